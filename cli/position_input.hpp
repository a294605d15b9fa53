// SPDX-License-Identifier: MIT
#pragma once
// Positions and moves that people hand in.
#include <string>
#include <string_view>

#include "cli/actions.hpp"
#include "engine/position.hpp"

namespace fondaco::cli {

/// Throws Refusal with file, place and reason.
Position load_position(const PositionSource& source);
/// The move of a text, legal or not. Throws Refusal that shows how moves are written.
Move move_named(const Position& position, std::string_view text);
/// The English text of a rule, without its id.
std::string rule_text(const GameEntry& entry, RuleId rule);
/// Points of a score or a line: a whole number, or with decimals where the game counts in parts of a point.
void write_points(json::Writer& out, std::string_view key, std::int32_t units, int score_unit);
std::string points_text(std::int32_t units, int score_unit);

}  // namespace fondaco::cli
