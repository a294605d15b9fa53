// SPDX-License-Identifier: MIT
// Phase 1 in detail (MK-4).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Investment, MK_4_2_a_contract_is_sold_for_its_value_and_discarded) {
  Table t(2);
  t.set("'building_display': []", {{A, "'coins': 2, 'contracts': ['C02_HAM', 'C09_DAN', 'C14_PEACE']"}});
  t.play("sell:C09_DAN");
  EXPECT_EQ(t.coins(A), 11);
  EXPECT_EQ(t.contracts(A), "['C02_HAM','C14_PEACE']");
  EXPECT_THAT(t.at("discard"), HasSubstr("C09_DAN"));
  EXPECT_THAT(t.events(), Contains("0 sold C09_DAN 9 MK-4.2"));
  EXPECT_EQ(t.refused("sell:C09_DAN"), "MK-4.2");  // no longer A's
  t.play("sell:C02_HAM");
  EXPECT_EQ(t.refused("sell:C14_PEACE"), "MK-4.2");  // A's last one
}

TEST(Investment, MK_4_3_the_cost_is_paid_exactly_and_the_gap_is_filled) {
  Table t(2);
  t.set("'bonus_display': ['N01', 'N13'], 'bonus_deck': ['N05']",
        {{A, "'coins': 6, 'contracts': ['C02_HAM', 'C03_HAM']"}});
  t.play("buy:N01");
  EXPECT_EQ(t.coins(A), 2);
  EXPECT_EQ(t.at("bonus_display"), "['N05','N13',null,null]");
  EXPECT_THAT(t.events(), AllOf(Contains("0 bought N01 MK-4.3"), Contains("revealed N05 MK-4.3")));
  EXPECT_EQ(t.refused("buy:N13"), "MK-4.3");  // 2 of 3
}

TEST(Investment, MK_4_3_all_money_may_be_spent) {
  Table t(2);
  t.set("'bonus_display': ['N13'], 'building_display': ['B01']", {{A, "'coins': 3"}});
  EXPECT_EQ(t.allowed_by("buy:N13"), "MK-4.3");
  t.set("'bonus_display': [], 'building_display': ['B01']", {{A, "'coins': 20"}});
  EXPECT_EQ(t.allowed_by("buy:B01"), "MK-4.3");
  t.set("'bonus_display': [], 'building_display': ['B01']", {{A, "'coins': 19"}});
  EXPECT_EQ(t.refused("buy:B01"), "MK-4.3");
}

TEST(Investment, MK_4_4_five_contracts_are_allowed_six_are_not) {
  Table t(2);
  t.set("", {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C06_HAM']"}});
  EXPECT_EQ(t.allowed_by("end"), "MK-4.4");
  t.set("", {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C06_HAM', 'C07_DAN']"}});
  EXPECT_EQ(t.refused("end"), "MK-4.4");
}

TEST(Investment, MK_4_6_fifteen_coins_may_be_kept) {
  for (const auto& [coins, kept] : {std::pair{14, 14}, std::pair{15, 15}, std::pair{16, 15}, std::pair{40, 15}}) {
    Table t(2);
    t.set("'building_display': [], 'bonus_display': []",
          {{A, join("'coins': ", std::to_string(coins), ", 'contracts': ['C02_HAM', 'C03_HAM']")}});
    t.play("end");
    EXPECT_EQ(t.coins(A), kept);
    EXPECT_EQ(t.count("lost-coins"), coins > 15 ? 1 : 0);
  }
}

TEST(Investment, MK_4_6_the_limit_holds_in_the_final_round_too) {
  Table t(2);
  t.set("'finale': 'running', 'closing': 1, 'building_display': [], 'bonus_display': []",
        {{A, "'coins': 20, 'contracts': ['C02_HAM', 'C03_HAM']"}});
  t.play("end");
  EXPECT_EQ(t.coins(A), 15);
}

}  // namespace
}  // namespace fondaco::merkator
