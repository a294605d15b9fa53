// SPDX-License-Identifier: MIT
// HT-4.4: Move.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_4_4_1_as_many_moves_as_liber_sophiae_says) {
  for (int step = 0; step < 4; ++step) {
    Table t(3);
    t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '3T'}, 'groningen-emden': {'red': '3T'}}",
          {{red, join("'supply': '1T', 'skills': {'liber_sophiae': ", std::to_string(step), "}")}});
    t.play("move");
    for (int i = 0; i < step + 2; ++i) {
      ASSERT_EQ(t.decision(), "move_piece");
      EXPECT_EQ(t.refused("stop"), i == 0 ? "HT-4.4.1" : "") << "at least one";
      const std::string_view from = i < 3 ? "piece:kampen-arnheim+red+trader" : "piece:groningen-emden+red+trader";
      t.play(from, i < 4 ? "at:coellen-warburg" : "at:stade-hamburg");
    }
    EXPECT_EQ(t.decision(), "main");
    EXPECT_EQ(t.actions(), 1) << "one action for all of them";
  }
}

TEST(Hansa, HT_4_4_1_to_any_free_space_of_the_board) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T'}, 'duisburg-dortmund': {'blue': '2T'}}");
  t.play("move");
  EXPECT_EQ(t.decision(), "move_target") << "one group of pieces: which one is not asked";
  EXPECT_THAT(t.legal(), SizeIs(30)) << "all routes but its own and the full one";
  EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-4.4.1");
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-4.4.1") << "moves inside a route are void";
  t.play("at:quedlinburg-halle");
  EXPECT_THAT(t.events(), ElementsAre("1 moved trader kampen-arnheim quedlinburg-halle HT-4.4.1"));
  EXPECT_EQ(t.on("quedlinburg-halle"), "{'red':'1T'}");
}

TEST(Hansa, HT_4_4_1_a_space_vacated_in_the_same_action_is_free) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'duisburg-dortmund': {'red': '1T', 'blue': '1T'}, 'stade-hamburg': {'red': '1M'}}");
  t.play("move", "piece:duisburg-dortmund+red+trader", "at:kampen-arnheim");
  t.play("piece:stade-hamburg+red+merchant", "at:duisburg-dortmund");
  EXPECT_EQ(t.on("duisburg-dortmund"), "{'blue':'1T','red':'1M'}");
}

TEST(Hansa, HT_4_4_1_only_own_pieces) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '1T', 'blue': '1T'}, 'stade-hamburg': {'red': '1M'}}");
  t.play("move");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("piece:kampen-arnheim+red+trader", "piece:stade-hamburg+red+merchant"));
  EXPECT_EQ(t.refused("piece:kampen-arnheim+blue+trader"), "HT-4.4.1");
  EXPECT_EQ(t.refused("piece:kampen-arnheim+red+merchant"), "HT-4.4.1") << "there is none";
}

TEST(Hansa, HT_4_4_2_an_exchange_counts_two_moves) {
  Table t(3);
  const std::string_view members =
      "'to_move': 1, 'routes': {'stade-hamburg': {'red': '1T', 'blue': '2T'},"
      " 'duisburg-dortmund': {'red': '1M', 'blue': '1T'}}";
  t.set(members, {{red, "'skills': {'liber_sophiae': 1}"}});
  t.play("move", "piece:stade-hamburg+red+trader");
  EXPECT_EQ(t.allowed_by("exchange:duisburg-dortmund"), "HT-4.4.2") << "both routes are full";
  EXPECT_EQ(t.refused("exchange:kampen-arnheim"), "HT-4.4.2") << "no merchant there";
  EXPECT_EQ(t.refused("exchange:stade-hamburg"), "HT-4.4.2");
  t.play("exchange:duisburg-dortmund");
  EXPECT_EQ(t.on("stade-hamburg"), "{'blue':'2T','red':'1M'}");
  EXPECT_EQ(t.on("duisburg-dortmund"), "{'blue':'1T','red':'1T'}");
  EXPECT_THAT(t.events(), ElementsAre("1 exchanged trader stade-hamburg duisburg-dortmund HT-4.4.2"));
  EXPECT_EQ(t.decision(), "move_piece") << "one of three moves is left";
  t.play("piece:stade-hamburg+red+merchant");
  EXPECT_EQ(t.refused("exchange:duisburg-dortmund"), "HT-4.4.2") << "one move is not enough for another";
  t.play("at:kampen-arnheim");
  EXPECT_EQ(t.decision(), "main");
  // With four moves two exchanges are possible, and the second undoes the first.
  t.set(members, {{red, "'skills': {'liber_sophiae': 2}"}});
  t.play("move", "piece:stade-hamburg+red+trader", "exchange:duisburg-dortmund", "piece:stade-hamburg+red+merchant",
         "exchange:duisburg-dortmund");
  EXPECT_EQ(t.on("stade-hamburg"), "{'blue':'2T','red':'1T'}");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_4_4_2_only_a_trader_with_a_merchant_of_the_same_player) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '1T'}, 'duisburg-dortmund': {'red': '1T', 'blue': '1M'}}");
  t.play("move", "piece:stade-hamburg+red+trader");
  EXPECT_EQ(t.refused("exchange:duisburg-dortmund"), "HT-4.4.2") << "a trader, and the merchant is Blue's";
}

