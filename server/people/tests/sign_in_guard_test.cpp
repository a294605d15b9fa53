// SPDX-License-Identifier: MIT
#include "server/people/sign_in_guard.hpp"

#include <gtest/gtest.h>

#include "server/base/refusal.hpp"

namespace fondaco::people {
namespace {

constexpr base::Time opening = 1'700'000'000'000;
constexpr base::Time minute = 60'000;

/// 0: it may be tried.
int wait_of(SignInGuard& guard, const std::string& address, const std::string& name, base::Time now,
            const std::string& device = {}) {
  try {
    guard.begin(address, name, device, now);
  } catch (const base::Refusal& refusal) {
    EXPECT_EQ(refusal.status, 429);
    EXPECT_EQ(refusal.code, "too_many");
    return refusal.retry_after;
  }
  return 0;
}

std::string address(int i) { return "192.0." + std::to_string(i / 250) + "." + std::to_string(i % 250); }

class SignInGuardTest : public testing::Test {
 protected:
  SignInGuardTest() { plenty.all = plenty.of_address = {1000, 1e6}; }

  SignInLimits limits;
  HashBudgetLimits plenty;
};

TEST_F(SignInGuardTest, each_further_wrong_password_of_a_pair_doubles_the_wait) {
  SignInGuard guard(limits, plenty, opening);
  base::Time now = opening;
  for (int i = 0; i < 5; ++i) EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", now), 0) << i;
  for (const int seconds : {1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300}) {
    EXPECT_EQ(wait_of(guard, "192.0.2.1", "ADA", now), seconds);
    now += seconds * 1000;
    EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", now), 0) << "slow, but never locked out";
  }
}

TEST_F(SignInGuardTest, who_tries_while_waiting_does_not_wait_longer_for_it) {
  limits.free_guesses = 1;
  SignInGuard guard(limits, plenty, opening);
  EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", opening), 0);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", opening), 1);
  EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", opening + 1000), 0);
}

TEST_F(SignInGuardTest, many_at_once_do_not_get_past_it) {
  SignInGuard guard(limits, plenty, opening);
  int passed = 0;
  for (int i = 0; i < 100; ++i) passed += wait_of(guard, "192.0.2.1", "Ada", opening) == 0 ? 1 : 0;
  EXPECT_EQ(passed, 5);
}

TEST_F(SignInGuardTest, nobody_elsewhere_waits_for_it) {
  SignInGuard guard(limits, plenty, opening);
  for (int i = 0; i < 50; ++i) wait_of(guard, "192.0.2.1", "Ada", opening);
  EXPECT_EQ(wait_of(guard, "192.0.2.2", "Ada", opening), 0);
  EXPECT_EQ(wait_of(guard, "192.0.2.1", "Bob", opening), 0);
}

TEST_F(SignInGuardTest, the_right_password_clears_the_pair_and_costs_the_address_nothing) {
  limits.failures_of_address = {0.001, 10};
  SignInGuard guard(limits, plenty, opening);
  for (int i = 0; i < 200; ++i) {
    for (int wrong = 0; wrong < 3; ++wrong) {
      const SignInTry what = guard.begin("192.0.2.1", "Ada", {}, opening);
      guard.dropped(what, opening);
    }
    guard.succeeded(guard.begin("192.0.2.1", "Ada", {}, opening), opening);
  }
}

TEST_F(SignInGuardTest, an_address_cannot_go_through_all_names) {
  limits.failures_of_address = {0.1, 20};
  SignInGuard guard(limits, plenty, opening);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(wait_of(guard, "192.0.2.1", std::to_string(i), opening), 0);
  EXPECT_EQ(wait_of(guard, "192.0.2.1", "one more", opening), 10);
  EXPECT_EQ(wait_of(guard, "192.0.2.2", "one more", opening), 0);
}

TEST_F(SignInGuardTest, a_name_under_attack_is_slower_for_strangers_and_never_locked) {
  SignInGuard guard(limits, plenty, opening);
  EXPECT_EQ(guard.begin("192.0.2.1", "Ada", {}, opening).delay, 0);
  for (int i = 0; i < 2000; ++i) EXPECT_EQ(wait_of(guard, address(i), "Ada", opening), 0);
  EXPECT_EQ(guard.begin("198.51.100.1", "ada", {}, opening).delay, limits.longest_delay);
  EXPECT_EQ(guard.begin("198.51.100.1", "Ada", "her laptop", opening).delay, 0);
  EXPECT_EQ(guard.begin("198.51.100.1", "Bob", {}, opening).delay, 0);
  EXPECT_EQ(guard.begin("198.51.100.1", "Ada", {}, opening + 120 * minute).delay, 0) << "calm again";
}

TEST_F(SignInGuardTest, a_known_device_passes_where_others_wait_and_has_a_limit_of_its_own) {
  SignInGuard guard(limits, plenty, opening);
  for (int i = 0; i < 50; ++i) wait_of(guard, "192.0.2.1", "Ada", opening);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", opening, "her laptop"), 0);
  EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", opening, "her laptop"), 1) << "a stolen cookie is no free pass";
  EXPECT_EQ(wait_of(guard, "192.0.2.7", "Ada", opening, "her laptop"), 1) << "wherever it is";
  EXPECT_EQ(wait_of(guard, "192.0.2.1", "Ada", opening, "her telephone"), 0);
}

TEST(HashBudgetTest, a_flood_from_one_address_leaves_enough_for_all_others) {
  HashBudget budget({}, 1000, opening);
  const auto take = [&](const std::string& from, HashBudget::Who who, base::Time now) {
    try {
      budget.take(from, who, now);
      return true;
    } catch (const base::Refusal&) {
      return false;
    }
  };
  int flood = 0;
  for (int i = 0; i < 1000; ++i) flood += take("192.0.2.1", HashBudget::Who::anybody, opening) ? 1 : 0;
  EXPECT_EQ(flood, 25);
  for (int i = 0; i < 25; ++i) EXPECT_TRUE(take(address(i), HashBudget::Who::anybody, opening)) << i;
  // All is used up: first comers and known devices still have theirs, those who have asked already wait.
  EXPECT_FALSE(take(address(0), HashBudget::Who::anybody, opening));
  EXPECT_TRUE(take(address(0), HashBudget::Who::known, opening));
  EXPECT_TRUE(take("198.51.100.1", HashBudget::Who::anybody, opening));
  for (int second = 1; second < 100; ++second) {
    for (int i = 0; i < 10; ++i) take("192.0.2.1", HashBudget::Who::anybody, opening + second * 1000);
    EXPECT_TRUE(take("198.51.100." + std::to_string(second + 1), HashBudget::Who::anybody, opening + second * 1000));
  }
}

}  // namespace
}  // namespace fondaco::people
