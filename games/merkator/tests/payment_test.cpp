// SPDX-License-Identifier: MIT
// Paying contracts step by step (MK-6.3, MK-6.4, MK-6.14, MK-6.15).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

constexpr std::string_view in_sweden = "'stage': 'fulfil', 'token': 'sweden'";
constexpr std::string_view in_hamburg = "'stage': 'fulfil', 'token': 'hamburg'";

/// An office that owns C05_RUS (2 saltpeter, 2 muskets) and these goods.
Offices russian(std::string_view goods, std::string_view more = "") {
  return {{A, join("'contracts': ['C05_RUS'], 'goods': {", goods, "}", more)}};
}
/// C10_HAM, and ten types with one good each: all of Hamburg, Danzig, Sweden and Russia, vegetables and calfskin.
Offices hanseatic(std::string_view goods, std::string_view more = "") {
  return {{A, join("'contracts': ['C10_HAM'], 'goods': {'livestock': 1, 'muskets': 1, 'grain': 1, 'saltpeter': 1, "
                   "'iron': 1, 'copper': 1, 'ham': 1, 'fish_oil': 1, ",
                   goods, "}", more)}};
}

TEST(Payment, MK_6_2_the_goods_go_and_the_contract_stays) {
  Table t(2);
  t.set(in_russia, russian("'saltpeter': 3, 'muskets': 2, 'iron': 1"));
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.goods(A), "{'saltpeter':1,'iron':1}");
  EXPECT_TRUE(t.owns(A, "C05_RUS"));
  EXPECT_THAT(t.events(), AllOf(Contains("0 fulfilled C05_RUS MK-6.2"), Contains("0 delivered saltpeter 2 MK-6.2"),
                                Contains("0 delivered muskets 2 MK-6.2")));
}

TEST(Payment, MK_6_4_three_goods_or_three_counters_are_not_enough) {
  Table t(2);
  t.set("'stage': 'exchange', 'token': 'russia', 'payment': {'contract': 'C05_RUS'}",
        russian("'saltpeter': 2, 'muskets': 2, 'iron': 3, 'coal': 4", ", 'counters': 3"));
  EXPECT_THAT(t.legal(), UnorderedElementsAre("enough", "exchange:coal"));
  EXPECT_EQ(t.refused("exchange:iron"), "MK-6.4");
  EXPECT_EQ(t.refused("exchange-time"), "MK-6.4");
  EXPECT_EQ(t.refused("for:muskets"), "MK-6.15");
}

TEST(Payment, MK_6_4_several_exchanges_and_four_counters) {
  Table t(2);
  t.set(in_russia, russian("'iron': 8, 'coal': 4", ", 'counters': 5"));
  EXPECT_EQ(t.allowed_by("fulfil:C05_RUS"), "MK-6.14");
  t.play("fulfil:C05_RUS");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("exchange:iron", "exchange:coal", "exchange-time"));
  t.play("exchange-time", "for:muskets");
  EXPECT_THAT(t.events(), Contains("0 exchanged-time 4 muskets MK-6.4"));
  t.play("exchange:iron", "for:muskets", "exchange:iron");  // the rest has one way
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.counters(A), 1);
  EXPECT_EQ(t.state().owned[A].size(), 2U);
}

TEST(Payment, MK_6_4_seven_goods_and_their_cube_are_two_exchanges) {
  Table t(2);
  t.set(in_russia, russian("'muskets': 2, 'coal': 7", ", 'supply': ['grey']"));
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "[]");
  t.set(in_russia, russian("'muskets': 2, 'coal': 6", ", 'supply': ['grey']"));
  EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.14");
}

TEST(Payment, MK_6_4_an_exchange_takes_goods_before_the_cube) {
  Table t(2);
  t.set(in_russia, russian("'saltpeter': 1, 'muskets': 2, 'coal': 4", ", 'supply': ['grey']"));
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "['grey']");
}

TEST(Payment, MK_6_14_a_cube_helps_by_one_unit_only) {
  Table t(2);
  t.set(in_russia, russian("'muskets': 2", ", 'supply': ['yellow']"));
  EXPECT_EQ(t.refused("fulfil:C05_RUS"), "MK-6.14");  // two saltpeter are missing
  t.set(in_russia, russian("'muskets': 2, 'iron': 4", ", 'supply': ['yellow']"));
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.goods(A), "{}");  // the cube and four iron: there is no other way
  EXPECT_EQ(t.supply(A), "[]");
}

TEST(Payment, MK_6_15_an_exchange_must_leave_the_rest_payable) {
  Table t(2);
  t.set("'stage': 'exchange', 'token': 'russia', 'payment': {'contract': 'C05_RUS'}",
        russian("'saltpeter': 1, 'muskets': 4, 'iron': 4"));
  EXPECT_EQ(t.refused("enough"), "MK-6.15");            // a saltpeter is missing
  EXPECT_EQ(t.refused("exchange:muskets"), "MK-6.15");  // then two muskets would be
  t.set("'stage': 'replaces', 'token': 'russia', 'payment': {'contract': 'C05_RUS', 'source': 'iron'}",
        russian("'saltpeter': 1, 'muskets': 2, 'iron': 4"));
  EXPECT_EQ(t.refused("for:muskets"), "MK-6.15");  // the saltpeter would still be missing
  EXPECT_EQ(t.refused("for:iron"), "MK-6.15");     // not asked for
  EXPECT_EQ(t.refused("for-category"), "MK-6.15");
  EXPECT_THAT(t.legal(), ElementsAre("for:saltpeter"));
}

