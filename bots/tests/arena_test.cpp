// SPDX-License-Identifier: MIT
#include "bots/arena.hpp"

#include <cmath>
#include <cstdlib>

#include "bots/tests/some_game.hpp"

namespace fondaco::bots {
namespace {

TEST(Seatings, one_bot_per_seat_takes_all_rotations) {
  EXPECT_EQ(seatings(named("greedy,random"), 2), (std::vector<Seating>{{0, 1}, {1, 0}}));
  EXPECT_EQ(seatings(named("greedy,random,random@1ms"), 3), (std::vector<Seating>{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}}));
}

TEST(Seatings, two_bots_share_more_seats_in_every_rotation) {
  EXPECT_EQ(seatings(named("greedy,random"), 3),
            (std::vector<Seating>{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}, {1, 0, 1}, {0, 1, 1}, {1, 1, 0}}));
  EXPECT_EQ(seatings(named("greedy,random"), 4), (std::vector<Seating>{{0, 1, 0, 1}, {1, 0, 1, 0}}));
}

TEST(Seatings, two_bots_alone_at_a_table_take_turns) {
  EXPECT_EQ(seatings(named("greedy,random"), 1), (std::vector<Seating>{{0}, {1}}));
  EXPECT_EQ(seatings(named("greedy"), 1), (std::vector<Seating>{{0}}));
}

TEST(Seatings, equal_names_make_equal_seatings) {
  EXPECT_EQ(seatings(named("greedy,random,greedy,random"), 4).size(), 2U);
  EXPECT_EQ(seatings(named("greedy,random,random"), 3).size(), 3U);
}

TEST(Seatings, every_bot_sits_everywhere_equally_often) {
  for (Seat players = 2; players <= 6; ++players) {
    std::vector<int> first(players);
    const auto all = seatings(named("greedy,random"), players);
    for (const Seating& seating : all) {
      for (Seat seat = 0; seat < players; ++seat) first[seat] += seating[seat] == 0 ? 1 : 0;
    }
    EXPECT_EQ(first, std::vector<int>(players, static_cast<int>(all.size()) / 2)) << int{players};
  }
}

TEST(PairedResults, elo_of_a_share) {
  EXPECT_NEAR(expected_result(0), 0.5, 1e-12);
  EXPECT_NEAR(expected_result(400), 10.0 / 11, 1e-12);
  PairedResults results;
  for (int i = 0; i < 1000; ++i) results.add(i % 4 == 0 ? 0.0 : 1.0, 2);
  const Elo elo = results.elo();
  EXPECT_NEAR(elo.value, 400 * std::log10(3.0), 1e-6);
  // 0.75 ± 1.96 · sqrt(0.75 · 0.25 / 1000)
  EXPECT_NEAR(expected_result(elo.low), 0.75 - 0.0268, 0.002);
  EXPECT_NEAR(expected_result(elo.high), 0.75 + 0.0268, 0.002);
}

TEST(PairedResults, pairing_narrows_the_interval) {
  PairedResults paired;    // one game won and one lost of every seed, but for a few seeds
  PairedResults unpaired;  // the same share, seed by seed all or nothing
  for (int i = 0; i < 400; ++i) {
    paired.add(i % 40 == 0 ? 1.0 : 0.5, 2);
    unpaired.add(i % 2 == 0 || i % 80 == 1 ? 1.0 : 0.0, 2);
  }
  EXPECT_NEAR(paired.mean(), unpaired.mean(), 1e-12);
  const auto width = [](const Elo& elo) { return elo.high - elo.low; };
  EXPECT_LT(width(paired.elo()), 0.3 * width(unpaired.elo()));
}

