// SPDX-License-Identifier: MIT
// TA-3 the turn.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

/// All transport cards but those named lie in B's hand, and so does every contract: nothing is left to draw.
std::string bare_table(std::string_view a, std::string_view display, std::string_view b_hand) {
  return join("{'display': ", display, ", 'players': [", a, ", {'hand': ", b_hand, ", 'contracts': ", all_contracts,
              "}]}");
}

TEST(Amsterdam, TA_3_1_exactly_one_of_the_three_actions_then_the_next_player_clockwise) {
  Table t(3);
  t.set("{'to_move': 1, 'players': [{}, {'hand': {'red': 4}}, {'hand': {'red': 2}}]}");
  // Drawing: the second card, and neither a claim nor contracts.
  t.play("draw:blind");
  EXPECT_THAT(t.legal(), Each(StartsWith("draw:")));
  for (const auto* move : {"claim:R20", "contracts", "keep:both", "pay:red", "pass"})
    EXPECT_NE(t.refused(move), "") << move;
  t.play("draw:blind");
  // Claiming: the payment, and nothing else.
  EXPECT_EQ(t.to_move(), C);
  t.play("claim:R20");
  EXPECT_THAT(t.legal(), Each(StartsWith("pay:")));
  for (const auto* move : {"draw:blind", "draw:pink", "contracts", "pass"}) EXPECT_NE(t.refused(move), "") << move;
  t.play("pay:red");
  // Contracts: which to keep, and nothing else.
  EXPECT_EQ(t.to_move(), A);
  t.play("contracts");
  EXPECT_THAT(t.legal(), Each(StartsWith("keep:")));
  for (const auto* move : {"draw:blind", "claim:R05", "contracts", "pass"}) EXPECT_NE(t.refused(move), "") << move;
  t.play("keep:both");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "main");
}

TEST(Amsterdam, TA_3_1_answers_to_questions_that_are_not_open_are_refused) {
  Table t(2);
  t.set("{'players': [{'hand': {'red': 4}}, {}]}");
  EXPECT_EQ(t.refused("keep:both"), "TA-6.1");
  EXPECT_NE(t.refused("pay:red"), "");
}

TEST(Amsterdam, TA_3_2_no_pass_while_any_of_the_three_actions_is_legal) {
  Table t(2);
  const std::string b_cards = "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':8}";
  t.set(bare_table("{}", "['red']", b_cards));
  EXPECT_THAT(t.legal(), ElementsAre("draw:red")) << "only a draw";
  EXPECT_EQ(t.refused("pass"), "TA-3.2");

  t.set(bare_table("{'hand': {'red': 1}, 'routes': ['R04', 'R09', 'R11', 'R27']}", "[]", b_cards));
  EXPECT_THAT(t.legal(), ElementsAre("claim:R32")) << "only a claim";
  EXPECT_EQ(t.refused("pass"), "TA-3.2");

  t.set(join("{'display': [], 'contract_deck': ['C01'], 'players': [{}, {'hand': ", all_cards, "}]}"));
  EXPECT_THAT(t.legal(), ElementsAre("contracts")) << "only contracts";
  EXPECT_EQ(t.refused("pass"), "TA-3.2");

  t.set(bare_table("{}", "[]", all_cards));
  EXPECT_THAT(t.legal(), ElementsAre("pass"));
  for (const auto* move : {"draw:blind", "draw:red", "claim:R04", "contracts"}) EXPECT_NE(t.refused(move), "") << move;
  t.play("pass");
  EXPECT_THAT(t.events(), ElementsAre("0 passed TA-3.2"));
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.at("passes"), "1");
}

TEST(Amsterdam, TA_3_2_a_forced_pass_is_played_at_once) {
  Table t(2);
  // A takes the last card; B, without a card, can do nothing; A is to move again.
  t.set(
      join("{'display': ['red'], 'players': [{'hand': "
           "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':8}, 'contracts': ",
           all_contracts, "}, {}]}"));
  t.play("draw:red");
  EXPECT_THAT(t.events(), ElementsAre("0 took red TA-4.2", "1 passed TA-3.2"));
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.at("passes"), "1");
  // Any action ends the row of passes.
  t.play("claim:R04", "pay:red");
  EXPECT_EQ(t.at("passes"), "0");
}

