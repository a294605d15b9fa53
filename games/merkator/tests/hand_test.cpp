// SPDX-License-Identifier: MIT
// One card in hand (MK-11.1 … MK-11.4).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

const Settings with_hand{{"advanced_hand", "on"}};

TEST(Hand, MK_11_1_a_card_of_each_kind_and_the_display_is_refilled) {
  Table t(2, with_hand);
  t.set("'bonus_display': ['N01'], 'bonus_deck': ['N05'], 'building_display': ['B12'], 'building_deck': ['B11']");
  t.play("take:N01");
  EXPECT_EQ(t.of(A, "hand"), "N01");
  EXPECT_EQ(t.of(A, "bonus"), "[]");
  EXPECT_EQ(t.at("bonus_display.0"), "N05");
  EXPECT_THAT(t.events(), Contains("0 took-card N01 MK-11.1"));
  t.set("'bonus_display': [], 'building_display': ['B12'], 'building_deck': ['B11']");
  t.play("take:B12");
  EXPECT_EQ(t.of(A, "hand"), "B12");
  EXPECT_EQ(t.at("building_display.0"), "B11");
  t.set("'piles': {'7': ['C07_DAN', 'C07_SWE']}");
  t.play("take:C07_DAN");
  EXPECT_EQ(t.top(7), "C07_SWE");
  EXPECT_EQ(t.contracts(A), "[]");
}

TEST(Hand, MK_11_1_only_with_the_option_and_only_what_lies_face_up) {
  Table t(2);
  t.set("'bonus_display': ['N01'], 'building_display': ['B12']", {{A, "'coins': 3"}});
  EXPECT_EQ(t.refused("take:N01"), "MK-11.1");
  EXPECT_EQ(t.refused("take:B12"), "MK-11.1");
  EXPECT_EQ(t.refused("buy-hand"), "MK-11.2");
  Table hand(2, with_hand);
  hand.set("'bonus_display': ['N01'], 'building_display': ['B12'], 'piles': {'7': ['C07_DAN', 'C07_SWE'], '8': []}");
  EXPECT_EQ(hand.refused("take:N02"), "MK-11.1");
  EXPECT_EQ(hand.refused("take:B01"), "MK-11.1");
  EXPECT_EQ(hand.refused("take:C07_SWE"), "MK-11.1");  // below the top
  EXPECT_EQ(hand.refused("take:C08_HAM"), "MK-11.1");  // an empty pile offers nothing
  EXPECT_EQ(hand.legal("take").size(), 2U + 7U);       // N01, B12, the tops of 3 to 7, 9 and 10: not 14
}

TEST(Hand, MK_11_1_a_pile_of_two_is_never_offered) {
  Table t(2, with_hand);
  t.set("'piles': {'2': ['C02_HAM', 'C02_DAN']}");  // made of discards by MK-6.6
  EXPECT_EQ(t.refused("take:C02_HAM"), "MK-11.1");
}

TEST(Hand, MK_11_1_one_card_at_most) {
  for (const std::string_view held : {"C07_SWE", "N02", "B11"}) {
    Table t(2, with_hand);
    t.set("'bonus_display': ['N01'], 'building_display': ['B12'], 'piles': {'7': ['C07_DAN']}",
          {{A, join("'hand': '", held, "'")}});
    for (const std::string_view more : {"take:N01", "take:B12", "take:C07_DAN"})
      EXPECT_EQ(t.refused(more), "MK-11.1") << held << " " << more;
  }
}

TEST(Hand, MK_11_2_a_bonus_card_in_hand_is_bought_in_phase_one_alone) {
  Table t(2, with_hand);
  t.set("'bonus_display': ['N02']", {{A, "'hand': 'N13', 'coins': 4"}});
  EXPECT_EQ(t.allowed_by("buy-hand"), "MK-11.2");
  EXPECT_EQ(t.refused("buy:N13"), "MK-4.1");  // it does not lie in the display
  t.play("buy-hand");
  EXPECT_EQ(t.of(A, "bonus"), "['N13']");
  EXPECT_EQ(t.of(A, "hand"), "absent");
  EXPECT_EQ(t.coins(A), 1);
  EXPECT_EQ(t.at("bonus_display"), "['N02',null,null,null]");
  EXPECT_THAT(t.events(), Contains("0 bought N13 MK-11.2"));
  t.set("'stage': 'fulfil', 'token': 'russia'", {{A, "'hand': 'N13', 'coins': 4, 'supply': ['red']"}});
  EXPECT_EQ(t.refused("buy-hand"), "MK-6.1");
}

