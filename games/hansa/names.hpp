// SPDX-License-Identifier: MIT
#pragma once
// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include "engine/names.hpp"
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

consteval OptionTable<Option> option_table(Option) {
  return {{Option::swap_needs_own, {.name = "swap_needs_own", .rule = "HT-11.2", .choices = off_on}},
          {Option::tie_break_2020, {.name = "tie_break_2020", .rule = "HT-11.2", .choices = off_on}},
          {Option::tokens_2020, {.name = "tokens_2020", .rule = "HT-11.2", .choices = off_on}}};
}

consteval NameTable<MoveKind> name_table(MoveKind) {
  return {"allocate", "insert",   "displace", "move",  "establish", "pawn-free", "pawn-paid", "end", "decline",
          "stop",     "stay",     "none",     "use",   "merchants", "traders",   "with",      "fee", "at",
          "piece",    "exchange", "kontor",   "extra", "skill",     "table",     "swap",      "pawn"};
}
consteval NameTable<ComponentKind> name_table(ComponentKind) {
  return {"route",    "city",  "piece",  "seat",    "house",     "skill", "token", "field",
          "province", "count", "points", "traders", "merchants", "value", "reason"};
}
consteval NameTable<Stage> name_table(Stage) {
  return {"pawn_start",       "main",           "allocate_merchants",
          "allocate_traders", "insert_kind",    "insert_route",
          "displace_route",   "displace_piece", "displace_kind",
          "displace_fee",     "relocate",       "extra_piece",
          "extra_route",      "move_piece",     "move_target",
          "establish_route",  "reward",         "swap",
          "improve",          "remove",         "shift_piece",
          "shift_target",     "pawn_free",      "pawn_paid",
          "pawn_end",         "place_token",    "over"};
}
static_assert(stages == enumerator_count<Stage>);
consteval NameTable<EventKind> name_table(EventKind) {
  return {"turn",   "allocated", "inserted",     "displaced",    "fee",       "relocated",   "returned",
          "lifted", "extra",     "declined",     "moved",        "exchanged", "established", "prestige",
          "took",   "drew",      "kontor",       "extra-kontor", "coin",      "completed",   "linked",
          "skill",  "table",     "unrewarded",   "used",         "swapped",   "removed",     "shifted",
          "pawn",   "revealed",  "token-placed", "token-kept",   "ended"};
}
consteval NameTable<ScoreLabel> name_table(ScoreLabel) {
  return {"track", "desk", "tokens", "table", "cities", "network"};
}
consteval NameTable<TermLabel> name_table(TermLabel) {
  return {"score",  "desk",   "tokens",  "table", "cities", "network",
          "pieces", "routes", "actions", "rival", "taken",  "kontors"};
}
consteval NameTable<Ending> name_table(Ending) { return {"score", "tokens", "cities", "idle", "limit"}; }

/// Traders and merchants in a text such as "5T 1M".
inline constexpr std::array<char, kinds> kind_letters{'T', 'M'};

}  // namespace fondaco::hansa
