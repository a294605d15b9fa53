// SPDX-License-Identifier: MIT
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

TEST(rates, guests_and_accounts_are_limited_by_address) {
  Rates rates;
  rates.guests_of_address = {0.001, 4};
  rates.accounts_of_address = {0.001, 2};
  Gate gate(rates);
  EXPECT_EQ(passed(9, [&](int) { gate.guest("192.0.2.1", start); }), 4);
  EXPECT_EQ(passed(9, [&](int) { gate.account("192.0.2.1", start); }), 2);
  EXPECT_EQ(passed(3, [&](int) { gate.guest("192.0.2.2", start); }), 3);
}

}  // namespace
}  // namespace fondaco::people
