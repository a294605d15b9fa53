// SPDX-License-Identifier: MIT
// The rulings MM-R: how the gaps and contradictions of the printed rules are closed.
#include "games/catalogue.hpp"
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_R_1_a_new_branch_is_where_one_has_none) {
  Table t(3);
  t.set(
      position(3, "'stage': 'open', 'cities': {'gent': {'ring': [0, 1]}, 'antwerpen': {'ring': [1]}}", {"'cash': 60"}));
  EXPECT_EQ(t.refused("open:gent"), "MM-8.2");
  EXPECT_TRUE(t.offers("open:antwerpen"));
}

TEST(Medieval, MM_R_2_the_preset_marker_is_for_3_4_or_6_players) {
  for (Seat players = 2; players <= 6; ++players) {
    Table t(players);
    t.start(1);
    const bool preset = players == 3 || players == 4 || players == 6;
    EXPECT_EQ(t.at("cities.wittenberg") != "absent", preset) << int{players};
  }
}

TEST(Medieval, MM_R_3_the_income_letter_doubles_all_cities_and_the_basic_income) {
  Table t(3);
  t.set(position(3, "'stage': 'income', 'cities': {'gent': {'ring': [0]}, 'koeln': {'ring': [0]}, 'hamburg': {}}",
                 {"'cash': 0"}));
  t.play("income:double");
  EXPECT_EQ(t.number("players.0.cash"), 2 * (6 * 2 + 7 * 2 + 4)) << "not of one city";
}

TEST(Medieval, MM_R_4_a_sum_of_24_gives_48) {
  Table t(4);
  // Frankfurt: 6 free spaces would be 18; with the basic income of 6 that makes 24, but A stands there: Gent 6 free.
  t.set(position(4, "'stage': 'income', 'cities': {'gent': {'ring': [0]}, 'hamburg': {}}", {"'cash': 0"}));
  EXPECT_EQ(t.game().city_income(t.state(), A) + 6, 24);
  t.play("income:double");
  EXPECT_EQ(t.state().cash[A], 48);
}

TEST(Medieval, MM_R_5_double_income_forbids_all_enlarging_but_not_opening) {
  Table t(4);
  t.set(position(4,
                 "'stage': 'income', 'cities': {'gent': {'ring': [0]}, 'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}, "
                 "'antwerpen': {}}"));
  t.play("income:double");
  EXPECT_EQ(t.refused("enlarge:gent"), "MM-10.3");
  EXPECT_EQ(t.refused("enlarge:luebeck"), "MM-10.3");
  EXPECT_TRUE(t.offers("open:antwerpen"));
}

TEST(Medieval, MM_R_6_a_town_needs_a_route_and_its_price) {
  Table t(3);
  t.set(position(3, "'stage': 'open', 'cities': {'dortmund': {'ring': [0]}}", {"'towns': ['wesel'], 'cash': 7"}));
  EXPECT_TRUE(t.offers("open:kassel"));
  EXPECT_EQ(t.refused("open:hof"), "MM-8.3") << "no route";
  EXPECT_EQ(t.refused("open:goslar"), "MM-8.3") << "a route of 8";
  t.play("open:kassel");
  EXPECT_EQ(t.at("players.0.cash"), "0");
}

TEST(Medieval, MM_R_7_the_home_scores_nothing_beyond_the_starting_point) {
  Table t(3);
  t.set("{'players': [{}, {}, {}]}");
  t.play("home:wesel");
  EXPECT_EQ(t.at("players.0.score"), "1");
  EXPECT_EQ(t.count("scored"), 0);
  t.set(position(3, "", {"'towns': ['wesel', 'ulm']", "", "", "'towns': ['hof']"}));
  EXPECT_EQ(t.at("players.0.score"), "2") << "the second town is the first that scores";
}

TEST(Medieval, MM_R_8_a_majority_is_more_than_half_rounded_down) {
  const Table t(3);
  for (unsigned value = 2; value <= 8; ++value) EXPECT_EQ(t.edition().majority[value], value / 2 + 1);
  EXPECT_EQ(t.edition().majority[7], 4);
  EXPECT_THAT(refused_edition({{"'majority': 4, 'half_points': 3}", "'majority': 5, 'half_points': 3}"}}),
              HasSubstr("MM-R.8"));
}

TEST(Medieval, MM_R_9_the_last_town_costs_the_pending_phase_5_a_standstill_does_not) {
  Table t(2);
  constexpr std::string_view seat_b =
      "'towns': ['wismar', 'salzwedel', 'goslar', 'brandenburg', 'koblenz', 'wuerzburg', "
      "'speyer', 'ulm', 'donauwoerth']";
  constexpr std::string_view seat_a =
      "'letters': 0, 'cash': 20, 'hand': [2], 'towns': ['wesel', 'mecheln', 'middelburg', "
      "'zwolle', 'osnabrueck', 'emden', 'aachen', 'lueneburg']";
  constexpr std::string_view table =
      "'idle': 1, 'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 0, 0]}, "
      "'dortmund': {'ring': [0, 0, 1, 1], 'to': 0, 'half': true}}";
  t.set(position(2, table, {std::string(seat_a), std::string(seat_b)}));
  t.play("enlarge:gent", "open:kassel");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.number("players.0.score"), 1 + 8 + 2) << "no 7 for Gent";
  t.set(position(2, table, {std::string(seat_a), std::string(seat_b)}));
  t.play("enlarge:gent", "pass");
  EXPECT_TRUE(t.over()) << "a standstill";
  EXPECT_EQ(t.number("players.0.score"), 1 + 7 + 2 + 7) << "settled first";
}

