// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "bots/tuner.hpp"

namespace fondaco::bots {
namespace {

/// Weaker and weaker players: first they think less, then their eye is blurred as well.
std::vector<Level> ever_weaker(std::int32_t simulations, std::int32_t scale) {
  constexpr std::int32_t few = 120;
  std::vector<Level> all;
  for (std::int32_t less = simulations; less > few; less = less * 5 / 8) all.push_back({less, 0});
  std::int32_t less = few;
  for (std::int32_t blurred = 0; blurred < 24; ++blurred, less = std::max(less * 7 / 8, 3))
    all.push_back({less, scale * blurred * (blurred + 4) / 200});
  return all;
}

}  // namespace

Tuning tune_levels(const Duel& duel, const Tuning& start, const LevelWish& wish, std::uint64_t run,
                   const LevelProgress& progress) {
  const std::vector<Level> candidates = ever_weaker(wish.simulations, start.search.scale);
  Duel level_duel = duel;
  level_duel.bot = BotSpec{.text = "level", .kind = BotKind::level};
  // Most candidates are clearly too strong or clearly weak enough: that shows long before all games are played.
  level_duel.sprt = Sprt{.elo0 = elo_of(wish.target - 0.06), .elo1 = elo_of(wish.target + 0.06)};
  std::uint64_t tries = 0;
  const auto result = [&](std::size_t above, std::size_t below) {
    Tuning first = start;
    Tuning second = start;
    first.levels[0] = candidates[above];
    second.levels[0] = candidates[below];
    return level_duel.first_share(level_duel.play(first, second, siphash_word({run, 6}, ++tries)));
  };
  Tuning tuned = start;
  std::size_t above = 0;
  tuned.levels.back() = candidates[above];
  for (std::size_t level = level_names.size() - 1; level-- > 0;) {
    // The first that loses often enough, by halving; enough must be left for the levels below.
    std::size_t low = above + 1;
    std::size_t high = std::min(above + 12, candidates.size() - 1 - level);
    while (low < high) {
      const std::size_t middle = (low + high) / 2;
      const double got = result(above, middle);
      if (progress) progress(level, candidates[middle], got);
      if (got >= wish.target) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    above = low;
    tuned.levels[level] = candidates[above];
  }
  return tuned;
}

}  // namespace fondaco::bots
