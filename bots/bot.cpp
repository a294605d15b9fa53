#include "bots/bot.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace fondaco::bots {
namespace {

constexpr std::array<std::string_view, 2> names{"random", "greedy"};

}  // namespace

std::span<const std::string_view> bot_names() { return names; }

std::optional<std::string> parse_bot(std::string_view text, BotSpec& bot) {
  bot = BotSpec{};
  bot.text = text;
  const std::size_t at = text.find('@');
  const std::string_view name = text.substr(0, at);
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) {
    std::string known;
    for (const std::string_view each : names) known.append(known.empty() ? "" : ", ").append(each);
    return "unknown bot '" + std::string(name) + "' (known: " + known + ")";
  }
  bot.kind = static_cast<BotKind>(found - names.begin());
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view budget = text.substr(at + 1);
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(budget.data(), budget.data() + budget.size(), number);
  const std::string_view unit = budget.substr(static_cast<std::size_t>(end - budget.data()));
  if (error != std::errc{} || number <= 0 || number > 1'000'000'000 || (unit != "ms" && unit != "sims")) {
    return "bot '" + std::string(text) +
           "': after @ stands a time or a number of simulations, such as 100ms or 5000sims";
  }
  (unit == "ms" ? bot.move_time_ms : bot.simulations) = number;
  return std::nullopt;
}

std::optional<std::string> parse_bots(std::string_view text, std::vector<BotSpec>& bots) {
  bots.clear();
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    if (auto error = parse_bot(text.substr(from, to - from), bots.emplace_back())) return error;
    from = to + 1;
  }
  return std::nullopt;
}

}  // namespace fondaco::bots
