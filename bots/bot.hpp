#pragma once
// How a bot is named: NAME, NAME@100ms or NAME@5000sims.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fondaco::bots {

enum class BotKind : std::uint8_t { random, greedy };

std::span<const std::string_view> bot_names();

struct BotSpec {
  std::string text;  ///< as it was written; equal texts are the same bot
  BotKind kind = BotKind::random;
  std::int64_t move_time_ms = 0;  ///< 0: no limit of its own
  std::int64_t simulations = 0;   ///< 0: no limit of its own
};

/// A message says what is wrong.
std::optional<std::string> parse_bot(std::string_view text, BotSpec& bot);
/// "A,B,C".
std::optional<std::string> parse_bots(std::string_view text, std::vector<BotSpec>& bots);

}  // namespace fondaco::bots
