#pragma once
// One door to all bots.
#include "bots/bot.hpp"
#include "bots/greedy.hpp"

namespace fondaco::bots {

template <Game G>
Move choose(const BotSpec& bot, const SeatKnowledge<G>& knowledge, Rng& rng) {
  switch (bot.kind) {
    case BotKind::greedy:
      return Greedy<G>::choose(knowledge, rng);
    case BotKind::random:
      break;
  }
  MovesOf<G> moves;
  knowledge.legal(moves);
  return moves[rng.index(moves.size())];
}

}  // namespace fondaco::bots