TEST(Hansa, HT_4_4_3_nothing_enters_nobody_is_displaced_and_kontors_stay) {
  Table t(3);
  t.set(
      "'to_move': 1, 'cities': {'minden': ['red T']},"
      " 'routes': {'kampen-arnheim': {'red': '1T'}, 'duisburg-dortmund': {'blue': '2T'}}",
      {{red, "'supply': '2T', 'stock': '2T'"}});
  t.play("move");
  EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-4.4.1");
  EXPECT_EQ(t.refused("piece:duisburg-dortmund+blue+trader"), "HT-4.4.1");
  EXPECT_EQ(t.refused("with:trader"), "HT-4.4.1");
  EXPECT_EQ(t.refused("kontor:minden"), "HT-4.4.1");
  EXPECT_EQ(t.refused("swap:minden+0"), "HT-4.4.1");
  t.play("at:minden-hannover", "stop");
  EXPECT_EQ(t.supply(red), "2T");
  EXPECT_EQ(t.stock(red), "2T");
  EXPECT_EQ(t.in("minden"), "['red T']");
  EXPECT_EQ(t.on("duisburg-dortmund"), "{'blue':'2T'}");
}

TEST(Hansa, HT_4_4_4_without_a_piece_on_a_route_there_is_no_move) {
  Table t(3);
  t.set("'to_move': 1, 'cities': {'minden': ['red T']}, 'routes': {'kampen-arnheim': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}});
  EXPECT_EQ(t.refused("move"), "HT-4.4.4");
}

TEST(Hansa, HT_4_4_4_on_a_full_board_only_an_exchange_is_possible_and_then_the_action_ends) {
  Table t(5);
  const std::string filler = Table::filler();
  const auto desks = [&](std::string_view own) {
    return Desks{{red, join("'skills': {'liber_sophiae': ", own, "}, 'stock': '0'")},
                 {blue, filler},
                 {yellow, filler},
                 {purple, filler},
                 {green, filler}};
  };
  const std::map<std::string, std::string> given{{"kampen-arnheim", "'red': '3T'"},
                                                 {"stade-hamburg", "'red': '2T 1M'"}};
  t.set(join("'to_move': 1, ", t.filled(given, {blue, yellow, purple, green})), desks("1"));
  t.play("move");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("piece:kampen-arnheim+red+trader", "piece:stade-hamburg+red+merchant"))
      << "the traders beside the merchant have nobody to change places with";
  EXPECT_EQ(t.refused("piece:stade-hamburg+red+trader"), "HT-4.4.4");
  t.play("piece:kampen-arnheim+red+trader");
  EXPECT_EQ(t.on("kampen-arnheim"), "{'red':'2T 1M'}") << "the only target: not asked";
  EXPECT_EQ(t.decision(), "main") << "one move is left, but no step is possible with it";
  EXPECT_EQ(t.actions(), 1);
}

TEST(Hansa, HT_4_4_4_a_free_space_on_the_own_route_only_is_no_target) {
  Table t(5);
  const std::string filler = Table::filler();
  const Desks desks{{red, "'stock': '0'"}, {blue, filler}, {yellow, filler}, {purple, filler}, {green, filler}};
  t.set(join("'to_move': 1, ", t.filled({{"kampen-arnheim", "'red': '2T'"}}, {blue, yellow, purple, green})), desks);
  EXPECT_EQ(t.refused("move"), "HT-4.4.4");
  // A second route with an own piece: that one can go, the other cannot.
  t.set(join("'to_move': 1, ", t.filled({{"kampen-arnheim", "'red': '2T'"}, {"emden-stade", "'red': '3T'"}},
                                        {blue, yellow, purple, green})),
        desks);
  t.play("move");
  EXPECT_EQ(t.on("kampen-arnheim"), "{'red':'3T'}") << "the only step there is";
  EXPECT_EQ(t.decision(), "move_piece");
  EXPECT_THAT(t.legal(), ElementsAre("stop", "piece:kampen-arnheim+red+trader")) << "back again";
}

}  // namespace
}  // namespace fondaco::hansa
