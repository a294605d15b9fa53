// SPDX-License-Identifier: MIT
// MM-4 the turn and MM-5 its first phase.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

TEST(Medieval, MM_4_1_five_phases_in_this_order) {
  Table t(3);
  t.set(position(3, "'round': 2, 'cities': {'gent': {'ring': [0]}, 'antwerpen': {'ring': [1]}}",
                 {"'hand': [3], 'letters': 1, 'cash': 9"}));
  EXPECT_EQ(t.decision(), "place");
  EXPECT_EQ(t.refused("collect:gent"), "MM-5.1");
  EXPECT_EQ(t.refused("open:antwerpen"), "MM-5.1");
  t.play("place:bruessel");
  EXPECT_EQ(t.decision(), "income");
  EXPECT_EQ(t.refused("open:antwerpen"), "MM-10.3");
  t.play("income:plain");
  EXPECT_EQ(t.decision(), "city");
  EXPECT_EQ(t.refused("open:antwerpen"), "MM-4.1");
  EXPECT_EQ(t.refused("place:bruessel"), "MM-4.1");
  t.play("enlarge:gent");
  EXPECT_EQ(t.decision(), "open");
  EXPECT_EQ(t.at("players.0.cash"), "13") << "the basic income came before the opening";
  EXPECT_EQ(t.refused("collect:gent"), "MM-4.1");
  EXPECT_EQ(t.refused("enlarge:gent"), "MM-4.1");
  EXPECT_EQ(t.at("cities.gent.centre"), "1") << "settled in the last phase only";
  t.play("pass");
  EXPECT_EQ(t.at("cities.gent.centre"), "absent");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Medieval, MM_4_1_all_choices_are_the_active_players) {
  Table t(4);
  t.start(5);
  for (int i = 0; i < 4; ++i) t.play(t.legal()[0]);
  Seat mover = t.to_move();
  Seat expected = t.state().start_seat;
  for (int turns = 0; turns < 12 && !t.over(); ++turns) {
    EXPECT_EQ(mover, expected);
    while (!t.over() && t.to_move() == mover) t.play(t.legal().back());
    mover = t.to_move();
    expected = static_cast<Seat>((expected + 1) % 4);
  }
}

TEST(Medieval, MM_4_2_the_first_turn_has_no_income_and_no_letter) {
  Table t(3);
  t.set(position(3, "'round': 1, 'cities': {'gent': {}}", {"'hand': [3], 'cash': 20"}));
  t.play("place:bruessel");
  EXPECT_EQ(t.decision(), "open") << "phases 2 and 3 are skipped";
  EXPECT_EQ(t.at("players.0.cash"), "20");
  EXPECT_EQ(t.refused("income:double"), "MM-10.1");
  EXPECT_EQ(t.refused("enlarge:gent"), "MM-4.2");
  t.play("open:gent");
  EXPECT_EQ(t.to_move(), B) << "no second opening";
  EXPECT_EQ(t.at("players.0.cash"), "12");
  // The second round has both.
  t.set(position(3, "'round': 2, 'cities': {'gent': {}}", {"'hand': [3], 'cash': 20"}));
  t.play("place:bruessel");
  EXPECT_EQ(t.decision(), "income");
  t.play("income:plain");
  EXPECT_EQ(t.at("players.0.cash"), "24");
}

TEST(Medieval, MM_4_2_the_second_round_begins_with_the_first_player) {
  Table t(3);
  t.set(position(3, "'round': 1, 'start_seat': 1, 'to_move': 0, 'stage': 'open'"));
  t.play("pass");
  EXPECT_EQ(t.at("round"), "2");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Medieval, MM_4_3_houses_on_the_centre_use_a_space_and_count_as_a_branch) {
  Table t(3);
  // Dortmund's last but one space is taken by A in this turn; from there Kassel can be reached at once.
  t.set(position(3, "'stage': 'open', 'round': 3, 'cities': {'dortmund': {'ring': [1, 2, 1]}}",
                 {"'towns': ['wesel'], 'cash': 20"}));
  EXPECT_EQ(t.refused("open:kassel"), "MM-8.3");
  t.play("open:dortmund");
  EXPECT_EQ(t.decision(), "second");
  EXPECT_EQ(t.at("cities.dortmund.centre"), "1");
  EXPECT_EQ(t.game().free_spaces(t.state(), 7), 0U);
  EXPECT_TRUE(t.offers("open:kassel"));
  t.play("stop");
  EXPECT_EQ(t.at("cities.dortmund.ring"), "[1,2,1,0]");
}

TEST(Medieval, MM_5_1_one_marker_on_a_closed_city_of_its_value) {
  Table t(4);
  t.set(position(4, "'cities': {'gent': {}, 'bremen': {}}", {"'hand': [7, 4, 4]"}));
  EXPECT_THAT(t.legal(),
              UnorderedElementsAre("place:luebeck", "place:dortmund", "place:hamburg", "place:augsburg", "place:wien"));
  EXPECT_EQ(t.refused("place:koeln"), "MM-5.1");
  EXPECT_EQ(t.refused("pass"), "MM-5.1");
  EXPECT_EQ(t.refused("done"), "MM-5.1");
  t.play("place:dortmund");
  EXPECT_EQ(t.at("players.0.hand"), "[7,4]");
  EXPECT_EQ(t.at("cities.dortmund"), "{'ring':[],'by':0}");
  EXPECT_THAT(t.events(), Contains("0 laid dortmund 4 MM-5.1"));
}

TEST(Medieval, MM_5_1_the_city_is_open_at_once) {
  Table t(4);
  t.set(position(4, "'cities': {'gent': {}}", {"'hand': [4], 'towns': ['wesel'], 'cash': 7"}));
  t.play("place:dortmund");
  EXPECT_TRUE(t.offers("open:dortmund"));
}

TEST(Medieval, MM_5_2_a_city_gets_one_marker_in_the_whole_game) {
  Table t(4);
  t.set(position(4, "'cities': {'gent': {}, 'luebeck': {'ring': [1, 1, 1, 1], 'to': 1}, 'bremen': {}}",
                 {"'hand': [8, 4]"}));
  EXPECT_EQ(t.refused("place:bremen"), "MM-5.2") << "open";
  EXPECT_EQ(t.refused("place:luebeck"), "MM-5.2") << "awarded";
  EXPECT_EQ(t.refused("place:gent"), "MM-5.2");
}

TEST(Medieval, MM_5_3_without_markers_the_phase_is_skipped) {
  Table t(3);
  t.set(position(3, join("'round': 5, 'stage': 'open', ", all_cities(t.edition(), {{"koeln", ""}})),
                 {"'towns': ['ulm']"}));
  t.play("pass");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "income");
  EXPECT_THAT(t.refused_position(position(3, join("'stage': 'place', ", all_cities(t.edition(), {{"koeln", ""}})),
                                          {"'towns': ['ulm']"})),
              HasSubstr("MM-5.3"));
}

TEST(Medieval, MM_5_3_a_held_marker_can_always_be_placed) {
  for (Seat players = 2; players <= 6; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      t.start(seed);
      t.play_out(seed, [&] {
        if (t.decision() != "place") return;
        ASSERT_GT(count_of(t.state().hand[t.to_move()]), 0U);
        ASSERT_FALSE(t.legal("place").empty());
      });
    }
  }
}

}  // namespace
}  // namespace fondaco::medieval
