// SPDX-License-Identifier: MIT
// Reads an edition and refuses what the rules could not be played with.
#include "games/pebbles/edition.hpp"

#include <algorithm>
#include <string>

#include "engine/edition_fields.hpp"

namespace fondaco::pebbles {
namespace {

/// A name that can stand in a move.
Label<12> read_id(json::Cursor at) {
  const std::string_view text = at.string();
  const bool plain = std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
  if (at.ok() && (text.empty() || text.size() > Label<12>::capacity() || !plain)) {
    at.fail("the name of a colour has 1 to 12 small letters");
  }
  return Label<12>(text);
}

}  // namespace

void load_edition(json::Cursor in, Edition& edition) {
  edition = Edition{};
  edition.min_players = read_small(in["players"]["min"], 2, max_players);
  edition.max_players = read_small(in["players"]["max"], edition.min_players, max_players);

  const json::Cursor list = in["pebbles"]["list"];
  edition.colors = static_cast<std::uint8_t>(list.size(1, max_colors));
  Color next = 0;
  list.each([&](json::Cursor item) {
    const Label<12> name = read_id(item["color"]);
    for (Color other = 0; other < next; ++other) {
      if (edition.color_names[other].text() == name.text()) item["color"].fail("this colour is listed twice");
    }
    edition.color_names[next] = name;
    edition.pebbles[next] = read_small(item["count"], 1, max_pebbles);
    ++next;
  });
  if (sum(edition.pebbles) > static_cast<int>(max_pebbles)) {
    list.fail("more than " + std::to_string(max_pebbles) + " pebbles");
  }

  edition.shore = read_small(in["setup"]["shore"], 0, max_pebbles);
  if (in.ok() && edition.shore >= sum(edition.pebbles)) in["setup"]["shore"].fail("no pebble would stay in the bag");

  const json::Cursor sets = in["scoring"]["sets"];
  const std::size_t known = sets.size(max_pouch, max_pouch);  // for 1, 2, … pebbles of a colour
  for (std::size_t i = 0; i < known; ++i) edition.set_points[i + 1] = read_small(sets.at(i), 0, 100);
  edition.all_colors = read_small(in["scoring"]["all_colors"], 0, 100);
}

}  // namespace fondaco::pebbles
