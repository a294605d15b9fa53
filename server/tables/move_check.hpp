// SPDX-License-Identifier: MIT
#pragma once
// Whether moves may be played.
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

/// The moves of texts; refused where there are none.
Ruling<Move> need_move(const AnyGame& game, std::string_view text);
Ruling<std::vector<Move>> need_moves(const AnyGame& game, const std::vector<std::string>& texts);
/// So many moves may be sent in a row.
constexpr std::size_t longest_row = 32;

/// Whether the seat to move may play these moves in a row, all or none: each is legal, and only the last may
/// pass the turn or teach anybody something. Otherwise a row would be an oracle: draw a card, play what is legal only
/// with one certain card, and be back where one was when it was another.
///
/// Everything is decided in the seat's world (world_of), which is the same for all positions that the seat cannot tell
/// apart, so a refusal says nothing about which of them is real. And the real position does not refuse what that world
/// allows: a move that taught nobody anything leaves the two as alike for the seat as they were, and positions that are
/// alike for the seat to move have the same legal moves. tests/move_check_test.cpp plays rows in many worlds.
Ruling<> need_row(const AnyGame& game, const AnyState& state, const std::vector<Move>& row);
/// The same for one move.
Ruling<> need_legal(const AnyGame& game, const AnyState& state, Move move);

/// What `why` answers about a move that was tried: whether it is refused, with which code and by which rule. What is no
/// move at all stays refused.
Ruling<std::string> why_text(const Ruling<>& tried);

}  // namespace fondaco::tables
