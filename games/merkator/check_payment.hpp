// SPDX-License-Identifier: MIT
#pragma once
// What a contract costs, for check.hpp: read from the rules by itself, colour by colour with every use of its cube,
// where payment.hpp counts helping cubes.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

/// A hand of goods, cubes and counters, and a demand, looked at colour by colour.
class Cashier {
 public:
  constexpr Cashier(const Edition& edition, const State& state, Seat seat)
      : edition_(edition),
        goods_(state.goods[seat]),
        supply_(state.supply[seat]),
        counters_(state.counters[seat]),
        due_(state.payment.due),
        of_column_(state.payment.of_column),
        different_(state.payment.different),
        from_(state.payment.from) {
    if (state.payment.contract != no_contract) column_ = edition.contract[state.payment.contract].column;
  }
  /// The demand of a contract that is not being paid yet.
  constexpr void demand(const Contract& contract) {
    due_ = contract.goods;
    of_column_ = contract.of_column;
    different_ = contract.different;
    column_ = contract.column;
    from_ = 0;
  }

  constexpr bool has_cube(unsigned good) const { return ((supply_ >> (good / 2)) & 1U) != 0; }
  constexpr unsigned stock(unsigned good) const { return goods_[good]; }
  constexpr unsigned due(unsigned good) const { return due_[good]; }
  constexpr unsigned of_column() const { return of_column_; }
  constexpr unsigned different() const { return different_; }
  constexpr unsigned column() const { return column_; }

  /// Gives away what an exchange costs (MK-6.4).
  constexpr bool give(unsigned source) {
    const unsigned rate = edition_.exchange_rate;
    if (source == counters_for_unit) {
      if (counters_ < rate) return false;
      counters_ -= rate;
      return true;
    }
    unsigned missing = rate;
    while (missing > 0 && goods_[source] > 0) {
      --goods_[source];
      --missing;
    }
    if (missing == 0) return true;
    if (missing > 1 || !has_cube(source)) return false;
    supply_ &= ~(1U << (source / 2));
    return true;
  }
  constexpr void strike(unsigned good) { --due_[good]; }
  constexpr void strike_category() { --of_column_; }
  constexpr void strike_different() { --different_; }
  constexpr void name(unsigned good) {
    ++due_[good];
    --of_column_;
    from_ = good;
  }

  /// MK-6.14
  constexpr bool payable() {
    if (different_ > 0) {
      int reached = static_cast<int>(counters_ / edition_.exchange_rate);
      for (unsigned colour = 0; colour < edition_.majors; ++colour)
        reached += best_use(colour, [&](unsigned first, unsigned second) {
          return types_and_sets(goods_[first_good(colour)] + first) +
                 types_and_sets(goods_[first_good(colour) + 1] + second);
        });
      return reached >= static_cast<int>(different_);
    }
    return some_spread(0, 0, [&] {
      int balance = static_cast<int>(counters_ / edition_.exchange_rate);
      for (unsigned colour = 0; colour < edition_.majors; ++colour)
        balance += best_use(colour, [&](unsigned first, unsigned second) {
          return sets_or_lack(2 * colour, first) + sets_or_lack(2 * colour + 1, second);
        });
      return balance >= 0;
    });
  }

  /// MK-6.15 (b), (c): goods and cubes alone.
  constexpr bool payable_plainly() {
    if (different_ > 0) {
      int reached = 0;
      for (unsigned colour = 0; colour < edition_.majors; ++colour)
        reached += best_use(colour, [&](unsigned first, unsigned second) {
          return (goods_[first_good(colour)] + first > 0 ? 1 : 0) +
                 (goods_[first_good(colour) + 1] + second > 0 ? 1 : 0);
        });
      return reached >= static_cast<int>(different_);
    }
    return some_spread(0, from_, [&] {
      bool enough = true;
      for (unsigned colour = 0; colour < edition_.majors && enough; ++colour)
        enough = best_use(colour, [&](unsigned first, unsigned second) {
                   return goods_[first_good(colour)] + first >= due_[first_good(colour)] &&
                                  goods_[first_good(colour) + 1] + second >= due_[first_good(colour) + 1]
                              ? 1
                              : 0;
                 }) == 1;
      return enough;
    });
  }

 private:
  /// The best of leaving the cube alone, making it the first good, making it the second.
  template <class Worth>
  constexpr int best_use(unsigned colour, Worth&& worth) const {
    const int alone = worth(0U, 0U);
    if (((supply_ >> colour) & 1U) == 0) return alone;
    return std::max({alone, worth(1U, 0U), worth(0U, 1U)});
  }
  constexpr int types_and_sets(unsigned stock) const {
    return stock == 0 ? 0 : static_cast<int>(1 + (stock - 1) / edition_.exchange_rate);
  }
  constexpr int sets_or_lack(unsigned good, unsigned more) const {
    const int left = static_cast<int>(goods_[good] + more) - static_cast<int>(due_[good]);
    return left < 0 ? left : left / edition_.exchange_rate;
  }
  /// Gives the units of the category one by one to goods of its column, in order, until `enough` is true.
  template <class Enough>
  constexpr bool some_spread(unsigned given, unsigned from, Enough&& enough) {
    if (given == of_column_) return enough();
    for (unsigned good = from; good < max_goods; ++good) {
      if (edition_.good[good].column != column_ || good >= 2U * edition_.majors) continue;
      ++due_[good];
      const bool yes = some_spread(given + 1, good, enough);
      --due_[good];
      if (yes) return true;
    }
    return false;
  }

  const Edition& edition_;
  Goods goods_;
  unsigned supply_;
  unsigned counters_;
  Goods due_;
  unsigned of_column_;
  unsigned different_;
  unsigned from_;
  unsigned column_ = no_column;
};

}  // namespace fondaco::merkator
