// SPDX-License-Identifier: MIT
// Worked examples TA-E1 to TA-E13: payments, draws, contracts.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_E1_four_payments_for_a_green_route_of_three) {
  Table t(2);
  for (const auto* payment : {"pay:green", "pay:green+1wild", "pay:green+2wild", "pay:wild"}) {
    SCOPED_TRACE(payment);
    t.set("{'players': [{'hand': {'green': 3, 'wild': 3}}, {}]}");
    t.play("claim:R34");
    EXPECT_THAT(t.legal(), UnorderedElementsAre("pay:green", "pay:green+1wild", "pay:green+2wild", "pay:wild"));
    t.play(payment);
    EXPECT_EQ(t.at("players.0.score"), "4");
    EXPECT_EQ(t.at("players.0.carts"), "13");
    EXPECT_EQ(t.at("players.0.merchandise"), "0");
    EXPECT_EQ(Game::sum(t.state().hand[A]), 3);
  }
}

TEST(Amsterdam, TA_E2_a_pink_route_of_two) {
  Table t(2);
  for (const auto* payment : {"pay:pink", "pay:pink+1wild", "pay:wild"}) {
    t.set("{'players': [{'hand': {'pink': 2, 'red': 2, 'wild': 2}}, {}]}");
    t.play("claim:R01");
    EXPECT_EQ(t.refused("pay:red"), "TA-5.5");
    t.play(payment);
    EXPECT_EQ(t.at("players.0.score"), "2");
    EXPECT_EQ(t.at("players.0.merchandise"), "1");
  }
  t.set("{'players': [{'hand': {'red': 2}}, {}]}");
  EXPECT_EQ(t.refused("claim:R01"), "TA-5.5");
}

TEST(Amsterdam, TA_E3_a_gray_route_of_four) {
  Table t(2);
  t.set("{'players': [{'hand': {'blue': 2, 'red': 3, 'wild': 2}}, {}]}");
  t.play("claim:R03");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("pay:blue+2wild", "pay:red+1wild", "pay:red+2wild"));
  t.play("pay:red+1wild");
  EXPECT_EQ(t.at("players.0.score"), "7");
  EXPECT_EQ(t.at("players.0.carts"), "12");
  EXPECT_EQ(t.at("players.0.merchandise"), "1");
  EXPECT_EQ(t.at("players.0.hand"), "{'blue':2,'wild':1}");
}

TEST(Amsterdam, TA_E4_two_colours_do_not_pay_for_a_gray_route) {
  Table t(2);
  t.set("{'players': [{'hand': {'red': 1, 'blue': 1}}, {}]}");
  EXPECT_EQ(t.refused("claim:R37"), "TA-5.5");
}

TEST(Amsterdam, TA_E5_two_carts_are_enough_for_two_spaces_only) {
  Table t(2);
  t.set("{'turns_left': 2, 'players': [{'hand': {'blue': 3, 'wild': 2}, 'routes': ['R03', 'R42', 'R24', 'R31']}, {}]}");
  EXPECT_EQ(t.at("players.0.carts"), "2");
  EXPECT_EQ(t.refused("claim:R06"), "TA-5.2");
  t.play("claim:R07", "pay:wild");
  EXPECT_EQ(t.at("players.0.carts"), "0");
}

TEST(Amsterdam, TA_E6_with_two_players_the_other_route_of_a_double_is_closed_to_both) {
  Table t(2);
  t.set("{'to_move': 1, 'players': [{'routes': ['R15'], 'hand': {'orange': 2}}, {'hand': {'orange': 2}}]}");
  EXPECT_EQ(t.refused("claim:R16"), "TA-5.4");
  t.idle();
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.refused("claim:R16"), "TA-5.3");
}

TEST(Amsterdam, TA_E7_with_three_players_it_is_open_to_the_others) {
  Table t(3);
  t.set(
      "{'players': [{'routes': ['R15'], 'hand': {'orange': 2}}, {'hand': {'orange': 2}}, {'hand': {'orange': 2, "
      "'pink': 2}}]}");
  EXPECT_EQ(t.refused("claim:R16"), "TA-5.3");
  t.idle();
  t.play("claim:R16", "pay:orange");
  EXPECT_EQ(t.to_move(), C);
  EXPECT_EQ(t.refused("claim:R15"), "TA-5.1");
  EXPECT_EQ(t.refused("claim:R16"), "TA-5.1");
}

