// SPDX-License-Identifier: MIT
#include "server/load/move_times.hpp"

#include <algorithm>

namespace fondaco::load {
namespace {

bool counts(const Tally& tally, Instant due) { return tally.since && due >= *tally.since; }

}  // namespace

Instant MoveTimes::pause_after(Instant when) {
  const double pause_ms = pace_ms_ * (0.5 + static_cast<double>(rng_.index(1001)) / 1000);
  return when + std::chrono::microseconds(std::max<std::int64_t>(1, static_cast<std::int64_t>(pause_ms * 1000)));
}

void MoveTimes::begin(Instant now) {
  playing_ = true;
  if (pace_ms_ > 0) due_ = pause_after(now);
}

void MoveTimes::sent(std::int64_t seq, Instant now) {
  // A timer may ring a moment early; then the move has been made early, and its time counts from there.
  under_way_.push_back({seq, std::min(now, due(now))});
  due_ = pace_ms_ > 0 ? std::optional(pause_after(due(now))) : std::nullopt;
}

void MoveTimes::refused() {
  if (under_way_.empty()) return;
  due_ = under_way_.front().from;
  under_way_.clear();
}

void MoveTimes::seen(std::int64_t seq, Instant now, Tally& tally) {
  for (; !under_way_.empty() && under_way_.front().seq <= seq; under_way_.pop_front()) {
    if (!counts(tally, under_way_.front().from)) continue;
    ++tally.moves;
    tally.latencies.add(now - under_way_.front().from);
  }
}

void MoveTimes::end() {
  playing_ = false;
  due_.reset();
  under_way_.clear();
}

void MoveTimes::time_up(Instant now, Tally& tally) {
  const auto give_up = [&](Instant due) {
    if (!counts(tally, due)) return;
    ++tally.unfinished;
    tally.latencies.add(now - due);
  };
  for (const Sent& sent : under_way_) give_up(sent.from);
  if (playing_ && pace_ms_ > 0) {
    for (; due(now) < now; due_ = pause_after(*due_)) give_up(*due_);
  }
  end();
}

}  // namespace fondaco::load
