// SPDX-License-Identifier: MIT
// MM-9 settle cities.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

/// A enlarges a city with this ring and opens nothing.
void enlarge_with_ring(Table& t, std::string_view city, std::string_view ring) {
  t.set(position(4, join("'stage': 'city', 'city': '", city, "', 'cities': {'", city, "': {'ring': ", ring, "}}"),
                 {"'towns': ['mecheln'], 'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play(join("enlarge:", city));
  if (t.to_move() == A) t.play("pass");
}

TEST(Medieval, MM_9_1_houses_move_from_the_centre_to_the_next_ring_spaces) {
  Table t(4);
  t.set(position(4, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [1, 0]}}", {"'cash': 9"}));
  t.play("double:gent");
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[1,0,0,0],'centre':2}");
  while (t.to_move() == A) t.play("pass");
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[1,0,0,0]}");
}

TEST(Medieval, MM_9_1_only_cities_where_he_added_a_house_can_change) {
  // B's turn settles Brüssel, not Gent, which A will enlarge later.
  Table t(4);
  t.set(position(4,
                 "'to_move': 1, 'stage': 'city', 'city': 'bruessel',"
                 " 'cities': {'bruessel': {'ring': [1]}, 'gent': {'ring': [0, 0, 0]}}",
                 {"", "'towns': ['emden'], 'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:bruessel");
  EXPECT_EQ(t.at("cities.bruessel.to"), "1");
  EXPECT_EQ(t.at("cities.gent.to"), "absent");
}

TEST(Medieval, MM_9_2_an_absolute_majority_takes_the_marker_and_its_full_value) {
  struct Row {
    std::string_view city;
    unsigned value, majority;
  };
  for (const auto& [city, value, majority] :
       {Row{"koeln", 8, 5}, Row{"gent", 7, 4}, Row{"nuernberg", 6, 4}, Row{"erfurt", 5, 3}, Row{"bremen", 4, 3},
        Row{"rostock", 3, 2}, Row{"linz", 2, 2}}) {
    SCOPED_TRACE(city);
    std::string ring = "[";
    for (unsigned i = 0; i + 1 < majority; ++i) ring += i > 0 ? ", 0" : "0";
    Table t(4);
    enlarge_with_ring(t, city, ring + "]");
    EXPECT_EQ(t.at(join("cities.", city, ".to")), "0");
    EXPECT_EQ(t.number("players.0.score"), 1 + static_cast<int>(value));
    EXPECT_THAT(t.events(), Not(Contains(HasSubstr("MM-9.3"))));
    if (majority < 3) continue;
    ring = "[";
    for (unsigned i = 0; i + 2 < majority; ++i) ring += i > 0 ? ", 0" : "0";
    enlarge_with_ring(t, city, ring + "]");
    EXPECT_EQ(t.at(join("cities.", city, ".to")), "absent") << "one house less is no majority";
  }
}

TEST(Medieval, MM_9_3_a_full_city_goes_to_the_most_houses_for_half_its_value) {
  struct Row {
    std::string_view city, ring, to;
    int points;
  };
  const Row rows[] = {{"gent", "[0, 1, 2, 3, 0, 1]", "0", 3},      // A has most
                      {"gent", "[0, 1, 1, 2, 2, 1]", "1", 3},      // not the active player
                      {"strassburg", "[1, 2, 0, 2]", "2", 2},      // A and C 2 each: C stands before A
                      {"koeln", "[0, 1, 1, 2, 2, 3, 0]", "0", 4},  // A 3
                      {"bremen", "[1, 2, 3]", "1", 2},             // all one each: the first in the ring
                      {"linz", "[1]", "1", 1},                     // B was first
                      {"rostock", "[1, 2]", "1", 1}};
  for (const auto& [city, ring, to, points] : rows) {
    SCOPED_TRACE(join(city, " ", ring));
    // A opens the city if A is not in it yet: then it is filled by the opening.
    Table t(4);
    if (ring.find('0') == std::string_view::npos) {
      t.set(position(4, join("'stage': 'open', 'cities': {'", city, "': {'ring': ", ring, "}, 'hamburg': {}}"),
                     {"'cash': 60, 'towns': ['mecheln', 'osnabrueck', 'landshut', 'brandenburg']"}));
      t.play(join("open:", city));
    } else {
      enlarge_with_ring(t, city, ring);
    }
    EXPECT_EQ(t.at(join("cities.", city, ".to")), to);
    EXPECT_EQ(t.at(join("cities.", city, ".half")), "true");
    const auto winner = static_cast<Seat>(to[0] - '0');
    EXPECT_EQ(t.points(winner, ScoreLabel::markers), points);
  }
}

TEST(Medieval, MM_9_4_otherwise_nothing_happens) {
  Table t(4);
  enlarge_with_ring(t, "gent", "[0, 1, 2, 1]");
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[0,1,2,1,0]}");
  EXPECT_EQ(t.count("awarded"), 0);
  EXPECT_THAT(t.refused_position(position(4, "'cities': {'gent': {'ring': [0, 1, 2, 1, 2, 3, 0]}}")),
              HasSubstr("MM-9.4"));
  EXPECT_THAT(t.refused_position(position(4, "'cities': {'gent': {'ring': [0, 0, 0, 0]}}")), HasSubstr("MM-9.2"));
}

TEST(Medieval, MM_9_5_a_filling_house_that_makes_a_majority_scores_in_full) {
  Table t(4);
  enlarge_with_ring(t, "strassburg", "[1, 0, 0, 1]");
  EXPECT_EQ(t.at("cities.strassburg"), "{'ring':[1,0,0,1,0],'to':0}");
  EXPECT_EQ(t.at("players.0.score"), "6");
}

TEST(Medieval, MM_9_6_houses_and_free_spaces_of_an_awarded_city_stay) {
  Table t(4);
  enlarge_with_ring(t, "gent", "[0, 1, 0, 0]");
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[0,1,0,0,0],'to':0}");
  EXPECT_EQ(t.at("players.0.hand"), "[2]") << "not a marker of the hand";
  for (const Viewer viewer : {Viewer::seat(B), Viewer::spectator()}) EXPECT_EQ(t.view(viewer, "cities.gent.to"), "0");
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {'ring': [0, 1, 0, 0, 0], 'to': 0}}, 'to_move': 2",
                 {"'towns': ['ulm']", "", "'towns': ['mecheln'], 'cash': 60", "'towns': ['wismar']"}));
  EXPECT_TRUE(t.offers("open:gent"));
}

TEST(Medieval, MM_9_7_all_cities_are_settled_before_the_end_is_checked) {
  // A enlarges three cities: two majorities and one that is filled. It is also the last turn of a standstill.
  Table t(4);
  t.set(position(4,
                 "'idle': 3, 'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 0, 0]},"
                 " 'strassburg': {'ring': [1, 1, 2, 0]}, 'linz': {'ring': [0]}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:gent", "enlarge:strassburg", "enlarge:linz", "pass");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("players.0.score"), "10");
  EXPECT_EQ(t.at("players.1.score"), "3") << "B has two in Straßburg and comes first";
  EXPECT_THAT(t.events(), IsSupersetOf({"0 awarded gent 7 MM-9.2", "1 awarded strassburg 2 MM-9.3",
                                        "0 awarded linz 2 MM-9.2", "ended standstill MM-11.3"}));
}

}  // namespace
}  // namespace fondaco::medieval
