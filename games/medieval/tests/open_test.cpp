// SPDX-License-Identifier: MIT
// MM-8 open a new branch.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_8_1_one_new_branch_or_none) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 60"}));
  EXPECT_THAT(t.legal(), UnorderedElementsAre("pass", "open:gent", "open:antwerpen"));
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B) << "one, in the first turn";
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 60"}));
  t.play("pass");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.at("players.0.cash"), "60");
  EXPECT_THAT(t.events(), Contains("0 passed MM-8.1"));
}

TEST(Medieval, MM_8_2_into_a_city_every_condition_counts) {
  Table t(4);
  const auto refused = [&](std::string_view cities, std::string_view a = "'towns': ['wesel'], 'cash': 7") {
    t.set(position(4, join("'stage': 'open', 'cities': {", cities, "}"), {std::string(a)}));
    return t.refused("open:dortmund");
  };
  EXPECT_EQ(refused("'dortmund': {}"), "");
  EXPECT_EQ(refused("'dortmund': {'ring': [1, 2, 1]}"), "") << "one space is enough";
  EXPECT_EQ(refused("'dortmund': {'ring': [1, 1, 1], 'to': 1}"), "") << "awarded";
  EXPECT_EQ(refused("'dortmund': {'ring': [1, 0]}"), "MM-8.2") << "a branch already";
  EXPECT_EQ(refused("'dortmund': {}", "'towns': ['mecheln'], 'cash': 60"), "MM-8.2") << "no direct route";
  EXPECT_EQ(refused("'dortmund': {'ring': [1, 1, 1, 2], 'to': 1}"), "MM-8.2") << "full";
  EXPECT_EQ(refused("'gent': {}"), "MM-8.2") << "no marker";
  EXPECT_EQ(refused("'dortmund': {}", "'towns': ['wesel'], 'cash': 6"), "MM-8.2") << "too dear";
}

TEST(Medieval, MM_8_3_into_a_town_every_condition_counts) {
  Table t(4);
  const auto refused = [&](std::string_view a, std::string_view b = "'towns': ['emden']") {
    t.set(position(4, "'stage': 'open', 'cities': {'dortmund': {'ring': [0]}}", {std::string(a), std::string(b)}));
    return t.refused("open:kassel");
  };
  EXPECT_EQ(refused("'towns': ['wesel'], 'cash': 7"), "");
  EXPECT_EQ(refused("'towns': ['wesel'], 'cash': 6"), "MM-8.3") << "too dear";
  EXPECT_EQ(refused("'towns': ['wesel'], 'cash': 60", "'towns': ['kassel']"), "MM-8.3") << "taken by a rival";
  EXPECT_EQ(refused("'towns': ['wesel', 'kassel'], 'cash': 60"), "MM-8.3") << "taken by the same player";
  t.set(position(4, "'stage': 'open'", {"'towns': ['wesel'], 'cash': 60"}));
  EXPECT_EQ(t.refused("open:kassel"), "MM-8.3") << "no route";
}

TEST(Medieval, MM_8_2_MM_8_3_opening_needs_a_house) {
  Table t(3);
  const std::string table =
      "'stage': 'open', 'cities': {'koeln': {'ring': [0,0,0,0,0,0,0,0], 'to': 0}, 'luebeck': {'ring': [0,0,0,0,0,0,0], "
      "'to': "
      "0}, 'frankfurt': {'ring': [0,0,0,0,0,0], 'to': 0}, 'nuernberg': {'ring': [0,0,0,0,0,0], 'to': 0},"
      " 'erfurt': {'ring': [0,0,0,0,0], 'to': 0}, 'strassburg': {'ring': [0,0,0,0,0], 'to': 0}, 'augsburg': {}}";
  const auto with_towns = [&](std::string_view towns) {
    return position(3, table,
                    {join("'cash': 90, 'towns': ['mecheln', 'middelburg', 'zwolle', 'aachen', 'koblenz'", towns, "]")});
  };
  t.set(with_towns(", 'wesel'"));
  EXPECT_EQ(t.at("players.0.houses"), "1");
  EXPECT_TRUE(t.offers("open:augsburg"));
  EXPECT_TRUE(t.offers("open:kassel"));
  t.set(with_towns(", 'wesel', 'hof'"));
  EXPECT_EQ(t.at("players.0.houses"), "0");
  EXPECT_EQ(t.refused("open:augsburg"), "MM-8.2");
  EXPECT_EQ(t.refused("open:kassel"), "MM-8.3");
}

