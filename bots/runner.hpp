// SPDX-License-Identifier: MIT
#pragma once
// Bots for programs that pick a game at run time: one decision, or whole games. Everything inside is static; only this
// door is virtual.
#include <array>
#include <memory>
#include <span>
#include <string>

#include "bots/bot.hpp"
#include "bots/thinking.hpp"
#include "engine/any_game.hpp"
#include "engine/result.hpp"

namespace fondaco::bots {

/// What is left of a finished game.
struct GameResult {
  std::uint64_t state_hash = 0;
  std::uint32_t moves = 0;
  std::array<std::int32_t, max_seats> total{};
  std::array<std::uint8_t, max_seats> rank{};
  std::array<Effort, max_seats> effort{};
  Outcome sound;  ///< else a broken invariant
};

/// A bot in one seat of one game. It sees only what the seat knows.
class SeatBot {
 public:
  virtual ~SeatBot() = default;
  /// What it plays; its seat is to move.
  virtual Move choose(const AnyState& state, Rng& rng) = 0;
  /// A move was played, by whomever, and these seats learned something: what it thought may still hold or not.
  virtual void played(Seat mover, Move move, SeatSet learned) = 0;
  /// What happened by it. A bot of the library sees it in the position; a program of its own is told.
  virtual void happened(const EventJournal& /*journal*/) {}
  /// The game is over.
  virtual void over(const Scores& /*scores*/) {}
  /// About its last decision, the best first; empty where it did not search.
  virtual const std::vector<Thought>& thoughts() const = 0;
  virtual Effort effort() const = 0;
};

class Runner {
 public:
  virtual ~Runner() = default;
  virtual std::unique_ptr<SeatBot> sit(const BotSpec& bot, Seat seat) const = 0;
  /// What this bot plays for the seat to move, if it has just sat down.
  Move choose(const BotSpec& bot, const AnyState& state, Seat seat, Rng& rng) const {
    return sit(bot, seat)->choose(state, rng);
  }
  /// One game, a bot per seat. The same seed gives the same game.
  virtual GameResult play(std::span<const BotSpec> seats, Seed seed) const = 0;
};

/// The game must outlive its runner. It seats every bot that can be named.
std::unique_ptr<Runner> make_runner(const AnyGame& game);
/// Without programs of their own, for where there are no processes: no bot may be one.
std::unique_ptr<Runner> make_runner_without_programs(const AnyGame& game);

/// One game decision by decision, through what the runner seats. It is the one that Runner::play plays, and `moves`,
/// where it is given, gets every move.
GameResult play_seat_by_seat(const AnyGame& game, const Runner& runner, std::span<const BotSpec> seats, Seed seed,
                             std::vector<Move>* moves = nullptr);

/// What all bots of a game pick with.
constexpr Rng bot_rng(Seed seed) { return Rng(siphash_word(seed, ~std::uint64_t{0})); }

/// The seed of the i-th game of a run.
constexpr Seed nth_seed(std::uint64_t run, std::uint64_t index) {
  return {siphash_word({run, 0}, index), siphash_word({run, 1}, index)};
}

}  // namespace fondaco::bots
