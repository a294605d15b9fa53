// SPDX-License-Identifier: MIT
#include "server/tables/bot_queue.hpp"

#include <gtest/gtest.h>

namespace fondaco::tables {
namespace {

const Cost easy = estimated_cost("easy");
const Cost expert = estimated_cost("expert");

class Queue : public testing::Test {
 protected:
  Ticket add(Urgency urgency, Cost cost, store::UserId person = 1) {
    const Ticket ticket = ++last_;
    EXPECT_TRUE(queue_.add(ticket, standing(urgency, person), cost));
    return ticket;
  }
  static Standing standing(Urgency urgency, store::UserId person = 1) {
    return {.urgency = urgency, .person = person, .network = "network " + std::to_string(person)};
  }
  /// 0: nothing for this thread.
  Ticket take(Worker worker, bool spare_time = true) {
    const auto taken = queue_.take(worker, spare_time);
    return taken ? taken->decision.ticket : 0;
  }

  BotQueue queue_{LineLimits{}};
  Ticket last_ = 0;
};

TEST_F(Queue, every_level_but_the_expert_is_quick) {
  for (const std::string_view level : {"novice", "easy", "medium", "hard"}) {
    EXPECT_LE(estimated_cost(level), BotQueue::quick) << level;
  }
  EXPECT_GT(expert, BotQueue::quick);
}

TEST_F(Queue, the_express_thread_takes_quick_decisions_that_somebody_waits_for_and_nothing_else) {
  add(Urgency::awaited, expert);
  add(Urgency::unattended, easy);
  add(Urgency::spare, easy);
  EXPECT_EQ(take(Worker::express), 0U);
  const Ticket quick = add(Urgency::awaited, easy);
  EXPECT_EQ(take(Worker::express), quick);
}

TEST_F(Queue, general_threads_take_slow_decisions_first_since_quick_ones_have_a_thread_of_their_own) {
  const Ticket quick = add(Urgency::awaited, easy);
  const Ticket slow = add(Urgency::awaited, expert);
  add(Urgency::unattended, easy);
  EXPECT_EQ(take(Worker::general), slow);
  EXPECT_EQ(take(Worker::general), quick);
  EXPECT_EQ(take(Worker::general), 0U) << "nobody waits for the other one";
}

TEST_F(Queue, tables_of_bots_alone_get_spare_time_only) {
  const Ticket spare = add(Urgency::spare, easy);
  EXPECT_EQ(take(Worker::background, false), 0U);
  const Ticket slow = add(Urgency::awaited, expert);
  EXPECT_EQ(take(Worker::background), 0U) << "somebody waits";
  EXPECT_EQ(take(Worker::general), slow);
  const Ticket unattended = add(Urgency::unattended, expert);
  EXPECT_EQ(take(Worker::background), unattended);
  EXPECT_EQ(take(Worker::background), spare);
}

TEST_F(Queue, a_person_who_comes_makes_a_waiting_decision_urgent) {
  const Ticket ticket = add(Urgency::unattended, easy);
  queue_.restand(ticket, standing(Urgency::awaited));
  EXPECT_EQ(queue_.waiting(Urgency::awaited), 1U);
  EXPECT_EQ(queue_.waiting(Urgency::unattended), 0U);
  EXPECT_EQ(take(Worker::express), ticket);
  queue_.restand(ticket, standing(Urgency::spare));
  EXPECT_EQ(queue_.waiting(), 0U) << "it was taken already";
}

TEST_F(Queue, a_flood_of_what_nobody_waits_for_leaves_room_for_what_somebody_does) {
  BotQueue small{LineLimits{.of_person = 5, .of_network = 5, .of_all = 5}};
  for (Ticket ticket = 1; ticket <= 5; ++ticket) EXPECT_TRUE(small.add(ticket, standing(Urgency::spare), easy));
  EXPECT_FALSE(small.add(6, standing(Urgency::spare), easy));
  EXPECT_TRUE(small.add(7, standing(Urgency::awaited), easy));
}

TEST_F(Queue, two_thousand_hostile_experts_do_not_delay_an_easy_bot_by_one_decision) {
  for (store::UserId hostile = 1; hostile <= 2'000; ++hostile) {
    add(hostile % 2 == 0 ? Urgency::awaited : Urgency::spare, expert, hostile % 50);
  }
  const Ticket easy_bot = add(Urgency::awaited, easy, 99);
  EXPECT_EQ(take(Worker::express), easy_bot);
  const Ticket expert_bot = add(Urgency::awaited, expert, 99);
  for (int i = 0; i < 26; ++i) {
    if (take(Worker::general) == expert_bot) return;
  }
  ADD_FAILURE() << "an expert waits for one decision of each network at most";
}

}  // namespace
}  // namespace fondaco::tables
