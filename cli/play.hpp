// SPDX-License-Identifier: MIT
#pragma once
// fondaco play: a game in the terminal against bots.
#include <optional>
#include <string>

#include "cli/game_choice.hpp"

namespace fondaco::cli {

struct Play {
  GameChoice choice;
  std::optional<int> seat;  ///< none: the first, or the person's in the record
  std::string bot;          ///< empty: medium, or who plays in the record
  std::string language;     ///< empty: what the environment speaks
  std::string resume;       ///< a record to go on with
  std::string save;         ///< where the game is saved after every move
  void run() const;
};

}  // namespace fondaco::cli
