// SPDX-License-Identifier: MIT
#include "bench/measure.hpp"

#include <gtest/gtest.h>

#include "bench/random_loop.hpp"
#include "games/catalogue.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::bench {
namespace {

std::unique_ptr<AnyGame> built(const GameEntry& entry, Seat players) {
  auto game = build_default(entry, default_options(entry.options, players));
  EXPECT_EQ(fault_text(game), "");
  return *std::move(game);
}

TEST(Measure, every_game_gives_sound_figures) {
  for (const GameEntry* entry : games::catalogue()) {
    const auto game = built(*entry, entry->max_players);
    const auto bench = make_bench(*game);
    ASSERT_TRUE(bench) << entry->id;
    const Measurement figures = bench->measure(0.02);
    for (const double figure :
         {figures.moves_per_second, figures.games_per_second, figures.copy_ns, figures.legal_ns, figures.apply_ns}) {
      EXPECT_GT(figure, 0);
    }
    EXPECT_GT(figures.moves_per_second, figures.games_per_second);
    EXPECT_EQ(figures.signature, make_bench(*game)->measure(0.02).signature);
  }
}

TEST(Measure, random_moves_are_those_of_the_same_games_through_the_handle) {
  for (const GameEntry* entry : games::catalogue()) {
    const auto game = built(*entry, entry->min_players);
    std::uint64_t moves = 0;
    for (std::uint64_t i = 0; i < 3; ++i) {
      const Seed seed{signature_seed, i};
      AnyState state = game->start(seed);
      Rng rng(seed.low + (seed.high << 32));
      for (auto legal = game->legal(state); !legal.empty(); legal = game->legal(state), ++moves) {
        game->apply(state, legal[rng.index(static_cast<std::uint32_t>(legal.size()))]);
      }
    }
    EXPECT_EQ(make_bench(*game)->random_moves(3), moves) << entry->id;
  }
}

}  // namespace
}  // namespace fondaco::bench
