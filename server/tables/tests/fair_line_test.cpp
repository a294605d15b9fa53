// SPDX-License-Identifier: MIT
#include "server/tables/fair_line.hpp"

#include <gtest/gtest.h>

#include <map>

namespace fondaco::tables {
namespace {

constexpr Cost quick_cost = 2'000;
constexpr Cost slow_cost = 100'000;

class Line : public testing::Test {
 protected:
  Ticket add(store::UserId person, const std::string& network, Cost cost) {
    const Ticket ticket = ++last_;
    EXPECT_TRUE(line_.add({.ticket = ticket, .person = person, .network = network, .cost = cost}));
    return ticket;
  }
  /// Takes the next one, and its owner asks for the same again: always busy.
  WaitingDecision serve() {
    const auto taken = line_.take();
    EXPECT_TRUE(taken.has_value());
    line_.settle(*taken, taken->cost);
    add(taken->person, taken->network, taken->cost);
    return *taken;
  }

  FairLine line_{LineLimits{.of_person = 1'000, .of_network = 5'000, .of_all = 10'000}};
  Ticket last_ = 0;
};

TEST_F(Line, equals_take_turns_in_the_order_in_which_they_came) {
  for (int round = 0; round < 3; ++round) {
    for (const store::UserId person : {1, 2, 3}) add(person, "network " + std::to_string(person), quick_cost);
  }
  for (int i = 0; i < 9; ++i) EXPECT_EQ(line_.take()->person, i % 3 + 1) << i;
  EXPECT_FALSE(line_.take().has_value());
}

TEST_F(Line, a_quick_decision_goes_before_a_thousand_of_somebody_else) {
  for (int i = 0; i < 1'000; ++i) add(1, "crowded", quick_cost);
  EXPECT_EQ(line_.take()->person, 1);
  add(2, "elsewhere", quick_cost);
  EXPECT_EQ(line_.take()->person, 2);
}

TEST_F(Line, several_quick_decisions_in_a_row_do_not_wait_for_networks_that_are_always_busy) {
  for (store::UserId hostile = 1; hostile <= 50; ++hostile)
    add(hostile, "network " + std::to_string(hostile), slow_cost);
  for (int i = 0; i < 500; ++i) serve();
  for (int decision = 0; decision < 8; ++decision) {
    add(99, "elsewhere", quick_cost);
    EXPECT_EQ(line_.take()->person, 99) << decision;
    EXPECT_NE(line_.take()->person, 99);
  }
}

TEST_F(Line, networks_share_time_not_decisions) {
  add(1, "slow", slow_cost);
  add(2, "quick", quick_cost);
  std::map<std::string, Cost> thought;
  for (int i = 0; i < 5'000; ++i) {
    const WaitingDecision served = serve();
    thought[served.network] += served.cost;
  }
  EXPECT_NEAR(static_cast<double>(thought["slow"]) / static_cast<double>(thought["quick"]), 1.0, 0.05);
}

TEST_F(Line, persons_of_a_network_share_what_it_gets) {
  for (store::UserId person = 1; person <= 9; ++person) add(person, "club", quick_cost);
  add(10, "home", quick_cost);
  std::map<store::UserId, Cost> thought;
  for (int i = 0; i < 10'000; ++i) {
    const WaitingDecision served = serve();
    thought[served.person] += served.cost;
  }
  for (store::UserId person = 1; person <= 9; ++person) {
    EXPECT_NEAR(static_cast<double>(thought[person]) / static_cast<double>(thought[1]), 1.0, 0.1) << person;
  }
  EXPECT_NEAR(static_cast<double>(thought[10]) / static_cast<double>(9 * thought[1]), 1.0, 0.1);
}

TEST_F(Line, of_one_person_the_cheapest_goes_first) {
  add(1, "home", slow_cost);
  const Ticket second = add(1, "home", quick_cost);
  const Ticket third = add(1, "home", quick_cost);
  EXPECT_EQ(line_.take()->ticket, second);
  EXPECT_EQ(line_.take()->ticket, third);
  EXPECT_EQ(line_.take()->cost, slow_cost);
}

TEST_F(Line, nobody_starves) {
  add(1, "slow", 1'000'000);
  for (store::UserId other = 2; other < 20; ++other) add(other, "network " + std::to_string(other), quick_cost);
  int until_served = 0;
  while (line_.take()->person != 1) {
    ASSERT_LT(++until_served, 2'000);
    add(2 + until_served % 18, "network " + std::to_string(2 + until_served % 18), quick_cost);
  }
}

TEST_F(Line, what_a_decision_really_cost_is_charged) {
  add(1, "liar", quick_cost);
  add(2, "honest", quick_cost);
  const auto first = line_.take();
  EXPECT_EQ(first->person, 1);
  line_.settle(*first, 50 * FairLine::quantum);
  add(1, "liar", quick_cost);
  for (int i = 0; i < 40; ++i) {
    EXPECT_EQ(line_.take()->person, 2) << i;
    add(2, "honest", quick_cost);
  }
}

TEST_F(Line, a_debt_is_not_forgotten_by_going_away_for_a_moment) {
  add(1, "hostile", slow_cost);
  EXPECT_EQ(line_.take()->person, 1);
  add(2, "home", quick_cost);
  EXPECT_EQ(line_.take()->person, 2);
  add(1, "hostile", quick_cost);
  add(2, "home", quick_cost);
  EXPECT_EQ(line_.take()->person, 2);
}

TEST_F(Line, what_was_removed_is_not_taken) {
  const Ticket first = add(1, "home", quick_cost);
  const Ticket second = add(1, "home", quick_cost);
  EXPECT_TRUE(line_.remove(first).has_value());
  EXPECT_FALSE(line_.remove(first).has_value());
  EXPECT_EQ(line_.take()->ticket, second);
  EXPECT_TRUE(line_.empty());
}

TEST(LineBounds, few_may_wait_of_a_person_of_a_network_and_of_all) {
  FairLine line({.of_person = 2, .of_network = 3, .of_all = 4});
  const auto add = [&](Ticket ticket, store::UserId person, const std::string& network) {
    return line.add({.ticket = ticket, .person = person, .network = network, .cost = quick_cost});
  };
  EXPECT_TRUE(add(1, 1, "a"));
  EXPECT_TRUE(add(2, 1, "a"));
  EXPECT_FALSE(add(3, 1, "a")) << "a third of one person";
  EXPECT_TRUE(add(4, 2, "a"));
  EXPECT_FALSE(add(5, 3, "a")) << "a fourth of one network";
  EXPECT_TRUE(add(6, 4, "b"));
  EXPECT_FALSE(add(7, 5, "c")) << "a fifth";
  EXPECT_EQ(line.size(), 4U);
}

TEST(LineBounds, it_does_not_remember_everybody_who_ever_waited) {
  FairLine line({.of_person = 10, .of_network = 10, .of_all = 100});
  for (Ticket ticket = 1; ticket <= 10'000; ++ticket) {
    const auto owner = static_cast<store::UserId>(ticket);
    ASSERT_TRUE(line.add({.ticket = ticket, .person = owner, .network = std::to_string(ticket), .cost = quick_cost}));
    line.take();
  }
  EXPECT_LE(line.accounts(), 201U);
}

}  // namespace
}  // namespace fondaco::tables
