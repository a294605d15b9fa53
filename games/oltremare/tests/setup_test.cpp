// SPDX-License-Identifier: MIT
// OM-0 … OM-3: words, components, set-up, and the order of turns.
#include <set>

#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

TEST(Oltremare, OM_0_1_ducats_are_points_and_may_be_negative) {
  Table t(3);
  t.set("{'stage': 'over', 'last_round': true, 'players': [{'ducats': -7}, {'ducats': 5}, {}]}");
  EXPECT_THAT(t.breakdown(A), Contains("ducats -7 OM-0.1"));
  EXPECT_EQ(t.total(B) - t.total(A), 12) << "both holds are a single pair of the same worth";
}

TEST(Oltremare, OM_0_2_OM_12_9_only_the_top_of_a_hold_may_be_looked_at) {
  Table t(3);
  t.set("{'players': [{'hold': ['SA03', 'GR01', 'GR02']}, {}, {}]}");
  EXPECT_EQ(t.view(A, "players.0.hold"), "{'top':'SA03','cards':3}") << "not even the owner looks through it";
  EXPECT_EQ(t.spectator("players.0.hold"), "{'top':'SA03','cards':3}");
  EXPECT_THAT(t.breakdown(A, Viewer::seat(A)), Contains("hold _ OM-10.3"));
  // The memory of a program may use it: it never varies in other worlds.
  t.sample(Viewer::seat(B), 20, [&](const State& s) { EXPECT_EQ(s.below[t.card("SA03")], t.card("GR01")); });
}

TEST(Oltremare, OM_0_3_OM_12_11_of_a_pirate_stack_the_owner_knows_what_was_thrown) {
  Table t(3);
  t.set("{'turn': 5, 'players': [{'pirates': [{'thrown': 'SA01', 'turn': 4}, {'stolen': 'SA02'}]}, {}, {}]}");
  EXPECT_EQ(t.view(A, "players.0.pirates"), "[{'thrown':'SA01','turn':4},{'stolen':'_'}]");
  EXPECT_EQ(t.view(B, "players.0.pirates"), "[{'thrown':'_','turn':4},{'stolen':'_'}]");
}

TEST(Oltremare, OM_0_4_the_deck_is_face_down_and_the_discard_pile_open) {
  Table t(3);
  t.set("{'discard': ['GR01', 'SA01'], 'venice': 'gone', 'players': [{}, {}, {}]}");
  EXPECT_EQ(t.view(A, "discard"), "['SA01','GR01']");
  EXPECT_EQ(t.view(A, "deck"), "93");
}

TEST(Oltremare, OM_0_5_OM_0_6_lions_and_load_add_up_to_seven_and_symbols_differ) {
  Table t(3);
  t.game().cards().each([&](Card card) {
    const CardInfo& info = t.game().card(card);
    EXPECT_EQ(info.lions + info.load, 7);
    EXPECT_EQ(count_bits(static_cast<unsigned>(info.symbols)), 2);
  });
  EXPECT_THAT(Table::refused_edition({{"'code': 'JE01', 'good': 'jewels', 'lions': 3, 'load': 4",
                                       "'code': 'JE01', 'good': 'jewels', 'lions': 3, 'load': 3"}}),
              HasSubstr("OM-0.5"));
  EXPECT_THAT(Table::refused_edition({{"'load': 4, 'actions': ['D', 'M']", "'load': 4, 'actions': ['D', 'D']"}}),
              HasSubstr("OM-0.6"));
}

TEST(Oltremare, OM_0_7_left_is_the_next_in_turn_order) {
  Table t(4);
  t.set("{'starter': 2, 'active': 3, 'stage': 'load', 'played': ['SA01', 'SA02'], 'players': [{}, {}, {}, {}]}");
  t.play("load:SA01");
  EXPECT_EQ(t.to_move(), A) << "left of the last seat is the first";
  EXPECT_EQ(t.state().starter, C) << "the tile does not move";
}

TEST(Oltremare, OM_0_8_a_group_is_a_maximal_run_of_one_good) {
  Table t(3);
  t.set("{'players': [{'hold': ['GR01', 'GR02', 'OL01', 'GR03', 'SA01', 'SA02']}, {}, {}]}");
  std::vector<unsigned> sizes;
  t.game().each_group(t.state(), A, [&](Good, unsigned size) { sizes.push_back(size); });
  EXPECT_EQ(sizes, (std::vector<unsigned>{2, 1, 1, 2}));
}

TEST(Oltremare, OM_0_9_the_symbol_scale) {
  Table t(3);
  std::vector<int> scale;
  for (unsigned n = 0; n <= 6; ++n) scale.push_back(t.game().payout(n));
  EXPECT_EQ(scale, (std::vector<int>{0, 1, 3, 6, 6, 6, 6}));
}

