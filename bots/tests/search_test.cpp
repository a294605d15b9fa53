// SPDX-License-Identifier: MIT
// What every bot that searches must keep to, tried on the first game of the catalogue and on all of them.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "bots/duel.hpp"
#include "bots/runner.hpp"
#include "bots/tests/some_game.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {
namespace {

constexpr std::array<std::string_view, 5> all_bots{"random", "greedy", "ismcts@60sims", "search@60sims", "novice"};

TEST(Bots, cannot_tell_apart_what_is_hidden_from_them) {
  for (const GameEntry* entry : games::catalogue()) {
    const auto game = game_of(*entry, 2);
    const auto runner = make_runner(*game);
    Rng rng(7);
    AnyState state = game->start(Seed{11, 4});
    for (int ply = 0; ply < 60 && game->to_move(state) != nobody; ++ply) {
      const Seat seat = game->to_move(state);
      const AnyState other = game->resample(state, Viewer::seat(seat), rng);
      for (const std::string_view name : ply % 6 == 0 ? std::span(all_bots) : std::span(all_bots).first(2)) {
        Rng one(static_cast<std::uint64_t>(ply));
        Rng two(static_cast<std::uint64_t>(ply));
        EXPECT_EQ(runner->choose(bot(name), state, seat, one), runner->choose(bot(name), other, seat, two))
            << entry->id << ", " << name << ", ply " << ply;
      }
      const auto moves = game->legal(state);
      game->apply(state, moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(Search, ends_at_once_when_it_is_stopped) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  const std::atomic<bool> stop = true;
  for (const std::string_view name : {"search@600000ms", "ismcts@600000ms"}) {
    BotSpec endless = bot(name);
    endless.stop = &stop;
    const AnyState state = game->start(Seed{3, 3});
    const Seat seat = game->to_move(state);
    const auto sitting = runner->sit(endless, seat);
    Rng rng(1);
    EXPECT_TRUE(game->check(state, sitting->choose(state, rng)).legal()) << name;
    EXPECT_LE(sitting->effort().simulations, 16U) << name;
  }
}

TEST(Search, plays_the_same_with_the_same_seed_and_simulations) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  for (const std::string_view name : {"search@150sims", "search@150sims@2threads", "ismcts@100sims"}) {
    const std::vector<BotSpec> seats{bot(name), bot("greedy")};
    EXPECT_EQ(runner->play(seats, Seed{3, 3}).state_hash, runner->play(seats, Seed{3, 3}).state_hash) << name;
  }
}

TEST(Search, keeps_its_limits) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  const AnyState state = game->start(Seed{5, 5});
  const Seat seat = game->to_move(state);
  Rng rng(1);
  const auto sitting = runner->sit(bot("search@300sims"), seat);
  sitting->choose(state, rng);
  EXPECT_LE(sitting->effort().simulations, 300U);
  EXPECT_GT(sitting->effort().simulations, 0U);
  EXPECT_LE(sitting->effort().bytes, std::size_t{64} << 20U);
  const auto hurried = runner->sit(bot("search@30ms"), seat);
  hurried->choose(state, rng);  // without the limit it would never come back
  EXPECT_GT(hurried->effort().simulations, 0U);
}

TEST(Search, tells_what_it_thought) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  const AnyState state = game->start(Seed{5, 5});
  Rng rng(1);
  const auto sitting = runner->sit(bot("search@400sims"), game->to_move(state));
  const Move move = sitting->choose(state, rng);
  ASSERT_FALSE(sitting->thoughts().empty());
  EXPECT_EQ(sitting->thoughts().front().move, move);
  for (const Thought& thought : sitting->thoughts()) {
    EXPECT_TRUE(game->check(state, thought.move).legal());
    EXPECT_GE(thought.value, 0);
    EXPECT_LE(thought.value, static_cast<double>(thought.visits));
  }
}

TEST(Search, thinks_nothing_where_nothing_is_to_be_decided) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  AnyState state = game->start(Seed{5, 5});
  Rng rng(1);
  while (game->to_move(state) != nobody && game->legal(state).size() > 1) game->apply(state, game->legal(state)[0]);
  ASSERT_NE(game->to_move(state), nobody) << "a game without a forced move: try another seed";
  const auto sitting = runner->sit(bot("search@1000000000ms"), game->to_move(state));
  EXPECT_EQ(sitting->choose(state, rng), game->legal(state)[0]);
  EXPECT_EQ(sitting->effort().simulations, 0U);
}

/// A clock that goes on by five milliseconds with each look at it.
Clock::time_point five_ms_later() {
  static std::atomic<int> looks = 0;
  return Clock::time_point(std::chrono::milliseconds(5 * ++looks));
}

TEST(Level, is_bounded_over_a_whole_turn) {
  // Whatever a level's simulations are: all decisions until somebody else moves share its time.
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  const AnyState state = game->start(Seed{5, 5});
  Tuning tireless;
  for (Level& level : tireless.levels) level = {1'000'000'000, 0};
  BotSpec slow = bot("novice");
  slow.tuning = std::make_shared<const Tuning>(tireless);
  slow.now = five_ms_later;
  Rng rng(1);
  const auto sitting = runner->sit(slow, game->to_move(state));
  for (int i = 0; i < 4; ++i) sitting->choose(state, rng);
  // A second at most, and then ever less: 1, 3/4, 9/16, 27/64 of one, and a few looks at the clock.
  EXPECT_LT(sitting->effort().microseconds, 2'900'000U);
}

TEST(Level, that_is_blurred_still_sees_what_is_plain) {
  // A misjudgement is bounded: nobody, however weak, gives away what is worth more than that.
  const auto game = some_game(2);
  Tuning start;
  start.levels[0] = {40, 1};
  Tuning blurred = start;
  blurred.levels[0] = {40, 2000};
  const Duel duel{.game = *game, .bot = {.text = "level", .kind = BotKind::level}, .games = 30};
  EXPECT_GT(duel.first_share(duel.play(start, blurred, 3)), 0.6) << "who is blurred is weaker";
  BotSpec weak = bot("novice");
  weak.tuning = std::make_shared<const Tuning>(blurred);
  EXPECT_GT(arena(*game, {weak, bot("random")}, 3, 30, 1, std::nullopt).contenders[0].tally.win_share(), 0.8);
}

}  // namespace
}  // namespace fondaco::bots
