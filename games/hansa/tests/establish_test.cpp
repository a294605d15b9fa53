// SPDX-License-Identifier: MIT
// HT-4.5.1 to HT-4.5.8: establishing a trade route, prestige, the token, and a Kontor.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_4_5_1_all_spaces_must_hold_own_pieces) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T'}}");
  EXPECT_EQ(t.refused("establish"), "HT-4.5.1") << "a space is free";
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T', 'blue': '1T'}}");
  EXPECT_EQ(t.refused("establish"), "HT-4.5.1") << "a space is Blue's";
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T', 'blue': '1M'}}");
  EXPECT_EQ(t.refused("establish"), "HT-4.5.1") << "by a merchant as well";
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '3T'}}");
  EXPECT_EQ(t.refused("establish"), "HT-4.5.1") << "all are Blue's";
  t.set(
      "'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T 1M'}, 'stade-hamburg': {'red': '3T'},"
      " 'emden-osnabrueck': {'red': '3T', 'blue': '1T'}}");
  t.play("establish");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:kampen-arnheim", "at:stade-hamburg"));
  EXPECT_EQ(t.refused("at:emden-osnabrueck"), "HT-4.5.1");
}

TEST(Hansa, HT_4_5_1_it_is_an_action_and_filling_a_route_does_nothing) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 2, 'routes': {'kampen-arnheim': {'red': '2T'}}, 'cities': {'arnheim': ['red T']}",
        {{red, "'supply': '1T'"}});
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.on("kampen-arnheim"), "{'red':'3T'}");
  EXPECT_EQ(t.actions(), 1);
  t.establish();
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.to_move(), yellow) << "that was the second action";
}

TEST(Hansa, HT_4_5_2_prestige_then_token_then_reward) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'cities': {'osnabrueck': ['blue T']},"
      " 'tokens': {'osnabrueck-bremen': 'plus_four'}",
      {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish", "kontor:osnabrueck");
  EXPECT_THAT(t.events(),
              ElementsAre("1 established osnabrueck-bremen HT-4.5.1", "0 prestige osnabrueck HT-4.5.3",
                          "1 took plus_four HT-4.5.5", "1 drew HT-4.5.5", "1 kontor trader osnabrueck HT-4.5.7"));
}

TEST(Hansa, HT_4_5_3_the_controller_of_each_end_city_gains_a_point) {
  Table t(3);
  const auto play = [&](std::string_view cities) {
    t.set(join("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}, 'cities': {", cities, "}"));
    t.establish();
  };
  play("");
  EXPECT_EQ(t.score(blue) + t.score(red) + t.score(yellow), 0) << "no Kontors, no points";
  play("'minden': ['blue T']");
  EXPECT_EQ(t.score(blue), 1);
  EXPECT_EQ(t.score(red), 0);
  play("'minden': ['blue T'], 'hannover': ['yellow T']");
  EXPECT_EQ(t.score(blue), 1);
  EXPECT_EQ(t.score(yellow), 1);
  play("'minden': ['red T'], 'hannover': ['red T']");
  EXPECT_EQ(t.score(red), 2) << "one player may get both";
  play("'bremen': ['blue T'], 'minden': ['red T']");
  EXPECT_EQ(t.score(blue), 0) << "no end of this route";
  EXPECT_EQ(t.score(red), 1);
}

