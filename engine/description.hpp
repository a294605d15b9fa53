// SPDX-License-Identifier: MIT
#pragma once
// What a game tells about itself, as one JSON document: its options, the parts of its moves and events, the names of
// its decisions, scores and terms, and the shapes of its views and editions. The browser client takes its types from
// it.
#include <string>

#include "engine/catalogue.hpp"

namespace fondaco {

/// [{"name": "long", "rule": "MK-10.9", "choices": ["off", "on"], "default": "off", "players": [2, 3, 4]}, …];
/// `players` only where an option is not for every number of players of the game.
void write_option_specs(const GameEntry& entry, json::Writer& out);

/// The numbers of players from `low` to `high`, as a list.
void write_player_counts(int low, int high, json::Writer& out);

/// The description of one game. What no table of the game says (the shape of its views, the parts of its events) is
/// observed in random games with fixed seeds, so that the same program always says the same.
void write_description(const GameEntry& entry, json::Writer& out);

/// {"game", "views": […]}: some views of games that the description has not seen, to try its schema on.
void write_sample_views(const GameEntry& entry, json::Writer& out);

}  // namespace fondaco
