// SPDX-License-Identifier: MIT
// The worked examples HT-X11 to HT-X18 and HT-X31: establishing routes, with the numbers of the rulebook.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_X11_shapes) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '3T'}}");
  t.play("establish");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("none", "kontor:hamburg", "skill:privilegium"));
  EXPECT_EQ(t.refused("kontor:stade"), "HT-4.5.8") << "round";
  EXPECT_EQ(t.score(red), 0) << "no PP in step A";
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '2T 1M'}}", {{red, "'stock': '0'"}});
  t.play("establish");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("none", "kontor:hamburg", "kontor:stade", "skill:privilegium"));
  t.play("kontor:stade");
  EXPECT_EQ(t.score(red), 1) << "the coin";
  EXPECT_EQ(t.marker(), 1) << "Stade is full";
  EXPECT_EQ(t.stock(red), "2T");
  Table four(4);
  four.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '2T 1M'}}");
  four.play("establish", "kontor:stade");
  EXPECT_EQ(four.score(red), 0);
  EXPECT_EQ(four.marker(), 1);
}

TEST(Hansa, HT_X12_privilege_and_leftmost_house) {
  Table t(4);
  const auto establish = [&](int privilege) {
    t.set("'to_move': 1, 'routes': {'dortmund-paderborn': {'red': '3T'}}, 'cities': {'dortmund': ['red M']}",
          {{red, join("'skills': {'privilegium': ", std::to_string(privilege), "}")}});
    t.play("establish");
  };
  establish(1);
  EXPECT_EQ(t.refused("kontor:dortmund"), "");
  t.play("kontor:dortmund");
  EXPECT_EQ(t.in("dortmund"), "['red M','red T']") << "the square orange house";
  establish(0);
  EXPECT_EQ(t.refused("kontor:dortmund"), "HT-4.5.8") << "white privilege";
  establish(2);
  t.play("kontor:dortmund");
  EXPECT_EQ(t.in("dortmund"), "['red M','red T']") << "with pink privilege too: not the pink house";
  EXPECT_EQ(t.state().house[t.city("dortmund")][2], no_piece);
}

TEST(Hansa, HT_X13_prestige_in_step_A) {
  Table t(5);
  const auto establish = [&](Seat who, std::string_view colour, std::string_view extras) {
    t.set(join("'to_move': ", std::to_string(who), ", 'routes': {'dortmund-paderborn': {'", colour,
               "': '3T'}}, 'cities': {'dortmund': ['red M'], 'paderborn': ['red T', 'blue M']}, 'extras': {", extras,
               "}"));
    t.establish();
  };
  establish(red, "red", "");
  EXPECT_EQ(t.score(red), 1) << "Dortmund";
  EXPECT_EQ(t.score(blue), 1) << "Paderborn: 1-1, Blue is further right";
  establish(green, "green", "");
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.score(blue), 1);
  EXPECT_EQ(t.score(green), 0);
  establish(red, "red", "'paderborn': ['red T']");
  EXPECT_EQ(t.score(red), 2) << "Red 2 > 1: both points";
  EXPECT_EQ(t.score(blue), 0);
}

TEST(Hansa, HT_X14_control_with_extras) {
  Table t(5);
  t.set(
      "'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}, 'bremen-hannover': {'red': '3T'}},"
      " 'cities': {'hannover': ['blue T', 'green T']}",
      {{red, "'tokens': {'extra_kontor': 2}"}});
  t.play("establish", "at:minden-hannover", "extra:hannover+trader");
  EXPECT_EQ(t.controller("hannover"), green) << "1-1-1, the rightmost";
  t.play("establish", "extra:hannover+trader");
  EXPECT_EQ(t.controller("hannover"), red) << "Red 2";
  EXPECT_EQ(t.score(green), 2) << "both times judged before step C";
  t.set("'cities': {'hannover': ['blue T']}, 'extras': {'hannover': ['red T', 'green T']}");
  EXPECT_EQ(t.controller("hannover"), blue);
  EXPECT_NE(t.refused_position("'extras': {'hannover': ['red T', 'green T']}"), "")
      << "without Blue's piece no extra could exist";
}