TEST(Hansa, HT_4_5_3_judged_before_the_reward) {
  Table t(3);
  // Red's new Kontor takes control of Minden, too late for this route.
  t.set("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}, 'cities': {'minden': ['blue T']}",
        {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish", "kontor:minden");
  EXPECT_EQ(t.controller("minden"), red);
  EXPECT_EQ(t.score(blue), 1);
  EXPECT_EQ(t.score(red), 0);
  // And the first Kontor of a city gives nothing at once.
  t.set("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}");
  t.play("establish", "kontor:hannover");
  EXPECT_EQ(t.score(red), 0);
}

TEST(Hansa, HT_4_5_4_most_kontors_then_the_rightmost) {
  struct Row {
    std::string_view houses;
    std::string_view extras;  // the oldest first
    Seat controller;
  };
  const Row rows[] = {
      {"'blue T'", "", blue},
      {"'blue T', 'red T'", "", red},
      {"'red T', 'blue T', 'red T'", "", red},
      {"'blue T', 'red T', 'blue T'", "", blue},
      {"'blue T', 'blue T', 'red T'", "", blue},
      {"'blue T', 'red T', 'yellow T'", "", yellow},
      {"'blue T', 'red T', 'yellow T', 'blue T'", "", blue},
      {"'blue T', 'blue T', 'red T', 'red T'", "", red},
      {"'red T', 'blue T', 'red T', 'blue T'", "", blue},
      {"'blue T', 'red T', 'red T', 'blue T'", "", blue},
      // Extra Kontors count as much as others, and stand left of all houses.
      {"'blue T'", "'red T'", blue},
      {"'blue T'", "'red T', 'red T'", red},
      {"'blue T', 'red T'", "'blue T'", blue},
      {"'blue T', 'red T'", "'blue T', 'red T'", red},
      // Between extra Kontors the older one stands further right.
      {"'yellow T'", "'red T', 'blue T', 'red T', 'blue T'", red},
      {"'yellow T'", "'blue T', 'red T', 'red T', 'blue T'", blue},
      {"'yellow T'", "'blue T', 'blue T', 'red T', 'red T'", blue},
  };
  Table t(3);
  EXPECT_EQ(t.game().controller(t.state(), t.city("minden")), nobody) << "no Kontor";
  for (const auto& [houses, extras, controller] : rows) {
    t.set(join("'cities': {'minden': [", houses, "]}, 'extras': {'minden': [", extras, "]}"));
    EXPECT_EQ(t.controller("minden"), controller) << houses << " | " << extras;
  }
}

TEST(Hansa, HT_4_5_4_extra_kontors_of_other_cities_do_not_count) {
  Table t(3);
  t.set(
      "'cities': {'minden': ['blue T'], 'bremen': ['yellow T'], 'muenster': ['yellow M']},"
      " 'extras': {'bremen': ['red T', 'red T'], 'muenster': ['red T']}");
  EXPECT_EQ(t.controller("minden"), blue);
  EXPECT_EQ(t.controller("bremen"), red);
  EXPECT_EQ(t.controller("muenster"), yellow);
  EXPECT_EQ(t.controller("hannover"), nobody);
}

TEST(Hansa, HT_4_5_5_the_token_of_the_route_is_taken_and_another_drawn_unseen) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'plus_three',"
      " 'hildesheim-goslar': 'plus_four', 'lueneburg-perleberg': 'improve_skill'}");
  EXPECT_EQ(t.supply_size(), 13);
  t.play("establish");
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_three':1}");
  EXPECT_EQ(t.tokens_on_board(), 2);
  EXPECT_EQ(t.number("drawn"), 1);
  EXPECT_EQ(t.supply_size(), 12);
  EXPECT_EQ(t.refused("use:plus_three"), "HT-4.5.6") << "not before the end of the action";
  t.play("none");
  EXPECT_EQ(t.refused("use:plus_three"), "");
  EXPECT_EQ(t.of(red, "plate"), "[]") << "face down: nobody knows it";
  // Without a token on the route nothing is taken or drawn.
  t.set("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'plus_three'}");
  t.play("establish", "none");
  EXPECT_EQ(t.count("took") + t.count("drew"), 0);
  EXPECT_EQ(t.of(red, "tokens"), "{}");
}

TEST(Hansa, HT_4_5_5_with_an_empty_supply_the_game_ends_after_the_action) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'plus_three'},"
      " 'unseen': {}");
  t.play("establish");
  EXPECT_EQ(t.decision(), "reward");
  EXPECT_EQ(t.count("drew"), 0);
  t.play("kontor:osnabrueck");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("ended"), "['tokens']");
  // The last one can still be drawn; a token face down on the plate is no longer in the supply.
  t.set(
      "'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'plus_three'},"
      " 'unseen': {'plus_four': 1}");
  t.play("establish", "none");
  EXPECT_FALSE(t.over());
  t.set(
      "'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'plus_three'},"
      " 'unseen': {'plus_four': 1}, 'drawn': 1");
  t.play("establish", "none");
  EXPECT_TRUE(t.over());
}

