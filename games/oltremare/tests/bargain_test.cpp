// SPDX-License-Identifier: MIT
// What the game's own judgement makes of cards and deals, and what a bot does with it.
#include "bots/player.hpp"
#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

std::int32_t judged(const Table& t, Seat seat) {
  NoTerms none;
  return t.game().judge(t.state(), seat, none);
}

const bots::BotSpec greedy{.text = "greedy", .kind = bots::BotKind::greedy};
const bots::BotSpec search{.text = "search", .kind = bots::BotKind::search, .simulations = 150};

/// The answer of a bot, asked several times.
std::map<std::string, int> answers(const Table& t, const bots::BotSpec& bot) {
  std::map<std::string, int> counts;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed);
    const Move move = bots::choose(bot, bots::SeatKnowledge<Game>(t.game(), t.state(), t.to_move()), rng);
    ++counts[move == code::accept ? "accept" : move == code::decline ? "decline" : "other"];
  }
  return counts;
}

TEST(OltremareJudgement, a_card_that_makes_a_group_is_worth_more) {
  Table t(3);
  t.set("{'players': [{'hold': ['SI07', 'SI08'], 'hand': ['SI09', 'PO10', 'GR11', 'GR14']}, {}, {}]}");
  const Prospect prospect(t.game(), t.state(), A);
  const auto price = [&](std::string_view code) {
    CardSet without = t.state().hand[A];
    without.remove(t.card(code));
    return prospect.value(t.state().hand[A]) - prospect.value(without);
  };
  EXPECT_GT(price("SI09"), price("GR14")) << "the third silk on the hold";
}

TEST(OltremareJudgement, pirates_prestige_and_markers_count) {
  Table t(3);
  t.set("{'players': [{}, {}, {}]}");
  const std::int32_t plain = judged(t, A);
  t.set("{'players': [{'pirates': ['GR01']}, {}, {}]}");
  EXPECT_LT(judged(t, A), plain);
  t.set("{'players': [{'prestige': 1}, {}, {}]}");
  EXPECT_GT(judged(t, A), plain);
  t.set("{'players': [{'active_marker': 'good_business'}, {}, {}]}");
  EXPECT_GT(judged(t, A), plain);
}

TEST(OltremareJudgement, bots_accept_a_good_offer_and_refuse_a_bad_one) {
  Table t(4);
  const std::string position =
      "{'players': [{'hand': ['JE03', 'JE05', 'GR08', 'GR09', 'GR10']}, {'hold': ['JE01', 'JE07'], 'hand': ['GR12', "
      "'GR14', "
      "'OL13', 'PO10', 'PO11']}, {}, {}]}";
  for (const bots::BotSpec& bot : {greedy, search}) {
    t.set(position);
    t.play("talk:1");
    t.offer({"JE03"}, {"grain"}, "pay:1");
    EXPECT_GE(answers(t, bot)["accept"], 19) << bot.text << ": the third jewel for a grain, and a ducat";
    t.set(position);
    t.play("talk:1");
    t.offer({"GR09"}, {"pottery"}, "ask:6");
    EXPECT_EQ(answers(t, bot)["decline"], 20) << bot.text << ": six ducats for nothing";
  }
}

TEST(OltremareJudgement, who_searches_makes_offers_that_are_taken_and_few_others) {
  Table t(4);
  int offers = 0;
  int deals = 0;
  int turns = 0;
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    t.start(seed);
    Rng rng(seed);
    Seat turn = nobody;
    while (!t.over()) {
      if (t.state().turn != turn) ++turns;
      turn = t.state().turn;
      const Move move = bots::choose(search, bots::SeatKnowledge<Game>(t.game(), t.state(), t.to_move()), rng);
      offers += move == code::send ? 1 : 0;
      deals += move == code::accept ? 1 : 0;
      t.play_code(move);
    }
  }
  EXPECT_GT(deals, 0);
  EXPECT_GE(5 * deals, offers) << "at least every fifth offer is taken";
  EXPECT_LT(offers, turns) << "not one a turn";
}

TEST(OltremareJudgement, greedy_players_deal_and_both_sides_expect_to_gain) {
  Table t(4);
  int games_with_deals = 0;
  std::int64_t gains_active = 0;
  std::int64_t gains_other = 0;
  int deals = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    t.start(seed);
    Rng rng(seed);
    int deals_before = deals;
    while (!t.over()) {
      const Move move = bots::choose(greedy, bots::SeatKnowledge<Game>(t.game(), t.state(), t.to_move()), rng);
      if (move == code::accept) {
        const Seat active = t.state().turn;
        const Seat other = t.state().proposer == active ? t.state().partner : t.state().proposer;
        const State before = t.state();
        t.play("decline");
        const std::int32_t active_without = judged(t, active);
        const std::int32_t other_without = judged(t, other);
        t.set(before);
        t.play("accept");
        while (t.decision() == "deliver") t.play(t.legal()[0]);
        gains_active += judged(t, active) - active_without;
        gains_other += judged(t, other) - other_without;
        ++deals;
        continue;
      }
      t.play_code(move);
    }
    games_with_deals += deals > deals_before ? 1 : 0;
  }
  EXPECT_EQ(games_with_deals, 6);
  EXPECT_GT(gains_active, 0);
  EXPECT_GT(gains_other, 0);
}

}  // namespace
}  // namespace fondaco::oltremare