TEST(Payment, MK_R13_a_type_is_not_exchanged_for_itself) {
  Table t(2);
  t.set("'stage': 'replaces', 'token': 'russia', 'payment': {'contract': 'C05_RUS', 'source': 'muskets'}",
        russian("'saltpeter': 2, 'muskets': 6"));
  EXPECT_EQ(t.refused("for:muskets"), "MK-R13");
  EXPECT_THAT(t.legal(), ElementsAre("for:saltpeter"));
}

TEST(Payment, MK_6_3_each_mixture_of_a_category_has_one_order) {
  Table t(2);
  t.set(in_sweden,
        {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'vegetables': 3, 'plums': 3, 'citrus_fruit': 3}"}});
  t.play("fulfil:C06_SWE");
  EXPECT_THAT(t.legal(), ElementsAre("with:vegetables", "with:plums", "with:citrus_fruit"));
  t.play("with:plums");
  EXPECT_THAT(t.legal(), ElementsAre("with:plums", "with:citrus_fruit"));
  EXPECT_EQ(t.refused("with:vegetables"), "MK-6.15");
  EXPECT_EQ(t.refused("with:wine"), "MK-6.3");
  t.play("with:plums", "with:citrus_fruit");
  EXPECT_EQ(t.goods(A), "{'vegetables':3,'plums':1,'citrus_fruit':2}");
}

TEST(Payment, MK_6_3_a_cube_is_a_unit_of_the_category) {
  Table t(2);
  t.set(in_sweden, {{A, "'contracts': ['C06_SWE'], 'supply': ['red'], 'goods': {'calfskin': 2, 'plums': 2}"}});
  t.play("fulfil:C06_SWE");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "[]");
  EXPECT_THAT(t.events(), Contains("0 used-cube citrus_fruit MK-6.15"));
}

TEST(Payment, MK_6_4_an_exchange_for_a_unit_of_the_category) {
  Table t(2);
  t.set(in_sweden, {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'plums': 3, 'wine': 4}"}});
  t.play("fulfil:C06_SWE");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("enough", "exchange:wine"));
  t.play("exchange:wine");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("for:calfskin", "for-category"));
  t.play("for-category");
  EXPECT_THAT(t.events(), Contains("0 exchanged wine B MK-6.4"));
  EXPECT_EQ(t.goods(A), "{'plums':1}");  // two units of the category were left
}

TEST(Payment, MK_6_14_twelve_different_goods_by_sets_and_cubes) {
  Table t(2);
  const auto payable = [&](std::string_view goods, std::string_view more = "") {
    t.set(in_hamburg, hanseatic(goods, more));
    const std::string rule = t.refused("fulfil:C10_HAM");
    EXPECT_TRUE(rule.empty() || rule == "MK-6.14") << rule;
    return rule.empty();
  };
  // Eleven types with three more goods are no set; with four they are.
  EXPECT_FALSE(payable("'vegetables': 1, 'calfskin': 1, 'fabric': 4"));
  EXPECT_TRUE(payable("'vegetables': 1, 'calfskin': 1, 'fabric': 5"));
  // A cube is a new type, or the fourth good beyond the first.
  EXPECT_TRUE(payable("'vegetables': 1, 'calfskin': 1, 'fabric': 1", ", 'supply': ['blue']"));
  EXPECT_FALSE(payable("'vegetables': 1, 'calfskin': 1, 'fabric': 1", ", 'supply': ['green']"));
  EXPECT_TRUE(payable("'vegetables': 4, 'calfskin': 1, 'fabric': 1", ", 'supply': ['orange']"));
  EXPECT_FALSE(payable("'vegetables': 3, 'calfskin': 1, 'fabric': 1", ", 'supply': ['orange']"));
  EXPECT_FALSE(payable("'vegetables': 1, 'calfskin': 1", ", 'supply': ['blue']"));  // its two goods are one more type
  // Four counters are a type.
  EXPECT_TRUE(payable("'vegetables': 1, 'calfskin': 1, 'fabric': 1", ", 'counters': 4"));
  EXPECT_FALSE(payable("'vegetables': 1, 'calfskin': 1, 'fabric': 1", ", 'counters': 3"));
}