TEST(Hansa, HT_4_5_6_none_is_always_legal_and_the_pieces_return_to_the_stock) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '2T 1M'}}", {{red, "'supply': '1T', 'stock': '2T'"}});
  t.play("establish");
  EXPECT_EQ(t.allowed_by("none"), "HT-4.5.6");
  t.play("none");
  EXPECT_EQ(t.supply(red), "1T");
  EXPECT_EQ(t.stock(red), "4T 1M");
  EXPECT_EQ(t.on("stade-hamburg"), "absent");
  EXPECT_THAT(t.events(), ElementsAre("1 unrewarded HT-4.5.6"));
}

TEST(Hansa, HT_4_5_6_one_reward_at_most_and_the_rest_of_the_route_returns) {
  for (const auto& [reward, stock] : std::vector<std::pair<std::string, std::string>>{
           {"kontor:hamburg", "1T 1M"}, {"kontor:stade", "2T"}, {"skill:privilegium", "2T 1M"}, {"none", "2T 1M"}}) {
    Table t(3);
    t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '2T 1M'}}", {{red, "'supply': '0', 'stock': '0'"}});
    t.play("establish", reward);
    EXPECT_EQ(t.stock(red), stock) << reward;
    EXPECT_EQ(t.supply(red), reward == "skill:privilegium" ? "1T" : "0") << reward;
    EXPECT_NE(t.decision(), "reward");
    EXPECT_EQ(t.on("stade-hamburg"), "absent");
  }
}

TEST(Hansa, HT_4_5_6_without_any_other_reward_the_question_is_not_asked) {
  Table t(3);
  // Bremen is pink, Osnabrück full but for orange: white privilege gets nothing here.
  t.set("'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'cities': {'osnabrueck': ['blue T']}");
  t.play("establish");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.count("unrewarded"), 1);
  EXPECT_EQ(t.score(blue), 1);
}

TEST(Hansa, HT_4_5_7_the_leftmost_empty_house_of_an_end_city) {
  Table t(5);
  t.set("'to_move': 1, 'routes': {'minden-paderborn': {'red': '3T'}}, 'cities': {'minden': ['blue T', 'green T']}",
        {{red, "'skills': {'privilegium': 3}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:hannover"), "HT-4.5.7") << "no end of this route";
  t.play("kontor:minden");
  EXPECT_EQ(t.in("minden"), "['blue T','green T','red T']") << "pink, not black";
  // A full city has no house left.
  t.set("'to_move': 1, 'routes': {'arnheim-duisburg': {'red': '3T'}}, 'cities': {'duisburg': ['blue T']}");
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:duisburg"), "HT-4.5.7");
  EXPECT_EQ(t.refused("kontor:arnheim"), "");
}

TEST(Hansa, HT_4_5_8_shape_and_colour_of_the_house) {
  struct Row {
    std::string_view pieces;
    int privilege;
    std::string_view taken;  // in Perleberg: Sw Sp Rb
    bool possible;
  };
  const Row rows[] = {{"3T", 0, "", true},
                      {"3M", 0, "", false},
                      {"1T 2M", 0, "", true},
                      {"3T", 1, "'blue T'", false},
                      {"3T", 2, "'blue T'", true},
                      {"1T 2M", 2, "'blue T'", true},
                      {"3M", 3, "'blue T'", false},
                      {"3T", 3, "'blue T', 'blue T'", false},
                      {"2T 1M", 3, "'blue T', 'blue T'", true},
                      {"2T 1M", 2, "'blue T', 'blue T'", false}};
  for (const auto& [pieces, privilege, taken, possible] : rows) {
    Table t(5);
    t.set(join("'to_move': 1, 'stage': 'reward', 'pending': {'route': 'perleberg-stendal'}, 'routes':"
               " {'perleberg-stendal': {'red': '",
               pieces, "'}}, 'cities': {'perleberg': [", taken, "]}"),
          {{red, join("'skills': {'liber_sophiae': 3, 'privilegium': ", std::to_string(privilege), "}")}});
    EXPECT_EQ(t.refused("kontor:perleberg"), possible ? "" : "HT-4.5.8")
        << pieces << " with " << privilege << " after " << taken;
    if (possible) {
      t.play("kontor:perleberg");
      EXPECT_THAT(t.in("perleberg"), HasSubstr(taken == "'blue T', 'blue T'" ? "'red M'" : "'red T'"));
    }
  }
}

TEST(Hansa, HT_4_5_8_pieces_of_the_supply_do_not_help) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '3T'}}", {{red, "'supply': '1M'"}});
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:stade"), "HT-4.5.8");
}

}  // namespace
}  // namespace fondaco::hansa
