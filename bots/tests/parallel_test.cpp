// SPDX-License-Identifier: MIT
#include "bots/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

namespace fondaco::bots {
namespace {

TEST(InParallel, does_every_piece_once) {
  for (const unsigned threads : {1U, 2U, 7U, 64U}) {
    std::vector<int> done(50);
    in_parallel(done.size(), threads, [&](std::uint64_t i) { ++done[i]; });
    EXPECT_EQ(done, std::vector<int>(50, 1));
  }
  in_parallel(0, 4, [](std::uint64_t) { FAIL(); });
}

TEST(InParallel, tells_progress_on_the_callers_thread) {
  const auto caller = std::this_thread::get_id();
  std::uint64_t last = 0;
  in_parallel(
      1000, 3, [](std::uint64_t) {},
      [&](std::uint64_t done) {
        EXPECT_EQ(std::this_thread::get_id(), caller);
        EXPECT_GT(done, last);
        EXPECT_LE(done, 1000U);
        last = done;
      });
}

TEST(InParallel, passes_an_exception_on_and_stops) {
  std::atomic<int> calls{0};
  const auto work = [&](std::uint64_t i) {
    ++calls;
    if (i == 3) throw std::runtime_error("three");
  };
  EXPECT_THROW(in_parallel(1'000'000'000, 2, work), std::runtime_error);
  EXPECT_LT(calls, 1'000'000'000);
}

}  // namespace
}  // namespace fondaco::bots
