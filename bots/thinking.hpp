// SPDX-License-Identifier: MIT
#pragma once
// How long a search may think, and what came of it.
#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

#include "engine/move.hpp"

namespace fondaco::bots {

/// What time it is. Tests bring a clock of their own.
using Clock = std::chrono::steady_clock;
using Now = Clock::time_point (*)();

/// A search ends at the first limit that is reached; one of them is set.
struct Limits {
  std::int64_t simulations = 0;  ///< 0: no limit
  std::int64_t time_ms = 0;      ///< 0: no limit
  unsigned threads = 1;
  const std::atomic<bool>* stop = nullptr;  ///< another thread sets it when nobody wants the answer any more
  Now now = Clock::now;

  bool stopped() const { return stop != nullptr && stop->load(std::memory_order_relaxed); }
};

/// A move of the position that was thought about.
struct Thought {
  Move move = 0;
  std::uint64_t visits = 0;
  double value = 0;   ///< sum over visits: the chance to win
  double margin = 0;  ///< sum over visits: the lead in the end, in hundredths of a point
};

/// What a bot did in a game, for those who measure it. A bot that picks at random is not timed.
struct Effort {
  std::uint64_t decisions = 0;  ///< with more than one move to choose from
  std::uint64_t microseconds = 0;
  std::uint64_t simulations = 0;
  std::uint64_t moves = 0;  ///< played in simulations
  std::size_t bytes = 0;    ///< of memory for the tree
};

class Stopwatch {
 public:
  explicit Stopwatch(Now now = Clock::now) : now_(now) {}

  std::uint64_t microseconds() const {
    const auto passed = now_() - start_;
    return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(passed).count());
  }
  std::int64_t ms() const { return std::chrono::duration_cast<std::chrono::milliseconds>(now_() - start_).count(); }

 private:
  Now now_;
  Clock::time_point start_ = now_();
};

}  // namespace fondaco::bots
