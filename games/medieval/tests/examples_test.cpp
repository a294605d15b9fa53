// SPDX-License-Identifier: MIT
// The worked examples MM-E.1 to MM-E.14.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_E_1_income_in_gent) {
  Table t(4);
  const auto collects = [&](Seat seat) {
    t.set(position(4,
                   join("'to_move': ", std::to_string(seat),
                        ", 'stage': 'city', 'city': 'gent',"
                        " 'cities': {'gent': {'ring': [0, 1, 0, 2]}, 'hamburg': {}}"),
                   {"'letters': 0", "'letters': 0", "", "'letters': 0"}));
    t.play("collect:gent");
    return t.events();
  };
  EXPECT_THAT(collects(A), Contains("0 collected gent 9 MM-6.2"));
  EXPECT_THAT(collects(B), Contains("1 collected gent 9 MM-6.2"));
  EXPECT_THAT(
      t.refused_position(position(4,
                                  "'to_move': 3, 'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, "
                                  "1, 0, 2]}}")),
      HasSubstr("MM-6.1"))
      << "D has no branch there";
}

TEST(Medieval, MM_E_2_a_majority_in_luebeck) {
  Table t(4);
  t.set(position(4, "'stage': 'city', 'city': 'luebeck', 'cities': {'luebeck': {'ring': [0, 3, 0, 3, 0]}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:luebeck");
  EXPECT_THAT(t.events(), Contains("0 awarded luebeck 7 MM-9.2"));
  EXPECT_EQ(t.at("players.0.score"), "8");
  EXPECT_EQ(t.at("cities.luebeck.ring"), "[0,3,0,3,0,0]") << "six houses stay";
  EXPECT_EQ(t.game().free_spaces(t.state(), 10), 1U);
}

TEST(Medieval, MM_E_3_an_awarded_city_with_six_players) {
  Table t(6);
  constexpr std::string_view table = "'stage': 'paid', 'cities': {'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}";
  t.set(position(6, table, {"'cash': 5, 'hand': [2]"}));
  t.play("enlarge:luebeck");
  EXPECT_THAT(t.events(), Contains("0 paid luebeck 5 MM-6.4"));
  t.set(position(6, table, {"'cash': 4"}));
  EXPECT_EQ(t.refused("enlarge:luebeck"), "MM-6.4");
}

TEST(Medieval, MM_E_4_two_players) {
  Table t(2);
  t.start(1);
  t.play("home:wesel", "home:ulm");
  EXPECT_EQ(t.at("towns_left"), "16");
  t.set(position(
      2, "'stage': 'open', 'cities': {'braunschweig': {'ring': [0]}, 'nuernberg': {}, 'augsburg': {'ring': [0]}}",
      {"'cash': 60"}));
  EXPECT_EQ(t.refused("open:hof"), "MM-13.2");
  EXPECT_EQ(t.refused("open:landshut"), "MM-13.2");
  EXPECT_TRUE(t.offers("open:nuernberg"));
  t.set(position(2, "'stage': 'open', 'cities': {'braunschweig': {'ring': [0]}, 'nuernberg': {}}", {"'cash': 60"}));
  t.play("open:nuernberg");
  EXPECT_EQ(t.at("players.0.cash"), "4") << "56";
  t.start(1);
  EXPECT_EQ(t.refused("home:hof"), "MM-13.2");
  EXPECT_EQ(t.refused("home:landshut"), "MM-13.2");
}

TEST(Medieval, MM_E_5_a_tie_in_a_city_of_two) {
  Table t(3);
  t.set(position(3, "'to_move': 1, 'stage': 'open', 'cities': {'wittenberg': {'ring': [0]}, 'leipzig': {'ring': [1]}}",
                 {"", "'cash': 20, 'letters': 0"}));
  t.play("open:wittenberg");
  EXPECT_EQ(t.at("players.1.cash"), "8") << "12 from Leipzig";
  EXPECT_THAT(t.events(), Contains("0 awarded wittenberg 1 MM-9.3"));
  EXPECT_EQ(t.at("players.0.score"), "2");
  EXPECT_EQ(t.at("players.1.score"), "1");
}

/// A city with this ring is enlarged by a seat in a game of four.
void enlarge(Table& t, Seat seat, std::string_view city, std::string_view ring) {
  t.set(position(4,
                 join("'to_move': ", std::to_string(seat), ", 'stage': 'city', 'city': '", city, "', 'cities': {'",
                      city, "': {'ring': ", ring, "}}"),
                 {"'letters': 0, 'cash': 0, 'hand': [2]", "'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play(join("enlarge:", city));
}

TEST(Medieval, MM_E_6_a_tie_in_strassburg) {
  Table t(4);
  enlarge(t, A, "strassburg", "[0, 1, 1, 2]");
  EXPECT_THAT(t.events(), Contains("0 awarded strassburg 2 MM-9.3"));
}

TEST(Medieval, MM_E_7_a_tie_in_koeln) {
  Table t(4);
  enlarge(t, B, "koeln", "[1, 0, 0, 1, 1, 0, 0]");
  EXPECT_THAT(t.events(), Contains("1 awarded koeln 4 MM-9.3"));
}

TEST(Medieval, MM_E_8_half_of_frankfurt_is_no_majority) {
  Table t(4);
  enlarge(t, A, "frankfurt", "[0, 0, 1]");
  EXPECT_EQ(t.count("awarded"), 0);
  EXPECT_EQ(t.game().free_spaces(t.state(), 17), 2U);
}

TEST(Medieval, MM_E_9_double_income) {
  Table t(4);
  struct Row {
    std::string_view cities;
    int sum, received;
  };
  // Four players: 3 ducats for a free space, 6 of basic income.
  const Row rows[] = {{"'gent': {'ring': [0, 1, 1, 2]}, 'bremen': {'ring': [0, 1]}, 'luebeck': {}", 21, 48},
                      {"'gent': {'ring': [0]}, 'bremen': {'ring': [0, 1]}, 'luebeck': {}", 30, 60},
                      {"'gent': {'ring': [0]}, 'luebeck': {}", 24, 48}};
  for (const auto& [cities, sum, received] : rows) {
    t.set(position(4, join("'stage': 'income', 'cities': {", cities, "}"),
                   {"'towns': ['wismar'], 'cash': 0", "", "'towns': ['ulm']", "'towns': ['hof']"}));
    EXPECT_EQ(t.game().city_income(t.state(), A) + 6, sum);
    t.play("income:double");
    EXPECT_EQ(t.number("players.0.cash"), received);
    EXPECT_EQ(t.refused("enlarge:gent"), "MM-10.3");
    EXPECT_TRUE(t.offers("open:luebeck"));
  }
}

TEST(Medieval, MM_E_10_double_enlargement_in_luebeck) {
  Table t(4);
  t.set(position(
      4,
      "'stage': 'city', 'city': 'luebeck', 'cities': {'luebeck': {'ring': [0, 1, 0, 1]}, 'frankfurt': {'ring': [0]}}",
      {"'cash': 0, 'letters': 1, 'hand': [2]"}));
  t.play("double:luebeck", "collect:frankfurt");
  EXPECT_THAT(t.events(), IsSupersetOf({"0 letter enlarge MM-10.2", "0 collected frankfurt 15 MM-6.2"}));
  while (t.to_move() == A) t.play("pass");
  EXPECT_EQ(t.at("cities.luebeck.to"), "0");
  EXPECT_EQ(t.at("players.0.score"), "8");
  EXPECT_EQ(t.at("players.0.cash"), "21") << "nothing from Lübeck";
}

TEST(Medieval, MM_E_11_double_enlargement_needs_two_spaces) {
  Table t(4);
  t.set(position(4, "'stage': 'city', 'city': 'luebeck', 'cities': {'luebeck': {'ring': [0, 1, 0, 1, 2, 3]}}"));
  EXPECT_EQ(t.refused("double:luebeck"), "MM-10.2");
  EXPECT_TRUE(t.offers("enlarge:luebeck"));
}

TEST(Medieval, MM_E_12_double_opening) {
  Table t(4);
  t.set(position(4, "'round': 2, 'stage': 'open', 'cities': {'dortmund': {}}", {"'towns': ['wesel'], 'cash': 20"}));
  t.play("open:dortmund", "open:kassel");
  EXPECT_THAT(t.events(),
              IsSupersetOf({"0 opened dortmund 7 MM-8.5", "0 letter open MM-10.4", "0 opened kassel 7 MM-8.6"}));
  EXPECT_EQ(t.at("players.0.cash"), "6");
  EXPECT_EQ(t.at("players.0.score"), "2");
  EXPECT_EQ(t.at("towns_left"), "15");
  EXPECT_EQ(t.at("players.0.letters"), "1");
}

TEST(Medieval, MM_E_13_refused_openings) {
  Table t(4);
  const auto table = [&](std::string_view cities, std::string_view cash) {
    t.set(position(4, join("'stage': 'open', 'cities': {'dortmund': {'ring': [0]}", cities, "}"),
                   {join("'towns': ['wesel'], 'cash': ", cash), "'towns': ['osnabrueck']"}));
  };
  table("", "6");
  EXPECT_EQ(t.refused("open:kassel"), "MM-8.3") << "7, too dear";
  table(", 'hamburg': {}, 'gent': {'ring': [1, 2, 3, 1, 2, 3, 1], 'to': 1, 'half': true}", "60");
  EXPECT_TRUE(t.offers("open:kassel"));
  EXPECT_EQ(t.refused("open:dortmund"), "MM-8.2") << "a branch already";
  EXPECT_EQ(t.refused("open:utrecht"), "MM-8.2") << "closed";
  EXPECT_EQ(t.refused("open:hamburg"), "MM-8.2") << "no direct route";
  EXPECT_EQ(t.refused("open:osnabrueck"), "MM-8.3") << "taken";
  EXPECT_EQ(t.refused("open:gent"), "MM-8.2") << "full";
}

TEST(Medieval, MM_E_14_refused_letters) {
  Table t(4);
  t.set(position(4, "'round': 1, 'cities': {'gent': {}}", {"'hand': [3], 'cash': 60"}));
  t.play("place:bruessel");
  EXPECT_EQ(t.refused("income:double"), "MM-10.1");
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B) << "no second opening on the first turn";
  t.set(position(
      4,
      "'round': 2, 'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, 'antwerpen': {}, 'bruessel': {}}",
      {"'cash': 60"}));
  t.play("double:gent", "open:antwerpen");
  EXPECT_EQ(t.to_move(), B) << "no second letter in the turn";
  EXPECT_EQ(t.at("players.0.letters"), "1");
}

}  // namespace
}  // namespace fondaco::medieval
