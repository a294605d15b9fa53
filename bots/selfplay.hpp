// SPDX-License-Identifier: MIT
#pragma once
// Many games by the same bots in the same seats, summed up.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/parallel.hpp"
#include "bots/runner.hpp"
#include "engine/match.hpp"

namespace fondaco::bots {

/// A game that broke an invariant: what to look at first.
struct BrokenGame {
  std::uint64_t index = 0;
  Seed seed;
  Fault fault;
};

/// What one seat, or one bot, got in some games.
struct Tally {
  std::uint64_t games = 0;
  double wins = 0;  ///< a victory shared by k counts 1/k
  std::uint64_t shared_wins = 0;
  std::int64_t score = 0;
  std::uint64_t ranks = 0;

  void add(const GameResult& result, Seat seat, Seat players);
  double win_share() const { return wins / static_cast<double>(games); }
  /// In units of the game (Game::score_unit).
  double mean_score() const { return static_cast<double>(score) / static_cast<double>(games); }
  double mean_rank() const { return static_cast<double>(ranks) / static_cast<double>(games); }
};

struct SelfplayResult {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  std::uint64_t signature = 0;  ///< over all final states in order; it does not depend on the threads
  std::uint32_t shortest = 0;   ///< in decisions
  double median = 0;
  std::uint32_t longest = 0;
  std::vector<Tally> seats;
  std::optional<BrokenGame> broken;  ///< the first one; the sums are then of no use
};

/// Game i is played from nth_seed(run, i). One bot per seat.
SelfplayResult selfplay(const AnyGame& game, const std::vector<BotSpec>& seats, std::uint64_t run, std::uint64_t games,
                        unsigned threads, const Progress& progress = {});

/// The same game as Runner::play plays from this seed, with every move kept.
Match record_game(const std::shared_ptr<const AnyGame>& game, const std::vector<BotSpec>& seats, Seed seed);

}  // namespace fondaco::bots
