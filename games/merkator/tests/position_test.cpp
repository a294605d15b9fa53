// SPDX-License-Identifier: MIT
// Positions written by hand: what is refused, and where.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(MerkatorPosition, a_cube_of_a_colour_lies_on_a_supply_tile_once) {
  const Table t(2);
  EXPECT_EQ(t.refused_position("", {{A, "'supply': ['green']"}}), "");
  EXPECT_THAT(t.refused_position("", {{A, "'supply': ['green', 'green']"}}),
              HasSubstr("players[0].supply[1]: this is listed twice"));
}

TEST(MerkatorPosition, refuses_keys_it_does_not_know_in_offers) {
  const Table t(2, {{"variant_d_contract_offers", "on"}});
  EXPECT_THAT(t.refused_position("'stage': 'offer_coins', 'taker': 0, 'offers': [{'coin': 1}, {}]"),
              HasSubstr("offers[0]: unknown key \"coin\", did you mean \"coins\"?"));
  EXPECT_THAT(t.refused_position("'offers': [{'coins': 1}, {}]"), HasSubstr("offers are made to a taker"));
}

TEST(MerkatorPosition, MK_8_3_a_game_is_over_after_the_final_round) {
  const Table t(2);
  EXPECT_EQ(t.refused_position("'stage': 'over', 'finale': 'running', 'closing': 0"), "");
  for (const std::string_view running : {"", ", 'finale': 'triggered'", ", 'finale': 'running', 'closing': 1"})
    EXPECT_THAT(t.refused_position(join("'stage': 'over'", running)), HasSubstr("MK-8.3")) << running;
}

TEST(MerkatorPosition, MK_10_8_a_solo_game_is_over_after_its_last_turn) {
  const Table solo(1);
  EXPECT_EQ(solo.refused_position("'stage': 'over', 'turns': 17"), "");
  EXPECT_THAT(solo.refused_position("'stage': 'over', 'turns': 16"), HasSubstr("MK-10.8"));
}

TEST(MerkatorPosition, MK_10_2_the_stack_is_for_solo_play) {
  const Table t(2);
  EXPECT_THAT(t.refused_position("'stack': ['C10_RUS']"), HasSubstr("stack: the stack is for solo play (MK-10.2)"));
}

TEST(MerkatorPosition, reads_what_play_can_reach_and_refuses_what_a_field_cannot_hold) {
  const Table t(2);
  for (const std::string_view sound :
       {"'coins': 10001", "'coins': 60000", "'counters': 254", "'goods': {'grain': 254}"})
    EXPECT_EQ(t.refused_position("", {{A, std::string(sound)}}), "") << sound;
  EXPECT_THAT(t.refused_position("", {{A, "'coins': 60001"}}), HasSubstr("players[0].coins: expected a whole number"));
  EXPECT_THAT(t.refused_position("", {{A, "'counters': 255"}}),
              HasSubstr("players[0].counters: expected a whole number, 0 to 254"));
  EXPECT_THAT(t.refused_position("", {{A, "'goods': {'grain': 255}"}}), HasSubstr("players[0].goods.grain"));
  EXPECT_THAT(t.refused_position("'cubes': {'russia': 300}"), HasSubstr("cubes.russia"));
}

TEST(MerkatorPosition, misspelt_names_get_a_suggestion) {
  const Table t(2);
  const std::vector<std::pair<std::string, std::string>> cases{
      {"'contracts': ['C05_RSU']", "unknown contract \"C05_RSU\", did you mean \"C05_RUS\"?"},
      {"'goods': {'grian': 1}", "unknown good \"grian\", did you mean \"grain\"?"},
      {"'supply': ['gren']", "unknown colour \"gren\", did you mean \"green\"?"},
  };
  for (const auto& [office, says] : cases) EXPECT_THAT(t.refused_position("", {{A, office}}), HasSubstr(says));
  EXPECT_THAT(t.refused_position("'token': 'rusia'"), HasSubstr("unknown place \"rusia\", did you mean \"russia\"?"));
}

/// MK-6.14: in how many ways the units of a category can be spread over its types.
TEST(MerkatorPosition, MK_6_14_a_category_is_spread_in_at_most_ten_ways) {
  const Table t(2);
  unsigned most = 0;
  for (unsigned i = 0; i < t.edition().contracts; ++i) {
    const Contract& contract = t.edition().contract[i];
    if (contract.of_column == 0) continue;
    const auto types = static_cast<unsigned>(count_bits(t.edition().column[contract.column].goods));
    unsigned ways = 1;  // of choosing `types - 1` borders between the units
    for (unsigned border = 1; border < types; ++border) ways = ways * (contract.of_column + border) / border;
    most = std::max(most, ways);
  }
  EXPECT_EQ(most, 10U);
}

}  // namespace
}  // namespace fondaco::merkator
