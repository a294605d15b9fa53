// SPDX-License-Identifier: MIT
// What the judgement likes: each part of it in two positions that differ in one thing, and the greedy player's answers
// where the variants ask it something.
#include "engine/judgement.hpp"

#include "bots/player.hpp"
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

/// One part of what a player is said to have.
int term(const Table& t, TermLabel label, Seat seat = A) {
  TermList terms;
  t.game().judge(t.state(), seat, terms);
  int sum = 0;
  for (const Term& one : terms.terms()) {
    if (one.label == static_cast<std::uint8_t>(label)) sum += one.value;
  }
  return sum;
}

/// The same, in a position of solo play before the trip of the given turn.
int alone(std::string_view turn, const std::string& office, TermLabel label, std::string_view more = "") {
  Table t(1);
  t.set(join("'stage': 'travel', 'turns': ", turn, more), {{A, office}});
  return term(t, label);
}

const bots::BotSpec greedy{.text = "greedy", .kind = bots::BotKind::greedy};
const bots::BotSpec search{.text = "search", .kind = bots::BotKind::search, .simulations = 60};

/// How often something happened in whole games of such players.
int happened(const Table& t, EventKind kind, int games, const bots::BotSpec& bot = greedy) {
  EventJournal journal;
  for (int i = 0; i < games; ++i) {
    State state = t.game().start(Seed{static_cast<std::uint64_t>(i), 0});
    Rng rng(static_cast<std::uint64_t>(i));
    for (Seat seat = t.game().to_move(state); seat != nobody; seat = t.game().to_move(state)) {
      const Move move = bots::choose(bot, bots::SeatKnowledge<Game>(t.game(), state, seat), rng);
      t.game().apply(state, move, journal);
    }
  }
  return static_cast<int>(std::ranges::count_if(
      journal.events(), [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); }));
}

const std::string iron_for_danzig = "'contracts': ['C02_DAN']";  // asks for two iron
const std::string pile_3 = ", 'piles': {'3': ['C03_ENG']}";

TEST(MerkatorJudgement, a_contract_is_the_nearer_the_less_it_lacks) {
  const auto chance = [](const std::string& goods) {
    return alone("5", join(iron_for_danzig, ", 'goods': {", goods, "}"), TermLabel::chances, pile_3);
  };
  EXPECT_GT(chance("'iron': 2"), chance("'iron': 1"));
  EXPECT_GT(chance("'iron': 1"), chance(""));
  EXPECT_EQ(chance("'iron': 1, 'grain': 4"), chance("'iron': 2"));  // MK-6.4
}

TEST(MerkatorJudgement, nothing_can_be_fetched_any_more_in_the_last_turn) {
  const auto chance = [](const std::string& goods) {
    return alone("17", join(iron_for_danzig, ", 'goods': {", goods, "}"), TermLabel::chances, pile_3);
  };
  EXPECT_EQ(chance("'iron': 1"), 0);
  EXPECT_GT(chance("'iron': 2"), 0);
}

TEST(MerkatorJudgement, a_bonus_card_at_the_place_of_a_contract_brings_what_it_asks_for) {
  // N01 brings two saltpeter to Hamburg; C05_RUS wants them in Russia.
  const std::string goods = ", 'goods': {'muskets': 2}";
  const auto cards = [&](std::string_view bonus) {
    return alone("5", join("'contracts': ['C05_RUS'], 'bonus': ['", bonus, "']", goods), TermLabel::cards);
  };
  EXPECT_GT(cards("N09"), cards("N10"));  // Russia is visited for the contract anyway
  EXPECT_GT(cards("N01"), cards("N15"));  // saltpeter is wanted, and Hamburg gives time
}

TEST(MerkatorJudgement, goods_that_a_contract_asks_for_are_worth_more) {
  const auto goods = [](std::string_view good) {
    return alone("5", join(iron_for_danzig, ", 'goods': {'", good, "': 2}"), TermLabel::goods);
  };
  EXPECT_GT(goods("iron"), goods("wine"));
}

TEST(MerkatorJudgement, high_contracts_are_worth_more_than_their_points_tell_low_ones_less) {
  const auto contract = [](std::string_view turn, std::string_view id) {
    return alone(turn, join("'contracts': ['", id, "']"), TermLabel::contracts);
  };
  EXPECT_LT(contract("2", "C02_DAN"), 200);
  EXPECT_GT(contract("2", "C08_RUS") * 2, contract("2", "C02_DAN") * 8);
  Table over(2);
  over.set("'stage': 'over', 'finale': 'running', 'closing': 0", {{A, "'contracts': ['C08_RUS']"}});
  EXPECT_EQ(term(over, TermLabel::contracts), 800);
  EXPECT_EQ(term(over, TermLabel::victory), weigh::win);
}

TEST(MerkatorJudgement, MK_9_2_contracts_beyond_the_office_count_half_at_the_end_and_pay_for_cards_before) {
  const std::string five = "'contracts': ['C06_HAM', 'C07_DAN', 'C08_HAM', 'C09_DAN', 'C10_ENG']";
  const std::string six = "'contracts': ['C02_DAN', 'C06_HAM', 'C07_DAN', 'C08_HAM', 'C09_DAN', 'C10_ENG']";
  EXPECT_EQ(alone("17", six, TermLabel::contracts) - alone("17", five, TermLabel::contracts), 100);
  EXPECT_EQ(alone("5", six, TermLabel::contracts), alone("5", five, TermLabel::contracts));
  EXPECT_GT(alone("5", six, TermLabel::coins), alone("5", five, TermLabel::coins));  // MK-10.4
}

TEST(MerkatorJudgement, counters_are_worth_something_as_long_as_there_are_trips) {
  EXPECT_GT(alone("5", "'counters': 2", TermLabel::time), alone("5", "'counters': 1", TermLabel::time));
}

TEST(MerkatorJudgement, MK_8_1_who_leads_likes_the_end_near) {
  Table t(2);
  const auto pace = [&](std::string_view chart) {
    t.set(join("'stage': 'travel', 'chart': ", chart),
          {{A, "'contracts': ['C10_ENG', 'C09_DAN']"}, {B, "'contracts': ['C02_DAN']"}});
    return term(t, TermLabel::pace);
  };
  EXPECT_GT(pace("{'side': 'ultimo', 'row': 4, 'left': 1}"), pace("{'side': 'ultimo', 'row': 3, 'left': 8}"));
}

TEST(MerkatorJudgement, MK_11_8_players_offer_now_and_then_and_never_in_vain) {
  const Table t(3, {{"variant_d_contract_offers", "on"}});
  const int offered = happened(t, EventKind::offered, 12);
  EXPECT_GT(offered, 0);
  EXPECT_LT(offered, 60);
  EXPECT_GE(happened(t, EventKind::accepted, 12) * 2, offered);
  const int sought = happened(t, EventKind::offered, 3, search);
  EXPECT_GT(sought, 0);
  EXPECT_LT(sought, 60);
}

TEST(MerkatorJudgement, MK_8_1_greedy_games_end_before_the_limit) {
  for (const Seat players : {Seat{2}, Seat{4}}) {
    const Table t(players);
    EXPECT_EQ(happened(t, EventKind::triggered, 4), 4);
  }
}

}  // namespace
}  // namespace fondaco::merkator
