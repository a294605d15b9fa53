// SPDX-License-Identifier: MIT
#include "bots/selfplay.hpp"

#include "bots/tests/some_game.hpp"

namespace fondaco::bots {
namespace {

TEST(Selfplay, equals_its_games_one_by_one) {
  const auto game = some_game(2);
  const std::vector<BotSpec> seats(2);
  const SelfplayResult result = selfplay(*game, seats, 9, 5, 2);
  EXPECT_FALSE(result.broken);
  const auto runner = make_runner(*game);
  SipHash signature{SipKey{}};
  std::uint64_t moves = 0;
  std::vector<Tally> tallies(2);
  std::vector<std::uint32_t> lengths;
  for (std::uint64_t i = 0; i < 5; ++i) {
    const GameResult played = runner->play(seats, nth_seed(9, i));
    signature.block(played.state_hash);
    moves += played.moves;
    lengths.push_back(played.moves);
    for (Seat seat = 0; seat < 2; ++seat) tallies[seat].add(played, seat, 2);
  }
  std::sort(lengths.begin(), lengths.end());
  EXPECT_EQ(result.games, 5U);
  EXPECT_EQ(result.moves, moves);
  EXPECT_EQ(result.signature, signature.finish(5));
  EXPECT_EQ(result.shortest, lengths.front());
  EXPECT_EQ(result.median, lengths[2]);
  EXPECT_EQ(result.longest, lengths.back());
  for (Seat seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(result.seats[seat].wins, tallies[seat].wins);
    EXPECT_EQ(result.seats[seat].score, tallies[seat].score);
    EXPECT_EQ(result.seats[seat].ranks, tallies[seat].ranks);
  }
}

TEST(Selfplay, signature_does_not_depend_on_threads_or_batches) {
  const auto game = some_game(2);
  const std::vector<BotSpec> seats(2);
  const SelfplayResult one = selfplay(*game, seats, 1, 3000, 1);
  const SelfplayResult two = selfplay(*game, seats, 1, 3000, 2);
  EXPECT_EQ(one.signature, two.signature);
  EXPECT_EQ(one.moves, two.moves);
  EXPECT_NE(one.signature, selfplay(*game, seats, 2, 3000, 2).signature);
  EXPECT_NE(one.signature, selfplay(*game, seats, 1, 2999, 2).signature);
}

TEST(Tally, a_shared_victory_counts_its_part) {
  GameResult shared;
  shared.total = {10, 10, 3};
  shared.rank = {1, 1, 3};
  std::vector<Tally> tallies(3);
  for (Seat seat = 0; seat < 3; ++seat) tallies[seat].add(shared, seat, 3);
  EXPECT_EQ(tallies[0].wins, 0.5);
  EXPECT_EQ(tallies[1].wins, 0.5);
  EXPECT_EQ(tallies[2].wins, 0);
  EXPECT_EQ(tallies[2].mean_rank(), 3);
  EXPECT_EQ(tallies[0].mean_score(), 10);
}

}  // namespace
}  // namespace fondaco::bots
