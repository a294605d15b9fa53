// SPDX-License-Identifier: MIT
// Components and set-up (MK-1, MK-2), and the facts of the default edition.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Components, MK_1_1_MK_1_2_MK_1_6_MK_1_7_places_goods_and_their_time) {
  Table t(2);
  const Edition& e = t.edition();
  EXPECT_EQ(e.places, 12);
  EXPECT_EQ(e.majors, 8);
  Texts places;
  for (unsigned i = 0; i < e.places; ++i) {
    std::string text = join(e.place[i].id.text(), " ", std::to_string(e.place[i].time));
    if (i < e.majors)
      text += join(" ", e.place[i].colour.text(), " ", e.good[2 * i].id.text(), " ", e.good[2 * i + 1].id.text());
    if (i >= e.majors) text += join(" ", std::to_string(e.place[i].threshold));
    places.push_back(text);
  }
  EXPECT_THAT(places, ElementsAre("hamburg 2 green livestock muskets", "danzig 1 yellow grain saltpeter",
                                  "sweden 1 black iron copper", "russia 0 purple ham fish_oil",
                                  "dutch_republic 1 orange vegetables calfskin", "england 0 grey fabric coal",
                                  "france 0 blue plums wine", "spain -1 red citrus_fruit spice", "bohemia 1 3",
                                  "denmark 1 2", "italy -2 1", "newfoundland -3 0"));
}

TEST(Components, MK_1_3_MK_1_14_pieces_are_unlimited) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'england': 200}", {{A, "'goods': {'coal': 240}, 'counters': 250"}});
  t.play("go:england", "split:1");
  EXPECT_EQ(t.goods(A), "{'fabric':1,'coal':255}");  // a field counts so far
  t.set(
      "'stage': 'travel', 'finale': 'running', 'closing': 1, 'chart': {'row': 5, 'left': 0}, 'cubes': {'hamburg': 0}");
  t.play("go:hamburg");
  EXPECT_EQ(t.counters(A), 2);  // the reserve never ends
}

TEST(Components, MK_1_4_columns) {
  Table t(2);
  Texts columns;
  for (unsigned column = 0; column < t.edition().columns; ++column) {
    std::string text(t.edition().column[column].id.text());
    for_each_bit(t.edition().column[column].goods,
                 [&](unsigned good) { text += join(" ", t.edition().good[good].id.text()); });
    columns.push_back(text);
  }
  EXPECT_THAT(columns,
              ElementsAre("A livestock grain ham", "B vegetables plums citrus_fruit", "C muskets saltpeter fish_oil",
                          "D iron copper coal", "E calfskin fabric", "F wine spice"));
}

TEST(Components, MK_1_5_links_feed_neighbours_and_do_not_restrict_travel) {
  Table t(2);
  const std::map<std::string, std::vector<std::string>> links{
      {"hamburg", {"dutch_republic", "sweden", "danzig"}},  {"danzig", {"hamburg", "sweden", "russia"}},
      {"sweden", {"hamburg", "danzig", "russia"}},          {"russia", {"sweden", "danzig"}},
      {"dutch_republic", {"hamburg", "england", "france"}}, {"england", {"dutch_republic", "france", "spain"}},
      {"france", {"dutch_republic", "england", "spain"}},   {"spain", {"england", "france"}}};
  for (const auto& [from, to] : links) {
    t.set("'stage': 'travel', 'token': 'newfoundland', 'cubes': {'" + from + "': 0}", {{A, "'counters': 1"}});
    t.play("go:" + from);
    for (const auto& [other, ignored] : links) {
      const bool linked = std::ranges::find(to, other) != to.end();
      EXPECT_EQ(t.cubes(other), other == from ? 0 : linked ? 2 : 1) << from << " " << other;
    }
  }
}

