// SPDX-License-Identifier: MIT
// HT-3: the turn.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_3_1_turns_go_clockwise_from_seat_1) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      t.start(seed);
      if (players == 2) t.play("pawn:P01");
      for (int turn = 0; turn < 2 * players; ++turn) {
        const auto seat = static_cast<Seat>((t.state().start_seat + turn) % players);
        ASSERT_EQ(t.to_move(), seat);
        if (players == 2) {
          t.play("end", "stay");
        } else {
          t.play("end");
        }
        EXPECT_EQ(t.state().turns, turn + 1);
      }
    }
  }
}

TEST(Hansa, HT_3_2_a_turn_has_as_many_actions_as_actiones_says) {
  Table t(3);
  static constexpr int values[] = {2, 3, 3, 4, 4, 5};
  for (int step = 0; step < 6; ++step) {
    t.set("", {{red, join("'skills': {'actiones': ", std::to_string(step), "}")}});
    t.play("end");
    EXPECT_EQ(t.to_move(), red);
    EXPECT_EQ(t.actions(), values[step]);
    EXPECT_THAT(t.events(), ElementsAre(join("1 turn ", std::to_string(values[step]), " HT-3.2")));
  }
}

TEST(Hansa, HT_3_2_each_action_costs_one_and_may_be_repeated) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 4", {{red, "'supply': '3T', 'stock': '6T'"}});
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.actions(), 3);
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.actions(), 2);
  t.play("allocate", "traders:1");
  EXPECT_EQ(t.actions(), 1);
  EXPECT_EQ(t.to_move(), red);
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.to_move(), yellow) << "the last action; nothing else can be done";
  EXPECT_EQ(t.score(red), 0);
}

TEST(Hansa, HT_3_2_without_actions_nothing_that_costs_one_is_legal) {
  Table t(2);
  t.set(
      "'to_move': 1, 'actions': 0, 'acted': true, 'pawn': 'P01',"
      " 'routes': {'kampen-arnheim': {'red': '3T'}, 'groningen-emden': {'blue': '1T'}}",
      {{red, "'supply': '3T', 'stock': '2T', 'tokens': {'plus_three': 1}"}});
  for (const std::string_view action : {"allocate", "insert", "displace", "move", "establish", "pawn-paid"})
    EXPECT_EQ(t.refused(action), "HT-3.2") << action;
  EXPECT_THAT(t.legal(), ElementsAre("use:plus_three", "end"));
}

TEST(Hansa, HT_3_2_an_action_is_finished_before_anything_else) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '1T'}}",
        {{red, "'supply': '2T 1M', 'stock': '2T', 'tokens': {'plus_three': 1}"}});
  for (const std::string_view action : {"insert", "move", "allocate"}) {
    const State before = t.state();
    t.play(action);
    for (const std::string_view other : {"end", "use:plus_three", "allocate", "insert", "move"})
      EXPECT_NE(t.refused(other), "") << other << " within " << action;
    t.set(before);
  }
  // What is left of an action is lost: two of the three pieces the purse allows, one of the two moves.
  t.play("allocate", "traders:1");
  EXPECT_EQ(t.decision(), "main");
  t.play("move", "at:stade-hamburg", "stop");
  EXPECT_EQ(t.actions(), 0);
  EXPECT_EQ(t.refused("move"), "HT-3.2");
}

TEST(Hansa, HT_3_3_ending_the_turn_is_always_legal_between_actions) {
  Table t(3);
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    t.start(seed);
    t.play_out(seed, [&] {
      if (t.over() || t.decision() != "main") return;
      EXPECT_EQ(t.refused("end"), "");
    });
  }
  t.set("'to_move': 1, 'actions': 5", {{red, "'supply': '3T'"}});
  EXPECT_EQ(t.allowed_by("end"), "HT-3.3");
  t.play("end");
  EXPECT_EQ(t.to_move(), yellow);
  EXPECT_EQ(t.actions(), 2) << "unused actions are lost";
}

