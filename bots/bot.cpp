#include "bots/bot.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace fondaco::bots {
namespace {

constexpr std::size_t kinds = 4;  // that are no levels
constexpr std::array<std::string_view, kinds + level_names.size()> names{
    "random",       "greedy",       "ismcts",       "search",      level_names[0],
    level_names[1], level_names[2], level_names[3], level_names[4]};

/// One limit: 100ms, 5000sims, 2threads.
bool read_limit(std::string_view text, BotSpec& bot) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const std::string_view unit = text.substr(static_cast<std::size_t>(end - text.data()));
  if (error != std::errc{} || number <= 0 || number > 1'000'000'000) return false;
  // Each may be said once.
  const auto set = [&](auto& limit) {
    return std::exchange(limit, static_cast<std::decay_t<decltype(limit)>>(number)) == 0;
  };
  if (unit == "ms") return set(bot.move_time_ms);
  if (unit == "sims") return set(bot.simulations);
  return unit == "threads" && number <= 64 && set(bot.threads);
}

}  // namespace

std::span<const std::string_view> bot_names() { return names; }

std::optional<std::string> parse_bot(std::string_view text, BotSpec& bot) {
  bot = BotSpec{};
  bot.text = text;
  std::size_t at = std::min(text.find('@'), text.size());
  const std::string_view name = text.substr(0, at);
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) {
    std::string known;
    for (const std::string_view each : names) known.append(known.empty() ? "" : ", ").append(each);
    return "unknown bot '" + std::string(name) + "' (known: " + known + ")";
  }
  const auto index = static_cast<std::size_t>(found - names.begin());
  bot.kind = index < kinds ? static_cast<BotKind>(index) : BotKind::level;
  bot.level = index < kinds ? 0 : index - kinds;
  while (at < text.size()) {
    const std::size_t next = std::min(text.find('@', at + 1), text.size());
    if (!read_limit(text.substr(at + 1, next - at - 1), bot)) {
      return "bot '" + std::string(text) +
             "': after @ stands a time, a number of simulations or of threads, such as 100ms, 5000sims or 2threads";
    }
    at = next;
  }
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
