// SPDX-License-Identifier: MIT
// The decision sequence (MK-12): at each question its own answers are legal, and any other is refused by its rule.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

/// Refused by this rule: answers to other questions.
void expect_foreign(const Table& t, std::string_view rule, const Texts& answers) {
  for (const std::string& answer : answers) EXPECT_EQ(t.refused(answer), rule) << answer;
}

TEST(Decisions, MK_D1_invest) {
  Table t(2);
  t.set("'bonus_display': ['N13'], 'building_display': ['B21']",
        {{A, "'coins': 6, 'contracts': ['C02_HAM', 'C03_HAM']"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("end", "sell:C02_HAM", "sell:C03_HAM", "buy:N13", "buy:B21"));
  expect_foreign(t, "MK-4.1", {"done", "go:russia", "pay:C02_HAM", "drop:C02_HAM", "fulfil:C02_HAM", "join", "bear"});
}

TEST(Decisions, MK_D1_pay_contract_and_drop_contract) {
  Table t(1);
  t.set("'bonus_display': ['N01']", {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C05_HAM']"}});
  t.play("buy:N01");
  EXPECT_THAT(t.legal(), ElementsAre("pay:C02_HAM", "pay:C03_HAM", "pay:C05_HAM"));
  expect_foreign(t, "MK-10.4", {"end", "sell:C02_HAM", "buy:N01", "pay:C06_HAM", "drop:C02_HAM", "go:russia"});
  t.set("'bonus_display': [], 'building_display': []",
        {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM', 'C05_HAM', 'C05_DAN', 'C06_HAM']"}});
  t.play("end");
  expect_foreign(t, "MK-10.5", {"end", "drop:C07_DAN", "pay:C02_HAM", "go:russia"});
}

TEST(Decisions, MK_D2_travel) {
  Table t(2);
  t.set("'stage': 'travel'", {{A, "'contracts': ['C02_HAM', 'C03_HAM']"}});
  EXPECT_THAT(t.legal(), ElementsAre("go:hamburg", "go:danzig", "go:sweden", "go:russia", "go:dutch_republic",
                                     "go:england", "go:france", "go:bohemia", "go:denmark"));
  expect_foreign(t, "MK-5.1", {"end", "done", "sell:C02_HAM", "split:1"});
}

TEST(Decisions, MK_D3_split) {
  Table t(2);
  t.set("'stage': 'split', 'token': 'england', 'cubes': {'england': 1}");
  EXPECT_THAT(t.legal(), ElementsAre("split:0", "split:1"));
  expect_foreign(t, "MK-5.3", {"split:2", "done", "go:russia", "convert:coal"});
}

TEST(Decisions, MK_D4_redirect_loss) {
  Table t(2);
  t.set("'stage': 'redirect_loss', 'token': 'sweden', 'loss': {'letter': 'D'}", {{A, "'goods': {'iron': 1}"}});
  EXPECT_THAT(t.legal(), ElementsAre("redirect", "bear"));
  expect_foreign(t, "MK-5.8", {"lose:iron", "done", "end"});
}

TEST(Decisions, MK_D5_loss) {
  Table t(2);
  t.set("'stage': 'loss', 'token': 'sweden', 'loss': {'letter': 'D'}", {{A, "'goods': {'iron': 1, 'coal': 1}"}});
  EXPECT_THAT(t.legal(), ElementsAre("lose:iron", "lose:coal"));
  expect_foreign(t, "MK-5.9", {"lose:copper", "lose:ham", "redirect", "bear", "done"});
}

TEST(Decisions, MK_D6_fulfil) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'russia'",
        {{A, "'contracts': ['C05_RUS'], 'supply': ['red'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  EXPECT_THAT(t.legal(), ElementsAre("done", "fulfil:C05_RUS", "convert:citrus_fruit", "convert:spice"));
  expect_foreign(t, "MK-6.1", {"end", "go:russia", "sell:C05_RUS", "enough", "join"});
}

TEST(Decisions, MK_D7_exchange_replaces_category_type_and_leave_out) {
  Table t(2);
  const Offices swede{
      {A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 3, 'plums': 4, 'vegetables': 2, 'wine': 4}"}};
  t.set("'stage': 'fulfil', 'token': 'sweden'", swede);
  t.play("fulfil:C06_SWE");
  EXPECT_EQ(t.decision(), "exchange");
  EXPECT_THAT(t.legal(), ElementsAre("enough", "exchange:plums", "exchange:wine"));
  expect_foreign(t, "MK-6.15", {"done", "for:calfskin", "with:plums", "without:plums"});
  t.set("'stage': 'replaces', 'token': 'sweden', 'payment': {'contract': 'C06_SWE', 'source': 'wine'}", swede);
  EXPECT_THAT(t.legal(), ElementsAre("for:calfskin", "for-category"));
  expect_foreign(t, "MK-6.15", {"enough", "exchange:wine", "for:plums", "with:plums"});
  t.set("'stage': 'category_type', 'token': 'sweden', 'payment': {'contract': 'C06_SWE'}", swede);
  EXPECT_THAT(t.legal(), ElementsAre("with:vegetables", "with:plums"));
  expect_foreign(t, "MK-6.15", {"enough", "exchange:wine", "for-category", "with:citrus_fruit"});
}

TEST(Decisions, MK_D8_reward_source_and_offers) {
  Table t(2, {{"advanced_hand", "on"}, {"variant_d_contract_offers", "on"}});
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': ['C06_HAM', 'C06_DAN']}",
        {{A, "'contracts': ['C05_RUS'], 'hand': 'C06_ENG', 'goods': {'saltpeter': 2, 'muskets': 2}"},
         {B, "'coins': 1, 'counters': 1"}});
  t.play("fulfil:C05_RUS");
  EXPECT_THAT(t.legal(), ElementsAre("hand", "pile"));
  expect_foreign(t, "MK-11.3", {"done", "decline", "take:C06_HAM"});
  t.play("pile");
  EXPECT_THAT(t.legal(), ElementsAre("offer-coins:0", "offer-coins:1"));
  expect_foreign(t, "MK-11.8", {"done", "offer-time:0", "decline", "offer-coins:2"});
  t.play("offer-coins:1");
  EXPECT_THAT(t.legal(), ElementsAre("offer-time:0", "offer-time:1"));
  expect_foreign(t, "MK-11.8", {"offer-coins:0", "accept:1"});
  t.play("offer-time:0");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "accept:1"));
  expect_foreign(t, "MK-11.8", {"done", "offer-time:0", "accept:0", "accept:2"});
}

TEST(Decisions, MK_D1_pressured_buy) {
  Table t(2, {{"variant_b_building_pressure", "on"}});
  t.set(
      "'stage': 'pressured_buy', 'turn': 0, 'to_move': 1, 'building_display': ['B21', 'B11'], 'bonus_display': ['N13']",
      {{B, "'coins': 9, 'contracts': ['C02_HAM', 'C03_HAM']"}});
  EXPECT_THAT(t.legal(), ElementsAre("buy:B21", "buy:B11"));
  expect_foreign(t, "MK-11.6", {"end", "buy:N13", "buy:B12", "sell:C02_HAM"});
}

TEST(Decisions, MK_D9_join) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'russia', 'turn': 0, 'to_move': 1", {{B, "'counters': 1"}});
  EXPECT_THAT(t.legal(), ElementsAre("join", "stay"));
  EXPECT_EQ(t.allowed_by("stay"), "MK-6.10");
  expect_foreign(t, "MK-6.10", {"done", "end", "go:russia"});
}

TEST(Decisions, MK_D10_final_supply_and_the_end) {
  Table t(2);
  t.set("'stage': 'final_supply', 'finale': 'running', 'closing': 0, 'colour': 'red'",
        {{A, "'supply': ['red', 'green']"}});
  EXPECT_THAT(t.legal(), ElementsAre("keep:red", "convert:citrus_fruit", "convert:spice"));
  expect_foreign(t, "MK-9.1", {"keep:green", "convert:livestock", "done", "end"});
  t.play("convert:spice");
  EXPECT_TRUE(t.over());
  EXPECT_THAT(t.legal(), IsEmpty());
  expect_foreign(t, "MK-8.3", {"done", "end", "go:russia"});
}

}  // namespace
}  // namespace fondaco::merkator
