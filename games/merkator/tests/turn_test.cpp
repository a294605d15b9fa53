// SPDX-License-Identifier: MIT
// Turns, investment, travel and losses (MK-3 … MK-5), with the decisions of each phase.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Turn, MK_3_1_four_phases_in_clockwise_turns) {
  Table t(2);
  t.set("", {{A, "'contracts': ['C02_HAM', 'C03_HAM']"}, {B, "'counters': 1, 'contracts': ['C02_DAN', 'C03_DAN']"}});
  EXPECT_EQ(t.decision(), "invest");
  EXPECT_EQ(t.refused("go:russia"), "MK-4.1");
  t.play("end");
  EXPECT_EQ(t.decision(), "travel");
  EXPECT_EQ(t.refused("sell:C02_HAM"), "MK-5.1");
  t.play("go:russia", "split:0");
  EXPECT_EQ(t.decision(), "join");
  EXPECT_EQ(t.to_move(), B);
  t.play("stay");
  EXPECT_EQ(t.decision(), "invest");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_THAT(t.events(), Contains("1 turn MK-3.1"));
}

TEST(Turn, MK_3_2_a_supply_cube_becomes_one_of_its_goods_for_good) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'russia'", {{A, "'supply': ['grey']"}});
  EXPECT_THAT(t.legal(), ElementsAre("done", "convert:fabric", "convert:coal"));
  EXPECT_EQ(t.refused("convert:iron"), "MK-3.2");
  t.play("convert:coal");
  EXPECT_EQ(t.goods(A), "{'coal':1}");
  EXPECT_EQ(t.supply(A), "[]");
  EXPECT_THAT(t.events(), Contains("0 converted coal MK-3.2"));
}

TEST(Invest, MK_4_1_MK_4_7_MK_D1_any_order_any_number) {
  Table t(2);
  t.set("'bonus_display': ['N09', 'N01'], 'building_display': ['B21']",
        {{A, "'coins': 3, 'contracts': ['C02_HAM', 'C04_HAM', 'C05_HAM'], 'bonus': ['N02'], 'buildings': ['B12']"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("end", "sell:C02_HAM", "sell:C04_HAM", "sell:C05_HAM", "buy:N09"));
  EXPECT_EQ(t.refused("buy:N05"), "MK-4.1");  // not face up
  t.play("buy:N09", "sell:C05_HAM", "sell:C02_HAM", "buy:B21");
  EXPECT_EQ(t.coins(A), 1);
  EXPECT_EQ(t.of(A, "bonus"), "['N02','N09']");
  EXPECT_FALSE(t.exists("sell:N02"));  // cards are never sold
  EXPECT_FALSE(t.exists("sell:B12"));
}

TEST(Travel, MK_5_1_MK_D2_any_place_also_the_same) {
  Table t(2);
  t.set("'stage': 'travel', 'token': 'russia'", {{A, "'counters': 3"}});
  EXPECT_EQ(t.legal("go").size(), 12U);
  EXPECT_EQ(t.allowed_by("go:russia"), "MK-5.1");
  t.play("go:denmark");
  EXPECT_EQ(t.at("token"), "denmark");
}

TEST(Travel, MK_D3_how_many_of_the_first_good) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'spain': 0, 'france': 4}", {{A, "'counters': 1"}});
  t.play("go:france");
  EXPECT_THAT(t.legal(), ElementsAre("split:1", "split:2", "split:3"));
}

TEST(Travel, MK_5_6_counters_come_from_the_topmost_row) {
  Table t(4);
  t.set("'stage': 'travel', 'token': 'hamburg', 'chart': {'row': 1, 'left': 5}, 'cubes': {'hamburg': 0}");
  t.play("go:hamburg");  // also where the token already stood
  EXPECT_EQ(t.at("chart"), "{'side':'ultimo','row':1,'left':3}");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_THAT(t.events(), Contains("0 gained-time 2 MK-5.6"));
}

TEST(Travel, MK_5_7_MK_5_10_MK_D4_the_last_counter_of_a_row_is_turned_over) {
  Table t(2);
  t.set("'stage': 'travel', 'chart': {'row': 3, 'left': 2}, 'letters': {'BB': 2, 'DD': 2}, 'cubes': {'sweden': 0}");
  t.play("go:sweden");
  EXPECT_EQ(t.count("letter"), 0);
  t.set("'stage': 'travel', 'chart': {'row': 3, 'left': 2}, 'letters': {'BB': 2, 'DD': 2}, 'cubes': {'hamburg': 0}");
  t.play("go:hamburg");
  EXPECT_EQ(t.count("letter"), 1);
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  t.set("'stage': 'travel', 'chart': {'row': 3, 'left': 1}, 'letters': {'B': 5}, 'cubes': {'sweden': 0}",
        {{A, "'goods': {'plums': 2}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.decision(), "redirect_loss");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("redirect", "bear"));
  t.play("bear");
  EXPECT_EQ(t.goods(A), "{'plums':1}");
}

TEST(Travel, MK_R12_MK_D5_a_supply_cube_may_be_lost_instead) {
  Table t(2);
  t.set("'stage': 'loss', 'token': 'sweden', 'loss': {'letter': 'AA'}",
        {{A, "'goods': {'ham': 1}, 'supply': ['yellow', 'grey']"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("lose:ham", "lose-cube:grain"));
  EXPECT_EQ(t.refused("lose-cube:livestock"), "MK-5.9");  // the green cube is gone
  t.play("lose-cube:grain");
  // then the ham, the only good there
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "['grey']");
}

TEST(Travel, MK_7_4_a_letter_once_shown_is_remembered) {
  Table t(2);
  t.set("'stage': 'travel', 'chart': {'row': 4, 'left': 1, 'shown': 'DD'}, 'cubes': {'sweden': 0}",
        {{B, "'goods': {'iron': 2}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.count("letter"), 1);
  EXPECT_EQ(t.goods(B), "{}");  // it shows what everybody knew
  EXPECT_EQ(t.learned(), SeatSet::none());
  EXPECT_EQ(t.number("letters.DD"), 1);
}

}  // namespace
}  // namespace fondaco::merkator
