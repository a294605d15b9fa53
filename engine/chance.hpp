// SPDX-License-Identifier: MIT
#pragma once
// Unbiased bounded draws and shuffles from any source of 64-bit words. The dice of a game and the cheap generator of
// the bots share them.
#include <concepts>
#include <cstdint>
#include <utility>

namespace fondaco {

template <class S>
concept WordSource = requires(S& source) {
  { source.word() } -> std::same_as<std::uint64_t>;
};

/// Splits words into 16-bit lanes, so that a shuffle asks a slow source four times less often. Lanes left over at the
/// end are dropped: what has been drawn says nothing about them.
template <WordSource Source>
class Lanes {
 public:
  explicit constexpr Lanes(Source& source) : source_(source) {}

  /// A number in [0, bound), every one equally likely; bound is 1 … 65,535 (Lemire's multiplication with rejection).
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint32_t product = lane() * bound;
    if ((product & 0xffff) < bound) {
      const std::uint32_t threshold = 0x10000 % bound;
      while ((product & 0xffff) < threshold) product = lane() * bound;
    }
    return product >> 16;
  }

 private:
  constexpr std::uint32_t lane() {
    if (left_ == 0) {
      word_ = source_.word();
      left_ = 4;
    }
    const auto lane = static_cast<std::uint32_t>(word_ & 0xffff);
    word_ >>= 16;
    --left_;
    return lane;
  }

  Source& source_;
  std::uint64_t word_ = 0;
  int left_ = 0;
};

/// One unbiased draw in [0, bound), bound 1 … 65,535.
template <WordSource Source>
constexpr std::uint32_t draw_below(Source& source, std::uint32_t bound) {
  return Lanes<Source>(source).below(bound);
}

/// Fisher-Yates over `count` items: every order equally likely.
template <WordSource Source, class T>
constexpr void shuffle(Source& source, T* items, std::uint32_t count) {
  Lanes<Source> lanes(source);
  for (std::uint32_t left = count; left > 1; --left) {
    const std::uint32_t pick = lanes.below(left);
    const T moved = items[pick];
    items[pick] = items[left - 1];
    items[left - 1] = moved;
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): for bots, self-play and resampling, never for the dice of a game.
class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t word() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// An index in [0, bound) by one multiplication; its bias of at most bound / 2^32 is far below what self-play can
  /// see.
  constexpr std::uint32_t index(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((word() >> 32) * bound) >> 32);
  }

 private:
  std::uint64_t state_;
};

}  // namespace fondaco
