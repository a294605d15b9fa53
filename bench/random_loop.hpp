// SPDX-License-Identifier: MIT
#pragma once
// The loop every measurement and every behaviour signature is made of: random self-play to the end, set-up included, as
// a search would run it.
#include "engine/game.hpp"

namespace fondaco {

/// A behaviour signature is the hash over this many random games per player count, from this seed.
inline constexpr std::uint64_t signature_seed = 1;
inline constexpr std::uint32_t signature_games = 200;

/// Plays one random game into `state`; returns the number of moves.
template <Game G>
constexpr std::uint32_t random_game(const G& game, typename G::State& state, Seed seed) {
  state = game.start(seed);
  Rng rng(seed.low + (seed.high << 32));
  MovesOf<G> moves;
  SilentJournal silent;
  for (std::uint32_t count = 0;; ++count) {
    game.legal(state, moves);
    if (moves.empty()) return count;
    game.apply(state, moves[rng.index(moves.size())], silent);
  }
}

/// Plays `games` random games; `moves` is their length together, the result a hash over all final states in order.
template <Game G>
constexpr std::uint64_t random_loop(const G& game, std::uint64_t seed, std::uint32_t games, std::uint64_t& moves) {
  typename G::State state;
  moves = 0;
  SipHash signature{SipKey{}};
  for (std::uint32_t i = 0; i < games; ++i) {
    moves += random_game(game, state, Seed{seed, i});
    signature.block(siphash_value(SipKey{}, state));
  }
  return signature.finish(games);
}

}  // namespace fondaco
