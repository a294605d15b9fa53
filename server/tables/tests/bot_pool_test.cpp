// SPDX-License-Identifier: MIT
#include "server/tables/bot_pool.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

#include "server/base/testing_loop.hpp"

namespace fondaco::tables {
namespace {

class BrokenBot final : public bots::SeatBot {
 public:
  explicit BrokenBot(std::optional<Move> move) : move_(move) {}
  Move choose(const AnyState&, Rng&) override {
    if (!move_) throw std::runtime_error("this bot fails");
    return *move_;
  }
  void played(Seat, Move, SeatSet) override {}
  const std::vector<bots::Thought>& thoughts() const override { return thoughts_; }
  bots::Effort effort() const override { return {}; }

 private:
  std::vector<bots::Thought> thoughts_;
  std::optional<Move> move_;
};

/// Thinks until the test lets it go.
class SlowBot final : public bots::SeatBot {
 public:
  explicit SlowBot(std::shared_future<void> gate) : gate_(std::move(gate)) {}
  Move choose(const AnyState&, Rng&) override {
    gate_.wait();
    throw std::runtime_error("any move will do");
  }
  void played(Seat, Move, SeatSet) override {}
  const std::vector<bots::Thought>& thoughts() const override { return thoughts_; }
  bots::Effort effort() const override { return {}; }

 private:
  std::vector<bots::Thought> thoughts_;
  std::shared_future<void> gate_;
};

class Pool : public testing::Test {
 protected:
  ~Pool() override {
    if (!opened_) gate_.set_value();
  }
  void open_the_gate() {
    opened_ = true;
    gate_.set_value();
  }
  BotTask task(std::unique_ptr<bots::SeatBot> bot, Urgency urgency, std::string_view level) {
    return {.seat = std::make_shared<SeatedBot>(SeatedBot{shelved_, std::move(bot)}),
            .state = state_,
            .luck = 7,
            .standing = {.urgency = urgency, .person = 1, .network = "home"},
            .cost = estimated_cost(level)};
  }
  std::optional<Ticket> think(Urgency urgency, std::string_view level, const std::string& name) {
    return pool_.think(task(std::make_unique<BrokenBot>(std::nullopt), urgency, level),
                       [this, name](Move) { order_.push_back(name); });
  }
  void think_slowly(Urgency urgency, const std::string& name) {
    pool_.think(task(std::make_unique<SlowBot>(held_), urgency, "expert"),
                [this, name](Move) { order_.push_back(name); });
    while (pool_.figures().thinking == 0) std::this_thread::yield();
  }
  Move decision_of(std::unique_ptr<bots::SeatBot> bot) {
    std::optional<Move> chosen;
    pool_.think(task(std::move(bot), Urgency::awaited, "easy"), [&](Move move) { chosen = move; });
    EXPECT_TRUE(loop_.run_until([&] { return chosen.has_value(); }));
    return chosen.value_or(0);
  }
  bool heard(std::size_t answers) {
    return loop_.run_until([&] { return order_.size() == answers; });
  }

