// SPDX-License-Identifier: MIT
// TA-8 final scoring.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

std::vector<int> merchandise_points(const std::vector<int>& cards) {
  Table t(static_cast<Seat>(cards.size()));
  t.set(merchandise_position(cards));
  return t.merchandise_points();
}

TEST(Amsterdam, TA_8_1_a_recount_gives_the_points_scored_during_play) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      t.start(seed);
      std::vector<int> track(players);
      t.play_out(seed, [&] {
        for (const std::string& event : t.events()) {
          if (event.find(" scored ") != std::string::npos) track[static_cast<Seat>(event[0] - '0')] += event[9] - '0';
        }
      });
      for (Seat seat = 0; seat < players; ++seat) {
        EXPECT_EQ(t.points(seat, ScoreLabel::routes), track[seat]);
        EXPECT_EQ(t.number(join("players.", std::to_string(seat), ".score")), track[seat]);
      }
    }
  }
  EXPECT_THAT(Table(2).refused_position("{'players': [{'routes': ['R03'], 'score': 8}, {}]}"), HasSubstr("TA-8.1"));
}

/// The contract points of A, who owns these routes and holds this contract; B owns the others given.
int contract_points(std::string_view contract, std::string_view routes, std::string_view b_routes = "[]") {
  Table t(2);
  t.set(join("{'stage': 'over', 'players': [{'contracts': ['", contract, "'], 'routes': ", routes,
             "}, {'routes': ", b_routes, "}]}"));
  return t.points(A, ScoreLabel::contracts_done) + t.points(A, ScoreLabel::contracts_failed);
}

TEST(Amsterdam, TA_8_2_a_contract_is_complete_when_own_routes_join_its_places) {
  EXPECT_EQ(contract_points("C24", "['R13', 'R15', 'R34']"), 3)
      << "Korenmetershuisje - Oude Kerk - Dam - Oost-Indisch Huis";
  EXPECT_EQ(contract_points("C24", "['R13', 'R11', 'R40']"), 3) << "another path";
  EXPECT_EQ(contract_points("C24", "['R40', 'R13', 'R11', 'R33', 'R16']"), 3)
      << "in whatever order, with side branches";
  EXPECT_EQ(contract_points("C24", "['R19', 'R20', 'R22', 'R27', 'R32', 'R34']"), 3) << "however long the way round";
  EXPECT_EQ(contract_points("C24", "['R13', 'R15']"), -3) << "one route is missing";
  EXPECT_EQ(contract_points("C24", "['R13', 'R34']"), -3) << "both ends, but no continuous path";
  EXPECT_EQ(contract_points("C24", "['R13', 'R34']", "['R15']"), -3) << "a rival's route does not count";
  EXPECT_EQ(contract_points("C24", "[]"), -3);
}

TEST(Amsterdam, TA_8_2_routes_may_serve_many_contracts_and_all_are_revealed_at_the_end) {
  Table t(2);
  const std::string position =
      "'players': [{'contracts': ['C14', 'C19', 'C02'], 'routes': ['R05', 'R17', 'R30', 'R27']},"
      " {'contracts': ['C24']}]}";
  t.set("{'stage': 'over', " + position);
  EXPECT_THAT(t.breakdown(A), ElementsAre("routes 6 TA-8.1", "contracts-done 9 TA-8.2", "contracts-failed -8 TA-8.2",
                                          "merchandise 0 TA-8.3"));
  EXPECT_EQ(t.scores().seats[A].tie_break, 2);
  EXPECT_EQ(t.breakdown(A, Viewer::seat(B)), t.breakdown(A));
  EXPECT_EQ(t.breakdown(A, Viewer::spectator()), t.breakdown(A));
  EXPECT_EQ(t.view(B, "players.0.contracts"), "['C02','C14','C19']");
  EXPECT_EQ(t.spectator("players.1.contracts"), "['C24']");

  t.set("{" + position);
  EXPECT_THAT(t.breakdown(A, Viewer::seat(B)),
              ElementsAre("routes 6 TA-8.1", "contracts-done _ TA-8.2", "merchandise 0 TA-8.3"))
      << "during play they are A's secret";
  EXPECT_EQ(t.scores(Viewer::seat(B)).seats[A].total, 6);
  EXPECT_EQ(t.scores(Viewer::seat(B)).seats[A].tie_break, 0);
  EXPECT_EQ(t.scores(Viewer::seat(B)).seats[B].total, -3);
  EXPECT_EQ(t.view(B, "players.0.contracts"), "3");
}

TEST(Amsterdam, TA_8_2_the_end_shows_everybody_something_new) {
  Table t(2);
  t.set("{'turns_left': 1, 'players': [{'contracts': ['C14'], 'routes': ['R03', 'R24', 'R42', 'R07']}, {}]}");
  t.play("draw:blind");
  EXPECT_EQ(t.learned(), SeatSet::only(A));
  t.play("draw:blind");
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
}

