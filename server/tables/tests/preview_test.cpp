// SPDX-License-Identifier: MIT
// What a seat is told before it decides is the same in every world that it could not tell from the real one.
#include "server/tables/preview.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "engine/event_json.hpp"
#include "server/tables/game_cache.hpp"
#include "server/tables/knowledge.hpp"
#include "server/tables/projection.hpp"
#include "server/tables/tests/every_game.hpp"

namespace fondaco::tables {
namespace {

constexpr std::size_t most_ahead = 6;
constexpr std::uint64_t other_worlds = 3;

class Foresight : public testing::TestWithParam<std::string> {
 protected:
  /// Shows every decision of a random game to the test.
  template <class Look>
  void walk(Seat players, std::uint64_t seed, Look look) {
    const auto cached_game = *game_cache_.take(GetParam(), "default", "{\"players\":" + std::to_string(players) + "}");
    const AnyGame& game = *cached_game->game;
    AnyState state = game.start({seed, 0});
    while (game.to_move(state) != nobody && !HasFailure()) {
      look(game, state);
      game.apply(state, any_legal(game, state));
    }
  }
  /// With few and with as many as can play.
  template <class Look>
  void walk_tables(Look look) {
    const GameEntry* entry = games::catalogue().find(GetParam());
    const std::uint64_t games = std::getenv("FONDACO_LONG") != nullptr ? 40 : 2;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      walk(seed % 2 == 0 ? std::max<Seat>(2, entry->min_players) : entry->max_players, seed, look);
    }
  }

  Move any_legal(const AnyGame& game, const AnyState& state) {
    const auto legal = game.legal(state);
    return legal[rng_.index(static_cast<std::uint32_t>(legal.size()))];
  }
  /// Decisions of the seat to move, one after the other, as the real dice have it.
  std::vector<Move> own_moves(const AnyGame& game, AnyState state) {
    const Seat seat = game.to_move(state);
    std::vector<Move> moves;
    while (moves.size() < most_ahead && game.to_move(state) == seat) {
      moves.push_back(any_legal(game, state));
      game.apply(state, moves.back());
    }
    return moves;
  }
  static std::string told(const AnyGame& game, const std::vector<Event>& events, const AnyState& after, Viewer viewer) {
    json::Writer out;
    out.begin_object();
    write_events(game, events, out);
    write_state(game, after, viewer, out);
    out.end_object();
    return out.take();
  }
  static std::string told(const AnyGame& game, const Preview& preview, Viewer viewer) {
    std::string text = told(game, preview.events, preview.after, viewer) + preview.rule.text();
    for (const Move move : preview.moves) text += " " + game.text(move);
    return text + " " + std::to_string(static_cast<int>(preview.end));
  }

  GameCache game_cache_;
  Rng rng_{11};
};

TEST_P(Foresight, a_preview_is_what_really_comes_and_the_same_in_every_world_of_the_seat) {
  std::size_t foreseen = 0;
  walk_tables([&](const AnyGame& game, const AnyState& state) {
    const Viewer viewer = Viewer::seat(game.to_move(state));
    const std::vector<Move> moves = own_moves(game, state);
    const Preview preview = look_ahead(game, world_of(game, state, viewer), moves);
    foreseen += preview.moves.size();
    EXPECT_NE(preview.end, Preview::End::illegal);

    AnyState real = state;
    std::vector<Event> events;
    for (const Move move : preview.moves) {
      EventJournal journal;
      game.apply(real, move, &journal);
      for (const Event& event : journal.seen_by(viewer)) events.push_back(event);
    }
    EXPECT_EQ(told(game, preview.events, preview.after, viewer), told(game, events, real, viewer));
    for (std::uint64_t luck = 0; luck < other_worlds; ++luck) {
      const AnyState world = game.resample(state, viewer, rng_);
      EXPECT_EQ(told(game, look_ahead(game, world, moves), viewer), told(game, preview, viewer));
      EXPECT_EQ(world_of(game, world, viewer), world_of(game, state, viewer));
    }
  });
  EXPECT_GT(foreseen, 20U);
}

TEST_P(Foresight, what_allows_or_forbids_a_move_does_not_depend_on_what_the_seat_cannot_know) {
  walk_tables([&](const AnyGame& game, const AnyState& state) {
    const Viewer viewer = Viewer::seat(game.to_move(state));
    const AnyState known = world_of(game, state, viewer);
    const AnyState other = world_of(game, game.resample(state, viewer, rng_), viewer);
    for (int i = 0; i < 50; ++i) {
      const auto move = static_cast<Move>(rng_.index(game.entry().move_count));
      const Verdict verdict = game.check(known, move);
      EXPECT_EQ(verdict.rule(), game.check(other, move).rule()) << game.text(move);
      EXPECT_EQ(verdict.legal(), game.check(state, move).legal()) << game.text(move);
    }
  });
}

TEST_P(Foresight, a_preview_ends_with_the_turn_and_before_a_move_that_is_not_legal) {
  walk_tables([&](const AnyGame& game, const AnyState& state) {
    std::vector<Move> moves = own_moves(game, state);
    moves.push_back(moves.front());
    const Preview preview = look_ahead(game, state, moves);
    if (game.to_move(preview.after) != game.to_move(state)) {
      EXPECT_EQ(preview.end, preview.moves.size() == moves.size() ? Preview::End::all : Preview::End::turn);
    }
    for (Move move = 0; move < game.entry().move_count; ++move) {
      const Verdict verdict = game.check(state, move);
      if (verdict.legal()) continue;
      const Preview refused = look_ahead(game, state, {move});
      EXPECT_EQ(refused.end, Preview::End::illegal);
      EXPECT_EQ(refused.rule, verdict.rule());
      EXPECT_EQ(refused.after, state);
      break;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Foresight, testing::ValuesIn(ids_of_games()),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace fondaco::tables
