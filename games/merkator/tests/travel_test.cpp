// SPDX-License-Identifier: MIT
// Trips, cubes, counters and losses in detail (MK-5).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Trips, MK_5_2_spain_italy_and_newfoundland_cost_counters) {
  for (const auto& [place, price] : {std::pair{"spain", 1}, std::pair{"italy", 2}, std::pair{"newfoundland", 3}}) {
    Table t(2);
    t.set(join("'stage': 'travel', 'cubes': {'spain': 0}, 'token': '", place, "'"),
          {{A, join("'counters': ", std::to_string(price - 1))}});
    EXPECT_EQ(t.refused(join("go:", place)), "MK-5.2");
    t.set(join("'stage': 'travel', 'cubes': {'spain': 0}, 'token': '", place, "'"), {{A, "'counters': 5"}});
    t.play(join("go:", place));  // also where the token stands already
    EXPECT_EQ(t.counters(A), 5 - price);
    EXPECT_THAT(t.events(), Contains(join("0 paid-time ", std::to_string(price), " MK-5.2")));
  }
}

TEST(Trips, MK_5_3_none_one_two_and_three_cubes) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'russia': 0}");
  t.play("go:russia");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.count("took"), 0);
  t.set("'stage': 'travel', 'cubes': {'russia': 2}");
  t.play("go:russia");
  EXPECT_EQ(t.goods(A), "{'ham':1,'fish_oil':1}");
  EXPECT_EQ(t.cubes("russia"), 0);
  t.set("'stage': 'travel', 'cubes': {'russia': 3}");
  t.play("go:russia");
  EXPECT_EQ(t.refused("split:0"), "MK-5.3");
  EXPECT_EQ(t.refused("split:3"), "MK-5.3");
  t.play("split:2");
  EXPECT_EQ(t.goods(A), "{'ham':2,'fish_oil':1}");
}

TEST(Trips, MK_5_3_nothing_is_taken_on_a_minor_place) {
  Table t(2);
  t.set("'stage': 'travel'");
  t.play("go:denmark");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.at("cubes"),
            "{'hamburg':1,'danzig':1,'sweden':1,'russia':1,'dutch_republic':1,'england':1,'france':1,'spain':1}");
}

TEST(Trips, MK_5_4_two_of_each_own_card_of_the_place) {
  Table t(2);
  t.set("'stage': 'travel'", {{A, "'bonus': ['N07', 'N08', 'N01']"}, {B, "'bonus': ['N13']"}});
  t.play("go:denmark");
  EXPECT_EQ(t.goods(A), "{'livestock':2,'ham':2}");
  t.set("'stage': 'travel'", {{A, "'counters': 2, 'bonus': ['N07']"}, {B, "'bonus': ['N13']"}});
  t.play("go:italy");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.goods(B), "{}");  // another's card gives nothing without joining
}

TEST(Trips, MK_5_5_thresholds_of_the_minor_places) {
  const std::string_view before =
      "'cubes': {'hamburg': 0, 'danzig': 1, 'sweden': 2, 'russia': 3, 'dutch_republic': 4, 'england': 1, 'france': 2, "
      "'spain': 3}";
  for (const auto& [place, after] :
       {std::pair{"newfoundland",
                  "{'hamburg':1,'danzig':2,'sweden':3,'russia':4,'dutch_republic':5,'england':2,'france':3,'spain':4}"},
        std::pair{"italy",
                  "{'hamburg':0,'danzig':2,'sweden':3,'russia':4,'dutch_republic':5,'england':2,'france':3,'spain':4}"},
        std::pair{"denmark",
                  "{'hamburg':0,'danzig':1,'sweden':3,'russia':4,'dutch_republic':5,'england':1,'france':3,'spain':4}"},
        std::pair{
            "bohemia",
            "{'hamburg':0,'danzig':1,'sweden':2,'russia':4,'dutch_republic':5,'england':1,'france':2,'spain':4}"}}) {
    Table t(2);
    t.set(join("'stage': 'travel', ", before), {{A, "'counters': 3"}});
    t.play(join("go:", place));
    EXPECT_EQ(t.at("cubes"), after) << place;
  }
}

TEST(Trips, MK_5_6_what_every_place_gives) {
  for (const auto& [place, gain] : {std::pair{"hamburg", 2}, std::pair{"danzig", 1}, std::pair{"sweden", 1},
                                    std::pair{"dutch_republic", 1}, std::pair{"bohemia", 1}, std::pair{"denmark", 1},
                                    std::pair{"russia", 0}, std::pair{"england", 0}, std::pair{"france", 0}}) {
    Table t(2);
    t.set(join("'stage': 'travel', 'token': '", place,
               "', 'cubes': {'hamburg': 0, 'danzig': 0, 'sweden': 0, 'russia': 0, 'dutch_republic': 0, 'england': 0, "
               "'france': 0}"));
    t.play(join("go:", place));
    EXPECT_EQ(t.counters(A), gain) << place;
    EXPECT_EQ(t.on_chart(), 16 - gain) << place;
  }
}