TEST(PairedResults, winning_everything_stays_finite) {
  for (const double result : {0.0, 1.0}) {
    PairedResults few;
    PairedResults many;
    for (int i = 0; i < 5; ++i) few.add(result, 2);
    for (int i = 0; i < 500; ++i) many.add(result, 2);
    for (const PairedResults& results : {few, many}) {
      const Elo elo = results.elo();
      EXPECT_TRUE(std::isfinite(elo.low) && std::isfinite(elo.value) && std::isfinite(elo.high));
      EXPECT_LE(elo.low, elo.value);
      EXPECT_LE(elo.value, elo.high);
    }
    EXPECT_GT(std::abs(many.elo().value), std::abs(few.elo().value));
  }
  EXPECT_EQ(PairedResults().elo().value, 0);
}

TEST(PairedResults, one_seed_tells_little) {
  PairedResults results;
  results.add(0.5, 2);
  EXPECT_EQ(results.elo().value, 0);
  EXPECT_LT(results.elo().low, -150);
}

TEST(Sprt, llr_grows_with_evidence_and_is_symmetric) {
  PairedResults winning;
  PairedResults losing;
  for (int i = 0; i < 200; ++i) {
    winning.add(i % 4 == 0 ? 0.5 : 0.75, 2);
    losing.add(i % 4 == 0 ? 0.5 : 0.25, 2);
  }
  EXPECT_GT(winning.llr(-10, 10), Sprt::bound);
  EXPECT_NEAR(winning.llr(-10, 10), -losing.llr(-10, 10), 1e-9);
  EXPECT_EQ(PairedResults().llr(-10, 10), 0);
}

TEST(Sprt, a_short_run_without_spread_decides_nothing) {
  PairedResults results;
  for (int i = 0; i < 3; ++i) results.add(1, 2);
  EXPECT_FALSE((Sprt{0, 10, results.llr(0, 10)}).decided());
}

TEST(Arena, counts_every_seat_of_every_bot) {
  const auto game = some_game(3);
  const ArenaResult result = arena(*game, named("random,random@1ms"), 4, 13, 2, std::nullopt);
  EXPECT_FALSE(result.broken);
  EXPECT_EQ(result.games, 18U);  // three seeds of six seatings
  EXPECT_EQ(result.seeds, 3U);
  ASSERT_EQ(result.contenders.size(), 2U);
  EXPECT_EQ(result.contenders[0].tally.games, 27U);
  EXPECT_EQ(result.contenders[1].tally.games, 27U);
  EXPECT_NEAR(result.contenders[0].tally.wins + result.contenders[1].tally.wins, 18, 1e-9);
  EXPECT_NEAR(result.contenders[0].results.mean() + result.contenders[1].results.mean(), 1, 1e-9);
}

TEST(Arena, a_bot_against_itself_under_another_name_is_exactly_even) {
  // The same seed and the same choices in every seat: whoever sits where, the seat's result is the same.
  const auto game = some_game(2);
  const ArenaResult result = arena(*game, named("random,random@1ms"), 4, 200, 2, std::nullopt);
  EXPECT_EQ(result.contenders[0].results.mean(), 0.5);
  EXPECT_NEAR(result.contenders[0].results.elo().value, 0, 1e-9);
}

TEST(Arena, sequential_test_stops_at_the_same_seed_whatever_the_threads) {
  const auto game = some_game(2);
  const Sprt test{.elo0 = 0, .elo1 = 50};
  const ArenaResult one = arena(*game, named("greedy,random"), 1, 1000, 1, test);
  const ArenaResult two = arena(*game, named("greedy,random"), 1, 1000, 2, test);
  EXPECT_STREQ(one.sprt->verdict(), "elo1");
  EXPECT_LT(one.games, 1000U);
  EXPECT_EQ(one.games, two.games);
  EXPECT_EQ(one.sprt->llr, two.sprt->llr);
}

TEST(Arena, greedy_beats_random_in_95_percent) {
  const char* wish = std::getenv("FONDACO_LONG");
  const std::uint64_t games = wish != nullptr && *wish != '\0' ? 1000 : 200;
  const ArenaResult result = arena(*some_game(2), named("greedy,random"), 1, games, all_threads(), std::nullopt);
  EXPECT_GE(result.contenders[0].tally.win_share(), 0.95);
}

}  // namespace
}  // namespace fondaco::bots
