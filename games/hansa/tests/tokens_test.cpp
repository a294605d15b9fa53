// SPDX-License-Identifier: MIT
// HT-5: tokens.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_5_1_a_used_token_is_kept_and_counts_as_much) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'tokens': {'plus_three': 2, 'improve_skill': 1}, 'used': {'plus_four': 1}"}});
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 6);
  t.play("use:plus_three", "use:improve_skill", "skill:bursa");
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_three':1}");
  EXPECT_EQ(t.of(red, "used"), "{'plus_three':1,'plus_four':1,'improve_skill':1}");
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 6);
  EXPECT_EQ(t.refused("use:plus_four"), "HT-3.5") << "a used one cannot be used again";
}

TEST(Hansa, HT_5_2_three_tokens_lie_on_the_board_at_the_start_of_every_turn) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      t.start(seed);
      std::map<unsigned, int> before;
      t.play_out(seed, [&] {
        // What lies there stays there, unless it is taken.
        std::map<unsigned, int> now;
        for (unsigned route = 0; route < max_routes; ++route) {
          if (t.state().token[route] != no_token) now[route] = t.state().token[route];
        }
        int gone = 0;
        for (const auto& [route, token] : before) gone += now.contains(route) && now[route] == token ? 0 : 1;
        EXPECT_EQ(gone, t.count("took"));
        before = now;
        if (t.over() || t.count("turn") == 0) return;
        std::size_t kept = 0;
        for (const auto& plate : t.state().plate) kept += plate.size();
        EXPECT_EQ(static_cast<std::size_t>(t.tokens_on_board()) + kept, 3U);
      });
    }
  }
}

TEST(Hansa, HT_5_3_a_token_goes_on_a_route_without_token_and_pieces_beside_an_empty_house) {
  Table t(3);
  t.set(
      "'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1}, 'tokens': {'stade-hamburg': 'plus_three'},"
      " 'cities': {'duisburg': ['blue T'], 'dortmund': ['blue M', 'blue T'], 'arnheim': ['red T']},"
      " 'routes': {'kampen-arnheim': {'blue': '1T'}, 'minden-hannover': {'red': '1M'}}");
  t.play("end");
  EXPECT_EQ(t.decision(), "place_token");
  for (const std::string_view route : {"stade-hamburg", "kampen-arnheim", "minden-hannover", "duisburg-dortmund"})
    EXPECT_EQ(t.refused(join("at:", route)), "HT-5.3") << route;
  EXPECT_THAT(t.legal(), SizeIs(32 - 4));
  EXPECT_EQ(t.refused("at:arnheim-duisburg"), "") << "Duisburg is full, Arnheim is not";
  EXPECT_EQ(t.refused("at:osnabrueck-bremen"), "") << "taverns are irrelevant now";
  t.play("at:dortmund-paderborn");
  EXPECT_EQ(t.at("tokens"), "{'dortmund-paderborn':'plus_four','stade-hamburg':'plus_three'}");
  EXPECT_EQ(t.to_move(), yellow);
}

TEST(Hansa, HT_5_3_an_extra_kontor_does_not_fill_a_house) {
  Table t(3);
  t.set(
      "'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1}, 'extras': {'hannover': ['red T']},"
      " 'cities': {'hannover': ['blue T'], 'minden': ['blue T', 'blue T', 'red T', 'red T']}");
  t.play("end");
  EXPECT_EQ(t.refused("at:minden-hannover"), "") << "a printed house of Hannover is empty";
}

TEST(Hansa, HT_5_3_all_are_looked_at_before_the_first_is_placed) {
  Table t(3);
  t.set("'to_move': 1, 'drawn': 2, 'unseen': {'plus_four': 1, 'plus_three': 1}, 'seed': '5'");
  t.play("end");
  EXPECT_EQ(t.count("revealed"), 2);
  EXPECT_EQ(t.count("token-placed"), 0);
  const std::string plate = t.of(red, "plate");
  const bool four_first = plate == "['plus_four','plus_three']";
  EXPECT_TRUE(four_first || plate == "['plus_three','plus_four']");
  EXPECT_THAT(t.events(), ElementsAre(four_first ? "1 revealed plus_four HT-5.3" : "1 revealed plus_three HT-5.3",
                                      four_first ? "1 revealed plus_three HT-5.3" : "1 revealed plus_four HT-5.3"));
  t.play("at:kampen-arnheim");
  EXPECT_EQ(t.at("tokens.kampen-arnheim"), four_first ? "plus_four" : "plus_three") << "in the order drawn";
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-5.3") << "a token lies there now";
  t.play("at:stade-hamburg");
  EXPECT_EQ(t.at("tokens.stade-hamburg"), four_first ? "plus_three" : "plus_four");
  EXPECT_EQ(t.to_move(), yellow);
}

/// Every route but one holds a piece or a token or lies between full cities.
std::string crowded(const Table& t, std::string_view free) {
  static constexpr std::string_view colours[] = {"blue", "red", "yellow"};
  std::string routes;
  for (unsigned i = 0; i < t.game().side().routes; ++i) {
    const std::string_view id = t.game().side().route[i].id.text();
    if (id == free) continue;
    routes += join(routes.empty() ? "" : ", ", "'", id, "': {'", colours[i % 3], "': '1T'}");
  }
  return join("'routes': {", routes, "}");
}

