// SPDX-License-Identifier: MIT
// The worked examples on investment, scoring and options.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Examples, MK_E16_MK_4_4_MK_4_5_MK_R1_seven_contracts_force_two_sales) {
  Table t(2);
  const Offices office{
      {A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM', 'C07_DAN']"}};
  t.set("", office);
  EXPECT_EQ(t.refused("end"), "MK-4.4");
  t.play("sell:C02_HAM");
  EXPECT_EQ(t.refused("end"), "MK-4.4");
  t.play("sell:C03_HAM");
  EXPECT_EQ(t.coins(A), 5);
  EXPECT_EQ(t.allowed_by("end"), "MK-4.4");
  t.play("end");
  EXPECT_EQ(t.coins(A), 5);
  EXPECT_EQ(t.at("discard"), "['C02_HAM','C02_DAN','C02_SWE','C02_DUT','C02_DEN','C03_HAM']");
  t.set("'finale': 'running', 'closing': 1", office);
  EXPECT_EQ(t.refused("end"), "");
}

TEST(Examples, MK_E17_MK_4_6_MK_R2_the_limit_is_looked_at_when_the_phase_ends) {
  Table t(2);
  const Offices office{{A, "'coins': 9, 'contracts': ['C02_HAM', 'C06_HAM', 'C07_DAN']"}};
  t.set("'building_display': ['B01']", office);
  t.play("sell:C06_HAM", "sell:C07_DAN");
  EXPECT_EQ(t.coins(A), 22);
  t.play("buy:B01");
  EXPECT_EQ(t.coins(A), 2);
  EXPECT_EQ(t.of(A, "buildings"), "['B01']");
  t.set("'building_display': ['B01']", office);
  t.play("sell:C06_HAM", "sell:C07_DAN", "end");
  EXPECT_EQ(t.coins(A), 15);
  EXPECT_THAT(t.events(), Contains("0 lost-coins 7 MK-4.6"));
}

TEST(Examples, MK_E18_MK_4_2_the_last_contract_is_never_sold) {
  for (const std::string_view contract : {"C02_HAM", "C10_ENG", "C14_PEACE"}) {
    Table t(2);
    t.set("", {{A, join("'contracts': ['", contract, "']")}});
    EXPECT_EQ(t.refused(join("sell:", contract)), "MK-4.2");
  }
}

TEST(Examples, MK_E19_MK_4_3_a_card_just_revealed_may_be_bought) {
  Table t(2);
  t.set("'building_display': ['B11', 'B12', 'B04', 'B10'], 'building_deck': ['B14']", {{A, "'coins': 15"}});
  t.play("buy:B11");
  EXPECT_EQ(t.at("building_display"), "['B14','B12','B04','B10']");
  EXPECT_EQ(t.coins(A), 8);
  EXPECT_EQ(t.allowed_by("buy:B14"), "MK-4.3");
  EXPECT_EQ(t.refused("buy:B04"), "MK-4.3");
  t.play("buy:B14");
  EXPECT_EQ(t.at("building_display"), "[null,'B12','B04','B10']");  // the deck is empty
}

/// A finished game with these offices.
Scores finished(Table& t, const Offices& offices) {
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0", offices);
  return t.scores();
}

TEST(Examples, MK_E28_MK_9_2_five_contracts_in_full_the_others_half) {
  Table t(2);
  const Scores scores = finished(
      t, {{A, "'contracts': ['C14_PEACE', 'C10_ENG', 'C09_DAN', 'C08_HAM', 'C07_DAN', 'C06_HAM', 'C03_HAM']"}});
  EXPECT_EQ(scores.seats[A].total, 105);  // 52.5
  EXPECT_THAT(t.breakdown(A), ElementsAre("contract-1 28 MK-9.2", "contract-2 20 MK-9.2", "contract-3 18 MK-9.2",
                                          "contract-4 16 MK-9.2", "contract-5 14 MK-9.2", "other-contracts 9 MK-9.2"));
}

TEST(Examples, MK_E29_counters_for_fleet_and_seeamt) {
  for (const auto& [counters, fleet, office] :
       {std::tuple{8, 5, 4}, std::tuple{7, 4, 3}, std::tuple{1, 0, 0}, std::tuple{2, 2, 1}, std::tuple{20, 5, 6}}) {
    Table t(2);
    finished(t, {{A, join("'buildings': ['B11', 'B12'], 'counters': ", std::to_string(counters))}});
    EXPECT_EQ(t.game().building_points(t.state(), A, 11), 2 * fleet);
    EXPECT_EQ(t.game().building_points(t.state(), A, 10), 2 * office);
    EXPECT_EQ(t.total(A), 2 * (fleet + office));  // counters give nothing else
  }
}

TEST(Examples, MK_E30_MK_9_1_MK_9_4_MK_R15_arsenal_and_alsterhaus_after_turning_cubes) {
  Table t(2);
  t.set("'stage': 'final_supply', 'finale': 'running', 'closing': 0, 'colour': 'yellow'",
        {{A,
          "'buildings': ['B01', 'B10'], 'supply': ['yellow', 'purple'], "
          "'goods': {'muskets': 2, 'iron': 1, 'coal': 3}"}});
  EXPECT_THAT(t.legal(), ElementsAre("keep:yellow", "convert:grain", "convert:saltpeter"));
  EXPECT_EQ(t.refused("convert:ham"), "MK-9.1");
  EXPECT_EQ(t.refused("exchange:coal"), "MK-9.1");
  t.play("convert:saltpeter", "convert:fish_oil");
  ASSERT_TRUE(t.over());
  EXPECT_THAT(t.breakdown(A), ElementsAre("b01 20 MK-9.3", "b10 10 MK-9.3"));
}

TEST(Examples, MK_E31_MK_R26_the_sole_player_with_most_counters) {
  Table t(3);
  finished(t, {{A, "'buildings': ['B23'], 'counters': 5"}, {B, "'counters': 5"}, {C, "'counters': 2"}});
  EXPECT_EQ(t.total(A), 0);
  finished(t, {{A, "'buildings': ['B23'], 'counters': 6"}, {B, "'counters': 5"}, {C, "'counters': 2"}});
  EXPECT_EQ(t.total(A), 10);
  finished(t, {{A, "'counters': 6"}, {B, "'buildings': ['B23'], 'counters': 5"}, {C, "'counters': 2"}});
  EXPECT_EQ(t.total(B), 0);
}

TEST(Examples, MK_E32_MK_9_6_MK_R25_counters_break_ties) {
  Table t(2);
  Scores scores =
      finished(t, {{A, "'contracts': ['C05_HAM'], 'counters': 2"}, {B, "'contracts': ['C05_DAN'], 'counters': 3"}});
  EXPECT_EQ(scores.seats[B].rank, 1);
  EXPECT_EQ(scores.seats[A].rank, 2);
  scores =
      finished(t, {{A, "'contracts': ['C05_HAM'], 'counters': 3"}, {B, "'contracts': ['C05_DAN'], 'counters': 3"}});
  EXPECT_EQ(scores.winners(), 2);
}

TEST(Examples, MK_E35_MK_10_2_MK_10_3_MK_10_7_the_solo_stack) {
  Table t(1);
  t.start(3);
  Texts laid;
  Rng rng(3);
  Game::Moves moves;
  while (!t.over()) {
    t.game().legal(t.state(), moves);
    t.play_code(moves[rng.index(moves.size())]);
    for (const std::string& event : t.events()) {
      if (event.starts_with("laid ")) laid.push_back(event.substr(5, 3));
    }
  }
  ASSERT_EQ(laid.size(), 17U);
  for (std::size_t turn = 1; turn <= 17; ++turn)
    EXPECT_EQ(laid[turn - 1], turn <= 7 ? "C08" : turn <= 12 ? "C09" : turn <= 16 ? "C10" : "C14") << turn;

  const std::string office = "'contracts': ['C10_FRA'], 'goods': {'spice': 2, 'ham': 2, 'muskets': 2, 'fabric': 1}";
  t.set("'stage': 'fulfil', 'token': 'france', 'turns': 14, 'piles': {'10': ['C10_ENG']}", {{A, office}});
  t.play("fulfil:C10_FRA");
  EXPECT_TRUE(t.owns(A, "C10_ENG"));
  t.set("'stage': 'fulfil', 'token': 'france', 'turns': 14, 'piles': {'10': []}, 'discard': ['C10_ENG']",
        {{A, office}});
  t.play("fulfil:C10_FRA");
  EXPECT_EQ(t.contracts(A), "['C10_FRA']");  // discards are never used
  t.set("'stage': 'fulfil', 'token': 'france', 'turns': 17, 'piles': {'14': ['C14_PEACE']}", {{A, office}});
  t.play("fulfil:C10_FRA");
  EXPECT_TRUE(t.owns(A, "C14_PEACE"));
  EXPECT_TRUE(t.over());
}

TEST(Examples, MK_E36_MK_10_4_MK_10_6_MK_R19_a_building_paid_with_contracts) {
  Table t(1);
  constexpr std::string_view table = "'building_display': ['B04'], 'bonus_display': ['N01', 'N02', 'N03', 'N04']";
  t.set(table, {{A, "'contracts': ['C05_HAM', 'C06_HAM', 'C02_HAM']"}});
  t.play("buy:B04");
  EXPECT_EQ(t.refused("pay:C02_HAM"), "MK-10.4");  // then 10 could not be reached with one kept
  t.play("pay:C05_HAM");
  EXPECT_EQ(t.of(A, "buildings"), "['B04']");
  EXPECT_EQ(t.contracts(A), "['C02_HAM']");
  EXPECT_EQ(t.at("bonus_under"), "['N01','N02','N03','N04']");
  EXPECT_THAT(t.at("bonus_display"), Not(HasSubstr("N01")));

  t.set(table, {{A, "'contracts': ['C03_HAM', 'C04_HAM', 'C09_DAN']"}});
  t.play("buy:B04");
  EXPECT_THAT(t.legal(), ElementsAre("pay:C03_HAM", "pay:C04_HAM", "pay:C09_DAN"));
  t.play("pay:C03_HAM");
  // 3 + 4 does not reach 10
  EXPECT_EQ(t.of(A, "buildings"), "['B04']");
  EXPECT_EQ(t.contracts(A), "['C04_HAM']");
  t.set(table, {{A, "'contracts': ['C03_HAM', 'C04_HAM']"}});
  EXPECT_EQ(t.refused("buy:B04"), "MK-10.4");
}

TEST(Examples, MK_E37_MK_10_9_MK_R16_MK_R17_the_chart_is_turned) {
  Table t(3, {{"long", "on"}});
  t.start(4);
  EXPECT_EQ(t.at("chart"), "{'side':'reverse','row':3,'left':8}");
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(t.counters(seat), 0);
    EXPECT_EQ(t.supply(seat), "[]");
    EXPECT_EQ(t.of(seat, "bonus"), "[]");
    EXPECT_EQ(t.state().owned[seat].size(), 2U);
  }
  t.set(
      "'stage': 'travel', 'chart': {'side': 'reverse', 'row': 3, 'left': 1}, 'letters': {'CC': 2}, "
      "'cubes': {'sweden': 0}",
      {{B, "'goods': {'muskets': 3}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.on_chart(), 32);
  EXPECT_EQ(t.goods(B), "{'muskets':1}");
  EXPECT_EQ(t.at("finale"), "none");
  EXPECT_EQ(t.count("turned"), 1);
  EXPECT_EQ(t.number("letters.CC"), 2);  // all 42 are shuffled anew
}

TEST(Examples, MK_E38_MK_11_1_MK_11_3_a_contract_in_hand) {
  Table t(2, {{"advanced_hand", "on"}});
  t.set("'piles': {'7': ['C07_DAN', 'C07_SWE', 'C07_RUS']}", {{A, "'contracts': ['C06_RUS', 'C02_HAM']"}});
  t.play("take:C07_DAN");
  EXPECT_EQ(t.of(A, "hand"), "C07_DAN");
  EXPECT_NE(t.top(7), "C07_DAN");
  EXPECT_EQ(t.refused(join("take:", t.top(7))), "MK-11.1");
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'7': ['C07_SWE', 'C07_RUS']}",
        {{A, "'contracts': ['C06_RUS'], 'hand': 'C07_DAN', 'goods': {'livestock': 3, 'saltpeter': 1}"}});
  t.play("fulfil:C06_RUS");
  EXPECT_EQ(t.decision(), "reward_source");
  t.play("hand");
  EXPECT_TRUE(t.owns(A, "C07_DAN"));
  EXPECT_EQ(t.of(A, "hand"), "absent");
  EXPECT_EQ(t.top(7), "C07_SWE");
  t.set("", {{A, "'contracts': ['C06_RUS']"}});
  EXPECT_EQ(t.refused("take:C14_PEACE"), "MK-11.1");
}

TEST(Examples, MK_E39_MK_11_6_MK_R22_whoever_could_buy_the_dearest_must_buy) {
  Table t(3, {{"variant_b_building_pressure", "on"}});
  t.set("'building_display': ['B21', 'B03', 'B04', 'B05'], 'building_deck': ['B06', 'B11', 'B12', 'B14']",
        {{A, "'coins': 6, 'contracts': ['C02_HAM']"}, {B, "'coins': 13"}, {C, "'coins': 14"}});
  t.play("buy:B21");
  EXPECT_EQ(t.decision(), "pressured_buy");
  EXPECT_EQ(t.to_move(), C);
  EXPECT_EQ(t.legal().size(), 4U);
  EXPECT_EQ(t.refused("buy:N01"), "MK-11.6");
  t.play("buy:B03");
  EXPECT_EQ(t.coins(C), 0);
  // the dearest now costs 10: B is pressed
  EXPECT_EQ(t.to_move(), B);
}

TEST(Examples, MK_E40_MK_11_5_MK_11_7_gift_and_no_loss) {
  Table gift(2, {{"variant_c_bonus_gift", "on"}});
  gift.set("'bonus_display': ['N13']", {{A, "'coins': 3"}});
  gift.play("buy:N13");
  EXPECT_EQ(gift.goods(A), "{'muskets':1}");
  EXPECT_THAT(gift.events(), Contains("0 gift muskets MK-11.7"));
  Table calm(2, {{"variant_a_no_loss", "on"}});
  calm.set("'stage': 'travel', 'chart': {'row': 3, 'left': 1}, 'cubes': {'sweden': 0}", {{A, "'goods': {'ham': 3}"}});
  calm.play("go:sweden");
  EXPECT_EQ(calm.goods(A), "{'ham':3}");
  EXPECT_EQ(calm.count("letter"), 0);
}

TEST(Examples, MK_E41_MK_11_8_MK_R23_an_offer_for_leaving_a_contract) {
  Table t(2, {{"variant_d_contract_offers", "on"}});
  const Offices offices{{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"},
                        {B, "'coins': 5, 'counters': 2"}};
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': ['C06_HAM', 'C06_DAN']}", offices);
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.decision(), "offer_coins");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.refused("offer-coins:6"), "MK-11.8");
  t.play("offer-coins:2");
  EXPECT_EQ(t.refused("offer-time:3"), "MK-11.8");
  t.play("offer-time:1");
  EXPECT_EQ(t.decision(), "accept");
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.refused("accept:0"), "MK-11.8");
  t.play("accept:1");
  EXPECT_TRUE(t.owns(A, "C06_DAN"));
  EXPECT_EQ(t.top(6), "C06_HAM");
  EXPECT_EQ(t.coins(A), 2);
  EXPECT_EQ(t.coins(B), 3);
  EXPECT_EQ(t.counters(A), 1);

  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': ['C06_HAM', 'C06_DAN']}", offices);
  t.play("fulfil:C05_RUS", "offer-coins:0", "offer-time:0");
  EXPECT_TRUE(t.owns(A, "C06_HAM"));  // no offer, nothing to accept
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': ['C06_HAM']}", offices);
  t.play("fulfil:C05_RUS");
  EXPECT_NE(t.decision(), "offer_coins");
}

TEST(Examples, MK_E42_MK_10_10_nobody_joins) {
  Table t(2, {{"no_join", "on"}});
  t.set("'stage': 'travel', 'cubes': {'russia': 0}", {{B, "'counters': 3"}});
  t.play("go:russia");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "travel");
  EXPECT_EQ(t.counters(B), 3);
}

}  // namespace
}  // namespace fondaco::merkator