TEST(Hansa, HT_X15_conditions_of_extra_kontor) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'minden-brunswiek': {'red': '3T 1M'}}, 'cities': {'minden': ['blue T']}",
        {{red, "'tokens': {'extra_kontor': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("extra:minden+trader"), "");
  EXPECT_EQ(t.refused("extra:minden+merchant"), "");
  EXPECT_EQ(t.refused("extra:brunswiek+trader"), "HT-4.5.9") << "house 0 is empty";
  EXPECT_EQ(t.refused("extra:brunswiek+merchant"), "HT-4.5.9");
  t.set(
      "'to_move': 1, 'routes': {'minden-brunswiek': {'red': '3T 1M'}}, 'cities': {'minden': ['blue T']},"
      " 'tokens': {'minden-brunswiek': 'extra_kontor'}",
      {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.of(red, "tokens"), "{'extra_kontor':1}");
  EXPECT_EQ(t.refused("extra:minden+trader"), "HT-R9") << "taken from this very route, and the only one";
  EXPECT_EQ(t.refused("extra:minden+merchant"), "HT-R9");
}

TEST(Hansa, HT_X16_link) {
  static constexpr std::string_view red_cities =
      "'arnheim': ['red T'], 'muenster': ['red M'], 'minden': ['red T'], 'stendal': ['red T']";
  Table t(5);
  t.set(join("'to_move': 1, 'routes': {'brunswiek-stendal': {'red': '4T'}}, 'cities': {", red_cities, "}"),
        {{red, "'score': 13, 'skills': {'privilegium': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.score(red), 14) << "Brunswiek has no controller, Stendal is Red's";
  t.play("kontor:brunswiek");
  EXPECT_EQ(t.score(red), 21);
  EXPECT_THAT(t.events(), Contains("1 linked 7 HT-4.5.12"));
  EXPECT_EQ(t.marker(), 1);
  EXPECT_TRUE(t.over());
  // The second, third and fourth player who complete a chain; Red stands at 0 here, so that the game goes on.
  static constexpr int points[] = {7, 4, 2, 0};
  static constexpr std::string_view before[] = {"[]", "[0]", "[0, 2]", "[0, 2, 3]"};
  for (int i = 0; i < 4; ++i) {
    t.set(join("'to_move': 1, 'routes': {'brunswiek-stendal': {'red': '4T'}}, 'cities': {", red_cities,
               "}, 'linked': ", before[i]),
          {{red, "'skills': {'privilegium': 1}"}});
    t.play("establish", "kontor:brunswiek");
    EXPECT_EQ(t.score(red), 1 + points[i]);
  }
  // Red cannot score it twice: another Kontor, and the chain is there.
  t.set(join("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}, 'linked': [1], 'cities': {", red_cities,
             ", 'brunswiek': ['red T']}"),
        {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish", "kontor:hannover");
  EXPECT_EQ(t.score(red), 1) << "Minden only";
  EXPECT_EQ(t.count("linked"), 0);
}

TEST(Hansa, HT_X17_actiones_during_the_turn) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'goettingen-quedlinburg': {'red': '3T'}}",
        {{red, "'supply': '0', 'stock': '0', 'tokens': {'improve_skill': 2}"}});
  EXPECT_EQ(t.actions(), 2);
  t.play("establish", "skill:actiones");
  EXPECT_EQ(t.skill(red, Track::actiones), 3);
  EXPECT_EQ(t.supply(red), "1T");
  EXPECT_EQ(t.actions(), 2) << "2 - 1 + 1";
  t.play("use:improve_skill", "skill:actiones");
  EXPECT_EQ(t.skill(red, Track::actiones), 3);
  EXPECT_EQ(t.actions(), 2) << "3 to 3";
  t.play("use:improve_skill", "skill:actiones");
  EXPECT_EQ(t.skill(red, Track::actiones), 4);
  EXPECT_EQ(t.actions(), 3) << "3 to 4";
}

TEST(Hansa, HT_X18_coellen) {
  for (const Seat players : {Seat{3}, Seat{4}}) {
    Table t(players);
    const auto establish = [&](std::string_view pieces, int privilege) {
      t.set(join("'to_move': 1, 'routes': {'coellen-warburg': {'red': '", pieces, "'}}"),
            {{red, join("'stock': '0', 'skills': {'privilegium': ", std::to_string(privilege), "}")}});
      t.play("establish");
    };
    establish("3T 1M", 1);
    EXPECT_THAT(t.legal(), UnorderedElementsAre("none", "kontor:coellen", "kontor:warburg", "table:7", "table:8"));
    EXPECT_EQ(t.refused("table:9"), "HT-4.5.14");
    EXPECT_EQ(t.refused("table:11"), "HT-4.5.14");
    const State offered = t.state();
    t.play("kontor:coellen");
    EXPECT_EQ(t.score(red), 1) << "the coin of Coellen";
    t.set(offered);
    t.play("kontor:warburg");
    EXPECT_EQ(t.score(red), players == 3 ? 1 : 0) << "the coin of Warburg is on the 2–3 side";
    t.set(offered);
    t.play("table:8");
    EXPECT_EQ(t.at("table"), "{'8':'red'}") << "the merchant stays there";
    EXPECT_EQ(t.stock(red), "3T");
    EXPECT_EQ(t.score(red), 0);
    EXPECT_EQ(t.points(red, ScoreLabel::table), 8);
    establish("4T", 1);
    EXPECT_THAT(t.legal("table"), IsEmpty());
    EXPECT_EQ(t.refused("table:7"), "HT-4.5.14");
    establish("3T 1M", 2);
    t.play("table:9");
    EXPECT_EQ(t.at("table"), "{'9':'red'}") << "while 7 and 8 are empty";
  }
}

TEST(Hansa, HT_X31_skills) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}", {{red, "'supply': '0', 'stock': '0'"}});
  t.play("establish", "skill:bursa");
  EXPECT_EQ(t.skill(red, Track::bursa), 5);
  EXPECT_EQ(t.supply(red), "1T");
  EXPECT_EQ(t.stock(red), "3T");
  static constexpr int keys[] = {1, 2, 2, 3, 4};
  for (int step = 0; step < 5; ++step) {
    t.set("'to_move': 1, 'routes': {'quedlinburg-halle': {'red': '4T'}}",
          {{red, join("'supply': '0', 'stock': '0', 'skills': {'clavis_urbis': ", std::to_string(step), "}")}});
    EXPECT_EQ(t.skill(red, Track::clavis_urbis), keys[step]);
    t.play("establish");
    EXPECT_EQ(t.refused("skill:clavis_urbis"), step < 4 ? "" : "HT-4.5.13");
    if (step == 4) break;
    t.play("skill:clavis_urbis");
    EXPECT_EQ(t.skill(red, Track::clavis_urbis), keys[step + 1]);
    EXPECT_EQ(t.supply(red), "1T") << "2 to 2 is an upgrade too";
  }
  t.set("'to_move': 1, 'routes': {'groningen-emden': {'red': '3T'}}", {{red, "'supply': '0', 'stock': '0'"}});
  t.play("establish", "skill:liber_sophiae");
  EXPECT_EQ(t.skill(red, Track::liber_sophiae), 3);
  EXPECT_EQ(t.supply(red), "1M");
}

}  // namespace
}  // namespace fondaco::hansa
