// SPDX-License-Identifier: MIT
// The end and scoring (MK-8, MK-9).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(End, MK_8_4_MK_R5_in_the_final_round_counters_come_from_the_reserve) {
  Table t(2);
  t.set("'stage': 'travel', 'finale': 'running', 'closing': 1, 'chart': {'row': 3, 'left': 1}, 'cubes': {'hamburg': 0}",
        {{A, "'goods': {'ham': 1}"}});
  t.play("go:hamburg");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_EQ(t.on_chart(), 9);
  EXPECT_EQ(t.count("letter"), 0);
  EXPECT_EQ(t.count("triggered"), 0);
}

TEST(End, MK_8_1_the_last_counter_of_another_row_triggers_nothing) {
  Table t(2);
  t.set("'stage': 'travel', 'chart': {'row': 3, 'left': 1}, 'letters': {'DD': 2, 'EE': 2}, 'cubes': {'sweden': 0}");
  t.play("go:sweden");
  EXPECT_EQ(t.at("finale"), "none");
  EXPECT_EQ(t.on_chart(), 8);
}

TEST(End, MK_8_3_everybody_has_one_more_turn_and_no_forced_sale_before_it) {
  Table t(3);
  t.set("'stage': 'travel', 'turn': 2, 'to_move': 2, 'finale': 'triggered', 'cubes': {'russia': 0}",
        {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM']"}});
  t.play("go:russia");
  EXPECT_THAT(t.events(), Contains("0 final-turn MK-3.1"));
  EXPECT_EQ(t.at("finale"), "running");
  EXPECT_EQ(t.number("closing"), 2);
  EXPECT_EQ(t.allowed_by("end"), "MK-4.4");  // six contracts
  t.play("end");
  t.trip("bohemia");
  t.trip("bohemia");
  EXPECT_FALSE(t.over());
  t.trip("bohemia");
  EXPECT_TRUE(t.over());
}

TEST(End, MK_4_5_a_triggered_end_does_not_yet_lift_the_forced_sale) {
  Table t(2);
  t.set("'finale': 'triggered'",
        {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM']"}});
  EXPECT_EQ(t.refused("end"), "MK-4.4");
}

TEST(End, MK_8_4_a_second_trigger_has_no_effect) {
  const Offices office{{A, "'contracts': ['C10_ENG'], 'goods': {'livestock': 3, 'copper': 3, 'saltpeter': 2}"}};
  Table t(3);
  t.set("'stage': 'fulfil', 'token': 'england', 'finale': 'running', 'closing': 2", office);
  t.play("fulfil:C10_ENG");
  EXPECT_TRUE(t.owns(A, "C14_PEACE"));
  EXPECT_EQ(t.count("triggered"), 0);
  EXPECT_EQ(t.number("closing"), 2);
  EXPECT_EQ(t.at("finale"), "running");
  t.set("'stage': 'fulfil', 'token': 'england', 'finale': 'triggered', 'chart': {'row': 5, 'left': 0}", office);
  t.play("fulfil:C10_ENG");
  EXPECT_EQ(t.count("triggered"), 0);
}

TEST(End, MK_8_1_only_the_peace_triggers_the_final_round) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'england', 'piles': {'14': [], '10': ['C10_RUS']}",
        {{A, "'contracts': ['C10_ENG'], 'goods': {'livestock': 3, 'copper': 3, 'saltpeter': 2}"}});
  t.play("fulfil:C10_ENG");
  EXPECT_EQ(t.at("finale"), "none");
}

TEST(End, MK_R35_not_before_sixty_turns_each) {
  Table t(2);
  t.set("'stage': 'travel', 'turns': 119, 'cubes': {'russia': 0}");
  t.play("go:russia");
  EXPECT_EQ(t.count("triggered"), 0);
  Table four(4);
  four.set("'stage': 'travel', 'turns': 239, 'cubes': {'russia': 0}");
  four.play("go:russia");
  EXPECT_EQ(four.count("triggered"), 0);
  four.set("'stage': 'travel', 'turns': 240, 'cubes': {'russia': 0}");
  four.play("go:russia");
  EXPECT_EQ(four.count("triggered"), 1);
}

TEST(End, MK_R35_a_game_that_does_not_end_is_ended) {
  Table t(2);
  t.set("'stage': 'travel', 'turns': 120, 'cubes': {'russia': 0}");
  t.play("go:russia");
  EXPECT_THAT(t.events(), Contains("0 triggered length MK-R35"));
  t.trip("bohemia");
  EXPECT_FALSE(t.over());
  t.trip("bohemia");
  EXPECT_TRUE(t.over());
}

/// Points of one building in an office.
int points(std::string_view building, std::string_view office, std::string_view other = "") {
  Table t(2);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
        {{A, join("'buildings': ['", building, "'], ", office)}, {B, std::string(other)}});
  return t.total(A);
}

TEST(Scoring, MK_9_3_every_kind_of_building) {
  EXPECT_EQ(points("B04", "'goods': {'ham': 3, 'grain': 1, 'iron': 4}"), 8);                          // per type
  EXPECT_EQ(points("B14", "'goods': {'ham': 3, 'grain': 1}"), 8);                                     // per good
  EXPECT_EQ(points("B14", "'goods': {'ham': 9, 'grain': 1}"), 10);                                    // at most 5
  EXPECT_EQ(points("B11", "'counters': 5"), 4);                                                       // per counters
  EXPECT_EQ(points("B12", "'counters': 5"), 6);                                                       // tiers
  EXPECT_EQ(points("B13", "'goods': {'iron': 1, 'copper': 2, 'ham': 1, 'wine': 1, 'plums': 1}"), 4);  // pairs
  EXPECT_EQ(points("B20", "'goods': {'wine': 1, 'spice': 2, 'fabric': 1}"), 4);  // complete columns
  const std::string_view five = "'goods': {'ham': 1, 'plums': 1, 'muskets': 1, 'iron': 1, 'fabric': 1";
  EXPECT_EQ(points("B21", join(five, ", 'wine': 1}")), 8);  // all columns
  EXPECT_EQ(points("B21", join(five, "}")), 0);
  EXPECT_EQ(points("B22", "'contracts': ['C02_HAM']") - 4, 10);  // most contracts
  EXPECT_EQ(points("B22", "'contracts': ['C02_HAM']", "'contracts': ['C02_DAN']") - 4, 0);
  EXPECT_EQ(points("B24", "'goods': {'ham': 1, 'iron': 1}", "'goods': {'ham': 5}"), 12);  // most types
  EXPECT_EQ(points("B25", "'goods': {'ham': 1, 'iron': 1}", "'goods': {'ham': 5}"), 0);   // most goods
  EXPECT_EQ(points("B26", "'bonus': ['N01']"), 10);                                       // most bonus cards
}

TEST(Scoring, MK_9_1_in_turn_order_from_the_starting_player) {
  Table t(3);
  t.set(
      "'stage': 'travel', 'start_seat': 1, 'turn': 2, 'to_move': 2, 'finale': 'running', 'closing': 2, "
      "'cubes': {'russia': 0}",
      {{A, "'supply': ['green']"}, {B, "'supply': ['yellow', 'red']"}, {C, "'supply': ['black']"}});
  t.play("go:russia", "done");
  Texts asked;
  while (t.decision() == "final_supply") {
    asked.push_back(join(std::to_string(t.to_move()), " ", t.legal().front()));
    t.play(t.legal().front());
  }
  EXPECT_THAT(asked, ElementsAre("1 keep:yellow", "1 keep:red", "2 keep:black", "0 keep:green"));
  EXPECT_THAT(t.events(), Contains("ended MK-8.3"));
}

TEST(Scoring, MK_9_1_a_cube_turned_at_the_end_is_said_so) {
  Table t(2);
  t.set("'stage': 'final_supply', 'finale': 'running', 'closing': 0, 'colour': 'red'", {{A, "'supply': ['red']"}});
  t.play("convert:spice");
  EXPECT_THAT(t.events(), Contains("0 converted spice MK-9.1"));
  EXPECT_EQ(t.goods(A), "{'spice':1}");
}

TEST(Scoring, MK_9_2_exactly_five_in_full_and_halves_are_not_rounded) {
  Table t(2);
  const auto points = [&](std::string_view contracts) {
    t.set("'stage': 'over', 'finale': 'running', 'closing': 0", {{A, join("'contracts': [", contracts, "]")}});
    return t.total(A);
  };
  EXPECT_EQ(points("'C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C06_HAM'"), 2 * 20);
  EXPECT_EQ(points("'C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C06_HAM', 'C07_DAN'"), 2 * 25 + 2);
  EXPECT_EQ(points("'C03_HAM', 'C03_DAN', 'C05_HAM', 'C05_DAN', 'C06_HAM', 'C07_DAN', 'C08_HAM'"), 2 * 31 + 6);
  EXPECT_EQ(points("'C03_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM', 'C07_DAN', 'C08_HAM'"), 2 * 31 + 3);  // 1.5
}

TEST(Scoring, MK_9_3_points_for_each_full_group) {
  Table t(2, {},
          edition_with({{"'kind': 'per_time', 'per': 2, 'vp': 1, 'max': 6",
                         "'kind': 'per_time', 'per': 4, 'vp': 2, 'max': 6"}}));
  for (const auto& [counters, points] :
       {std::pair{3, 0}, std::pair{4, 2}, std::pair{7, 2}, std::pair{8, 4}, std::pair{20, 6}}) {
    t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
          {{A, join("'buildings': ['B11'], 'counters': ", std::to_string(counters))}});
    EXPECT_EQ(t.total(A), 2 * points) << counters;
  }
}