TEST(Amsterdam, TA_8_3_merchandise_points_by_position) {
  EXPECT_THAT(merchandise_points({2, 1}), ElementsAre(8, 4));
  EXPECT_THAT(merchandise_points({1, 3, 2}), ElementsAre(2, 8, 5));
  EXPECT_THAT(merchandise_points({1, 3, 4, 2}), ElementsAre(2, 6, 8, 4));
}

TEST(Amsterdam, TA_8_4_no_merchandise_card_no_points) {
  EXPECT_THAT(merchandise_points({0, 0}), ElementsAre(0, 0));
  EXPECT_THAT(merchandise_points({0, 1}), ElementsAre(0, 8));
  EXPECT_THAT(merchandise_points({0, 0, 1}), ElementsAre(0, 0, 8));
  EXPECT_THAT(merchandise_points({0, 0, 0, 0}), ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(merchandise_points({2, 0, 1, 0}), ElementsAre(8, 0, 6, 0));
}

TEST(Amsterdam, TA_8_5_tied_players_share_a_position_and_the_next_ones_are_skipped) {
  EXPECT_THAT(merchandise_points({3, 3}), ElementsAre(8, 8));
  EXPECT_THAT(merchandise_points({2, 2, 2}), ElementsAre(8, 8, 8));
  EXPECT_THAT(merchandise_points({1, 2, 2}), ElementsAre(2, 8, 8)) << "the second position is used up";
  EXPECT_THAT(merchandise_points({2, 1, 1}), ElementsAre(8, 5, 5));
  EXPECT_THAT(merchandise_points({2, 1, 1, 3}), ElementsAre(6, 4, 4, 8));
  EXPECT_THAT(merchandise_points({1, 2, 2, 3}), ElementsAre(2, 6, 6, 8)) << "the third position is used up";
  EXPECT_THAT(merchandise_points({1, 1, 1, 2}), ElementsAre(6, 6, 6, 8));
  EXPECT_THAT(merchandise_points({2, 2, 2, 1}), ElementsAre(8, 8, 8, 4)) << "one position is skipped, however many tie";
  EXPECT_THAT(merchandise_points({2, 2, 2, 2}), ElementsAre(8, 8, 8, 8));
}

TEST(Amsterdam, TA_8_6_cards_and_carts_left_are_worth_nothing_and_a_total_may_be_negative) {
  Table t(2);
  t.set(
      "{'stage': 'over', 'players': [{'hand': {'red': 6, 'wild': 8}}, {'contracts': ['C01', 'C02', 'C03'], 'routes': "
      "['R09']}]}");
  EXPECT_EQ(t.total(A), 0) << "14 cards and 16 carts";
  EXPECT_EQ(t.total(B), 1 - 9 - 8 - 8);
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 2);
}

TEST(Amsterdam, TA_8_7_most_points_wins) {
  Table t(3);
  t.set("{'stage': 'over', 'players': [{'routes': ['R07']}, {'routes': ['R03']}, {'routes': ['R09']}]}");
  EXPECT_EQ(t.rank(B), 1);
  EXPECT_EQ(t.rank(A), 2);
  EXPECT_EQ(t.rank(C), 3);
  EXPECT_EQ(t.scores().winners(), 1);
}

TEST(Amsterdam, TA_8_7_a_tie_goes_to_more_completed_contracts_then_it_is_shared) {
  Table t(3);
  // A: 4 route points and C24 (3). B and C: 7 route points, no contract.
  t.set(
      "{'stage': 'over', 'players': [{'contracts': ['C24'], 'routes': ['R13', 'R11', 'R40', 'R32']},"
      " {'routes': ['R34', 'R38', 'R33']}, {'routes': ['R35', 'R39', 'R05']}]}");
  EXPECT_EQ(t.total(A), 7);
  EXPECT_EQ(t.total(B), 7);
  EXPECT_EQ(t.total(C), 7);
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 2) << "B and C are still tied with each other";
  EXPECT_EQ(t.rank(C), 2);
  EXPECT_EQ(t.scores().winners(), 1);
  // Completed ones count, however many failed: A completes C24 (+3) and fails C20 (-4), B has neither.
  t.set(
      "{'stage': 'over', 'players': [{'contracts': ['C24', 'C20'], 'routes': ['R13', 'R11', 'R40']},"
      " {'routes': ['R38']}, {'routes': ['R39']}]}");
  EXPECT_EQ(t.total(A), 2);
  EXPECT_EQ(t.total(B), 2);
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 2);
}

TEST(Amsterdam, TA_8_7_the_victory_is_shared) {
  Table t(3);
  t.set("{'stage': 'over', 'players': [{'routes': ['R34']}, {'routes': ['R35']}, {}]}");
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 1);
  EXPECT_EQ(t.rank(C), 3);
  EXPECT_EQ(t.scores().winners(), 2);
}

}  // namespace
}  // namespace fondaco::amsterdam
