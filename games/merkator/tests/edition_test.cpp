// SPDX-License-Identifier: MIT
// What `fondaco edition check` refuses: what cannot be played, and what contradicts the known facts of the game.
#include <span>

#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

struct Row {
  std::string_view from, to, because;
};

void expect_refused(std::span<const Row> rows) {
  for (const auto& [from, to, because] : rows)
    EXPECT_THAT(Table::refused_edition({{from, to}}), HasSubstr(std::string(because))) << to;
}

TEST(MerkatorEdition, the_default_edition_is_good) { EXPECT_EQ(Table::refused_edition({}), ""); }

TEST(MerkatorEdition, a_map_that_cannot_be_played_is_refused) {
  const Row rows[] = {
      {"'id': 'danzig', 'name'", "'id': 'hamburg', 'name'", "listed twice"},
      {"'id': 'hamburg', 'name': 'Hamburg'", "'id': 'ham burg', 'name': 'Hamburg'", "an id has"},
      {"'x': 555, 'y': 285", "'x': 1555, 'y': 285", "x"},
      {"'kind': 'minor', 'x': 640", "'kind': 'harbour', 'x': 640", "kind"},
      {"'a': 'russia', 'b': 'sweden'", "'a': 'russia', 'b': 'italy'", "unknown major place"},
      {"'a': 'russia', 'b': 'sweden'", "'a': 'russia', 'b': 'russia'", "joins two places"},
      {"'a': 'russia', 'b': 'danzig'", "'a': 'sweden', 'b': 'russia'", "listed twice"},
      {"'a': 'russia', 'b': 'danzig', 'provenance': 'seed'", "'a': 'russia', 'b': 'danzig', 'provenance': 'dreamt'",
       "provenance"},
      {"'id': 'B', 'kind'", "'id': 'A', 'kind'", "listed twice"},
      {"'place': 'hamburg', 'colour': 'green', 'column': 'C'", "'place': 'danzig', 'colour': 'green', 'column': 'C'",
       "order of their places"},
      {"'place': 'hamburg', 'colour': 'green', 'column': 'C'", "'place': 'hamburg', 'colour': 'red', 'column': 'C'",
       "MK-1.2"},
      {"'column': 'C', 'index': 1", "'column': 'C', 'index': 2", "in order"},
      {"'column': 'C', 'index': 1", "'column': 'D', 'index': 1", "MK-1.4"},
      {"'goods': ['livestock', 'muskets']", "'goods': ['muskets', 'livestock']", "MK-1.2"},
  };
  expect_refused(rows);
}

TEST(MerkatorEdition, cards_that_cannot_be_played_are_refused) {
  const Row rows[] = {
      {"'id': 'C05_RUS', 'value': 5", "'id': 'C05_HAM', 'value': 5", "listed twice"},
      {"'id': 'C05_RUS', 'value': 5", "'id': 'C05_RUS', 'value': 4", "MK-1.9"},
      {"'saltpeter': 2, 'muskets': 2}", "'saltpeter': 2, 'musket': 2}", "unknown good"},
      {"'saltpeter': 2, 'muskets': 2}", "'saltpeter': 2, 'muskets': 1}", "add up to 3"},
      {"'id': 'C05_RUS', 'value': 5, 'place': 'russia'", "'id': 'C05_RUS', 'value': 5, 'place': 'sweden'", "MK-1.8"},
      {"'id': 'C05_RUS', 'value': 5, 'place': 'russia'", "'id': 'C05_RUS', 'value': 5, 'place': null", "MK-6.9"},
      {"'goods': {'calfskin': 2}, 'category': {'column': 'B'", "'goods': {'calfskin': 2}, 'category': {'column': 'E'",
       "named too"},
      {"'special': {'kind': 'not_fulfillable'}", "'special': null", "MK-6.9"},
      {"'counts_by_value': {'2': 5", "'counts_by_value': {'2': 4", "there are 5"},
      {"'place': 'hamburg', 'good': 'saltpeter', 'cost': 4", "'place': 'hamburg', 'good': 'saltpeter', 'cost': 5",
       "two costs"},
      {"'place': 'hamburg', 'good': 'saltpeter'", "'place': 'lisbon', 'good': 'saltpeter'", "unknown place"},
      {"'name': 'Seeamt'", "'name': 'Arsenal'", "another building has this name"},
      {"'kind': 'per_time', 'per': 2", "'kind': 'per_hour', 'per': 2", "kind"},
      {"[[2, 2], [4, 3]", "[[2, 2], [2, 3]", "tiers rise"},
      {"'columns': ['C', 'D'], 'vp': 2}, 'sole_player': false", "'columns': ['C', 'D'], 'vp': 2}, 'sole_player': true",
       "MK-9.3"},
  };
  expect_refused(rows);
}

