#pragma once
// Whether a move may be played, asked by its text and answered by a Refusal.
#include <functional>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace fondaco::tables {

/// The move of a text; a Refusal where there is none.
Move need_move(const AnyGame& game, std::string_view text);
/// The same, and the seat to move may play it; else a Refusal with the rule.
Move need_legal(const AnyGame& game, const AnyState& state, std::string_view text);

/// What `why` answers: whether `attempt` is refused, with which code and by which rule. What is no move at all stays a
/// Refusal.
std::string why_text(const std::function<void()>& attempt);

}  // namespace fondaco::tables
