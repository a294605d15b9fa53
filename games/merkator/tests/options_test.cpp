// SPDX-License-Identifier: MIT
// Solo, long game and variants (MK-10, MK-11), alone and together.
#include "games/merkator/tests/ledger.hpp"
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Options, MK_10_1_MK_10_8_seventeen_turns_alone) {
  Table t(1);
  t.start(6);
  EXPECT_EQ(t.counters(A), 0);
  EXPECT_EQ(count_bits(t.state().supply[A]), 8);
  EXPECT_EQ(count_bits(t.state().bonus[A]), 2);
  EXPECT_EQ(t.state().owned[A].size(), 4U);
  EXPECT_EQ(t.at("building_aside"), "['B22','B23','B24','B25','B26']");
  EXPECT_EQ(t.at("chart"), "absent");
  int ended = 0;
  t.play_out(6, [&] {
    EXPECT_EQ(t.count("letter") + t.count("joined") + t.count("triggered"), 0);
    ended += t.count("ended");
  });
  EXPECT_EQ(t.state().turns, 17);
  EXPECT_EQ(ended, 1);
  t.set("'stage': 'travel', 'cubes': {'hamburg': 0}");
  t.play("go:hamburg");
  EXPECT_EQ(t.counters(A), 2);  // from the reserve
}

