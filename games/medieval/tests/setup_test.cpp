// SPDX-License-Identifier: MIT
// MM-1 components and MM-2 set-up.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

/// Everybody settles in the first town that is offered.
void settle_all(Table& t) {
  while (t.decision() == "home") t.play(t.legal()[0]);
}

TEST(Medieval, MM_1_1_the_map_has_territories_cities_towns_and_routes_that_cross_borders) {
  Table t(4);
  EXPECT_EQ(t.edition().territories, 10);
  EXPECT_EQ(t.edition().cities, 25);
  EXPECT_EQ(t.edition().towns, 20);
  EXPECT_EQ(t.edition().routes, 96);
  // Wesel lies in the Rheinland, Gent in Flandern; and the way back costs the same.
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {}}", {"'towns': ['wesel'], 'cash': 10"}));
  t.play("open:gent");
  EXPECT_EQ(t.at("players.0.cash"), "0");
  t.set(position(4, "'stage': 'open', 'cities': {'gent': {'ring': [0]}}", {"'towns': ['aachen'], 'cash': 10"}));
  t.play("open:wesel");
  EXPECT_EQ(t.at("players.0.cash"), "0");
  EXPECT_EQ(t.refused("open:city.31"), "MM-5.1") << "the next player places a marker first";
  t.set(position(4, "'stage': 'open'"));
  EXPECT_EQ(t.refused("open:city.31"), "MM-1.1") << "no such city in this edition";
  EXPECT_EQ(t.refused("open:town.31"), "MM-1.1");
}

TEST(Medieval, MM_1_2_the_value_is_the_number_of_spaces_and_houses_keep_their_order) {
  Table t(3);
  t.set(position(3, "'stage': 'city', 'city': 'frankfurt', 'cities': {'frankfurt': {'ring': [1, 0, 2]}}"));
  EXPECT_EQ(t.game().free_spaces(t.state(), 17), 3U);
  t.play("enlarge:frankfurt");
  EXPECT_EQ(t.at("cities.frankfurt.ring"), "[1,0,2,0]");
  EXPECT_THAT(t.refused_position(position(3, "'cities': {'utrecht': {'ring': [0, 1, 2]}}")), HasSubstr("MM-1.2"));
}

TEST(Medieval, MM_1_3_there_is_a_marker_for_every_city) {
  Table t(5);
  t.start(1);
  EXPECT_EQ(t.game().not_laid(t.state()), (Markers{0, 6, 4, 5, 5, 2, 2, 1}));
  t.play_out(3, [&] {
    unsigned held = 0;
    for (Seat seat = 0; seat < 5; ++seat) held += count_of(t.state().hand[seat]);
    ASSERT_EQ(held + static_cast<unsigned>(count_bits(t.state().marked)), 25U);
  });
  EXPECT_THAT(t.refused_position(position(5, "", {"'hand': [8, 8]"})), HasSubstr("MM-1.3"));
}

TEST(Medieval, MM_1_4_each_player_has_44_houses_for_the_map) {
  for (Seat players = 2; players <= 6; ++players) {
    Table t(players);
    t.start(1);
    EXPECT_EQ(t.at("players.1.houses"), "44");
    settle_all(t);
    EXPECT_EQ(t.at("players.1.houses"), "43") << "the home takes one";
  }
}

TEST(Medieval, MM_1_5_two_letters_each_and_a_used_one_is_gone) {
  Table t(4);
  t.start(1);
  for (const auto* path : {"players.0.letters", "players.3.letters"}) EXPECT_EQ(t.at(path), "2");
  t.set(position(4, "'stage': 'income', 'round': 2", {"'letters': 1"}));
  t.play("income:double");
  EXPECT_EQ(t.at("players.0.letters"), "0");
  EXPECT_THAT(t.refused_position(position(4, "", {"'letters': 3"})), Not(IsEmpty()));
}

