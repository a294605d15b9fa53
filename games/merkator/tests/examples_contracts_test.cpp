// SPDX-License-Identifier: MIT
// The worked examples on contracts, payment, joining and rewards.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Examples, MK_E9_MK_6_5_MK_6_2_the_next_level_and_the_contract_stays) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': ['C06_ENG', 'C06_HAM']}"),
        {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.contracts(A), "['C05_RUS','C06_ENG']");
  EXPECT_EQ(t.top(6), "C06_HAM");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_THAT(t.events(), Contains("0 received C06_ENG MK-6.5"));
}

TEST(Examples, MK_E10_MK_6_4_four_of_one_type_for_a_unit) {
  Table t(2);
  t.set(in_russia, {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 1, 'muskets': 2, 'iron': 5}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.goods(A), "{'iron':1}");
  EXPECT_THAT(t.events(), Contains("0 exchanged iron saltpeter MK-6.4"));
  for (int counters = 0; counters <= 3; ++counters) {
    t.set(in_russia, {{A, join("'contracts': ['C05_RUS'], 'counters': ", std::to_string(counters),
                               ", 'goods': {'saltpeter': 1, 'muskets': 2, 'iron': 2, 'copper': 2}")}});
    EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.14");
  }
}

TEST(Examples, MK_E11_four_counters_for_a_unit) {
  Table t(2);
  t.set(in_russia, {{A, "'contracts': ['C05_RUS'], 'counters': 4, 'goods': {'saltpeter': 2, 'muskets': 1}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.counters(A), 0);
  EXPECT_EQ(t.goods(A), "{}");
  t.set(in_russia, {{A, "'contracts': ['C05_RUS'], 'counters': 3, 'goods': {'saltpeter': 2, 'muskets': 1}"}});
  EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.14");
}

TEST(Examples, MK_E12_an_exchange_although_the_good_is_there) {
  Table t(2);
  t.set(in_russia, {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2, 'coal': 4}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("enough", "exchange:coal"));
  t.play("exchange:coal");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("for:muskets", "for:saltpeter"));
  t.play("for:saltpeter");
  EXPECT_EQ(t.goods(A), "{'saltpeter':1}");
}

TEST(Examples, MK_E13_a_contract_in_the_first_turn_from_the_supply_tile) {
  Table t(2);
  t.set("'stage': 'travel'",
        {{A,
          "'contracts': ['C03_FRA'], 'supply': ['green', 'yellow', 'black', 'purple', 'orange', 'grey', 'blue', "
          "'red']"}});
  t.play("go:france", "split:0", "fulfil:C03_FRA");
  EXPECT_EQ(t.supply(A), "['yellow','black','orange','grey','blue','red']");
  EXPECT_EQ(t.goods(A), "{'wine':1}");
  EXPECT_THAT(t.events(), Contains("0 used-cube muskets MK-6.15"));
}

TEST(Examples, MK_E14_MK_6_7_a_contract_just_received_and_one_already_fulfilled) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'england', 'piles': {'5': ['C05_ENG', 'C05_HAM']}",
        {{A, "'contracts': ['C04_ENG'], 'goods': {'copper': 2, 'muskets': 4, 'iron': 3, 'fish_oil': 1}"}});
  t.play("fulfil:C04_ENG", "with:muskets");
  EXPECT_TRUE(t.owns(A, "C05_ENG"));
  EXPECT_EQ(t.refused("fulfil:C04_ENG"), "MK-6.1");
  t.play("fulfil:C05_ENG");
  EXPECT_EQ(t.goods(A), "{'muskets':2,'copper':1}");
  t.set("'stage': 'fulfil', 'token': 'england'",
        {{A, "'contracts': ['C04_ENG', 'C05_ENG'], 'goods': {'copper': 1, 'muskets': 2}"}});
  EXPECT_EQ(t.refused("fulfil:C04_ENG"), "");  // in the next turn
}

