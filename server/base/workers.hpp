// SPDX-License-Identifier: MIT
#pragma once
// A few threads that take tasks in the order they were given. Few may wait.
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

#include "server/base/loop.hpp"

namespace fondaco::base {

class Workers {
 public:
  /// `nice`: how much they let others go first, as the system counts it.
  Workers(unsigned threads, std::size_t most_waiting, int nice = 0);
  /// Waits for what has begun; the rest is dropped.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// The task must not throw. False: too many wait already.
  [[nodiscard]] bool submit(Task task);
  std::size_t waiting();

 private:
  void run(int nice);

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Task> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace fondaco::base
