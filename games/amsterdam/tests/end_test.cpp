// SPDX-License-Identifier: MIT
// TA-7 end of the game.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

std::string players_after(std::string_view first, Seat players) {
  std::string text = join("[", first);
  for (Seat seat = 1; seat < players; ++seat) text += ", {}";
  return text + "]";
}

TEST(Amsterdam, TA_7_1_two_carts_or_fewer_give_everybody_one_more_turn) {
  for (Seat players = 2; players <= 4; ++players) {
    // A pays 2 or 3 spaces of the last 4 carts.
    for (const auto& [claim, pay] : {std::pair{"claim:R07", "pay:green"}, {"claim:R36", "pay:blue"}}) {
      SCOPED_TRACE(join(std::to_string(players), " players, ", claim));
      Table t(players);
      t.set(join("{'players': ",
                 players_after("{'routes': ['R03', 'R24', 'R42'], 'hand': {'green': 2, 'blue': 3}}", players), "}"));
      t.play(claim, pay);
      EXPECT_EQ(t.number("turns_left"), players);
      for (int turn = 1; turn <= players; ++turn) {
        ASSERT_FALSE(t.over());
        EXPECT_EQ(t.to_move(), turn % players) << "clockwise from the next player";
        EXPECT_EQ(t.number("turns_left"), players + 1 - turn);
        t.idle();
      }
      EXPECT_TRUE(t.over()) << "the trigger player had the very last turn";
      EXPECT_THAT(t.events(), Contains("0 ended TA-7.1"));
      EXPECT_THAT(t.legal(), IsEmpty());
      EXPECT_EQ(t.refused("draw:blind"), "TA-7.1");
    }
  }
}

TEST(Amsterdam, TA_7_1_three_carts_trigger_nothing) {
  Table t(2);
  t.set("{'players': [{'routes': ['R03', 'R24', 'R42'], 'hand': {'red': 1}}, {}]}");
  t.play("claim:R05", "pay:red");
  EXPECT_EQ(t.at("players.0.carts"), "3");
  EXPECT_EQ(t.at("turns_left"), "absent");
  EXPECT_EQ(t.count("last-turns"), 0);
}

TEST(Amsterdam, TA_7_2_a_second_player_coming_down_to_two_carts_changes_nothing) {
  Table t(3);
  t.set(
      "{'players': [{'routes': ['R03', 'R24', 'R42'], 'hand': {'green': 2}},"
      " {'routes': ['R06', 'R19', 'R21', 'R29'], 'hand': {'red': 2}}, {}]}");
  t.play("claim:R07", "pay:green");
  EXPECT_EQ(t.at("turns_left"), "3");
  t.play("claim:R20", "pay:red");
  EXPECT_EQ(t.at("players.1.carts"), "2");
  EXPECT_EQ(t.at("turns_left"), "2");
  EXPECT_EQ(t.count("last-turns"), 0);
  t.idle();
  t.idle();
  EXPECT_TRUE(t.over());
}

TEST(Amsterdam, TA_7_2_nor_does_the_trigger_players_own_last_turn) {
  Table t(2);
  t.set("{'turns_left': 1, 'players': [{'routes': ['R03', 'R24', 'R42', 'R07'], 'hand': {'red': 1}}, {}]}");
  t.play("claim:R05", "pay:red");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.count("last-turns"), 0);
}

TEST(Amsterdam, TA_7_3_in_the_last_turns_all_three_actions_stay_legal) {
  Table t(2);
  t.set(
      "{'display': ['pink', 'blue', 'green', 'black', 'wild'], 'turns_left': 2, 'to_move': 1,"
      " 'players': [{'routes': ['R03', 'R24', 'R42', 'R07']}, {'routes': ['R06', 'R36', 'R19', 'R29'], 'hand': "
      "{'wild': 5}}]}");
  EXPECT_TRUE(t.offers("draw:blind"));
  EXPECT_TRUE(t.offers("draw:wild"));
  EXPECT_TRUE(t.offers("contracts"));
  EXPECT_TRUE(t.offers("claim:R21"));
  EXPECT_EQ(t.refused("pass"), "TA-3.2");
  t.set("{'turns_left': 1, 'players': [{'routes': ['R03', 'R24', 'R42', 'R07'], 'hand': {'wild': 3}}, {}]}");
  EXPECT_TRUE(t.offers("claim:R08"));
  EXPECT_EQ(t.refused("claim:R06"), "TA-5.2") << "a claim still needs enough carts";
}