TEST(Payment, MK_6_15_types_are_left_out_in_order) {
  Table t(2);
  t.set(in_hamburg, hanseatic("'vegetables': 1, 'calfskin': 1, 'fabric': 2, 'coal': 1, 'plums': 1, 'wine': 1"));
  t.play("fulfil:C10_HAM");
  EXPECT_EQ(t.decision(), "leave_out");
  EXPECT_EQ(t.refused("without:wine"), "MK-6.15");   // the second one could not follow
  EXPECT_EQ(t.refused("without:spice"), "MK-6.15");  // there is none
  t.play("without:fabric");
  EXPECT_THAT(t.legal(), ElementsAre("without:coal", "without:plums", "without:wine"));
  EXPECT_EQ(t.refused("without:livestock"), "MK-6.15");
  EXPECT_EQ(t.refused("without:fabric"), "MK-6.15");
  t.play("without:plums");
  EXPECT_EQ(t.goods(A), "{'fabric':2,'plums':1}");
}

TEST(Payment, MK_6_15_of_two_types_on_one_cube_one_stays_away) {
  Table t(2);
  t.set(in_hamburg, hanseatic("'vegetables': 1, 'calfskin': 1, 'fabric': 1", ", 'supply': ['red']"));
  t.play("fulfil:C10_HAM");
  EXPECT_THAT(t.legal(), ElementsAre("without:citrus_fruit", "without:spice"));
  t.play("without:spice");
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_EQ(t.supply(A), "[]");
}

TEST(Payment, MK_6_15_goods_in_stock_first) {
  Table t(2);
  t.set(in_russia, russian("'saltpeter': 2, 'muskets': 1", ", 'supply': ['green', 'yellow']"));
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.supply(A), "['yellow']");  // the green cube for the musket that the stock lacked
  EXPECT_EQ(t.goods(A), "{}");
  EXPECT_THAT(t.events(), Contains("0 delivered muskets 1 MK-6.2"));
}

// --- whole payments at random ---

bool paying(const State& state) {
  return state.stage == Stage::exchange || state.stage == Stage::replaces || state.stage == Stage::category_type ||
         state.stage == Stage::leave_out;
}

/// Units delivered by these events: goods, cubes and exchanges.
unsigned delivered(const EventJournal& journal) {
  unsigned units = 0;
  for (const Event& event : journal.events()) {
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::delivered:
        units += static_cast<unsigned>(event.args[1].id);
        break;
      case EventKind::used_cube:
      case EventKind::exchanged:
      case EventKind::exchanged_time:
        ++units;
        break;
      default:
        break;
    }
  }
  return units;
}

/// An office in which contracts can often be paid, and seldom in one way only.
void furnish(State& state, Rng& rng) {
  const bool rich = rng.index(3) == 0;
  for (std::uint8_t& count : state.goods[A]) {
    const std::uint32_t draw = rng.index(10);
    count = static_cast<std::uint8_t>(draw < 3 ? 0 : draw < 7 ? 1 : rich ? draw - 4 : draw - 6);
  }
  state.supply[A] = static_cast<std::uint8_t>(rng.index(256) & rng.index(256));
  state.counters[A] = static_cast<std::uint8_t>(rng.index(9));
}

TEST(Payment, MK_6_15_whatever_is_chosen_every_unit_is_paid_and_no_step_becomes_impossible) {
  Table t(2, {{"no_join", "on"}});
  const Edition& e = t.edition();
  Rng rng(77);
  unsigned paid = 0;
  unsigned steps = 0;
  for (unsigned which = 0; which < e.contracts; ++which) {
    const Contract& contract = e.contract[which];
    if (contract.place == no_place) continue;
    t.set(join("'stage': 'fulfil', 'token': '", e.place[contract.place].id.text(), "'"),
          {{A, join("'contracts': ['", contract.id.text(), "']")}});
    unsigned wanted = unsigned{contract.of_column} + contract.different;
    for (const std::uint8_t count : contract.goods) wanted += count;
    for (unsigned round = 0; round < (contract.different > 0 ? 300U : 12U); ++round) {
      State state = t.state();
      furnish(state, rng);
      const Move fulfil = plus(code::fulfil, which);
      ASSERT_EQ(t.game().check(state, fulfil).legal(), t.game().payable(t.game().means_of(state, A), which));
      if (!t.game().check(state, fulfil).legal()) continue;
      EventJournal journal;
      t.game().apply(state, fulfil, journal);
      while (paying(state)) {
        Game::Moves moves;
        t.game().legal(state, moves);
        ASSERT_GT(moves.size(), 1U) << contract.id.text();
        ASSERT_EQ(fault_text(t.game().audit(state)), "");
        for (unsigned code = code::enough; code < code::offer_coins; ++code) {
          const bool listed = std::ranges::find(moves, static_cast<Move>(code)) != moves.end();
          ASSERT_EQ(t.game().check(state, static_cast<Move>(code)).legal(), listed)
              << contract.id.text() << " " << code;
        }
        t.game().apply(state, moves[rng.index(moves.size())], journal);
        ++steps;
      }
      ASSERT_EQ(delivered(journal), wanted) << contract.id.text();
      ++paid;
    }
  }
  EXPECT_GT(paid, 200U);
  EXPECT_GT(steps, paid);
}

}  // namespace
}  // namespace fondaco::merkator
