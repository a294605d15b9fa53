// SPDX-License-Identifier: MIT
#pragma once
// The component data of one edition. Every figure the rules use is read from here; none is written into the rules.
#include <array>
#include <cstdint>

#include "engine/json/cursor.hpp"
#include "engine/label.hpp"
#include "engine/seat.hpp"

namespace fondaco::pebbles {

// Capacities: what an edition may hold. Move codes and the state are laid out by them.
inline constexpr unsigned max_colors = 6;
inline constexpr unsigned max_pebbles = 60;
inline constexpr unsigned max_pouch = 8;
inline constexpr Seat max_players = 4;

using Color = std::uint8_t;
inline constexpr Color no_color = 0xff;

/// How many pebbles of each colour.
using Counts = std::array<std::uint8_t, max_colors>;

constexpr int sum(const Counts& pebbles) {
  int total = 0;
  for (const std::uint8_t count : pebbles) total += count;
  return total;
}

struct Edition {
  std::uint8_t min_players = 0;
  std::uint8_t max_players = 0;
  std::uint8_t colors = 0;
  std::uint8_t shore = 0;                                ///< pebbles on the shore at the start (PB-2.1)
  std::uint8_t all_colors = 0;                           ///< points for one of each colour (PB-5.2)
  Counts pebbles{};                                      ///< PB-1.1
  std::array<std::uint8_t, max_pouch + 1> set_points{};  ///< by pebbles of one colour (PB-5.1)
  std::array<Label<12>, max_colors> color_names{};
};

/// Reads and validates an edition; the first fault is reported through the cursor.
void load_edition(json::Cursor in, Edition& edition);

}  // namespace fondaco::pebbles
