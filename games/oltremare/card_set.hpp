// SPDX-License-Identifier: MIT
#pragma once
// A set of cards as bits: hands, piles, all cards of a good.
#include <array>
#include <cstdint>

#include "engine/bits.hpp"

namespace fondaco::oltremare {

/// A goods card: its place in the list of the edition.
using Card = std::uint8_t;
inline constexpr Card no_card = 0xff;

class CardSet {
 public:
  constexpr CardSet() = default;
  static constexpr CardSet only(Card card) {
    CardSet set;
    set.add(card);
    return set;
  }

  constexpr bool has(Card card) const { return ((words_[card >> 6U] >> (card & 63U)) & 1U) != 0; }
  constexpr void add(Card card) { words_[card >> 6U] |= std::uint64_t{1} << (card & 63U); }
  constexpr void remove(Card card) { words_[card >> 6U] &= ~(std::uint64_t{1} << (card & 63U)); }
  constexpr int size() const { return count_bits(words_[0]) + count_bits(words_[1]); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  /// The lowest card; there is one.
  constexpr Card first() const {
    return static_cast<Card>(words_[0] != 0 ? lowest_bit(words_[0]) : 64 + lowest_bit(words_[1]));
  }
  /// The cards with an id above this one.
  constexpr CardSet above(Card card) const {
    CardSet set = *this;
    if (card >= 63) {
      set.words_[0] = 0;
      set.words_[1] &= card >= 127 ? 0 : ~std::uint64_t{0} << (card - 63U);
    } else {
      set.words_[0] &= ~std::uint64_t{0} << (card + 1U);
    }
    return set;
  }
  /// Calls f(card) for every card, lowest first.
  template <class F>
  constexpr void each(F&& f) const {
    for_each_bit(words_[0], [&](unsigned bit) { f(static_cast<Card>(bit)); });
    for_each_bit(words_[1], [&](unsigned bit) { f(static_cast<Card>(bit + 64)); });
  }

  friend constexpr CardSet operator|(const CardSet& a, const CardSet& b) {
    CardSet set;
    set.words_ = {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
    return set;
  }
  friend constexpr CardSet operator&(const CardSet& a, const CardSet& b) {
    CardSet set;
    set.words_ = {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
    return set;
  }
  /// The cards of a that are not in b.
  friend constexpr CardSet operator-(const CardSet& a, const CardSet& b) {
    CardSet set;
    set.words_ = {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
    return set;
  }
  friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

 private:
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace fondaco::oltremare
