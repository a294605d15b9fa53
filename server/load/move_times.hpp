// SPDX-License-Identifier: MIT
#pragma once
// When the moves of one match are due and how long each takes, from then until every seat has it. The moves of a paced
// match fall due by a timetable that does not wait for the server: when it stalls, every move that should have been
// made meanwhile counts as late, not only the one it was busy with.
#include <chrono>
#include <deque>
#include <optional>

#include "engine/chance.hpp"
#include "server/load/latencies.hpp"

namespace fondaco::load {

using Instant = std::chrono::steady_clock::time_point;

/// What is counted: moves that fell due after the warm-up.
struct Tally {
  std::optional<Instant> since;  ///< nothing counts before; empty: not yet
  Latencies latencies;
  std::uint64_t moves = 0;       ///< that every seat has
  std::uint64_t unfinished = 0;  ///< due, but not everybody's when the time was up
};

class MoveTimes {
 public:
  /// `pace_ms`: a move is due so often, on average; 0: as soon as it can be made.
  MoveTimes(double pace_ms, std::uint64_t seed) : pace_ms_(pace_ms), rng_(seed) {}

  /// A match begins: its first move is due a pause from now.
  void begin(Instant now);
  /// When the next move is due; it may be past.
  Instant due(Instant now) const { return due_.value_or(now); }
  /// The next move was sent; it will be entry `seq` of the log.
  void sent(std::int64_t seq, Instant now);
  /// The server did not take what was sent: those moves are still due.
  void refused();
  /// Every seat has seen the log up to `seq`.
  void seen(std::int64_t seq, Instant now, Tally& tally);
  /// The match is over, and nothing is due until the next one begins.
  void end();
  /// Nothing more will be sent: what is due by now and not done counts with the time it has waited so far.
  void time_up(Instant now, Tally& tally);

 private:
  struct Sent {
    std::int64_t seq;
    Instant from;
  };
  Instant pause_after(Instant when);

  double pace_ms_;
  Rng rng_;
  bool playing_ = false;
  std::optional<Instant> due_;  ///< the next move; empty: as soon as it can be made
  /// Not yet seen by everybody, in order. Who has the next decision too may send it before the others saw the last one.
  std::deque<Sent> under_way_;
};

}  // namespace fondaco::load
