// SPDX-License-Identifier: MIT
// The worked examples MM-E.15 to MM-E.26.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_E_15_opening_an_awarded_city) {
  Table t(4);
  t.set(position(4, "'to_move': 2, 'stage': 'open', 'cities': {'luebeck': {'ring': [0, 3, 0, 3, 0, 0], 'to': 0}}",
                 {"'towns': ['mecheln']", "'towns': ['emden']", "'towns': ['wismar'], 'cash': 10",
                  "'towns': ['salzwedel'], 'cash': 60, 'hand': [2]"}));
  t.play("open:luebeck");
  EXPECT_EQ(t.at("players.2.cash"), "3") << "7, no surcharge";
  EXPECT_EQ(t.at("cities.luebeck.ring"), "[0,3,0,3,0,0,2]");
  EXPECT_EQ(t.at("players.2.score"), "1");
  // B, who has no branch there, comes from Lüneburg.
  t.set(position(4, "'to_move': 1, 'stage': 'open', 'cities': {'luebeck': {'ring': [0, 3, 0, 3, 0, 0, 2], 'to': 0}}",
                 {"", "'towns': ['lueneburg'], 'cash': 60"}));
  EXPECT_EQ(t.refused("open:luebeck"), "MM-8.2");
}

TEST(Medieval, MM_E_16_the_cheapest_route) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'cities': {'koeln': {}, 'frankfurt': {'ring': [0]}}",
                 {"'towns': ['aachen'], 'cash': 40"}));
  t.play("open:koeln");
  EXPECT_EQ(t.at("players.0.cash"), "31") << "9, not 32";
}

TEST(Medieval, MM_E_17_the_first_turn) {
  Table t(5);
  t.set(position(5, "'round': 1, 'cities': {'gent': {}, 'antwerpen': {}}", {"'hand': [3]"}));
  t.play("place:bruessel");
  EXPECT_EQ(t.at("players.0.cash"), "30");
  EXPECT_EQ(t.count("income"), 0);
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B) << "at most one branch";
  EXPECT_EQ(t.at("players.0.score"), "1");
  t.set(position(5, "'round': 1, 'cities': {'bruessel': {}}", {"'hand': [4], 'towns': ['zwolle']"}));
  t.play("place:bremen", "open:osnabrueck");
  EXPECT_EQ(t.at("players.0.score"), "2") << "a town";
}

TEST(Medieval, MM_E_18_the_duty_to_place) {
  Table t(3);
  t.set(position(3, "'cities': {'wittenberg': {}}", {"'hand': [5, 3, 3]"}));
  EXPECT_TRUE(t.offers("place:leipzig")) << "a 3 may go there";
  t.set(position(3, "'cities': {'wittenberg': {}}", {"'hand': [5]"}));
  EXPECT_EQ(t.refused("place:leipzig"), "MM-5.1") << "the 5 may not";
  EXPECT_EQ(t.refused("place:wittenberg"), "MM-5.2");
  EXPECT_EQ(t.refused("pass"), "MM-5.1");
  t.set(position(3, "'cities': {'wittenberg': {}}", {"'hand': [2]"}));
  EXPECT_EQ(t.refused("place:wittenberg"), "MM-5.2") << "not even a 2";
}

const std::vector<std::string> two_with_one_town_left{
    "'letters': 0, 'cash': 20, 'hand': [2], 'towns': ['wesel', 'mecheln', 'middelburg', 'zwolle', 'osnabrueck', "
    "'emden',"
    " 'aachen', 'lueneburg']",
    "'towns': ['wismar', 'salzwedel', 'goslar', 'brandenburg', 'koblenz', 'wuerzburg', 'speyer', 'ulm', "
    "'donauwoerth']"};

TEST(Medieval, MM_E_19_the_last_town) {
  Table t(2);
  constexpr std::string_view table =
      "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 1, 0, 0]}, 'dortmund': {'ring': [1, 1, 1, 0], "
      "'to': 1}}";
  t.set(position(2, table, two_with_one_town_left));
  EXPECT_EQ(t.at("players.0.score"), "8");
  t.play("enlarge:gent", "open:kassel");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("players.0.score"), "9") << "+1 and no 7";
  t.set(position(2, table, two_with_one_town_left));
  t.play("enlarge:gent", "pass");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.at("players.0.score"), "15") << "+7";
}