TEST(Oltremare, OM_1_1_OM_1_3_the_cards) {
  Table t(3);
  std::vector<int> counts;
  for (unsigned good = 0; good < t.edition().goods; ++good)
    counts.push_back(t.game().cards_of(static_cast<Good>(good)).size());
  EXPECT_EQ(counts, (std::vector<int>{8, 10, 12, 14, 16, 18, 20}));
  EXPECT_EQ(t.game().cards().size(), 98) << "the Venice card is not among them";
  std::set<Port> ports;
  int named = 0;
  t.game().cards().each([&](Card card) {
    if (t.game().card(card).port == no_port) return;
    ports.insert(t.game().card(card).port);
    ++named;
  });
  EXPECT_EQ(named, 30);
  EXPECT_EQ(ports.size(), 30U) << "each port on exactly one card";
  EXPECT_THAT(t.refused_position("{'players': [{'hand': ['SA01', 'SA01']}, {}, {}]}"), HasSubstr("OM-1.1"));
}

TEST(Oltremare, OM_1_2_OM_E13_payment_by_group_size) {
  Table t(3);
  struct Row {
    std::string_view good;
    std::vector<int> pay;  // of 1, 2, 3 … cards
  };
  const Row rows[] = {{"jewels", {2, 5, 9, 9, 9}},        {"scrolls", {2, 4, 8, 8}},
                      {"silk", {1, 4, 8, 11, 11}},        {"salt", {1, 3, 7, 10, 10}},
                      {"pottery", {1, 3, 6, 10, 10}},     {"olives", {1, 2, 5, 9, 13, 13}},
                      {"grain", {0, 2, 5, 8, 12, 12, 12}}};
  for (const Row& row : rows) {
    for (unsigned n = 1; n <= row.pay.size(); ++n)
      EXPECT_EQ(t.game().group_pay(t.good(row.good), n), row.pay[n - 1]) << row.good << " " << n;
  }
  EXPECT_THAT(Table::refused_edition({{"'pay': [0, 2, 5, 9]", "'pay': [0, 2, 2, 9]"}}), HasSubstr("OM-1.2"));
}

TEST(Oltremare, OM_1_4_the_board) {
  Table t(3);
  EXPECT_EQ(t.edition().ports, 30);
  EXPECT_EQ(t.edition().routes, 41);
  for (Port port = 0; port < t.edition().ports; ++port) {
    for (unsigned routes = 1; routes <= 4; ++routes) EXPECT_TRUE(t.game().can_sail(port, 0, routes));
  }
}

TEST(Oltremare, OM_1_5_the_markers) {
  Table t(3);
  EXPECT_EQ(t.edition().markers, (std::array<std::uint8_t, marker_kinds>{6, 4, 6, 6, 4, 6}));
  EXPECT_THAT(
      t.refused_position("{'markers': {'zara': 'compass', 'bari': 'compass', 'corfu': 'compass', 'tana': 'compass',"
                         " 'rodi': 'compass'}, 'players': [{}, {}, {}]}"),
      HasSubstr("OM-1.5"));
}

TEST(Oltremare, OM_1_6_prestige_tokens_are_counters) {
  Table t(3);
  t.set("{'players': [{'hand': ['SA01']}, {'prestige': 40, 'hand': ['SA02']}, {}]}");
  t.play("talk:1");
  t.offer({}, {"salt"});
  t.play("accept");
  t.play("deliver:SA02");
  EXPECT_EQ(t.state().prestige[B], 41);
}

TEST(Oltremare, OM_1_7_figures_come_from_the_edition) {
  const std::string other = Table::edition_with({{"'start_ducats': 11", "'start_ducats': 20"},
                                                 {"'buy_price': 3", "'buy_price': 5"},
                                                 {"'symbol_payout': {'1': 1", "'symbol_payout': {'1': 2"}});
  Table t(3, {}, other);
  t.set("{'players': [{}, {}, {}]}");
  EXPECT_EQ(t.ducats(A), 20);
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), 15);
  EXPECT_EQ(t.game().payout(1), 2);
}

TEST(Oltremare, OM_2_1_OM_2_5_OM_6_8_a_marker_on_every_port_but_where_ships_start) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Table t(4);
    t.start(seed);
    std::set<Port> ships;
    for (Seat seat = 0; seat < 4; ++seat) {
      const CardInfo& first = t.game().card(t.state().hold_top[seat]);
      EXPECT_EQ(first.port, t.state().ship[seat]) << "the hold begins with the card of the port";
      EXPECT_EQ(t.state().hold_size[seat], 1);
      EXPECT_EQ(t.state().marker[t.state().ship[seat]], Marker::none);
      ships.insert(t.state().ship[seat]);
    }
    EXPECT_EQ(ships.size(), 4U);
    int lying = 0;
    for (Port port = 0; port < 30; ++port) lying += t.state().marker[port] != Marker::none ? 1 : 0;
    EXPECT_EQ(lying, 26);
  }
}

