// SPDX-License-Identifier: MIT
#pragma once
// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include "engine/names.hpp"
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

inline constexpr std::array<std::string_view, 5> start_players{"seat0", "seat1", "seat2", "seat3", "random"};
inline constexpr std::array<std::string_view, 2> tie_readings{"competition", "literal"};

consteval OptionTable<Option> option_table(Option) {
  return {{Option::start_player, {.name = "start_player", .rule = "TA-11.2", .choices = start_players}},
          {Option::merch_ties, {.name = "merch_ties", .rule = "TA-11.3", .choices = tie_readings, .initial = 1}}};
}

consteval NameTable<MoveKind> name_table(MoveKind) { return {"draw", "contracts", "pass", "claim", "keep", "pay"}; }
consteval NameTable<ComponentKind> name_table(ComponentKind) {
  return {"card", "route", "contract", "wilds", "count", "both", "points", "place", "seat"};
}
consteval NameTable<Stage> name_table(Stage) {
  return {"keep_start", "main", "second_draw", "pay", "keep_draw", "over"};
}
consteval NameTable<EventKind> name_table(EventKind) {
  return {"took",        "drew",    "turned-up", "flushed",  "reshuffled", "claimed",    "paid", "scored",
          "merchandise", "offered", "kept",      "rejected", "passed",     "last-turns", "ended"};
}
consteval NameTable<ScoreLabel> name_table(ScoreLabel) {
  return {"routes", "contracts-done", "contracts-failed", "merchandise"};
}
consteval NameTable<TermLabel> name_table(TermLabel) { return {"routes", "contract", "merchandise", "hand", "rival"}; }
consteval NameTable<Answer> name_table(Answer) { return {"none", "first", "second", "both"}; }
/// Those that somebody has given.
inline constexpr std::span<const std::string_view> given_answers = std::span(names_of<Answer>).subspan<1>();

}  // namespace fondaco::amsterdam
