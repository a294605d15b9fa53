#pragma once
// Bots for programs that pick a game at run time: one decision, or whole games. Everything inside is static; only this
// door is virtual.
#include <array>
#include <memory>
#include <span>
#include <string>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"

namespace fondaco::bots {

/// What is left of a finished game.
struct GameResult {
  std::uint64_t state_hash = 0;
  std::uint32_t moves = 0;
  std::array<std::int32_t, max_seats> total{};
  std::array<std::uint8_t, max_seats> rank{};
  std::string fault;  ///< a broken invariant; empty in a sound game
};

class Runner {
 public:
  virtual ~Runner() = default;
  /// What this bot plays for the seat to move. It sees only what the seat knows.
  virtual Move choose(const BotSpec& bot, const AnyState& state, Rng& rng) const = 0;
  /// One game, a bot per seat. The same seed gives the same game.
  virtual GameResult play(std::span<const BotSpec> seats, Seed seed) const = 0;
};

/// The game must outlive its runner.
std::unique_ptr<Runner> make_runner(const AnyGame& game);

/// What all bots of a game pick with.
constexpr Rng bot_rng(Seed seed) { return Rng(siphash_word(seed, ~std::uint64_t{0})); }

/// The seed of the i-th game of a run.
constexpr Seed nth_seed(std::uint64_t run, std::uint64_t index) {
  return {siphash_word({run, 0}, index), siphash_word({run, 1}, index)};
}

}  // namespace fondaco::bots
