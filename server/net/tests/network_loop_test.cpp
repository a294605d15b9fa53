// SPDX-License-Identifier: MIT
#include "server/net/network_loop.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <thread>
#include <vector>

namespace fondaco::net::tests {
namespace {

using std::chrono::milliseconds;

TEST(NetworkLoop, runs_what_other_threads_hand_to_it_in_their_order) {
  const auto loop = NetworkLoop::make();
  std::vector<int> seen[2];
  std::thread threads[2];
  for (int t = 0; t < 2; ++t) {
    threads[t] = std::thread([&, t] {
      for (int i = 0; i < 1000; ++i) loop->post([&, t, i] { seen[t].push_back(i); });
    });
  }
  EXPECT_TRUE(loop->run_until([&] { return seen[0].size() + seen[1].size() == 2000; }, milliseconds(5000)));
  for (std::thread& thread : threads) thread.join();
  for (const auto& numbers : seen) EXPECT_TRUE(std::is_sorted(numbers.begin(), numbers.end()));
}

TEST(NetworkLoop, rings_alarms_when_they_are_due_and_in_their_order) {
  const auto loop = NetworkLoop::make();
  const base::Time begin = loop->now();
  std::vector<int> order;
  const auto late = loop->at(begin + 60, [&] { order.push_back(3); });
  const auto soon = loop->at(begin + 20, [&] { order.push_back(1); });
  const auto next = loop->at(begin + 20, [&] { order.push_back(2); });
  const auto past = loop->at(begin - 1000, [&] { order.push_back(0); });
  EXPECT_TRUE(loop->run_until([&] { return order.size() == 4; }, milliseconds(5000)));
  EXPECT_EQ(order, (std::vector<int>{0, 1, 2, 3}));
  EXPECT_GE(loop->now(), begin + 60);
}

TEST(NetworkLoop, a_jump_of_the_wall_clock_changes_neither_the_time_nor_an_alarm) {
  for (const base::Time jump : {base::Time{3'600'000}, base::Time{-3'600'000}}) {
    base::Time wall = 1'700'000'000'000;
    base::Time elapsed = 5'000;
    const auto loop = NetworkLoop::make(base::SteadyTime([&] { return wall; }, [&] { return elapsed; }));
    bool rang = false;
    const auto alarm = loop->at(wall + 30, [&] { rang = true; });
    wall += jump;
    EXPECT_EQ(loop->now(), 1'700'000'000'000);
    EXPECT_FALSE(loop->run_until([&] { return rang; }, milliseconds(60))) << "no time has passed";
    elapsed += 30;
    EXPECT_EQ(loop->now(), 1'700'000'000'030);
    EXPECT_TRUE(loop->run_until([&] { return rang; }, milliseconds(5000)));
  }
}

TEST(NetworkLoop, tells_the_time_of_day) {
  const auto today = std::chrono::system_clock::now().time_since_epoch();
  EXPECT_NEAR(static_cast<double>(NetworkLoop::make()->now()),
              static_cast<double>(std::chrono::duration_cast<milliseconds>(today).count()), 60'000);
}

TEST(NetworkLoop, rings_no_alarm_that_is_gone) {
  const auto loop = NetworkLoop::make();
  bool rang = false;
  auto cancelled = loop->at(loop->now() + 5, [&] { rang = true; });
  cancelled.reset();
  EXPECT_FALSE(loop->run_until([&] { return rang; }, milliseconds(30)));
}

TEST(NetworkLoop, lets_an_alarm_set_itself_anew_without_keeping_others_waiting) {
  const auto loop = NetworkLoop::make();
  std::unique_ptr<base::Timer> alarm;
  int rings = 0;
  bool others_ran = false;
  const base::Task again = [&] {
    ++rings;
    alarm = loop->at(loop->now(), again);
  };
  again();
  loop->post([&] { others_ran = true; });
  EXPECT_TRUE(loop->run_until([&] { return others_ran && rings > 10; }, milliseconds(5000)));
}

TEST(NetworkLoop, stops_from_another_thread_and_runs_again) {
  const auto loop = NetworkLoop::make();
  for (int round = 0; round < 2; ++round) {
    std::thread stopper([&] { loop->stop(); });
    loop->run();
    stopper.join();
  }
  bool ran = false;
  loop->post([&] { ran = true; });
  EXPECT_TRUE(loop->run_until([&] { return ran; }, milliseconds(5000)));
}

TEST(NetworkLoop, tells_every_signal) {
  const auto loop = NetworkLoop::make();
  int signals = 0;
  loop->on_signal([&] { ++signals; });
  std::raise(SIGTERM);
  EXPECT_TRUE(loop->run_until([&] { return signals == 1; }, milliseconds(5000)));
  std::raise(SIGINT);
  EXPECT_TRUE(loop->run_until([&] { return signals == 2; }, milliseconds(5000)));
}

TEST(NetworkLoop, a_timer_held_by_what_was_posted_and_never_ran_goes_with_the_loop) {
  auto loop = NetworkLoop::make();
  const base::Time later = loop->now() + 60'000;
  for (int i = 0; i < 10; ++i) loop->post([timer = std::shared_ptr<base::Timer>(loop->at(later, [] {}))] {});
  loop.reset();
}

}  // namespace
}  // namespace fondaco::net::tests
