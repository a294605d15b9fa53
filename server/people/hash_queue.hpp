// SPDX-License-Identifier: MIT
#pragma once
// Hashes passwords beside the loop. Each takes 64 MiB and a tenth of a second, so few run at a time and few may wait.
// Addresses take turns: whoever sends many at once waits for themselves, not others for them.
#include <exception>
#include <functional>
#include <list>
#include <string>

#include "server/base/workers.hpp"

namespace fondaco::people {

class HashQueue {
 public:
  /// Called on the loop with what the work threw, or null.
  using Done = std::function<void(std::exception_ptr)>;

  /// Of one address at most half of those may wait.
  HashQueue(base::Loop& loop, unsigned threads, std::size_t most_waiting);

  /// On the loop. Throws a Refusal (503 busy) when too many wait already.
  void submit(const std::string& address, base::Task work, Done done);
  std::size_t waiting();

 private:
  struct Turn {
    std::string address;
    std::deque<base::Task> tasks;
  };
  /// The first task of the address whose turn it is, which then goes behind all others.
  base::Task next();

  base::Loop& loop_;
  std::size_t most_waiting_;
  std::size_t most_of_address_;
  std::mutex mutex_;
  std::list<Turn> turns_;
  std::size_t waiting_ = 0;
  base::Workers workers_;  // last, so that its threads end first
};

}  // namespace fondaco::people
