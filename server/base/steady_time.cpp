// SPDX-License-Identifier: MIT
#include "server/base/steady_time.hpp"

#include <ctime>
#include <utility>

namespace fondaco::base {
namespace {

Time read_clock(clockid_t clock) {
  timespec moment{};
  clock_gettime(clock, &moment);
  return static_cast<Time>(moment.tv_sec) * 1000 + moment.tv_nsec / 1'000'000;
}

Time wall_clock() { return read_clock(CLOCK_REALTIME); }

/// It counts on while the machine sleeps, so that what is told after a sleep has the right date; that nobody loses
/// thinking time by it is the heartbeat's business.
Time boot_clock() { return read_clock(CLOCK_BOOTTIME); }

}  // namespace

SteadyTime::SteadyTime() : SteadyTime(wall_clock, boot_clock) {}

SteadyTime::SteadyTime(const Source& wall, Source elapsed, Source awake)
    : elapsed_(std::move(elapsed)), awake_(std::move(awake)), offset_(wall() - elapsed_()) {}

Time SteadyTime::awake_clock() { return read_clock(CLOCK_MONOTONIC); }

}  // namespace fondaco::base
