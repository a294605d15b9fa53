// SPDX-License-Identifier: MIT
#pragma once
// Stocks divided by the exchange rate (MK-6.4), which is asked for so often that it is worth to be a multiplication.

namespace fondaco::merkator {

class ExchangeRate {
 public:
  static constexpr unsigned largest_stock = 511;  ///< of counters on the way to a place that gives more
  static constexpr unsigned largest_rate = 20;

  explicit constexpr ExchangeRate(unsigned rate) : rate_(rate), reciprocal_(one / rate + 1) {}

  constexpr unsigned rate() const { return rate_; }
  /// How many exchanges a stock allows.
  constexpr unsigned sets(unsigned stock) const { return stock * reciprocal_ / one; }
  /// What is left of it then.
  constexpr unsigned rest(unsigned stock) const { return stock - sets(stock) * rate_; }

 private:
  static constexpr unsigned one = 1U << 16U;
  unsigned rate_;
  unsigned reciprocal_;
};

static_assert([] {
  for (unsigned rate = 2; rate <= ExchangeRate::largest_rate; ++rate) {
    for (unsigned stock = 0; stock <= ExchangeRate::largest_stock; ++stock) {
      if (ExchangeRate(rate).sets(stock) != stock / rate) return false;
    }
  }
  return true;
}());

}  // namespace fondaco::merkator
