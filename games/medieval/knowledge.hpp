// SPDX-License-Identifier: MIT
#pragma once
// What a viewer may know (MM-3): other states that this viewer could not tell from the real one. Only the markers in
// other hands are hidden.
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

/// How likely each number of high markers in each hidden hand is, exactly as MM-3.5 weighs the deals that are possible.
///
/// Given how many high markers each hand holds, all deals are equally likely. So the numbers are drawn first. With
/// markers of equal value taken as distinct objects, x high ones in a hand of h can be chosen in as many ways as
/// C(h, x) says (up to a factor that is the same for all), and the deal weighs C(dealt high, dealt first).
class HighMarkers {
 public:
  constexpr HighMarkers(unsigned hands, unsigned high) : hands_(hands), high_(high) {}

  /// One hidden hand: its size, the high markers that its owner laid, and how many high ones everybody got first.
  constexpr void set(unsigned hand, unsigned size, unsigned laid, unsigned first) {
    for (unsigned x = 0; x <= max_cities; ++x) {
      ways_[hand][x] = x <= size ? choose(size, x) : 0;
      weighed_[hand][x] = ways_[hand][x] * choose(laid + x, first);
    }
  }

  /// Draws the number of high markers of each hand.
  template <class Visit>
  constexpr void draw(Rng& rng, Visit visit) {
    // A position that no deal leads to (somebody wrote it by hand) has no weights: then every deal counts the same.
    if (total(weighed_) == 0) weighed_ = ways_;
    std::uint64_t pick = below(rng, total(weighed_));
    unsigned left = high_;
    for (unsigned hand = 0; hand < hands_; ++hand) {
      for (unsigned x = 0; x <= left; ++x) {
        const std::uint64_t share = weighed_[hand][x] * rest_[hand + 1][left - x];
        if (pick >= share) {
          pick -= share;
          continue;
        }
        pick /= weighed_[hand][x];
        visit(hand, x);
        left -= x;
        break;
      }
    }
  }

 private:
  using Weights = std::array<std::array<std::uint64_t, max_cities + 1>, max_players>;

  static constexpr std::uint64_t choose(unsigned from, unsigned count) {
    if (count > from) return 0;
    std::uint64_t ways = 1;
    for (unsigned i = 1; i <= count; ++i) ways = ways * (from - count + i) / i;
    return ways;
  }

  /// Every number below the bound is equally likely.
  static constexpr std::uint64_t below(Rng& rng, std::uint64_t bound) {
    const std::uint64_t mask = (std::uint64_t{2} << highest_bit(bound)) - 1;
    for (;;) {
      const std::uint64_t number = rng.word() & mask;
      if (number < bound) return number;
    }
  }

  /// rest_[i][s]: the weight of all ways to deal s high markers to the hands from i on.
  constexpr std::uint64_t total(const Weights& weights) {
    for (auto& row : rest_) row = {};
    rest_[hands_][0] = 1;
    for (unsigned hand = hands_; hand > 0; --hand) {
      for (unsigned sum = 0; sum <= high_; ++sum) {
        for (unsigned x = 0; x <= sum; ++x) rest_[hand - 1][sum] += weights[hand - 1][x] * rest_[hand][sum - x];
      }
    }
    return rest_[0][high_];
  }

  unsigned hands_;
  unsigned high_;
  Weights ways_{};
  Weights weighed_{};
  std::array<std::array<std::uint64_t, max_cities + 1>, max_players + 1> rest_{};
};

constexpr State Game::resample(const State& state, Viewer viewer, Rng& rng) const {
  State other = state;
  const std::uint64_t low = rng.word();
  other.dice = Dice(Seed{low, rng.word()});

  // What is in the hidden hands: everything not on the map, less what the viewer holds (MM-3.2).
  Markers unseen = not_laid(state);
  std::array<Seat, medieval::max_players> hidden{};
  unsigned hands = 0;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (!viewer.sees(seat)) {
      if (count_of(state.hand[seat]) > 0) hidden[hands++] = seat;
      continue;
    }
    for (unsigned i = 0; i < max_value; ++i) unseen[i] = static_cast<std::uint8_t>(unseen[i] - state.hand[seat][i]);
  }
  if (hands == 0) return other;

  std::array<std::uint8_t, max_cities> highs{};
  std::array<std::uint8_t, max_cities> lows{};
  unsigned high = 0;
  unsigned rest = 0;
  for (unsigned value = 1; value <= max_value; ++value) {
    for (unsigned i = 0; i < unseen[value - 1]; ++i) {
      (value >= edition_.high ? highs[high++] : lows[rest++]) = static_cast<std::uint8_t>(value);
    }
  }
  shuffle(rng, highs.data(), high);
  shuffle(rng, lows.data(), rest);

  HighMarkers numbers(hands, high);
  for (unsigned i = 0; i < hands; ++i) {
    unsigned laid = 0;
    for_each_bit(state.laid[hidden[i]],
                 [&](unsigned city) { laid += edition_.place[city].value >= edition_.high ? 1U : 0U; });
    numbers.set(i, count_of(state.hand[hidden[i]]), laid, high_each_);
  }
  numbers.draw(rng, [&](unsigned i, unsigned count) {
    Markers& hand = other.hand[hidden[i]];
    const unsigned size = count_of(hand);
    hand = {};
    for (unsigned k = 0; k < size; ++k) ++hand[(k < count ? highs[--high] : lows[--rest]) - 1U];
  });
  return other;
}

}  // namespace fondaco::medieval
