// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <map>

#include "bots/tuner.hpp"

namespace fondaco::bots {
namespace {

/// For every setting, which of its values to try is chosen.
using Point = std::vector<std::size_t>;

SearchSettings settings_at(const Point& point) {
  SearchSettings settings;
  for (std::size_t i = 0; i < point.size(); ++i) {
    const SettingSpec& spec = setting_specs()[i];
    settings.*(spec.member) = spec.values[point[i]];
  }
  return settings;
}

/// The values to try that are nearest to these settings.
Point point_near(const SearchSettings& settings) {
  Point point;
  for (const SettingSpec& spec : setting_specs()) {
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < spec.values.size(); ++i) {
      const auto off = [&](std::size_t at) { return std::abs(spec.values[at] - settings.*(spec.member)); };
      if (off(i) < off(nearest)) nearest = i;
    }
    point.push_back(nearest);
  }
  return point;
}

/// What is known of each value, of each two values together, and of each point.
class TupleModel {
 public:
  void learn(const Point& point, double result) {
    ++results_;
    for_tuples(point, [&](const Tuple& tuple) {
      Known& known = known_[tuple];
      known.sum += result;
      ++known.count;
    });
  }

  /// The mean of what its tuples got so far, with a bonus for those that are little known.
  double promise(const Point& point, double curiosity) const {
    double sum = 0;
    double bonus = 0;
    int seen = 0;
    int all = 0;
    for_tuples(point, [&](const Tuple& tuple) {
      const auto found = known_.find(tuple);
      const double count = found == known_.end() ? 0 : found->second.count;
      ++all;
      bonus += std::sqrt(std::log(1 + results_) / (count + 0.5));
      if (count == 0) return;
      ++seen;
      sum += found->second.sum / count;
    });
    return (seen == 0 ? 0.5 : sum / seen) + curiosity * bonus / all;
  }

 private:
  /// Pairs of a setting and its value.
  using Tuple = std::vector<std::pair<std::size_t, std::size_t>>;
  struct Known {
    double sum = 0;
    double count = 0;
  };

  template <class F>
  static void for_tuples(const Point& point, F&& f) {
    Tuple whole;
    for (std::size_t i = 0; i < point.size(); ++i) {
      f(Tuple{{i, point[i]}});
      for (std::size_t j = i + 1; j < point.size(); ++j) f(Tuple{{i, point[i]}, {j, point[j]}});
      whole.emplace_back(i, point[i]);
    }
    f(whole);
  }

  std::map<Tuple, Known> known_;
  double results_ = 0;
};

/// Another value for at least one setting.
Point neighbour(const Point& of, Rng& rng) {
  Point point = of;
  const auto settings = static_cast<std::uint32_t>(point.size());
  const std::uint32_t certain = rng.index(settings);
  for (std::uint32_t i = 0; i < settings; ++i) {
    const auto values = static_cast<std::uint32_t>(setting_specs()[i].values.size());
    if (i == certain || rng.index(settings) == 0) point[i] = (point[i] + 1 + rng.index(values - 1)) % values;
  }
  return point;
}

}  // namespace

Tuning tune_search(const Contest& contest, const Tuning& start, const TuningPlan& plan,
                   const TuningProgress& progress) {
  constexpr double curiosity = 0.4;
  constexpr int neighbours = 60;
  TupleModel model;
  Rng rng(siphash_word({plan.run, 4}, 0));
  Tuning tried = start;
  Point point = point_near(start.search);
  std::vector<Point> visited;
  const auto best = [&] {
    return *std::ranges::max_element(visited, {}, [&](const Point& each) { return model.promise(each, 0); });
  };
  for (std::uint64_t round = 1; round <= plan.rounds; ++round) {
    tried.search = settings_at(point);
    model.learn(point, contest(tried, start, siphash_word({plan.run, 5}, round)));
    visited.push_back(point);
    tried.search = settings_at(best());
    if (progress) progress(round, tried);
    Point next = point;
    double most = -1;
    for (int i = 0; i < neighbours; ++i) {
      Point candidate = neighbour(point, rng);
      const double promise = model.promise(candidate, curiosity);
      if (promise > most) {
        most = promise;
        next = std::move(candidate);
      }
    }
    point = std::move(next);
  }
  return tried;
}

}  // namespace fondaco::bots
