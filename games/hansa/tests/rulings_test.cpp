// SPDX-License-Identifier: MIT
// The rulings HT-R1 to HT-R26: each would fail if the other reading were played.
#include <set>

#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_R1_the_misread_figures) {
  const Table t(5);
  EXPECT_EQ(t.edition().pieces[0], 27) << "not 97";
  EXPECT_EQ(5 * t.edition().pieces[1], 20) << "not 90";
  int tokens = t.edition().tokens[0].starts;
  for (const std::uint8_t count : t.edition().tokens[0].supply) tokens += count;
  EXPECT_EQ(tokens, 16) << "5 + 2 + 2 + 2 + 3 + 2";
  const Skill& actiones = t.game().skill(Track::actiones);
  EXPECT_THAT(std::vector<int>(actiones.value.begin(), actiones.value.begin() + actiones.values),
              ElementsAre(2, 3, 3, 4, 4, 5));
  EXPECT_EQ(t.edition().start_stock[1], (Pieces{5, 0})) << "not 3";
  EXPECT_EQ(t.game().side().city[2].name.text(), "Stade");
  EXPECT_EQ(t.edition().token_points[2], 3);
  EXPECT_EQ(t.edition().token_points[3], 3);
  EXPECT_EQ(t.edition().token_points[9], 15) << "the line 2/3, printed 9/3";
}

TEST(Hansa, HT_R2_a_swap_ignores_privileges) {
  Table t(3);
  // Red has Privilegium minus (orange), Blue primum; Red's trader goes to a pink house.
  t.set("'to_move': 1, 'cities': {'hannover': ['red T', 'blue T']}",
        {{red, "'skills': {'privilegium': 1}, 'tokens': {'swap_kontors': 1}"}});
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("hannover"), "['blue T','red T']");
  EXPECT_EQ(t.game().side().city[t.city("hannover")].house[1].level, 3) << "pink is Privilegium maius";
}

TEST(Hansa, HT_R3_fewer_than_the_purse_may_be_allocated_but_not_none) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'stock': '6T'"}});
  t.play("allocate");
  EXPECT_THAT(t.legal(), ElementsAre("traders:1", "traders:2", "traders:3"));
  EXPECT_EQ(t.refused("traders:0"), "HT-4.1.1");
}

TEST(Hansa, HT_R4_extras_are_optional_and_the_displaced_piece_comes_first) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '4T'"}});
  t.play("displace");
  EXPECT_EQ(t.refused("with:trader"), "HT-4.3.3") << "no extra before the displaced piece";
  EXPECT_EQ(t.refused("decline"), "HT-4.3.3") << "which is not optional";
  t.play("at:bremen-minden", "decline");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_R5_the_route_itself_is_excluded_while_any_other_has_a_space) {
  Table t(5);
  const std::string filler = Table::filler();
  const Desks desks{{red, join(all_skills, ", 'supply': '2T', 'stock': '0'")},
                    {blue, join(all_skills, ", 'supply': '0', 'stock': '0'")},
                    {yellow, filler},
                    {purple, filler},
                    {green, filler}};
  // The last free space elsewhere is eight routes away.
  t.set(join("'to_move': 1, ", t.filled({{"groningen-emden", "'blue': '1T'"}, {"quedlinburg-halle", "'red': '3T'"}},
                                        {yellow, purple, green, red})),
        desks);
  t.play("displace", "at:groningen-emden");
  EXPECT_EQ(t.on("quedlinburg-halle"), "{'blue':'1T','red':'3T'}");
  EXPECT_EQ(t.on("groningen-emden"), "{'red':'1T'}");
}

TEST(Hansa, HT_R6_sources_are_not_mixed_by_choice) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}, 'stade-hamburg': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '1M', 'supply': '5T'"}});
  t.play("displace", "at:muenster-minden", "at:bremen-minden");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:merchant")) << "the stock still holds a piece";
  EXPECT_EQ(t.refused("with:trader"), "HT-4.3.6");
  EXPECT_EQ(t.refused("piece:stade-hamburg+blue+trader"), "HT-4.3.6");
}

