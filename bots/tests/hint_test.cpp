// SPDX-License-Identifier: MIT
// What every hint must keep to, in all games.
#include "bots/hint.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "bots/tests/some_game.hpp"
#include "engine/wording.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {
namespace {

constexpr HintWish quick{.simulations = 60};

/// Calls `look` at some decisions of a random game of every game there is.
void at_some_decisions(const std::function<void(const AnyGame&, const Runner&, const AnyState&)>& look) {
  for (const GameEntry* entry : games::catalogue()) {
    SCOPED_TRACE(entry->id);
    const auto game = game_of(*entry, std::max<Seat>(2, entry->min_players));
    const auto runner = make_runner(*game);
    Rng rng(3);
    AnyState state = game->start(Seed{21, 8});
    for (int ply = 0; ply < 60 && game->to_move(state) != nobody; ++ply) {
      SCOPED_TRACE(ply);
      if (ply % 7 == 0) look(*game, *runner, state);
      const auto moves = game->legal(state);
      game->apply(state, moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

TEST(Hint, does_not_know_what_the_seat_does_not_know) {
  Rng rng(5);
  at_some_decisions([&](const AnyGame& game, const Runner& runner, const AnyState& state) {
    const AnyState other = game.resample(state, Viewer::seat(game.to_move(state)), rng);
    EXPECT_EQ(hint_for(game, runner, state, quick), hint_for(game, runner, other, quick));
  });
}

TEST(Hint, names_the_most_tried_moves_and_how_they_go) {
  at_some_decisions([](const AnyGame& game, const Runner& runner, const AnyState& state) {
    const Hint hint = hint_for(game, runner, state, quick);
    EXPECT_EQ(hint.seat, game.to_move(state));
    ASSERT_FALSE(hint.moves.empty());
    EXPECT_LE(hint.moves.size(), quick.top);
    std::uint64_t visits = UINT64_MAX;
    for (const HintedMove& hinted : hint.moves) {
      EXPECT_TRUE(game.check(state, hinted.move).legal()) << game.text(hinted.move);
      EXPECT_LE(hinted.visits, visits);
      visits = hinted.visits;
      if (hint.simulations == 0) continue;
      ASSERT_TRUE(hinted.win_chance && hinted.margin);
      EXPECT_GE(*hinted.win_chance, 0);
      EXPECT_LE(*hinted.win_chance, 1);
    }
  });
}

TEST(Hint, goes_on_as_the_rules_allow_whatever_is_hidden) {
  at_some_decisions([](const AnyGame& game, const Runner& runner, const AnyState& state) {
    for (const HintedMove& hinted : hint_for(game, runner, state, quick).moves) {
      AnyState now = state;
      game.apply(now, hinted.move);
      for (const Move move : hinted.then) {
        ASSERT_EQ(game.to_move(now), game.to_move(state));
        ASSERT_TRUE(game.check(now, move).legal()) << game.text(hinted.move) << " … " << game.text(move);
        game.apply(now, move);
      }
    }
  });
}

TEST(Hint, has_words_for_every_reason) {
  const std::vector<std::string> names{"Anna", "Bea"};
  at_some_decisions([&](const AnyGame& game, const Runner& runner, const AnyState& state) {
    const Hint hint = hint_for(game, runner, state, quick);
    for (const Language language : languages) {
      const Words words = game_words(game.entry(), language);
      const Wording wording(game, words, Viewer::seat(hint.seat), names);
      for (const HintedMove& hinted : hint.moves) {
        for (const Reason& reason : hinted.reasons) {
          const std::string text = wording.reason(reason.label, reason.about, reason.fate, reason.change);
          EXPECT_TRUE(words.has(wording.reason_key(reason.label, reason.about, reason.fate, reason.change))) << text;
          EXPECT_EQ(text.find("{$"), std::string::npos) << text;
          EXPECT_TRUE(reason.change != 0 || reason.fate == TermFate::done) << text;
        }
      }
    }
  });
}

TEST(Hint, expects_a_result_but_no_victory_alone_at_the_table) {
  for (const GameEntry* entry : games::catalogue()) {
    if (entry->min_players > 1) continue;
    const auto game = game_of(*entry, 1);
    const auto runner = make_runner(*game);
    AnyState state = game->start(Seed{1, 1});
    while (game->legal(state).size() == 1) game->apply(state, game->legal(state)[0]);
    for (const HintedMove& hinted : hint_for(*game, *runner, state, quick).moves) {
      EXPECT_FALSE(hinted.win_chance) << entry->id;
      EXPECT_TRUE(hinted.margin) << entry->id;
    }
  }
}

TEST(Hint, is_brief_about_the_only_move) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  AnyState state = game->start(Seed{5, 5});
  while (game->to_move(state) != nobody && game->legal(state).size() > 1) game->apply(state, game->legal(state)[0]);
  ASSERT_NE(game->to_move(state), nobody) << "a game without a forced move: try another seed";
  const Hint hint = hint_for(*game, *runner, state, quick);
  ASSERT_EQ(hint.moves.size(), 1U);
  EXPECT_EQ(hint.simulations, 0U);
  EXPECT_EQ(hint.moves[0].move, game->legal(state)[0]);
  EXPECT_FALSE(hint.moves[0].win_chance);
}

TEST(Hint, says_when_a_move_ends_the_game) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  Rng rng(9);
  AnyState last;
  for (AnyState state = game->start(Seed{2, 2}); game->to_move(state) != nobody;) {
    last = state;
    const auto moves = game->legal(state);
    game->apply(state, moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
  }
  const Hint hint = hint_for(*game, *runner, last, quick);
  EXPECT_TRUE(hint.moves[0].ends_game);
  EXPECT_TRUE(hint.moves[0].reasons.empty());
  EXPECT_FALSE(hint_for(*game, *runner, game->start(Seed{2, 2}), quick).moves[0].ends_game);
}

}  // namespace
}  // namespace fondaco::bots
