#pragma once
// Hashes passwords beside the loop. Each takes 64 MiB and a tenth of a second, so few run at a time and few may wait.
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "server/base/loop.hpp"

namespace fondaco::server {

class HashQueue {
 public:
  /// Called on the loop with what the work threw, or null.
  using Done = std::function<void(std::exception_ptr)>;

  HashQueue(Loop& loop, unsigned threads, std::size_t most_waiting);
  /// What has not begun is dropped.
  ~HashQueue();
  HashQueue(const HashQueue&) = delete;
  HashQueue& operator=(const HashQueue&) = delete;

  /// Throws a Refusal (503 busy) when too many wait already.
  void submit(Task work, Done done);
  std::size_t waiting();

 private:
  struct Job {
    Task work;
    Done done;
  };
  void run();

  Loop& loop_;
  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace fondaco::server
