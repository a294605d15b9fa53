// SPDX-License-Identifier: MIT
#include "server/base/workers.hpp"

#include <utility>

#include "server/base/thread_priority.hpp"

namespace fondaco::base {

Workers::Workers(unsigned threads, std::size_t most_waiting, int nice) : most_waiting_(most_waiting) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this, nice] { run(nice); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Workers::submit(Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= most_waiting_) return false;
    queue_.push_back(std::move(task));
  }
  wake_.notify_one();
  return true;
}

std::size_t Workers::waiting() {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void Workers::run(int nice) {
  be_nice(nice);
  for (;;) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      task = std::move(queue_.front());
      queue_.pop_front();
    }
    task();
  }
}

}  // namespace fondaco::base
