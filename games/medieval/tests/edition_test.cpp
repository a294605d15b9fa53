// SPDX-License-Identifier: MIT
// What `fondaco edition check` refuses, and what a position must keep to be read.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(MedievalEdition, the_default_edition_is_good) { EXPECT_EQ(refused_edition({}), ""); }

TEST(MedievalEdition, what_cannot_be_played_is_refused) {
  struct Row {
    std::string_view from, to, because;
  };
  const Row rows[] = {
      {"'id': 1, 'key': 'bruegge'", "'id': 7, 'key': 'bruegge'", "ids count"},
      {"'key': 'bruegge'", "'key': 'gent'", "another place has this key"},
      {"'name': 'Brügge'", "'name': 'Gent'", "another place has this name"},
      {"'x': 50, 'y': 318", "'x': 150, 'y': 318", "too close"},
      {"'x': 50, 'y': 318", "'x': 1050, 'y': 318", "x"},
      {"'places': [0, 1, 2, 3, 25]", "'places': [0, 1, 2, 3]", "the territory's places"},
      {"'a': 'gent', 'b': 'mecheln', 'cost': 8", "'a': 'gent', 'b': 'nowhere', 'cost': 8", "unknown place"},
      {"'a': 'gent', 'b': 'mecheln', 'cost': 8", "'a': 'gent', 'b': 'gent', 'cost': 8", "two different places"},
      {"'a': 'antwerpen', 'b': 'mecheln'", "'a': 'gent', 'b': 'mecheln'", "another route"},
      {"'a': 'gent', 'b': 'bruegge'", "'a': 'bruegge', 'b': 'gent'", "smaller id first"},
      {"'a': 'gent', 'b': 'mecheln', 'cost': 8", "'a': 'gent', 'b': 'mecheln', 'cost': 61", "cost"},
      {"'cost': 8, 'kind': 'city-town'", "'cost': 8, 'kind': 'city-city'", "city-town"},
      {"'open_in_two_player': true", "'open_in_two_player': false", "MM-13.1"},
      {"'value': 8, 'count': 1", "'value': 8, 'count': 2", "MM-1.3"},
      {"'majority': 5", "'majority': 4", "MM-R.8"},
      {"'half_points': 4", "'half_points': 5", "MM-9.3"},
      {"'high_markers_in_deal': 9", "'high_markers_in_deal': 8", "MM-2.4"},
      {"'markers_per_player': 9", "'markers_per_player': 8", "MM-2.4"},
      {"'towns_in_play': 18", "'towns_in_play': 20", "MM-1.7"},
      {"'town_track_after_homes': 16", "'town_track_after_homes': 15", "MM-2.7"},
      {"'removed_towns': ['hof', 'landshut']", "'removed_towns': ['hof']", "MM-13"},
      {"'removed_markers': {'2': 4", "'removed_markers': {'2': 3", "MM-13.1"},
      {"'start_two_player_after_homes': 16", "'start_two_player_after_homes': 18", "MM-1.7"},
      {"'available_per_player': 44", "'available_per_player': 43", "MM-R.13"},
  };
  for (const auto& [from, to, because] : rows) {
    EXPECT_THAT(refused_edition({{from, to}}), HasSubstr(std::string(because))) << to;
  }
}

TEST(MedievalEdition, what_is_known_of_the_board_must_hold) {
  struct Row {
    std::string_view from, to, because;
  };
  const Row rows[] = {
      {"'start_capital': 15", "'start_capital': 16", "MM-2.2"},
      {"'basic_income': 8", "'basic_income': 9", "MM-2.2"},
      {"'paid_enlarge_cost': 5", "'paid_enlarge_cost': 4", "MM-2.2"},
      {"'per_colour': 45, 'colours_total': 6, 'on_score_track': 1, 'available_per_player': 44",
       "'per_colour': 41, 'colours_total': 6, 'on_score_track': 1, 'available_per_player': 40", "45"},
      {"'value': 20, 'count': 30", "'value': 20, 'count': 31", "150"},
      {"'a': 'braunschweig', 'b': 'nuernberg', 'cost': 56", "'a': 'braunschweig', 'b': 'nuernberg', 'cost': 55", "56"},
      {"'a': 'gent', 'b': 'koeln', 'cost': 52", "'a': 'gent', 'b': 'koeln', 'cost': 57", "56"},
      {"'a': 'utrecht', 'b': 'wesel'", "'a': 'bruegge', 'b': 'wesel'", "Wesel"},
      {"'a': 'gent', 'b': 'bruessel', 'cost': 20", "'a': 'gent', 'b': 'bruessel', 'cost': 5", "town is the cheapest"},
      {"'a': 'erfurt', 'b': 'hof'", "'a': 'wittenberg', 'b': 'hof'", "Hof"},
      {"'a': 'gent', 'b': 'koeln', 'cost': 52", "'a': 'gent', 'b': 'frankfurt', 'cost': 52", "north and south"},
      {"'x': 150, 'y': 352", "'x': 150, 'y': 552", "north-west"},
  };
  for (const auto& [from, to, because] : rows) {
    EXPECT_THAT(refused_edition({{from, to}}), HasSubstr(std::string(because))) << to;
  }
}

TEST(MedievalEdition, a_seed_value_must_be_the_printed_one) {
  // Gent and Köln exchange values; the markers still fit, but the rulebook prints the 7.
  EXPECT_THAT(refused_edition({{"'name': 'Gent', 'value': 7", "'name': 'Gent', 'value': 8"},
                               {"'name': 'Köln', 'value': 8", "'name': 'Köln', 'value': 7"}}),
              HasSubstr("Gent"));
}