TEST(Hansa, HT_3_3_a_player_without_a_legal_action_simply_ends_the_turn) {
  Table t(3);
  // Red has all pieces aside: no supply, no stock, nothing on the board.
  t.set("'to_move': 0", {{red, "'supply': '0', 'stock': '0'"}, {blue, "'stock': '3T'"}});
  t.play("end");
  EXPECT_EQ(t.to_move(), yellow) << "the question with one answer is not asked";
  EXPECT_THAT(t.events(), ElementsAre("1 turn 2 HT-3.2", "2 turn 2 HT-3.2"));
  EXPECT_EQ(t.state().turns, 2);
}

TEST(Hansa, HT_3_4_after_the_last_action_tokens_may_still_be_used) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1", {{red, "'supply': '3T', 'tokens': {'plus_three': 1, 'improve_skill': 1}"}});
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.to_move(), red);
  EXPECT_EQ(t.actions(), 0);
  EXPECT_THAT(t.legal(), ElementsAre("use:plus_three", "use:improve_skill", "end"));
  t.play("use:improve_skill", "skill:actiones");
  EXPECT_EQ(t.actions(), 1) << "Actiones 2 to 3";
  t.play("insert", "at:kampen-arnheim", "use:plus_three");
  EXPECT_EQ(t.actions(), 3);
  // An Extra Kontor cannot be used between actions, so it does not keep the turn open.
  t.set("'to_move': 1, 'actions': 1", {{red, "'supply': '3T', 'tokens': {'extra_kontor': 1}"}});
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.to_move(), yellow);
}

TEST(Hansa, HT_3_5_tokens_are_used_by_their_owner_between_actions_for_no_action) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '3T', 'tokens': {'plus_three': 2, 'plus_four': 1}"},
                         {blue, "'tokens': {'improve_skill': 1}"}});
  EXPECT_EQ(t.refused("use:improve_skill"), "HT-3.5") << "it is Blue's";
  t.play("use:plus_three");
  EXPECT_EQ(t.actions(), 5) << "before the first action, and it cost none";
  EXPECT_THAT(t.events(), ElementsAre("1 used plus_three HT-3.5"));
  t.play("use:plus_four", "use:plus_three");
  EXPECT_EQ(t.actions(), 12) << "any number in a turn";
  EXPECT_EQ(t.refused("use:plus_three"), "HT-3.5") << "used up";
  EXPECT_EQ(t.of(red, "used"), "{'plus_three':2,'plus_four':1}");
  t.play("insert");
  EXPECT_EQ(t.refused("use:plus_four"), "HT-4.2.1") << "not within an action";
}

TEST(Hansa, HT_3_5_an_extra_kontor_is_not_used_between_actions) {
  Table t(3);
  t.set("'to_move': 1, 'cities': {'minden': ['blue T']}, 'routes': {'minden-hannover': {'red': '3T'}}",
        {{red, "'tokens': {'extra_kontor': 1}"}});
  EXPECT_EQ(t.refused("use:extra_kontor"), "HT-4.5.9");
}

TEST(Hansa, HT_3_6_first_the_pawn_then_the_tokens_then_the_next_player) {
  Table t(2);
  t.set(
      "'to_move': 1, 'actions': 1, 'pawn': 'P08', 'drawn': 1, 'tokens': {'hildesheim-goslar': 'plus_three'},"
      " 'unseen': {'plus_four': 1}",
      {{red, "'supply': '1T', 'stock': '0'"}, {blue, "'supply': '1T'"}});
  t.play("end");
  EXPECT_EQ(t.decision(), "pawn_end");
  EXPECT_EQ(t.count("revealed"), 0) << "nothing is learned from the token before the pawn has moved";
  t.play("pawn:P07");
  EXPECT_EQ(t.decision(), "place_token");
  EXPECT_EQ(t.to_move(), red);
  EXPECT_THAT(t.events(), ElementsAre("1 pawn P07 HT-9.5", "1 revealed plus_four HT-5.3"));
  t.play("at:stade-hamburg");
  EXPECT_THAT(t.events(), ElementsAre("1 token-placed plus_four stade-hamburg HT-5.3", "0 turn 2 HT-3.2"));
  EXPECT_EQ(t.to_move(), blue);
}

}  // namespace
}  // namespace fondaco::hansa