TEST(Medieval, MM_E_20_standstill) {
  Table t(4);
  constexpr std::string_view table =
      "'start_seat': 1, 'to_move': 0, 'idle': 3, 'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 0, "
      "0]},"
      " 'antwerpen': {'ring': [1, 1, 1], 'to': 1}}";
  t.set(position(4, table, {"'letters': 0, 'cash': 60, 'hand': [2]"}));
  t.play("enlarge:gent", "pass");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("players.0.score"), "8") << "the marker of that phase counts";
  t.set(position(4, table, {"'letters': 0, 'cash': 60, 'hand': [2]"}));
  t.play("enlarge:gent", "open:antwerpen");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.at("idle"), "0");
}

TEST(Medieval, MM_E_21_final_scoring) {
  Table t(4);
  // A: 34 points of markers in five cities, six more towns. Branches in seven territories.
  // B: 5 + 5 + 5 + 5 + 4 + 4 + 4 + 3 + 3 = 38 points of markers, five more towns. Branches in six territories.
  t.set(position(
      4,
      "'stage': 'over', 'cities': {'gent': {'ring': [0,0,0,0], 'to': 0}, 'koeln': {'ring': [0,0,0,0,0], 'to': 0},"
      " 'luebeck': {'ring': [0,0,0,0], 'to': 0}, 'frankfurt': {'ring': [0,0,0,0], 'to': 0},"
      " 'nuernberg': {'ring': [0,0,0,0], 'to': 0},"
      " 'bruegge': {'ring': [1,1,1], 'to': 1}, 'antwerpen': {'ring': [1,1,1], 'to': 1},"
      " 'braunschweig': {'ring': [1,1,1], 'to': 1}, 'erfurt': {'ring': [1,1,1], 'to': 1},"
      " 'bremen': {'ring': [1,1,1], 'to': 1}, 'dortmund': {'ring': [1,1,1], 'to': 1},"
      " 'hamburg': {'ring': [1,1,1], 'to': 1}, 'magdeburg': {'ring': [1,1], 'to': 1},"
      " 'bruessel': {'ring': [1,1], 'to': 1}}",
      {"'cash': 59, 'towns': ['wesel', 'aachen', 'kassel', 'koblenz', 'speyer', 'ulm', 'zwolle'], 'score': 41",
       "'cash': 19, 'towns': ['goslar', 'lueneburg', 'salzwedel', 'brandenburg', 'emden', 'osnabrueck'], 'score': 44",
       "'towns': ['wismar']", "'towns': ['landshut']"}));
  EXPECT_EQ(t.points(A, ScoreLabel::territories), 12) << "six so far";
  EXPECT_EQ(t.points(B, ScoreLabel::territories), 10);
  EXPECT_EQ(t.points(A, ScoreLabel::money), 2);
  EXPECT_EQ(t.points(B, ScoreLabel::money), 0);
  // One more branch each, in awarded cities of the other: seven and six territories.
  t.set(position(
      4,
      "'stage': 'over', 'cities': {'gent': {'ring': [0,0,0,0], 'to': 0}, 'koeln': {'ring': [0,0,0,0,0], 'to': 0},"
      " 'luebeck': {'ring': [0,0,0,0], 'to': 0}, 'frankfurt': {'ring': [0,0,0,0], 'to': 0},"
      " 'nuernberg': {'ring': [0,0,0,0,1], 'to': 0},"
      " 'bruegge': {'ring': [1,1,1], 'to': 1}, 'antwerpen': {'ring': [1,1,1], 'to': 1},"
      " 'braunschweig': {'ring': [1,1,1], 'to': 1}, 'erfurt': {'ring': [1,1,1], 'to': 1},"
      " 'bremen': {'ring': [1,1,1,0], 'to': 1}, 'dortmund': {'ring': [1,1,1], 'to': 1},"
      " 'hamburg': {'ring': [1,1,1], 'to': 1}, 'magdeburg': {'ring': [1,1], 'to': 1},"
      " 'bruessel': {'ring': [1,1], 'to': 1}}",
      {"'cash': 59, 'towns': ['wesel', 'aachen', 'kassel', 'koblenz', 'speyer', 'ulm', 'zwolle'], 'score': 41",
       "'cash': 19, 'towns': ['goslar', 'lueneburg', 'salzwedel', 'brandenburg', 'emden', 'osnabrueck'], 'score': 44",
       "'towns': ['wismar']", "'towns': ['landshut']"}));
  EXPECT_EQ(t.total(A), 57);
  EXPECT_EQ(t.total(B), 56);
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 2);
}