TEST(Medieval, MM_1_6_nobody_goes_into_debt_and_points_are_a_plain_number) {
  Table t(3);
  t.set(position(3, "'stage': 'open', 'cities': {'gent': {}}", {"'cash': 8"}));
  EXPECT_TRUE(t.offers("open:gent"));
  t.set(position(3, "'stage': 'open', 'cities': {'gent': {}}", {"'cash': 7"}));
  EXPECT_EQ(t.refused("open:gent"), "MM-8.2");
  EXPECT_THAT(t.refused_position(position(3, "", {"'cash': -1"})), Not(IsEmpty()));
  Table rich(3, {},
             edition_with({{"'score_track': {'provenance': 'seed', 'start': 1",
                            "'score_track': {'provenance': 'seed', 'start': 99"}}));
  rich.set(position(3, "'stage': 'open', 'cities': {'dortmund': {'ring': [0]}}",
                    {"'towns': ['wesel', 'zwolle'], 'cash': 60"}));
  rich.play("open:kassel");
  EXPECT_EQ(rich.at("players.0.score"), "101") << "no token is needed";
}

TEST(Medieval, MM_1_7_the_track_counts_the_empty_towns_in_play) {
  Table t(3);
  t.start(1);
  EXPECT_EQ(t.at("towns_left"), "20");
  settle_all(t);
  EXPECT_EQ(t.at("towns_left"), "17");
  t.play_out(5, [&] {
    int taken = 0;
    for (Seat seat = 0; seat < 3; ++seat) taken += count_bits(towns_of(t.state().branches[seat]));
    ASSERT_EQ(t.state().towns_left, 20 - taken);
  });
  EXPECT_THAT(t.refused_position(position(3, "'towns_left': 16")), HasSubstr("MM-1.7"));
}

TEST(Medieval, MM_1_8_the_cover_marker_is_for_two_players_only) {
  Table two(2);
  two.start(1);
  EXPECT_EQ(two.refused("home:landshut"), "MM-13.2");
  for (Seat players = 3; players <= 6; ++players) {
    Table t(players);
    t.start(1);
    EXPECT_TRUE(t.offers("home:landshut"));
  }
}

TEST(Medieval, MM_2_1_everybody_starts_with_a_point_letters_houses_and_capital) {
  for (Seat players = 2; players <= 6; ++players) {
    Table t(players);
    t.start(7);
    for (Seat seat = 0; seat < players; ++seat) {
      const std::string own = join("players.", std::to_string(seat), ".");
      EXPECT_EQ(t.at(own + "score"), "1");
      EXPECT_EQ(t.at(own + "letters"), "2");
      EXPECT_EQ(t.at(own + "houses"), "44");
      EXPECT_EQ(t.number(own + "cash"), 5 + 5 * players);
    }
  }
}

TEST(Medieval, MM_2_2_the_table_by_player_count) {
  struct Row {
    Seat players;
    int capital, income, basic, price;
    unsigned hand;
    std::string_view preset;
    int towns;
  };
  const Row rows[] = {{2, 15, 1, 2, 1, 9, "absent", 18},
                      {3, 20, 2, 4, 2, 8, "{'ring':[]}", 20},
                      {4, 25, 3, 6, 3, 6, "{'ring':[]}", 20},
                      {5, 30, 4, 8, 4, 5, "absent", 20},
                      {6, 35, 5, 10, 5, 4, "{'ring':[]}", 20}};
  for (const Row& row : rows) {
    SCOPED_TRACE(int{row.players});
    Table t(row.players);
    t.start(2);
    EXPECT_EQ(t.number("players.0.cash"), row.capital);
    for (Seat seat = 0; seat < row.players; ++seat) EXPECT_EQ(count_of(t.state().hand[seat]), row.hand);
    EXPECT_EQ(t.at("cities.wittenberg"), row.preset);
    EXPECT_EQ(t.number("towns_left"), row.towns);
    // Frankfurt has four free spaces; Lübeck is awarded.
    t.set(position(row.players,
                   "'stage': 'city', 'city': 'frankfurt',"
                   " 'cities': {'frankfurt': {'ring': [0, 1]}, 'luebeck': {'ring': [0, 0, 0, 0], 'to': 0}}",
                   {"'cash': 0, 'letters': 0, 'towns': ['mecheln']"}));
    t.play("collect:frankfurt");
    EXPECT_EQ(t.number("players.0.cash"), 4 * row.income);
    t.play("enlarge:luebeck");
    EXPECT_EQ(t.count("paid"), 1);
    EXPECT_EQ(t.count("income"), 1);
    EXPECT_EQ(t.state().cash[A], 4 * row.income - row.price + row.basic);
  }
}