TEST(Amsterdam, TA_E8_wilds_face_up_and_blind) {
  const std::string_view position =
      "{'display': ['red', 'blue', 'wild', 'green', 'pink'], 'deck': ['wild', 'black'], 'players': [{}, {}]}";
  Table t(2);
  t.set(position);
  t.play("draw:wild");
  EXPECT_EQ(t.at("players.0.hand"), "{'wild':1}");
  EXPECT_EQ(t.at("display.2"), "'wild'") << "the slot is refilled";
  EXPECT_EQ(t.to_move(), B);
  t.set(position);
  t.play("draw:red");
  EXPECT_EQ(t.refused("draw:wild"), "TA-4.4");
  t.set(position);
  t.play("draw:blind");
  EXPECT_EQ(t.at("players.0.hand"), "{'wild':1}");
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.decision(), "second_draw");
}

TEST(Amsterdam, TA_E9_three_wilds_after_the_replacement) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'red', 'blue', 'green'], 'deck': ['wild', 'orange', 'black', 'orange', 'pink', "
      "'blue',"
      " 'red'], 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("discard"), "{'blue':1,'green':1,'wild':3}");
  EXPECT_EQ(t.at("display"), "['orange','black','orange','pink','blue']");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("draw:blind", "draw:pink", "draw:blue", "draw:black", "draw:orange"));
  // W W W pink black are flushed again before the second pick.
  t.set(
      "{'display': ['wild', 'wild', 'red', 'blue', 'green'], 'deck': ['wild', 'wild', 'wild', 'wild', 'pink', 'black',"
      " 'red', 'red', 'orange', 'orange', 'green'], 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.count("flushed"), 2);
  EXPECT_EQ(t.at("display"), "['red','red','orange','orange','green']");
  EXPECT_EQ(t.decision(), "second_draw");
}

TEST(Amsterdam, TA_E10_the_discards_become_the_deck_between_the_two_picks) {
  Table t(3);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'orange': 6},"
      " 'players': [{}, {'hand': {'pink':5,'blue':5,'green':5,'black':5,'red':5,'wild':7}}, {}]}");
  t.play("draw:blind");
  EXPECT_EQ(t.spectator("deck"), "6");
  EXPECT_EQ(t.spectator("discard"), "{}");
  t.play("draw:blind");
  EXPECT_EQ(t.spectator("deck"), "5");
  EXPECT_EQ(t.at("players.0.hand"), "{'black':1,'orange':1}");
}

TEST(Amsterdam, TA_E11_only_a_face_up_wild_is_left) {
  Table t(2);
  t.set(
      "{'display': ['red', 'wild'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':7}}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("display"), "[null,'wild',null,null,null]");
  EXPECT_EQ(t.at("players.0.hand"), "{'red':1}");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "main");
  EXPECT_THAT(t.legal("draw"), ElementsAre("draw:wild"));
  t.play("draw:wild");
  EXPECT_EQ(t.at("players.1.hand.wild"), "8");
  EXPECT_EQ(t.to_move(), A) << "first and only card";
}

TEST(Amsterdam, TA_E12_a_contract_deck_of_five) {
  const std::string position = join(
      "{'contract_deck': ['C01', 'C02', 'C03', 'C04', 'C05'], 'players': [{}, {'contracts': "
      "['C06','C07','C08','C09','C10','C11',"
      "'C12','C13','C14','C15','C16','C17','C18','C19','C20','C21','C22','C23','C24']}]}");
  Table t(2);
  t.set(position);
  t.play("contracts");
  EXPECT_THAT(t.legal(), ElementsAre("keep:C01", "keep:C02", "keep:both")) << "no way to reject both";
  t.play("keep:C02");
  EXPECT_EQ(t.at("contract_deck"), "['C03','C04','C05','C01']");
  t.set(position);
  t.play("contracts", "keep:both");
  EXPECT_EQ(t.at("contract_deck"), "['C03','C04','C05']");
}

TEST(Amsterdam, TA_E13_a_contract_deck_of_one) {
  Table t(2);
  t.set(
      "{'contract_deck': ['C01'], 'players': [{}, {'contracts': "
      "['C02','C03','C04','C05','C06','C07','C08','C09','C10','C11',"
      "'C12','C13','C14','C15','C16','C17','C18','C19','C20','C21','C22','C23','C24']}]}");
  t.play("contracts");
  EXPECT_EQ(t.at("players.0.contracts"), "['C01']");
  EXPECT_EQ(t.at("contract_deck"), "[]");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.refused("contracts"), "TA-6.2");
  t.idle();
  EXPECT_EQ(t.refused("contracts"), "TA-6.2") << "from now on, to everybody";
}

}  // namespace
}  // namespace fondaco::amsterdam
