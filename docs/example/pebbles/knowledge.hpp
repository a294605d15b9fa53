// SPDX-License-Identifier: MIT
#pragma once
// What a viewer may know (PB-6). Scores, judgement and views ask the first two functions, so that there is
// one place where a secret could get out.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

constexpr bool Game::sees_pouch(const State& state, Viewer viewer, Seat seat) const {
  return viewer.sees(seat) || state.stage == Stage::over;
}

constexpr const Counts& Game::known_to(const State& state, Viewer viewer, Seat seat) const {
  return sees_pouch(state, viewer, seat) ? state.pouch[seat] : state.known[seat];
}

/// No move of this game says anything secret: which pebble is kept stands in the state, not in the move.
constexpr MoveShape Game::seen(const State& /*state*/, Move move, Viewer /*viewer*/) const { return shape_of(move); }

/// Another state that this viewer could not tell from the real one: new dice, and all pebbles that the viewer has not
/// seen dealt anew over the places where they may be.
constexpr State Game::resample(const State& state, Viewer viewer, Rng& rng) const {
  State other = state;
  const std::uint64_t low = rng.word();
  other.dice = Dice(Seed{low, rng.word()});

  const bool secretly_drawn = state.drawn != no_color && !viewer.sees(state.turn);
  std::array<Color, max_pebbles> unseen{};
  unsigned count = 0;
  for (Color color = 0; color < edition_.colors; ++color) {
    int left = edition_.pebbles[color] - state.shore[color];
    for (Seat seat = 0; seat < players(); ++seat) left -= known_to(state, viewer, seat)[color];
    if (state.drawn == color && !secretly_drawn) --left;
    for (; left > 0; --left) unseen[count++] = color;
  }
  shuffle(rng, unseen.data(), count);

  for (Seat seat = 0; seat < players(); ++seat) {
    other.pouch[seat] = known_to(state, viewer, seat);
    const int hidden = sum(state.pouch[seat]) - sum(other.pouch[seat]);
    for (int i = 0; i < hidden; ++i) ++other.pouch[seat][unseen[--count]];
  }
  if (secretly_drawn) other.drawn = unseen[--count];
  other.bag = Counts{};
  while (count > 0) ++other.bag[unseen[--count]];
  return other;
}

}  // namespace fondaco::pebbles
