// SPDX-License-Identifier: MIT
#include "server/base/rate_limiter.hpp"

#include <gtest/gtest.h>

namespace fondaco::base {
namespace {

constexpr Time start = 1'700'000'000'000;

TEST(RateLimiter, gives_a_burst_and_then_its_rate) {
  RateLimiter limiter({0.5, 3}, start);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limiter.take(start), 0);
  EXPECT_EQ(limiter.take(start), 2);
  EXPECT_EQ(limiter.take(start + 1000), 1);
  EXPECT_EQ(limiter.take(start + 2000), 0);
  EXPECT_GT(limiter.take(start + 2000), 0);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limiter.take(start + 1'000'000), 0);
  EXPECT_GT(limiter.take(start + 1'000'000), 0);
}

TEST(RateLimiter, is_not_filled_by_a_clock_that_goes_back) {
  RateLimiter limiter({1, 1}, start);
  EXPECT_EQ(limiter.take(start), 0);
  EXPECT_GT(limiter.take(start - 100'000), 0);
}

TEST(RateLimiters, forget_who_was_not_there_the_longest) {
  RateLimiters limiters({1, 1}, 2);
  EXPECT_EQ(limiters.take("a", start), 0);
  EXPECT_EQ(limiters.take("b", start), 0);
  EXPECT_GT(limiters.take("a", start), 0);
  EXPECT_EQ(limiters.take("c", start), 0);  // b goes
  EXPECT_GT(limiters.take("a", start), 0);
  EXPECT_EQ(limiters.take("b", start), 0);
}

TEST(RateLimiter, is_full_when_all_tokens_are_back) {
  RateLimiter limiter({10, 3}, start);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(limiter.take(start), 0);
  EXPECT_EQ(limiter.take(start + 99), 1);
  EXPECT_FALSE(limiter.full(start + 299));
  EXPECT_TRUE(limiter.full(start + 300));
  EXPECT_EQ(limiter.take(start + 300), 0);
  limiter.give_back(start + 300);
  EXPECT_TRUE(limiter.full(start + 300));
}

TEST(Recent, keeps_its_size) {
  Recent<int, int> recent(3);
  for (int i = 0; i < 100; ++i) recent.put(i, i);
  EXPECT_EQ(recent.size(), 3U);
  EXPECT_EQ(*recent.find(97), 97);
  recent.put(100, 100);
  EXPECT_EQ(recent.find(98), nullptr);
  EXPECT_NE(recent.find(97), nullptr);
  recent.put(97, 5);
  EXPECT_EQ(*recent.find(97), 5);
  EXPECT_EQ(recent.size(), 3U);
  recent.erase(97);
  EXPECT_EQ(recent.find(97), nullptr);
}

}  // namespace
}  // namespace fondaco::base
