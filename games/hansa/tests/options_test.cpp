// SPDX-License-Identifier: MIT
// HT-11: options; and editions with which the rules could not be played.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_11_1_two_to_five_players_and_no_variants) {
  EXPECT_NE(Table::refused_table(1), "") << "no solo game";
  EXPECT_NE(Table::refused_table(6), "");
  for (Seat players = 2; players <= 5; ++players) EXPECT_EQ(Table::refused_table(players), "");
  ASSERT_EQ(Game::vocabulary().options.size(), 3U) << "the switches of HT-11.2 and nothing else";
  EXPECT_NE(Table::refused_table(3, {{"short_game", "on"}}), "");
  EXPECT_NE(Table::refused_table(3, {{"two_player", "on"}}), "") << "it follows from the number of players";
}

TEST(Hansa, HT_11_2_three_switches_off_by_default) {
  static constexpr std::string_view names[] = {"swap_needs_own", "tie_break_2020", "tokens_2020"};
  for (std::size_t i = 0; i < 3; ++i) {
    const OptionSpec& spec = Game::vocabulary().options[i];
    EXPECT_EQ(spec.name, names[i]);
    EXPECT_EQ(spec.rule, "HT-11.2");
    EXPECT_EQ(spec.choices[static_cast<std::size_t>(spec.initial)], "off");
    EXPECT_EQ(Table::refused_table(4, {{names[i], "on"}}), "");
    EXPECT_NE(Table::refused_table(4, {{names[i], "perhaps"}}), "");
  }
}

TEST(Hansa, HT_11_2_swap_needs_own_wants_an_own_kontor_in_the_pair) {
  for (const bool own : {false, true}) {
    Table t(3, own ? Settings{{"swap_needs_own", "on"}} : Settings{});
    const Desks desks{{red, "'tokens': {'swap_kontors': 1}"}};
    t.set("'to_move': 1, 'cities': {'minden': ['blue T', 'yellow T'], 'hannover': ['red T']}", desks);
    EXPECT_EQ(t.refused("use:swap_kontors"), own ? "HT-5.5" : "");
    t.set("'to_move': 1, 'cities': {'minden': ['blue T', 'yellow T', 'red T'], 'hannover': ['blue T', 'red T']}",
          desks);
    t.play("use:swap_kontors");
    EXPECT_EQ(t.refused("swap:minden+0"), own ? "HT-11.2" : "");
    EXPECT_EQ(t.refused("swap:minden+1"), "") << "the right one is Red's";
    EXPECT_EQ(t.refused("swap:hannover+0"), "");
  }
  // The left one may be the own one as well; it is the user's own Kontor that counts, not the owner of the turn order.
  Table t(3, {{"swap_needs_own", "on"}});
  t.set("'to_move': 1, 'cities': {'minden': ['red T', 'yellow T']}", {{red, "'tokens': {'swap_kontors': 1}"}});
  EXPECT_EQ(t.refused("use:swap_kontors"), "");
  t.set("'to_move': 0, 'cities': {'minden': ['red T', 'yellow T']}", {{blue, "'tokens': {'swap_kontors': 1}"}});
  EXPECT_EQ(t.refused("use:swap_kontors"), "HT-5.5");
}

TEST(Hansa, HT_11_2_tie_break_2020_fewer_actiones_fields_then_the_higher_network) {
  struct Row {
    std::string_view blue_desk;
    std::string_view red_desk;
    std::string_view cities;
    int blue_rank;
    int red_rank;
  };
  // Equal totals: Blue and Red have 20 points each in every row.
  const Row rows[] = {
      {"'score': 20", "'score': 20", "", 1, 1},
      {"'score': 20, 'skills': {'actiones': 1}", "'score': 20", "", 2, 1},
      {"'score': 20, 'skills': {'actiones': 2}", "'score': 20, 'skills': {'actiones': 3}", "", 1, 2},
      // Values 3 and 3, but fields 1 and 2: the fields decide.
      {"'score': 20, 'skills': {'actiones': 1}", "'score': 20, 'skills': {'actiones': 2}", "", 1, 2},
      // Equal fields: Red's network of 2 against Blue's 1 (a city each is 2 points, Red has the smaller track).
      {"'score': 17", "'score': 16", "'halle': ['blue T'], 'minden': ['red T', 'red T']", 2, 1},
      {"'score': 16", "'score': 17", "'halle': ['blue T', 'blue T'], 'minden': ['red T']", 1, 2},
      // The fields come before the network.
      {"'score': 17", "'score': 16, 'skills': {'actiones': 1}", "'halle': ['blue T'], 'minden': ['red T', 'red T']", 1,
       2},
  };
  for (const Row& row : rows) {
    const std::string members = join("'stage': 'over', 'ended': ['score'], 'cities': {", row.cities, "}");
    const Desks desks{{blue, std::string(row.blue_desk)}, {red, std::string(row.red_desk)}};
    Table on(3, {{"tie_break_2020", "on"}});
    on.set(members, desks);
    ASSERT_EQ(on.total(blue), 20) << row.blue_desk;
    ASSERT_EQ(on.total(red), 20) << row.red_desk;
    EXPECT_EQ(on.rank(blue), row.blue_rank) << row.blue_desk << " | " << row.red_desk << " | " << row.cities;
    EXPECT_EQ(on.rank(red), row.red_rank);
    Table off(3);
    off.set(members, desks);
    EXPECT_EQ(off.rank(blue), 1);
    EXPECT_EQ(off.rank(red), 1);
  }
  // Points still come first.
  Table t(3, {{"tie_break_2020", "on"}});
  t.set("'stage': 'over', 'ended': ['score']",
        {{blue, "'score': 21, 'skills': {'actiones': 4}"}, {red, "'score': 20"}});
  EXPECT_EQ(t.rank(blue), 1);
}

