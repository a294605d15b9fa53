// SPDX-License-Identifier: MIT
#pragma once
// Finds better tuning by play. How much the parts of a judgement count: simultaneous perturbation (SPSA), which follows
// a slope. How a search thinks: an evolution led by a model of n-tuples (NTBEA), which copes with numbers that act
// together and with steps of any size. How strong the levels are: by trial, from the strongest down.
#include <functional>

#include "bots/duel.hpp"

namespace fondaco::bots {

struct TuningPlan {
  std::uint64_t rounds = 100;
  std::uint64_t run = 1;  ///< the seed of all of it
};

/// After a round: its number from 1 on, and where the tuning stands.
using TuningProgress = std::function<void(std::uint64_t round, const Tuning& tuning)>;

/// Each round shifts every part of the judgement a little up or down at random, lets the two mirror images play each
/// other, and steps towards the better one. The same plan gives the same tuning if the bot counts simulations.
Tuning tune_terms(const Duel& duel, const Tuning& start, const TuningPlan& plan, const TuningProgress& progress = {});

/// What the first of two tunings got against the second, from 0 to 1; `run` is the seed of their games.
using Contest = std::function<double(const Tuning& first, const Tuning& second, std::uint64_t run)>;

/// Each round lets one choice of all settings play against the start, learns from that what each of them and each two
/// of them together are worth, and goes on to the most promising neighbour.
Tuning tune_search(const Contest& contest, const Tuning& start, const TuningPlan& plan,
                   const TuningProgress& progress = {});

/// The levels below the strongest, each as weak as it must be to lose `target` of its games to the one above.
struct LevelWish {
  std::int32_t simulations = 0;  ///< of the strongest
  double target = 0.72;
};
/// What a level got against the one below it.
using LevelProgress = std::function<void(std::size_t level, Level below, double result)>;
Tuning tune_levels(const Duel& duel, const Tuning& start, const LevelWish& wish, std::uint64_t run,
                   const LevelProgress& progress = {});

}  // namespace fondaco::bots
