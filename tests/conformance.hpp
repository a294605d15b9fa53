// SPDX-License-Identifier: MIT
#pragma once
// The suite every game gets for free: whole games on every table, with everything checked that the contract promises.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "bench/random_loop.hpp"
#include "bots/greedy.hpp"
#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "tests/configurations.hpp"
#include "tests/fault_text.hpp"
#include "tests/properties.hpp"

namespace fondaco::tests {

/// How much to try: at most so many games, and no new one once so many positions were looked at (but two at least).
struct Effort {
  std::uint32_t games = 0;
  std::uint64_t positions = UINT64_MAX;
};

/// Who plays. The bots that search are tested elsewhere; to compile them once more takes long.
enum class Chooser : std::uint8_t { random, greedy };

/// Short runs share a number of positions out among the tables of a game, so that one with many options does not take
/// longer than the others; each table gets at most `most` of them, and a quarter of that at least.
inline std::uint64_t shared_out(std::uint64_t positions, std::uint64_t most, std::size_t tables) {
  return std::clamp(positions / tables, most / 4, most);
}

/// One table's games. Dear checks are made on every n-th position only, counted over all games, so that each game has
/// others; in long runs they become rarer, and only the audit and the legal moves are looked at in every position.
template <Game G>
class Conformance {
  using State = typename G::State;

 public:
  Conformance(const GameEntry& entry, const Options& options)
      : table_(entry, options), game_(table_.game()), check_(game_, table_.any()) {}

  void play_games(Chooser bot, Effort effort, std::uint64_t run) {
    for (std::uint32_t i = 0; i < effort.games && !::testing::Test::HasFatalFailure(); ++i) {
      if (i >= 2 && positions_ >= effort.positions) return;
      play(bot, Seed{run, i});
    }
  }

  std::uint64_t positions() const { return positions_; }

 private:
  static constexpr std::uint32_t longest_game = 20'000;

  void play(Chooser bot, Seed seed) {
    SCOPED_TRACE("seed " + seed_text(seed));
    Match match(table_.shared(), seed);
    State state = game_.start(seed);
    ASSERT_EQ(GameHandle<G>::pack(state), match.state()) << "start is not deterministic";
    Rng rng(seed.low * 1000 + seed.high);
    const std::uint64_t middle = rng.index(60);
    AnyState remembered;
    while (game_.to_move(state) != nobody) {
      ASSERT_LT(match.plies(), longest_game) << "the game does not end";
      if (match.plies() == middle) remembered = match.state();
      const Move move = choose(bot, state, rng);
      // The far end of a long game is looked at here and there, unless there is time for all of it.
      const bool look = long_run() || match.plies() < 800 || match.plies() % 24 == 0;
      const std::uint64_t seed_here = rng.word();
      if (look) {
        ASSERT_NO_FATAL_FAILURE(inspect(state, move, seed_here)) << "at ply " << match.plies();
      }
      ASSERT_TRUE(match.apply(move).legal());
      SilentJournal silent;
      game_.apply(state, move, silent);
      ASSERT_EQ(GameHandle<G>::pack(state), match.state())
          << "with and without journal differ after " << table_.any().text(move);
    }
    ASSERT_EQ(check_.position(state), "");
    ASSERT_NO_FATAL_FAILURE(finish(match, state));
    if (match.plies() > middle) {
      match.undo_to(middle);
      ASSERT_EQ(match.state(), remembered) << "undo to ply " << middle;
    }
  }

  Move choose(Chooser bot, const State& state, Rng& rng) const {
    const bots::SeatKnowledge<G> knowledge(game_, state, game_.to_move(state));
    if (bot == Chooser::greedy) return bots::Greedy<G>(game_, bots::Tuning{}).choose(knowledge, rng);
    MovesOf<G> moves;
    knowledge.legal(moves);
    return moves.size() == 1 ? moves[0] : moves[rng.index(moves.size())];
  }

  void inspect(const State& state, Move move, std::uint64_t seed) {
    ASSERT_EQ(check_.position(state), "");
    const std::uint64_t rarity = 1 + positions_ / 400'000;
    if (positions_++ % rarity != 0) return;
    const std::uint64_t count = looked_at_++;
    if (count % 50 == 0) {
      ASSERT_EQ(check_.whole_move_space(state), "");
    }
    if (count % 11 == 0) {
      ASSERT_EQ(check_.round_trip(state), "");
    }
    if (count % 13 == 0) {
      ASSERT_EQ(check_.guidance(state), "");
      ASSERT_EQ(check_.openness(state), "");
    }
    if (count % 7 == 0) {
      for (const Viewer viewer : check_.viewers()) {
        ASSERT_EQ(check_.resampling(state, viewer, seed), "") << name(viewer);
        ASSERT_EQ(check_.report(state, move, viewer, seed), "") << name(viewer);
      }
    }
    if (count % 101 == 0) {
      for (const Viewer viewer : check_.viewers()) ASSERT_NO_FATAL_FAILURE(play_out(state, viewer, seed));
    }
  }

