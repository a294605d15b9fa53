// SPDX-License-Identifier: MIT
// The worked examples HT-X19 to HT-X26: tokens and the end of the game, with the numbers of the rulebook.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_X19_token_taken_now_placed_later) {
  Table t(3);
  // The seed is chosen so that the token drawn is a +4.
  int found = 0;
  for (int seed = 0; seed < 60; ++seed) {
    t.set(join("'to_move': 1, 'actions': 2, 'seed': '", std::to_string(seed),
               "', 'routes': {'osnabrueck-bremen': {'red': '3T'}, 'stade-hamburg': {'blue': '1M'}},"
               " 'cities': {'duisburg': ['blue T'], 'dortmund': ['blue M', 'red T'], 'minden': ['blue T', 'red T']},"
               " 'tokens': {'osnabrueck-bremen': 'swap_kontors', 'lueneburg-perleberg': 'remove_three',"
               " 'hildesheim-goslar': 'extra_kontor'}"),
          {{blue, "'skills': {'liber_sophiae': 1}"}});
    EXPECT_EQ(t.supply_size(), 13);
    t.play("establish");
    EXPECT_EQ(t.of(red, "tokens"), "{'swap_kontors':1}");
    EXPECT_EQ(t.refused("use:swap_kontors"), "HT-4.5.6") << "not within the action";
    EXPECT_EQ(t.supply_size(), 12);
    t.play("none");
    EXPECT_EQ(t.refused("use:swap_kontors"), "") << "usable after it";
    t.play("end");
    if (t.of(red, "plate") != "['plus_four']") continue;
    ++found;
    EXPECT_THAT(t.events(), ElementsAre("1 revealed plus_four HT-5.3"));
    EXPECT_EQ(t.refused("at:stade-hamburg"), "HT-5.3") << "a piece on it";
    EXPECT_EQ(t.refused("at:lueneburg-perleberg"), "HT-5.3") << "a token there";
    EXPECT_EQ(t.refused("at:hildesheim-goslar"), "HT-5.3");
    EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-5.3") << "both cities are full";
    EXPECT_EQ(t.refused("at:osnabrueck-bremen"), "") << "the same route, if it is still empty";
    t.play("at:osnabrueck-bremen");
    EXPECT_EQ(t.at("tokens.osnabrueck-bremen"), "plus_four");
    EXPECT_EQ(t.to_move(), yellow);
  }
  EXPECT_GT(found, 0);
}

TEST(Hansa, HT_X20_two_tokens_in_a_turn) {
  Table t(3);
  t.set(
      "'to_move': 1, 'actions': 2, 'routes': {'osnabrueck-bremen': {'red': '3T'}, 'hildesheim-goslar':"
      " {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'swap_kontors', 'lueneburg-perleberg': 'remove_three',"
      " 'hildesheim-goslar': 'extra_kontor'}");
  t.play("establish", "at:osnabrueck-bremen", "none", "establish", "none");
  EXPECT_EQ(t.of(red, "tokens"), "{'extra_kontor':1,'swap_kontors':1}");
  EXPECT_EQ(t.supply_size(), 11) << "13 - 2";
  EXPECT_EQ(t.decision(), "place_token") << "the actions are spent, no token can be used: the turn ends";
  t.play("at:kampen-arnheim");
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-5.3") << "two different routes";
  t.play("at:stade-hamburg");
  EXPECT_EQ(t.tokens_on_board(), 3);
  EXPECT_EQ(t.to_move(), yellow);
}

TEST(Hansa, HT_X21_supply_empty) {
  Table t(3);
  t.set(
      "'to_move': 1, 'actions': 4, 'unseen': {}, 'tokens': {'hamburg-luebeck': 'plus_four'},"
      " 'routes': {'hamburg-luebeck': {'red': '3T'}}",
      {{red, "'supply': '5T', 'used': {'plus_three': 1}"}});
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 1);
  t.play("establish");
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_four':1}");
  EXPECT_EQ(t.decision(), "reward");
  t.play("kontor:hamburg");
  EXPECT_EQ(t.in("hamburg"), "['red T']") << "step C is still done";
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 3) << "two tokens";
  EXPECT_EQ(t.refused("use:plus_four"), "HT-7.2");
  EXPECT_EQ(t.refused("insert"), "HT-7.2") << "the 3 remaining actions are lost";
}

TEST(Hansa, HT_X21_over_a_game_this_happens_with_the_14th_token) {
  // The start player fills the routes on which tokens lie and takes no reward, the others pass: nothing but the tokens
  // can end this game.
  for (Seat players = 3; players <= 5; ++players) {
    Table t(players);
    t.start(players);
    int taken = 0;
    for (int ply = 0; ply < 2000 && !t.over(); ++ply) {
      const Texts moves = t.legal();
      const auto offered = [&](std::string_view move) { return std::ranges::find(moves, move) != moves.end(); };
      std::string choice = moves.front();
      for (const std::string_view wish : {"end", "allocate", "insert", "establish", "none"})
        choice = offered(wish) ? wish : choice;
      if (t.to_move() != t.state().start_seat) choice = "end";
      if (t.decision() == "insert_route") {
        for (const std::string& move : moves) {
          if (t.at(join("tokens.", move.substr(3))) != "absent") choice = move;
        }
      }
      t.play(choice);
      taken += t.count("took");
    }
    EXPECT_EQ(taken, 14);
    EXPECT_EQ(t.at("ended"), "['tokens']");
  }
}

