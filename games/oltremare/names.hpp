// SPDX-License-Identifier: MIT
#pragma once
// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include "engine/names.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

inline constexpr std::array<std::string_view, 6> start_players{"random", "seat0", "seat1", "seat2", "seat3", "seat4"};
inline constexpr std::array<std::string_view, 2> venice_positions{"about", "exact"};
inline constexpr std::array<std::string_view, 2> prestige_ways{"keep", "return"};
inline constexpr std::array<std::string_view, 2> pirate_ways{"keep", "discard"};
inline constexpr std::array<std::string_view, 2> tie_readings{"dense", "competition"};
inline constexpr std::array<std::string_view, 2> empty_ways{"none", "counted"};
inline constexpr std::array<std::string_view, 2> hold_views{"memory", "open"};
inline constexpr std::array<std::string_view, 2> claim_ways{"on", "off"};
inline constexpr std::array<std::string_view, 2> trade_ways{"full", "none"};

consteval OptionTable<Option> option_table(Option) {
  const auto limit = [](std::string_view name, std::int16_t low, std::int16_t high) -> OptionSpec {
    return {.name = name, .rule = "OM-13.9", .choices = {}, .low = low, .high = high, .initial = high};
  };
  return {
      {Option::start_player, {.name = "start_player", .rule = "OM-2.4", .choices = start_players}},
      {Option::venice_position, {.name = "venice_position", .rule = "OM-13.2", .choices = venice_positions}},
      {Option::prestige_at_venice, {.name = "prestige_at_venice", .rule = "OM-13.3", .choices = prestige_ways}},
      {Option::pirates_at_venice, {.name = "pirates_at_venice", .rule = "OM-13.4", .choices = pirate_ways}},
      {Option::tie_places, {.name = "tie_places", .rule = "OM-13.5", .choices = tie_readings}},
      {Option::empty_places, {.name = "empty_places", .rule = "OM-13.10", .choices = empty_ways}},
      {Option::hold_view, {.name = "hold_view", .rule = "OM-13.6", .choices = hold_views}},
      {Option::claims, {.name = "claims", .rule = "OM-13.7", .choices = claim_ways}},
      {Option::trade, {.name = "trade", .rule = "OM-13.8", .choices = trade_ways}},
      {Option::max_talks, limit("max_talks", 0, most_talks)},
      {Option::max_calls, limit("max_calls", 0, most_calls)},
      {Option::max_counters, limit("max_counters", 0, most_counters)},
      {Option::max_cards_each, limit("max_cards", 1, most_given)},
      {Option::max_ducats, limit("max_ducats", 0, most_ducats)},
  };
}

consteval NameTable<MoveKind> name_table(MoveKind) {
  return {"discard", "buy",  "talk",   "call",   "end",     "give",       "claim",   "want", "pay",
          "ask",     "send", "cancel", "accept", "decline", "counter",    "deliver", "pass", "offer",
          "play",    "sail", "stay",   "move",   "load",    "claim-port", "consider"};
}
consteval NameTable<ComponentKind> name_table(ComponentKind) {
  return {"card", "good", "seat", "port", "marker", "source", "symbols", "lions", "ducats", "count", "done", "nothing"};
}
consteval NameTable<Stage> name_table(Stage) {
  return {"discard", "trade", "give", "claim", "want",    "ducats", "send", "answer",
          "deliver", "reply", "play", "sail",  "compass", "load",   "over"};
}
consteval NameTable<EventKind> name_table(EventKind) {
  return {"turn",         "influence", "threw",       "bought",     "talks",       "calls",        "offers",
          "gives",        "claims",    "wants",       "pays",       "asks-ducats", "cancelled",    "accepted",
          "declined",     "countered", "gave",        "paid",       "prestige",    "passed",       "played",
          "earned",       "stolen",    "drew",        "smooth",     "sailed",      "took",         "turned-down",
          "compass-move", "loaded",    "venice",      "majority",   "sold",        "pirates-cost", "pirates-shown",
          "reshuffled",   "early",     "draw-failed", "last-round", "ended",       "claims-port"};
}
consteval NameTable<ScoreLabel> name_table(ScoreLabel) { return {"ducats", "prestige", "hold", "pirates", "harbour"}; }
consteval NameTable<TermLabel> name_table(TermLabel) {
  return {"ducats", "hold", "hand", "pirates", "prestige", "harbour", "marker", "bargain", "rivals", "talks"};
}
consteval NameTable<Source> name_table(Source) { return {"deck", "pirate"}; }

/// The stage that all but the proposer see while an offer is built (OM-12.13).
inline constexpr std::string_view draft_name = "offer";
inline constexpr std::string_view hidden_card = "_";

}  // namespace fondaco::oltremare
