// SPDX-License-Identifier: MIT
// The worked examples on trips, goods, counters and losses.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Examples, MK_E1_MK_5_3_MK_5_5_russia_with_three_cubes) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'sweden': 2, 'danzig': 0, 'russia': 3}");
  t.play("go:russia");
  EXPECT_EQ(t.decision(), "split");
  EXPECT_THAT(t.legal(), ElementsAre("split:1", "split:2"));
  t.play("split:1");
  EXPECT_EQ(t.goods(A), "{'ham':1,'fish_oil':2}");
  EXPECT_EQ(t.at("cubes"),
            "{'hamburg':1,'danzig':1,'sweden':3,'russia':0,'dutch_republic':1,'england':1,'france':1,'spain':1}");
  EXPECT_EQ(t.counters(A), 0);
  EXPECT_EQ(t.on_chart(), 16);
}

TEST(Examples, MK_E2_two_cubes_give_one_of_each) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'sweden': 2}");
  t.play("go:sweden");
  EXPECT_EQ(t.goods(A), "{'iron':1,'copper':1}");
  EXPECT_THAT(t.events(), Contains("0 took iron 1 MK-5.3"));
}

TEST(Examples, MK_E3_one_cube_is_a_choice) {
  for (const auto& [move, goods] : {std::pair{"split:1", "{'iron':1}"}, std::pair{"split:0", "{'copper':1}"}}) {
    Table t(2);
    t.set("'stage': 'travel'");
    t.play("go:sweden");
    EXPECT_THAT(t.legal(), ElementsAre("split:0", "split:1"));
    t.play(move);
    EXPECT_EQ(t.goods(A), goods);
    EXPECT_EQ(t.cubes("hamburg") + t.cubes("danzig") + t.cubes("russia"), 6);
    EXPECT_EQ(t.cubes("sweden"), 0);
    EXPECT_EQ(t.cubes("england"), 1);
    EXPECT_EQ(t.counters(A), 1);
    EXPECT_EQ(t.on_chart(), 15);
  }
}

TEST(Examples, MK_E4_five_cubes_are_divided_but_not_one_sided) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'england': 5}");
  t.play("go:england");
  EXPECT_THAT(t.legal(), ElementsAre("split:1", "split:2", "split:3", "split:4"));
  EXPECT_EQ(t.refused("split:5"), "MK-5.3");
  EXPECT_EQ(t.refused("split:0"), "MK-5.3");
  EXPECT_FALSE(t.exists("supply:grey"));
  t.play("split:4");
  EXPECT_EQ(t.goods(A), "{'fabric':4,'coal':1}");
  EXPECT_EQ(t.supply(A), "[]");
}

TEST(Examples, MK_E5_MK_5_4_MK_6_11_a_bonus_card_for_the_active_player_and_for_a_joiner) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'hamburg': 0}", {{A, "'bonus': ['N01']"}});
  t.play("go:hamburg");
  EXPECT_EQ(t.goods(A), "{'saltpeter':2}");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_THAT(t.events(), Contains("0 bonus saltpeter 2 MK-5.4"));

  t.set("'stage': 'travel', 'to_move': 1, 'cubes': {'hamburg': 0}", {{A, "'bonus': ['N01'], 'counters': 1"}});
  t.play("go:hamburg");
  EXPECT_EQ(t.decision(), "join");
  t.play("join");
  EXPECT_EQ(t.goods(A), "{'saltpeter':1}");
  EXPECT_EQ(t.counters(A), 0);
  EXPECT_EQ(t.counters(B), 3);
  EXPECT_THAT(t.events(), Contains("0 bonus saltpeter 1 MK-6.11"));
}

TEST(Examples, MK_E6_MK_1_7_bohemia_adds_where_three_cubes_lie) {
  Table t(2);
  t.set(
      "'stage': 'travel', 'cubes': {'hamburg': 3, 'danzig': 2, 'sweden': 4, 'russia': 0, 'dutch_republic': 3, "
      "'england': 1, 'france': 5, 'spain': 2}");
  t.play("go:bohemia");
  EXPECT_EQ(t.at("cubes"),
            "{'hamburg':4,'danzig':2,'sweden':5,'russia':0,'dutch_republic':4,'england':1,'france':6,'spain':2}");
  EXPECT_EQ(t.counters(A), 1);
  EXPECT_EQ(t.goods(A), "{}");
}

TEST(Examples, MK_E7_newfoundland_costs_three_counters_and_feeds_all) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'spain': 0}", {{A, "'counters': 3"}});
  t.play("go:newfoundland");
  EXPECT_EQ(t.counters(A), 0);
  EXPECT_EQ(t.cubes("spain"), 1);
  EXPECT_EQ(t.cubes("hamburg"), 2);
  EXPECT_THAT(t.events(), Contains("0 paid-time 3 MK-5.2"));
  t.set("'stage': 'travel'", {{A, "'counters': 2"}});
  EXPECT_EQ(t.refused("go:newfoundland"), "MK-5.2");
}

TEST(Examples, MK_E8_MK_5_2_how_many_places_are_open) {
  for (int counters = 0; counters <= 3; ++counters) {
    Table t(2);
    t.set("'stage': 'travel', 'token': 'spain'", {{A, join("'counters': ", std::to_string(counters))}});
    EXPECT_EQ(t.legal().size(), 9U + static_cast<unsigned>(counters));
    EXPECT_EQ(t.refused("go:spain"), counters == 0 ? "MK-5.2" : "");
  }
}

