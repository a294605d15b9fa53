// SPDX-License-Identifier: MIT
#pragma once
// How a game introduces itself to people (games/ID/game.json): what the home page, the client and the package show of
// it. A game may do without.
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/catalogue.hpp"
#include "engine/result.hpp"

namespace fondaco {

struct Presentation {
  std::string short_title;   ///< where the title is too long; empty: the title
  std::string emblem;        ///< a symbol of web/src/kit/icons.svg, or own_emblem
  std::string light_colour;  ///< #rrggbb, on light paper
  std::string dark_colour;   ///< on dark paper
  int min_minutes = 0;       ///< of a match
  int max_minutes = 0;
  int weight = 0;  ///< 1, light, to 5, heavy
  int lessons = 0;
  std::array<std::string, language_names.size()> taglines;  ///< in the order of Language
};

/// The emblem of a game that brings its own: this file, beside game.json, with a <symbol id="emblem">.
inline constexpr std::string_view own_emblem = "emblem.svg";

/// Reads a game.json. All members are required but `short_title`.
Result<Presentation> read_presentation(std::string_view text);
/// Null when the game has none. It is part of the program: a fault in it is a defect that the tests find.
std::optional<Presentation> game_presentation(const GameEntry& entry);

}  // namespace fondaco
