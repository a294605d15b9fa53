// SPDX-License-Identifier: MIT
#include "server/people/hash_queue.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>
#include <thread>

#include "server/base/refusal.hpp"
#include "server/base/testing_loop.hpp"
#include "server/people/passwords.hpp"

namespace fondaco::people {
namespace {

constexpr PasswordCost cheap{.operations = 1, .memory = 8192};

TEST(passwords, a_hash_is_argon2id_with_its_parameters_and_a_salt) {
  const std::string kept = hash_password("correct horse", cheap);
  EXPECT_TRUE(kept.starts_with("$argon2id$v=19$m=8,t=1,p=1$")) << kept;
  EXPECT_NE(kept, hash_password("correct horse", cheap));
  EXPECT_TRUE(password_fits(kept, "correct horse", cheap));
  EXPECT_FALSE(password_fits(kept, "correct horsf", cheap));
  EXPECT_FALSE(password_fits(kept, "", cheap));
  EXPECT_FALSE(password_fits("", "correct horse", cheap));
  EXPECT_FALSE(password_fits("not a hash", "correct horse", cheap));
}

TEST(passwords, a_hash_of_another_cost_is_outdated) {
  const std::string kept = hash_password("correct horse", cheap);
  EXPECT_FALSE(hash_is_outdated(kept, cheap));
  EXPECT_TRUE(hash_is_outdated(kept, {.operations = 2, .memory = 8192}));
}

TEST(hash_queue, works_run_beside_the_loop_and_are_done_on_it) {
  base::FakeLoop loop;
  HashQueue queue(loop, 1, 16);
  std::thread::id worker;
  std::thread::id finisher;
  bool done = false;
  queue.submit(
      "192.0.2.1", [&] { worker = std::this_thread::get_id(); },
      [&](const std::exception_ptr& failure) {
        EXPECT_FALSE(failure);
        finisher = std::this_thread::get_id();
        done = true;
      });
  ASSERT_TRUE(loop.run_until([&] { return done; }));
  EXPECT_NE(worker, std::this_thread::get_id());
  EXPECT_EQ(finisher, std::this_thread::get_id());
}

TEST(hash_queue, what_a_work_throws_comes_back) {
  base::FakeLoop loop;
  HashQueue queue(loop, 1, 16);
  std::exception_ptr failure;
  queue.submit(
      "192.0.2.1", [] { throw std::runtime_error("no"); },
      [&](std::exception_ptr thrown) { failure = std::move(thrown); });
  ASSERT_TRUE(loop.run_until([&] { return failure != nullptr; }));
  EXPECT_THROW(std::rethrow_exception(failure), std::runtime_error);
}

TEST(hash_queue, whoever_comes_when_too_many_wait_is_turned_away) {
  base::FakeLoop loop;
  std::promise<void> gate;
  std::promise<void> begun;
  int done = 0;
  HashQueue queue(loop, 1, 2);
  const auto count = [&](const std::exception_ptr&) { ++done; };
  queue.submit(
      "192.0.2.1",
      [&] {
        begun.set_value();
        gate.get_future().wait();
      },
      count);
  begun.get_future().wait();
  queue.submit("192.0.2.1", [] {}, count);
  queue.submit("192.0.2.2", [] {}, count);
  EXPECT_EQ(queue.waiting(), 2U);
  try {
    queue.submit("192.0.2.3", [] { FAIL(); }, count);
    ADD_FAILURE() << "it was taken";
  } catch (const base::Refusal& refusal) {
    EXPECT_EQ(refusal.status, 503);
    EXPECT_EQ(refusal.code, "busy");
    EXPECT_GT(refusal.retry_after, 0);
  }
  gate.set_value();
  ASSERT_TRUE(loop.run_until([&] { return done == 3; }));
  queue.submit("192.0.2.1", [] {}, count);
  EXPECT_TRUE(loop.run_until([&] { return done == 4; }));
}

TEST(hash_queue, addresses_take_turns_and_none_has_more_than_half_of_the_queue) {
  base::FakeLoop loop;
  std::promise<void> gate;
  std::promise<void> begun;
  std::vector<std::string> order;
  HashQueue queue(loop, 1, 8);
  const auto note = [&](const std::string& who) {
    return [&, who](const std::exception_ptr&) { order.push_back(who); };
  };
  queue.submit(
      "flood",
      [&] {
        begun.set_value();
        gate.get_future().wait();
      },
      note("flood"));
  begun.get_future().wait();
  for (int i = 0; i < 4; ++i) queue.submit("flood", [] {}, note("flood"));
  EXPECT_THROW(queue.submit("flood", [] {}, note("flood")), base::Refusal);
  queue.submit("Ada", [] {}, note("Ada"));
  queue.submit("Bob", [] {}, note("Bob"));
  gate.set_value();
  ASSERT_TRUE(loop.run_until([&] { return order.size() == 7; }));
  EXPECT_EQ(order, (std::vector<std::string>{"flood", "flood", "Ada", "Bob", "flood", "flood", "flood"}));
}

}  // namespace
}  // namespace fondaco::people
