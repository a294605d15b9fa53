#pragma once
// What the parts of the loader share.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/hansa/edition.hpp"

namespace fondaco::hansa {

inline constexpr std::array<std::string_view, kinds> kind_names{"trader", "merchant"};
inline constexpr std::array<std::string_view, tracks> track_ids{"clavis_urbis", "actiones", "privilegium",
                                                                "liber_sophiae", "bursa"};
inline constexpr std::array<std::string_view, token_kinds> token_ids{
    "extra_kontor", "swap_kontors", "plus_three", "plus_four", "improve_skill", "remove_three", "move_three"};

inline std::uint8_t small(json::Cursor at, int low, int high) { return static_cast<std::uint8_t>(at.whole(low, high)); }

/// An id that can stand in a move: letters, digits, underscores and dashes.
template <std::size_t capacity>
Label<capacity> read_id(json::Cursor at) {
  const std::string_view text = at.string();
  const bool plain = std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
  if (at.ok() && (text.empty() || text.size() > capacity || !plain)) {
    at.fail("an id has 1 to " + std::to_string(capacity) + " letters, digits, underscores or dashes");
  }
  return Label<capacity>(text);
}

template <std::size_t capacity>
Label<capacity> read_name(json::Cursor at) {
  const std::string_view text = at.string();
  if (at.ok() && (text.empty() || text.size() > capacity))
    at.fail("a name has 1 to " + std::to_string(capacity) + " bytes");
  return Label<capacity>(text);
}

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
