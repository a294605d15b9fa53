// SPDX-License-Identifier: MIT
// OM-6 actions, OM-7 loading, OM-11 markers.
#include <functional>
#include <set>

#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

TEST(Oltremare, OM_6_1_OM_D7_OM_R19_exactly_load_many_cards_in_card_order) {
  Table t(3);
  t.set("{'players': [{'hold': ['SA05'], 'hand': ['JE01', 'SC01', 'SI01', 'SA08', 'GR01']}, {}, {}]}");
  t.play("end");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("play:JE01", "play:SC01", "play:SI01"));
  EXPECT_EQ(t.refused("play:SA08"), "OM-D7") << "three could not be reached";
  EXPECT_EQ(t.refused("play:PO01"), "OM-6.1") << "not in the hand";
  t.play("play:SC01");
  EXPECT_EQ(t.view(B, "played"), "['SC01']") << "all see them";
  EXPECT_EQ(t.refused("play:JE01"), "OM-D7");
  t.play("play:SI01");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("play:SA08", "play:GR01"));
  EXPECT_EQ(t.at("players.0.hand"), "['JE01','SA08','GR01']") << "neither hand nor hold";
}

/// A plays exactly these cards on a hold top of load 4; the events of the turn up to the ship are in t.
void play_four(Table& t, std::string_view cards, std::string_view marker = "") {
  const std::string active = marker.empty() ? "" : join("'active_marker': '", marker, "', ");
  t.set(join("{'players': [{", active, "'hold': ['SA03'], 'ship': 'venezia', 'hand': [", cards, "]}, {}, {}]}"));
  t.play("end");
}

TEST(Oltremare, OM_6_3_OM_E5_OM_E28_ducats_and_good_business) {
  struct Row {
    std::string_view cards;  // with 0, 1, 2, 3, 4 ducat symbols
    int plain;
    int business;
  };
  const Row rows[] = {{"'SI12', 'SA02', 'SA04', 'SA06'", 0, 1},
                      {"'SI07', 'SA02', 'SA04', 'SA06'", 1, 3},
                      {"'SI07', 'SA08', 'SA04', 'SA06'", 3, 6},
                      {"'SI07', 'SA08', 'SA09', 'SA06'", 6, 6},
                      {"'SI07', 'SA08', 'SA09', 'SA01'", 6, 6}};
  for (const Row& row : rows) {
    Table t(3);
    play_four(t, row.cards);
    EXPECT_EQ(t.ducats(A), 11 + row.plain) << row.cards;
    play_four(t, row.cards, "good_business");
    EXPECT_EQ(t.ducats(A), 11 + row.business) << row.cards;
  }
}

TEST(Oltremare, OM_6_4_OM_R18_OM_E18_pirates_come_from_the_deck_and_can_be_fought) {
  Table t(3);
  play_four(t, "'SI12', 'SA04', 'SA09', 'SA08'");  // three pirates
  EXPECT_EQ(t.state().pirate_size[A], 6);
  EXPECT_EQ(t.state().hold_size[A], 1) << "not from the hold";
  EXPECT_THAT(t.events(A), Contains("0 stolen 6 OM-6.4"));
  EXPECT_EQ(t.view(A, "players.0.pirates.0"), "{'stolen':'_'}") << "unseen by anybody";
  play_four(t, "'SI12', 'SA04', 'SA09', 'SA08'", "fight_pirates");
  EXPECT_EQ(t.state().pirate_size[A], 0);
  // It does not touch the hand limit.
  t.set(
      "{'stage': 'load', 'active': 2, 'played': ['GR01', 'GR02'], 'players': [{'active_marker': 'fight_pirates', "
      "'hold': ['SA05'],"
      " 'hand': ['OL01', 'OL02', 'OL03', 'OL05', 'OL06', 'OL07']}, {}, {}]}");
  t.play("load:GR01", "discard:OL01", "discard:OL02");
  EXPECT_EQ(t.decision(), "trade");
  EXPECT_EQ(t.state().pirate_size[A], 2);
}

TEST(Oltremare, OM_6_5_the_market_fills_the_hand) {
  Table t(3);
  play_four(t, "'JE01', 'SA02', 'SA08', 'SA05'");  // three markets
  EXPECT_EQ(t.hand_size(A), 6);
  EXPECT_EQ(t.count("drew"), 6);
  EXPECT_THAT(t.events(B), Contains("0 drew _ OM-6.5"));
}

TEST(Oltremare, OM_6_6_OM_E29_without_a_ship_symbol_ship_and_marker_stay) {
  Table t(3);
  play_four(t, "'SI07', 'SA08', 'SA09', 'SA06'", "smooth_sailing");
  EXPECT_EQ(t.count("smooth"), 0);
  EXPECT_EQ(t.state().ship[A], t.port("venezia"));
  EXPECT_EQ(t.state().active[A], Marker::smooth_sailing);
  EXPECT_EQ(t.decision(), "load");
}

