// SPDX-License-Identifier: MIT
// The list of games, made from games/catalogue.txt.
#include "games/catalogue.hpp"

#include <array>

#include "games/list.hpp"

namespace fondaco {

#define DECLARE_ENTRY(ID)   \
  namespace ID {            \
  const GameEntry& entry(); \
  }
FONDACO_EACH_GAME(DECLARE_ENTRY)
#undef DECLARE_ENTRY

namespace games {

Catalogue catalogue() {
#define ENTRY(ID) &ID::entry(),
  static const std::array entries{FONDACO_EACH_GAME(ENTRY)};
#undef ENTRY
  return Catalogue(entries);
}

}  // namespace games

}  // namespace fondaco
