// SPDX-License-Identifier: MIT
// Buildings under pressure, gifts and quiet rows (MK-11.5 … MK-11.7).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

const Settings pressed{{"variant_b_building_pressure", "on"}};

TEST(Pressure, MK_11_6_coins_at_the_cost_of_the_dearest_force_a_purchase) {
  for (const auto& [coins, forced] : {std::pair{13, false}, std::pair{14, true}}) {
    Table t(2, pressed);
    t.set("'building_display': ['B21', 'B03', 'B11', 'B12'], 'building_deck': ['B04']",
          {{A, "'coins': 6, 'contracts': ['C02_HAM', 'C03_HAM']"}, {B, join("'coins': ", std::to_string(coins))}});
    t.play("buy:B21");
    EXPECT_EQ(t.decision(), forced ? "pressured_buy" : "invest") << coins;
  }
}

TEST(Pressure, MK_11_6_the_active_player_comes_first_then_clockwise) {
  Table t(3, pressed);
  t.set("'turn': 1, 'to_move': 1, 'building_display': ['B21', 'B11', 'B12', 'B14'], 'building_deck': ['B04', 'B05']",
        {{A, "'coins': 30"}, {B, "'coins': 20"}, {C, "'coins': 30"}});
  t.play("buy:B21");  // 14 are left, the dearest costs 10
  EXPECT_EQ(t.decision(), "pressured_buy");
  EXPECT_EQ(t.to_move(), B);
  t.play("buy:B11");
  EXPECT_EQ(t.to_move(), C);  // B has 7
  t.play("buy:B12");
  EXPECT_EQ(t.to_move(), C);  // the check starts again, C still has enough
}

TEST(Pressure, MK_11_6_only_face_up_buildings_and_the_active_player_goes_on) {
  Table t(2, {{"variant_b_building_pressure", "on"}, {"advanced_hand", "on"}});
  t.set("'building_display': ['B21', 'B11', 'B12'], 'building_deck': []",
        {{A, "'coins': 6, 'contracts': ['C02_HAM', 'C03_HAM']"},
         {B, "'coins': 8, 'hand': 'B14', 'contracts': ['C02_DAN', 'C03_DAN']"}});
  t.play("buy:B21");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("buy:B11", "buy:B12"));
  EXPECT_EQ(t.refused("buy-hand"), "MK-11.6");
  EXPECT_EQ(t.refused("sell:C02_DAN"), "MK-11.6");
  EXPECT_EQ(t.refused("end"), "MK-11.6");
  t.play("buy:B11");
  EXPECT_EQ(t.coins(B), 1);
  EXPECT_EQ(t.decision(), "invest");
  EXPECT_EQ(t.to_move(), A);
}

TEST(Pressure, MK_11_6_no_limit_of_coins_with_it) {
  Table t(2, pressed);
  t.set("", {{A, "'coins': 40, 'contracts': ['C02_HAM', 'C03_HAM']"}});
  t.play("end");
  EXPECT_EQ(t.coins(A), 40);
  EXPECT_EQ(t.count("lost-coins"), 0);
}

TEST(Pressure, MK_11_6_a_bonus_card_presses_nobody) {
  Table t(2, pressed);
  t.set("'bonus_display': ['N13'], 'building_display': ['B21']", {{A, "'coins': 3"}, {B, "'coins': 30"}});
  t.play("buy:N13");
  EXPECT_EQ(t.coins(B), 30);
}

TEST(Pressure, MK_11_6_ends_when_the_display_is_empty) {
  Table t(2, pressed);
  t.set("'building_display': ['B21', 'B11'], 'building_deck': []", {{A, "'coins': 6"}, {B, "'coins': 60"}});
  t.play("buy:B21");
  EXPECT_EQ(t.of(B, "buildings"), "['B11']");  // the only one left
  EXPECT_EQ(t.coins(B), 53);
  EXPECT_EQ(t.to_move(), A);
}

TEST(Pressure, MK_11_6_in_the_final_round_too) {
  Table t(2, pressed);
  t.set("'finale': 'running', 'closing': 1, 'building_display': ['B21', 'B11'], 'building_deck': []",
        {{A, "'coins': 6"}, {B, "'coins': 7"}});
  t.play("buy:B21");
  EXPECT_EQ(t.of(B, "buildings"), "['B11']");
}

TEST(Pressure, MK_11_6_nobody_is_pressed_without_the_variant) {
  Table t(2);
  t.set("'building_display': ['B21', 'B11'], 'building_deck': []", {{A, "'coins': 6"}, {B, "'coins': 15"}});
  t.play("buy:B21");
  EXPECT_EQ(t.coins(B), 15);
  EXPECT_EQ(t.of(B, "buildings"), "[]");
}

TEST(Gift, MK_11_7_one_good_with_each_purchase_but_not_at_set_up) {
  Table t(2, {{"variant_c_bonus_gift", "on"}});
  t.start(3);
  EXPECT_EQ(t.goods(A), "{}");
  t.set("'bonus_display': ['N01', 'N13']", {{A, "'coins': 7"}});
  t.play("buy:N01", "buy:N13");
  EXPECT_EQ(t.goods(A), "{'muskets':1,'saltpeter':1}");
  Table plain(2);
  plain.set("'bonus_display': ['N13']", {{A, "'coins': 3"}});
  plain.play("buy:N13");
  EXPECT_EQ(plain.goods(A), "{}");
}

TEST(NoLoss, MK_11_5_the_chart_still_brings_the_end) {
  Table t(2, {{"variant_a_no_loss", "on"}});
  t.set("'stage': 'travel', 'chart': {'row': 4, 'left': 1}, 'cubes': {'sweden': 0}",
        {{A, "'goods': {'ham': 1, 'iron': 1, 'wine': 1, 'plums': 1, 'fabric': 1, 'muskets': 1}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.at("finale"), "running");
  EXPECT_EQ(t.count("triggered"), 1);
  EXPECT_EQ(t.count("lost") + t.count("letter"), 0);
}

}  // namespace
}  // namespace fondaco::merkator
