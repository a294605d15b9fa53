// Information, the end and scoring (MK-7 … MK-9).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Information, MK_7_1_MK_7_2_MK_7_5_all_see_the_same) {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Table t(3, {{"advanced_hand", "on"}});
    t.start(seed);
    t.play_out(seed, [&] {
      const std::string seen = t.view(Viewer::spectator());
      for (Seat seat = 0; seat < 3; ++seat) ASSERT_EQ(t.view(Viewer::seat(seat)), seen);
      ASSERT_EQ(seen.find("seed"), std::string::npos);
      ASSERT_NE(seen.find("discard"), std::string::npos);
    });
  }
}

TEST(Information, MK_7_6_chance_is_drawn_when_it_is_turned_up) {
  Table t(2);
  t.set("'bonus_display': ['N01', 'N02', 'N03', 'N04']", {{A, "'coins': 4"}});
  const State before = t.state();
  std::map<std::string, int> revealed;
  Rng rng(8);
  for (int i = 0; i < 2400; ++i) {
    t.set(t.game().resample(before, Viewer::seat(B), rng));
    t.play("buy:N01");
    EXPECT_EQ(t.learned(), SeatSet::everybody(2));
    ++revealed[t.at("bonus_display.0")];
  }
  EXPECT_EQ(revealed.size(), 12U);  // each of the deck
  for (const auto& [card, count] : revealed) EXPECT_NEAR(count, 200, 70) << card;
}

TEST(End, MK_8_4_MK_R5_in_the_final_round_counters_come_from_the_reserve) {
  Table t(2);
  t.set("'stage': 'travel', 'finale': 'running', 'closing': 1, 'chart': {'row': 3, 'left': 1}, 'cubes': {'hamburg': 0}",
        {{A, "'goods': {'ham': 1}"}});
  t.play("go:hamburg");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_EQ(t.on_chart(), 9);
  EXPECT_EQ(t.count("letter"), 0);
  EXPECT_EQ(t.count("triggered"), 0);
}

TEST(End, MK_R35_a_game_that_does_not_end_is_ended) {
  Table t(2);
  t.set("'stage': 'travel', 'turns': 120, 'cubes': {'russia': 0}");
  t.play("go:russia");
  EXPECT_THAT(t.events(), Contains("0 triggered length MK-R35"));
  t.trip("bohemia");
  EXPECT_FALSE(t.over());
  t.trip("bohemia");
  EXPECT_TRUE(t.over());
}

/// Points of one building in an office.
int points(std::string_view building, std::string_view office, std::string_view other = "") {
  Table t(2);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
        {{A, join("'buildings': ['", building, "'], ", office)}, {B, std::string(other)}});
  return t.total(A);
}

TEST(Scoring, MK_9_3_every_kind_of_building) {
  EXPECT_EQ(points("B04", "'goods': {'ham': 3, 'grain': 1, 'iron': 4}"), 8);                          // per type
  EXPECT_EQ(points("B14", "'goods': {'ham': 3, 'grain': 1}"), 8);                                     // per good
  EXPECT_EQ(points("B14", "'goods': {'ham': 9, 'grain': 1}"), 10);                                    // at most 5
  EXPECT_EQ(points("B11", "'counters': 5"), 4);                                                       // per counters
  EXPECT_EQ(points("B12", "'counters': 5"), 6);                                                       // tiers
  EXPECT_EQ(points("B13", "'goods': {'iron': 1, 'copper': 2, 'ham': 1, 'wine': 1, 'plums': 1}"), 4);  // pairs
  EXPECT_EQ(points("B20", "'goods': {'wine': 1, 'spice': 2, 'fabric': 1}"), 4);  // complete columns
  const std::string_view five = "'goods': {'ham': 1, 'plums': 1, 'muskets': 1, 'iron': 1, 'fabric': 1";
  EXPECT_EQ(points("B21", join(five, ", 'wine': 1}")), 8);  // all columns
  EXPECT_EQ(points("B21", join(five, "}")), 0);
  EXPECT_EQ(points("B22", "'contracts': ['C02_HAM']") - 4, 10);  // most contracts
  EXPECT_EQ(points("B22", "'contracts': ['C02_HAM']", "'contracts': ['C02_DAN']") - 4, 0);
  EXPECT_EQ(points("B24", "'goods': {'ham': 1, 'iron': 1}", "'goods': {'ham': 5}"), 12);  // most types
  EXPECT_EQ(points("B25", "'goods': {'ham': 1, 'iron': 1}", "'goods': {'ham': 5}"), 0);   // most goods
  EXPECT_EQ(points("B26", "'bonus': ['N01']"), 10);                                       // most bonus cards
}

TEST(Scoring, MK_9_5_nothing_else_scores) {
  Table t(2);
  t.set("'stage': 'over', 'finale': 'running', 'closing': 0",
        {{A, "'goods': {'ham': 9}, 'counters': 9, 'coins': 15, 'bonus': ['N01', 'N02'], 'supply': ['red']"}});
  EXPECT_EQ(t.total(A), 0);
}

TEST(Scoring, MK_D10_each_remaining_cube_in_turn_order) {
  Table t(2);
  t.set(
      "'stage': 'final_supply', 'start_seat': 1, 'to_move': 1, 'turn': 0, 'finale': 'running', 'closing': 0, "
      "'colour': 'red'",
      {{A, "'supply': ['green']"}, {B, "'supply': ['red']"}});
  t.play("keep:red");
  EXPECT_EQ(t.to_move(), A);
  t.play("convert:livestock");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.supply(B), "['red']");
  EXPECT_EQ(t.goods(A), "{'livestock':1}");
}

}  // namespace
}  // namespace fondaco::merkator