  /// A resampled world is a game like any other: it stays sound and ends.
  void play_out(const State& state, Viewer viewer, std::uint64_t seed) const {
    Rng rng(seed);
    State other = game_.resample(state, viewer, rng);
    SilentJournal silent;
    MovesOf<G> moves;
    for (std::uint32_t ply = 0; game_.to_move(other) != nobody; ++ply) {
      ASSERT_LT(ply, longest_game) << "a resampled world does not end";
      ASSERT_EQ(check_.position(other), "") << "in a resampled world of " << name(viewer);
      game_.legal(other, moves);
      game_.apply(other, moves[rng.index(moves.size())], silent);
    }
    ASSERT_EQ(check_.position(other), "");
  }

  void finish(const Match& match, const State& state) const {
    ASSERT_EQ(check_.round_trip(state), "");
    for (const Viewer viewer : check_.viewers())
      ASSERT_EQ(check_.resampling(state, viewer, match.plies()), "") << name(viewer);
    const Scores scores = game_.scores(state, Viewer::everything());
    ASSERT_TRUE(scores.over);
    ASSERT_GE(scores.winners(), 1);
    for (const SeatScore& seat : scores.seats) {
      std::int32_t sum = 0;
      for (const ScoreLine& line : seat.lines) sum += line.points;
      ASSERT_EQ(sum, seat.total);
    }
    const auto loaded = Match::load(match.save(), games::catalogue(), nullptr, true);
    ASSERT_EQ(fault_text(loaded), "");
    ASSERT_EQ(loaded->state(), match.state());
    ASSERT_EQ(loaded->save(), match.save());
  }

  static std::string name(Viewer viewer) {
    return viewer.is_seat() ? "seat " + std::to_string(viewer.seat_index()) : std::string("spectator");
  }

  TableOf<G> table_;
  const G& game_;
  Properties<G> check_;
  std::uint64_t positions_ = 0;
  std::uint64_t looked_at_ = 0;  ///< those of them that had a chance of a dear check
};

/// The notation is unique, plain and readable back, for legal and illegal moves alike.
template <Game G>
void check_notation(const AnyGame& game) {
  std::set<std::string> seen;
  for (unsigned code = 0; code < G::move_count; ++code) {
    const auto move = static_cast<Move>(code);
    const std::string text = game.text(move);
    EXPECT_TRUE(seen.insert(text).second) << text << " names two moves";
    EXPECT_TRUE(std::ranges::all_of(text,
                                    [](char c) {
                                      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                                             (c >= '0' && c <= '9') ||
                                             std::string_view(":+-._,/@").find(c) != std::string_view::npos;
                                    }))
        << text << " needs quoting in a shell";
    EXPECT_EQ(game.parse(text), move) << text;
  }
  EXPECT_FALSE(game.parse("no-such-move"));
}

/// Every rule that a verdict can name stands in both rulebooks.
template <Game G>
void check_rule_ids(const GameEntry& entry, const Options& options) {
  const TableOf<G> table(entry, options);
  std::map<std::uint64_t, RuleId> named;
  const auto note = [&](RuleId rule) { named.emplace(rule.code(), rule); };
  for (std::uint32_t i = 0; i < 20; ++i) {
    AnyState state = table.any().start(Seed{i, 7});
    Rng rng(i);
    for (unsigned ply = 0; table.any().to_move(state) != nobody; ++ply) {
      for (unsigned code = 0; (ply < 100 || ply % 50 == 0) && code < G::move_count; ++code)
        note(table.any().check(state, static_cast<Move>(code)).rule());
      const std::vector<Move> moves = table.any().legal(state);
      EventJournal journal;
      table.any().apply(state, moves[rng.index(static_cast<std::uint32_t>(moves.size()))], &journal);
      for (const Event& event : journal.events()) note(event.rule);
    }
    for (const SeatScore& seat : table.any().scores(state, Viewer::everything()).seats) {
      for (const ScoreLine& line : seat.lines) note(line.rule);
    }
  }
  for (const Language language : languages) {
    const Rulebook book = game_rulebook(entry, language);
    for (const auto& [code, rule] : named)
      EXPECT_TRUE(book.find(rule.text())) << rule.text() << " is in no " << fondaco::name(language) << " rulebook";
  }
}

}  // namespace fondaco::tests
