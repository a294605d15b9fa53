// SPDX-License-Identifier: MIT
// Reads places, links, goods and columns (MK-1.1 … MK-1.7).
#include <string>

#include "games/merkator/edition_parts.hpp"

namespace fondaco::merkator {
namespace {

constexpr std::array<std::string_view, 2> place_kinds{"major", "minor"};
/// Each link says where it is known from, as the groups do.
constexpr std::array<std::string_view, 4> provenances{"seed", "public", "recalled", "reconstructed"};

void load_places(json::Cursor in, Edition& edition) {
  in["places"]["items"].each([&](json::Cursor item) {
    if (edition.places == max_places) return item.fail("at most " + std::to_string(max_places) + " places");
    Place& place = edition.place[edition.places];
    place.id = read_id<16>(item["id"]);
    refuse_twice(edition.place, edition.places, item["id"]);
    place.name = read_name<24>(item["name"]);
    place.x = static_cast<std::int16_t>(item["x"].whole(0, edition.canvas_width));
    place.y = static_cast<std::int16_t>(item["y"].whole(0, edition.canvas_height));
    place.time = static_cast<std::int16_t>(item["time"].whole(-20, 20));
    place.join_cost = read_small(item["join_cost"], 1, 20);
    const bool major = item["kind"].choice(place_kinds, "kind") == 0;
    if (major) {
      if (edition.majors == max_majors) return item.fail("at most " + std::to_string(max_majors) + " major places");
      if (edition.majors != edition.places) item.fail("major places come first");
      place.colour = read_id<12>(item["colour"]);
      place.start_cubes = read_small(item["start_cubes"], 0, 20);
      ++edition.majors;
    } else {
      place.threshold = read_small(item["threshold"], 0, 50);
    }
    ++edition.places;
  });
  if (in.ok() && edition.majors < 2) in["places"].fail("there must be major places (MK-1.1)");
  bool free_place = false;
  for (unsigned i = 0; i < edition.places; ++i) free_place = free_place || edition.place[i].time >= 0;
  if (in.ok() && !free_place) in["places"].fail("somebody without counters could go nowhere (MK-5.2)");
}

/// MK-1.5: no link twice, and each major place has one at least, or it would never get cubes from others.
void load_links(json::Cursor in, Edition& edition) {
  in["edges"]["items"].each([&](json::Cursor item) {
    const unsigned a = find_id(edition.place, edition.majors, item["a"], "major place");
    const unsigned b = find_id(edition.place, edition.majors, item["b"], "major place");
    (void)item["provenance"].choice(provenances, "provenance");
    if (item.ok() && a == b) return item.fail("a link joins two places");
    if (item.ok() && ((edition.place[a].linked >> b) & 1U) != 0) return item.fail("this link is listed twice");
    edition.place[a].linked |= bit<std::uint8_t>(b);
    edition.place[b].linked |= bit<std::uint8_t>(a);
  });
  for (unsigned place = 0; in.ok() && place < edition.majors; ++place) {
    if (edition.place[place].linked == 0)
      in["edges"].fail("no link to " + std::string(edition.place[place].id.text()) + " (MK-1.5)");
  }
}

void load_columns(json::Cursor in, Edition& edition) {
  in["columns"]["items"].each([&](json::Cursor item) {
    if (edition.columns == max_columns) return item.fail("at most " + std::to_string(max_columns) + " columns");
    Column& column = edition.column[edition.columns];
    column.id = read_id<4>(item["id"]);
    refuse_twice(edition.column, edition.columns, item["id"]);
    column.name = read_name<24>(item["category"]);
    ++edition.columns;
  });
}

/// MK-1.2, MK-1.4: the goods stand in the order of their places, two of each, each in one column.
void load_goods(json::Cursor in, Edition& edition) {
  const json::Cursor list = in["goods"]["items"];
  const unsigned count = 2U * edition.majors;
  if (list.size(count, count) == 0) return;
  for (unsigned i = 0; in.ok() && i < count; ++i) {
    const json::Cursor item = list.at(i);
    Good& good = edition.good[i];
    good.id = read_id<16>(item["id"]);
    refuse_twice(edition.good, i, item["id"]);
    good.name = read_name<24>(item["name"]);
    good.column = find_id(edition.column, edition.columns, item["column"], "column");
    edition.column[good.column].goods |= bit<GoodSet>(i);
    const Place& place = edition.place[i / 2];
    if (in.ok() && item["index"].whole(0, max_goods) != static_cast<int>(i)) item["index"].fail("goods come in order");
    if (in.ok() && item["place"].string() != place.id.text())
      item["place"].fail("goods come in the order of their places: here " + std::string(place.id.text()));
    if (in.ok() && item["colour"].string() != place.colour.text())
      item["colour"].fail("its place has another colour (MK-1.2)");
  }
  for (unsigned place = 0; in.ok() && place < edition.majors; ++place) {
    const json::Cursor names = in["places"]["items"].at(place)["goods"];
    if (names.size(2, 2) == 0) return;
    for (const unsigned which : {0U, 1U}) {
      if (in.ok() && names.at(which).string() != edition.good[2 * place + which].id.text())
        names.at(which).fail("the list of goods says otherwise (MK-1.2)");
    }
  }
  for (unsigned column = 0; in.ok() && column < edition.columns; ++column) {
    GoodSet named = 0;
    const json::Cursor names = in["columns"]["items"].at(column)["goods"];
    names.each([&](json::Cursor at) { named |= bit<GoodSet>(find_id(edition.good, count, at, "good")); });
    if (in.ok() && named != edition.column[column].goods) names.fail("the list of goods says otherwise (MK-1.4)");
    if (in.ok() && named == 0) names.fail("a column has goods");
  }
}

}  // namespace

void load_map(json::Cursor in, Edition& edition) {
  load_places(in, edition);
  if (in.ok()) load_links(in, edition);
  if (in.ok()) load_columns(in, edition);
  if (in.ok()) load_goods(in, edition);
}

}  // namespace fondaco::merkator