TEST(MerkatorEdition, counters_and_figures_that_cannot_be_played_are_refused) {
  const Row rows[] = {
      {"'letter': 'A', 'losses': 1, 'count': 5", "'letter': 'A', 'losses': 1, 'count': 4", "add up to 41"},
      {"'letter': 'A', 'losses': 2", "'letter': 'A', 'losses': 1", "listed twice"},
      {"'ultimo_rows': [8, 8, 8, 8]", "'ultimo_rows': [8, 8, 8, 1]", "ultimo_rows"},
      {"'2': {'side': 'ultimo', 'rows': [3, 4]}", "'2': {'side': 'ultimo', 'rows': [3]}", "MK-2.3"},
      {"'2': {'side': 'ultimo', 'rows': [3, 4]}", "'2': {'side': 'ultimo', 'rows': [2, 4]}", "follow each other"},
      {"'2': {'side': 'ultimo', 'rows': [3, 4]}", "'2': {'side': 'reverse', 'rows': [3]}", "MK-10.9"},
      {"'ultimo_rows': [8, 8, 8, 8]", "'ultimo_rows': [20, 8, 8, 8]", "only 42 counters"},
      {"'start_contract_values': [2, 3, 4, 5]", "'start_contract_values': [2, 3, 4, 11]", "no contract has this value"},
      {"'start_contract_values': [2, 3, 4, 5]", "'start_contract_values': [2, 3, 4, 14]", "too few"},
      {"'start_contract_values': [2, 3, 4, 5]", "'start_contract_values': []", "MK-2.5"},
      {"'solo_stack_values': [8, 9, 10, 14]", "'solo_stack_values': [9, 10, 14]", "MK-10.2"},
      {"'solo_removed_buildings': ['B22', ", "'solo_removed_buildings': [", "MK-10.1"},
      {"'start_time': {'1': [0], '2': [0, 2]", "'start_time': {'1': [0], '2': [0]", "start_time"},
  };
  expect_refused(rows);
}

TEST(MerkatorEdition, MK_1_1_MK_1_5_MK_1_6_MK_1_7_what_is_known_of_the_map_must_hold) {
  const Row rows[] = {
      {"'width': 1000", "'width': 1001", "1000 x 700"},
      {"'kind': 'major', 'x': 555, 'y': 285, 'time': 2", "'kind': 'major', 'x': 555, 'y': 285, 'time': 1", "MK-1.6"},
      {"'time': -3, 'join_cost': 2", "'time': -2, 'join_cost': 2", "MK-1.6"},
      {"'time': 2, 'join_cost': 1", "'time': 2, 'join_cost': 2", "MK-6.10"},
      {"'time': -3, 'join_cost': 2", "'time': -3, 'join_cost': 1", "MK-6.10"},
      {"'time': 1, 'join_cost': 2, 'threshold': 3", "'time': 1, 'join_cost': 2, 'threshold': 4", "MK-1.7"},
      {"'time': 1, 'join_cost': 2, 'threshold': 2", "'time': 1, 'join_cost': 2, 'threshold': 1", "MK-1.7"},
      {"'a': 'russia', 'b': 'danzig'", "'a': 'russia', 'b': 'hamburg'", "Russia"},
      {"'a': 'england', 'b': 'france'", "'a': 'hamburg', 'b': 'france'", "2 links from Hamburg"},
      {"'a': 'france', 'b': 'spain'", "'a': 'dutch_republic', 'b': 'sweden'", "two or three links"},
      {"'id': 'F', 'kind': 'depot'", "'id': 'F', 'kind': 'warehouse'", "warehouses"},
      {"'id': 'F', 'kind': 'depot'", "'id': 'G', 'kind': 'depot'", "unknown column"},
  };
  expect_refused(rows);
  EXPECT_THAT(Table::refused_edition(
                  {{"'time': 1, 'join_cost': 2, 'threshold': 3", "'time': 1, 'join_cost': 2, 'threshold': 2"},
                   {"'threshold': 2, 'threshold_provenance': 'reconstructed'",
                    "'threshold': 3, 'threshold_provenance': 'reconstructed'"}}),
              HasSubstr("3 (MK-1.7)"));  // Bohemia and Denmark exchanged
}