/// An edition with 13 transport cards, in which three players can be stuck with carts left: nobody holds two alike, and
/// every route of one space is claimed.
std::string scarce() {
  return edition_with({{"'total': 44", "'total': 13"},
                       {"{'color': 'pink', 'count': 6}", "{'color': 'pink', 'count': 3}"},
                       {"{'color': 'blue', 'count': 6}", "{'color': 'blue', 'count': 2}"},
                       {"{'color': 'green', 'count': 6}", "{'color': 'green', 'count': 2}"},
                       {"{'color': 'black', 'count': 6}", "{'color': 'black', 'count': 2}"},
                       {"{'color': 'red', 'count': 6}", "{'color': 'red', 'count': 2}"},
                       {"{'color': 'orange', 'count': 6}", "{'color': 'orange', 'count': 2}"},
                       {"{'color': 'wild', 'count': 8}", "{'color': 'wild', 'count': 0}"}});
}
std::string stuck(std::string_view display, std::string_view a_pink) {
  return join("{'display': ", display, ", 'players': [{'hand': {", a_pink,
              "'blue': 1, 'green': 1, 'black': 1, 'red': 1, 'orange': 1},"
              " 'routes': ['R04', 'R11', 'R13', 'R25', 'R27', 'R33'], 'contracts': ",
              all_contracts,
              "}, {'hand': {'pink': 1, 'blue': 1, 'green': 1, 'black': 1, 'red': 1, 'orange': 1},"
              " 'routes': ['R05', 'R12', 'R14', 'R26', 'R28', 'R41']},"
              " {'hand': {'pink': 1}, 'routes': ['R32', 'R40', 'R09']}]}");
}

TEST(Amsterdam, TA_7_4_as_many_forced_passes_in_a_row_as_players_end_the_game) {
  Table t(3, {}, scarce());
  t.set(stuck("[]", "'pink': 1, "));
  EXPECT_THAT(t.legal(), ElementsAre("pass"));
  t.play("pass");
  EXPECT_THAT(t.events(), ElementsAre("0 passed TA-3.2", "1 passed TA-3.2", "2 passed TA-3.2", "2 ended TA-7.4"));
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.refused("pass"), "TA-7.4");
  EXPECT_EQ(t.at("turns_left"), "absent") << "nobody had triggered the end";
  EXPECT_TRUE(t.scores().over);
  EXPECT_LT(t.points(A, ScoreLabel::contracts_failed), 0) << "it is scored";
}

TEST(Amsterdam, TA_7_4_an_action_starts_the_count_again) {
  Table t(3, {}, scarce());
  t.set(stuck("['pink']", ""));
  EXPECT_THAT(t.legal(), ElementsAre("draw:pink"));
  t.play("draw:pink");
  EXPECT_THAT(t.events(), ElementsAre("0 took pink TA-4.2", "1 passed TA-3.2", "2 passed TA-3.2", "0 passed TA-3.2",
                                      "0 ended TA-7.4"));
}

TEST(Amsterdam, TA_7_4_one_pass_fewer_does_not_end_it) {
  Table t(3);
  // B and C have nothing; A has everything and can go on.
  t.set(join("{'to_move': 1, 'display': [], 'players': [{'hand': ", all_cards, ", 'contracts': ", all_contracts,
             "}, {}, {}]}"));
  t.play("pass");
  EXPECT_THAT(t.events(), ElementsAre("1 passed TA-3.2", "2 passed TA-3.2"));
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.to_move(), A);
}

}  // namespace
}  // namespace fondaco::amsterdam
