#pragma once
// How a bot is named: NAME, and how much it may think: NAME@100ms, NAME@5000sims, NAME@100ms@2threads.
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/tuning.hpp"

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
  std::shared_ptr<const Tuning> tuning = nullptr;  ///< instead of the game's own, for those who compare two
};

/// A message says what is wrong.
std::optional<std::string> parse_bot(std::string_view text, BotSpec& bot);
/// "A,B,C".
std::optional<std::string> parse_bots(std::string_view text, std::vector<BotSpec>& bots);

}  // namespace fondaco::bots