TEST(Medieval, MM_8_4_the_cheapest_connecting_route_is_paid) {
  Table t(4);
  // Gent can be reached from Mecheln for 8, from Wesel for 10, from Antwerpen for 22.
  constexpr std::string_view table = "'stage': 'open', 'cities': {'gent': {}, 'antwerpen': {'ring': [0]}}";
  struct Row {
    std::string_view towns;
    std::string_view left;
  };
  for (const auto& [towns, left] : {Row{"['wesel', 'mecheln']", "22"}, Row{"['wesel']", "20"}, Row{"['hof']", "8"}}) {
    t.set(position(4, table, {join("'cash': 30, 'towns': ", towns)}));
    t.play("open:gent");
    EXPECT_EQ(t.at("players.0.cash"), left);
  }
}

TEST(Medieval, MM_8_5_a_house_in_a_city_brings_no_points) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'round': 2, 'cities': {'gent': {'ring': [1]}, 'antwerpen': {}}", {"'cash': 30"}));
  t.play("open:gent");
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[1,0],'centre':1}") << "on the centre of an open city";
  EXPECT_EQ(t.at("players.0.score"), "1");
  EXPECT_THAT(t.events(), ElementsAre("0 opened gent 8 MM-8.5"));
  t.set(position(4, "'stage': 'open', 'round': 2, 'cities': {'gent': {'ring': [1, 1, 1, 1], 'to': 1}, 'antwerpen': {}}",
                 {"'cash': 30"}));
  t.play("open:gent");
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[1,1,1,1,0],'to':1}") << "on the ring of an awarded one";
  EXPECT_EQ(t.at("players.0.cash"), "22") << "no surcharge";
}

TEST(Medieval, MM_8_6_a_town_scores_a_point_at_once_and_bars_all_rivals) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'cities': {'dortmund': {'ring': [0, 1]}}",
                 {"'towns': ['wesel'], 'cash': 30", "'towns': ['emden'], 'cash': 30, 'hand': [2]"}));
  t.play("open:kassel");
  EXPECT_EQ(t.at("players.0.score"), "2");
  EXPECT_EQ(t.at("towns_left"), "15");
  EXPECT_EQ(t.at("players.0.towns"), "['wesel','kassel']");
  EXPECT_THAT(t.events(), IsSupersetOf({"0 opened kassel 7 MM-8.6", "0 scored 1 MM-8.6"}));
  t.play("place:utrecht");
  EXPECT_EQ(t.refused("open:kassel"), "MM-8.3");
}

TEST(Medieval, MM_8_7_without_a_legal_opening_the_phase_is_skipped) {
  Table t(4);
  t.set(position(4, "'cities': {}", {"'cash': 60, 'hand': [3]"}));
  t.play("place:rostock");
  EXPECT_EQ(t.to_move(), B) << "Mecheln leads only to closed cities";
  EXPECT_THAT(t.events(), Contains("0 passed MM-8.1"));
  EXPECT_EQ(t.at("idle"), "1");
  // Passing is always allowed.
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {}}", {"'cash': 60"}));
  EXPECT_TRUE(t.offers("pass"));
  EXPECT_EQ(t.game().check(t.state(), code::pass).rule().text(), "MM-8.7");
}

}  // namespace
}  // namespace fondaco::medieval
