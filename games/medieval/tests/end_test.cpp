// SPDX-License-Identifier: MIT
// MM-11 the end of the game and MM-12 the final scoring.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

/// Four players who hold all towns but `free`; A has the Rheinland and more.
std::vector<std::string> towns_without(std::string_view free, std::string_view a) {
  std::vector<std::string> seats(4);
  constexpr std::array<std::string_view, 20> towns{"wesel",  "mecheln",     "middelburg",  "zwolle",  "osnabrueck",
                                                   "emden",  "aachen",      "lueneburg",   "wismar",  "salzwedel",
                                                   "goslar", "brandenburg", "kassel",      "koblenz", "wuerzburg",
                                                   "speyer", "ulm",         "donauwoerth", "hof",     "landshut"};
  std::array<std::string, 4> lists;
  for (std::size_t i = 0; i < towns.size(); ++i) {
    if (towns[i] == free) continue;
    std::string& list = lists[i / 5];
    list += join(list.empty() ? "'" : ", '", towns[i], "'");
  }
  for (std::size_t seat = 0; seat < 4; ++seat) seats[seat] = join("'towns': [", lists[seat], "]");
  seats[0] += join(", ", a);
  return seats;
}

TEST(Medieval, MM_11_1_the_last_town_ends_the_game_at_once) {
  Table t(4);
  t.set(position(4,
                 "'stage': 'open', 'round': 9, 'cities': {'gent': {'ring': [0, 0, 1, 0, 0], 'centre': 1},"
                 " 'dortmund': {'ring': [0]}}",
                 towns_without("kassel", "'cash': 60")));
  EXPECT_EQ(t.at("towns_left"), "1");
  t.play("open:kassel");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.count("awarded"), 0) << "no phase 5";
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[0,0,1,0,0],'centre':1}") << "still on the centre";
  EXPECT_EQ(t.at("players.0.letters"), "2") << "no second opening";
  EXPECT_THAT(t.events(), Contains("ended towns MM-11.1"));
  EXPECT_EQ(t.refused("pass"), "MM-11.1");
}

TEST(Medieval, MM_11_2_the_game_ends_when_all_markers_are_awarded) {
  Table t(3);
  const std::string table = join("'stage': 'city', 'city': 'linz', ",
                                 all_cities(t.edition(), {{"linz", "'ring': [0]"}, {"wien", "'ring': [0, 0]"}}));
  const std::vector<std::string> seats{"'towns': ['ulm'], 'letters': 0, 'cash': 0"};
  t.set(position(3, table, seats));
  const int before = t.number("players.0.score");
  // Both are settled in the same phase 5: 2 and 4 points, then it is over.
  t.play("enlarge:linz", "enlarge:wien");
  if (!t.over()) t.play("pass");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.number("players.0.score"), before + 6);
  EXPECT_THAT(t.events(), Contains("ended markers MM-11.2"));
  EXPECT_EQ(t.refused("pass"), "MM-11.2");
  // With one of them still open the game goes on.
  t.set(position(3, table, seats));
  t.play("enlarge:linz", "collect:wien");
  if (t.to_move() == A) t.play(t.legal()[0]);
  EXPECT_FALSE(t.over());
}

TEST(Medieval, MM_11_3_a_whole_round_without_an_opening_ends_the_game) {
  Table t(3);
  constexpr std::string_view table =
      "'stage': 'open', 'idle': 2, 'cities': {'gent': {}, 'antwerpen': {'ring': [1, 1, 1], 'to': 1}}";
  t.set(position(3, table, {"'cash': 60"}));
  t.play("pass");
  EXPECT_TRUE(t.over());
  EXPECT_THAT(t.events(), Contains("ended standstill MM-11.3"));
  EXPECT_EQ(t.refused("pass"), "MM-11.3");
  for (const auto* move : {"open:gent", "open:antwerpen"}) {
    t.set(position(3, table, {"'cash': 60"}));
    t.play(move);
    EXPECT_FALSE(t.over());
    EXPECT_EQ(t.at("idle"), "0") << move;
  }
  t.set(position(3, "'stage': 'open', 'idle': 2, 'cities': {'dortmund': {'ring': [0]}}", {"'cash': 60"}));
  t.play("open:kassel");
  EXPECT_EQ(t.at("idle"), "0") << "a town";
}

TEST(Medieval, MM_11_3_enlargements_and_homes_are_no_openings_and_the_first_round_counts) {
  Table t(3);
  t.set(position(3, "'stage': 'city', 'city': 'gent', 'idle': 1, 'cities': {'gent': {'ring': [0]}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:gent");
  EXPECT_EQ(t.at("idle"), "2");
  // Three players who cannot open anything in the first round.
  t.set("{'cities': {}, 'players': [{'hand': [3, 3]}, {'hand': [4, 4]}, {}]}");
  t.play("home:mecheln", "home:emden", "home:kassel");
  EXPECT_EQ(t.at("idle"), "0");
  t.play("place:leipzig", "place:wien", "place:linz");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("round"), "1");
}

