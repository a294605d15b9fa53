#pragma once
// The loop that runs in the real server: sockets, timers and tasks on one thread.
#include <memory>

#include "server/base/loop.hpp"

namespace fondaco::server {

class NetworkLoop : public Loop {
 public:
  static std::unique_ptr<NetworkLoop> make();
  /// Until stop(). Signals SIGINT and SIGTERM call `on_signal` on the loop, where one was given.
  virtual void run() = 0;
  virtual void stop() = 0;  ///< from any thread
  virtual void on_signal(Task task) = 0;
};

}  // namespace fondaco::server