TEST(Examples, MK_E20_MK_5_9_a_double_letter_takes_two_of_the_column) {
  Table t(3);
  t.set("'stage': 'travel', 'chart': {'row': 4, 'left': 1}, 'letters': {'AA': 2}, 'cubes': {'sweden': 0}",
        {{A, "'goods': {'ham': 1}"}, {B, "'supply': ['green']"}, {C, "'goods': {'grain': 2, 'livestock': 1}"}});
  t.play("go:sweden");
  EXPECT_EQ(t.goods(A), "{}");          // A's only one
  EXPECT_EQ(t.supply(B), "['green']");  // not asked
  EXPECT_EQ(t.decision(), "loss");
  EXPECT_EQ(t.to_move(), C);
  EXPECT_THAT(t.legal(), UnorderedElementsAre("lose:livestock", "lose:grain"));
  EXPECT_EQ(t.refused("lose:ham"), "MK-5.9");
  EXPECT_EQ(t.refused("lose:iron"), "MK-5.9");
  t.play("lose:grain", "lose:livestock");
  EXPECT_EQ(t.goods(C), "{'grain':1}");
}

TEST(Examples, MK_E21_MK_5_8_a_single_letter_may_be_redirected_once) {
  Table t(3);
  t.set(
      "'stage': 'redirect_loss', 'token': 'sweden', 'chart': {'row': 4}, 'letters': {'EE': 2}, 'loss': {'letter': 'C'}",
      {{A, "'goods': {'muskets': 1, 'fabric': 3}"}, {B, "'goods': {'calfskin': 1}"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("redirect", "bear"));
  t.play("redirect");
  EXPECT_THAT(t.events(), Contains("0 shown EE MK-5.8"));
  EXPECT_EQ(t.goods(A), "{'muskets':1,'fabric':1}");
  EXPECT_EQ(t.goods(B), "{}");
  EXPECT_EQ(t.count("shown"), 1);  // a second redirect is not asked
  EXPECT_EQ(t.at("chart"), "{'side':'ultimo','row':4,'left':8,'shown':'EE'}");
  EXPECT_EQ(t.at("letters"), "{'EE':1}");
}

TEST(Examples, MK_E22_MK_R3_MK_R4_hamburg_across_two_rows) {
  Table t(3);
  t.set("'stage': 'travel', 'chart': {'row': 3, 'left': 1}, 'letters': {'A': 5, 'B': 5}, 'cubes': {'hamburg': 0}");
  t.play("go:hamburg");
  EXPECT_EQ(t.decision(), "redirect_loss");
  EXPECT_EQ(t.at("chart"), "{'side':'ultimo','row':4,'left':7}");
  t.play("redirect");
  EXPECT_EQ(t.number("chart.left"), 7);
  EXPECT_NE(t.at("chart.shown"), "absent");  // the second counter of row 4
}

TEST(Examples, MK_E25_MK_8_1_MK_8_2_MK_8_3_the_last_counter_brings_the_final_round) {
  Table t(3);
  t.set("'stage': 'travel', 'to_move': 1, 'chart': {'row': 4, 'left': 1}, 'cubes': {'hamburg': 0}, 'letters': {'A': 5}",
        {{C, "'goods': {'ham': 1}"}});
  t.play("go:hamburg");
  EXPECT_EQ(t.counters(B), 2);  // one from the chart, one from the reserve
  EXPECT_EQ(t.on_chart(), 0);
  EXPECT_EQ(t.count("letter"), 1);
  EXPECT_EQ(t.count("shown"), 0);
  EXPECT_EQ(t.goods(C), "{}");
  EXPECT_THAT(t.events(), Contains("1 triggered chart MK-8.1"));
  Texts order;
  while (!t.over()) {
    order.push_back(std::to_string(t.state().turn));
    t.trip("bohemia");
  }
  EXPECT_THAT(order, ElementsAre("2", "0", "1"));
}

TEST(Examples, MK_E46_MK_7_3_MK_R31_what_a_counter_shows_is_drawn_from_the_letters_not_seen) {
  Table t(3);
  t.set(
      "'stage': 'travel', 'chart': {'row': 4, 'left': 1}, 'cubes': {'sweden': 0}, 'letters': {'A': 5, 'AA': 2, 'B': 4, "
      "'BB': 2, 'C': 5, 'CC': 2, 'D': 5, 'DD': 2, 'E': 5, 'EE': 1, 'F': 5, 'FF': 2}");
  const State state = t.state();
  std::map<std::string, int> shown;
  Rng rng(5);
  constexpr int draws = 8000;
  for (int i = 0; i < draws; ++i) {
    t.set(t.game().resample(state, Viewer::seat(i % 3 == 0 ? A : B), rng));
    t.play("go:sweden");
    for (const std::string& event : t.events()) {
      if (event.find("letter") != std::string::npos) ++shown[event.substr(event.find("letter") + 7, 2)];
    }
  }
  EXPECT_NEAR(shown["B "], draws * 4 / 40, 120);
  EXPECT_NEAR(shown["EE"], draws * 1 / 40, 60);
  EXPECT_NEAR(shown["A "], draws * 5 / 40, 130);
}

TEST(Examples, MK_E34_MK_R34_no_two_linked_places_are_empty) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Table t(static_cast<Seat>(1 + seed % 4));
    t.start(seed);
    t.play_out(seed, [&] {
      for (unsigned place = 0; place < t.edition().majors; ++place) {
        for_each_bit(t.edition().place[place].linked, [&](unsigned other) {
          ASSERT_GT(t.state().cubes[place] + t.state().cubes[other], t.decision() == "split" ? -1 : 0);
        });
      }
    });
  }
}

}  // namespace
}  // namespace fondaco::merkator
