// SPDX-License-Identifier: MIT
#include "server/tables/clocks.hpp"

#include <algorithm>

namespace fondaco::tables {
namespace {

constexpr base::Time least_after_return = 60'000;

}  // namespace

Clocks::Clocks(const ClockSettings& settings) : settings_(settings) { left_.fill(settings.bank); }

std::optional<base::Time> Clocks::deadline() const {
  if (!any() || running_ == nobody) return std::nullopt;
  return since_ + left_[running_];
}

void Clocks::run(Seat seat, base::Time now) {
  running_ = seat;
  since_ = std::max(now, resume_);
}

void Clocks::stop(base::Time now) {
  if (running_ != nobody)
    left_[running_] = std::max<base::Time>(0, left_[running_] - std::max<base::Time>(0, now - since_));
  running_ = nobody;
}

void Clocks::pass_to(Seat seat, base::Time now) {
  if (seat == running_) return;
  const Seat before = running_;
  stop(now);
  if (before != nobody && settings_.kind == ClockKind::live) left_[before] += settings_.increment;
  if (before != nobody && settings_.kind == ClockKind::days) left_[before] = settings_.bank;
  run(seat, now);
}

void Clocks::switch_to(Seat seat, base::Time now) {
  if (seat == running_) return;
  stop(now);
  run(seat, now);
}

void Clocks::outage(base::Time stopped, base::Time resume) {
  const Seat seat = running_;
  stop(stopped);
  resume_ = resume;
  run(seat, resume);
}

void Clocks::refill(Seat seat) {
  left_[seat] = settings_.kind == ClockKind::days ? settings_.bank
                                                  : std::max(left_[seat], std::min(settings_.bank, least_after_return));
}

}  // namespace fondaco::tables
