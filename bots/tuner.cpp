#include "bots/tuner.hpp"

#include <algorithm>
#include <cmath>

#include "bots/arena.hpp"

namespace fondaco::bots {
namespace {

/// One number of a tuning, as the tuner moves it: by factors, since nobody knows its size beforehand.
struct Parameter {
  double start = 0;
  double low = 0;
  double high = 0;
  std::function<void(Tuning&, double)> set;
  double steps = 0;  ///< away from the start

  /// Numbers near zero could not be moved by factors: a little is added to all.
  static constexpr double lift = 4;
  double at(double offset) const {
    return std::clamp((start + lift) * std::pow(ratio, steps + offset) - lift, low, high);
  }
  static constexpr double ratio = 1.25;
};

std::vector<Parameter> parameters_of(const AnyGame& game, const Tuning& start, const TuningPlan& plan) {
  std::vector<Parameter> all;
  if (plan.settings) {
    for (const SettingSpec& spec : setting_specs()) {
      all.push_back({static_cast<double>(start.search.*(spec.member)), static_cast<double>(spec.low),
                     static_cast<double>(spec.high), [member = spec.member](Tuning& tuning, double value) {
                       tuning.search.*member = static_cast<std::int32_t>(std::lround(value));
                     }});
    }
  }
  if (plan.terms) {
    for (std::size_t label = 0; label < game.entry().term_labels.size(); ++label) {
      all.push_back({static_cast<double>(start.terms[label]), 0, 400, [label](Tuning& tuning, double value) {
                       tuning.terms[label] = static_cast<std::int16_t>(std::lround(value));
                     }});
    }
  }
  return all;
}

Tuning shifted(const Tuning& start, const std::vector<Parameter>& parameters, const std::vector<int>& signs,
               double by) {
  Tuning tuning = start;
  for (std::size_t i = 0; i < parameters.size(); ++i) parameters[i].set(tuning, parameters[i].at(by * signs[i]));
  return tuning;
}

}  // namespace

Tuning tune(const AnyGame& game, const Tuning& start, const TuningPlan& plan, const TuningProgress& progress) {
  std::vector<Parameter> parameters = parameters_of(game, start, plan);
  std::vector<int> signs(parameters.size());
  Rng rng(siphash_word({plan.run, 2}, 0));
  std::vector<BotSpec> rivals(2);
  for (std::uint64_t round = 1; round <= plan.rounds; ++round) {
    for (int& sign : signs) sign = rng.index(2) == 0 ? -1 : 1;
    // The usual gains: steps shrink slowly, and so does the distance between the two.
    const auto n = static_cast<double>(round);
    const double distance = 1.2 / std::pow(n, 0.101);
    const double gain = 6.0 / std::pow(n + 10, 0.602);
    for (std::size_t i = 0; i < rivals.size(); ++i) {
      (void)parse_bot(plan.bot, rivals[i]);
      rivals[i].text += i == 0 ? " up" : " down";
      rivals[i].tuning =
          std::make_shared<const Tuning>(shifted(start, parameters, signs, i == 0 ? distance : -distance));
    }
    const ArenaResult result =
        arena(game, rivals, siphash_word({plan.run, 3}, round), plan.games, plan.threads, std::nullopt);
    const double lead = 2 * result.contenders[0].results.mean() - 1;
    for (std::size_t i = 0; i < parameters.size(); ++i) parameters[i].steps += gain * lead * signs[i];
    if (progress) progress(round, shifted(start, parameters, signs, 0));
  }
  return shifted(start, parameters, signs, 0);
}

}  // namespace fondaco::bots