TEST(Oltremare, OM_2_2_OM_E27_OM_13_1_two_players_play_without_grain) {
  std::set<int> above;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Table t(2);
    t.start(seed);
    EXPECT_EQ(t.game().cards().size(), 78);
    EXPECT_TRUE(t.game().cards_of(t.good("grain")).empty());
    EXPECT_EQ(t.state().deck_size, 68);
    above.insert(t.state().venice);
  }
  EXPECT_EQ(above, (std::set<int>{31, 32, 33, 34, 35, 36, 37}));
  Table t(2);
  int named = 0;
  t.game().cards().each([&](Card card) { named += t.game().card(card).port != no_port ? 1 : 0; });
  EXPECT_EQ(named, 24);
  t.set("{'players': [{}, {}]}");
  EXPECT_EQ(t.refused("call:grain"), "OM-D2");
  EXPECT_TRUE(t.offers("call:salt"));
  EXPECT_NE(Table::refused_table(6), "");
}

TEST(Oltremare, OM_2_3_OM_2_7_everybody_starts_alike) {
  Table t(5);
  t.start(3);
  for (Seat seat = 0; seat < 5; ++seat) {
    EXPECT_EQ(t.ducats(seat), 11);
    EXPECT_EQ(t.hand_size(seat), 4);
    EXPECT_EQ(t.state().prestige[seat], 0);
    EXPECT_EQ(t.state().active[seat], Marker::none);
    EXPECT_EQ(t.state().taken[seat], 0);
    EXPECT_EQ(t.state().pirate_size[seat], 0);
  }
}

TEST(Oltremare, OM_2_4_OM_2_9_the_starter_is_drawn_by_lot_unless_named) {
  std::set<Seat> starters;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Table t(4);
    t.start(seed);
    EXPECT_EQ(t.to_move(), t.state().starter);
    EXPECT_EQ(t.state().turn, t.state().starter);
    starters.insert(t.state().starter);
    Table named(4, {{"start_player", "seat2"}});
    named.start(seed);
    EXPECT_EQ(named.state().starter, C);
  }
  EXPECT_EQ(starters.size(), 4U);
  EXPECT_NE(Table::refused_table(2, {{"start_player", "seat3"}}), "");
}

TEST(Oltremare, OM_2_6_OM_R1_cards_turned_up_without_a_port_name_go_back_into_the_deck) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Table t(3);
    t.start(seed);
    EXPECT_EQ(fault_text(t.game().audit(t.state())), "");
    EXPECT_EQ(t.state().deck_size + 12 + 3, 98) << "nothing is lost";
    EXPECT_TRUE(t.state().discard.empty());
  }
}

TEST(Oltremare, OM_2_8_OM_R2_venice_lies_about_the_middle) {
  for (const auto& [players, deck] : {std::pair{Seat{3}, 83}, {Seat{4}, 78}, {Seat{5}, 73}}) {
    std::map<int, int> above;
    for (std::uint64_t seed = 0; seed < 700; ++seed) {
      Table t(players);
      t.start(seed);
      EXPECT_EQ(t.state().deck_size, deck);
      ++above[t.state().venice - deck / 2];
    }
    EXPECT_EQ(above.begin()->first, -3);
    EXPECT_EQ(above.rbegin()->first, 3);
    for (const auto& [shift, times] : above) EXPECT_NEAR(times, 100, 45) << shift;
  }
}

TEST(Oltremare, OM_3_1_four_phases_in_fixed_order_then_the_left_neighbour) {
  Table t(3);
  t.set(
      "{'stage': 'discard', 'players': [{'hold': ['SA12'], 'hand': ['SA01', 'SA02', 'SA04', 'SA05', 'SA06', 'SA07', "
      "'OL17']},"
      " {}, {}]}");
  EXPECT_EQ(t.refused("end"), "OM-4.2");
  t.play("discard:SA01");
  EXPECT_EQ(t.decision(), "trade");
  EXPECT_EQ(t.refused("play:SA02"), "OM-3.1");
  t.play("end");
  EXPECT_EQ(t.decision(), "play");
  EXPECT_EQ(t.refused("buy:deck"), "OM-6.1");
  t.play("play:OL17");
  EXPECT_EQ(t.decision(), "sail");
  t.play(t.legal()[0]);
  EXPECT_EQ(t.to_move(), B) << "one card is loaded by itself";
  EXPECT_EQ(t.decision(), "trade");
}

TEST(Oltremare, OM_3_2_a_marker_gained_while_sailing_does_nothing_earlier_in_the_turn) {
  Table t(3);
  t.set(
      "{'markers': {'zara': 'good_business', 'ancona': 'good_business'},"
      " 'players': [{'hold': ['SA12'], 'ship': 'venezia', 'hand': ['SA13']}, {'active_marker': 'good_business'}, {}]}");
  t.play("end");
  EXPECT_EQ(t.ducats(A), 12) << "one ducat symbol: 1, though B has good business";
  t.play("sail:zara");
  EXPECT_EQ(t.state().active[A], Marker::good_business);
  EXPECT_EQ(t.ducats(A), 12);
}

}  // namespace
}  // namespace fondaco::oltremare
