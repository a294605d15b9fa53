// SPDX-License-Identifier: MIT
// Phase 4: who joins a trip, what it costs and what it brings (MK-6.10 … MK-6.12).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

/// A goes to a place that gives nothing; the others are asked.
constexpr std::string_view to_russia = "'stage': 'travel', 'cubes': {'russia': 0}";

TEST(Joining, MK_6_10_asked_clockwise_from_the_left_of_the_active_player) {
  Table t(4);
  t.set("'stage': 'travel', 'to_move': 2, 'cubes': {'russia': 0}",
        {{A, "'counters': 1"}, {B, "'counters': 1"}, {D, "'counters': 1"}});
  t.play("go:russia");
  Texts asked;
  while (t.decision() == "join") {
    asked.push_back(std::to_string(t.to_move()));
    t.play("stay");
  }
  EXPECT_THAT(asked, ElementsAre("3", "0", "1"));
  EXPECT_EQ(t.state().turn, D);
}

TEST(Joining, MK_6_10_who_has_too_few_counters_is_not_asked) {
  Table t(3);
  t.set(to_russia, {{C, "'counters': 1"}});
  t.play("go:russia");
  EXPECT_EQ(t.to_move(), C);  // B has none
  t.set("'stage': 'travel', 'chart': {'row': 2}", {{B, "'counters': 1"}, {C, "'counters': 2"}});
  t.play("go:denmark");
  EXPECT_EQ(t.decision(), "join");
  EXPECT_EQ(t.to_move(), C);  // one is too few for a minor place
}

TEST(Joining, MK_6_10_one_counter_for_a_major_place_goes_to_the_active_player) {
  Table t(3);
  t.set(to_russia, {{A, "'counters': 4"}, {B, "'counters': 3"}, {C, "'counters': 2"}});
  t.play("go:russia", "join");
  EXPECT_EQ(t.counters(A), 5);
  EXPECT_EQ(t.counters(B), 2);
  EXPECT_THAT(t.events(), Contains("1 joined 1 MK-6.10"));
  EXPECT_EQ(t.to_move(), C);
  t.play("join");
  EXPECT_EQ(t.counters(A), 6);  // not to the joiner before
  EXPECT_EQ(t.counters(B), 2);
  EXPECT_EQ(t.counters(C), 1);
}

TEST(Joining, MK_6_11_a_joiner_takes_no_cubes_and_no_time_effect) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'hamburg', 'turn': 0, 'to_move': 1, 'cubes': {'hamburg': 3}, 'chart': {'left': 4}",
        {{A, "'bonus': ['N01']"}, {B, "'counters': 1, 'contracts': ['C05_RUS']"}});
  t.play("join");
  EXPECT_EQ(t.goods(B), "{}");
  EXPECT_EQ(t.goods(A), "{}");  // the active player's cards gave already
  EXPECT_EQ(t.counters(B), 0);  // +2 is the active player's
  EXPECT_EQ(t.cubes("hamburg"), 3);
  EXPECT_EQ(t.cubes("danzig"), 1);
  EXPECT_EQ(t.number("chart.left"), 4);
}

TEST(Joining, MK_6_11_a_joiner_fulfils_and_is_rewarded_like_the_active_player) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'england', 'turn': 0, 'to_move': 1, 'piles': {'5': ['C05_ENG', 'C05_HAM']}",
        {{B,
          "'counters': 1, 'contracts': ['C04_ENG'], 'goods': {'copper': 1, 'muskets': 2, 'iron': 3, 'fish_oil': "
          "1}"}});
  t.play("join", "fulfil:C04_ENG", "with:muskets");
  EXPECT_EQ(t.contracts(B), "['C04_ENG','C05_ENG']");
  EXPECT_EQ(t.refused("fulfil:C04_ENG"), "MK-6.1");
  t.play("fulfil:C05_ENG");
  EXPECT_EQ(t.goods(B), "{}");
  EXPECT_EQ(t.state().turn, B);  // nothing is left to do: B's own turn has begun
}

TEST(Joining, MK_6_11_every_bonus_card_of_the_place_gives_one_good) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'denmark', 'turn': 0, 'to_move': 1",
        {{B, "'counters': 2, 'bonus': ['N07', 'N08', 'N01']"}});
  t.play("join");
  EXPECT_EQ(t.goods(B), "{'livestock':1,'ham':1}");
}

TEST(Joining, MK_6_12_a_trip_is_joined_once_and_never_by_the_active_player) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'russia', 'turn': 0, 'to_move': 1", {{A, "'counters': 9"}, {B, "'counters': 9"}});
  t.play("join");
  EXPECT_EQ(t.state().turn, B);
  EXPECT_EQ(t.counters(B), 8);
  EXPECT_EQ(t.counters(A), 10);
}

TEST(Joining, MK_8_2_joining_goes_on_when_the_end_was_triggered) {
  Table t(3);
  t.set(
      "'stage': 'fulfil', 'token': 'england'",
      {{A, "'contracts': ['C10_ENG'], 'goods': {'livestock': 3, 'copper': 3, 'saltpeter': 2}"}, {C, "'counters': 1"}});
  t.play("fulfil:C10_ENG");
  EXPECT_EQ(t.at("finale"), "triggered");
  EXPECT_EQ(t.decision(), "join");
  EXPECT_EQ(t.to_move(), C);
}

}  // namespace
}  // namespace fondaco::merkator
