// SPDX-License-Identifier: MIT
#pragma once
// The time of day for a program that runs: the wall clock is read once, then a clock that nobody can set counts on. So
// two moments of one run are as far apart as they really were, whatever happens to the wall clock meanwhile.
#include <functional>

#include "server/base/time.hpp"

namespace fondaco::base {

class SteadyTime {
 public:
  /// Milliseconds since whatever that clock counts from.
  using Source = std::function<Time()>;

  /// The clocks of this machine.
  SteadyTime();
  /// For tests: `wall` is read now, the others whenever somebody asks.
  SteadyTime(const Source& wall, Source elapsed, Source awake = awake_clock);

  Time now() const { return offset_ + elapsed_(); }
  /// Only grows, and does not count while the machine sleeps: for limits, which nobody breaks in their sleep.
  Time awake() const { return awake_(); }

  static Time awake_clock();

 private:
  Source elapsed_;
  Source awake_;
  Time offset_;
};

}  // namespace fondaco::base
