// SPDX-License-Identifier: MIT
// MM-10 letters of recommendation.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_10_1_at_most_one_letter_a_turn) {
  Table t(4);
  constexpr std::string_view table =
      "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, 'koeln': {'ring': [0]}, 'bruessel': {}, "
      "'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}";
  t.set(position(4, table, {"'cash': 60"}));
  t.play("double:gent");
  EXPECT_EQ(t.at("letter"), "'enlarge'");
  EXPECT_EQ(t.refused("double:koeln"), "MM-10.1");
  t.play("collect:koeln");
  EXPECT_EQ(t.refused("double:luebeck"), "MM-10.1");
  t.play("done", "open:bruessel");
  EXPECT_EQ(t.to_move(), B) << "no second opening after a double enlargement";
  EXPECT_EQ(t.at("players.0.letters"), "1");
  // And none at all without letters.
  t.set(position(4, table, {"'cash': 60, 'letters': 0"}));
  EXPECT_EQ(t.refused("double:gent"), "MM-10.1");
  t.play("collect:gent", "collect:koeln", "done", "open:bruessel");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Medieval, MM_10_1_never_on_the_first_turn_and_using_one_is_public) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'round': 1, 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 60"}));
  EXPECT_EQ(t.refused("income:double"), "MM-10.1");
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B);
  t.set(position(4, "'stage': 'open', 'round': 2, 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 60"}));
  t.play("open:gent", "open:antwerpen");
  EXPECT_THAT(t.events(Viewer::spectator()), Contains("0 letter open MM-10.4"));
  EXPECT_EQ(t.spectator("players.0.letters"), "1");
}

TEST(Medieval, MM_10_1_unused_letters_are_worth_nothing) {
  Table t(3);
  t.set(position(3, "'stage': 'over'", {"'letters': 2", "'letters': 0"}));
  EXPECT_EQ(t.total(A), t.total(B));
  EXPECT_EQ(t.rank(A), t.rank(B));
}

TEST(Medieval, MM_10_2_two_houses_instead_of_one) {
  Table t(4);
  t.set(position(4, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0, 1]}, 'koeln': {'ring': [0]}}",
                 {"'cash': 0"}));
  t.play("double:gent");
  EXPECT_THAT(t.events(), ElementsAre("0 letter enlarge MM-10.2", "0 enlarged gent MM-6.3"));
  EXPECT_EQ(t.at("cities.gent.ring"), "[0,1,0,0]");
  EXPECT_EQ(t.at("players.0.cash"), "0") << "no income there";
  EXPECT_TRUE(t.offers("collect:koeln")) << "all other cities follow the normal rules";
  EXPECT_TRUE(t.offers("enlarge:koeln"));
}

TEST(Medieval, MM_10_2_in_an_awarded_city_both_houses_are_paid) {
  Table t(4);
  constexpr std::string_view table = "'stage': 'paid', 'cities': {'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}";
  t.set(position(4, table, {"'cash': 6, 'hand': [2]"}));
  t.play("double:luebeck");
  EXPECT_THAT(t.events(), IsSupersetOf({"0 letter enlarge MM-10.2", "0 paid luebeck 6 MM-6.4"}));
  EXPECT_EQ(t.at("cities.luebeck.ring"), "[0,0,0,0,0,0]");
  t.set(position(4, table, {"'cash': 5"}));
  EXPECT_EQ(t.refused("double:luebeck"), "MM-10.2");
  EXPECT_TRUE(t.offers("enlarge:luebeck"));
}

TEST(Medieval, MM_10_3_double_income_in_place_of_all_income) {
  Table t(4);
  struct Row {
    std::string_view koeln;
    int received;
  };
  // Gent has 5 free spaces: 15. Köln adds 3 per free space, the basic income 6.
  for (const auto& [koeln, received] :
       {Row{"[0, 1, 1, 2, 2, 0, 1]", 48}, Row{"[0]", 84}, Row{"[1, 0, 1, 2, 2, 0]", 54}}) {
    t.set(position(4,
                   join("'stage': 'income', 'cities': {'gent': {'ring': [0, 1]}, 'koeln': {'ring': ", koeln,
                        "}, 'antwerpen': {'ring': [1]}, 'bruessel': {}, 'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}"),
                   {"'cash': 1"}));
    t.play("income:double");
    EXPECT_EQ(t.number("players.0.cash"), 1 + received);
    EXPECT_THAT(t.events(),
                ElementsAre("0 letter income MM-10.3", join("0 income ", std::to_string(received), " MM-10.3")));
    EXPECT_EQ(t.decision(), "open");
    EXPECT_EQ(t.refused("enlarge:gent"), "MM-10.3");
    EXPECT_EQ(t.refused("enlarge:luebeck"), "MM-10.3");
    EXPECT_EQ(t.refused("collect:gent"), "MM-10.3");
    t.play("open:bruessel");
    EXPECT_EQ(t.to_move(), B) << "one branch, normally";
  }
}

TEST(Medieval, MM_10_3_the_least_sum_comes_from_the_edition) {
  Table t(4, {}, edition_with({{"'double_income_minimum': 48", "'double_income_minimum': 30"}}));
  t.set(position(4, "'stage': 'income', 'cities': {}", {"'cash': 0"}));
  t.play("income:double");
  EXPECT_EQ(t.state().cash[A], 30);
}

TEST(Medieval, MM_10_3_declared_before_any_choice_for_a_city) {
  Table t(4);
  t.set(position(4, "'round': 2, 'cities': {'gent': {'ring': [0]}}", {"'hand': [3]"}));
  t.play("place:rostock");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("income:plain", "income:double"));
  t.play("income:plain");
  EXPECT_EQ(t.refused("income:double"), "MM-10.3");
}

TEST(Medieval, MM_10_4_a_second_place_is_paid_and_the_first_may_be_its_starting_point) {
  Table t(4);
  t.set(position(4, "'stage': 'open', 'round': 2, 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 30"}));
  t.play("open:gent");
  EXPECT_EQ(t.decision(), "second");
  EXPECT_EQ(t.refused("open:gent"), "MM-8.2") << "two different places";
  EXPECT_TRUE(t.offers("open:wesel")) << "from Gent";
  t.play("open:antwerpen");
  EXPECT_EQ(t.at("players.0.cash"), "13") << "8 and 9";
  EXPECT_EQ(t.at("players.0.letters"), "1");
  EXPECT_EQ(t.to_move(), B) << "no third";
  EXPECT_EQ(t.at("cities.gent.ring"), "[0]");
  EXPECT_EQ(t.at("cities.antwerpen.ring"), "[0]");
}

TEST(Medieval, MM_10_5_no_letter_without_effect) {
  Table t(4);
  // No second opening can be paid: it is not asked.
  t.set(position(4, "'stage': 'open', 'round': 2, 'cities': {'gent': {}, 'antwerpen': {}}", {"'cash': 12"}));
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.at("players.0.letters"), "2");
  // No double enlargement without two spaces.
  t.set(position(4, "'stage': 'city', 'city': 'linz', 'cities': {'linz': {'ring': [0]}}"));
  EXPECT_EQ(t.refused("double:linz"), "MM-10.2");
  EXPECT_TRUE(t.offers("enlarge:linz"));
}

}  // namespace
}  // namespace fondaco::medieval