TEST(Hansa, HT_R7_an_exchange_is_two_moves) {
  Table t(3);
  t.set(
      "'to_move': 1, 'stage': 'move_target', 'actions': 1, 'acted': true, 'pending': {'route': 'stade-hamburg',"
      " 'target': 'red T', 'count': 1}, 'routes': {'stade-hamburg': {'red': '1T'}, 'kampen-arnheim': {'red': '1M'}}");
  EXPECT_EQ(t.refused("exchange:kampen-arnheim"), "HT-4.4.2") << "one move is left";
  t.set(
      "'to_move': 1, 'stage': 'move_target', 'actions': 1, 'acted': true, 'pending': {'route': 'stade-hamburg',"
      " 'target': 'red T', 'count': 2}, 'routes': {'stade-hamburg': {'red': '1T'}, 'kampen-arnheim': {'red': '1M'}}");
  t.play("exchange:kampen-arnheim");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_R8_the_whole_action_is_completed_then_the_game_ends) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 3, 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'cities': {'hamburg': ['blue T']}",
        {{red, "'supply': '3T'"}, {blue, "'score': 19"}});
  t.play("establish");
  EXPECT_EQ(t.score(blue), 20);
  EXPECT_EQ(t.decision(), "reward") << "not at once";
  t.play("skill:bursa");
  EXPECT_EQ(t.skill(red, Track::bursa), 5);
  EXPECT_TRUE(t.over()) << "but before the next action";
}

TEST(Hansa, HT_R9_a_token_is_not_used_in_the_action_in_which_it_was_taken) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}, 'kampen-arnheim': {'red': '3T'}},"
      " 'cities': {'minden': ['red T'], 'arnheim': ['red T']}, 'tokens': {'minden-hannover': 'extra_kontor'}");
  t.play("establish", "at:minden-hannover");
  EXPECT_EQ(t.refused("extra:minden+trader"), "HT-R9");
  t.play("none", "establish");
  EXPECT_EQ(t.refused("extra:arnheim+trader"), "") << "in the next one it may";
}

TEST(Hansa, HT_R10_no_reward_need_be_taken) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}", {{red, "'stock': '0'"}});
  t.play("establish");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("none", "kontor:hamburg", "kontor:luebeck", "skill:bursa"));
  t.play("none");
  EXPECT_EQ(t.at("cities"), "{}");
  EXPECT_EQ(t.stock(red), "3T");
}

TEST(Hansa, HT_R11_square_houses_are_closed_to_merchants) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3M'}}", {{red, "'skills': {'liber_sophiae': 3}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:hamburg"), "HT-4.5.8");
  EXPECT_EQ(t.refused("kontor:luebeck"), "HT-4.5.8");
}

TEST(Hansa, HT_R12_no_coin_by_swapping_and_neither_table_nor_extras_are_swapped) {
  Table t(3);
  t.set(
      "'to_move': 1, 'cities': {'groningen': ['blue T', 'red M'], 'coellen': ['blue T']}, 'extras': {'coellen':"
      " ['red T'], 'groningen': ['yellow T']}, 'table': {'7': 'red', '8': 'blue'}",
      {{red, "'tokens': {'swap_kontors': 1}, 'skills': {'liber_sophiae': 2}"}});
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("groningen"), "['red M','blue T']") << "the only pair";
  EXPECT_EQ(t.score(red), 0);
  EXPECT_EQ(t.at("table"), "{'7':'red','8':'blue'}");
}

TEST(Hansa, HT_R13_a_swap_of_strangers_is_fine_but_not_of_one_owner) {
  Table t(3);
  t.set("'to_move': 1, 'cities': {'minden': ['blue T', 'yellow T'], 'hannover': ['red T', 'red T']}",
        {{red, "'tokens': {'swap_kontors': 1}"}});
  t.play("use:swap_kontors");
  EXPECT_EQ(t.in("minden"), "['yellow T','blue T']") << "the only pair that is offered";
  EXPECT_EQ(t.in("hannover"), "['red T','red T']");
}

