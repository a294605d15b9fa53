// SPDX-License-Identifier: MIT
#pragma once
// The dice a state carries: a keyed generator in counter mode. Somebody who has seen every card drawn so far still
// cannot tell the next one without the 128-bit key.
#include <optional>
#include <string>
#include <string_view>

#include "engine/chance.hpp"
#include "engine/siphash.hpp"

namespace fondaco {

/// What a match starts from; it is the key of the dice.
using Seed = SipKey;

/// A decimal number below 2^64, or 0x and up to 32 hexadecimal digits.
std::optional<Seed> parse_seed(std::string_view text);
/// The shortest text that parse_seed reads back: decimal below 2^64, else hexadecimal.
std::string seed_text(Seed seed);
/// 16 hexadecimal digits, the way every hash is printed.
std::string hash_text(std::uint64_t hash);

class Dice {
 public:
  constexpr Dice() = default;
  explicit constexpr Dice(Seed seed, std::uint64_t count = 0) : key_(seed), count_(count) {}

  constexpr std::uint64_t word() { return siphash_word(key_, count_++); }
  constexpr std::uint32_t below(std::uint32_t bound) { return draw_below(*this, bound); }
  template <class T>
  constexpr void shuffle(T* items, std::uint32_t count) {
    fondaco::shuffle(*this, items, count);
  }

  constexpr Seed seed() const { return key_; }
  /// How many words were drawn: with the seed, all there is to know.
  constexpr std::uint64_t count() const { return count_; }
  friend constexpr bool operator==(const Dice&, const Dice&) = default;

 private:
  Seed key_;
  std::uint64_t count_ = 0;
};

}  // namespace fondaco
