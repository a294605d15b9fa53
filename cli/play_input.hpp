// SPDX-License-Identifier: MIT
#pragma once
// What a person types: lines, commands, moves.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/words.hpp"

namespace fondaco::cli {

/// Was Ctrl-C pressed since watch_for_interrupt()? A second one ends the program as usual.
void watch_for_interrupt();
bool interrupted();

/// The standard input line by line.
class LineReader {
 public:
  LineReader();
  /// The next line without blanks around it, or nothing at the end of the input or after Ctrl-C. Of a line longer than
  /// any answer only the beginning is kept.
  std::optional<std::string> next();
  bool is_terminal() const { return terminal_; }

 private:
  bool fill();

  std::string pending_;
  bool terminal_;
};

enum class CommandKind : std::uint8_t {
  help,
  why,
  rule,
  undo,
  force_undo,
  save,
  force_save,
  hint,
  board,
  moves,
  log,
  score,
  quit,
};

struct TypedCommand {
  CommandKind kind = CommandKind::help;
  std::string rest;  ///< what follows the name
};

/// Commands have English names and those of the words; `? MOVE` is why, an empty line shows the moves again.
std::optional<TypedCommand> parse_command(std::string_view line, const Words& words);

/// What a text may mean among the moves.
struct TypedMove {
  std::vector<Move> moves;  ///< exactly one: that is it
  bool number = false;      ///< it was a number
};

/// A number counts the legal moves from 1. Any other text is looked for among the legal moves first: a whole notation
/// (claim:R15), what follows the colon (R15), the beginning of either; then among all moves there are. Capitals do not
/// matter.
TypedMove find_moves(std::string_view text, const AnyGame& game, const std::vector<Move>& legal);

}  // namespace fondaco::cli
