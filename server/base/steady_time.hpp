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
  /// For tests: `wall` is read now, `elapsed` whenever somebody asks.
  SteadyTime(const Source& wall, Source elapsed);

  Time now() const { return offset_ + elapsed_(); }

 private:
  Source elapsed_;
  Time offset_;
};

}  // namespace fondaco::base