TEST(Examples, MK_E15_MK_6_3_MK_R14_any_mixture_of_a_category) {
  Table t(2);
  constexpr std::string_view here = "'stage': 'fulfil', 'token': 'bohemia'";
  t.set(here, {{A, "'contracts': ['C04_BOHa'], 'goods': {'wine': 1, 'ham': 2}"}});
  EXPECT_EQ(t.allowed_by("fulfil:C04_BOHa"), "MK-6.14");
  t.set(here, {{A, "'contracts': ['C04_BOHa'], 'goods': {'wine': 1, 'ham': 1, 'grain': 1}"}});
  t.play("fulfil:C04_BOHa");
  EXPECT_EQ(t.goods(A), "{}");
  t.set(here, {{A, "'contracts': ['C04_BOHa'], 'goods': {'wine': 1, 'ham': 1, 'plums': 1}"}});
  EXPECT_EQ(t.refused("fulfil:C04_BOHa"), "MK-6.14");
}

TEST(Examples, MK_E23_MK_6_10_joining_denmark_costs_two) {
  Table t(2);
  constexpr std::string_view asked = "'stage': 'join', 'token': 'denmark', 'turn': 0, 'to_move': 1";
  t.set(asked, {{B, "'counters': 1, 'bonus': ['N08']"}});
  EXPECT_EQ(t.refused("join"), "MK-6.10");
  t.set(asked, {{A, "'counters': 1"}, {B, "'counters': 2, 'bonus': ['N08']"}});
  t.play("join");
  EXPECT_EQ(t.counters(A), 3);
  EXPECT_EQ(t.counters(B), 0);
  EXPECT_EQ(t.goods(B), "{'ham':1}");
}

TEST(Examples, MK_E24_the_price_of_the_trip_is_the_active_player_s) {
  Table t(2);
  t.set("'stage': 'travel'", {{A, "'counters': 2"}, {B, "'counters': 3"}});
  t.play("go:italy");
  EXPECT_EQ(t.counters(A), 0);
  t.play("join");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_EQ(t.counters(B), 1);
}

TEST(Examples, MK_E26_MK_R6_MK_R7_a_joiner_takes_the_peace) {
  Table t(3);
  t.set("'stage': 'join', 'token': 'england', 'turn': 2, 'to_move': 0, 'piles': {'10': ['C10_RUS', 'C10_FRA']}",
        {{A, "'counters': 1, 'contracts': ['C10_ENG'], 'goods': {'livestock': 3, 'copper': 3, 'saltpeter': 2}"}});
  t.play("join", "fulfil:C10_ENG");
  EXPECT_TRUE(t.owns(A, "C14_PEACE"));
  EXPECT_THAT(t.events(), Contains("0 triggered peace MK-8.1"));
  t.pass();
  Texts order;
  while (!t.over()) {
    order.push_back(std::to_string(t.state().turn));
    t.trip("bohemia");
  }
  EXPECT_THAT(order, ElementsAre("0", "1", "2"));

  // With the Peace gone a 10 gives another 10; without any, nothing.
  constexpr std::string_view office =
      "'contracts': ['C10_FRA'], 'goods': {'spice': 2, 'ham': 2, 'muskets': 2, 'fabric': 1}";
  t.set(
      "'stage': 'fulfil', 'token': 'france', 'finale': 'running', 'closing': 2, 'turn': 1, 'to_move': 1, "
      "'piles': {'10': ['C10_RUS', 'C10_HAM']}",
      {{A, "'contracts': ['C14_PEACE']"}, {B, std::string(office)}});
  t.play("fulfil:C10_FRA");
  EXPECT_EQ(t.contracts(B), "['C10_RUS','C10_FRA']");
  t.set(
      "'stage': 'fulfil', 'token': 'france', 'finale': 'running', 'closing': 2, 'turn': 1, 'to_move': 1, "
      "'piles': {'10': []}",
      {{A, "'contracts': ['C14_PEACE']"}, {B, std::string(office)}});
  t.play("fulfil:C10_FRA");
  EXPECT_EQ(t.contracts(B), "['C10_FRA']");
  EXPECT_EQ(t.count("unrewarded"), 1);
}

