// SPDX-License-Identifier: MIT
#pragma once
// Can a contract be paid, and in which ways (MK-6.14, MK-6.15)? The test is exact: supply cubes are of different
// colours, so each helps by one unit at most and none takes away what another gives.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

/// Calls found(due) for the ways of spreading `left` units over these goods until one call is true.
template <class Found>
constexpr bool spread(Goods& due, GoodSet over, unsigned left, Found&& found) {
  if (over == 0) return left == 0 && found(due);
  const auto good = static_cast<unsigned>(lowest_bit(over));
  const auto rest = static_cast<GoodSet>(over & (over - 1));
  const std::uint8_t named = due[good];
  bool yes = false;
  for (unsigned here = rest == 0 ? left : 0; here <= left && !yes; ++here) {
    due[good] = static_cast<std::uint8_t>(named + here);
    yes = spread(due, rest, left - here, found);
  }
  due[good] = named;
  return yes;
}

/// The goods of a column that an answer may still name.
constexpr GoodSet from_type(GoodSet goods, unsigned from) { return static_cast<GoodSet>((goods >> from) << from); }

constexpr Payment Game::bill(unsigned contract) const {
  const Contract& wanted = edition_.contract[contract];
  Payment payment;
  payment.contract = static_cast<std::uint8_t>(contract);
  payment.due = wanted.goods;
  payment.of_column = wanted.of_column;
  payment.different = wanted.different;
  return payment;
}

constexpr bool Game::payable(const Means& means, unsigned contract) const {
  return payable(means, bill(contract), edition_.contract[contract].column);
}

/// MK-6.14
constexpr bool Game::payable(const Means& means, const Payment& due, unsigned column) const {
  const unsigned from_counters = exchange_.sets(means.counters);
  if (due.different > 0) {
    unsigned types = 0;
    unsigned sets = from_counters;
    unsigned helping = 0;
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      bool helps = false;
      for (const unsigned good : {2 * colour, 2 * colour + 1}) {
        const unsigned stock = means.goods[good];
        types += stock > 0 ? 1U : 0U;
        sets += stock > 0 ? exchange_.sets(stock - 1) : 0U;
        helps = helps || exchange_.rest(stock) == 0;
      }
      helping += helps ? (means.supply >> colour) & 1U : 0U;
    }
    return types + sets + helping >= due.different;
  }
  const auto covers = [&](const Goods& wanted) {
    unsigned missing = 0;
    unsigned sets = from_counters;
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      bool helps = false;
      for (const unsigned good : {2 * colour, 2 * colour + 1}) {
        const unsigned stock = means.goods[good];
        if (wanted[good] > stock) {
          missing += wanted[good] - stock;
          helps = true;
        } else {
          const unsigned over = stock - wanted[good];
          sets += exchange_.sets(over);
          helps = helps || exchange_.rest(over) + 1 == exchange_.rate();
        }
      }
      sets += helps ? (means.supply >> colour) & 1U : 0U;
    }
    return missing <= sets;
  };
  if (due.of_column == 0) return covers(due.due);
  Goods wanted = due.due;
  return spread(wanted, edition_.column[column].goods, due.of_column, covers);
}

/// MK-6.15: without any exchange; the types of the category that are still to be named come in order.
constexpr bool Game::payable_plainly(const Means& means, const Payment& due, unsigned column) const {
  if (due.different > 0) {
    unsigned types = 0;
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      const unsigned there =
          (means.goods[first_good(colour)] > 0 ? 1U : 0U) + (means.goods[first_good(colour) + 1] > 0 ? 1U : 0U);
      types += there + (there < 2 ? (means.supply >> colour) & 1U : 0U);
    }
    return types >= due.different;
  }
  const auto covers = [&](const Goods& wanted) {
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      unsigned missing = 0;
      for (const unsigned good : {2 * colour, 2 * colour + 1})
        missing += wanted[good] > means.goods[good] ? unsigned{wanted[good]} - means.goods[good] : 0U;
      if (missing > ((means.supply >> colour) & 1U)) return false;
    }
    return true;
  };
  if (due.of_column == 0) return covers(due.due);
  Goods wanted = due.due;
  return spread(wanted, from_type(edition_.column[column].goods, due.from), due.of_column, covers);
}

/// MK-6.15: four of a type, or three and the cube of its colour.
constexpr bool Game::can_be_source(const Means& means, unsigned good) const {
  const unsigned cube = (means.supply >> colour_of(good)) & 1U;
  return means.goods[good] + cube >= edition_.exchange_rate;
}

/// Takes what one exchange costs; false when it is not there.
constexpr bool Game::take_source(Means& means, unsigned source) const {
  const unsigned rate = edition_.exchange_rate;
  if (source == counters_for_unit) {
    if (means.counters < rate) return false;
    means.counters = static_cast<std::uint8_t>(means.counters - rate);
    return true;
  }
  if (!can_be_source(means, source)) return false;
  if (means.goods[source] < rate) {
    means.supply = static_cast<std::uint8_t>(means.supply & ~(1U << colour_of(source)));
    means.goods[source] = 0;
  } else {
    means.goods[source] = static_cast<std::uint8_t>(means.goods[source] - rate);
  }
  return true;
}

}  // namespace fondaco::merkator