TEST(Oltremare, OM_6_6_1_OM_E4_smooth_sailing) {
  Table t(3);
  t.set(
      "{'players': [{}, {}, {'hold': ['OL07'], 'hand': ['JE03', 'JE04', 'JE01'], 'active_marker': 'smooth_sailing', "
      "'ship': "
      "'venezia'}], 'active': 2}");
  t.play("end");
  EXPECT_THAT(t.events(), Contains("2 smooth 2 OM-6.6.1"));
  EXPECT_EQ(t.ducats(C), 11 + 3 + 2);
  EXPECT_EQ(t.state().to_sail, 2);
}

std::string at_sea(std::string_view port, int routes, std::string_view rest = "") {
  return join("{'stage': 'sail', 'to_sail': ", std::to_string(routes), ", 'played': ['GR01', 'GR02'], ", rest,
              "'players': [{'hold': ['SA03'], 'active_marker': 'fight_pirates', 'ship': '", port, "'}, {}, {}]}");
}

TEST(Oltremare, OM_6_6_2_OM_D8_OM_E14_two_routes_from_venezia) {
  std::set<std::string> ends;
  std::function<void(const Table&, const State&, int)> sail = [&](const Table& from, const State& state, int left) {
    Table t(3);
    t.set(state);
    (void)from;
    if (left == 0) {
      ends.insert(t.at("players.0.ship"));
      return;
    }
    for (const std::string& move : t.legal("sail")) {
      t.set(state);
      t.play(move);
      sail(t, t.state(), t.decision() == "sail" ? left - 1 : 0);
    }
  };
  Table t(3);
  t.set(at_sea("venezia", 2));
  sail(t, t.state(), 2);
  EXPECT_EQ(ends, (std::set<std::string>{"'ancona'", "'bari'", "'ragusa'", "'zara'"}));
  t.set(at_sea("venezia", 2));
  t.play("sail:zara");
  EXPECT_EQ(t.refused("sail:venezia"), "OM-6.6.2") << "the same route twice";
  EXPECT_EQ(t.refused("sail:tana"), "OM-6.6.2") << "no route";
}

TEST(Oltremare, OM_E15_OM_R9_OM_6_6_4_back_home_the_marker_is_turned_down) {
  Table t(3);
  t.set(at_sea("venezia", 3));
  t.play("sail:zara", "sail:ancona", "sail:venezia");
  EXPECT_EQ(t.state().ship[A], t.port("venezia"));
  EXPECT_EQ(t.state().active[A], Marker::none);
  EXPECT_EQ(t.state().taken[A], 1) << "face down it still counts";
  EXPECT_NE(t.state().marker[t.port("zara")], Marker::none) << "a ship that only passes takes nothing";
  EXPECT_THAT(t.events(), Contains("0 turned-down fight_pirates OM-6.6.4"));
}

TEST(Oltremare, OM_6_6_3_OM_E16_no_dead_end_is_offered) {
  Table t(3);
  t.set(at_sea("beirut", 2, "'sailed': ['laiazzo-famagosta', 'famagosta-beirut'], "));
  EXPECT_EQ(t.refused("sail:laiazzo"), "OM-6.6.3");
  EXPECT_THAT(t.legal(), ElementsAre("sail:acri"));
  // From the start of the voyage: what has no choice is sailed by itself.
  t.set(at_sea("laiazzo", 4));
  t.play("sail:famagosta", "sail:beirut");
  EXPECT_EQ(t.state().ship[A], t.port("alessandria"));
}

TEST(Oltremare, OM_R8_without_an_exact_trail_the_longest_is_sailed) {
  // Three ports in a row: from the middle no trail has two routes.
  std::string small = Table::edition_with();
  const auto cut = [&](std::string_view key, const std::string& list) {
    const std::size_t at = small.find(key);
    const std::size_t begin = small.find('[', at);
    small.replace(begin, small.find("\n  ]", begin) + 4 - begin, tests::with(list, '\'', '"'));
  };
  cut("\"routes\": [", "[{'id': 0, 'a': 0, 'b': 1}, {'id': 1, 'a': 1, 'b': 2}]");
  cut("\"ports\": [",
      "[{'id': 0, 'key': 'venezia', 'name': 'Venezia', 'x': 0, 'y': 0}, {'id': 1, 'key': 'zara', 'name': 'Zara', 'x': "
      "9, 'y': 9},"
      " {'id': 2, 'key': 'ancona', 'name': 'Ancona', 'x': 90, 'y': 90}]");
  std::string ported;
  for (std::size_t at = 0; at < small.size();) {
    const std::size_t port = small.find("\"port\": \"", at);
    ported += small.substr(at, port - at);
    if (port == std::string::npos) break;
    ported += "\"port\": \"zara\"";
    at = small.find('"', port + 9) + 1;
  }
  Table t(3, {}, ported);
  t.set("{'players': [{'hold': ['OL07'], 'hand': ['JE03', 'JE04', 'SC09'], 'ship': 'zara'}, {}, {}]}");
  t.play("end");
  EXPECT_EQ(t.state().to_sail, 1) << "three ship symbols";
  EXPECT_THAT(t.legal(), UnorderedElementsAre("sail:venezia", "sail:ancona"));
}

