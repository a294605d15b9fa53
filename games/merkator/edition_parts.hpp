#pragma once
// What the parts of the loader share, and the words of the data that other files use too.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "games/merkator/edition.hpp"

namespace fondaco::merkator {

inline constexpr std::array<std::string_view, score_kinds> score_kind_names{
    "per_type", "per_goods", "per_time", "time_tiers", "colour_pairs", "complete_columns", "all_columns", "sole_most"};
inline constexpr std::array<std::string_view, measures> measure_names{"contracts", "time", "types", "goods",
                                                                      "bonus_cards"};
inline constexpr std::array<std::string_view, 2> side_names{"ultimo", "reverse"};

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

/// The index of the item with this id; a fault when there is none.
template <class Items>
std::uint8_t find_id(const Items& items, unsigned count, std::string_view id, json::Cursor at, std::string_view what) {
  for (unsigned i = 0; i < count; ++i) {
    if (items[i].id.text() == id) return static_cast<std::uint8_t>(i);
  }
  at.fail("unknown " + std::string(what) + " '" + std::string(id) + "'");
  return 0;
}
template <class Items>
std::uint8_t find_id(const Items& items, unsigned count, json::Cursor at, std::string_view what) {
  return find_id(items, count, at.string(), at, what);
}

/// Refuses an id that an earlier item has.
template <class Items>
void refuse_twice(const Items& items, unsigned count, json::Cursor at) {
  for (unsigned i = 0; at.ok() && i < count; ++i) {
    if (items[i].id.text() == items[count].id.text()) at.fail("this id is listed twice");
  }
}

/// Places, links, goods and columns, first of all.
void load_map(json::Cursor in, Edition& edition);
/// Contracts, bonus cards and buildings, after the map.
void load_cards(json::Cursor in, Edition& edition);

}  // namespace fondaco::merkator
