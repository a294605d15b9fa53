// SPDX-License-Identifier: MIT
// The decision sequence HT-D1 to HT-D10b: which question is asked when, and what its answers are.
#include <set>

#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_D1_pawn_start_sixteen_provinces) {
  Table t(2);
  t.start(1);
  EXPECT_EQ(t.decision(), "pawn_start");
  Texts all;
  for (int i = 1; i <= 16; ++i) all.push_back(join(i < 10 ? "pawn:P0" : "pawn:P", std::to_string(i)));
  EXPECT_EQ(t.legal(), all);
}

TEST(Hansa, HT_D2_main_offers_thirteen_answers_at_most) {
  Table t(2);
  t.set(
      "'to_move': 1, 'pawn': 'P08', 'cities': {'minden': ['red T', 'blue T']}, 'routes': {'muenster-minden':"
      " {'red': '3T'}, 'bremen-minden': {'blue': '1T'}}",
      {{red,
        "'supply': '3T', 'stock': '3T', 'tokens': {'swap_kontors': 1, 'plus_three': 1, 'plus_four': 1,"
        " 'improve_skill': 1, 'remove_three': 1, 'extra_kontor': 1}"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("allocate", "insert", "displace", "move", "establish", "use:swap_kontors",
                                              "use:plus_three", "use:plus_four", "use:improve_skill",
                                              "use:remove_three", "pawn-free", "pawn-paid", "end"));
  EXPECT_EQ(t.refused("use:extra_kontor"), "HT-4.5.9");
  // Two tokens of one kind are one answer; nothing else belongs here.
  t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '0', 'tokens': {'plus_three': 2}"}});
  EXPECT_THAT(t.legal(), ElementsAre("use:plus_three", "pawn-free", "pawn-paid", "end"));
  for (const std::string_view answer : {"none", "stop", "stay", "decline", "at:kampen-arnheim", "with:trader",
                                        "traders:1", "skill:bursa", "pawn:P02", "fee:0"})
    EXPECT_EQ(t.refused(answer), "HT-3.2") << answer;
}

TEST(Hansa, HT_D2_a_question_with_one_answer_is_never_asked) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players, {{"tokens_2020", players % 2 == 0 ? "on" : "off"}});
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      t.start(seed);
      EXPECT_GT(t.legal().size(), 1U);
      t.play_out(seed, [&] {
        if (t.over()) return;
        Game::Moves moves;
        t.game().legal(t.state(), moves);
        EXPECT_GT(moves.size(), 1U) << t.decision();
      });
    }
  }
}

TEST(Hansa, HT_D3a_HT_D3b_first_the_merchants_then_the_traders) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'stock': '5T 4M', 'skills': {'bursa': 1, 'liber_sophiae': 3}"}});
  t.play("allocate");
  EXPECT_EQ(t.decision(), "allocate_merchants");
  EXPECT_THAT(t.legal(), ElementsAre("merchants:0", "merchants:1", "merchants:2", "merchants:3", "merchants:4"))
      << "5 at most";
  t.play("merchants:3");
  EXPECT_EQ(t.decision(), "allocate_traders");
  EXPECT_THAT(t.legal(), ElementsAre("traders:0", "traders:1", "traders:2"));
  // The purse is the limit of both.
  t.set("'to_move': 1", {{red, "'stock': '5T 4M', 'skills': {'liber_sophiae': 3}"}});
  t.play("allocate");
  EXPECT_THAT(t.legal(), ElementsAre("merchants:0", "merchants:1", "merchants:2", "merchants:3"));
  t.play("merchants:3");
  EXPECT_EQ(t.decision(), "main") << "the purse is empty: no traders";
  EXPECT_THAT(t.events(), ElementsAre("1 allocated 0 3 HT-4.1.1"));
  // Without a merchant in the stock only the traders are asked, from 1; without traders only the merchants.
  t.set("'to_move': 1", {{red,
                          "'stock': '26T', 'supply': '0', 'skills': {'clavis_urbis': 4, 'actiones': 5,"
                          " 'privilegium': 3, 'bursa': 3}"}});
  t.play("allocate");
  EXPECT_EQ(t.decision(), "allocate_traders");
  EXPECT_THAT(t.legal(), SizeIs(26));
  EXPECT_EQ(t.refused("traders:0"), "HT-4.1.1");
}

