#pragma once
// Two tunings of one bot, compared by play.
#include "bots/arena.hpp"

namespace fondaco::bots {

struct Duel {
  const AnyGame& game;
  BotSpec bot;
  std::uint64_t games = 16;
  unsigned threads = 1;

  /// What the first gets of the games against the second, from 0 to 1; they share the seats evenly. Alone at a table
  /// both play the same seeds, and their points are compared.
  double result(const Tuning& first, const Tuning& second, std::uint64_t run) const;
  ArenaResult play(const Tuning& first, const Tuning& second, std::uint64_t run) const;
};

}  // namespace fondaco::bots