TEST(Hansa, HT_5_3_3_a_token_without_a_route_waits_on_the_plate_in_the_open) {
  Table t(3);
  t.set(join("'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1, 'plus_three': 1}, 'seed': '1', ", crowded(t, "")),
        {{blue, "'supply': '0'"}, {red, "'supply': '0'"}, {yellow, "'supply': '0'"}});
  t.play("end");
  EXPECT_EQ(t.to_move(), yellow) << "it is not asked for a place there is not";
  const std::string kept = t.of(red, "plate");
  EXPECT_THAT(t.events(), Contains(join("1 token-kept ", kept.substr(2, kept.size() - 4), " HT-5.3.3")));
  EXPECT_EQ(t.view(Viewer::seat(blue), "players.1.plate"), kept) << "known to all";
  // Yellow empties a route: nothing is placed at the end of Yellow's or Blue's turn, but at the end of Red's.
  t.play("move", "piece:kampen-osnabrueck+yellow+trader", "at:emden-osnabrueck", "stop", "end");
  EXPECT_EQ(t.to_move(), blue);
  t.play("end");
  EXPECT_EQ(t.to_move(), red);
  EXPECT_EQ(t.tokens_on_board(), 0);
  t.play("end");
  EXPECT_EQ(t.at("tokens"), join("{'kampen-osnabrueck':", kept.substr(1, kept.size() - 2), "}")) << "the only route";
  EXPECT_EQ(t.of(red, "plate"), "[]");
}

TEST(Hansa, HT_5_3_3_tokens_left_over_come_before_those_just_drawn) {
  Table t(3);
  t.set("'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1}", {{red, "'plate': ['improve_skill']"}});
  t.play("end", "at:kampen-arnheim");
  EXPECT_EQ(t.at("tokens.kampen-arnheim"), "improve_skill");
  t.play("at:stade-hamburg");
  EXPECT_EQ(t.at("tokens.stade-hamburg"), "plus_four");
  // One route, two tokens: the old one is placed, the new one waits.
  t.set(join("'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1}, ", crowded(t, "stade-hamburg")),
        {{red, "'plate': ['improve_skill']"}});
  t.play("end");
  EXPECT_EQ(t.at("tokens"), "{'stade-hamburg':'improve_skill'}");
  EXPECT_EQ(t.of(red, "plate"), "['plus_four']");
  EXPECT_EQ(t.to_move(), yellow);
}

TEST(Hansa, HT_5_3_2_the_end_of_the_game_cancels_placing) {
  Table t(3);
  t.set("'to_move': 1, 'drawn': 2, 'routes': {'arnheim-duisburg': {'red': '3T'}}, 'cities': {'arnheim': ['red T']}",
        {{red, "'score': 19, 'tokens': {'plus_three': 1}, 'plate': ['plus_four']"}});
  t.play("establish", "none");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.count("revealed") + t.count("token-placed"), 0);
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 1) << "of the four only the one taken";
}

TEST(Hansa, HT_5_5_two_neighbouring_kontors_of_different_players_change_places) {
  Table t(5);
  t.set(
      "'to_move': 1, 'cities': {'stendal': ['blue T', 'red M', 'green T', 'green T'], 'minden': ['yellow T']},"
      " 'extras': {'stendal': ['purple T'], 'minden': ['blue T']}, 'table': {'7': 'blue', '8': 'green'}",
      {{red, "'tokens': {'swap_kontors': 1}"},
       {blue, "'skills': {'liber_sophiae': 1}"},
       {green, "'skills': {'liber_sophiae': 1}"}});
  t.play("use:swap_kontors");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("swap:stendal+0", "swap:stendal+1"));
  EXPECT_EQ(t.refused("swap:stendal+2"), "HT-5.5") << "both are Green's";
  EXPECT_EQ(t.refused("swap:minden+0"), "HT-5.5") << "the second house is empty";
  EXPECT_EQ(t.refused("end"), "HT-5.5") << "once used it must be carried out";
  t.play("swap:stendal+0");
  EXPECT_EQ(t.in("stendal"), "['red M','blue T','green T','green T']");
  EXPECT_EQ(t.at("extras"), "{'minden':['blue T'],'stendal':['purple T']}");
  EXPECT_THAT(t.events(), ElementsAre("1 swapped stendal 0 HT-5.5"));
  EXPECT_EQ(t.actions(), 2);
}

TEST(Hansa, HT_5_5_no_own_kontor_is_needed_and_nothing_else_follows) {
  Table t(5);
  // Blue's trader comes to the coin house of Lübeck; Lübeck was full before and after; Red owns nothing there.
  t.set("'to_move': 1, 'cities': {'luebeck': ['green T', 'blue T'], 'arnheim': ['blue T'], 'stendal': ['blue T']}",
        {{red, "'tokens': {'swap_kontors': 1}"}});
  const int marker = t.marker();
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("luebeck"), "['blue T','green T']") << "the only pair: not asked";
  for (Seat seat = 0; seat < 5; ++seat) EXPECT_EQ(t.score(seat), 0);
  EXPECT_EQ(t.marker(), marker);
  EXPECT_EQ(t.at("linked"), "[]");
}