TEST(Hansa, HT_R14_exactly_three_pieces_merchants_count_as_one_own_ones_too) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '2M', 'red': '1M'}, 'stade-hamburg': {'red': '2T'}}",
        {{red, "'tokens': {'remove_three': 1}, 'stock': '0'"}, {blue, "'stock': '0', 'skills': {'liber_sophiae': 1}"}});
  t.play("use:remove_three", "piece:kampen-arnheim+blue+merchant", "piece:kampen-arnheim+blue+merchant",
         "piece:kampen-arnheim+red+merchant");
  EXPECT_EQ(t.decision(), "main") << "three merchants are three pieces";
  EXPECT_EQ(t.supply(blue), "2M");
  EXPECT_EQ(t.supply(red), "1M");
}

TEST(Hansa, HT_R15_tokens_on_the_plate_count_for_nobody) {
  Table t(3);
  t.set("'stage': 'over', 'ended': ['score'], 'drawn': 1", {{red, "'plate': ['plus_three', 'plus_four']"}});
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(t.points(seat, ScoreLabel::tokens), 0);
}

TEST(Hansa, HT_R16_a_token_that_cannot_be_placed_waits) {
  Table t(3);
  std::string routes;
  for (unsigned i = 0; i < t.game().side().routes; ++i)
    routes += join(i == 0 ? "'" : ", '", t.game().side().route[i].id.text(), "': {'",
                   t.edition().player_colors[i % 3].text(), "': '1T'}");
  t.set(join("'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1}, 'routes': {", routes, "}"));
  t.play("end");
  EXPECT_EQ(t.to_move(), yellow);
  EXPECT_EQ(t.of(red, "plate"), "['plus_four']");
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 0);
}

TEST(Hansa, HT_R17_ties_are_shared) {
  Table t(3);
  t.set("'stage': 'over', 'ended': ['score']",
        {{blue, "'score': 20, 'skills': {'actiones': 4}"}, {red, "'score': 20"}, {yellow, "'score': 5"}});
  EXPECT_EQ(t.scores().winners(), 2);
  EXPECT_EQ(t.rank(blue), 1);
  EXPECT_EQ(t.rank(red), 1);
}

TEST(Hansa, HT_R18_the_free_move_is_before_or_after_but_not_both_and_never_diagonal) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P08'", {{red, "'supply': '3T'"}});
  t.play("pawn-free", "pawn:P10", "insert", "at:muenster-minden", "end");
  EXPECT_EQ(t.to_move(), blue) << "no second one";
  // P07 and P10 meet at a corner (Münster): two borders, not one; P01 and P08 at Osnabrück.
  EXPECT_EQ((t.edition().province[6].neighbours >> 9) & 1U, 0U);
  EXPECT_EQ((t.edition().province[0].neighbours >> 7) & 1U, 0U);
  EXPECT_EQ((t.edition().province[9].neighbours >> 10) & 1U, 0U) << "P10 and P11 meet at Minden";
}

TEST(Hansa, HT_R19_six_outer_provinces_cut_at_the_rim) {
  const Table t(2);
  // Arnheim, Emden, Hamburg, Stendal, Halle, Warburg: no route at such a city has the same outer province on both
  // sides of the cut.
  const auto borders = [&](std::string_view route) {
    std::set<std::string> provinces;
    for (unsigned p = 0; p < 6; ++p) {
      if (((t.edition().province[p].routes >> t.route(route)) & 1U) != 0)
        provinces.insert(std::string(t.edition().province[p].id.text()));
    }
    return provinces;
  };
  using Set = std::set<std::string>;
  EXPECT_EQ(borders("kampen-arnheim"), Set{"P01"});
  EXPECT_EQ(borders("arnheim-duisburg"), Set{"P06"});
  EXPECT_EQ(borders("emden-osnabrueck"), (Set{"P01", "P02"}));
  EXPECT_EQ(borders("stade-hamburg"), Set{"P02"});
  EXPECT_EQ(borders("hamburg-luebeck"), Set{"P03"});
  EXPECT_EQ(borders("perleberg-stendal"), Set{"P03"});
  EXPECT_EQ(borders("stendal-magdeburg"), Set{"P04"});
  EXPECT_EQ(borders("quedlinburg-halle"), (Set{"P04", "P05"}));
  EXPECT_EQ(borders("coellen-warburg"), Set{"P06"});
  EXPECT_EQ(borders("paderborn-warburg"), (Set{"P05", "P06"}));
  RouteSet outside = 0;
  for (unsigned p = 0; p < 6; ++p) outside |= t.edition().province[p].routes;
  EXPECT_EQ(count_bits(outside), 23) << "of 32";
  EXPECT_THAT(edition_with(), HasSubstr("\"provenance\": \"reconstructed\""));
}

