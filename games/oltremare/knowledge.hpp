// SPDX-License-Identifier: MIT
#pragma once
// What a viewer may know (OM-12): moves as seen, and other states that this viewer could not tell from the real one.
#include "games/oltremare/imagine.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

constexpr MoveShape Game::seen(const State& state, Move move, Viewer viewer) const {
  MoveShape shape = shape_of(move);
  if (viewer.sees(state.actor)) return shape;
  // OM-12.13: of an offer that is not sent yet not even the steps can be told apart.
  if (is_draft(state.stage) && move != code::send && move != code::cancel) return make_shape(MoveKind::consider);
  const auto kind = static_cast<MoveKind>(shape.kind);
  if (kind == MoveKind::discard || kind == MoveKind::deliver) shape.args[0].id = Component::hidden;
  return shape;
}

constexpr State Game::resample(const State& state, Viewer viewer, Rng& rng) const {
  State other = state;
  const std::uint64_t low = rng.word();
  other.dice = Dice(Seed{low, rng.word()});
  if (!viewer.sees_everything()) Imagination(*this, other, viewer, rng).imagine();
  return other;
}

}  // namespace fondaco::oltremare
