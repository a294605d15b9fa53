#include "server/people/rates.hpp"

#include <gtest/gtest.h>

#include "server/base/refusal.hpp"

namespace fondaco::people {
namespace {

constexpr base::Time start = 1'700'000'000'000;

// How many of `attempts` pass.
template <class Attempt>
int passed(int attempts, const Attempt& attempt) {
  int count = 0;
  for (int i = 0; i < attempts; ++i) {
    try {
      attempt(i);
      ++count;
    } catch (const base::Refusal& refusal) {
      EXPECT_EQ(refusal.status, 429);
      EXPECT_EQ(refusal.code, "too_many");
      EXPECT_GT(refusal.retry_after, 0);
    }
  }
  return count;
}

TEST(rates, a_bucket_gives_its_burst_and_then_fills_with_time) {
  const Rate rate{0.5, 3};
  Bucket bucket(rate, start);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(rate, start), 0);
  EXPECT_EQ(bucket.take(rate, start), 2);
  EXPECT_EQ(bucket.take(rate, start + 1000), 1);
  EXPECT_EQ(bucket.take(rate, start + 2000), 0);
  EXPECT_GT(bucket.take(rate, start + 2000), 0);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(rate, start + 1'000'000), 0);
  EXPECT_GT(bucket.take(rate, start + 1'000'000), 0);
}

TEST(rates, a_clock_that_goes_back_gives_nothing) {
  const Rate rate{1, 1};
  Bucket bucket(rate, start);
  EXPECT_EQ(bucket.take(rate, start), 0);
  EXPECT_GT(bucket.take(rate, start - 100'000), 0);
}

TEST(rates, a_full_table_forgets_who_was_not_there_the_longest) {
  Buckets buckets({1, 1}, 2);
  EXPECT_EQ(buckets.take("a", start), 0);
  EXPECT_EQ(buckets.take("b", start), 0);
  EXPECT_GT(buckets.take("a", start), 0);
  EXPECT_EQ(buckets.take("c", start), 0);  // b goes
  EXPECT_GT(buckets.take("a", start), 0);
  EXPECT_EQ(buckets.take("b", start), 0);
}

TEST(rates, guests_and_accounts_are_limited_by_address) {
  Rates rates;
  rates.guests_of_address = {0.001, 4};
  rates.accounts_of_address = {0.001, 2};
  Gate gate(rates);
  EXPECT_EQ(passed(9, [&](int) { gate.guest("192.0.2.1", start); }), 4);
  EXPECT_EQ(passed(9, [&](int) { gate.account("192.0.2.1", start); }), 2);
  EXPECT_EQ(passed(3, [&](int) { gate.guest("192.0.2.2", start); }), 3);
}

TEST(rates, a_network_of_ipv6_counts_as_one_address) {
  EXPECT_EQ(one_address("2001:db8::1"), one_address("2001:db8:0:0:ffff::2"));
  EXPECT_NE(one_address("2001:db8::1"), one_address("2001:db8:0:1::1"));
  EXPECT_NE(one_address("::ffff:192.0.2.1"), one_address("::ffff:192.0.2.2"));
  EXPECT_NE(one_address("192.0.2.1"), one_address("192.0.2.2"));
}

TEST(rates, a_recent_table_keeps_its_size) {
  base::Recent<int, int> recent(3);
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
}  // namespace fondaco::people
