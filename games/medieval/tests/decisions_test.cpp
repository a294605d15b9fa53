// SPDX-License-Identifier: MIT
// The decision sequence MM-D, the options, and the edition as it is asked for figures.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_D_1_the_deal_and_the_first_player_are_left_to_chance) {
  Table t(4);
  std::map<std::string, int> deals;
  std::map<Seat, int> first;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    t.start(seed);
    ++deals[t.at("players.0.hand")];
    ++first[t.to_move()];
  }
  EXPECT_GT(deals.size(), 40U);
  EXPECT_EQ(first.size(), 4U);
  const std::string once = t.at("");
  t.start(49);
  EXPECT_EQ(t.at(""), once) << "the same seed, the same deal";
}

TEST(Medieval, MM_D_2_each_player_chooses_a_home_in_order) {
  Table t(6);
  t.set("{'start_seat': 4, 'players': [{}, {}, {}, {}, {}, {}]}");
  for (const auto& [seat, home] : {std::pair{E, "home:ulm"},
                                   {F, "home:hof"},
                                   {A, "home:wesel"},
                                   {B, "home:emden"},
                                   {C, "home:goslar"},
                                   {D, "home:zwolle"}}) {
    EXPECT_EQ(t.decision(), "home");
    EXPECT_EQ(t.to_move(), seat);
    t.play(home);
  }
  EXPECT_EQ(t.decision(), "place");
  EXPECT_EQ(t.to_move(), E);
}

TEST(Medieval, MM_D_3_choosing_the_city_fixes_the_marker) {
  Table t(4);
  t.set(position(4, "'cities': {}", {"'hand': [8, 3, 3]"}));
  EXPECT_THAT(t.legal(), UnorderedElementsAre("place:koeln", "place:bruessel", "place:rostock", "place:magdeburg",
                                              "place:leipzig"));
  t.play("place:rostock");
  EXPECT_EQ(t.at("players.0.hand"), "[8,3]");
}

TEST(Medieval, MM_D_3_a_last_marker_is_asked_for_although_one_city_fits) {
  // Otherwise whether the question comes up would tell what the last marker of a hidden hand is.
  Table t(4);
  t.set(position(4, "'to_move': 3, 'stage': 'open', 'cities': {}", {"'hand': [8]"}));
  t.play("pass");
  EXPECT_EQ(t.decision(), "place");
  EXPECT_THAT(t.legal(), ElementsAre("place:koeln"));
}

TEST(Medieval, MM_D_4_the_income_letter_is_asked_for_first) {
  Table t(4);
  t.set(position(4, "'round': 2, 'cities': {'gent': {'ring': [0]}}", {"'hand': [3], 'letters': 1"}));
  t.play("place:rostock");
  EXPECT_EQ(t.decision(), "income");
  EXPECT_THAT(t.legal(), ElementsAre("income:plain", "income:double"));
  t.set(position(4, "'round': 2, 'cities': {'gent': {'ring': [0]}}", {"'hand': [3], 'letters': 0"}));
  t.play("place:rostock");
  EXPECT_EQ(t.decision(), "city") << "without a letter it is not asked";
}

TEST(Medieval, MM_D_5_open_cities_come_one_by_one_in_ascending_order) {
  Table t(4);
  t.set(position(4,
                 "'round': 2, 'stage': 'income', 'cities': {'linz': {'ring': [0]}, 'gent': {'ring': [0]}, 'koeln': "
                 "{'ring': [1, 0]}, "
                 "'hamburg': {'ring': [1]}}"));
  t.play("income:plain");
  EXPECT_THAT(t.legal(), ElementsAre("collect:gent", "enlarge:gent", "double:gent"));
  EXPECT_EQ(t.refused("collect:koeln"), "MM-D.5");
  t.play("collect:gent");
  EXPECT_THAT(t.legal(), ElementsAre("collect:koeln", "enlarge:koeln", "double:koeln"));
  t.play("collect:koeln");
  EXPECT_THAT(t.legal(), ElementsAre("collect:linz", "enlarge:linz")) << "one free space: no double";
}

TEST(Medieval, MM_D_6_awarded_cities_in_ascending_order_or_done) {
  Table t(4);
  t.set(position(4,
                 "'stage': 'paid', 'cities': {'gent': {'ring': [0, 0, 0, 0], 'to': 0}, 'koeln': {'ring': [0, 0, 0, 0, "
                 "0, 1, 1], 'to': 0},"
                 " 'wien': {'ring': [0, 0, 0], 'to': 0}}",
                 {"'cash': 60"}));
  EXPECT_THAT(t.legal(), UnorderedElementsAre("done", "enlarge:gent", "enlarge:koeln", "enlarge:wien", "double:gent"));
  t.play("enlarge:koeln");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("done", "enlarge:wien"));
  EXPECT_EQ(t.refused("enlarge:gent"), "MM-D.6");
  EXPECT_EQ(t.at("after"), "'koeln'");
  t.play("done");
  EXPECT_EQ(t.count("income"), 1);
}

TEST(Medieval, MM_D_7_pass_or_any_legal_place) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'cities': {'dortmund': {'ring': [0]}, 'gent': {}, 'koeln': {}}",
                 {"'towns': ['wesel'], 'cash': 10"}));
  EXPECT_THAT(t.legal(), UnorderedElementsAre("pass", "open:gent", "open:osnabrueck", "open:goslar", "open:kassel"));
}

TEST(Medieval, MM_D_8_stop_or_a_second_place) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'round': 2, 'cities': {'dortmund': {}, 'gent': {}}",
                 {"'towns': ['wesel'], 'cash': 16"}));
  t.play("open:dortmund");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("stop", "open:osnabrueck", "open:goslar", "open:kassel"));
  t.play("stop");
  EXPECT_EQ(t.at("players.0.letters"), "2") << "a letter is used by the second opening only";
  EXPECT_EQ(t.to_move(), B);
}

}  // namespace
}  // namespace fondaco::medieval