TEST(Oltremare, OM_6_6_4_OM_6_7_OM_11_1_stopping_takes_the_marker) {
  Table t(3);
  t.set(at_sea("venezia", 1, "'markers': {'zara': 'good_business', 'ancona': 'local_influence'}, "));
  t.play("sail:zara");
  EXPECT_EQ(t.state().active[A], Marker::good_business) << "one active marker only";
  EXPECT_EQ(t.state().taken[A], 2);
  EXPECT_EQ(t.state().marker[t.port("zara")], Marker::none);
  EXPECT_THAT(t.events(), IsSupersetOf({"0 turned-down fight_pirates OM-6.6.4", "0 took good_business OM-6.6.4"}));
}

constexpr std::string_view three_compasses =
    "'markers': {'zara': 'compass', 'tana': 'compass', 'rodi': 'compass', 'candia': 'good_business'}, ";

TEST(Oltremare, OM_11_2_OM_D9_OM_E17_OM_R17_the_compass) {
  Table t(3);
  t.set(at_sea("venezia", 1, three_compasses));
  t.play("sail:zara");
  EXPECT_EQ(t.decision(), "compass");
  EXPECT_EQ(t.legal("move").size(), 27U);
  EXPECT_TRUE(t.offers("stay"));
  EXPECT_EQ(t.refused("move:tana"), "OM-11.2") << "no second compass";
  EXPECT_EQ(t.refused("move:zara"), "OM-11.2");
  const State here = t.state();
  t.play("move:candia");
  EXPECT_EQ(t.state().active[A], Marker::good_business);
  EXPECT_EQ(t.state().taken[A], 2) << "one more; the compass is out of the game";
  EXPECT_EQ(t.state().ship[A], t.port("candia"));
  EXPECT_EQ(t.state().marker[t.port("zara")], Marker::none);
  t.set(here);
  t.play("stay");
  EXPECT_EQ(t.state().active[A], Marker::compass);
  EXPECT_EQ(t.state().taken[A], 2);
  t.set(here);
  t.play("move:bari");
  EXPECT_EQ(t.state().active[A], Marker::none) << "a port without marker may be chosen";
  EXPECT_EQ(t.state().taken[A], 1);
}

TEST(Oltremare, OM_11_3_each_marker_has_its_effect_and_the_compass_none) {
  Table t(3);
  play_four(t, "'SI07', 'SA08', 'SA04', 'SA13'", "compass");
  EXPECT_EQ(t.ducats(A), 11 + 6);
  EXPECT_EQ(t.state().pirate_size[A], 1);
  EXPECT_EQ(t.count("smooth"), 0);
}

TEST(Oltremare, OM_7_1_OM_7_2_OM_D10_OM_R22_loading_one_by_one) {
  Table t(3);
  t.set(
      "{'stage': 'load', 'played': ['JE07', 'SA01', 'SA05', 'GR01'], 'players': [{'hold': ['OL01', 'OL02']}, {}, {}]}");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("load:JE07", "load:SA01", "load:SA05", "load:GR01"));
  EXPECT_EQ(t.refused("load:SA02"), "OM-7.1");
  t.play("load:SA01", "load:JE07", "load:GR01");
  EXPECT_EQ(t.at("players.0.hold"), "['SA05','GR01','JE07','SA01','OL01','OL02']") << "the last one by itself";
  EXPECT_EQ(t.view(A, "players.0.hold"), "{'top':'SA05','cards':6}");
  EXPECT_EQ(t.game().lions(t.state(), A), 4U) << "the new top sets limit and load of the next turn";
  EXPECT_EQ(t.game().load(t.state(), A), 3U);
}

TEST(Oltremare, OM_7_3_no_hand_limit_at_the_end_of_a_turn) {
  Table t(3);
  t.set(
      "{'stage': 'load', 'played': ['GR01', 'GR02'], 'players': [{'hold': ['SA03'], 'hand': ['OL01', 'OL02', 'OL03', "
      "'OL05', "
      "'OL06', 'OL07', 'OL08']}, {}, {}]}");
  t.play("load:GR02");
  EXPECT_EQ(t.hand_size(A), 7);
  EXPECT_EQ(t.to_move(), B);
}

TEST(Oltremare, OM_R21_names_of_the_goods) {
  Table t(3);
  EXPECT_EQ(t.edition().good[t.good("pottery")].code.text(), "PO");
  EXPECT_EQ(t.edition().good[t.good("scrolls")].code.text(), "SC");
}

}  // namespace
}  // namespace fondaco::oltremare