TEST(Hansa, HT_11_2_tokens_2020_are_fifteen_with_twelve_in_the_supply) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players, {{"tokens_2020", "on"}});
    std::map<std::string, int> ways;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      t.start(seed);
      ++ways[t.at("tokens")];
      EXPECT_EQ(t.supply_size(), 12);
      EXPECT_EQ(t.at("unseen"),
                "{'extra_kontor':3,'swap_kontors':2,'plus_three':2,'plus_four':2,'improve_skill':2,'move_three':1}");
    }
    EXPECT_EQ(ways.size(), 6U);
    for (const auto& [way, times] : ways) {
      EXPECT_THAT(way, AllOf(HasSubstr("'extra_kontor'"), HasSubstr("'swap_kontors'"), HasSubstr("'move_three'")));
      EXPECT_NEAR(times, 50, 33);
    }
  }
}

TEST(Hansa, HT_11_2_move_three_moves_up_to_three_pieces_of_opponents) {
  Table t(3, {{"tokens_2020", "on"}});
  const std::string_view members =
      "'to_move': 1, 'routes': {'kampen-arnheim': {'blue': '1T 1M', 'red': '1T'}, 'stade-hamburg': {'yellow': '2T'},"
      " 'duisburg-dortmund': {'yellow': '2T'}}";
  const Desks desks{{red, "'tokens': {'move_three': 1}"}};
  t.set(members, desks);
  t.play("use:move_three");
  EXPECT_THAT(t.legal(),
              UnorderedElementsAre("piece:kampen-arnheim+blue+trader", "piece:kampen-arnheim+blue+merchant",
                                   "piece:stade-hamburg+yellow+trader", "piece:duisburg-dortmund+yellow+trader"))
      << "at least one, so no stop yet";
  EXPECT_EQ(t.refused("piece:kampen-arnheim+red+trader"), "HT-11.2") << "an own piece";
  t.play("piece:kampen-arnheim+blue+merchant");
  EXPECT_EQ(t.refused("at:kampen-arnheim"), "HT-11.2") << "its own route";
  EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-11.2") << "full";
  EXPECT_THAT(t.legal(), SizeIs(30));
  t.play("at:quedlinburg-halle");
  EXPECT_THAT(t.events(), ElementsAre("1 shifted merchant blue kampen-arnheim quedlinburg-halle HT-11.2"));
  const State after_one = t.state();
  t.play("stop");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.actions(), 2) << "no action spent";
  EXPECT_EQ(t.of(red, "used"), "{'move_three':1}");
  t.set(after_one);
  t.play("piece:quedlinburg-halle+blue+merchant", "at:kampen-arnheim", "piece:stade-hamburg+yellow+trader",
         "at:kampen-osnabrueck");
  EXPECT_EQ(t.decision(), "main") << "three are all";
  EXPECT_EQ(t.on("kampen-arnheim"), "{'blue':'1T 1M','red':'1T'}") << "the same piece twice is allowed";
}