TEST(Examples, MK_E27_twelve_different_goods) {
  Table t(2);
  constexpr std::string_view here = "'stage': 'fulfil', 'token': 'hamburg'";
  const std::string ten =
      "'contracts': ['C10_HAM'], 'goods': {'livestock': 1, 'muskets': 1, 'grain': 1, 'saltpeter': 1, 'iron': 1, "
      "'copper': 1, 'ham': 1, 'fish_oil': 1, 'vegetables': 1";
  t.set(here, {{A, join(ten, ", 'calfskin': 1, 'fabric': 1, 'coal': 1}")}});
  t.play("fulfil:C10_HAM");
  EXPECT_EQ(t.goods(A), "{}");
  t.set(here, {{A, join(ten, ", 'calfskin': 1, 'fabric': 5}")}});
  t.play("fulfil:C10_HAM");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_THAT(t.events(), Contains("0 exchanged fabric MK-6.4"));
  t.set(here, {{A, join(ten, ", 'calfskin': 5}")}});
  EXPECT_EQ(t.refused("fulfil:C10_HAM"), "MK-6.14");
}

TEST(Examples, MK_E33_MK_6_6_an_empty_pile_is_made_of_discards) {
  Table t(2);
  constexpr std::string_view office = "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}";
  t.set(join(in_russia, ", 'piles': {'6': []}, 'discard': ['C06_HAM', 'C06_DAN']"), {{A, std::string(office)}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.state().owned[A].size(), 2U);
  EXPECT_NE(t.owns(A, "C06_HAM"), t.owns(A, "C06_DAN"));
  EXPECT_EQ(t.top(6), t.owns(A, "C06_HAM") ? "C06_DAN" : "C06_HAM");
  EXPECT_EQ(t.count("reshuffled"), 1);
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  t.set(join(in_russia, ", 'piles': {'6': [], '5': ['C05_ENG', 'C05_HAM']}"), {{A, std::string(office)}});
  t.play("fulfil:C05_RUS");
  EXPECT_TRUE(t.owns(A, "C05_ENG"));
}

TEST(Examples, MK_E43_MK_6_15_MK_R30_a_cube_or_an_exchange) {
  const Offices office{
      {A, "'contracts': ['C05_RUS'], 'supply': ['yellow'], 'goods': {'saltpeter': 1, 'muskets': 2, 'iron': 4}"}};
  Table t(2);
  t.set(in_russia, office);
  t.play("fulfil:C05_RUS");
  EXPECT_TRUE(t.offers("enough"));
  EXPECT_TRUE(t.offers("exchange:iron"));
  t.play("enough");
  EXPECT_EQ(t.goods(A), "{'iron':4}");
  EXPECT_EQ(t.supply(A), "[]");
  t.set(in_russia, office);
  t.play("fulfil:C05_RUS", "exchange:iron", "for:saltpeter");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "['yellow']");
  t.set(in_russia, {{A, "'contracts': ['C05_RUS'], 'supply': ['yellow'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.supply(A), "['yellow']");
}

TEST(Examples, MK_E44_MK_R32_once_in_each_turn) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'england', 'turn': 0, 'to_move': 1",
        {{B, "'counters': 1, 'contracts': ['C04_ENG'], 'goods': {'copper': 2, 'muskets': 4}"}});
  t.play("join", "fulfil:C04_ENG");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.goods(B), "{'muskets':2,'copper':1}");
  t.pass();
  ASSERT_EQ(t.decision(), "travel");
  t.play("go:england");
  while (t.decision() == "split") t.play("split:0");
  EXPECT_EQ(t.allowed_by("fulfil:C04_ENG"), "MK-6.14");
}

TEST(Examples, MK_E45_MK_R13_goods_of_the_category_are_not_exchanged_for_it) {
  Table t(2);
  constexpr std::string_view here = "'stage': 'fulfil', 'token': 'sweden'";
  t.set(here, {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'plums': 2, 'fabric': 4, 'wine': 5}"}});
  t.play("fulfil:C06_SWE");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("exchange:fabric", "exchange:wine"));
  t.play("exchange:wine", "for-category");
  EXPECT_THAT(t.goods(A), HasSubstr("'wine':1"));
  t.set(here, {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'plums': 4}"}});
  t.play("fulfil:C06_SWE");
  EXPECT_EQ(t.goods(A), "{'plums':1}");
  t.set("'stage': 'replaces', 'token': 'sweden', 'payment': {'contract': 'C06_SWE', 'source': 'plums'}",
        {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'plums': 8}"}});
  EXPECT_EQ(t.refused("for-category"), "MK-R13");
  EXPECT_THAT(t.legal(), ElementsAre("for:calfskin"));
}

}  // namespace
}  // namespace fondaco::merkator
