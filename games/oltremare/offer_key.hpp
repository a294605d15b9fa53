// SPDX-License-Identifier: MIT
#pragma once
// An offer as a number, so that a turn can remember which ones were refused (OM-D3e): who proposes to whom, the goods
// each way and the ducats; claims and the cards themselves do not matter.
#include "games/oltremare/state.hpp"

namespace fondaco::oltremare {

/// At most six cards of eight goods: one of C(14, 8) = 3,003 bags, which takes twelve bits.
static_assert(most_given == 6 && max_goods == 8 && most_ducats < 16);

constexpr std::uint32_t choose(std::uint32_t n, std::uint32_t k) {
  if (k > n) return 0;
  std::uint32_t ways = 1;
  for (std::uint32_t i = 1; i <= k; ++i) ways = ways * (n - k + i) / i;
  return ways;
}

/// The number of a bag of goods: cards and the borders between goods stand in a row; the borders' places tell it.
constexpr std::uint32_t bag_number(const GoodCounts& bag) {
  std::uint32_t number = 0;
  std::uint32_t place = 0;
  for (std::uint32_t good = 0; good < max_goods; ++good) {
    place += bag[good];
    number += choose(place + good, good + 1);
  }
  return number;
}

constexpr GoodCounts bag_of_number(std::uint32_t number) {
  GoodCounts bag{};
  std::uint32_t border = most_given + max_goods;
  std::uint32_t above = border;
  for (std::uint32_t good = max_goods; good-- > 0;) {
    while (choose(border - 1, good + 1) > number) --border;
    --border;
    number -= choose(border, good + 1);
    if (good + 1 < max_goods) bag[good + 1] = static_cast<std::uint8_t>(above - border - 1);
    above = border;
  }
  bag[0] = static_cast<std::uint8_t>(above);
  return bag;
}

struct OfferTerms {
  bool by_active = false;
  std::uint8_t other = 0;  ///< the party that is not active, in seats left of the active one, from 1
  std::int8_t ducats = 0;
  GoodCounts given{};
  GoodCounts wanted{};
};

constexpr std::uint32_t offer_key(const OfferTerms& terms) {
  const auto ducats = static_cast<std::uint32_t>(terms.ducats + most_ducats);
  return bag_number(terms.given) | bag_number(terms.wanted) << 12U | ducats << 24U |
         static_cast<std::uint32_t>(terms.other - 1) << 29U | (terms.by_active ? 1U : 0U) << 31U;
}

constexpr OfferTerms terms_of_key(std::uint32_t key) {
  OfferTerms terms;
  terms.given = bag_of_number(key & 0xfffU);
  terms.wanted = bag_of_number((key >> 12U) & 0xfffU);
  terms.ducats = static_cast<std::int8_t>(static_cast<int>((key >> 24U) & 0x1fU) - most_ducats);
  terms.other = static_cast<std::uint8_t>(((key >> 29U) & 3U) + 1);
  terms.by_active = (key >> 31U) != 0;
  return terms;
}

}  // namespace fondaco::oltremare