TEST(Hansa, HT_D4a_HT_D4b_the_kind_is_asked_only_if_both_are_there) {
  Table t(4);
  t.set("'to_move': 1", {{red, "'supply': '1T 1M'"}});
  t.play("insert");
  EXPECT_EQ(t.decision(), "insert_kind");
  EXPECT_THAT(t.legal(), ElementsAre("with:trader", "with:merchant"));
  t.play("with:merchant");
  EXPECT_EQ(t.decision(), "insert_route");
  EXPECT_THAT(t.legal(), SizeIs(34));
  for (const std::string_view supply : {"2T", "1M"}) {
    t.set("'to_move': 1", {{red, join("'supply': '", supply, "'")}});
    t.play("insert");
    EXPECT_EQ(t.decision(), "insert_route");
  }
  // Two players: six routes at most.
  Table two(2);
  std::size_t most = 0;
  for (int i = 1; i <= 16; ++i) {
    two.set(join("'to_move': 1, 'pawn': '", i < 10 ? "P0" : "P", std::to_string(i), "'"), {{red, "'supply': '2T'"}});
    two.play("insert");
    most = std::max(most, two.legal().size());
  }
  EXPECT_EQ(most, 6U);
}

TEST(Hansa, HT_D5a_HT_D5b_HT_D5c_HT_D5d_route_piece_kind_and_fee) {
  Table t(5);
  t.set(
      "'to_move': 1, 'routes': {'coellen-warburg': {'blue': '1T 1M', 'yellow': '1T', 'green': '1M'},"
      " 'stade-hamburg': {'purple': '1T'}}",
      {{red, "'supply': '4T 3M', 'skills': {'liber_sophiae': 2}"}});
  t.play("displace");
  EXPECT_EQ(t.decision(), "displace_route");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:coellen-warburg", "at:stade-hamburg"));
  t.play("at:coellen-warburg");
  EXPECT_EQ(t.decision(), "displace_piece");
  EXPECT_THAT(t.legal(),
              UnorderedElementsAre("piece:coellen-warburg+blue+trader", "piece:coellen-warburg+blue+merchant",
                                   "piece:coellen-warburg+yellow+trader", "piece:coellen-warburg+green+merchant"))
      << "4 at most";
  const State chosen = t.state();
  t.play("piece:coellen-warburg+green+merchant");
  EXPECT_EQ(t.decision(), "displace_kind");
  EXPECT_THAT(t.legal(), ElementsAre("with:trader", "with:merchant"));
  t.play("with:merchant");
  EXPECT_EQ(t.decision(), "displace_fee");
  EXPECT_THAT(t.legal(), ElementsAre("fee:0", "fee:1", "fee:2")) << "3 at most";
  t.play("fee:2");
  EXPECT_EQ(t.supply(red), "4T");
  EXPECT_EQ(t.to_move(), green);
  t.set(chosen);
  t.play("piece:coellen-warburg+yellow+trader", "with:trader");
  EXPECT_THAT(t.legal(), ElementsAre("fee:0", "fee:1"));
}

TEST(Hansa, HT_D5a_a_route_is_offered_only_if_a_piece_on_it_can_be_paid) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'coellen-warburg': {'blue': '1M'}, 'stade-hamburg': {'yellow': '1T'},"
      " 'kampen-arnheim': {'blue': '1T'}}",
      {{red, "'supply': '2T'"}});
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:stade-hamburg", "at:kampen-arnheim"));
  EXPECT_EQ(t.refused("at:coellen-warburg"), "HT-4.3.1");
}

