// SPDX-License-Identifier: MIT
#pragma once
// The one thread on which people, tables and sockets live, so that none of them needs a lock. Other threads (the
// store's writer, bots that think, passwords that are hashed) hand their results to it.
#include <functional>
#include <memory>

#include "server/base/time.hpp"

namespace fondaco::base {

using Task = std::function<void()>;

/// Cancels when it goes.
class Timer {
 public:
  virtual ~Timer() = default;
};

class Loop {
 public:
  virtual ~Loop() = default;
  /// From any thread: the task runs on the loop, after those that were posted before it.
  virtual void post(Task task) = 0;
  /// On the loop only: the task runs then, unless the timer goes before.
  [[nodiscard]] virtual std::unique_ptr<Timer> at(Time when, Task task) = 0;
  virtual Time now() const = 0;
};

}  // namespace fondaco::base
