#pragma once
// What the loaders of all games read: small numbers, ids and names of fixed capacity.
#include <algorithm>
#include <cstdint>
#include <string>

#include "engine/json/cursor.hpp"
#include "engine/label.hpp"

namespace fondaco {

/// A number that fits a byte; the bounds are inclusive.
inline std::uint8_t read_small(json::Cursor at, int low, int high) {
  return static_cast<std::uint8_t>(at.whole(low, high));
}

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

/// A name for people, in any letters.
template <std::size_t capacity>
Label<capacity> read_name(json::Cursor at) {
  const std::string_view text = at.string();
  if (at.ok() && (text.empty() || text.size() > capacity))
    at.fail("a name has 1 to " + std::to_string(capacity) + " bytes");
  return Label<capacity>(text);
}

}  // namespace fondaco
