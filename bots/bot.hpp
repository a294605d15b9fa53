// SPDX-License-Identifier: MIT
#pragma once
// How a bot is named: NAME, and how much it may think: NAME@100ms, NAME@5000sims, NAME@100ms@2threads. A program of its
// own is named exec:COMMAND; docs/bots.md tells what it is asked.
#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/thinking.hpp"
#include "bots/tuning.hpp"
#include "engine/result.hpp"

namespace fondaco::bots {

enum class BotKind : std::uint8_t { random, greedy, ismcts, search, level };

std::span<const std::string_view> bot_names();

struct BotSpec {
  std::string text;  ///< as it was written; equal texts are the same bot
  BotKind kind = BotKind::random;
  std::int64_t move_time_ms = 0;                   ///< 0: no limit of its own
  std::int64_t simulations = 0;                    ///< 0: no limit of its own
  unsigned threads = 0;                            ///< 0: not said, one
  std::size_t level = 0;                           ///< which of level_names, when it is one
  std::vector<std::string> command = {};           ///< of a program that plays; its kind says nothing then
  std::shared_ptr<const Tuning> tuning = nullptr;  ///< instead of the game's own, for those who compare two
  const std::atomic<bool>* stop = nullptr;         ///< as in Limits
  Now now = Clock::now;                            ///< as in Limits

  bool is_program() const { return !command.empty(); }
};

/// In a command blanks separate words, a comma ends the bot and @ begins a limit; between
/// '...' or "..." they stand for themselves. Nothing else has a meaning: no shell reads it.
Result<BotSpec> parse_bot(std::string_view text);
/// "A,B,C".
Result<std::vector<BotSpec>> parse_bots(std::string_view text);

}  // namespace fondaco::bots