TEST(Hansa, HT_X22_20_PP_in_step_A) {
  // All coins of the default map are on the first house of their city, which is taken where somebody controls it; so
  // the example is played with a coin on the second house of Lübeck.
  Table t(
      4, {},
      edition_with({{"'coin': 0, 'x': 877, 'y': 74", "'coin': 1, 'x': 877, 'y': 74"}, {"'coins': 4", "'coins': 5"}}));
  t.set(
      "'to_move': 1, 'actions': 2, 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'tokens': {'hamburg-luebeck':"
      " 'plus_four'}, 'cities': {'luebeck': ['red T'], 'hamburg': ['blue T']}",
      {{red, "'score': 19, 'skills': {'privilegium': 2}, 'supply': '2T'"}, {blue, "'score': 19, 'supply': '2T'"}});
  t.play("establish");
  EXPECT_EQ(t.score(red), 20);
  EXPECT_EQ(t.score(blue), 20);
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_four':1}") << "Red still takes the token";
  t.play("kontor:luebeck");
  EXPECT_EQ(t.score(red), 21) << "a Kontor on a coin house";
  EXPECT_TRUE(t.over()) << "Blue has no further turn";
  EXPECT_EQ(t.count("turn"), 0);
}

TEST(Hansa, HT_X23_tenth_city) {
  Table t(3);
  const std::string cities =
      "'stade': ['blue M'], 'bremen': ['blue T'], 'lueneburg': ['blue M'], 'brunswiek': ['blue T'],"
      " 'duisburg': ['blue T'], 'hannover': ['blue T', 'blue T'], 'hildesheim': ['yellow T', 'yellow T'],"
      " 'emden': ['yellow M', 'yellow T'], 'halle': ['yellow T', 'yellow T']";
  const Desks desks{{red, "'tokens': {'extra_kontor': 1}, 'supply': '2T'"},
                    {blue, "'skills': {'liber_sophiae': 1}"},
                    {yellow, "'score': 3"}};
  t.set(join("'to_move': 1, 'routes': {'hildesheim-goslar': {'red': '3T'}}, 'cities': {", cities, "}"), desks);
  EXPECT_EQ(t.marker(), 9);
  const State before = t.state();
  t.play("establish", "kontor:goslar");
  EXPECT_EQ(t.marker(), 10);
  EXPECT_EQ(t.score(yellow), 4) << "the action is completed, step A as well";
  EXPECT_TRUE(t.over());
  t.set(before);
  t.play("establish", "extra:hildesheim+trader");
  EXPECT_EQ(t.marker(), 9) << "an Extra Kontor does not move the marker";
  EXPECT_FALSE(t.over());
}

TEST(Hansa, HT_X24_swap) {
  Table t(5);
  const Desks desks{{red, "'tokens': {'swap_kontors': 1}"}};
  t.set(
      "'to_move': 1, 'cities': {'stendal': ['blue T', 'red M', 'green T'], 'hannover': ['blue T']},"
      " 'extras': {'stendal': ['purple T'], 'hannover': ['red T']}",
      desks);
  t.play("use:swap_kontors");
  EXPECT_THAT(t.legal(), ElementsAre("swap:stendal+0", "swap:stendal+1"))
      << "houses 0 and 2 are no neighbours, and there is no way to name such a pair";
  EXPECT_EQ(t.refused("swap:stendal+2"), "HT-5.5") << "an empty house";
  EXPECT_EQ(t.refused("swap:hannover+0"), "HT-5.5") << "an extra Kontor does not help";
  t.play("swap:stendal+0");
  EXPECT_EQ(t.in("stendal"), "['red M','blue T','green T']") << "a merchant on a square house";
  EXPECT_EQ(kind_of(t.state().house[t.city("stendal")][0]), Kind::merchant);
  // Onto the coin house of Lübeck.
  t.set("'to_move': 1, 'cities': {'luebeck': ['blue T', 'red T']}", desks);
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("luebeck"), "['red T','blue T']");
  EXPECT_EQ(t.score(red), 0);
  // A trader onto a pink and onto a black house, with white privilege.
  t.set("'to_move': 1, 'cities': {'minden': ['blue T', 'blue T', 'red T', 'green T']}", desks);
  t.play("use:swap_kontors", "swap:minden+2");
  EXPECT_EQ(t.in("minden"), "['blue T','blue T','green T','red T']");
  t.set("'to_move': 1, 'cities': {'hannover': ['red T', 'green T']}", desks);
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("hannover"), "['green T','red T']");
  EXPECT_EQ(t.skill(red, Track::privilegium), 1);
}

TEST(Hansa, HT_X25_remove_three) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '2M'}, 'stade-hamburg': {'red': '2T'}}",
        {{red, "'tokens': {'remove_three': 1}, 'stock': '0'"}, {blue, "'stock': '0', 'skills': {'liber_sophiae': 1}"}});
  t.play("use:remove_three", "piece:kampen-arnheim+blue+merchant");
  EXPECT_EQ(t.refused("stop"), "HT-5.8") << "other pieces are on routes";
  EXPECT_EQ(t.refused("end"), "HT-5.8");
  t.play("piece:kampen-arnheim+blue+merchant");
  EXPECT_EQ(t.supply(blue), "2M");
  EXPECT_EQ(t.supply(red), "1T") << "the last choice is a red trader: not asked";
  EXPECT_EQ(t.on("stade-hamburg"), "{'red':'1T'}");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_X26_bonus_actions_at_the_end) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1", {{red, "'supply': '4T', 'tokens': {'plus_three': 1}"}});
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.actions(), 0);
  EXPECT_EQ(t.to_move(), red) << "still Red's turn";
  const State waiting = t.state();
  t.play("use:plus_three");
  EXPECT_EQ(t.actions(), 3);
  t.set(waiting);
  t.play("end");
  EXPECT_EQ(t.to_move(), yellow);
  EXPECT_EQ(t.refused("use:plus_three"), "HT-3.5") << "Red's turn is over";
}

}  // namespace
}  // namespace fondaco::hansa
