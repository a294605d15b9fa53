// SPDX-License-Identifier: MIT
// HT-9: the game for two, with the pawn. The provinces themselves are in map_test.cpp.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_9_1_the_2_3_side_and_all_other_rules) {
  Table t(2);
  t.start(3);
  EXPECT_EQ(t.game().side().routes, 32);
  const auto second = static_cast<Seat>(1 - t.state().start_seat);
  EXPECT_EQ(t.supply(second), "6T 1M");
  EXPECT_EQ(t.stock(second), "5T");
  EXPECT_EQ(t.tokens_on_board(), 3);
  // With more players there is no pawn at all.
  Table three(3);
  three.set("'to_move': 1", {{red, "'supply': '2T'"}});
  EXPECT_EQ(three.refused("pawn-free"), "HT-9.1");
  EXPECT_EQ(three.refused("pawn-paid"), "HT-9.1");
}

TEST(Hansa, HT_9_2_soldiers_are_borders) {
  Table t(2);
  // No route runs between these provinces; a soldier stands there.
  for (const auto& [one, two] : std::vector<std::pair<std::string, std::string>>{
           {"P07", "P08"}, {"P09", "P10"}, {"P13", "P14"}, {"P15", "P16"}}) {
    t.set(join("'to_move': 1, 'stage': 'pawn_free', 'pawn': '", one, "'"));
    EXPECT_EQ(t.refused(join("pawn:", two)), "");
    t.set(join("'to_move': 1, 'stage': 'pawn_free', 'pawn': '", two, "'"));
    EXPECT_EQ(t.refused(join("pawn:", one)), "");
  }
}

TEST(Hansa, HT_9_3_seat_2_places_the_pawn_and_seat_1_begins) {
  Table t(2);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    t.start(seed);
    const Seat first = t.state().start_seat;
    EXPECT_EQ(t.decision(), "pawn_start");
    EXPECT_EQ(t.to_move(), 1 - first);
    EXPECT_EQ(t.actions(), 0);
    EXPECT_THAT(t.legal(), SizeIs(16));
    EXPECT_EQ(t.refused("insert"), "HT-9.3");
    t.play("pawn:P13");
    EXPECT_THAT(t.events(), ElementsAre(join(std::to_string(1 - first), " pawn P13 HT-9.3"),
                                        join(std::to_string(first), " turn 2 HT-3.2")));
    EXPECT_EQ(t.at("pawn"), "P13");
    EXPECT_EQ(t.to_move(), first);
    EXPECT_EQ(t.decision(), "main");
    EXPECT_EQ(t.refused("pawn-free"), "") << "the start player has the free move of this turn";
  }
}

TEST(Hansa, HT_9_4_insert_displace_and_establish_only_beside_the_pawn) {
  Table t(2);
  const std::string_view members =
      "'to_move': 1, 'pawn': 'P08', 'routes': {'minden-hannover': {'red': '3T'}, 'stade-hamburg': {'blue': '1T'}}";
  t.set(members, {{red, "'supply': '4T'"}});
  EXPECT_EQ(t.refused("establish"), "HT-9.4");
  EXPECT_EQ(t.refused("displace"), "HT-9.4");
  t.play("insert");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:osnabrueck-bremen", "at:muenster-minden", "at:bremen-minden"));
  EXPECT_EQ(t.refused("at:minden-hannover"), "HT-4.2.1") << "full in any case";
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-9.4");
  t.set(
      "'to_move': 1, 'pawn': 'P08', 'routes': {'muenster-minden': {'blue': '1T'}, 'stade-hamburg': {'blue': '1T'},"
      " 'bremen-minden': {'red': '3T'}, 'minden-hannover': {'red': '3T'}, 'osnabrueck-bremen': {'blue': '1M'}}",
      {{red, "'supply': '4T'"}});
  const State before = t.state();
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:muenster-minden", "at:osnabrueck-bremen"));
  EXPECT_EQ(t.refused("at:stade-hamburg"), "HT-9.4");
  t.set(before);
  t.play("establish");
  EXPECT_EQ(t.decision(), "reward") << "one of the two full routes: not asked";
  t.play("none");
  EXPECT_EQ(t.on("bremen-minden"), "absent");
  EXPECT_EQ(t.on("minden-hannover"), "{'red':'3T'}");
}

TEST(Hansa, HT_9_4_when_nothing_can_be_displaced_anywhere_the_pawn_is_not_to_blame) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P08'", {{red, "'supply': '4T'"}});
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1") << "no opponent's piece on the board";
  EXPECT_EQ(t.refused("establish"), "HT-4.5.1");
  t.set("'to_move': 1, 'pawn': 'P08', 'routes': {'stade-hamburg': {'blue': '1T'}}", {{red, "'supply': '1T'"}});
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1") << "no fee";
  t.set("'to_move': 1, 'pawn': 'P08'", {{red, "'supply': '0'"}});
  EXPECT_EQ(t.refused("insert"), "HT-4.2.1");
}

