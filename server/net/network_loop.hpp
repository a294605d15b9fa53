// SPDX-License-Identifier: MIT
#pragma once
// The loop that runs in the real server: sockets, timers and tasks on one thread. It outlives all that lives on it.
#include <chrono>
#include <functional>
#include <memory>

#include "server/base/loop.hpp"
#include "server/base/steady_time.hpp"

namespace fondaco::net {

class NetworkLoop : public base::Loop {
 public:
  static std::unique_ptr<NetworkLoop> make(base::SteadyTime time = {});
  /// Until stop(). Signals SIGINT and SIGTERM call `on_signal` on the loop, where one was given.
  virtual void run() = 0;
  virtual void stop() = 0;  ///< from any thread
  virtual void on_signal(base::Task task) = 0;
  /// The same for SIGHUP, which otherwise ends the program.
  virtual void on_hangup(base::Task task) = 0;
  /// Runs until `done` says so; false when that took longer. For tests and measurements.
  virtual bool run_until(const std::function<bool()>& done, std::chrono::milliseconds timeout) = 0;
};

}  // namespace fondaco::net