TEST(Hansa, HT_D5e_HT_D5f_HT_D5g_the_owner_answers) {
  Table t(5);
  // At distance 1 never more than 7 routes, on either side.
  for (const Seat players : {Seat{3}, Seat{5}}) {
    const Table board(players);
    for (unsigned i = 0; i < board.game().side().routes; ++i)
      EXPECT_LE(count_bits(board.game().ring(i, 1)), 7) << board.game().side().route[i].id.text();
  }
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '1T 1M', 'skills': {'liber_sophiae': 1}"}});
  t.play("displace");
  EXPECT_EQ(t.decision(), "relocate");
  t.play("at:bremen-minden");
  EXPECT_EQ(t.decision(), "extra_piece");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader", "with:merchant"));
  t.play("with:merchant");
  EXPECT_EQ(t.decision(), "extra_route");
  EXPECT_EQ(t.refused("decline"), "HT-4.3.4") << "it is in the hand now";
  t.play("at:minden-paderborn");
  EXPECT_EQ(t.decision(), "extra_piece");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader"));
  // From the board: route and kind.
  t.set(
      "'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}, 'stade-hamburg': {'blue': '1T 1M'},"
      " 'kampen-arnheim': {'blue': '2T'}}",
      {{red, "'supply': '2T'"}, {blue, "'stock': '0', 'supply': '0'"}});
  t.play("displace", "at:muenster-minden", "at:bremen-minden");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("decline", "piece:stade-hamburg+blue+trader",
                                              "piece:stade-hamburg+blue+merchant", "piece:kampen-arnheim+blue+trader"));
}

TEST(Hansa, HT_D6a_HT_D6b_piece_and_target_again_and_again) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '1T 1M'}, 'stade-hamburg': {'red': '2T'}}",
        {{red, "'skills': {'liber_sophiae': 1}"}});
  t.play("move");
  EXPECT_EQ(t.decision(), "move_piece");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("piece:kampen-arnheim+red+trader", "piece:kampen-arnheim+red+merchant",
                                              "piece:stade-hamburg+red+trader"))
      << "no stop before the first move";
  t.play("piece:kampen-arnheim+red+merchant");
  EXPECT_EQ(t.decision(), "move_target");
  EXPECT_THAT(t.legal("at"), SizeIs(31));
  EXPECT_THAT(t.legal("exchange"), ElementsAre("exchange:stade-hamburg")) << "not with the trader beside it";
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-4.4.1") << "void";
  EXPECT_EQ(t.refused("exchange:kampen-arnheim"), "HT-4.4.2");
  t.play("at:groningen-emden");
  EXPECT_THAT(t.legal(), Contains("stop"));
  t.play("piece:groningen-emden+red+merchant");
  EXPECT_THAT(t.legal("exchange"), UnorderedElementsAre("exchange:stade-hamburg", "exchange:kampen-arnheim"))
      << "two moves are left";
  t.play("at:coellen-warburg", "piece:coellen-warburg+red+merchant");
  EXPECT_THAT(t.legal("exchange"), IsEmpty()) << "one is left";
}

TEST(Hansa, HT_D7a_HT_D7b_route_then_reward) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'coellen-warburg': {'red': '3T 1M'}, 'minden-hannover': {'red': '3T'}},"
      " 'cities': {'coellen': ['blue T'], 'warburg': ['blue T']}, 'tokens': {'coellen-warburg': 'plus_three'}",
      {{red, "'skills': {'privilegium': 3}, 'tokens': {'extra_kontor': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.decision(), "establish_route");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:coellen-warburg", "at:minden-hannover"));
  t.play("at:coellen-warburg");
  EXPECT_EQ(t.decision(), "reward");
  EXPECT_EQ(t.score(blue), 2) << "steps A and B follow by themselves";
  EXPECT_EQ(t.number("drawn"), 1);
  EXPECT_THAT(t.legal(), UnorderedElementsAre("none", "kontor:coellen", "kontor:warburg", "extra:coellen+trader",
                                              "extra:coellen+merchant", "extra:warburg+trader",
                                              "extra:warburg+merchant", "table:7", "table:8", "table:9", "table:11"))
      << "11 at most";
}