TEST(Hand, MK_11_2_the_purchase_brings_the_gift_and_the_pressure) {
  Table gift(2, {{"advanced_hand", "on"}, {"variant_c_bonus_gift", "on"}});
  gift.set("", {{A, "'hand': 'N13', 'coins': 3"}});
  gift.play("buy-hand");
  EXPECT_EQ(gift.goods(A), "{'muskets':1}");
  Table pressed(2, {{"advanced_hand", "on"}, {"variant_b_building_pressure", "on"}});
  pressed.set("'building_display': ['B11', 'B12'], 'building_deck': []",
              {{A, "'hand': 'B21', 'coins': 6"}, {B, "'coins': 8"}});
  pressed.play("buy-hand");
  EXPECT_EQ(pressed.decision(), "pressured_buy");
  EXPECT_EQ(pressed.to_move(), B);
}

TEST(Hand, MK_11_2_solo_pays_a_card_in_hand_with_contracts_and_turns_the_display) {
  Table t(1, with_hand);
  t.set("'building_display': ['B11'], 'bonus_display': ['N01', 'N02', 'N03', 'N04']",
        {{A, "'hand': 'B21', 'contracts': ['C06_HAM', 'C02_HAM', 'C03_HAM']"}});
  t.play("buy-hand", "pay:C06_HAM");
  EXPECT_EQ(t.of(A, "buildings"), "['B21']");
  EXPECT_EQ(t.at("building_display"), "['B11',null,null,null]");
  EXPECT_EQ(t.at("bonus_under"), "['N01','N02','N03','N04']");  // MK-10.6
}

TEST(Hand, MK_11_3_a_joiner_may_take_his_card_too) {
  Table t(2, with_hand);
  t.set("'stage': 'join', 'token': 'russia', 'turn': 0, 'to_move': 1",
        {{B, join("'counters': 1, 'hand': 'C06_HAM', ", fulfils_a_five)}});
  t.play("join", "fulfil:C05_RUS");
  EXPECT_EQ(t.decision(), "reward_source");
  EXPECT_EQ(t.refused("done"), "MK-11.3");
  t.play("hand");
  EXPECT_EQ(t.contracts(B), "['C05_RUS','C06_HAM']");
  EXPECT_THAT(t.events(), Contains("1 from-hand C06_HAM MK-11.3"));
}

TEST(Hand, MK_11_3_only_a_contract_of_the_next_value_is_a_reward) {
  for (const std::string_view held : {"C05_HAM", "C07_DAN", "N01", "B12"}) {
    Table t(2, with_hand);
    t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': ['C06_HAM']}",
          {{A, join("'hand': '", held, "', ", fulfils_a_five)}});
    t.play("fulfil:C05_RUS");
    EXPECT_TRUE(t.owns(A, "C06_HAM")) << held;
    EXPECT_EQ(t.of(A, "hand"), held);
  }
}

TEST(Hand, MK_11_3_taking_from_the_hand_leaves_the_pile_alone) {
  Table t(2, with_hand);
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': ['C06_DAN', 'C06_ENG']}",
        {{A, join("'hand': 'C06_HAM', ", fulfils_a_five)}});
  t.play("fulfil:C05_RUS", "hand");
  EXPECT_EQ(t.top(6), "C06_DAN");
  EXPECT_EQ(t.count("received"), 0);
}

TEST(Hand, MK_11_4_a_card_in_hand_counts_nothing_and_is_no_contract_owned) {
  Table t(2, with_hand);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0", {{A, "'hand': 'C10_ENG', 'contracts': ['C02_HAM']"}});
  EXPECT_EQ(t.total(A), 4);
  t.set("'stage': 'fulfil', 'token': 'russia'",
        {{A, "'hand': 'C05_RUS', 'goods': {'saltpeter': 2, 'muskets': 2}, 'supply': ['red']"}});
  EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.1");
  t.set("", {{A, "'hand': 'C05_RUS', 'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C06_HAM']"}});
  EXPECT_EQ(t.refused("sell:C05_RUS"), "MK-4.2");
  EXPECT_EQ(t.refused("end"), "");  // five contracts, not six
}

TEST(Hand, MK_11_4_nor_does_a_building_in_hand_score) {
  Table t(2, with_hand);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0", {{A, "'hand': 'B11', 'counters': 8"}});
  EXPECT_EQ(t.total(A), 0);
}

}  // namespace
}  // namespace fondaco::merkator
