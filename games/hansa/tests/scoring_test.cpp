// SPDX-License-Identifier: MIT
// HT-8: final scoring.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_8_1_the_points_on_the_track_count) {
  Table t(3);
  t.set("'stage': 'over', 'ended': ['score']", {{red, "'score': 17"}, {yellow, "'score': 23"}});
  EXPECT_THAT(t.breakdown(red), ElementsAre("track 17 HT-8.1", "desk 0 HT-8.2", "tokens 0 HT-8.3", "table 0 HT-8.4",
                                            "cities 0 HT-8.5", "network 0 HT-8.6"));
  EXPECT_EQ(t.total(yellow), 23);
  EXPECT_EQ(t.total(blue), 0);
  EXPECT_TRUE(t.scores().over);
}

TEST(Hansa, HT_8_2_four_points_for_every_full_track_but_clavis_urbis) {
  struct Row {
    std::string_view skills;
    int points;
  };
  for (const auto& [skills, points] :
       {Row{"'clavis_urbis': 4", 0}, Row{"'actiones': 5", 4}, Row{"'actiones': 4", 0}, Row{"'privilegium': 3", 4},
        Row{"'privilegium': 2", 0}, Row{"'liber_sophiae': 3", 4}, Row{"'liber_sophiae': 2", 0}, Row{"'bursa': 3", 4},
        Row{"'bursa': 2", 0}, Row{"'bursa': 3, 'actiones': 5", 8},
        Row{"'clavis_urbis': 4, 'actiones': 5, 'privilegium': 3, 'liber_sophiae': 3, 'bursa': 3", 16}}) {
    Table t(3);
    t.set("'stage': 'over', 'ended': ['score']", {{red, join("'skills': {", skills, "}")}});
    EXPECT_EQ(t.points(red, ScoreLabel::desk), points) << skills;
    EXPECT_EQ(t.total(red), points);
  }
}

TEST(Hansa, HT_8_3_points_for_tokens_taken) {
  static constexpr int points[] = {0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21, 21, 21, 21, 21, 21};
  static constexpr std::string_view kinds_of[] = {"extra_kontor", "swap_kontors",  "plus_three",
                                                  "plus_four",    "improve_skill", "remove_three"};
  static constexpr int counts[] = {5, 2, 2, 2, 3, 2};
  for (int taken = 0; taken <= 16; ++taken) {
    for (const bool used : {false, true}) {
      std::string list;
      int left = taken;
      for (int kind = 0; kind < 6 && left > 0; ++kind) {
        const int some = std::min(left, counts[kind]);
        list += join(list.empty() ? "'" : ", '", kinds_of[kind], "': ", std::to_string(some));
        left -= some;
      }
      Table t(3);
      t.set("'stage': 'over', 'ended': ['tokens']", {{red, join(used ? "'used': {" : "'tokens': {", list, "}")}});
      EXPECT_EQ(t.points(red, ScoreLabel::tokens), points[taken]) << taken;
    }
  }
  // Used and unused ones add up; those on the plate do not count.
  Table t(3);
  t.set("'stage': 'over', 'ended': ['tokens'], 'drawn': 1",
        {{red, "'used': {'plus_three': 1}, 'tokens': {'plus_four': 1, 'extra_kontor': 2}, 'plate': ['plus_four']"}});
  EXPECT_EQ(t.points(red, ScoreLabel::tokens), 6);
}

TEST(Hansa, HT_8_4_merchants_on_the_table) {
  Table t(3);
  t.set("'stage': 'over', 'ended': ['score'], 'table': {'7': 'red', '8': 'blue', '9': 'red', '11': 'yellow'}",
        {{red, "'skills': {'liber_sophiae': 1}"}});
  EXPECT_EQ(t.points(red, ScoreLabel::table), 16);
  EXPECT_EQ(t.points(blue, ScoreLabel::table), 8);
  EXPECT_EQ(t.points(yellow, ScoreLabel::table), 11);
}

TEST(Hansa, HT_8_5_two_points_for_every_controlled_city) {
  Table t(3);
  t.set(
      "'stage': 'over', 'ended': ['score'], 'cities': {'minden': ['blue T', 'red T'], 'bremen': ['blue T'],"
      " 'hannover': ['red T', 'blue T'], 'halle': ['yellow T']}, 'extras': {'hannover': ['red T']}");
  EXPECT_EQ(t.points(red, ScoreLabel::cities), 4) << "Minden by place, Hannover by number";
  EXPECT_EQ(t.points(blue, ScoreLabel::cities), 2);
  EXPECT_EQ(t.points(yellow, ScoreLabel::cities), 2);
}