TEST(MedievalEdition, figures_of_another_provenance_are_free) {
  const std::string edition =
      edition_with({{"'player_tables': {'provenance': 'seed'", "'player_tables': {'provenance': 'recalled'"},
                    {"'start_capital': 15, 'income_per_free_space': 1, 'basic_income': 2, 'paid_enlarge_cost': 1",
                     "'start_capital': 40, 'income_per_free_space': 3, 'basic_income': 7, 'paid_enlarge_cost': 6"}});
  Table t(2, {}, edition);
  t.set(position(
      2,
      "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, 'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}",
      {"'letters': 0, 'hand': [2]"}));
  EXPECT_EQ(t.at("players.0.cash"), "40");
  t.play("collect:gent", "enlarge:luebeck");
  EXPECT_EQ(t.state().cash[A], 40 + 18 - 6 + 7);
}

TEST(MedievalEdition, other_figures_come_from_the_edition_too) {
  Table t(3, {},
          edition_with(
              {{"'score_track': {'provenance': 'seed', 'start': 1", "'score_track': {'provenance': 'seed', 'start': 5"},
               {"'letters': {'provenance': 'seed', 'total': 12, 'per_player': 2",
                "'letters': {'provenance': 'recalled', 'total': 18, 'per_player': 3"}}));
  t.start(1);
  EXPECT_EQ(t.at("players.0.score"), "5");
  EXPECT_EQ(t.at("players.0.letters"), "3");
}

TEST(MedievalPosition, what_is_left_out_follows_from_the_rest) {
  Table t(4);
  t.set(position(4, "'cities': {'gent': {'ring': [0]}}", {"'hand': [5, 3, 3]"}));
  EXPECT_EQ(t.decision(), "place");
  EXPECT_EQ(t.at("players.0.houses"), "42");
  EXPECT_EQ(t.at("players.0.cash"), "25");
  unsigned dealt = 0;
  for (Seat seat = B; seat <= D; ++seat) dealt += count_of(t.state().hand[seat]);
  EXPECT_EQ(dealt, 20U) << "all markers that are named nowhere are in the other hands";
}

TEST(MedievalPosition, what_cannot_be_is_refused) {
  const Table t(3);
  struct Row {
    std::string table;
    std::string_view because;
  };
  const Row rows[] = {
      {position(3, "'cities': {'nowhere': {}}"), "unknown place"},
      {position(3, "'cities': {'wesel': {}}"), "town"},
      {position(3, "", {"'towns': ['gent']"}), "not a town"},
      {position(3, "", {"'towns': ['ulm']", "'towns': ['ulm']"}), "MM-8.6"},
      {position(3, "", {"'towns': []"}), "MM-2.6"},
      {position(3, "", {"'score': 4"}), "MM-8.6"},
      {position(3, "", {"'houses': 44"}), "MM-1.4"},
      {position(3, "", {"'hand': [9]"}), "hand"},
      {position(3, "", {"'hand': 5"}), "a view"},
      {position(3, "", {"'hand': []", "'hand': []", "'hand': []"}), "MM-1.3"},
      {position(3, "'stage': 'over', 'idle': 0"), "MM-11"},
      {position(3, "'idle': 3"), "MM-11"},
      {position(3, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {}}"), "MM-6.1"},
      {position(3, "'stage': 'city', 'cities': {'gent': {'ring': [0]}}"), "needs 'city'"},
      {position(3, "'stage': 'open', 'city': 'gent'"), "only in stage 'city'"},
      {position(3, "'stage': 'paid', 'round': 1"), "MM-4.2"},
      {position(3, "'cities': {'gent': {'ring': [0], 'centre': 1}}"), "MM-9.1"},
      {position(3, "'stage': 'open', 'cities': {'gent': {'ring': [1], 'centre': 1}}"), "active player"},
      {position(3, "'stage': 'open', 'cities': {'gent': {'ring': [0, 0], 'centre': 2}}"), "MM-10.2"},
      {position(3, "'stage': 'open', 'letter': 'income'"), "MM-10.1"},
      {position(3, "'stage': 'second', 'letter': 'enlarge'", {"'letters': 1"}), "MM-10.1"},
      {position(3, "'cities': {'gent': {'ring': [0, 0, 0], 'to': 0}}"), "MM-9.2"},
      {position(3, "'cities': {'gent': {'ring': [0, 0, 0, 0, 1], 'to': 0, 'half': true}}"), "MM-9.3"},
      {position(3, "'cities': {'linz': {'ring': [0, 1], 'to': 1, 'half': true}}"), "MM-9.3"},
      {position(3, "'cities': {'linz': {'ring': [0, 0], 'to': 0, 'half': true}}"), "MM-9.5"},
      {position(3, "'cities': {'gent': {'half': true}}"), "MM-9.3"},
      {position(3, "'colour': 1"), "colour"},
  };
  for (const auto& [table, because] : rows)
    EXPECT_THAT(t.refused_position(table), HasSubstr(std::string(because))) << table;
}

TEST(MedievalJudgement, terms_give_reasons_and_a_sealed_city_is_worth_its_marker) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {'ring': [0, 0, 0, 0], 'centre': 1}}"));
  TermList terms;
  t.game().judge(t.state(), A, terms);
  int gent = 0;
  for (const Term& term : terms.terms()) {
    if (term.label == static_cast<std::uint8_t>(TermLabel::city)) gent += term.value;
  }
  EXPECT_EQ(gent, 700);
}

}  // namespace
}  // namespace fondaco::medieval
