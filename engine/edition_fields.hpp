// SPDX-License-Identifier: MIT
#pragma once
// What the loaders and the position readers of all games read: small numbers, ids and names of fixed capacity.
#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

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

/// The names of the first `count` items, for Cursor::choice: `member` is the label of an item.
template <class Items, class Member = std::identity>
std::vector<std::string_view> labels_of(const Items& items, std::size_t count, Member member = {}) {
  static_assert(std::is_reference_v<std::invoke_result_t<Member&, decltype(items[0])>>, "the labels are not copied");
  std::vector<std::string_view> names;
  names.reserve(count);
  for (std::size_t i = 0; i < count; ++i) names.push_back(std::invoke(member, items[i]).text());
  return names;
}

/// Adds one thing to a set of bits; a fault when it is there already.
template <class Set>
void add_once(Set& set, std::size_t which, json::Cursor at) {
  if (at.ok() && ((set >> which) & 1U) != 0) at.fail("this is listed twice");
  set = static_cast<Set>(set | Set{1} << which);
}

}  // namespace fondaco
