// SPDX-License-Identifier: MIT
#pragma once
// A look at the terminal board, for its tests.
#include "engine/terminal.hpp"
#include "games/catalogue.hpp"
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {

inline constexpr std::array<int, 4> widths{80, 100, 120, 160};

inline const Words& words_of(Language language) {
  static const auto words = [] {
    std::array<Words, languages.size()> all;
    for (const Language each : languages)
      all[static_cast<std::size_t>(each)] = game_words(*games::catalogue().find("merkator"), each);
    return all;
  }();
  return words[static_cast<std::size_t>(language)];
}

struct Look {
  Detail detail = Detail::usual;
  int width = 100;
  Language language = Language::en;
  Viewer viewer = Viewer::spectator();
};

inline std::string board(const Table& table, const State& state, const Look& look = {}) {
  return table.game().board(state, look.viewer,
                            {.words = words_of(look.language), .width = look.width, .detail = look.detail});
}
inline std::string board(const Table& table, const Look& look = {}) { return board(table, table.state(), look); }

}  // namespace fondaco::merkator
