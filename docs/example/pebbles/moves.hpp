// SPDX-License-Identifier: MIT
#pragma once
// Move codes and their shapes (PB-D1, PB-D2).
#include "engine/move.hpp"
#include "games/pebbles/edition.hpp"

namespace fondaco::pebbles {

enum class MoveKind : std::uint8_t { draw, take, keep, leave };
enum class ComponentKind : std::uint8_t { pebble, seat };

namespace code {
inline constexpr Move draw = 0;
inline constexpr Move take = 1;  // + Color
inline constexpr Move keep = take + max_colors;
inline constexpr Move leave = keep + 1;
inline constexpr Move end = leave + 1;
}  // namespace code

constexpr Move take_move(unsigned color) { return static_cast<Move>(code::take + color); }

/// What a code below code::end means.
constexpr MoveShape shape_of(Move move) {
  if (move == code::draw) return make_shape(MoveKind::draw);
  if (move == code::keep) return make_shape(MoveKind::keep);
  if (move == code::leave) return make_shape(MoveKind::leave);
  return make_shape(MoveKind::take, Components(component(ComponentKind::pebble, move - code::take)));
}

}  // namespace fondaco::pebbles