TEST(Components, MK_1_8_MK_1_9_contracts_by_value) {
  Table t(2);
  const Edition& e = t.edition();
  std::map<int, int> count;
  for (unsigned i = 0; i < e.contracts; ++i) ++count[e.contract[i].value];
  EXPECT_EQ(count,
            (std::map<int, int>{{2, 5}, {3, 11}, {4, 13}, {5, 12}, {6, 11}, {7, 9}, {8, 7}, {9, 5}, {10, 4}, {14, 1}}));
  EXPECT_EQ(e.contract[t.contract("C10_HAM")].different, 12);
  t.set("", {{A, "'contracts': ['C07_DAN', 'C06_HAM']"}});
  t.play("sell:C07_DAN");
  EXPECT_EQ(t.coins(A), 7);  // value, price and points are one
  EXPECT_NE(Table::refused_table(2, {},
                                 edition_with({{"'id': 'C03_DAN', 'value': 3, 'place': 'danzig'",
                                                "'id': 'C03_DAN', 'value': 3, 'place': 'sweden'"}})),
            "");
}

TEST(Components, MK_1_10_MK_1_11_bonus_cards_and_buildings) {
  Table t(2);
  const Edition& e = t.edition();
  EXPECT_EQ(e.bonuses, 16);
  EXPECT_EQ(count_bits(e.bonus_by_cost[0]), 8);
  EXPECT_EQ(e.bonus[static_cast<unsigned>(lowest_bit(e.bonus_by_cost[0]))].cost, 3);
  EXPECT_EQ(e.bonus[static_cast<unsigned>(lowest_bit(e.bonus_by_cost[1]))].cost, 4);
  EXPECT_EQ(e.buildings, 26);
  for (unsigned i = 0; i < e.buildings; ++i)
    EXPECT_EQ(e.building[i].kind == ScoreKind::sole_most, i >= 21) << i;  // B22 to B26
}

TEST(Components, MK_1_12_MK_1_13_counters_and_chart) {
  Table t(4);
  t.start(1);
  int all = 0;
  for (const std::uint8_t count : t.edition().letters) all += count;
  EXPECT_EQ(all, 42);
  EXPECT_EQ(t.at("letters"), "{'A':5,'AA':2,'B':5,'BB':2,'C':5,'CC':2,'D':5,'DD':2,'E':5,'EE':2,'F':5,'FF':2}");
  EXPECT_EQ(t.edition().side[ultimo].rows, 4);
  EXPECT_EQ(t.edition().side[reverse].rows, 3);
  EXPECT_EQ(t.on_chart(), 32);
  EXPECT_NE(Table::refused_table(2, {}, edition_with({{"'total': 42", "'total': 41"}})), "");
  EXPECT_NE(Table::refused_table(2, {}, edition_with({{"'ultimo_rows': [8, 8, 8, 8]", "'ultimo_rows': [8, 8, 8, 1]"}})),
            "");  // a visit would empty two rows
}

TEST(SetUp, MK_2_1_MK_R24_the_starting_player_by_chance_or_choice) {
  std::set<int> drawn;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Table t(3);
    t.start(seed);
    drawn.insert(t.state().start_seat);
    EXPECT_EQ(t.to_move(), t.state().start_seat);
  }
  EXPECT_EQ(drawn, (std::set<int>{0, 1, 2}));
  Table chosen(3, {{"start_player", "seat2"}});
  chosen.start(1);
  EXPECT_EQ(chosen.state().start_seat, 2);
  EXPECT_NE(Table::refused_table(2, {{"start_player", "seat2"}}), "");
}

TEST(SetUp, MK_2_2_MK_2_7_MK_2_8_the_table) {
  Table t(3);
  t.start(2);
  for (unsigned place = 0; place < 8; ++place) EXPECT_EQ(t.state().cubes[place], 1);
  EXPECT_EQ(t.at("token"), "absent");
  EXPECT_EQ(count_bits(t.state().building_deck), 22);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(count_bits(t.state().supply[seat]), 8);
    EXPECT_EQ(t.coins(seat), 0);
  }
}

