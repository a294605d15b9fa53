// SPDX-License-Identifier: MIT
#pragma once
// Random games of every number of players, with options and tastes as chance has them: for those who want to see what a
// game can do. Seeds are fixed, so that the same program always shows the same.
#include <span>

#include "engine/any_game.hpp"

namespace fondaco {

class GameWatcher {
 public:
  virtual ~GameWatcher() = default;
  /// A table before its first move. The first one of each number of players has every option at its start value.
  virtual void table(const AnyGame& game, bool first) = 0;
  /// A position, the first and the last one of a game included.
  virtual void position(const AnyGame& game, const AnyState& state, Rng& rng) = 0;
  /// A move that is played in this position, and what happened by it.
  virtual void move(const AnyGame& game, const AnyState& before, Move move, const EventJournal& journal) = 0;
};

/// All editions in the program. They are part of it: the tests load them all.
std::vector<EditionFile> all_editions(const GameEntry& entry);

/// The tables take turns with the editions. Another seed shows other games.
void watch_random_games(const GameEntry& entry, std::span<const EditionFile> editions, unsigned games_per_count,
                        std::uint64_t seed, GameWatcher& watcher);

}  // namespace fondaco