TEST(Hansa, HT_D8a_swap_names_the_city_and_the_left_house) {
  // All pairs of neighbouring houses: 35 on the 4–5 side.
  const Table five(5);
  unsigned pairs = 0;
  for (unsigned i = 0; i < 27; ++i) pairs += five.game().side().city[i].houses - 1U;
  EXPECT_EQ(pairs, 35U);
  Table t(3);
  t.set("'to_move': 1, 'cities': {'minden': ['red T', 'blue T', 'red T', 'red T'], 'halle': ['red T', 'blue T']}",
        {{red, "'tokens': {'swap_kontors': 1}"}});
  t.play("use:swap_kontors");
  EXPECT_EQ(t.decision(), "swap");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("swap:minden+0", "swap:minden+1", "swap:halle+0"));
}

TEST(Hansa, HT_D8b_HT_D8c_improve_asks_a_track_remove_three_times_a_piece) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T', 'blue': '1M'}, 'stade-hamburg': {'red': '1T'}}",
        {{red, "'tokens': {'improve_skill': 1, 'remove_three': 1, 'plus_three': 1}"}});
  t.play("use:improve_skill");
  EXPECT_EQ(t.decision(), "improve");
  EXPECT_THAT(t.legal(), SizeIs(5));
  t.play("skill:bursa", "use:plus_three");
  EXPECT_EQ(t.decision(), "main") << "+3 asks nothing";
  t.play("use:remove_three");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(t.decision(), "remove");
    EXPECT_THAT(t.legal(), UnorderedElementsAre("piece:kampen-arnheim+red+trader", "piece:kampen-arnheim+blue+merchant",
                                                "piece:stade-hamburg+red+trader"));
    if (i == 0) t.play("piece:kampen-arnheim+red+trader");
  }
  t.play("piece:kampen-arnheim+blue+merchant", "piece:stade-hamburg+red+trader");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_D8d_move_three_asks_piece_and_target) {
  Table t(3, {{"tokens_2020", "on"}});
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '1T', 'yellow': '1T'}}",
        {{red, "'tokens': {'move_three': 1}"}});
  t.play("use:move_three");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(t.decision(), "shift_piece");
    EXPECT_EQ(t.refused("stop"), i == 0 ? "HT-11.2" : "") << "after the first";
    t.play(i % 2 == 0 ? "piece:kampen-arnheim+blue+trader" : "piece:stade-hamburg+blue+trader");
    EXPECT_EQ(t.decision(), "shift_target");
    EXPECT_THAT(t.legal(), SizeIs(31));
    t.play(i % 2 == 0 ? "at:stade-hamburg" : "at:kampen-arnheim");
  }
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_D9_HT_D10a_HT_D10b_pawn_and_end_of_turn) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P08', 'drawn': 2, 'unseen': {'plus_three': 1, 'plus_four': 1}",
        {{red, "'supply': '3T'"}});
  t.play("pawn-paid");
  EXPECT_EQ(t.decision(), "pawn_paid");
  EXPECT_THAT(t.legal(), SizeIs(15));
  t.play("pawn:P13", "end");
  EXPECT_EQ(t.decision(), "pawn_end");
  EXPECT_THAT(t.legal(), Contains("stay"));
  EXPECT_LE(t.legal().size(), 12U);
  EXPECT_EQ(t.refused("stop"), "HT-9.5");
  t.play("stay");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(t.decision(), "place_token");
    EXPECT_THAT(t.legal(), SizeIs(32 - i));
    t.play(i == 0 ? "at:stade-hamburg" : "at:kampen-arnheim");
  }
  EXPECT_EQ(t.to_move(), blue);
  EXPECT_EQ(t.decision(), "main");
}

}  // namespace
}  // namespace fondaco::hansa
