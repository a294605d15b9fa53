#pragma once
// A position as numbers for a learned player: only what the seat knows, seats in turn order from the own one.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

template <class Sink>
constexpr void Game::encode(const State& state, Seat seat, Sink&& sink) const {
  const auto flag = [&](bool on) { sink(on ? 1 : 0); };
  const auto counts = [&](const Counts& pebbles) {
    for (const std::uint8_t count : pebbles) sink(static_cast<int>(count));
  };
  const Viewer viewer = Viewer::seat(seat);

  // The table: 17 numbers.
  for (unsigned stage = 0; stage < 3; ++stage) flag(decision(state) == stage);
  sink(pouch_size());
  sink(sum(state.bag));
  counts(state.shore);
  for (Color color = 0; color < max_colors; ++color) flag(viewer.sees(state.turn) && state.drawn == color);

  // The seats: 4 x 9 numbers.
  for (unsigned i = 0; i < pebbles::max_players; ++i) {
    const bool there = i < players();
    const auto of = static_cast<Seat>(there ? (seat + i) % players() : 0);
    flag(there);
    flag(there && state.turn == of);
    sink(there ? sum(state.pouch[of]) : 0);
    counts(there ? known_to(state, viewer, of) : Counts{});
  }
}

}  // namespace fondaco::pebbles
