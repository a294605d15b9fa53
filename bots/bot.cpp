// SPDX-License-Identifier: MIT
#include "bots/bot.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "engine/json/nearest.hpp"

namespace fondaco::bots {
namespace {

constexpr std::size_t kinds = 4;  // that are no levels
constexpr std::array<std::string_view, kinds + level_names.size()> names{
    "random",       "greedy",       "ismcts",       "search",      level_names[0],
    level_names[1], level_names[2], level_names[3], level_names[4]};

constexpr std::string_view program_prefix = "exec:";

constexpr bool is_quote(char letter) { return letter == '\'' || letter == '"'; }

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

/// Where this letter stands next, not counting what is quoted; the end if nowhere.
std::size_t unquoted(std::string_view text, char wanted, std::size_t at) {
  char quote = '\0';
  for (; at < text.size(); ++at) {
    if (quote == '\0' && text[at] == wanted) return at;
    if (quote == '\0' && is_quote(text[at])) {
      quote = text[at];
    } else if (text[at] == quote) {
      quote = '\0';
    }
  }
  return at;
}

/// exec: and the words of a command.
Outcome read_command(std::string_view text, BotSpec& bot) {
  char quote = '\0';
  bool within = false;  // a word, perhaps an empty one in quotes
  for (const char letter : text.substr(program_prefix.size())) {
    if (quote == '\0' && letter == ' ') {
      within = false;
      continue;
    }
    if (!within) bot.command.emplace_back();
    within = true;
    if (quote == '\0' && is_quote(letter)) {
      quote = letter;
    } else if (letter == quote) {
      quote = '\0';
    } else {
      bot.command.back() += letter;
    }
  }
  if (quote != '\0') return Fault{"bot '" + std::string(text) + "': a quote is not closed"};
  if (bot.command.empty() || bot.command.front().empty()) {
    return Fault{"bot '" + std::string(text) + "': after exec: stands a command, such as exec:./mybot"};
  }
  return {};
}

Outcome read_name(std::string_view name, BotSpec& bot) {
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) {
    return Fault{json::unknown("bot", name, names) + ", or exec:COMMAND"};
  }
  const auto index = static_cast<std::size_t>(found - names.begin());
  bot.kind = index < kinds ? static_cast<BotKind>(index) : BotKind::level;
  bot.level = index < kinds ? 0 : index - kinds;
  return {};
}

}  // namespace

std::span<const std::string_view> bot_names() { return names; }

Result<BotSpec> parse_bot(std::string_view text) {
  BotSpec bot;
  bot.text = text;
  std::size_t at = unquoted(text, '@', 0);
  const std::string_view name = text.substr(0, at);
  const Outcome named = name.starts_with(program_prefix) ? read_command(name, bot) : read_name(name, bot);
  if (!named) return named.fault();
  while (at < text.size()) {
    const std::size_t next = unquoted(text, '@', at + 1);
    if (!read_limit(text.substr(at + 1, next - at - 1), bot)) {
      return Fault{
          "bot '" + std::string(text) +
          "': after @ stands a time, a number of simulations or of threads, such as 100ms, 5000sims or 2threads"};
    }
    at = next;
  }
  return bot;
}

Result<std::vector<BotSpec>> parse_bots(std::string_view text) {
  std::vector<BotSpec> bots;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = unquoted(text, ',', from);
    Result<BotSpec> bot = parse_bot(text.substr(from, to - from));
    if (!bot) return bot.fault();
    bots.push_back(*std::move(bot));
    from = to + 1;
  }
  return bots;
}

}  // namespace fondaco::bots
