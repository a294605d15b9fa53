// SPDX-License-Identifier: MIT
// Solo play, the long game and play without coins (MK-10).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

constexpr std::string_view six_contracts =
    "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM']";

TEST(Solo, MK_10_1_no_joining_no_chart_counters_from_the_reserve) {
  Table t(1);
  t.set("'stage': 'travel', 'cubes': {'sweden': 0}", {{A, "'counters': 3, 'goods': {'ham': 1}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.counters(A), 4);
  EXPECT_EQ(t.goods(A), "{'ham':1}");
  EXPECT_EQ(t.decision(), "travel");  // the next turn
  EXPECT_EQ(t.state().turns, 2);
}

TEST(Solo, MK_10_2_the_piles_of_the_stack_start_empty) {
  Table t(1);
  t.start(11);
  EXPECT_EQ(t.state().stack.size(), 17U);
  for (const int value : {8, 9, 10, 14}) EXPECT_EQ(t.top(value), "absent") << value;
  for (const int value : {3, 4, 5, 6, 7}) EXPECT_NE(t.top(value), "absent") << value;
}

TEST(Solo, MK_10_3_a_card_is_laid_on_top_of_its_pile_when_the_token_is_placed) {
  Table t(1);
  t.set(
      "'stage': 'travel', 'turns': 5, 'cubes': {'russia': 0}, 'piles': {'8': ['C08_HAM']}, "
      "'stack': ['C08_ENG', 'C09_DAN', 'C10_ENG', 'C14_PEACE']",
      {{A, "'contracts': ['C02_HAM', 'C02_DAN'], 'supply': ['red']"}});
  t.play("go:russia");
  EXPECT_EQ(t.top(8), "C08_ENG");
  EXPECT_EQ(t.at("beneath"), "['C08_HAM']");
  EXPECT_THAT(t.events(), Contains("laid C08_ENG MK-10.3"));
  EXPECT_EQ(t.decision(), "fulfil");  // it lies there when contracts are fulfilled
  t.play("done", "go:bohemia", "done", "go:bohemia");
  EXPECT_EQ(t.top(9), "C09_DAN");
  EXPECT_EQ(t.top(10), "C10_ENG");
  EXPECT_EQ(t.top(14), "absent");
}

TEST(Solo, MK_10_3_the_card_beneath_comes_up_again) {
  Table t(1);
  t.set("'stage': 'fulfil', 'token': 'france', 'turns': 6, 'piles': {'10': ['C10_ENG']}, 'beneath': ['C10_RUS']",
        {{A, "'contracts': ['C10_FRA'], 'goods': {'spice': 2, 'ham': 2, 'muskets': 2, 'fabric': 1}"}});
  t.play("fulfil:C10_FRA");
  EXPECT_TRUE(t.owns(A, "C10_ENG"));
  EXPECT_EQ(t.top(10), "C10_RUS");
}

TEST(Solo, MK_10_3_only_the_own_pile_comes_up_again) {
  Table t(1);
  t.set(
      "'stage': 'fulfil', 'token': 'france', 'turns': 14, 'piles': {'10': ['C10_ENG'], '9': ['C09_SWE']}, "
      "'beneath': ['C10_RUS', 'C09_DAN']",
      {{A, "'contracts': ['C10_FRA'], 'goods': {'spice': 2, 'ham': 2, 'muskets': 2, 'fabric': 1}"}});
  t.play("fulfil:C10_FRA");
  EXPECT_EQ(t.top(10), "C10_RUS");
  EXPECT_EQ(t.at("beneath"), "['C09_DAN']");
}

TEST(Solo, MK_10_4_contracts_pay_and_go_to_the_discards) {
  Table t(1);
  t.set("'building_display': [], 'bonus_display': ['N01', 'N13']",
        {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM']"}});
  t.play("buy:N01");
  EXPECT_EQ(t.decision(), "pay_contract");
  EXPECT_EQ(t.refused("end"), "MK-10.4");
  t.play("pay:C04_HAM");
  EXPECT_EQ(t.of(A, "bonus"), "['N01']");
  EXPECT_THAT(t.events(), Contains("0 paid-with C04_HAM MK-10.4"));
  EXPECT_THAT(t.at("discard"), HasSubstr("C04_HAM"));
  EXPECT_EQ(t.decision(), "invest");
}

TEST(Solo, MK_10_4_the_sum_must_reach_the_cost_with_one_contract_kept) {
  Table t(1);
  // N01 costs 4
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C04_HAM']"}});
  EXPECT_EQ(t.refused("buy:N01"), "MK-10.4");
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C02_HAM', 'C03_HAM']"}});
  EXPECT_EQ(t.refused("buy:N01"), "MK-10.4");
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C02_HAM', 'C04_HAM']"}});
  EXPECT_EQ(t.allowed_by("buy:N01"), "MK-10.4");
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C02_HAM', 'C02_DAN', 'C03_HAM']"}});
  EXPECT_EQ(t.allowed_by("buy:N01"), "MK-10.4");  // 2 + 3
  t.play("buy:N01");
  EXPECT_THAT(t.legal(), ElementsAre("pay:C02_HAM", "pay:C02_DAN", "pay:C03_HAM"));
  t.play("pay:C02_HAM");  // 2 + 2 reaches it as well
  EXPECT_THAT(t.legal(), ElementsAre("pay:C02_DAN", "pay:C03_HAM"));
}

TEST(Solo, MK_R19_the_purchase_is_complete_as_soon_as_the_sum_reaches_the_cost) {
  Table t(1);
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C03_DAN', 'C02_DAN', 'C07_DAN']"}});
  t.play("buy:N01", "pay:C03_HAM");
  EXPECT_EQ(t.decision(), "pay_contract");  // 3 of 4
  t.play("pay:C07_DAN");                    // too much is allowed
  EXPECT_EQ(t.decision(), "invest");
  EXPECT_EQ(t.of(A, "bonus"), "['N01']");
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C02_HAM', 'C04_HAM', 'C03_HAM']"}});
  t.play("buy:N01", "pay:C04_HAM");
  EXPECT_EQ(t.contracts(A), "['C02_HAM','C03_HAM']");  // 4 is enough
}

TEST(Solo, MK_10_5_surplus_contracts_are_discarded_unpaid) {
  Table t(1);
  t.set("'bonus_display': [], 'building_display': []", {{A, std::string(six_contracts)}});
  EXPECT_EQ(t.allowed_by("end"), "MK-10.5");
  t.play("end");
  EXPECT_EQ(t.decision(), "drop_contract");
  EXPECT_EQ(t.legal().size(), 6U);
  EXPECT_EQ(t.refused("go:russia"), "MK-10.5");
  t.play("drop:C06_HAM");
  EXPECT_THAT(t.events(), Contains("0 dropped C06_HAM MK-10.5"));
  EXPECT_THAT(t.at("discard"), HasSubstr("C06_HAM"));
  EXPECT_EQ(t.decision(), "travel");
}

TEST(Solo, MK_10_5_five_are_kept_and_turn_sixteen_still_forces) {
  Table t(1);
  t.set("'turns': 16, 'bonus_display': [], 'building_display': []", {{A, std::string(six_contracts)}});
  t.play("end");
  EXPECT_EQ(t.decision(), "drop_contract");
  t.set("'bonus_display': [], 'building_display': ['B04']",
        {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN']"}});
  t.play("end");
  EXPECT_EQ(t.decision(), "travel");  // nobody with five may throw any away
}

TEST(Solo, MK_10_6_cards_laid_under_the_deck_come_up_in_their_order) {
  Table t(1);
  t.set(
      "'building_display': ['B21', 'B11'], 'bonus_display': ['N03', 'N01', null, 'N02'], 'bonus_deck': ['N09'], "
      "'bonus_under': ['N12', 'N11']",
      {{A, "'contracts': ['C07_DAN', 'C02_HAM', 'C03_HAM']"}});
  t.play("buy:B21", "pay:C07_DAN");
  EXPECT_EQ(t.at("bonus_display"), "['N09','N12','N11','N03']");
  EXPECT_EQ(t.at("bonus_under"), "['N01','N02']");
  EXPECT_THAT(t.events(), Contains("set-under N03 MK-10.6"));
  EXPECT_NE(t.at("building_display.0"), "null");  // refilled as usual
}

TEST(Solo, MK_10_6_a_bonus_card_does_not_turn_the_display) {
  Table t(1);
  t.set("'bonus_display': ['N01', 'N02', 'N03', 'N04'], 'bonus_deck': ['N09']",
        {{A, "'contracts': ['C07_DAN', 'C02_HAM']"}});
  t.play("buy:N01");
  EXPECT_EQ(t.at("bonus_display"), "['N09','N02','N03','N04']");
}

TEST(Solo, MK_10_7_the_next_pile_not_there_yet_gives_the_same_level) {
  Table t(1);
  t.set("'stage': 'fulfil', 'token': 'france', 'turns': 9, 'piles': {'14': [], '10': ['C10_ENG', 'C10_RUS']}",
        {{A, "'contracts': ['C10_FRA'], 'goods': {'spice': 2, 'ham': 2, 'muskets': 2, 'fabric': 1}"}});
  t.play("fulfil:C10_FRA");
  EXPECT_TRUE(t.owns(A, "C10_ENG"));
  EXPECT_EQ(t.count("triggered"), 0);
}

TEST(Solo, MK_10_7_the_discards_are_never_used) {
  Table t(1);
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': [], '5': []}, 'discard': ['C06_HAM', 'C05_HAM']",
        {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.contracts(A), "['C05_RUS']");
  EXPECT_EQ(t.count("unrewarded"), 1);
}

TEST(Solo, MK_10_8_the_peace_does_not_end_the_game_and_turn_seventeen_does) {
  Table t(1);
  t.set("'stage': 'travel', 'turns': 16, 'cubes': {'russia': 0}");
  t.play("go:russia");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.state().turns, 17);
  t.play("go:russia");
  if (!t.over()) t.pass();
  EXPECT_TRUE(t.over());
  t.set("'stage': 'travel', 'turns': 17, 'cubes': {'russia': 0}", {{A, "'supply': ['red']"}});
  t.play("go:russia", "done");
  EXPECT_EQ(t.decision(), "final_supply");  // MK-9.1
  t.play("keep:red");
  EXPECT_TRUE(t.over());
  EXPECT_THAT(t.events(), Contains("ended MK-10.8"));
}

TEST(Long, MK_10_9_set_up_for_each_player_count) {
  for (const auto& [players, chart] :
       {std::pair{2, "{'side':'ultimo','row':2,'left':8}"}, std::pair{3, "{'side':'reverse','row':3,'left':8}"},
        std::pair{4, "{'side':'reverse','row':1,'left':8}"}}) {
    Table t(static_cast<Seat>(players), {{"long", "on"}});
    t.start(8);
    EXPECT_EQ(t.at("chart"), chart);
    EXPECT_EQ(count_bits(t.state().bonus_deck), 12);  // all 16 less the display
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(t.counters(seat), 0);
      EXPECT_EQ(t.supply(seat), "[]");
      EXPECT_EQ(t.of(seat, "bonus"), "[]");
      for (unsigned level = 0; level < 2; ++level)
        EXPECT_EQ((t.state().owned[seat] & t.game().of_level(level)).size(), 1U);
      EXPECT_EQ(t.state().owned[seat].size(), 2U);
    }
  }
}

TEST(Long, MK_10_9_counters_still_due_come_from_the_new_side) {
  Table t(4, {{"long", "on"}});
  t.set(
      "'stage': 'travel', 'chart': {'side': 'reverse', 'row': 3, 'left': 1}, 'letters': {'CC': 2}, "
      "'cubes': {'hamburg': 0}");
  t.play("go:hamburg");
  EXPECT_EQ(t.at("chart"), "{'side':'ultimo','row':1,'left':7}");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_EQ(t.at("finale"), "none");
}

TEST(Long, MK_10_9_an_empty_row_before_the_last_does_not_turn_the_chart) {
  Table t(4, {{"long", "on"}});
  t.set(
      "'stage': 'travel', 'chart': {'side': 'reverse', 'row': 2, 'left': 1}, 'letters': {'CC': 2, 'A': 5}, "
      "'cubes': {'sweden': 0}");
  t.play("go:sweden");
  EXPECT_EQ(t.count("turned"), 0);
  EXPECT_EQ(t.number("chart.row"), 3);
}

TEST(Long, MK_10_9_the_ultimo_side_ends_the_long_game) {
  for (const Seat players : {Seat{2}, Seat{3}}) {
    Table t(players, {{"long", "on"}});
    t.set(
        "'stage': 'travel', 'chart': {'side': 'ultimo', 'row': 4, 'left': 1}, 'letters': {'CC': 2}, "
        "'cubes': {'sweden': 0}");
    t.play("go:sweden");
    EXPECT_THAT(t.events(), Contains("0 triggered chart MK-8.1"));
  }
}

TEST(Long, MK_R17_a_redirect_after_the_turn_looks_at_the_first_row_of_ultimo) {
  Table t(3, {{"long", "on"}});
  t.set(
      "'stage': 'travel', 'chart': {'side': 'reverse', 'row': 3, 'left': 1}, 'letters': {'C': 2}, "
      "'cubes': {'sweden': 0}");
  t.play("go:sweden");
  EXPECT_EQ(t.decision(), "redirect_loss");
  t.play("redirect");
  EXPECT_EQ(t.number("chart.row"), 1);
  EXPECT_NE(t.at("chart.shown"), "absent");
}

TEST(NoCoins, MK_10_11_forced_discards_but_not_in_the_final_round) {
  Table t(2, {{"no_coins", "on"}});
  t.set("'bonus_display': [], 'building_display': []", {{A, std::string(six_contracts)}});
  EXPECT_EQ(t.refused("sell:C02_HAM"), "MK-10.4");
  t.play("end");
  EXPECT_EQ(t.decision(), "drop_contract");
  t.set("'finale': 'running', 'closing': 1, 'bonus_display': [], 'building_display': ['B21']",
        {{A, std::string(six_contracts)}});
  t.play("end");
  EXPECT_EQ(t.decision(), "travel");
  t.set("'finale': 'triggered', 'bonus_display': [], 'building_display': []", {{A, std::string(six_contracts)}});
  t.play("end");
  EXPECT_EQ(t.decision(), "drop_contract");  // the final round has not begun
}

TEST(NoCoins, MK_10_11_a_building_leaves_the_bonus_display_alone) {
  Table t(2, {{"no_coins", "on"}});
  t.set("'building_display': ['B21'], 'bonus_display': ['N01', 'N02', 'N03', 'N04']",
        {{A, "'contracts': ['C06_HAM', 'C02_HAM']"}});
  t.play("buy:B21");
  EXPECT_EQ(t.at("bonus_display"), "['N01','N02','N03','N04']");
  EXPECT_EQ(t.count("set-under"), 0);
}

}  // namespace
}  // namespace fondaco::merkator