TEST(Medieval, MM_E_22_tie_breaks) {
  Table t(3);
  // A {7, 2, 2} and B {8, 5}, equal totals: three markers against two.
  t.set(
      position(3,
               "'stage': 'over', 'cities': {'gent': {'ring': [0,0,0,0], 'to': 0}, 'utrecht': {'ring': [0,0], 'to': 0},"
               " 'linz': {'ring': [0,0], 'to': 0}, 'koeln': {'ring': [1,1,1,1,1], 'to': 1},"
               " 'bruegge': {'ring': [1,1,1], 'to': 1}}",
               {"'cash': 19, 'towns': ['mecheln', 'wesel']", "'cash': 60, 'towns': ['aachen']"}));
  EXPECT_EQ(t.total(A), t.total(B));
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 2);
  // A {7, 2} and B {8, 5}: equal numbers, 9 against 13.
  t.set(
      position(3,
               "'stage': 'over', 'cities': {'gent': {'ring': [0,0,0,0], 'to': 0}, 'utrecht': {'ring': [0,0], 'to': 0},"
               " 'koeln': {'ring': [1,1,1,1,1], 'to': 1}, 'bruegge': {'ring': [1,1,1], 'to': 1}}",
               {"'cash': 20, 'towns': ['mecheln', 'wesel']", "'cash': 19, 'towns': ['aachen']"}));
  EXPECT_EQ(t.total(A), t.total(B));
  EXPECT_EQ(t.rank(A), 2);
  EXPECT_EQ(t.rank(B), 1);
}

TEST(Medieval, MM_E_23_the_deal) {
  struct Row {
    Seat players;
    unsigned first, hand;
  };
  for (const auto& [players, first, hand] : {Row{3, 3, 8}, Row{6, 1, 4}, Row{5, 2, 5}, Row{4, 2, 6}, Row{2, 4, 9}}) {
    Table t(players);
    EXPECT_EQ(t.game().high_each(), first) << int{players};
    t.start(4);
    for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(count_of(t.state().hand[seat]), hand);
  }
}

TEST(Medieval, MM_E_24_paying_from_the_income_of_the_phase) {
  Table t(4);
  t.set(position(4,
                 "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 1, 1, 2]}, 'luebeck': {'ring': [3, "
                 "0, 3, 3, 3], "
                 "'to': 3}, 'antwerpen': {}}",
                 {"'letters': 0, 'cash': 0"}));
  t.play("collect:gent");
  EXPECT_EQ(t.at("players.0.cash"), "9");
  t.play("enlarge:luebeck");
  EXPECT_THAT(t.events(), ElementsAre("0 paid luebeck 3 MM-6.4", "0 income 6 MM-7.1"));
  EXPECT_EQ(t.at("players.0.cash"), "12");
}

TEST(Medieval, MM_E_25_income_after_rivals) {
  Table t(3);
  t.set(position(3, "'stage': 'city', 'city': 'koeln', 'cities': {'koeln': {'ring': [0, 1, 2]}}",
                 {"'letters': 0, 'cash': 0, 'hand': [2]"}));
  t.play("collect:koeln");
  EXPECT_THAT(t.events(), Contains("0 collected koeln 10 MM-6.2"));
}

TEST(Medieval, MM_E_26_hidden_hands) {
  Table t(3);
  const auto high = [](const Markers& hand) { return hand[4] + hand[5] + hand[6] + hand[7]; };
  // A was dealt four high markers: B and C three each.
  t.set(position(3, "", {"'hand': [8, 7, 7, 6, 4, 3, 2, 2]", "'hand': [6, 5, 5, 4, 4, 3, 3, 2]"}));
  t.sample(Viewer::seat(A), 500, [&](const State& other) {
    EXPECT_EQ(high(other.hand[B]), 3);
    EXPECT_EQ(high(other.hand[C]), 3);
  });
  // A was dealt three: one of the others has four, each with a chance of one half.
  t.set(position(3, "", {"'hand': [8, 7, 7, 4, 4, 3, 2, 2]", "'hand': [6, 6, 5, 5, 4, 3, 3, 2]"}));
  const auto counts =
      t.tally(Viewer::seat(A), 10'000, [&](const State& other) { return std::to_string(high(other.hand[B])); });
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_NEAR(counts.at("3"), 5000, 200);
  EXPECT_NEAR(counts.at("4"), 5000, 200);
}

}  // namespace
}  // namespace fondaco::medieval
