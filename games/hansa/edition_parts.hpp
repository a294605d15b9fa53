// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the loader share.
#include <string>
#include <string_view>

#include "engine/edition_fields.hpp"
#include "engine/names.hpp"
#include "games/hansa/edition.hpp"

namespace fondaco::hansa {

consteval NameTable<Kind> name_table(Kind) { return {"trader", "merchant"}; }
consteval NameTable<Track> name_table(Track) {
  return {"clavis_urbis", "actiones", "privilegium", "liber_sophiae", "bursa"};
}
consteval NameTable<Token> name_table(Token) {
  return {"extra_kontor", "swap_kontors", "plus_three", "plus_four", "improve_skill", "remove_three", "move_three"};
}
static_assert(kinds == enumerator_count<Kind> && tracks == enumerator_count<Track> &&
              token_kinds == enumerator_count<Token>);

/// The privilege that a house colour asks for.
inline std::uint8_t read_level(json::Cursor at, const Edition& edition) {
  const std::string_view name = at.string();
  for (unsigned i = 0; i < max_levels; ++i) {
    if (!name.empty() && edition.level_names[i].text() == name) return static_cast<std::uint8_t>(i + 1);
  }
  at.fail("no colour of the privileges (HT-1.5)");
  return 0;
}

/// Both sides of the board, after the desk.
void load_boards(json::Cursor in, Edition& edition);
/// The provinces of the game for two, after the boards.
void load_provinces(json::Cursor in, Edition& edition);

}  // namespace fondaco::hansa