TEST(Medieval, MM_2_3_wittenberg_is_open_from_the_start_with_3_4_and_6_players) {
  for (const Seat players : {Seat{3}, Seat{4}, Seat{6}}) {
    Table t(players);
    t.start(4);
    EXPECT_EQ(t.at("cities"), "{'wittenberg':{'ring':[]}}") << "laid by nobody";
    EXPECT_EQ(t.game().not_laid(t.state())[1], 5) << "one 2 less in the deal";
    settle_all(t);
    EXPECT_EQ(t.refused("place:wittenberg"), "MM-5.2");
  }
  Table t(5);
  t.start(4);
  EXPECT_EQ(t.at("cities"), "{}");
  Table four(4);
  four.set(position(4, "'cities': {'gent': {}}"));
  EXPECT_EQ(four.at("cities.wittenberg"), "{'ring':[]}") << "in positions written by hand too";
}

TEST(Medieval, MM_2_4_high_markers_are_dealt_first) {
  // The least number of high markers in each hand, and the number that is left over.
  struct Row {
    Seat players;
    unsigned first, all;
  };
  for (const auto& [players, first, all] : {Row{2, 4, 9}, Row{3, 3, 10}, Row{4, 2, 10}, Row{5, 2, 10}, Row{6, 1, 10}}) {
    SCOPED_TRACE(int{players});
    Table t(players);
    std::map<unsigned, int> most;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      t.start(seed);
      unsigned sum = 0;
      for (Seat seat = 0; seat < players; ++seat) {
        unsigned high = 0;
        for (unsigned value = 5; value <= 8; ++value) high += t.state().hand[seat][value - 1];
        ASSERT_GE(high, first);
        sum += high;
        ++most[high];
      }
      ASSERT_EQ(sum, all);
    }
    EXPECT_EQ(most.size() > 1, all % players != 0) << "what is left over falls anywhere";
  }
}

TEST(Medieval, MM_2_4_which_markers_a_hand_gets_is_left_to_chance) {
  Table t(4);
  std::map<Seat, int> eight;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    t.start(seed);
    for (Seat seat = 0; seat < 4; ++seat) eight[seat] += t.state().hand[seat][7];
  }
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_NEAR(eight[seat], 1000, 110) << int{seat};
}

TEST(Medieval, MM_2_5_the_first_player_is_drawn_and_play_runs_clockwise) {
  Table t(3);
  std::map<Seat, int> first;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    t.start(seed);
    ++first[t.to_move()];
  }
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_NEAR(first[seat], 1000, 110);
  t.set("{'start_seat': 1, 'players': [{}, {}, {}]}");
  EXPECT_EQ(t.to_move(), B);
  t.play("home:wesel");
  EXPECT_EQ(t.to_move(), C);
  t.play("home:ulm");
  EXPECT_EQ(t.to_move(), A);
  t.play("home:emden");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "place");
}

TEST(Medieval, MM_2_6_a_home_is_an_empty_town_and_costs_nothing) {
  Table t(3);
  t.set("{'players': [{}, {}, {}]}");
  EXPECT_EQ(t.legal().size(), 20U) << "the choice is free, and there is no passing";
  EXPECT_THAT(t.legal(), Each(StartsWith("home:")));
  EXPECT_EQ(t.refused("home:gent"), "MM-2.6");
  EXPECT_EQ(t.refused("pass"), "MM-2.6");
  EXPECT_EQ(t.refused("place:gent"), "MM-2.6");
  t.play("home:wesel");
  EXPECT_EQ(t.at("players.0.cash"), "20");
  EXPECT_EQ(t.at("players.0.score"), "1");
  EXPECT_EQ(t.at("players.0.houses"), "43");
  EXPECT_EQ(t.at("towns_left"), "19");
  EXPECT_THAT(t.events(), ElementsAre("0 settled wesel MM-2.6"));
  EXPECT_EQ(t.refused("home:wesel"), "MM-2.6") << "taken";
}

TEST(Medieval, MM_2_7_the_track_after_the_homes) {
  for (Seat players = 2; players <= 6; ++players) {
    Table t(players);
    t.start(3);
    settle_all(t);
    EXPECT_EQ(t.number("towns_left"), players == 2 ? 16 : 20 - players);
  }
}

}  // namespace
}  // namespace fondaco::medieval
