// SPDX-License-Identifier: MIT
#include "cli/play_input.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>

namespace fondaco::cli {
namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

void note_interrupt(int) { interrupt_seen = 1; }

/// Far longer than any answer.
constexpr std::size_t longest_line = 1000;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

struct CommandName {
  CommandKind kind;
  std::string_view english;
  std::string_view key;  ///< of further names in the words
};

constexpr std::array<CommandName, 13> command_names{{
    {CommandKind::help, "help", "command-help"},
    {CommandKind::why, "why", "command-why"},
    {CommandKind::rule, "rule", "command-rule"},
    {CommandKind::undo, "undo", "command-undo"},
    {CommandKind::force_undo, "undo!", "command-force-undo"},
    {CommandKind::save, "save", "command-save"},
    {CommandKind::force_save, "save!", "command-force-save"},
    {CommandKind::hint, "hint", "command-hint"},
    {CommandKind::board, "board", "command-board"},
    {CommandKind::moves, "moves", "command-moves"},
    {CommandKind::log, "log", "command-log"},
    {CommandKind::score, "score", "command-score"},
    {CommandKind::quit, "quit", "command-quit"},
}};

bool among(std::string_view names, std::string_view wanted) {
  for (std::size_t at = 0; at < names.size();) {
    const std::size_t end = std::min(names.find(' ', at), names.size());
    if (names.substr(at, end - at) == wanted) return true;
    at = end + 1;
  }
  return false;
}

/// The ways in which a text can name a move, the surest first.
enum class Fit : std::uint8_t { whole, argument, beginning, argument_beginning };
constexpr std::array all_fits{Fit::whole, Fit::argument, Fit::beginning, Fit::argument_beginning};

bool fits(Fit how, std::string_view text, std::string_view notation) {
  const std::size_t colon = notation.find(':');
  const std::string_view argument = colon == std::string_view::npos ? std::string_view() : notation.substr(colon + 1);
  switch (how) {
    case Fit::whole:
      return notation == text;
    case Fit::argument:
      return argument == text;
    case Fit::beginning:
      return notation.starts_with(text);
    case Fit::argument_beginning:
      return argument.starts_with(text);
  }
  return false;
}

}  // namespace

void watch_for_interrupt() {
  struct sigaction action{};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // without SA_RESTART: waiting for input ends
  sigaction(SIGINT, &action, nullptr);
}

bool interrupted() { return interrupt_seen != 0; }

LineReader::LineReader() : terminal_(::isatty(STDIN_FILENO) == 1) {}

bool LineReader::fill() {
  std::array<char, 4096> bytes{};
  while (!interrupted()) {
    const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    pending_.append(bytes.data(), static_cast<std::size_t>(got));
    return true;
  }
  return false;
}

std::optional<std::string> LineReader::next() {
  std::string line;
  bool any = false;
  for (;;) {
    const std::size_t end = pending_.find('\n');
    const std::size_t size = std::min(end, pending_.size());
    any = any || size > 0;
    line.append(pending_, 0, std::min(size, longest_line - std::min(line.size(), longest_line)));
    pending_.erase(0, end == std::string::npos ? size : size + 1);
    if (end != std::string::npos) break;
    if (!fill()) {
      if (!any || interrupted()) return std::nullopt;
      break;  // the last line may go without an end
    }
  }
  return std::string(trimmed(line));
}

std::optional<TypedCommand> parse_command(std::string_view line, const Words& words) {
  if (line.empty()) return TypedCommand{CommandKind::moves, {}};
  if (line.front() == '?') {
    const std::string_view rest = trimmed(line.substr(1));
    return TypedCommand{rest.empty() ? CommandKind::help : CommandKind::why, std::string(rest)};
  }
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string name = lowered(line.substr(0, end));
  for (const CommandName& command : command_names) {
    if (name == command.english || among(words.say(command.key), name)) {
      return TypedCommand{command.kind, std::string(trimmed(line.substr(end)))};
    }
  }
  return std::nullopt;
}

TypedMove find_moves(std::string_view text, const AnyGame& game, const std::vector<Move>& legal) {
  TypedMove found;
  if (text.empty()) return found;
  if (std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    found.number = true;
    if (error == std::errc{} && number >= 1 && number <= legal.size()) found.moves.push_back(legal[number - 1]);
    return found;
  }
  const std::string wanted = lowered(text);
  const auto look = [&](Fit how, const auto& moves) {
    for (const Move move : moves) {
      if (fits(how, wanted, lowered(game.text(move)))) found.moves.push_back(move);
    }
    return !found.moves.empty();
  };
  for (const Fit how : all_fits) {
    if (look(how, legal)) return found;
  }
  std::vector<Move> all(game.entry().move_count);
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Move>(i);
  for (const Fit how : all_fits) {
    if (look(how, all)) return found;
  }
  return found;
}

}  // namespace fondaco::cli
