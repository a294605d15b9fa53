// SPDX-License-Identifier: MIT
#pragma once
// Two tunings of one bot, compared by play.
#include "bots/arena.hpp"

namespace fondaco::bots {

struct Duel {
  const AnyGame& game;
  BotSpec bot;
  std::uint64_t games = 16;
  unsigned threads = 1;
  std::optional<Sprt> sprt = {};  ///< ends it as soon as it is clear

  /// They share the seats evenly. Alone at a table both play the same seeds.
  ArenaResult play(const Tuning& first, const Tuning& second, std::uint64_t run) const;
  /// What the first got of the games, from 0 to 1; alone at a table that is told by their points.
  double first_share(const ArenaResult& played) const;
  /// The same, half of it by points: they tell more of a few games than victories alone.
  double fitness(const Tuning& first, const Tuning& second, std::uint64_t run) const;

 private:
  double by_points(const ArenaResult& played) const;
};

}  // namespace fondaco::bots