TEST(Hansa, HT_8_6_the_largest_network_times_the_key) {
  Table t(3);
  const auto network = [&](std::string_view cities, std::string_view extras, int step) {
    t.set(join("'stage': 'over', 'ended': ['score'], 'cities': {", cities, "}, 'extras': {", extras, "}"),
          {{red, join("'skills': {'liber_sophiae': 3, 'clavis_urbis': ", std::to_string(step), "}")}});
    return t.points(red, ScoreLabel::network);
  };
  EXPECT_EQ(network("", "", 4), 0);
  EXPECT_EQ(network("'minden': ['red T']", "", 0), 1);
  static constexpr int keys[] = {1, 2, 2, 3, 4};
  for (int step = 0; step < 5; ++step)
    EXPECT_EQ(network("'minden': ['red T'], 'hannover': ['red T'], 'bremen': ['red T']", "", step), 3 * keys[step]);
  // Several in one city and extra Kontors count; Kontors of others do not, nor does control.
  EXPECT_EQ(network("'minden': ['blue T', 'red T', 'red T'], 'hannover': ['blue T', 'red T']",
                    "'minden': ['blue T', 'red M', 'blue T']", 0),
            4);
  // Two groups: the one with more Kontors, not with more cities.
  EXPECT_EQ(network("'minden': ['red T', 'red T', 'red T', 'red T'], 'groningen': ['red T'], 'emden': ['red M'],"
                    " 'osnabrueck': ['red T']",
                    "", 0),
            4);
  // Cities of others do not join.
  EXPECT_EQ(network("'hannover': ['red T'], 'minden': ['blue T'], 'paderborn': ['red T']", "", 0), 1);
  // Branches count: Minden has five neighbours.
  EXPECT_EQ(network("'minden': ['red T'], 'muenster': ['red M'], 'bremen': ['red T'], 'hannover': ['red T'],"
                    " 'paderborn': ['red T'], 'brunswiek': ['red T']",
                    "", 0),
            6);
  // A ring is counted once.
  EXPECT_EQ(network("'minden': ['red T'], 'bremen': ['red T'], 'hannover': ['red T'], 'hamburg': ['red T'],"
                    " 'lueneburg': ['red M']",
                    "", 0),
            5);
}

TEST(Hansa, HT_8_6_the_printed_routes_of_the_side_in_play_join) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    t.set("'stage': 'over', 'ended': ['score'], 'cities': {'emden': ['red M'], 'stade': ['red M']}",
          {{red, "'skills': {'liber_sophiae': 1}"}});
    EXPECT_EQ(t.points(red, ScoreLabel::network), players < 4 ? 1 : 2) << "Emden–Stade is on the 4–5 side only";
  }
}

TEST(Hansa, HT_8_7_most_points_win_and_equal_ones_share) {
  Table t(4);
  t.set("'stage': 'over', 'ended': ['score']",
        {{blue, "'score': 12"}, {red, "'score': 20"}, {yellow, "'score': 20"}, {purple, "'score': 13"}});
  EXPECT_EQ(t.rank(red), 1);
  EXPECT_EQ(t.rank(yellow), 1);
  EXPECT_EQ(t.scores().winners(), 2);
  EXPECT_EQ(t.rank(purple), 3);
  EXPECT_EQ(t.rank(blue), 4);
  t.set("'stage': 'over', 'ended': ['score']", {{red, "'score': 20"}, {yellow, "'score': 21"}});
  EXPECT_EQ(t.scores().winners(), 1);
  EXPECT_EQ(t.rank(yellow), 1);
  EXPECT_EQ(t.rank(red), 2);
}

TEST(Hansa, HT_8_7_the_total_is_the_sum_of_the_lines) {
  Table t(4);
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    t.start(seed);
    t.play_out(seed, [] {});
    for (const SeatScore& score : t.scores().seats) {
      int sum = 0;
      for (const ScoreLine& line : score.lines) sum += line.points;
      EXPECT_EQ(score.total, sum);
      EXPECT_EQ(score.lines.size(), 6U);
    }
  }
}

}  // namespace
}  // namespace fondaco::hansa