  std::promise<void> gate_;
  std::shared_future<void> held_ = gate_.get_future().share();
  bool opened_ = false;
  std::vector<std::string> order_;
  GameCache game_cache_;
  std::shared_ptr<const CachedGame> shelved_ = *game_cache_.take("amsterdam", "default", R"({"players":2})");
  AnyState state_ = shelved_->game->start({1, 0});
  base::FakeLoop loop_;
  BotPool pool_{loop_, 1, {.of_person = 3, .of_network = 10, .of_all = 100}};
};

TEST_F(Pool, a_bot_that_throws_is_played_for_by_any_legal_move) {
  const Move move = decision_of(std::make_unique<BrokenBot>(std::nullopt));
  EXPECT_TRUE(shelved_->game->check(state_, move).legal());
  EXPECT_EQ(pool_.figures().decisions, 1U);
}

TEST_F(Pool, a_bot_that_breaks_the_rules_is_played_for_by_any_legal_move) {
  const auto illegal = shelved_->game->parse("claim:R15");
  ASSERT_FALSE(shelved_->game->check(state_, *illegal).legal());
  EXPECT_TRUE(shelved_->game->check(state_, decision_of(std::make_unique<BrokenBot>(illegal))).legal());
}

TEST_F(Pool, an_expert_that_thinks_does_not_hold_up_an_easy_bot) {
  think_slowly(Urgency::awaited, "expert");
  think(Urgency::awaited, "easy", "easy");
  EXPECT_TRUE(heard(1));
  EXPECT_EQ(order_, std::vector<std::string>{"easy"});
  EXPECT_EQ(pool_.figures().thinking_by_worker[1], 1U) << "the expert is still at it";
}

TEST_F(Pool, what_nobody_waits_for_does_not_hold_up_an_expert_that_somebody_waits_for) {
  think_slowly(Urgency::unattended, "unattended");
  think(Urgency::awaited, "expert", "expert");
  EXPECT_TRUE(heard(1));
  EXPECT_EQ(order_, std::vector<std::string>{"expert"});
}

TEST_F(Pool, bots_alone_wait_until_a_thread_has_time_to_spare) {
  think_slowly(Urgency::awaited, "expert");
  think(Urgency::spare, "easy", "spare");
  think(Urgency::unattended, "easy", "unattended");
  EXPECT_TRUE(heard(1));
  EXPECT_EQ(order_[0], "unattended");
  EXPECT_EQ(pool_.figures().waiting_by_urgency[2], 1U);
  open_the_gate();
  EXPECT_TRUE(heard(3)) << "the expert's and the spare one's, whichever thread is quicker to tell";
  EXPECT_EQ(pool_.figures().waiting, 0U);
}

TEST_F(Pool, a_waiting_decision_becomes_urgent_when_its_person_comes) {
  think_slowly(Urgency::awaited, "expert");
  const auto ticket = think(Urgency::spare, "easy", "promoted");
  pool_.restand(*ticket, {.urgency = Urgency::awaited, .person = 1, .network = "home"});
  EXPECT_TRUE(heard(1));
  EXPECT_EQ(order_[0], "promoted");
}

TEST_F(Pool, a_withdrawn_decision_is_never_made) {
  think_slowly(Urgency::awaited, "expert");
  const auto ticket = think(Urgency::spare, "easy", "withdrawn");
  EXPECT_TRUE(pool_.withdraw(*ticket));
  EXPECT_FALSE(pool_.withdraw(*ticket));
  open_the_gate();
  EXPECT_TRUE(heard(1));
  EXPECT_EQ(pool_.figures().waiting, 0U);
}

TEST_F(Pool, who_has_too_many_waiting_is_told_to_ask_again) {
  think_slowly(Urgency::awaited, "expert");
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(think(Urgency::awaited, "expert", "waits").has_value());
  EXPECT_FALSE(think(Urgency::awaited, "expert", "too many").has_value());
  EXPECT_EQ(pool_.figures().postponed, 1U);
  EXPECT_EQ(pool_.figures().waiting, 3U);
}

TEST_F(Pool, hints_hold_up_no_bot_and_few_may_wait_for_one) {
  const auto advice = [&] { return base::Task([&] { order_.emplace_back("hint"); }); };
  EXPECT_TRUE(pool_.advise([&, gate = held_] {
    gate.wait();
    return advice();
  }));
  while (pool_.figures().thinking == 0) std::this_thread::yield();
  std::size_t waiting = 0;
  while (pool_.advise(advice)) ++waiting;
  EXPECT_EQ(waiting, 8U);
  think(Urgency::awaited, "easy", "easy");
  think(Urgency::awaited, "expert", "expert");
  think(Urgency::unattended, "expert", "unattended");
  EXPECT_TRUE(heard(3)) << "no bot waits for a hint";
  open_the_gate();
  EXPECT_TRUE(heard(waiting + 4));
}

TEST_F(Pool, ends_although_somebody_would_think_for_hours) {
  auto pool = std::make_unique<BotPool>(loop_, 1);
  EXPECT_TRUE(pool->advise([stop = &pool->stopping()] {
    while (!stop->load()) std::this_thread::yield();
    return base::Task([] {});
  }));
  while (pool->figures().thinking == 0) std::this_thread::yield();
  pool.reset();
}

}  // namespace
}  // namespace fondaco::tables
