// SPDX-License-Identifier: MIT
#pragma once
// What somebody may know of a position, as a position.
#include "engine/any_game.hpp"

namespace fondaco::tables {

/// A world that these eyes could not tell from the real one, always the same for all that they could not tell apart:
/// what is shown of it, checked in it or tried out in it cannot depend on anything hidden.
inline AnyState world_of(const AnyGame& game, const AnyState& state, Viewer viewer) {
  if (viewer.sees_everything()) return state;
  Rng any_luck(1);  // the real luck of a match is never used here
  return game.resample(state, viewer, any_luck);
}

}  // namespace fondaco::tables
