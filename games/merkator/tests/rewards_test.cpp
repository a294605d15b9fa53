// SPDX-License-Identifier: MIT
// What a fulfilled contract brings (MK-6.1, MK-6.5 … MK-6.9).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Rewards, MK_6_5_the_next_level_of_every_value) {
  for (const auto& [fulfilled, next] :
       {std::pair{2, 3}, std::pair{3, 4}, std::pair{4, 5}, std::pair{5, 6}, std::pair{6, 7}, std::pair{7, 8},
        std::pair{8, 9}, std::pair{9, 10}, std::pair{10, 14}}) {
    Table t(2);
    const Edition& e = t.edition();
    for (unsigned i = 0; i < e.contracts; ++i) {
      if (e.contract[i].value != fulfilled || e.contract[i].different > 0) continue;
      std::string goods;
      for (unsigned good = 0; good < max_goods; ++good)
        goods += join(goods.empty() ? "'" : ", '", e.good[good].id.text(), "': 5");
      t.set(join("'stage': 'fulfil', 'token': '", e.place[e.contract[i].place].id.text(), "'"),
            {{A, join("'contracts': ['", e.contract[i].id.text(), "'], 'goods': {", goods, "}")}});
      const std::string top = t.top(next);
      t.play(join("fulfil:", e.contract[i].id.text()));
      while (t.decision() != "fulfil" && t.to_move() == A && t.state().owned[A].size() == 1)
        t.play(t.offers("enough") ? "enough" : t.legal().front());
      EXPECT_TRUE(t.owns(A, top)) << fulfilled;
      break;
    }
  }
}

TEST(Rewards, MK_6_1_once_in_a_turn_and_again_in_the_next) {
  Table t(2, {{"no_join", "on"}});
  t.set(in_russia, {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 4, 'muskets': 4}, 'supply': ['red']"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.1");
  t.play("done");
  t.pass();
  t.trip("bohemia");
  EXPECT_EQ(t.to_move(), A);
  t.play("go:russia", "split:0");
  EXPECT_EQ(t.allowed_by("fulfil:C05_RUS"), "MK-6.14");
}

TEST(Rewards, MK_6_1_fulfilling_is_optional) {
  Table t(2);
  t.set(in_russia, {{A, std::string(fulfils_a_five)}});
  EXPECT_EQ(t.allowed_by("done"), "MK-6.1");
  t.play("done");
  EXPECT_EQ(t.goods(A), "{'muskets':2,'saltpeter':2}");
}

TEST(Rewards, MK_6_6_all_discards_of_the_level_form_the_pile_anew) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': []}, 'discard': ['C06_HAM', 'C06_DAN', 'C06_SWE', 'C05_HAM']"),
        {{A, std::string(fulfils_a_five)}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ((t.state().unseen & t.game().of_level(4)).size(), 1U);
  EXPECT_NE(t.top(6), "absent");
  EXPECT_THAT(t.at("discard"), AllOf(HasSubstr("C05_HAM"), Not(HasSubstr("C06"))));
  EXPECT_THAT(t.events(), Contains("reshuffled 6 MK-6.6"));
}

TEST(Rewards, MK_6_6_a_pile_is_not_refilled_before_it_is_needed) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': ['C06_ENG']}, 'discard': ['C06_HAM']"), {{A, std::string(fulfils_a_five)}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.top(6), "absent");
  EXPECT_THAT(t.at("discard"), HasSubstr("C06_HAM"));
  EXPECT_EQ(t.count("reshuffled"), 0);
}

TEST(Rewards, MK_6_6_each_discard_is_equally_likely_on_top) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': []}, 'discard': ['C06_HAM', 'C06_DAN']"), {{A, std::string(fulfils_a_five)}});
  const State before = t.state();
  int hamburg = 0;
  Rng rng(4);
  for (int i = 0; i < 400; ++i) {
    t.set(t.game().resample(before, Viewer::seat(A), rng));
    t.play("fulfil:C05_RUS");
    hamburg += t.owns(A, "C06_HAM") ? 1 : 0;
  }
  EXPECT_NEAR(hamburg, 200, 50);
}

TEST(Rewards, MK_6_6_the_lowest_level_has_its_discards_from_set_up) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'sweden', 'piles': {'3': []}, 'discard': ['C02_DAN']",
        {{A, "'contracts': ['C02_SWE'], 'goods': {'saltpeter': 1, 'fish_oil': 1}"}, {B, "'contracts': ['C02_HAM']"}});
  t.play("fulfil:C02_SWE");
  EXPECT_EQ(t.state().owned[A].size(), 2U);
  EXPECT_EQ((t.state().owned[A] & t.game().of_level(0)).size(), 2U);
}

TEST(Rewards, MK_6_6_nothing_without_a_card_is_said) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': [], '5': []}"), {{A, std::string(fulfils_a_five)}});
  t.play("fulfil:C05_RUS");
  EXPECT_THAT(t.events(), Contains("0 unrewarded MK-6.6"));
}

TEST(Rewards, MK_6_7_the_new_contract_only_where_it_names_the_place) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': ['C06_HAM']}"),
        {{A, "'contracts': ['C05_RUS'], 'supply': ['red'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.refused("fulfil:C06_HAM"), "MK-6.1");
}

}  // namespace
}  // namespace fondaco::merkator
