// SPDX-License-Identifier: MIT
#pragma once
// Writes of a table that are on their way to the disk, and what waits for them.
#include <utility>
#include <vector>

#include "server/base/loop.hpp"

namespace fondaco::tables {

class PendingWrites {
 public:
  bool none() const { return pending_ == 0; }
  /// One failed: what is in memory is not what is kept.
  bool failed() const { return failed_; }

  void begin() { ++pending_; }
  void end() { --pending_; }
  /// True the first time.
  bool fail() { return !std::exchange(failed_, true); }

  void when_none(base::Task task) { waiting_.push_back(std::move(task)); }
  /// Runs what waited, also what it adds, as long as nothing is written.
  void run_waiting() {
    while (none() && !waiting_.empty()) {
      const std::vector<base::Task> tasks = std::exchange(waiting_, {});
      for (const base::Task& task : tasks) task();
    }
  }

 private:
  unsigned pending_ = 0;
  bool failed_ = false;
  std::vector<base::Task> waiting_;
};

}  // namespace fondaco::tables
