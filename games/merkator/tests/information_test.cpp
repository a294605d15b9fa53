// SPDX-License-Identifier: MIT
// What is known to whom (MK-7).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Information, MK_7_1_what_everybody_sees) {
  Table t(2, {{"advanced_hand", "on"}});
  t.set(
      "'token': 'russia', 'cubes': {'spain': 4}, 'chart': {'row': 4, 'left': 3}, 'bonus_display': ['N01'], "
      "'building_display': ['B12'], 'piles': {'7': ['C07_DAN', 'C07_SWE', 'C07_RUS']}",
      {{A,
        "'goods': {'ham': 2}, 'supply': ['red'], 'counters': 5, 'coins': 7, 'contracts': ['C05_RUS'], "
        "'bonus': ['N02'], 'buildings': ['B11'], 'hand': 'C06_HAM'"}});
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(A), Viewer::seat(B)}) {
    const auto sees = [&](std::string_view path, std::string_view text) {
      EXPECT_EQ(t.view(viewer, path), text) << path;
    };
    sees("token", "'russia'");
    sees("cubes.spain", "4");
    sees("chart", "{'side':'ultimo','row':4,'left':3}");
    sees("bonus_display", "['N01',null,null,null]");
    sees("building_display", "['B12',null,null,null]");
    sees("piles.7", "['C07_DAN','C07_SWE','C07_RUS']");
    sees("players.0",
         "{'contracts':['C05_RUS'],'bonus':['N02'],'buildings':['B11'],'goods':{'ham':2},'supply':['red'],"
         "'counters':5,'coins':7,'hand':'C06_HAM'}");
    sees("seed", "absent");
    sees("dice", "absent");
  }
}

TEST(Information, MK_7_2_the_discards_are_known) {
  Table t(2);
  t.set("", {{A, "'contracts': ['C02_HAM', 'C03_HAM', 'C04_HAM']"}});
  t.play("sell:C04_HAM");
  EXPECT_EQ(t.spectator("discard"), "['C02_DAN','C02_SWE','C02_DUT','C02_DEN','C04_HAM']");  // those of set-up too
}

TEST(Information, MK_7_3_the_order_of_a_pile_is_hidden_from_everybody) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': ['C06_HAM', 'C06_DAN', 'C06_SWE', 'C06_ENG']}"),
        {{A, std::string(fulfils_a_five)}});
  const State before = t.state();
  std::map<std::string, int> tops;
  Rng rng(3);
  for (int i = 0; i < 600; ++i) {
    t.set(t.game().resample(before, Viewer::seat(A), rng));
    t.play("fulfil:C05_RUS");
    ++tops[t.top(6)];
    EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  }
  EXPECT_EQ(tops.size(), 3U);  // the top was seen
  for (const auto& [card, count] : tops) EXPECT_NEAR(count, 200, 60) << card;
}

TEST(Information, MK_7_3_the_order_inside_the_solo_stack_is_hidden) {
  Table t(1);
  t.set("'stage': 'travel', 'cubes': {'russia': 0}, 'stack': ['C08_HAM', 'C08_ENG', 'C09_DAN', 'C10_ENG']");
  const State before = t.state();
  std::map<std::string, int> laid;
  Rng rng(3);
  for (int i = 0; i < 300; ++i) {
    t.set(t.game().resample(before, Viewer::seat(A), rng));
    t.play("go:russia");
    ++laid[t.top(8)];
  }
  EXPECT_EQ(laid.size(), 2U);  // those of value 8 lie above the others
  EXPECT_NEAR(laid["C08_HAM"], 150, 45);
}

TEST(Information, MK_7_4_cards_laid_under_the_deck_stay_in_their_known_order) {
  Table t(1);
  t.set("'bonus_display': ['N01'], 'bonus_deck': [], 'bonus_under': ['N12', 'N11']",
        {{A, "'contracts': ['C02_HAM', 'C07_DAN']"}});
  EXPECT_EQ(t.spectator("bonus_under"), "['N12','N11']");
  t.play("buy:N01");
  EXPECT_EQ(t.at("bonus_display.0"), "N12");
  EXPECT_EQ(t.learned(), SeatSet::none());
}

TEST(Information, MK_7_5_all_see_the_same) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Table t(3, {{"advanced_hand", "on"}});
    t.start(seed);
    t.play_out(seed, [&] {
      const std::string seen = t.view(Viewer::spectator());
      for (Seat seat = 0; seat < 3; ++seat) ASSERT_EQ(t.view(Viewer::seat(seat)), seen);
      ASSERT_EQ(seen.find("seed"), std::string::npos);
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

}  // namespace
}  // namespace fondaco::merkator
