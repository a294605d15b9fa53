// SPDX-License-Identifier: MIT
#pragma once
// Looks to the end of what it has begun, through all its small decisions, in a few worlds it cannot tell apart, and
// takes the move that its game's own judgement likes best.
#include <array>

#include "bots/estimate.hpp"
#include "bots/seat_knowledge.hpp"

namespace fondaco::bots {

template <Game G>
class Greedy {
  using State = typename G::State;

 public:
  Greedy(const G& game, const Tuning& tuning) : game_(game), estimate_(game, tuning) {}

  Move choose(const SeatKnowledge<G>& knowledge, Rng& rng) {
    MovesOf<G> moves;
    knowledge.legal(moves);
    if (moves.size() == 1) return moves[0];
    std::array<std::int64_t, G::legal_capacity> values{};
    for (int world = 0; world < worlds; ++world) {
      const State sampled = knowledge.sample(rng);
      if (world == 0) list_advised(sampled, moves);
      if (moves.size() == 1) return moves[0];
      for (std::uint32_t i = 0; i < moves.size(); ++i) {
        values[i] += value_after(sampled, moves[i], knowledge.seat(), leaves / moves.size());
      }
    }
    // Equal values: a random one of them, so that games differ.
    std::uint32_t best = 0;
    std::uint32_t equals = 1;
    for (std::uint32_t i = 1; i < moves.size(); ++i) {
      if (values[i] > values[best]) {
        best = i;
        equals = 1;
      } else if (values[i] == values[best] && rng.index(++equals) == 0) {
        best = i;
      }
    }
    return moves[best];
  }

 private:
  static constexpr int worlds = G::has_secrets ? 3 : 1;
  /// How many positions may be judged for one decision; each answer of a question gets an equal share. What is still
  /// unfinished when a share is used up is judged as it stands.
  static constexpr std::uint32_t leaves = 6000;

  void list_advised(const State& state, MovesOf<G>& moves) {
    const Advised<G> advised = estimate_.advised(state);
    moves.clear();
    for (std::uint32_t i = 0; i < advised.moves.size(); ++i) {
      if (advised.weights[i] > 0) moves.push(advised.moves[i]);
    }
  }

  std::int32_t value_after(const State& before, Move move, Seat seat, std::uint32_t share) {
    State state = before;
    SilentJournal silent;
    game_.apply(state, move, silent);
    if (game_.to_move(state) != seat || game_.settled(state)) return estimate_.judged(state, seat);
    MovesOf<G> moves;
    list_advised(state, moves);
    if (moves.size() > share) return estimate_.judged(state, seat);
    std::int32_t best = INT32_MIN;
    for (const Move next : moves) best = std::max(best, value_after(state, next, seat, share / moves.size()));
    return best;
  }

  const G& game_;
  Estimate<G> estimate_;
};

}  // namespace fondaco::bots