TEST(Hansa, HT_R20_seat_2_places_the_pawn_and_has_6_traders) {
  Table t(2);
  t.start(5);
  EXPECT_EQ(t.supply(t.to_move()), "6T 1M");
  EXPECT_NE(t.to_move(), t.state().start_seat);
}

TEST(Hansa, HT_R21_relocation_ignores_the_pawn) {
  Table t(2);
  // Nothing beside Groningen–Emden but Emden–Osnabrück; the extras go on to routes far from P01.
  t.set("'to_move': 1, 'pawn': 'P01', 'routes': {'groningen-emden': {'blue': '1M'}, 'emden-osnabrueck': {'red': '4T'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '3T'"}});
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:kampen-osnabrueck", "at:osnabrueck-bremen"))
      << "Osnabrück–Bremen does not border P01";
  t.play("at:osnabrueck-bremen", "with:trader");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:kampen-osnabrueck", "at:osnabrueck-bremen"));
}

TEST(Hansa, HT_R22_six_coins_on_the_2_3_side_four_on_the_other) {
  const auto coins = [](Seat players) {
    const Table t(players);
    std::set<std::string> cities;
    for (unsigned i = 0; i < 27; ++i) {
      const City& city = t.game().side().city[i];
      for (unsigned house = 0; house < city.houses; ++house) {
        if (city.house[house].coin > 0) cities.insert(std::string(city.id.text()));
      }
    }
    return cities;
  };
  EXPECT_THAT(coins(3), UnorderedElementsAre("groningen", "stade", "luebeck", "halle", "warburg", "coellen"));
  EXPECT_THAT(coins(4), UnorderedElementsAre("groningen", "luebeck", "halle", "coellen"));
}

TEST(Hansa, HT_R23_everybody_has_a_general_stock_of_their_own) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '0'"}, {blue, "'stock': '9T'"}});
  EXPECT_EQ(t.refused("allocate"), "HT-4.1.1") << "Blue's stock is not Red's";
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '3T'}}", {{red, "'stock': '0'"}, {blue, "'stock': '9T'"}});
  t.play("establish", "none");
  EXPECT_EQ(t.stock(red), "3T");
  EXPECT_EQ(t.stock(blue), "9T");
}

TEST(Hansa, HT_R24_taking_the_token_is_no_choice) {
  Table t(3);
  t.set(
      "'to_move': 1, 'unseen': {}, 'routes': {'minden-hannover': {'red': '3T'}},"
      " 'tokens': {'minden-hannover': 'plus_four'}");
  t.play("establish");
  EXPECT_EQ(t.decision(), "reward") << "no question before it";
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_four':1}");
  t.play("none");
  EXPECT_TRUE(t.over()) << "nobody dodges the end";
}

TEST(Hansa, HT_R25_kontors_in_both_cities_suffice_and_the_whole_group_counts) {
  Table t(3);
  // Nobody ever established these routes; Minden's four neighbours are no path but one group.
  t.set(
      "'stage': 'over', 'ended': ['score'], 'cities': {'minden': ['red T'], 'bremen': ['red T'], 'hannover':"
      " ['red T'], 'paderborn': ['red T'], 'brunswiek': ['red T']}",
      {{red, "'skills': {'clavis_urbis': 4}"}});
  EXPECT_EQ(t.points(red, ScoreLabel::network), 20);
}

TEST(Hansa, HT_R26_the_pawn_before_the_tokens) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P08', 'drawn': 1", {{red, "'supply': '3T'"}});
  t.play("end");
  EXPECT_EQ(t.decision(), "pawn_end");
  EXPECT_TRUE(t.learned().empty());
  EXPECT_EQ(t.of(red, "plate"), "[]");
  t.play("stay");
  EXPECT_EQ(t.decision(), "place_token");
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
}

}  // namespace
}  // namespace fondaco::hansa
