// SPDX-License-Identifier: MIT
#pragma once
// Scores with a line per scoring rule, and the ranking.
#include "engine/bounded.hpp"
#include "engine/rule.hpp"
#include "engine/seat.hpp"

namespace fondaco {

/// Points by one rule. `label` is the game's own id of the words for it. Points are counted in units of
/// 1 / Game::score_unit, so that half points stay whole numbers.
struct ScoreLine {
  std::uint8_t label = 0;
  bool hidden = false;  ///< the viewer may not know these points; they are not in the total
  RuleId rule;
  std::int32_t points = 0;
};

struct SeatScore {
  BoundedVector<ScoreLine, 16> lines;
  std::int32_t total = 0;
  std::int32_t tie_break = 0;  ///< compared when totals are equal; more is better
  std::uint8_t rank = 0;       ///< 1 is first; equal ranks share

  constexpr void add(std::uint8_t label, RuleId rule, std::int32_t points) {
    lines.push_back({label, false, rule, points});
    total += points;
  }
  constexpr void add_hidden(std::uint8_t label, RuleId rule) { lines.push_back({label, true, rule, 0}); }
};

struct Scores {
  bool over = false;
  BoundedVector<SeatScore, max_seats> seats;

  /// Ranks by total, then tie-break; whoever is equal in both shares the rank.
  constexpr void rank() {
    for (SeatScore& own : seats) {
      own.rank = 1;
      for (const SeatScore& other : seats) {
        if (other.total > own.total || (other.total == own.total && other.tie_break > own.tie_break)) ++own.rank;
      }
    }
  }
  /// How many share the first rank.
  constexpr int winners() const {
    int count = 0;
    for (const SeatScore& seat : seats) count += seat.rank == 1 ? 1 : 0;
    return count;
  }
};

}  // namespace fondaco
