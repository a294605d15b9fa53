// SPDX-License-Identifier: MIT
#include "server/courier/dispatcher.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <optional>

#include "server/base/testing_loop.hpp"
#include "server/courier/tests/receivers.hpp"

namespace fondaco::courier {
namespace {

using Clock = std::chrono::steady_clock;

Parcel parcel_to(const std::string& address, bool anywhere = true) {
  Parcel parcel;
  parcel.address = address;
  parcel.headers = {"Content-Type: application/json"};
  parcel.body = "{}";
  parcel.anywhere = anywhere;
  return parcel;
}

/// Takes connections and says nothing.
class Silent final : public Receiver<int> {
 public:
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port()) + "/"; }
};

class Dispatch : public ::testing::Test {
 protected:
  Delivery send(Dispatcher& dispatcher, const Parcel& parcel) {
    std::optional<Delivery> outcome;
    dispatcher.send([parcel] { return parcel; }, [&](const Delivery& told) { outcome = told; });
    EXPECT_TRUE(loop.run_until([&] { return outcome.has_value(); }));
    return outcome.value_or(Delivery{});
  }

  base::FakeLoop loop;
};

TEST_F(Dispatch, what_is_taken_is_delivered_and_what_is_refused_is_not) {
  HttpReceiver receiver;
  Dispatcher dispatcher(loop, {});
  EXPECT_TRUE(send(dispatcher, parcel_to(receiver.url("/a"))).delivered());
  EXPECT_EQ(receiver.received().at(0).body, "{}");
  EXPECT_EQ(receiver.received().at(0).header("Content-Type"), "application/json");
  receiver.status = 410;
  EXPECT_EQ(send(dispatcher, parcel_to(receiver.url("/a"))).status, 410);
  EXPECT_EQ(dispatcher.figures().delivered, 1U);
  EXPECT_EQ(dispatcher.figures().failed, 1U);
}

TEST_F(Dispatch, only_the_host_sends_into_his_own_network_and_nobody_elsewhere_than_by_http) {
  HttpReceiver receiver;
  Dispatcher dispatcher(loop, {.pauses = {}});
  EXPECT_EQ(send(dispatcher, parcel_to(receiver.url("/a"), false)).status, 0);
  for (const std::string host : {"127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"}) {
    const Delivery inside =
        send(dispatcher, parcel_to("https://" + host + ":" + std::to_string(receiver.port()) + "/", false));
    EXPECT_EQ(inside.status, 0) << host;
    EXPECT_FALSE(inside.worth_another_try()) << host;
  }
  EXPECT_EQ(send(dispatcher, parcel_to("file:///etc/hostname")).status, 0);
  EXPECT_EQ(send(dispatcher, parcel_to("gopher://127.0.0.1:" + std::to_string(receiver.port()) + "/")).status, 0);
  EXPECT_EQ(receiver.count(), 0U);
}

TEST_F(Dispatch, who_does_not_answer_is_not_waited_for) {
  const Silent silent;
  Dispatcher dispatcher(loop, {.threads = 1, .most_waiting = 10, .connect_ms = 200, .whole_ms = 200, .pauses = {}});
  EXPECT_EQ(send(dispatcher, parcel_to(silent.url())).status, 0);
}

TEST_F(Dispatch, who_is_busy_is_asked_again_a_little_later) {
  HttpReceiver receiver;
  receiver.status = 503;
  Dispatcher dispatcher(loop, {.pauses = {5'000, 60'000}});
  std::optional<Delivery> outcome;
  const auto ask = [&] {
    outcome.reset();
    dispatcher.send([&] { return parcel_to(receiver.url("/a")); }, [&](const Delivery& told) { outcome = told; });
  };
  const auto refused = [&] { return loop.run_until([&] { return loop.timers_waiting() == 1; }); };
  ask();
  ASSERT_TRUE(refused());
  EXPECT_EQ(dispatcher.figures().waiting, 1U);
  loop.advance(4'999);
  EXPECT_EQ(receiver.count(), 1U);
  receiver.status = 201;
  loop.advance(1);
  ASSERT_TRUE(loop.run_until([&] { return outcome.has_value(); }));
  EXPECT_TRUE(outcome->delivered());
  EXPECT_EQ(receiver.count(), 2U);

  receiver.status = 429;
  ask();
  ASSERT_TRUE(refused());
  loop.advance(5'000);
  ASSERT_TRUE(refused());
  loop.advance(60'000);
  ASSERT_TRUE(loop.run_until([&] { return outcome.has_value(); })) << "three times is enough";
  EXPECT_EQ(outcome->status, 429);
  EXPECT_EQ(dispatcher.figures().delivered, 1U);
  EXPECT_EQ(dispatcher.figures().failed, 1U);
}

TEST_F(Dispatch, few_wait_and_the_end_waits_for_nobody) {
  const Silent silent;
  const auto begin = Clock::now();
  int told = 0;
  {
    Dispatcher dispatcher(loop, {.threads = 1, .most_waiting = 3, .connect_ms = 30'000, .whole_ms = 30'000});
    for (int i = 0; i < 10; ++i) {
      dispatcher.send([&] { return parcel_to(silent.url()); }, [&](const Delivery&) { ++told; });
    }
    EXPECT_GE(dispatcher.figures().dropped, 6U);
    EXPECT_LE(dispatcher.figures().waiting, 3U);
  }
  EXPECT_LT(Clock::now() - begin, std::chrono::seconds(5));
  EXPECT_LE(told, 1);
}

TEST_F(Dispatch, a_parcel_that_cannot_be_packed_is_counted_and_the_next_one_goes) {
  HttpReceiver receiver;
  Dispatcher dispatcher(loop, {.threads = 1, .most_waiting = 10});
  bool told = false;
  dispatcher.send([]() -> Parcel { throw std::runtime_error("no key"); }, [&](const Delivery&) { told = true; });
  EXPECT_TRUE(send(dispatcher, parcel_to(receiver.url("/a"))).delivered());
  EXPECT_TRUE(told);
  EXPECT_EQ(dispatcher.figures().failed, 1U);
}

}  // namespace
}  // namespace fondaco::courier