TEST(Scoring, MK_9_4_the_same_goods_count_for_several_buildings) {
  Table t(2);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
        {{A, "'buildings': ['B01', 'B10'], 'goods': {'iron': 1}"}});
  EXPECT_THAT(t.breakdown(A), ElementsAre("b01 4 MK-9.3", "b10 2 MK-9.3"));
}

TEST(Scoring, MK_9_6_points_before_counters_and_no_further_tie_break) {
  Table t(3);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
        {{A, "'contracts': ['C06_HAM'], 'coins': 1"},
         {B, "'contracts': ['C05_DAN'], 'counters': 9"},
         {C, "'contracts': ['C06_DAN'], 'coins': 15, 'goods': {'ham': 3}"}});
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(C), 1);
  EXPECT_EQ(t.rank(B), 3);
}

TEST(Scoring, MK_9_5_nothing_else_scores) {
  Table t(2);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
        {{A, "'goods': {'ham': 9}, 'counters': 9, 'coins': 15, 'bonus': ['N01', 'N02'], 'supply': ['red']"}});
  EXPECT_EQ(t.total(A), 0);
}

TEST(Scoring, MK_D10_each_remaining_cube_in_turn_order) {
  Table t(2);
  t.set(
      "'stage': 'final_supply', 'start_seat': 1, 'to_move': 1, 'turn': 0, 'finale': 'running', 'closing': 0, "
      "'colour': 'red'",
      {{A, "'supply': ['green']"}, {B, "'supply': ['red']"}});
  t.play("keep:red");
  EXPECT_EQ(t.to_move(), A);
  t.play("convert:livestock");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.supply(B), "['red']");
  EXPECT_EQ(t.goods(A), "{'livestock':1}");
}

}  // namespace
}  // namespace fondaco::merkator
