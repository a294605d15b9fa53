// SPDX-License-Identifier: MIT
#include "bots/tuner.hpp"

#include <algorithm>
#include <cmath>

namespace fondaco::bots {
namespace {

/// The weight of one part of the judgement, as the tuner moves it: by factors, since nobody knows its size beforehand.
struct Parameter {
  double start = 0;
  double steps = 0;  ///< away from the start

  /// Numbers near zero could not be moved by factors: a little is added to all.
  static constexpr double lift = 4;
  static constexpr double ratio = 1.25;
  std::int16_t at(double offset) const {
    const double percent = (start + lift) * std::pow(ratio, steps + offset) - lift;
    return static_cast<std::int16_t>(std::lround(std::clamp(percent, 0.0, 400.0)));
  }
};

Tuning shifted(const Tuning& start, const std::vector<Parameter>& parameters, const std::vector<int>& signs,
               double by) {
  Tuning tuning = start;
  for (std::size_t i = 0; i < parameters.size(); ++i) tuning.terms[i] = parameters[i].at(by * signs[i]);
  return tuning;
}

}  // namespace

Tuning tune_terms(const Duel& duel, const Tuning& start, const TuningPlan& plan, const TuningProgress& progress) {
  std::vector<Parameter> parameters(duel.game.entry().term_labels.size());
  for (std::size_t i = 0; i < parameters.size(); ++i) parameters[i].start = start.terms[i];
  std::vector<int> signs(parameters.size());
  Rng rng(siphash_word({plan.run, 2}, 0));
  for (std::uint64_t round = 1; round <= plan.rounds; ++round) {
    // The first part, the points one has, stays as it is: it is the measure of the others.
    for (std::size_t i = 1; i < signs.size(); ++i) signs[i] = rng.index(2) == 0 ? -1 : 1;
    // The usual gains: steps shrink slowly, and so does the distance between the two.
    const auto n = static_cast<double>(round);
    const double distance = 1.2 / std::pow(n, 0.101);
    const double gain = 6.0 / std::pow(n + 10, 0.602);
    const double result =
        duel.fitness(shifted(start, parameters, signs, distance), shifted(start, parameters, signs, -distance),
                     siphash_word({plan.run, 3}, round));
    for (std::size_t i = 0; i < parameters.size(); ++i) parameters[i].steps += gain * (2 * result - 1) * signs[i];
    if (progress) progress(round, shifted(start, parameters, signs, 0));
  }
  return shifted(start, parameters, signs, 0);
}

}  // namespace fondaco::bots