TEST(Options, MK_10_5_MK_R18_solo_discards_without_pay) {
  Table t(1);
  const Offices office{{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM']"}};
  t.set("'building_display': ['B04'], 'bonus_display': []", office);
  EXPECT_EQ(t.refused("sell:C02_HAM"), "MK-10.4");
  EXPECT_EQ(t.refused("drop:C02_HAM"), "MK-4.1");
  t.play("end");
  EXPECT_EQ(t.decision(), "drop_contract");
  t.play("drop:C03_HAM");
  EXPECT_EQ(t.decision(), "travel");
  EXPECT_EQ(t.state().owned[A].size(), 5U);
  EXPECT_EQ(t.coins(A), 0);
  t.set("'turns': 17", office);
  t.play("end");
  EXPECT_EQ(t.decision(), "travel");
}

TEST(Options, MK_10_11_MK_R20_two_players_without_coins) {
  Table t(2, {{"no_coins", "on"}});
  t.set("'building_display': ['B21'], 'bonus_display': ['N01', 'N02']", {{A, "'contracts': ['C06_HAM', 'C02_HAM']"}});
  t.play("buy:B21");
  EXPECT_EQ(t.contracts(A), "['C02_HAM']");
  EXPECT_EQ(t.at("bonus_display"), "['N01','N02',null,null]");  // MK-10.6 does not apply
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': []}, 'discard': ['C06_HAM']",
        {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_TRUE(t.owns(A, "C06_HAM"));  // MK-6.6 does
  EXPECT_NE(t.refused_position("", {{A, "'coins': 1"}}), "");
}

TEST(Options, MK_11_2_a_card_in_hand_is_bought_and_opens_no_gap) {
  Table t(2, {{"advanced_hand", "on"}});
  t.set("'building_display': ['B12']", {{A, "'hand': 'B21', 'coins': 6"}});
  t.play("buy-hand");
  EXPECT_EQ(t.of(A, "buildings"), "['B21']");
  EXPECT_EQ(t.at("building_display"), "['B12',null,null,null]");
  EXPECT_EQ(t.coins(A), 0);
  t.set("", {{A, "'hand': 'B21', 'coins': 5"}});
  EXPECT_EQ(t.refused("buy-hand"), "MK-11.2");
}

TEST(Options, MK_11_4_a_card_in_hand_counts_nothing) {
  Table t(2, {{"advanced_hand", "on"}});
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0", {{A, "'hand': 'C10_ENG'"}});
  EXPECT_EQ(t.total(A), 0);
  t.set("", {{A, "'hand': 'C10_ENG', 'contracts': ['C02_HAM']"}});
  EXPECT_EQ(t.refused("sell:C10_ENG"), "MK-4.2");
  EXPECT_EQ(t.refused("sell:C02_HAM"), "MK-4.2");  // still the last contract
}

TEST(Options, MK_R21_MK_R33_cards_are_taken_in_phases_one_and_three_of_the_own_turn) {
  Table t(2, {{"advanced_hand", "on"}});
  t.set("'bonus_display': ['N01']");
  EXPECT_EQ(t.allowed_by("take:N01"), "MK-11.1");
  t.set("'stage': 'travel', 'bonus_display': ['N01']");
  EXPECT_EQ(t.refused("take:N01"), "MK-5.1");
  t.set("'stage': 'fulfil', 'token': 'russia', 'bonus_display': ['N01']");
  EXPECT_EQ(t.allowed_by("take:N01"), "MK-11.1");
  t.set("'stage': 'fulfil', 'token': 'russia', 'turn': 0, 'to_move': 1, 'bonus_display': ['N01']");
  EXPECT_EQ(t.refused("take:N01"), "MK-11.1");  // a joiner
}

TEST(Options, MK_D8_hand_or_pile_also_when_the_pile_is_empty) {
  Table t(2, {{"advanced_hand", "on"}});
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'7': [], '6': ['C06_HAM']}",
        {{A, "'contracts': ['C06_RUS'], 'hand': 'C07_DAN', 'goods': {'livestock': 3, 'saltpeter': 1}"}});
  t.play("fulfil:C06_RUS");
  EXPECT_THAT(t.legal(), ElementsAre("hand", "pile"));
  t.play("pile");
  EXPECT_TRUE(t.owns(A, "C06_HAM"));
  EXPECT_EQ(t.of(A, "hand"), "C07_DAN");
}

TEST(Options, MK_R29_coins_above_the_limit_are_lost_at_once) {
  constexpr std::string_view position =
      "'stage': 'accept', 'token': 'russia', 'taker': 0, 'reward': 'C06_HAM', "
      "'offers': [{}, {'coins': 10}], 'piles': {'6': ['C06_DAN']}";
  const Offices offices{{A, "'contracts': ['C06_HAM'], 'coins': 12"}, {B, "'coins': 15"}};
  Table t(2, {{"variant_d_contract_offers", "on"}});
  t.set(position, offices);
  t.play("accept:1");
  EXPECT_EQ(t.coins(A), 15);
  EXPECT_EQ(t.coins(B), 5);
  Table rich(2, {{"variant_d_contract_offers", "on"}, {"variant_b_building_pressure", "on"}});
  rich.set(position, offices);
  rich.play("accept:1");
  EXPECT_EQ(rich.coins(A), 22);
}

TEST(Options, MK_11_9_which_options_go_together) {
  EXPECT_EQ(Table::refused_table(2, {{"no_coins", "on"}, {"no_join", "on"}, {"long", "on"}}), "");
  EXPECT_EQ(Table::refused_table(1, {{"advanced_hand", "on"}, {"variant_c_bonus_gift", "on"}, {"solo", "on"}}), "");
  for (const auto& [players, option] :
       {std::pair{1, "long"}, std::pair{3, "no_join"}, std::pair{3, "no_coins"}, std::pair{1, "variant_a_no_loss"},
        std::pair{1, "variant_b_building_pressure"}, std::pair{1, "variant_d_contract_offers"}})
    EXPECT_NE(Table::refused_table(static_cast<Seat>(players), {{option, "on"}}), "") << option;
  EXPECT_EQ(Table::refused_table(2, {{"solo", "on"}}), "option 'solo' is for 1 player");
  EXPECT_EQ(Table::refused_table(1, {{"long", "on"}}), "option 'long' is for 2 to 4 players");
  EXPECT_EQ(Table::refused_table(3, {{"no_coins", "on"}}), "option 'no_coins' is for 2 players");
  EXPECT_NE(Table::refused_table(2, {{"variant_b_building_pressure", "on"}, {"no_coins", "on"}}), "");
}

/// Does `check` say of every code what `legal` says?
std::string disagreement(const Game& game, const State& state) {
  Game::Moves moves;
  game.legal(state, moves);
  for (unsigned code = 0; code < Game::move_count; ++code) {
    const auto move = static_cast<Move>(code);
    const bool listed = std::ranges::find(moves, move) != moves.end();
    if (game.check(state, move).legal() != listed) return "code " + std::to_string(code);
  }
  return {};
}

/// Every legal combination of options: random games stay sound, the two readings of the rules agree, the journal tells
/// all, and the games end.
TEST(Options, MK_11_9_all_combinations_keep_the_invariants) {
  const int games = std::getenv("FONDACO_LONG") != nullptr ? 500 : 2;
  constexpr std::array<std::string_view, 8> names{"long",
                                                  "no_join",
                                                  "no_coins",
                                                  "advanced_hand",
                                                  "variant_a_no_loss",
                                                  "variant_b_building_pressure",
                                                  "variant_c_bonus_gift",
                                                  "variant_d_contract_offers"};
  int tables = 0;
  unsigned positions = 0;
  for (Seat players = 1; players <= 4; ++players) {
    for (unsigned chosen = 0; chosen < 256; ++chosen) {
      Settings settings;
      for (unsigned i = 0; i < 8; ++i) {
        if (((chosen >> i) & 1U) != 0) settings.emplace_back(names[i], "on");
      }
      if (!Table::refused_table(players, settings).empty()) continue;
      ++tables;
      const Table t(players, settings);
      Ledger ledger(t.game());
      for (int game = 0; game < games; ++game) {
        State state = t.game().start(Seed{static_cast<std::uint64_t>(game), chosen});
        Rng rng(chosen * 1000U + static_cast<unsigned>(game));
        Game::Moves moves;
        while (t.game().to_move(state) != nobody) {
          ASSERT_EQ(fault_text(t.game().audit(state)), "") << unsigned{players} << " " << chosen;
          if (++positions % 53 == 0) {
            ASSERT_EQ(disagreement(t.game(), state), "") << unsigned{players} << " " << chosen;
          }
          const State before = state;
          EventJournal journal;
          t.game().legal(state, moves);
          ASSERT_GT(moves.size(), 1U) << "a question with one answer was asked";
          t.game().apply(state, moves[rng.index(moves.size())], journal);
          ASSERT_EQ(ledger.differs(before, journal, state), "") << unsigned{players} << " " << chosen;
        }
        ASSERT_EQ(fault_text(t.game().audit(state)), "");
      }
    }
  }
  EXPECT_EQ(tables, 4 + 192 + 64 + 64);
}

}  // namespace
}  // namespace fondaco::merkator