TEST(MerkatorEdition, MK_1_8_what_is_known_of_the_contracts_must_hold) {
  const Row rows[] = {
      {"'saltpeter': 2, 'muskets': 2}", "'ham': 2, 'muskets': 2}", "own place"},
      {"'goods': {'saltpeter': 2, 'muskets': 2}, 'category': null, 'special': null, 'total_goods': 4",
       "'goods': {'saltpeter': 5, 'muskets': 2}, 'category': null, 'special': null, 'total_goods': 7", "at most 4"},
      {"'goods': {'saltpeter': 2, 'muskets': 2}, 'category': null, 'special': null, 'total_goods': 4",
       "'goods': {'saltpeter': 1}, 'category': null, 'special': null, 'total_goods': 1", "at least 2 goods"},
      {"'goods': {'calfskin': 2}, 'category': {'column': 'B', 'count': 3}, 'special': null, 'total_goods': 5",
       "'goods': {'calfskin': 4}, 'category': {'column': 'B', 'count': 1}, 'special': null, 'total_goods': 5",
       "at least 2 of a category"},
      {"'category': {'column': 'B', 'count': 3}, 'special': null, 'total_goods': 5",
       "'category': {'column': 'D', 'count': 3}, 'special': null, 'total_goods': 5", "category with a good of its own"},
      {"'kind': 'distinct_goods', 'count': 12}, 'total_goods': 12",
       "'kind': 'distinct_goods', 'count': 11}, 'total_goods': 11", "12 different goods"},
      {"'goods': {'ham': 1, 'vegetables': 1, 'iron': 1}", "'goods': {'ham': 1, 'vegetables': 1, 'coal': 1}",
       "Newfoundland"},
      {"'goods': {'saltpeter': 2, 'muskets': 2}, 'category': null, 'special': null, 'total_goods': 4",
       "'goods': {}, 'category': null, 'special': {'kind': 'distinct_goods', 'count': 12}, 'total_goods': 12",
       "12 different goods"},
      {"'goods': {'iron': 2}, 'category': null, 'special': null, 'total_goods': 2",
       "'goods': {'iron': 4}, 'category': null, 'special': null, 'total_goods': 4", "on average"},
  };
  expect_refused(rows);
  // Much saltpeter and few muskets.
  EXPECT_THAT(Table::refused_edition({{"'goods': {'muskets': 1, 'fish_oil': 1}", "'goods': {'fish_oil': 2}"},
                                      {"'goods': {'saltpeter': 2, 'muskets': 2}", "'goods': {'saltpeter': 4}"},
                                      {"'goods': {'livestock': 2, 'copper': 2, 'saltpeter': 2}",
                                       "'goods': {'livestock': 2, 'saltpeter': 4}"}}),
              HasSubstr("one and a half times"));
}

