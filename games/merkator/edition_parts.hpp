// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the loader share, and the words of the data that other files use too.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/edition_fields.hpp"
#include "engine/names.hpp"
#include "games/merkator/edition.hpp"

namespace fondaco::merkator {

consteval NameTable<ScoreKind> name_table(ScoreKind) {
  return {"per_type",     "per_goods",        "per_time",    "time_tiers",
          "colour_pairs", "complete_columns", "all_columns", "sole_most"};
}
consteval NameTable<Measure> name_table(Measure) { return {"contracts", "time", "types", "goods", "bonus_cards"}; }
inline constexpr std::array<std::string_view, 2> side_names{"ultimo", "reverse"};

/// The index of the item with this id; a fault when there is none.
template <class Items>
std::uint8_t find_id(const Items& items, unsigned count, std::string_view id, json::Cursor at, std::string_view what) {
  return static_cast<std::uint8_t>(at.choice_of(id, labels_of(items, count, &Items::value_type::id), what));
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

/// What is known of the game, as far as the edition claims it; last of all.
void check_known_facts(json::Cursor in, const Edition& edition);
void check_known_pieces(json::Cursor in, const Edition& edition);
/// Does this group say that it is the published game, and not cards of one's own?
bool claims(json::Cursor in, std::string_view group);
/// Refuses what contradicts a known fact.
void need(bool holds, json::Cursor at, std::string_view fact);

}  // namespace fondaco::merkator