TEST(Trips, MK_8_2_the_turn_that_triggered_the_end_still_uses_the_chart) {
  Table t(2);
  t.set("'stage': 'travel', 'finale': 'triggered', 'chart': {'row': 3, 'left': 5}, 'cubes': {'sweden': 0}");
  t.play("go:sweden");
  EXPECT_EQ(t.number("chart.left"), 4);
}

// --- losses ---

constexpr std::string_view last_of_row = "'stage': 'travel', 'cubes': {'sweden': 0}, 'chart': {'row': 3, 'left': 1}";
constexpr std::string_view last_of_all = "'stage': 'travel', 'cubes': {'sweden': 0}, 'chart': {'row': 4, 'left': 1}";

TEST(Losses, MK_5_7_single_letters_cost_one_and_double_ones_two) {
  Table t(2);
  t.set("'stage': 'redirect_loss', 'token': 'sweden', 'loss': {'letter': 'D'}", {{A, "'goods': {'iron': 3}"}});
  t.play("bear");
  EXPECT_EQ(t.goods(A), "{'iron':2}");
  t.set(join(last_of_all, ", 'letters': {'DD': 2}"), {{A, "'goods': {'iron': 3}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.goods(A), "{'iron':1}");
  EXPECT_THAT(t.events(), AllOf(Contains("letter DD MK-5.7"), Contains("0 lost iron MK-5.9")));
}

TEST(Losses, MK_5_8_a_double_letter_cannot_be_redirected) {
  Table t(2);
  t.set(join(last_of_row, ", 'letters': {'DD': 2, 'EE': 2}"),
        {{A, "'goods': {'iron': 2, 'coal': 2, 'fabric': 2, 'calfskin': 2}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.decision(), "loss");
  EXPECT_EQ(t.refused("redirect"), "MK-5.9");
}

TEST(Losses, MK_5_8_after_a_redirect_the_first_letter_has_no_effect) {
  Table t(2);
  t.set(
      "'stage': 'redirect_loss', 'token': 'sweden', 'loss': {'letter': 'D'}, 'chart': {'row': 4}, 'letters': {'E': 2}",
      {{A, "'goods': {'iron': 1, 'fabric': 2}"}});
  EXPECT_EQ(t.refused("done"), "MK-5.8");
  t.play("redirect");
  EXPECT_EQ(t.goods(A), "{'iron':1,'fabric':1}");
}

TEST(Losses, MK_5_9_the_active_player_first_then_clockwise) {
  Table t(3);
  const std::string two = "'goods': {'iron': 1, 'coal': 1}";
  t.set("'stage': 'redirect_loss', 'token': 'sweden', 'turn': 1, 'to_move': 1, 'loss': {'letter': 'D'}",
        {{A, two}, {B, two}, {C, two}});
  t.play("bear");
  Texts asked;
  while (t.decision() == "loss") {
    asked.push_back(std::to_string(t.to_move()));
    t.play("lose:coal");
  }
  EXPECT_THAT(asked, ElementsAre("1", "2", "0"));
  for (const Seat seat : {A, B, C}) EXPECT_EQ(t.goods(seat), "{'iron':1}");
}

TEST(Losses, MK_5_9_supply_cubes_are_safe_unless_their_owner_gives_them) {
  Table t(2);
  t.set("'stage': 'loss', 'token': 'sweden', 'loss': {'letter': 'DD'}",
        {{A, "'goods': {'iron': 1}, 'supply': ['black', 'grey', 'red']"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("lose:iron", "lose-cube:iron", "lose-cube:copper", "lose-cube:coal"));
  EXPECT_EQ(t.refused("lose-cube:fabric"), "MK-5.9");  // another column
  t.play("lose:iron");
  EXPECT_EQ(t.supply(A), "['black','grey','red']");  // nothing is left there: A is done
  t.set("'stage': 'loss', 'token': 'sweden', 'loss': {'letter': 'DD'}",
        {{A, "'goods': {'iron': 1}, 'supply': ['black', 'grey']"}});
  t.play("lose-cube:copper", "lose-cube:coal");
  EXPECT_EQ(t.goods(A), "{'iron':1}");
  EXPECT_EQ(t.supply(A), "[]");
}

TEST(Losses, MK_7_4_a_letter_seen_is_not_drawn_again) {
  Table t(2);
  t.set(join(last_of_row, ", 'letters': {'DD': 1, 'EE': 1, 'FF': 1}"));
  t.play("go:sweden");
  EXPECT_EQ(
      t.state().letters[letter_of(3, 2)] + t.state().letters[letter_of(4, 2)] + t.state().letters[letter_of(5, 2)], 2);
  // A counter shown and taken before the end of its row is gone with its letter.
  t.set("'stage': 'travel', 'cubes': {'sweden': 0}, 'chart': {'row': 4, 'left': 8, 'shown': 'EE'}");
  t.play("go:sweden");
  EXPECT_EQ(t.at("chart.shown"), "absent");
  EXPECT_EQ(t.number("letters.EE"), 1);
}

}  // namespace
}  // namespace fondaco::merkator
