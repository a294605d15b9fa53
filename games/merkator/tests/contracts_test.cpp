// SPDX-License-Identifier: MIT
// Contracts, payment and joining (MK-6), with their decisions.
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

TEST(Contracts, MK_6_1_MK_D6_one_after_the_other_in_any_order) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'england'",
        {{A,
          "'contracts': ['C03_ENG', 'C06_ENG', 'C05_RUS'], 'goods': {'livestock': 2, 'citrus_fruit': 2, 'ham': 2, "
          "'saltpeter': 2, 'muskets': 2}"}});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("done", "fulfil:C03_ENG", "fulfil:C06_ENG"));
  EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.1");  // names another place
  EXPECT_EQ(t.refused("fulfil:C07_ENG"), "MK-6.1");  // another player's
  t.play("fulfil:C06_ENG", "fulfil:C03_ENG");
  EXPECT_EQ(t.goods(A), "{'muskets':2,'saltpeter':2}");
}

TEST(Contracts, MK_6_8_any_number_outside_phase_one) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'england', 'piles': {'4': ['C04_HAM', 'C04_DAN']}",
        {{A,
          "'contracts': ['C03_ENG', 'C04_SWE', 'C05_HAM', 'C05_DAN', 'C06_HAM', 'C06_DAN', 'C07_DAN'], "
          "'goods': {'livestock': 2}"}});
  t.play("fulfil:C03_ENG");
  EXPECT_EQ(t.state().owned[A].size(), 8U);
}

TEST(Contracts, MK_6_9_MK_R8_the_peace_cannot_be_fulfilled_but_sold) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'russia'", {{A, "'contracts': ['C14_PEACE']"}});
  EXPECT_EQ(t.refused("fulfil:C14_PEACE"), "MK-6.9");
  t.set("", {{A, "'contracts': ['C14_PEACE', 'C02_HAM']"}});
  t.play("sell:C14_PEACE");
  EXPECT_EQ(t.coins(A), 14);
  t.set("'stage': 'fulfil', 'token': 'france', 'piles': {'14': []}, 'discard': ['C14_PEACE']",
        {{A, "'contracts': ['C10_FRA'], 'goods': {'spice': 2, 'ham': 2, 'muskets': 2, 'fabric': 1}"}});
  t.play("fulfil:C10_FRA");
  EXPECT_TRUE(t.owns(A, "C14_PEACE"));  // comes back
}

TEST(Contracts, MK_R9_without_cards_of_both_levels_there_is_nothing) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': [], '5': []}, 'discard': ['C05_HAM']",
        {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_TRUE(t.owns(A, "C05_HAM"));  // the level just fulfilled, made of its discards
  t.set("'stage': 'fulfil', 'token': 'russia', 'piles': {'6': [], '5': []}",
        {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.contracts(A), "['C05_RUS']");
}

TEST(Contracts, MK_6_12_MK_6_13_MK_R11_MK_D9_joining_for_nothing_but_the_bonus_good) {
  Table t(2);
  t.set("'stage': 'join', 'token': 'russia', 'turn': 0, 'to_move': 1", {{B, "'counters': 2, 'bonus': ['N09']"}});
  EXPECT_THAT(t.legal(), ElementsAre("join", "stay"));
  t.play("join");
  EXPECT_EQ(t.goods(B), "{'copper':1}");
  EXPECT_EQ(t.state().turn, B);  // and only once: the next turn has begun
}

TEST(Contracts, MK_R10_joiners_decide_one_after_the_other) {
  Table t(3);
  t.set(
      "'stage': 'travel', 'to_move': 1, 'cubes': {'russia': 0}",
      {{A, "'counters': 1"}, {C, "'counters': 1, 'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}"}});
  t.play("go:russia");
  EXPECT_EQ(t.to_move(), C);
  t.play("join");
  EXPECT_EQ(t.decision(), "fulfil");
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.to_move(), A);  // when A has finished, the next player decides
  EXPECT_EQ(t.decision(), "join");
  EXPECT_EQ(t.counters(B), 1);
}

