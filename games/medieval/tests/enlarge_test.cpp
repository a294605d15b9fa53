// SPDX-License-Identifier: MIT
// MM-6 enlarge or collect, MM-7 basic income.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_6_1_every_open_city_with_a_branch_is_treated_on_its_own) {
  Table t(4);
  t.set(position(4,
                 "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 1]}, 'antwerpen': {'ring': [1]},"
                 " 'koeln': {'ring': [0]}, 'frankfurt': {'ring': [2, 0]}, 'hamburg': {}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  EXPECT_EQ(t.refused("collect:antwerpen"), "MM-6.1") << "no branch there";
  EXPECT_EQ(t.refused("enlarge:antwerpen"), "MM-6.1");
  EXPECT_EQ(t.refused("collect:hamburg"), "MM-6.1");
  t.play("collect:gent");
  EXPECT_EQ(t.at("city"), "'koeln'");
  t.play("enlarge:koeln");
  EXPECT_EQ(t.at("city"), "'frankfurt'");
  t.play("collect:frankfurt");
  EXPECT_THAT(t.events(), Contains("0 collected frankfurt 12 MM-6.2"));
  // Gent 5 x 3, Frankfurt 4 x 3, basic income 6; Köln and the town of Mecheln nothing.
  EXPECT_EQ(t.at("players.0.cash"), "33");
}

TEST(Medieval, MM_6_2_income_is_free_spaces_times_the_rate_whatever_the_own_houses) {
  for (const auto* ring : {"[0, 1, 1]", "[0, 0, 0]", "[1, 2, 0]"}) {
    Table t(4);
    t.set(position(4, join("'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': ", ring, "}, 'hamburg': {}}"),
                   {"'letters': 0, 'cash': 0, 'hand': [2]"}));
    t.play("collect:gent");
    EXPECT_THAT(t.events(), Contains("0 collected gent 12 MM-6.2")) << ring;
  }
}

TEST(Medieval, MM_6_3_enlarging_an_open_city_is_free_and_pays_nothing_there) {
  Table t(4);
  t.set(position(4, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 1]}, 'bruessel': {}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:gent");
  EXPECT_EQ(t.at("players.0.cash"), "6") << "the basic income alone";
  EXPECT_EQ(t.at("cities.gent"), "{'ring':[0,1,0],'centre':1}");
  EXPECT_EQ(t.number("players.0.houses"), 44 - 1 - 2);
}

/// A has placed all 44 houses but `left`: many in cities that were awarded long ago.
std::string nearly_out_of_houses(unsigned left) {
  // 8 + 7 + 6 + 6 + 5 + 5 = 37 houses in full awarded cities, one in Gent, the rest in towns.
  const char* towns = left == 0   ? "'towns': ['mecheln', 'middelburg', 'zwolle', 'aachen', 'koblenz', 'speyer']"
                      : left == 1 ? "'towns': ['mecheln', 'middelburg', 'zwolle', 'aachen', 'koblenz']"
                                  : "'towns': ['mecheln', 'middelburg', 'zwolle', 'aachen']";
  return join(towns, ", 'letters': 2, 'cash': 50");
}
constexpr std::string_view full_cities =
    "'koeln': {'ring': [0,0,0,0,0,0,0,0], 'to': 0}, 'luebeck': {'ring': [0,0,0,0,0,0,0], 'to': 0},"
    " 'frankfurt': {'ring': [0,0,0,0,0,0], 'to': 0}, 'nuernberg': {'ring': [0,0,0,0,0,0], 'to': 0},"
    " 'erfurt': {'ring': [0,0,0,0,0], 'to': 0}, 'strassburg': {'ring': [0,0,0,0,0], 'to': 0}";

TEST(Medieval, MM_6_3_enlarging_needs_a_house_in_supply) {
  Table t(3);
  const std::string table =
      join("'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, ", full_cities, "}");
  t.set(position(3, table, {nearly_out_of_houses(1), "'towns': ['emden']", "'towns': ['wismar']"}));
  EXPECT_EQ(t.at("players.0.houses"), "1");
  EXPECT_TRUE(t.offers("enlarge:gent"));
  EXPECT_EQ(t.refused("double:gent"), "MM-10.2") << "two houses are needed";
  t.set(position(3, table, {nearly_out_of_houses(0), "'towns': ['emden']", "'towns': ['wismar']"}));
  EXPECT_EQ(t.refused("enlarge:gent"), "MM-6.3");
}

TEST(Medieval, MM_6_4_enlarging_an_awarded_city_is_paid_at_once) {
  Table t(5);
  t.set(position(5, "'stage': 'paid', 'cities': {'luebeck': {'ring': [1, 1, 1, 1, 0], 'to': 1}, 'hamburg': {}}",
                 {"'letters': 0, 'cash': 9, 'hand': [2]"}));
  t.play("enlarge:luebeck");
  EXPECT_THAT(t.events(), Contains("0 paid luebeck 4 MM-6.4")) << "n - 1";
  EXPECT_EQ(t.at("cities.luebeck"), "{'ring':[1,1,1,1,0,0],'to':1}") << "directly onto the ring, not onto a centre";
  EXPECT_EQ(t.at("players.0.score"), "1");
  EXPECT_EQ(t.number("players.0.cash"), 9 - 4 + 8);
}

TEST(Medieval, MM_6_4_it_needs_a_branch_a_space_and_the_money) {
  Table t(5);
  constexpr std::string_view table =
      "'stage': 'paid', 'cities': {'luebeck': {'ring': [1, 1, 1, 1], 'to': 1}, 'bruessel': {'ring': [0, 0, 1], 'to': "
      "0},"
      " 'leipzig': {'ring': [0, 0], 'to': 0}}";
  t.set(position(5, table, {"'cash': 4"}));
  EXPECT_EQ(t.refused("enlarge:luebeck"), "MM-6.4") << "no branch";
  EXPECT_EQ(t.refused("enlarge:bruessel"), "MM-6.4") << "no space";
  EXPECT_TRUE(t.offers("enlarge:leipzig"));
  t.set(position(5, table, {"'cash': 3"}));
  EXPECT_EQ(t.refused("enlarge:leipzig"), "MM-6.4") << "no money";
}

TEST(Medieval, MM_6_5_one_house_per_city_and_turn) {
  Table t(3);
  t.set(position(3,
                 "'stage': 'paid', 'cities': {'luebeck': {'ring': [0, 0, 0, 0], 'to': 0},"
                 " 'leipzig': {'ring': [0, 0], 'to': 0}, 'bruessel': {'ring': [0, 0], 'to': 0}}",
                 {"'cash': 40"}));
  t.play("enlarge:luebeck");
  EXPECT_EQ(t.refused("enlarge:luebeck"), "MM-6.5");
  EXPECT_EQ(t.refused("double:luebeck"), "MM-6.5");
  EXPECT_TRUE(t.offers("enlarge:leipzig"));
  // In an open city the question is simply not asked again.
  t.set(position(3, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, 'koeln': {'ring': [0]}}"));
  t.play("enlarge:gent");
  EXPECT_EQ(t.refused("enlarge:gent"), "MM-D.5");
}

TEST(Medieval, MM_6_6_awarded_cities_pay_no_income) {
  Table t(3);
  t.set(position(3,
                 "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, 'luebeck': {'ring': [0, 0, 0, 0], "
                 "'to': 0}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  EXPECT_EQ(t.refused("collect:luebeck"), "MM-6.6");
  t.play("collect:gent");
  EXPECT_EQ(t.at("players.0.cash"), "12") << "six free spaces of Gent, none of Lübeck";
  EXPECT_EQ(t.refused("collect:luebeck"), "MM-6.6");
}

TEST(Medieval, MM_6_7_income_of_this_phase_pays_awarded_cities_basic_income_does_not) {
  Table t(4);
  constexpr std::string_view table =
      "'stage': 'city', 'city': 'bruessel', 'cities': {'bruessel': {'ring': [0, 1]}, 'luebeck': {'ring': [0, 0, 0, 0], "
      "'to': 0}}";
  t.set(position(4, table, {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  EXPECT_EQ(t.refused("enlarge:luebeck"), "MM-6.7") << "open cities first";
  t.play("collect:bruessel");
  EXPECT_EQ(t.decision(), "paid") << "the three ducats just collected are enough";
  t.play("enlarge:luebeck");
  t.set(position(4, table, {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:bruessel");
  EXPECT_NE(t.decision(), "paid") << "the basic income of 6 comes too late";
  EXPECT_EQ(t.count("income"), 1);
}

TEST(Medieval, MM_6_8_what_is_not_enlarged_is_collected) {
  Table t(3);
  t.set(position(3, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}}", {"'letters': 0"}));
  EXPECT_THAT(t.legal(), UnorderedElementsAre("collect:gent", "enlarge:gent"));
  EXPECT_EQ(t.refused("pass"), "MM-6.8");
  // Without houses there is nothing to ask.
  const std::string table = join(
      "'stage': 'open', 'to_move': 2, 'round': 4, 'cities': {'gent': {'ring': [0]}, 'antwerpen': "
      "{'ring': [0, 0, 0], 'to': 0}, 'bruegge': {}, ",
      full_cities, "}");
  t.set(position(3, table,
                 {"'towns': ['mecheln', 'middelburg', 'zwolle'], 'letters': 0, 'cash': 0, 'hand': [5, 2]",
                  "'towns': ['emden']", "'towns': ['wismar']"}));
  EXPECT_EQ(t.at("players.0.houses"), "0");
  t.play("pass", "place:utrecht");
  EXPECT_THAT(t.events(), IsSupersetOf({"0 collected gent 12 MM-6.2", "0 income 4 MM-7.1", "0 passed MM-8.1"}));
  EXPECT_EQ(t.to_move(), B);
}

TEST(Medieval, MM_7_1_basic_income_from_the_second_turn_on) {
  for (Seat players = 2; players <= 6; ++players) {
    Table t(players);
    t.set(position(players, "'round': 2, 'cities': {}", {"'hand': [3], 'letters': 0, 'cash': 0"}));
    t.play("place:rostock");
    EXPECT_THAT(t.events(), Contains(join("0 income ", std::to_string(2 * players - 2), " MM-7.1")));
    t.set(position(players, "'round': 1, 'cities': {}", {"'hand': [3], 'letters': 0, 'cash': 0"}));
    t.play("place:rostock");
    EXPECT_EQ(t.count("income"), 0);
  }
}

TEST(Medieval, MM_7_1_the_letter_takes_the_place_of_the_basic_income) {
  Table t(3);
  t.set(position(3, "'stage': 'income', 'cities': {}", {"'cash': 0, 'hand': [2]"}));
  t.play("income:double");
  EXPECT_EQ(t.at("players.0.cash"), "48");
}

}  // namespace
}  // namespace fondaco::medieval