TEST(Hansa, HT_9_4_allocate_move_tokens_and_relocation_are_free_of_the_pawn) {
  Table t(2);
  t.set(
      "'to_move': 1, 'pawn': 'P08', 'actions': 4, 'cities': {'halle': ['red T', 'blue T']},"
      " 'routes': {'muenster-minden': {'blue': '1M'}, 'stade-hamburg': {'red': '1T'}, 'quedlinburg-halle':"
      " {'blue': '1T'}}",
      {{red, "'supply': '4T', 'stock': '3T', 'tokens': {'swap_kontors': 1, 'remove_three': 1, 'improve_skill': 1}"},
       {blue, "'stock': '3T'"}});
  t.play("allocate", "traders:3");
  t.play("move");
  EXPECT_THAT(t.legal(), SizeIs(31)) << "to every other route";
  t.play("at:quedlinburg-halle", "stop");
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:arnheim-muenster", "at:bremen-minden", "at:minden-brunswiek",
                                              "at:minden-hannover", "at:minden-paderborn"));
  t.play("at:minden-brunswiek", "with:trader", "at:minden-paderborn", "decline");
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("halle"), "['blue T','red T']");
  t.play("use:remove_three", "piece:quedlinburg-halle+blue+trader", "piece:quedlinburg-halle+red+trader",
         "piece:minden-brunswiek+blue+merchant");
  t.play("use:improve_skill", "skill:bursa");
  EXPECT_EQ(t.on("quedlinburg-halle"), "absent");
}

TEST(Hansa, HT_9_5_once_a_turn_across_one_or_two_borders_before_or_after) {
  Table t(2);
  const auto set = [&] { t.set("'to_move': 1, 'pawn': 'P08'", {{red, "'supply': '4T'"}, {blue, "'supply': '4T'"}}); };
  set();
  t.play("pawn-free");
  EXPECT_THAT(t.legal(), SizeIs(10)) << "moving is no longer optional once chosen";
  EXPECT_EQ(t.refused("stay"), "HT-9.5");
  EXPECT_EQ(t.refused("pawn:P08"), "HT-9.5") << "it must move";
  EXPECT_EQ(t.refused("pawn:P14"), "HT-9.5") << "three borders";
  t.play("pawn:P13");
  EXPECT_THAT(t.events(), ElementsAre("1 pawn P13 HT-9.5"));
  EXPECT_EQ(t.actions(), 2) << "it is free";
  EXPECT_EQ(t.refused("pawn-free"), "HT-9.5") << "once";
  t.play("end");
  EXPECT_EQ(t.to_move(), blue) << "not at the end as well";
  EXPECT_EQ(t.refused("pawn-free"), "") << "a new turn";
  set();
  t.play("insert", "at:bremen-minden", "end");
  EXPECT_EQ(t.decision(), "pawn_end");
  EXPECT_EQ(t.to_move(), red);
  t.play("pawn:P06");
  EXPECT_EQ(t.at("pawn"), "P06");
  EXPECT_EQ(t.to_move(), blue);
  set();
  t.play("end", "stay");
  EXPECT_EQ(t.at("pawn"), "P08") << "optional";
}

TEST(Hansa, HT_9_6_for_an_action_to_any_other_province) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P08', 'actions': 3", {{red, "'supply': '4T'"}, {blue, "'supply': '4T'"}});
  t.play("pawn-paid");
  EXPECT_THAT(t.legal(), SizeIs(15));
  EXPECT_EQ(t.refused("pawn:P08"), "HT-9.6");
  t.play("pawn:P04");
  EXPECT_THAT(t.events(), ElementsAre("1 pawn P04 HT-9.6"));
  EXPECT_EQ(t.actions(), 2);
  t.play("insert", "at:quedlinburg-halle", "pawn-paid", "pawn:P01");
  EXPECT_EQ(t.decision(), "pawn_end") << "the free move is still there, after the last action";
  EXPECT_EQ(t.refused("pawn-paid"), "HT-9.5");
  t.play("pawn:P02");
  EXPECT_EQ(t.to_move(), blue);
}

TEST(Hansa, HT_9_7_what_tokens_give_obeys_the_pawn_where_actions_do) {
  Table t(2);
  t.set(
      "'to_move': 1, 'pawn': 'P08', 'actions': 1, 'cities': {'minden': ['blue T'], 'halle': ['blue T']},"
      " 'routes': {'muenster-minden': {'red': '3T'}, 'quedlinburg-halle': {'red': '4T'}}",
      {{red, "'supply': '3T', 'tokens': {'plus_three': 1, 'extra_kontor': 1}"}});
  t.play("use:plus_three", "insert");
  EXPECT_EQ(t.refused("at:stade-hamburg"), "HT-9.4");
  t.play("at:bremen-minden", "establish");
  EXPECT_EQ(t.decision(), "reward") << "only Münster–Minden borders P08";
  EXPECT_EQ(t.refused("extra:halle+trader"), "HT-4.5.9");
  t.play("extra:minden+trader");
  EXPECT_EQ(t.refused("establish"), "HT-9.4");
}

TEST(Hansa, HT_9_8_tokens_leave_the_window_before_the_first_action_open_and_actions_close_it) {
  Table t(2);
  const auto set = [&] {
    t.set("'to_move': 1, 'pawn': 'P08', 'routes': {'bremen-minden': {'red': '1T'}}",
          {{red, "'supply': '4T', 'tokens': {'plus_three': 1, 'improve_skill': 1, 'remove_three': 1}"}});
  };
  set();
  t.play("use:plus_three", "use:improve_skill", "skill:bursa", "use:remove_three");
  EXPECT_EQ(t.refused("pawn-free"), "");
  for (const std::string_view action : {"allocate", "insert", "move", "pawn-paid"}) {
    set();
    t.play(action);
    while (t.decision() != "main") t.play(t.legal().front());
    EXPECT_EQ(t.refused("pawn-free"), "HT-9.8") << action;
    t.play("end");
    EXPECT_EQ(t.decision(), "pawn_end") << "when the player ends the turn it opens again";
    t.play("stay");
    EXPECT_EQ(t.to_move(), blue);
    EXPECT_EQ(t.refused("pawn-free"), "") << "and the rival has the whole turn ahead";
  }
}

}  // namespace
}  // namespace fondaco::hansa
