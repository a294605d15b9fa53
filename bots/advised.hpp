// SPDX-License-Identifier: MIT
#pragma once
// The legal moves with the weights of the game's own advice; 0 is not worth a thought.
#include "engine/game.hpp"
#include "engine/notes.hpp"

namespace fondaco::bots {

template <Game G>
struct Advised {
  MovesOf<G> moves;
  WeightsOf<G> weights;  // like the moves not cleared: advice fills as many as there are
  std::uint32_t total = 0;

  Advised(const G& game, const typename G::State& state, NotesOf<G>& notes) {
    game.legal(state, moves);
    if (moves.size() == 1) {
      weights[0] = 1;  // no question, no advice
    } else if constexpr (TakesNotes<G>) {
      game.advise(state, moves, weights, &notes);
    } else {
      game.advise(state, moves, weights);
    }
    for (std::uint32_t i = 0; i < moves.size(); ++i) total += weights[i];
  }

  /// The index of the most advised move; the first of several.
  std::uint32_t favourite() const {
    std::uint32_t best = 0;
    for (std::uint32_t i = 1; i < moves.size(); ++i) best = weights[i] > weights[best] ? i : best;
    return best;
  }

  /// The index of a move, each as likely as its weight says.
  std::uint32_t pick(Rng& rng) const {
    std::uint32_t left = moves.size() == 1 ? 0 : rng.index(total);
    std::uint32_t i = 0;
    while (left >= weights[i]) left -= weights[i++];
    return i;
  }
};

}  // namespace fondaco::bots
