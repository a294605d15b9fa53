#pragma once
// Finds better tuning by play: simultaneous perturbation (SPSA). Each round shifts every parameter a little up or down
// at random, lets the two mirror images play each other from paired seeds, and steps towards the better one.
#include <functional>
#include <string>

#include "bots/tuning.hpp"
#include "engine/any_game.hpp"

namespace fondaco::bots {

struct TuningPlan {
  std::string bot = "search@200sims";
  bool settings = true;  ///< how the search thinks
  bool terms = true;     ///< how much each part of the judgement counts
  std::uint64_t rounds = 100;
  std::uint64_t games = 16;  ///< in each round
  std::uint64_t run = 1;     ///< the seed of all of it
  unsigned threads = 1;
};

/// After a round: its number from 1 on, and where the tuning stands.
using TuningProgress = std::function<void(std::uint64_t round, const Tuning& tuning)>;

/// The bot of the plan has been parsed before. The same plan gives the same tuning if the bot counts simulations.
Tuning tune(const AnyGame& game, const Tuning& start, const TuningPlan& plan, const TuningProgress& progress = {});

}  // namespace fondaco::bots