/// All ways to pay, tried out: goods made of cubes in every way, exchanges in every way.
bool payable_by_trial(Goods goods, unsigned supply, unsigned counters, Goods due, GoodSet category, unsigned units) {
  for (unsigned good = 0; good < max_goods; ++good) {
    if (due[good] == 0) continue;
    --due[good];
    const auto rest = [&](const Goods& left, unsigned cubes, unsigned time) {
      return payable_by_trial(left, cubes, time, due, category, units);
    };
    if (goods[good] > 0) {
      Goods left = goods;
      --left[good];
      if (rest(left, supply, counters)) return true;
    }
    if (((supply >> (good / 2)) & 1U) != 0 && rest(goods, supply & ~(1U << (good / 2)), counters)) return true;
    if (counters >= 4 && rest(goods, supply, counters - 4)) return true;
    for (unsigned source = 0; source < max_goods; ++source) {
      Goods left = goods;
      unsigned cubes = supply;
      if (left[source] >= 4) {
        left[source] = static_cast<std::uint8_t>(left[source] - 4);
      } else if (left[source] == 3 && ((supply >> (source / 2)) & 1U) != 0) {
        left[source] = 0;
        cubes &= ~(1U << (source / 2));
      } else {
        continue;
      }
      if (rest(left, cubes, counters)) return true;
    }
    return false;
  }
  if (units == 0) return true;
  bool yes = false;
  for_each_bit(category, [&](unsigned good) {
    if (yes) return;
    Goods more{};
    ++more[good];
    yes = payable_by_trial(goods, supply, counters, more, category, units - 1);
  });
  return yes;
}

TEST(Contracts, MK_6_14_the_test_agrees_with_trying_everything) {
  Table t(2);
  Rng rng(12);
  int payable = 0;
  for (int round = 0; round < 3000; ++round) {
    const unsigned which = rng.index(t.edition().contracts - 1U);
    const Contract& contract = t.edition().contract[which];
    if (contract.different > 0) continue;
    Means means;
    for (unsigned good = 0; good < max_goods; ++good) {
      const std::uint32_t draw = rng.index(12);
      means.goods[good] = static_cast<std::uint8_t>(draw < 6 ? 0 : draw < 9 ? 1 : draw < 10 ? 3 : draw - 7);
    }
    means.supply = static_cast<std::uint8_t>(rng.index(256) & rng.index(256));
    means.counters = static_cast<std::uint8_t>(rng.index(6));
    const GoodSet category = contract.column == no_column ? GoodSet{0} : t.edition().column[contract.column].goods;
    const bool expected =
        payable_by_trial(means.goods, means.supply, means.counters, contract.goods, category, contract.of_column);
    EXPECT_EQ(t.game().payable(means, which), expected) << contract.id.text();
    payable += expected ? 1 : 0;
  }
  EXPECT_GT(payable, 200);
}

TEST(Contracts, MK_D7_categories_in_order_and_types_left_out) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'sweden'",
        {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'vegetables': 2, 'plums': 1, 'citrus_fruit': 2}"}});
  t.play("fulfil:C06_SWE");
  EXPECT_EQ(t.decision(), "category_type");
  EXPECT_THAT(t.legal(), ElementsAre("with:vegetables", "with:plums"));  // there are no three citrus fruits
  EXPECT_EQ(t.refused("with:calfskin"), "MK-6.3");
  t.play("with:plums");
  EXPECT_EQ(t.goods(A), "{'vegetables':2}");  // two citrus fruits are all that can follow

  t.set("'stage': 'fulfil', 'token': 'hamburg'",
        {{A,
          "'contracts': ['C10_HAM'], 'supply': ['red', 'blue'], 'goods': {'livestock': 1, 'muskets': 1, 'grain': 1, "
          "'saltpeter': 1, 'iron': 1, 'copper': 1, 'ham': 1, 'fish_oil': 1, 'vegetables': 1, 'calfskin': 1, "
          "'plums': 1}"}});
  t.play("fulfil:C10_HAM");
  EXPECT_EQ(t.decision(), "leave_out");
  // 14 types within reach, 12 due; of citrus fruit and spice one stays away in any case
  EXPECT_EQ(t.refused("without:fabric"), "MK-6.15");
  t.play("without:livestock");
  EXPECT_THAT(t.legal(), ElementsAre("without:citrus_fruit", "without:spice"));
  t.play("without:spice");
  EXPECT_EQ(t.goods(A), "{'livestock':1}");
  EXPECT_EQ(t.supply(A), "[]");
}

TEST(Contracts, MK_6_14_MK_6_15_three_goods_and_a_cube_are_four) {
  Table t(2);
  t.set("'stage': 'fulfil', 'token': 'russia'",
        {{A, "'contracts': ['C05_RUS'], 'supply': ['grey'], 'goods': {'saltpeter': 2, 'muskets': 1, 'coal': 3}"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "[]");
}

}  // namespace
}  // namespace fondaco::merkator