TEST(Hansa, HT_5_5_unusable_without_such_a_pair) {
  Table t(3);
  const Desks desks{{red, "'tokens': {'swap_kontors': 1}"}};
  t.set("'to_move': 1", desks);
  EXPECT_EQ(t.refused("use:swap_kontors"), "HT-5.5");
  t.set(
      "'to_move': 1, 'cities': {'minden': ['blue T', 'blue T'], 'hannover': ['red T']},"
      " 'extras': {'minden': ['red T'], 'hannover': ['blue T']}, 'table': {'7': 'blue', '8': 'red'}",
      desks);
  EXPECT_EQ(t.refused("use:swap_kontors"), "HT-5.5") << "neither extra Kontors nor the table make a pair";
  t.set("'to_move': 1, 'cities': {'minden': ['blue T', 'blue T', 'red T']}", desks);
  EXPECT_EQ(t.refused("use:swap_kontors"), "");
}

TEST(Hansa, HT_5_6_three_or_four_more_actions) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1", {{red, "'supply': '5T', 'tokens': {'plus_three': 1, 'plus_four': 1}"}});
  EXPECT_EQ(t.allowed_by("use:plus_three"), "HT-5.6");
  t.play("use:plus_three");
  EXPECT_EQ(t.actions(), 4);
  t.play("use:plus_four");
  EXPECT_EQ(t.actions(), 8);
  t.play("end");
  EXPECT_EQ(t.actions(), 2) << "in this turn only";
}

TEST(Hansa, HT_5_7_any_track_that_is_not_fully_uncovered) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '0', 'tokens': {'improve_skill': 3}, 'skills': {'bursa': 3}"}});
  t.play("use:improve_skill");
  EXPECT_THAT(t.legal(),
              ElementsAre("skill:clavis_urbis", "skill:actiones", "skill:privilegium", "skill:liber_sophiae"));
  EXPECT_EQ(t.refused("skill:bursa"), "HT-5.7");
  t.play("skill:liber_sophiae");
  EXPECT_EQ(t.supply(red), "1M");
  EXPECT_EQ(t.stock(red), "0");
  EXPECT_THAT(t.events(), ElementsAre("1 skill liber_sophiae 3 HT-5.7"));
  t.play("use:improve_skill", "skill:actiones");
  EXPECT_EQ(t.supply(red), "1T 1M");
  EXPECT_EQ(t.actions(), 3) << "Actiones 2 to 3";
  t.set("'to_move': 1", {{red, join(all_skills, ", 'tokens': {'improve_skill': 1}")}});
  EXPECT_EQ(t.refused("use:improve_skill"), "HT-5.7");
}

TEST(Hansa, HT_5_8_three_pieces_of_anybody_go_to_their_owners_supplies) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '1T 1M', 'red': '1T'}, 'stade-hamburg': {'yellow': '2T'}},"
      " 'cities': {'minden': ['blue T']}",
      {{red, "'tokens': {'remove_three': 1}, 'stock': '0'"}, {blue, "'stock': '0'"}, {yellow, "'stock': '0'"}});
  t.play("use:remove_three");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("piece:kampen-arnheim+blue+trader", "piece:kampen-arnheim+blue+merchant",
                                              "piece:kampen-arnheim+red+trader", "piece:stade-hamburg+yellow+trader"));
  t.play("piece:kampen-arnheim+blue+merchant");
  EXPECT_EQ(t.refused("stop"), "HT-5.8");
  EXPECT_EQ(t.refused("piece:kampen-arnheim+blue+merchant"), "HT-5.8") << "no longer there";
  t.play("piece:stade-hamburg+yellow+trader", "piece:kampen-arnheim+red+trader");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.supply(blue), "1M");
  EXPECT_EQ(t.supply(yellow), "1T");
  EXPECT_EQ(t.supply(red), "1T");
  EXPECT_EQ(t.stock(blue), "0") << "not to the stock";
  EXPECT_EQ(t.on("kampen-arnheim"), "{'blue':'1T'}");
  EXPECT_THAT(t.events(), ElementsAre("1 removed trader yellow stade-hamburg HT-5.8",
                                      "1 removed trader red kampen-arnheim HT-5.8"));
}

TEST(Hansa, HT_5_8_fewer_only_when_there_are_fewer_and_none_is_not_enough) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '2T'}}", {{red, "'tokens': {'remove_three': 1}"}});
  t.play("use:remove_three");
  EXPECT_EQ(t.decision(), "main") << "two pieces that look alike: nothing to ask";
  EXPECT_EQ(t.supply(blue), "2T");
  t.set("'to_move': 1, 'cities': {'minden': ['blue T']}", {{red, "'tokens': {'remove_three': 1}"}});
  EXPECT_EQ(t.refused("use:remove_three"), "HT-5.8");
}

}  // namespace
}  // namespace fondaco::hansa
