// SPDX-License-Identifier: MIT
#pragma once
// What a bot is handed: what its seat knows, and no way to the real state.
#include "engine/game.hpp"

namespace fondaco::bots {

template <Game G>
class SeatKnowledge {
 public:
  using State = typename G::State;

  SeatKnowledge(const G& game, const State& state, Seat seat) : game_(game), state_(state), seat_(seat) {}

  const G& game() const { return game_; }
  Seat seat() const { return seat_; }
  /// The legal moves; this seat is to move.
  void legal(MovesOf<G>& moves) const { game_.legal(state_, moves); }
  /// A world that this seat could not tell from the real one.
  State sample(Rng& rng) const { return game_.resample(state_, Viewer::seat(seat_), rng); }

 private:
  const G& game_;
  const State& state_;
  const Seat seat_;
};

}  // namespace fondaco::bots
