// SPDX-License-Identifier: MIT
// MM-13 the game for two.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

constexpr std::array<std::string_view, 7> removed_cities{"erfurt",   "leipzig", "wittenberg", "regensburg",
                                                         "muenchen", "linz",    "wien"};

TEST(Medieval, MM_13_1_seven_cities_with_their_routes_and_markers_are_out_of_play) {
  Table t(2);
  t.start(1);
  EXPECT_EQ(t.game().not_laid(t.state()), (Markers{0, 2, 3, 4, 4, 2, 2, 1})) << "four 2s, a 3, a 4 and a 5 less";
  // Kassel leads to Erfurt, Donauwörth to Regensburg, Brandenburg to Wittenberg.
  t.set(position(2, "'stage': 'open'", {"'towns': ['kassel', 'donauwoerth', 'brandenburg'], 'cash': 90, 'hand': [2]"}));
  for (const std::string_view city : removed_cities) {
    EXPECT_EQ(t.refused(join("open:", city)), "MM-13.1");
    EXPECT_THAT(t.refused_position(position(2, join("'cities': {'", city, "': {}}"))), HasSubstr("MM-13.1"));
  }
  t.set(position(2, "", {"'hand': [2, 3, 4, 5]"}));
  for (const std::string_view city : removed_cities) EXPECT_EQ(t.refused(join("place:", city)), "MM-13.1");
}

TEST(Medieval, MM_13_1_with_more_players_they_are_in_play) {
  Table t(5);
  t.set(position(5, "", {"'hand': [2, 3, 4, 5]"}));
  for (const std::string_view city : removed_cities) EXPECT_TRUE(t.offers(join("place:", city)));
}

TEST(Medieval, MM_13_2_hof_and_landshut_are_out_of_play) {
  Table t(2);
  t.start(3);
  EXPECT_EQ(t.refused("home:hof"), "MM-13.2");
  EXPECT_EQ(t.refused("home:landshut"), "MM-13.2");
  EXPECT_EQ(t.legal("home").size(), 18U);
  // Augsburg, which is in play, has a route to Landshut.
  t.set(position(2, "'stage': 'open', 'cities': {'augsburg': {'ring': [0]}}", {"'cash': 90"}));
  EXPECT_EQ(t.refused("open:landshut"), "MM-13.2");
  EXPECT_EQ(t.refused("open:hof"), "MM-13.2");
  EXPECT_THAT(t.refused_position(position(2, "", {"'towns': ['landshut']"})), HasSubstr("MM-13.2"));
  Table three(3);
  three.set(position(3, "'stage': 'open', 'cities': {'augsburg': {'ring': [0]}}", {"'cash': 90"}));
  EXPECT_TRUE(three.offers("open:landshut"));
}

TEST(Medieval, MM_13_3_eighteen_markers_are_dealt_and_none_is_preset) {
  Table t(2);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    t.start(seed);
    for (Seat seat = 0; seat < 2; ++seat) {
      const Markers& hand = t.state().hand[seat];
      ASSERT_EQ(count_of(hand), 9U);
      ASSERT_GE(hand[4] + hand[5] + hand[6] + hand[7], 4);
    }
    ASSERT_EQ(t.at("cities"), "{}");
  }
}

TEST(Medieval, MM_13_4_sixteen_further_towns_end_the_game) {
  Table t(2);
  t.start(1);
  t.play("home:wesel", "home:ulm");
  EXPECT_EQ(t.at("towns_left"), "16");
  // All towns but Kassel are taken: the next one is the last.
  t.set(position(2, "'stage': 'open', 'cities': {'dortmund': {'ring': [0]}}",
                 {"'cash': 20, 'towns': ['wesel', 'mecheln', 'middelburg', 'zwolle', 'osnabrueck', 'emden', 'aachen', "
                  "'lueneburg']",
                  "'towns': ['wismar', 'salzwedel', 'goslar', 'brandenburg', 'koblenz', 'wuerzburg', 'speyer', 'ulm', "
                  "'donauwoerth']"}));
  EXPECT_EQ(t.at("towns_left"), "1");
  t.play("open:kassel");
  EXPECT_TRUE(t.over());
}

TEST(Medieval, MM_13_5_braunschweig_nuernberg_stays_in_play) {
  Table t(2);
  t.set(position(2, "'stage': 'open', 'cities': {'braunschweig': {'ring': [0]}, 'nuernberg': {}}",
                 {"'cash': 56, 'towns': ['goslar']"}));
  t.play("open:nuernberg");
  EXPECT_EQ(t.at("players.0.cash"), "0");
  t.set(position(2, "'stage': 'open', 'cities': {'nuernberg': {'ring': [0]}, 'braunschweig': {}}",
                 {"'cash': 55, 'towns': ['ulm']"}));
  EXPECT_EQ(t.refused("open:braunschweig"), "MM-8.2");
}

TEST(Medieval, MM_13_6_territories_count_through_places_in_play) {
  const Table two(2);
  EXPECT_EQ(two.game().territory(9), 0U) << "Bayern & Österreich cannot be scored";
  EXPECT_EQ(count_bits(two.game().territory(6)), 1) << "Sachsen & Thüringen through Brandenburg alone";
  const Table three(3);
  EXPECT_EQ(count_bits(three.game().territory(9)), 5);
  Table t(2);
  t.set(position(2, "'stage': 'over'", {"'towns': ['brandenburg']"}));
  EXPECT_EQ(t.points(A, ScoreLabel::territories), 2);
}

}  // namespace
}  // namespace fondaco::medieval
