// SPDX-License-Identifier: MIT
#pragma once
// The finished games of an arena in a file, one JSON object a line, so that a run that was interrupted goes on where it
// was. Its first line says what was played; the others follow in whatever order the games end.
#include <map>
#include <string>
#include <vector>

#include "bots/runner.hpp"

namespace fondaco::bots {

class ArenaLog {
 public:
  /// Begins the file, or reads it. A line that was cut short by whatever ended the run is dropped. Throws
  /// std::runtime_error: the file cannot be used, holds something else or other games, or is in use.
  ArenaLog(std::string path, const AnyGame& game, const std::vector<BotSpec>& bots, std::uint64_t run);
  ArenaLog(const ArenaLog&) = delete;
  ArenaLog& operator=(const ArenaLog&) = delete;
  ~ArenaLog();

  /// A game by its number in the run, if it was there when the file was opened.
  const GameResult* find(std::uint64_t index) const;
  /// Adds a game; one thread at a time. Throws std::runtime_error when the disk does not take it.
  void keep(std::uint64_t index, const GameResult& result);

 private:
  void read(const std::string& header);
  void read_header(const std::string& line, const std::string& expected) const;
  void read_game(const std::string& line, std::uint32_t number);
  void append(const std::string& line) const;
  [[noreturn]] void refuse(const std::string& what) const;

  std::string path_;
  Seat players_;
  int file_ = -1;
  std::map<std::uint64_t, GameResult> found_;
};

}  // namespace fondaco::bots
