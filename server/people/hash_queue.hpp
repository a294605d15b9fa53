#pragma once
// Hashes passwords beside the loop. Each takes 64 MiB and a tenth of a second, so few run at a time and few may wait.
#include <exception>
#include <functional>

#include "server/base/workers.hpp"

namespace fondaco::server {

class HashQueue {
 public:
  /// Called on the loop with what the work threw, or null.
  using Done = std::function<void(std::exception_ptr)>;

  HashQueue(Loop& loop, unsigned threads, std::size_t most_waiting) : loop_(loop), workers_(threads, most_waiting) {}

  /// Throws a Refusal (503 busy) when too many wait already.
  void submit(Task work, Done done);
  std::size_t waiting() { return workers_.waiting(); }

 private:
  Loop& loop_;
  Workers workers_;
};

}  // namespace fondaco::server
