// SPDX-License-Identifier: MIT
#include "bots/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace fondaco::bots {

void in_parallel(std::uint64_t count, unsigned threads, const std::function<void(std::uint64_t)>& work,
                 const Progress& done) {
  std::atomic<std::uint64_t> next{0};
  std::atomic<std::uint64_t> finished{0};
  std::mutex failing;
  std::exception_ptr failure;
  const auto labour = [&](const Progress& tell) {
    try {
      for (std::uint64_t i = next++; i < count; i = next++) {
        work(i);
        const std::uint64_t so_far = ++finished;
        if (tell) tell(so_far);
      }
    } catch (...) {
      next = count;  // the others stop as well
      const std::lock_guard lock(failing);
      if (!failure) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    for (std::uint64_t i = 1; i < std::min<std::uint64_t>(threads, count); ++i) others.emplace_back(labour, Progress{});
    labour(done);
  }
  if (failure) std::rethrow_exception(failure);
}

unsigned all_threads() { return std::max(1U, std::thread::hardware_concurrency()); }

}  // namespace fondaco::bots