TEST(Medieval, MM_11_4_markers_on_the_map_and_in_hands_give_nothing) {
  Table t(3);
  t.set(position(3, "'stage': 'open', 'idle': 2, 'cities': {'gent': {'ring': [0, 0, 0, 1, 1, 2]}}",
                 {"'cash': 0, 'hand': [8, 7]", "'hand': [2]"}));
  t.play("pass");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.points(A, ScoreLabel::markers), 0);
  EXPECT_EQ(t.points(B, ScoreLabel::markers), 0);
  EXPECT_EQ(t.total(A), 1 + 2) << "the start and one territory: Mecheln and Gent both lie in Flandern";
}

TEST(Medieval, MM_12_1_two_points_for_each_territory_with_a_branch) {
  Table t(4);
  // Mecheln and Gent: Flandern; Köln: Rheinland; Emden: Westfalen; Lübeck: Holstein, by a house on a centre.
  t.set(position(
      4,
      "'stage': 'open', 'round': 3, 'cities': {'gent': {'ring': [0]}, 'koeln': {'ring': [0, 0, 0, 0, 0], 'to': 0},"
      " 'luebeck': {'ring': [1, 0], 'centre': 1}}",
      {"'towns': ['mecheln', 'emden'], 'cash': 0", "'towns': ['hof'], 'cash': 0"}));
  EXPECT_EQ(t.points(A, ScoreLabel::territories), 8);
  EXPECT_EQ(t.points(B, ScoreLabel::territories), 4) << "the home counts";
  EXPECT_THAT(t.breakdown(A), ElementsAre("start 1 MM-2.1", "towns 1 MM-8.6", "markers 8 MM-9.2",
                                          "territories 8 MM-12.1", "money 0 MM-12.2"));
  Table other(4, {}, edition_with({{"'points_per_territory': 2", "'points_per_territory': 3"}}));
  other.set(position(4, "'stage': 'over'"));
  EXPECT_EQ(other.points(A, ScoreLabel::territories), 3);
}

TEST(Medieval, MM_12_2_a_point_per_full_20_ducats) {
  Table t(3);
  for (const auto& [cash, points] : {std::pair{"0", 0}, {"19", 0}, {"20", 1}, {"39", 1}, {"40", 2}, {"205", 10}}) {
    t.set(position(3, "'stage': 'over'", {join("'cash': ", cash)}));
    EXPECT_EQ(t.points(A, ScoreLabel::money), points) << cash;
  }
  Table other(3, {}, edition_with({{"'ducats_per_point': 20", "'ducats_per_point': 10"}}));
  other.set(position(3, "'stage': 'over'", {"'cash': 39"}));
  EXPECT_EQ(other.points(A, ScoreLabel::money), 3);
}

TEST(Medieval, MM_12_3_ties_by_markers_then_by_their_faces_and_the_lower_places_too) {
  Table t(4);
  // B, C and D have two markers each and the same total; their faces add up to 5, 6 and 6.
  t.set(position(4,
                 "'stage': 'over', 'cities': {"
                 " 'koeln': {'ring': [0, 0, 0, 0, 0], 'to': 0},"
                 " 'bruessel': {'ring': [1, 1], 'to': 1}, 'linz': {'ring': [1, 0], 'to': 1, 'half': true},"
                 " 'leipzig': {'ring': [2, 2], 'to': 2}, 'rostock': {'ring': [2, 0, 1], 'to': 2, 'half': true},"
                 " 'wien': {'ring': [3, 0, 3, 1], 'to': 3, 'half': true}, 'utrecht': {'ring': [3, 3], 'to': 3}}",
                 {"'cash': 200, 'towns': ['wismar']", "'cash': 20, 'towns': ['kassel']",
                  "'cash': 60, 'towns': ['mecheln']", "'cash': 60, 'towns': ['hof']"}));
  EXPECT_EQ(t.rank(A), 1);
  const Scores scores = t.scores();
  EXPECT_EQ(scores.seats[B].tie_break, 2005) << "two markers, 3 + 2";
  EXPECT_EQ(scores.seats[C].tie_break, 2006);
  EXPECT_EQ(scores.seats[D].tie_break, 2006);
  EXPECT_EQ(t.total(C), t.total(D));
  EXPECT_EQ(t.total(B), t.total(C));
  EXPECT_EQ(t.rank(C), 2);
  EXPECT_EQ(t.rank(D), 2) << "shared beyond the tie-breaks";
  EXPECT_EQ(t.rank(B), 4) << "the same total, lower faces";
}

}  // namespace
}  // namespace fondaco::medieval
