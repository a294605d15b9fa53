// SPDX-License-Identifier: MIT
#pragma once
// For tests that are repeated for every game.
#include <string>
#include <vector>

#include "games/catalogue.hpp"

namespace fondaco::tables {

inline std::vector<std::string> ids_of_games() {
  std::vector<std::string> ids;
  for (const GameEntry* entry : games::catalogue()) ids.emplace_back(entry->id);
  return ids;
}

}  // namespace fondaco::tables
