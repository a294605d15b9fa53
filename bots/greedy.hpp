#pragma once
// Looks to the end of its own turn, through all its small decisions, in a few worlds it cannot tell apart, and takes
// the move that its game's own judgement likes best.
#include <array>

#include "bots/seat_knowledge.hpp"

namespace fondaco::bots {

template <Game G>
class Greedy {
  using State = typename G::State;

 public:
  static Move choose(const SeatKnowledge<G>& knowledge, Rng& rng) {
    MovesOf<G> moves;
    knowledge.legal(moves);
    if (moves.size() == 1) return moves[0];
    std::array<std::int64_t, G::legal_capacity> values{};
    for (int world = 0; world < worlds; ++world) {
      const State sampled = knowledge.sample(rng);
      if (world == 0) keep_advised(knowledge.game(), sampled, moves);
      if (moves.size() == 1) return moves[0];
      for (std::uint32_t i = 0; i < moves.size(); ++i) {
        values[i] += value_after(knowledge.game(), sampled, moves[i], knowledge.seat(), depth);
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
  static constexpr int worlds = 3;
  /// Own decisions looked at after the first. A turn is a few clicks; longer ones are judged where the look ends.
  static constexpr int depth = 2;

  /// A game whose lists are too long to be tried out says so; then only what it advises is looked at.
  static void keep_advised(const G& game, const State& state, MovesOf<G>& moves) {
    if constexpr (requires { G::advice_is_enough; }) {
      WeightsOf<G> weights{};
      game.advise(state, moves, weights);
      const MovesOf<G> all = moves;
      moves.clear();
      for (std::uint32_t i = 0; i < all.size(); ++i) {
        if (weights[i] > 0) moves.push(all[i]);
      }
    }
  }

  static std::int32_t value_after(const G& game, const State& before, Move move, Seat seat, int left) {
    State state = before;
    SilentJournal silent;
    game.apply(state, move, silent);
    NoTerms none;
    if (left == 0 || game.to_move(state) != seat) return game.judge(state, seat, none);
    MovesOf<G> moves;
    game.legal(state, moves);
    keep_advised(game, state, moves);
    std::int32_t best = INT32_MIN;
    for (const Move next : moves) best = std::max(best, value_after(game, state, next, seat, left - 1));
    return best;
  }
};

}  // namespace fondaco::bots
