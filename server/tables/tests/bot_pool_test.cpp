#include "server/tables/bot_pool.hpp"

#include <gtest/gtest.h>

#include <future>
#include <stdexcept>

#include "server/base/testing_loop.hpp"

namespace fondaco::server {
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

class Pool : public testing::Test {
 protected:
  Move decision_of(std::unique_ptr<bots::SeatBot> bot) {
    std::optional<Move> chosen;
    pool_.think(std::make_shared<SeatedBot>(SeatedBot{shelved_, std::move(bot)}), state_, 7,
                [&](Move move) { chosen = move; });
    EXPECT_TRUE(loop_.run_until([&] { return chosen.has_value(); }));
    return chosen.value_or(0);
  }

  Shelf shelf_;
  std::shared_ptr<const ShelvedGame> shelved_ = shelf_.take("amsterdam", "default", R"({"players":2})");
  AnyState state_ = shelved_->game->start({1, 0});
  FakeLoop loop_;
  BotPool pool_{loop_, 1};
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

TEST_F(Pool, advice_waits_for_bots_and_few_may_wait_for_it) {
  std::promise<void> gate;
  const auto opened = gate.get_future().share();
  std::vector<std::string> order;
  const auto advice = [&] { return Task([&] { order.emplace_back("hint"); }); };
  EXPECT_TRUE(pool_.advise([&, opened] {
    opened.wait();
    return advice();
  }));
  while (pool_.figures().thinking == 0) std::this_thread::yield();
  std::size_t waiting = 0;
  while (pool_.advise(advice)) ++waiting;
  EXPECT_EQ(waiting, 8U);
  pool_.think(std::make_shared<SeatedBot>(SeatedBot{shelved_, std::make_unique<BrokenBot>(std::nullopt)}), state_, 7,
              [&](Move) { order.emplace_back("bot"); });
  gate.set_value();
  EXPECT_TRUE(loop_.run_until([&] { return order.size() == waiting + 2; }));
  EXPECT_EQ(order[1], "bot") << "it came last, and does not wait for advice";
}

}  // namespace
}  // namespace fondaco::server
