// SPDX-License-Identifier: MIT
// The rules of Pebbles, one by one.
#include "games/pebbles/pebbles.hpp"
#include "tests/rule_words.hpp"

namespace fondaco::pebbles {
namespace {

using namespace tests::rule_words;
using Table = tests::RuleTable<Game>;

TEST(Pebbles, PB_1_1_PB_2_1_thirty_pebbles_three_of_them_on_the_shore) {
  Table t(2);
  EXPECT_EQ(t.edition().pebbles, (Counts{9, 8, 7, 6}));
  t.start(1);
  EXPECT_EQ(sum(t.state().shore), 3);
  EXPECT_EQ(sum(t.state().bag), 27);
  EXPECT_THAT(t.refused_position("{'players': [{'pouch': {'red': 4}}, {'pouch': {'red': 3}}]}"), HasSubstr("PB-1.1"));
  EXPECT_EQ(t.refused("take:color.4"), "PB-1.1");
}

TEST(Pebbles, PB_1_2_PB_3_1_a_full_pouch_is_passed_over) {
  Table t(3);
  t.set("{'shore': {'red': 2}, 'players': [{'pouch': {'white': 4}}, {'pouch': {'grey': 5}}, {}]}");
  t.play("take:red");
  EXPECT_EQ(t.to_move(), 2) << "seat 1 is full";
  t.play("take:red");
  EXPECT_EQ(t.to_move(), 2) << "now seat 0 is full too";
  EXPECT_THAT(t.refused_position("{'players': [{'pouch': {'white': 6}}, {}, {}]}"), HasSubstr("PB-1.2"));
}

TEST(Pebbles, PB_2_2_seat_0_begins_with_an_empty_pouch) {
  Table t(4);
  t.start(7);
  EXPECT_EQ(t.to_move(), A);
  for (const Counts& pouch : t.state().pouch) EXPECT_EQ(sum(pouch), 0);
}

TEST(Pebbles, PB_3_2_a_pebble_is_taken_and_another_laid_down) {
  Table t(2);
  t.set("{'shore': {'red': 1, 'white': 1}, 'players': [{}, {}]}");
  EXPECT_EQ(t.refused("take:black"), "PB-3.2");
  t.play("take:red");
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  EXPECT_EQ(t.state().pouch[A], (Counts{0, 0, 0, 1}));
  EXPECT_EQ(sum(t.state().shore), 2);
  EXPECT_THAT(t.events(Viewer::spectator()), ElementsAre("0 took red PB-3.2", HasSubstr("turned-up")));
  EXPECT_EQ(t.to_move(), B);
}

TEST(Pebbles, PB_3_3_PB_3_4_who_draws_alone_sees_the_pebble_and_may_keep_it) {
  Table t(2);
  t.start(3);
  EXPECT_EQ(t.refused("keep"), "PB-3.3");
  t.play("draw");
  EXPECT_EQ(t.learned(), SeatSet::only(A));
  EXPECT_THAT(t.events(B), ElementsAre("0 drew _ PB-3.3"));
  EXPECT_EQ(t.view(B, "drawn"), "'hidden'");
  EXPECT_EQ(t.refused("draw"), "PB-3.3");
  t.play("keep");
  EXPECT_EQ(t.learned(), SeatSet::none()) << "nobody learns anything new";
  EXPECT_THAT(t.events(B), ElementsAre("0 kept _ PB-3.4"));
  EXPECT_EQ(sum(t.state().pouch[A]), 1);
  EXPECT_EQ(sum(t.state().known[A]), 0);
}

TEST(Pebbles, PB_3_5_a_pebble_that_is_left_lies_on_the_shore) {
  Table t(2);
  t.set("{'stage': 'keep', 'drawn': 'red', 'shore': {}, 'players': [{}, {}]}");
  t.play("leave");
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  EXPECT_EQ(t.state().shore, (Counts{0, 0, 0, 1}));
  EXPECT_THAT(t.events(B), ElementsAre("0 left red PB-3.5"));
}

TEST(Pebbles, PB_4_1_the_game_ends_with_an_empty_bag_or_when_all_pouches_are_full) {
  Table t(2);
  t.set("{'shore': {'white': 9, 'grey': 8, 'black': 7, 'red': 5}, 'players': [{}, {}]}");
  t.play("draw");
  t.play("leave");
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  EXPECT_EQ(t.to_move(), nobody);
  EXPECT_EQ(t.refused("draw"), "PB-4.1");

  t.set("{'shore': {'red': 1}, 'players': [{'pouch': {'white': 4}}, {'pouch': {'grey': 5}}]}");
  t.play("take:red");
  EXPECT_EQ(t.to_move(), nobody);
  EXPECT_EQ(t.spectator("players.0.pouch"), "{'white':4,'red':1}");
}

TEST(Pebbles, PB_5_1_PB_5_2_sets_and_one_of_each_colour) {
  const std::map<std::string, std::pair<int, int>> examples{{"{}", {0, 0}},
                                                            {"{'white': 3, 'red': 2}", {9, 0}},
                                                            {"{'white': 5}", {15, 0}},
                                                            {"{'white': 2, 'grey': 1, 'black': 1, 'red': 1}", {6, 5}}};
  Table t(2);
  for (const auto& [pouch, points] : examples) {
    t.set("{'to_move': 1, 'players': [{'pouch': " + pouch + "}, {}]}");
    EXPECT_EQ(t.points(A, ScoreLabel::sets), points.first) << pouch;
    EXPECT_EQ(t.points(A, ScoreLabel::all_colors), points.second) << pouch;
    EXPECT_EQ(t.total(A), points.first + points.second) << pouch;
  }
}

TEST(Pebbles, PB_5_3_fewer_pebbles_break_a_tie) {
  Table t(3);
  t.set("{'players': [{'pouch': {'white': 2, 'red': 2}}, {'pouch': {'grey': 3}}, {'pouch': {'black': 3}}]}");
  EXPECT_EQ(t.total(A), t.total(B));
  EXPECT_EQ(t.rank(A), 3);
  EXPECT_EQ(t.rank(B), 1);
  EXPECT_EQ(t.rank(C), 1) << "equal in both: a shared place";
}

TEST(Pebbles, PB_6_1_PB_6_2_of_another_pouch_only_the_number_and_what_was_taken_openly) {
  Table t(2);
  t.set("{'players': [{'pouch': {'white': 2, 'red': 1}, 'known': {'white': 1}}, {}]}");
  EXPECT_EQ(t.view(A, "players.0"), "{'pouch':{'white':2,'red':1},'known':{'white':1}}");
  EXPECT_EQ(t.view(B, "players.0"), "{'pouch':3,'known':{'white':1}}");
  EXPECT_TRUE(t.scores(Viewer::seat(B)).seats[A].lines[0].hidden);

  std::map<Counts, int> worlds;
  t.sample(Viewer::seat(B), 300, [&](const State& other) {
    EXPECT_GE(other.pouch[A][0], 1) << "the white one is known";
    EXPECT_EQ(sum(other.pouch[A]), 3);
    ++worlds[other.pouch[A]];
  });
  EXPECT_EQ(worlds.size(), 10U) << "two pebbles of four colours, in any mixture";
}

TEST(Pebbles, PB_7_1_a_pouch_holds_what_the_option_says) {
  Table t(2, {{"pouch", "3"}});
  t.set("{'to_move': 1, 'players': [{'pouch': {'white': 3}}, {}]}");
  EXPECT_THAT(t.refused_position("{'to_move': 1, 'players': [{'pouch': {'white': 4}}, {}]}"), HasSubstr("PB-1.2"));
  EXPECT_NE(Table::refused_table(2, {{"pouch", "2"}}), "");
  EXPECT_EQ(Table::refused_table(2, {{"pouch", "8"}}), "");
}

TEST(Pebbles, PB_D1_PB_D2_the_moves_are_written_as_the_rulebook_says) {
  Table t(2);
  t.set("{'shore': {'white': 2, 'black': 1}, 'players': [{}, {}]}");
  EXPECT_THAT(t.legal(), ElementsAre("draw", "take:white", "take:black"));
  t.play("draw");
  EXPECT_THAT(t.legal(), ElementsAre("keep", "leave"));
}

}  // namespace
}  // namespace fondaco::pebbles