TEST(Hansa, HT_11_2_move_three_is_unusable_without_such_a_move) {
  Table t(3, {{"tokens_2020", "on"}});
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T'}}", {{red, "'tokens': {'move_three': 1}"}});
  EXPECT_EQ(t.refused("use:move_three"), "HT-11.2") << "no opponent's piece";
  Table five(5, {{"tokens_2020", "on"}});
  const std::string filler = Table::filler();
  const Desks desks{{red, "'tokens': {'move_three': 1}, 'stock': '0'"},
                    {blue, filler},
                    {yellow, filler},
                    {purple, filler},
                    {green, filler}};
  five.set(join("'to_move': 1, ", five.filled({}, {blue, yellow, purple, green})), desks);
  EXPECT_EQ(five.refused("use:move_three"), "HT-11.2") << "no free space";
  // The 2009 tokens know no Move three, those of 2020 no Remove three.
  EXPECT_NE(Table(3).refused_position("", {{red, "'tokens': {'move_three': 1}"}}), "");
  EXPECT_NE(t.refused_position("", {{red, "'tokens': {'remove_three': 1}"}}), "");
}

TEST(Hansa, HT_11_2_tokens_2020_ends_with_the_13th_token_taken) {
  Table t(3, {{"tokens_2020", "on"}});
  t.set(
      "'to_move': 1, 'routes': {'stade-hamburg': {'red': '3T'}, 'hamburg-luebeck': {'red': '3T'}},"
      " 'tokens': {'stade-hamburg': 'move_three', 'hamburg-luebeck': 'plus_four', 'kampen-arnheim': 'plus_four'},"
      " 'unseen': {'plus_three': 1}");
  t.play("establish", "at:stade-hamburg", "none");
  EXPECT_FALSE(t.over());
  t.play("establish", "none");
  EXPECT_TRUE(t.over());
}

TEST(Hansa, HT_1_2_HT_1_3_HT_2_2_editions_that_do_not_add_up_are_refused) {
  const auto refused = [](std::string_view from, std::string_view to) {
    return Table::refused_table(3, {}, edition_with({{from, to}}));
  };
  EXPECT_THAT(refused("'traders_per_player': 27", "'traders_per_player': 26"), HasSubstr("HT-2.5"));
  EXPECT_THAT(refused("'personal_traders': 7", "'personal_traders': 8"), HasSubstr("HT-2.5"));
  EXPECT_THAT(refused("'count': 5, 'in_supply': 4", "'count': 5, 'in_supply': 5"), HasSubstr("HT-2.3"));
  EXPECT_THAT(refused("'total': 16", "'total': 17"), HasSubstr("add up to 16"));
  EXPECT_THAT(refused("'start_on_taverns': ['remove_three', 'swap_kontors', 'extra_kontor']",
                      "'start_on_taverns': ['remove_three', 'swap_kontors']"),
              Not(IsEmpty()));
  EXPECT_THAT(refused("'tavern': true", "'tavern': false"), HasSubstr("HT-2.2"));
}

TEST(Hansa, HT_0_4_HT_1_5_HT_9_2_editions_with_a_wrong_map_are_refused) {
  const auto refused = [](std::string_view from, std::string_view to) {
    return Table::refused_table(3, {}, edition_with({{from, to}}));
  };
  EXPECT_THAT(refused("'values': [2, 3, 3, 4, 4, 5]", "'values': [2, 3, 3, 4, 3, 5]"), HasSubstr("HT-6.1"));
  EXPECT_THAT(refused("'covers': 5", "'covers': 4"), HasSubstr("HT-2.4"));
  EXPECT_THAT(refused("'city': 'halle'", "'city': 'hamburg'"), HasSubstr("HT-1.5"));
  EXPECT_THAT(refused("'spaces': 3", "'spaces': 5"), Not(IsEmpty()));
  EXPECT_THAT(refused("'a': 'groningen'", "'a': 'gronau'"), HasSubstr("unknown city"));
  EXPECT_THAT(refused("'shape': 'square'", "'shape': 'round'"), HasSubstr("HT-4.5.8"));
  EXPECT_THAT(refused("'colour': 'white', 'privilege_level': 1, 'coin': 1", "'colour': 'black', 'coin': 1"),
              HasSubstr("HT-0.4"));
  EXPECT_THAT(refused("'village_spaces': 107", "'village_spaces': 108"), HasSubstr("107"));
  EXPECT_THAT(refused("'coins': 6", "'coins': 4"), HasSubstr("6"));
  EXPECT_THAT(refused("'sides': ['P07', 'P08']", "'sides': ['P07', 'P10']"), HasSubstr("HT-9.2"));
  EXPECT_THAT(refused("'neighbours': ['P02', 'P07']", "'neighbours': ['P02']"), HasSubstr("HT-9.2"));
  EXPECT_THAT(refused("'ends': ['arnheim', 'stendal']", "'ends': ['arnheim', 'arnheim']"), Not(IsEmpty()));
}

}  // namespace
}  // namespace fondaco::hansa