TEST(Amsterdam, TA_3_2_TA_D2_whether_a_player_had_to_pass_tells_the_others_something) {
  // Nothing is left to draw once A takes the last card. B's one card is pink and pays for no open route; a red one
  // would pay for R05. A and the spectators, who cannot tell B's card from those of C, learn something either way.
  Table t(3);
  const auto position = [](std::string_view b_card, std::string_view c_cards) {
    return join("{'display': ['pink'], 'players': [{'routes': ['R04', 'R27']}, {'hand': {'", b_card,
                "': 1}}, {'hand': ", c_cards, ", 'routes': ['R09', 'R25'], 'contracts': ", all_contracts, "}]}");
  };
  t.set(position("pink", "{'pink':4,'blue':6,'green':6,'black':6,'red':6,'orange':6,'wild':8}"));
  t.play("draw:pink");
  EXPECT_THAT(t.events(), Contains("1 passed TA-3.2"));
  EXPECT_EQ(t.to_move(), C);
  EXPECT_TRUE(t.learned().has(A));
  EXPECT_TRUE(t.learned().has(Viewer::spectator()));

  t.set(position("red", "{'pink':5,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':8}"));
  t.play("draw:pink");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_TRUE(t.learned().has(A));
  EXPECT_TRUE(t.learned().has(Viewer::spectator()));
}

TEST(Amsterdam, TA_3_3_drawing_needs_a_card_in_display_or_deck) {
  Table t(2);
  t.set(bare_table("{}", "[null, null, null, 'blue']",
                   "{'pink':6,'blue':5,'green':6,'black':6,'red':6,'orange':6,'wild':8}"));
  EXPECT_THAT(t.legal("draw"), ElementsAre("draw:blue"));
  EXPECT_EQ(t.refused("draw:blind"), "TA-4.8");
  EXPECT_EQ(t.refused("draw:pink"), "TA-4.1");
  t.set(bare_table("{}", "[null, 'wild']", "{'pink':6,'blue':6,'green':6,'black':6,'red':6,'orange':6,'wild':7}"));
  EXPECT_THAT(t.legal("draw"), ElementsAre("draw:wild")) << "a wild is enough";
  t.set(bare_table("{}", "[]", all_cards));
  EXPECT_THAT(t.legal("draw"), IsEmpty());
  t.set("{'players': [{}, {}]}");
  EXPECT_TRUE(t.offers("draw:blind"));
}

TEST(Amsterdam, TA_3_3_claiming_needs_a_route_that_is_open_payable_and_short_enough) {
  Table t(2);
  t.set("{'players': [{'hand': {'orange': 2}}, {}]}");
  EXPECT_THAT(t.legal("claim"), UnorderedElementsAre("claim:R02", "claim:R04", "claim:R08", "claim:R09", "claim:R10",
                                                     "claim:R16", "claim:R17", "claim:R22", "claim:R23", "claim:R27",
                                                     "claim:R30", "claim:R37", "claim:R41"));
  t.set("{'players': [{'hand': {'orange': 1}}, {'routes': ['R04', 'R09', 'R27', 'R40']}]}");
  EXPECT_THAT(t.legal("claim"), IsEmpty());
  t.set("{'players': [{}, {}]}");
  EXPECT_THAT(t.legal("claim"), IsEmpty()) << "nothing in hand";
}

TEST(Amsterdam, TA_3_3_drawing_contracts_needs_a_contract_in_the_deck) {
  Table t(2);
  t.set(join("{'players': [{}, {'contracts': ", all_contracts, "}]}"));
  EXPECT_EQ(t.refused("contracts"), "TA-6.2");
  t.set("{'players': [{}, {}]}");
  EXPECT_TRUE(t.offers("contracts"));
}

TEST(Amsterdam, TA_3_4_the_end_is_checked_after_every_kind_of_turn_and_only_then) {
  Table t(2);
  // A comes down to 2 carts: nothing happens before the turn is over.
  t.set("{'players': [{'routes': ['R03', 'R24', 'R42'], 'hand': {'green': 2}}, {}]}");
  t.play("claim:R07");
  EXPECT_EQ(t.at("turns_left"), "absent");
  t.play("pay:green");
  EXPECT_EQ(t.at("turns_left"), "2");
  EXPECT_THAT(t.events(), Contains("0 last-turns 2 TA-7.1"));
  // It is the carts of the player whose turn ends that count, whatever the turn was.
  for (const auto& turn : {std::pair{"draw:wild", ""}, {"draw:blind", "draw:blind"}, {"contracts", "keep:both"}}) {
    t.set(
        "{'display': ['wild', 'red', 'blue', 'green', 'pink'], 'to_move': 1,"
        " 'players': [{'routes': ['R03', 'R24', 'R42', 'R07']}, {}]}");
    t.play(turn.first);
    if (*turn.second != '\0') t.play(turn.second);
    EXPECT_EQ(t.at("turns_left"), "absent") << "not A's turn";
    EXPECT_EQ(t.to_move(), A);
    t.play("draw:blind", "draw:blind");
    EXPECT_EQ(t.at("turns_left"), "2");
  }
}

}  // namespace
}  // namespace fondaco::amsterdam
