// SPDX-License-Identifier: MIT
#pragma once
// Is this one move legal, and if not, by which rule? A property test holds it together with legal.hpp over the whole
// move space, so it is written from the rulebook, not from there.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

constexpr Verdict Game::check(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  if (state.stage == Stage::over) return Verdict::refused("PB-4.1"_rule);
  if (state.stage == Stage::keep) {
    if (kind == MoveKind::keep) return Verdict::allowed("PB-3.4"_rule);
    if (kind == MoveKind::leave) return Verdict::allowed("PB-3.5"_rule);
    return Verdict::refused("PB-3.3"_rule);
  }
  if (kind == MoveKind::draw) return Verdict::allowed("PB-3.3"_rule);
  if (kind != MoveKind::take) return Verdict::refused("PB-3.3"_rule);
  const auto color = static_cast<unsigned>(what.args[0].id);
  if (color >= edition_.colors) return Verdict::refused("PB-1.1"_rule);
  return state.shore[color] > 0 ? Verdict::allowed("PB-3.2"_rule) : Verdict::refused("PB-3.2"_rule);
}

}  // namespace fondaco::pebbles
