// SPDX-License-Identifier: MIT
#pragma once
// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include "engine/names.hpp"
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

consteval OptionTable<Option> option_table(Option) {
  return {
      {Option::pouch, {.name = "pouch", .rule = "PB-7.1", .choices = {}, .low = 3, .high = max_pouch, .initial = 5}}};
}

consteval NameTable<MoveKind> name_table(MoveKind) { return {"draw", "take", "keep", "leave"}; }
consteval NameTable<ComponentKind> name_table(ComponentKind) { return {"pebble", "seat"}; }
consteval NameTable<Stage> name_table(Stage) { return {"main", "keep", "over"}; }
consteval NameTable<EventKind> name_table(EventKind) { return {"took", "turned-up", "drew", "kept", "left", "ended"}; }
consteval NameTable<ScoreLabel> name_table(ScoreLabel) { return {"sets", "all-colors"}; }
consteval NameTable<TermLabel> name_table(TermLabel) { return {"pouch", "rival"}; }

}  // namespace fondaco::pebbles