TEST(Medieval, MM_R_10_n_turns_in_a_row_wherever_they_begin) {
  Table t(3);
  t.set(position(3, "'start_seat': 0, 'to_move': 1, 'round': 2, 'stage': 'open', 'idle': 0, 'cities': {}",
                 {"'letters': 0, 'hand': [3, 3]", "'letters': 0, 'hand': [4, 4]", "'letters': 0"}));
  t.play("pass");
  EXPECT_EQ(t.at("idle"), "1");
  t.play("place:linz");
  EXPECT_EQ(t.at("idle"), "2");
  EXPECT_EQ(t.at("round"), "3") << "a new round begins in between";
  t.play("place:leipzig");
  EXPECT_TRUE(t.over());
}

TEST(Medieval, MM_R_11_a_double_enlargement_in_an_awarded_city_costs_twice) {
  Table t(6);
  t.set(position(6, "'stage': 'paid', 'cities': {'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}",
                 {"'cash': 10, 'hand': [2]"}));
  t.play("double:luebeck");
  EXPECT_THAT(t.events(), Contains("0 paid luebeck 10 MM-6.4"));
}

TEST(Medieval, MM_R_12_no_letter_on_each_players_own_first_turn) {
  Table t(3);
  t.set(position(3, "'start_seat': 0, 'to_move': 2, 'round': 1, 'stage': 'open', 'cities': {'luebeck': {}}",
                 {"'hand': [2]"}));
  EXPECT_EQ(t.refused("income:double"), "MM-10.1") << "C's first turn, although A and B have had theirs";
  t.play("open:luebeck");
  EXPECT_EQ(t.to_move(), A) << "no second opening for C";
  t.play("place:linz");
  EXPECT_EQ(t.decision(), "income") << "A's second turn";
}

TEST(Medieval, MM_R_13_44_houses_limit_a_player) {
  EXPECT_THAT(refused_edition({{"'available_per_player': 44", "'available_per_player': 45"}}), HasSubstr("MM-R.13"));
  Table t(3, {},
          edition_with({{"'houses': {'provenance': 'seed', 'per_colour': 45",
                         "'houses': {'provenance': 'recalled', 'per_colour': 3"},
                        {"'available_per_player': 44", "'available_per_player': 2"}}));
  t.set(position(3, "'stage': 'open', 'round': 2, 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 60"}));
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B) << "the second house was the last: no second opening";
  EXPECT_EQ(t.at("players.0.houses"), "0");
}

TEST(Medieval, MM_R_14_the_hundred_tokens_are_points_not_money) {
  Table t(3);
  t.set(position(3, "'stage': 'over'", {"'cash': 100"}));
  EXPECT_EQ(t.points(A, ScoreLabel::money), 5) << "a hundred ducats are five points";
}

TEST(Medieval, MM_R_15_two_openings_never_go_into_one_city) {
  Table t(3);
  t.set(position(3, "'stage': 'open', 'round': 2, 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 60"}));
  t.play("open:gent");
  EXPECT_EQ(t.refused("open:gent"), "MM-8.2");
}

TEST(Medieval, MM_R_16_cities_are_settled_by_their_numbers) {
  Table t(3);
  t.set(position(3,
                 "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 0, 0]}, 'bruessel': {'ring': [0]}, "
                 "'linz': {'ring': [0]}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:gent", "enlarge:bruessel", "enlarge:linz");
  std::vector<std::string> awards;
  for (const std::string& event : t.events()) {
    if (event.find("awarded") != std::string::npos) awards.push_back(event);
  }
  EXPECT_THAT(awards, ElementsAre("0 awarded gent 7 MM-9.2", "0 awarded bruessel 3 MM-9.2", "0 awarded linz 2 MM-9.2"));
}

TEST(Medieval, MM_R_17_open_and_awarded_cities_count_for_territories_at_the_end) {
  Table t(3);
  t.set(position(
      3, "'stage': 'over', 'cities': {'luebeck': {'ring': [0]}, 'koeln': {'ring': [1, 1, 1, 1, 1, 0], 'to': 1}}"));
  EXPECT_EQ(t.points(A, ScoreLabel::territories), 6) << "Flandern, Holstein, Rheinland";
  EXPECT_EQ(t.points(A, ScoreLabel::markers), 0);
}

TEST(Medieval, MM_R_18_beyond_the_tie_breaks_victory_is_shared) {
  Table t(3);
  t.set(position(3, "'stage': 'over'", {"'cash': 20", "'cash': 30", "'cash': 0"}));
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 1);
  EXPECT_EQ(t.rank(C), 3);
  EXPECT_EQ(t.scores().winners(), 2);
}

TEST(Medieval, MM_R_19_ducats_and_letters_of_recommendation_are_what_the_program_says) {
  const Words words = game_words(*games::catalogue().find("medieval"), Language::en);
  EXPECT_EQ(words.say("ducats-any", {{"n", 3}}), "3 ducats");
  EXPECT_THAT(words.say("event-letter-you"), HasSubstr("letter of recommendation"));
}

TEST(Medieval, MM_R_20_the_active_player_alone_settles_at_the_end_of_his_turn) {
  Table t(3);
  // B's houses in Köln stay as they are while A settles Gent.
  t.set(position(
      3, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 0, 0]}, 'koeln': {'ring': [1, 1, 1, 1]}}",
      {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("enlarge:gent");
  EXPECT_EQ(t.count("awarded"), 1);
  EXPECT_EQ(t.at("cities.koeln"), "{'ring':[1,1,1,1]}");
}

}  // namespace
}  // namespace fondaco::medieval
