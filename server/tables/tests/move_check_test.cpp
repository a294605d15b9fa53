// SPDX-License-Identifier: MIT
// A row of moves is allowed or refused alike in every world that its seat cannot tell from the real one, and what is
// allowed can be played in all of them.
#include "server/tables/move_check.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>

#include "server/tables/game_cache.hpp"
#include "server/tables/knowledge.hpp"
#include "server/tables/tests/every_game.hpp"

namespace fondaco::tables {
namespace {

constexpr std::size_t longest_tried = 5;
constexpr std::uint64_t worlds_tried = 3;
constexpr int rows_tried = 4;

/// All that somebody is told: code, rule and message.
std::string answer_to(const AnyGame& game, const AnyState& state, const std::vector<Move>& row) {
  const Ruling<> ruling = need_row(game, state, row);
  if (ruling) return "allowed";
  const base::Refusal& refusal = ruling.refusal();
  return std::string(refusal.code) + " " + refusal.rule + " " + refusal.what();
}

std::string first_word(const std::string& answer) { return answer.substr(0, answer.find(' ')); }

class Rows : public testing::TestWithParam<std::string> {
 protected:
  /// Shows every decision of random games to the test, with few players and with as many as can play.
  template <class Look>
  void walk_tables(Look look) {
    const GameEntry* entry = games::catalogue().find(GetParam());
    const std::uint64_t games = std::getenv("FONDACO_LONG") != nullptr ? 80 : 8;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      const Seat players = seed % 2 == 0 ? std::max<Seat>(2, entry->min_players) : entry->max_players;
      const auto cached = *game_cache_.take(GetParam(), "default", "{\"players\":" + std::to_string(players) + "}");
      const AnyGame& game = *cached->game;
      AnyState state = game.start({seed, 3});
      while (game.to_move(state) != nobody && !HasFailure()) {
        look(game, state);
        game.apply(state, any_legal(game, state));
      }
    }
  }

  std::uint32_t pick(std::size_t count) { return rng_.index(static_cast<std::uint32_t>(count)); }
  Move any_legal(const AnyGame& game, const AnyState& state) {
    const auto legal = game.legal(state);
    return legal[pick(legal.size())];
  }
  /// Moves that are legal one after the other in this world: some teach somebody something or pass the turn on the way,
  /// so that in another world what comes after them may be illegal. Every third row ends with any move at all.
  std::vector<Move> any_row(const AnyGame& game, AnyState world) {
    std::vector<Move> row;
    const std::size_t length = 1 + pick(longest_tried);
    while (row.size() < length && game.to_move(world) != nobody) {
      row.push_back(any_legal(game, world));
      game.apply(world, row.back());
    }
    if (pick(3) == 0) row.back() = static_cast<Move>(pick(game.entry().move_count));
    return row;
  }
  std::vector<AnyState> worlds_of(const AnyGame& game, const AnyState& state) {
    std::vector<AnyState> worlds{state};
    const Viewer seat = Viewer::seat(game.to_move(state));
    for (std::uint64_t i = 0; i < worlds_tried; ++i) worlds.push_back(game.resample(state, seat, rng_));
    return worlds;
  }

  GameCache game_cache_;
  Rng rng_{17};
};

TEST_P(Rows, are_answered_alike_in_every_world_of_the_seat) {
  std::map<std::string, int> seen;
  walk_tables([&](const AnyGame& game, const AnyState& state) {
    const std::vector<AnyState> worlds = worlds_of(game, state);
    // Each world proposes a row that goes well there.
    for (const AnyState& proposer : worlds) {
      const std::vector<Move> row = any_row(game, proposer);
      const std::string answer = answer_to(game, state, row);
      for (const AnyState& world : worlds) EXPECT_EQ(answer_to(game, world, row), answer);
      if (row.size() > 1) ++seen[first_word(answer)];
    }
  });
  EXPECT_GT(seen["allowed"], 20);
  EXPECT_GT(seen["illegal_move"], 20);
  EXPECT_GT(seen["must_be_last"], 20);
}

TEST_P(Rows, that_are_allowed_can_be_played_in_every_world_and_teach_nothing_before_their_last_move) {
  int played = 0;
  walk_tables([&](const AnyGame& game, const AnyState& state) {
    const Seat seat = game.to_move(state);
    for (int i = 0; i < rows_tried; ++i) {
      const std::vector<Move> row = any_row(game, world_of(game, state, Viewer::seat(seat)));
      if (row.size() < 2 || answer_to(game, state, row) != "allowed") continue;
      ++played;
      for (AnyState world : worlds_of(game, state)) {
        for (const Move& move : row) {
          ASSERT_EQ(game.to_move(world), seat);
          ASSERT_TRUE(game.check(world, move).legal()) << game.text(move);
          const SeatSet learned = game.apply(world, move);
          EXPECT_TRUE(learned.empty() || &move == &row.back()) << game.text(move);
        }
      }
    }
  });
  EXPECT_GT(played, 20);
}

TEST_P(Rows, of_one_move_are_legal_or_not_as_the_move_is) {
  walk_tables([&](const AnyGame& game, const AnyState& state) {
    for (const Move move : {any_legal(game, state), static_cast<Move>(pick(game.entry().move_count))}) {
      EXPECT_EQ(answer_to(game, state, {move}) == "allowed", game.check(state, move).legal()) << game.text(move);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Rows, testing::ValuesIn(ids_of_games()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace fondaco::tables