TEST(SetUp, MK_2_6_MK_2_7_four_cards_of_each_kind_lie_face_up) {
  for (const Seat players : {Seat{1}, Seat{2}, Seat{4}}) {
    Table t(players);
    t.start(4);
    for (unsigned slot = 0; slot < max_display; ++slot) {
      EXPECT_EQ(t.state().bonus_display[slot] != no_card, slot < 4) << slot;
      EXPECT_EQ(t.state().building_display[slot] != no_card, slot < 4) << slot;
    }
  }
}

TEST(SetUp, MK_2_5_every_contract_of_a_value_is_dealt_and_turned_up_alike) {
  Table t(2, {{"start_player", "seat0"}});
  std::map<std::string, int> dealt;
  std::map<std::string, int> tops;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    t.start(seed);
    const ContractSet twos = t.state().owned[A] & t.game().of_level(0);
    ++dealt[std::string(t.edition().contract[twos.first()].id.text())];
    ++tops[std::string(t.edition().contract[t.state().top[8]].id.text())];
  }
  EXPECT_EQ(dealt.size(), 5U);
  EXPECT_EQ(tops.size(), 4U);
  for (const auto& [card, count] : dealt) EXPECT_NEAR(count, 120, 45) << card;
  for (const auto& [card, count] : tops) EXPECT_NEAR(count, 150, 50) << card;
}

TEST(SetUp, MK_2_3_MK_2_4_rows_and_first_counters) {
  for (const auto& [players, row, counters] :
       {std::tuple{2, 3, std::vector{0, 2}}, std::tuple{3, 2, std::vector{0, 1, 2}},
        std::tuple{4, 1, std::vector{0, 1, 1, 2}}}) {
    Table t(static_cast<Seat>(players), {{"start_player", "seat1"}});
    t.start(5);
    EXPECT_EQ(t.at("chart"), join("{'side':'ultimo','row':", std::to_string(row), ",'left':8}"));
    for (int order = 0; order < players; ++order)
      EXPECT_EQ(t.counters(static_cast<Seat>((1 + order) % players)), counters[static_cast<std::size_t>(order)]);
  }
}

TEST(SetUp, MK_2_5_MK_2_6_MK_R27_contracts_and_bonus_cards_dealt) {
  Table t(3);
  t.start(9);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(t.state().owned[seat].size(), 4U);
    for (unsigned level = 0; level < 4; ++level)
      EXPECT_EQ((t.state().owned[seat] & t.game().of_level(level)).size(), 1U);
    for (const CardSet half : t.edition().bonus_by_cost) EXPECT_EQ(count_bits(t.state().bonus[seat] & half), 1);
  }
  EXPECT_EQ(t.state().discard.size(), 2U);  // the undealt contracts of value 2
  EXPECT_EQ(t.top(2), "absent");
  for (const int value : {3, 4, 5, 6, 7, 8, 9, 10, 14}) EXPECT_NE(t.top(value), "absent") << value;
  EXPECT_EQ(count_bits(t.state().bonus_deck), 16 - 6 - 4);
}

TEST(SetUp, MK_R28_every_group_names_its_provenance) {
  EXPECT_NE(
      Table::refused_table(
          2, {},
          edition_with({{"'edges': {\n    'provenance': 'reconstructed'", "'edges': {\n    'provenance': 'guessed'"}})),
      "");
  const auto file = EditionFile::read("default", edition_with());
  ASSERT_TRUE(file);
  EXPECT_GE(file->provenance().size(), 14U);
  EXPECT_EQ(file->hash(), "ffdfe199d9096539");  // the default edition is frozen
}

TEST(SetUp, no_card_is_lost_in_whole_games) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    Table t(static_cast<Seat>(1 + seed % 4));
    t.start(seed);
    EXPECT_TRUE(t.state().aside.empty());
    t.play_out(seed, [&] { ASSERT_TRUE(t.state().aside.empty()); });
    EXPECT_EQ(fault_text(t.game().audit(t.state())), "");
  }
}

}  // namespace
}  // namespace fondaco::merkator
