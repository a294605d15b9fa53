// SPDX-License-Identifier: MIT
#pragma once
// Everything there is to know about a game in progress.
#include "engine/dice.hpp"
#include "games/pebbles/edition.hpp"

namespace fondaco::pebbles {

/// The question now open (PB-D1, PB-D2), or none.
enum class Stage : std::uint8_t { main, keep, over };

struct State {
  Dice dice;
  std::array<Counts, max_players> pouch{};
  std::array<Counts, max_players> known{};  ///< of each pouch, what all saw taken from the shore (PB-6.2)
  Counts shore{};
  Counts bag{};
  Color drawn = no_color;  ///< in stage `keep`: the pebble that `turn` is looking at
  Stage stage = Stage::over;
  Seat turn = 0;
  std::array<std::uint8_t, 1> unused{};  ///< fills the last word: a state has no padding

  friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace fondaco::pebbles