TEST(MerkatorEdition, MK_1_10_MK_1_11_what_is_known_of_the_cards_must_hold) {
  const Row rows[] = {
      {"'place': 'italy', 'good': 'muskets'", "'place': 'italy', 'good': 'saltpeter'", "one bonus card for each good"},
      {"'good': 'saltpeter', 'cost': 4, 'active_gain': 2", "'good': 'saltpeter', 'cost': 4, 'active_gain': 3", "2 for"},
      {"'cost': 4, 'active_gain': 2, 'join_gain': 1", "'cost': 4, 'active_gain': 2, 'join_gain': 2", "1 for a joiner"},
      {"'good': 'saltpeter', 'cost': 4", "'good': 'saltpeter', 'cost': 3", "gives counters"},
      {"'place': 'hamburg', 'good': 'saltpeter'", "'place': 'denmark', 'good': 'saltpeter'", "in each major place"},
      {"'place': 'hamburg', 'good': 'saltpeter'", "'place': 'danzig', 'good': 'saltpeter'", "own place"},
      {"'name': 'Arsenal', 'cost': 20", "'name': 'Arsenal', 'cost': 21", "5 to 20"},
      {"'name': 'Arsenal', 'cost': 20", "'name': 'Arsenal', 'cost': 19", "Arsenal"},
      {"'name': 'Arsenal'", "'name': 'Armoury'", "Arsenal"},
      {"'columns': ['A', 'B', 'C', 'D', 'E', 'F'], 'vp': 1", "'columns': ['A', 'B', 'C', 'D', 'E'], 'vp': 1",
       "Alsterhaus"},
      {"[8, 5]]", "[9, 5]]", "Fleet at Sea"},
      {"'kind': 'per_time', 'per': 2, 'vp': 1, 'max': 6", "'kind': 'per_time', 'per': 3, 'vp': 1, 'max': 6", "Seeamt"},
      {"'kind': 'per_time', 'per': 2, 'vp': 1, 'max': 6", "'kind': 'per_time', 'per': 2, 'vp': 1, 'max': 3", "Seeamt"},
  };
  expect_refused(rows);
  EXPECT_THAT(
      Table::refused_edition({{"'place': 'hamburg', 'good': 'saltpeter'", "'place': 'hamburg', 'good': 'muskets'"},
                              {"'place': 'italy', 'good': 'muskets'", "'place': 'italy', 'good': 'saltpeter'"}}),
      HasSubstr("own place"));
}

TEST(MerkatorEdition, MK_1_12_MK_2_4_MK_4_6_what_is_known_of_pieces_and_figures_must_hold) {
  const Row rows[] = {
      {"'value': 1, 'count': 9", "'value': 1, 'count': 8", "24 coins"},
      {"'value': 2, 'count': 6", "'value': 3, 'count': 6", "1, 2 and 5"},
      {"'2': [0, 2], '3': [0, 1, 2]", "'2': [0, 2], '3': [0, 2, 2]", "MK-2.4"},
      {"'2': [0, 2], '3'", "'2': [0, 1], '3'", "MK-2.4"},
      {"'coin_limit': 15", "'coin_limit': 16", "MK-4.6"},
      {"'office_spaces': 5", "'office_spaces': 4", "MK-4.4"},
      {"'exchange_rate': 4", "'exchange_rate': 3", "MK-6.4"},
      {"'display_size': 4", "'display_size': 5", "MK-2.6"},
      {"'ultimo_rows': [8, 8, 8, 8]", "'ultimo_rows': [8, 8, 8, 15]", "not 43"},
      {"'4': {'side': 'ultimo', 'rows': [1, 2, 3, 4]}", "'4': {'side': 'ultimo', 'rows': [2, 3, 4]}",
       "four players fill all rows"},
  };
  expect_refused(rows);
  EXPECT_THAT(
      Table::refused_edition({{"'letter': 'A', 'losses': 1, 'count': 5", "'letter': 'A', 'losses': 1, 'count': 6"},
                              {"'total': 42", "'total': 43"}}),
      HasSubstr("42 counters"));
  EXPECT_THAT(Table::refused_edition({{"'value': 1, 'count': 9", "'value': 1, 'count': 14"},
                                      {"'value': 5, 'count': 9", "'value': 5, 'count': 4"}}),
              HasSubstr("at their limit"));
}

TEST(MerkatorEdition, cards_of_one_s_own_are_free_of_the_known_facts) {
  EXPECT_EQ(Table::refused_edition(
                {{"'parameters': {\n    'provenance': 'seed'", "'parameters': {\n    'provenance': 'recalled'"},
                 {"'coin_limit': 15", "'coin_limit': 12"}}),
            "");
}

TEST(MerkatorEdition, a_refusal_names_the_place) {
  const std::string fault = Table::refused_edition({{"'coin_limit': 15", "'coin_limit': 16"}});
  EXPECT_THAT(fault, AllOf(HasSubstr("parameters"), HasSubstr("coin_limit"), HasSubstr("15 (MK-4.6)")));
}

}  // namespace
}  // namespace fondaco::merkator
