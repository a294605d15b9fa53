// SPDX-License-Identifier: MIT
#pragma once
// What moves would bring, as far as that is certain.
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

struct Preview {
  /// Why it is no longer than it is.
  enum class End : std::uint8_t {
    all,      ///< every move was played
    turn,     ///< another seat decides, and moves are left
    unknown,  ///< the next move would teach somebody something: chance or a secret decides what comes of it
    illegal,  ///< the next move may not be played
  };

  std::vector<Move> moves;  ///< those that were played
  End end = End::all;
  RuleId rule;                ///< illegal: which forbids it
  std::vector<Event> events;  ///< as the seat sees them
  AnyState after;
};

/// The seat to move plays these in a world as it knows the position (world_of). Nobody learns anything by what is
/// played, so all worlds that the seat cannot tell apart give the same.
Preview look_ahead(const AnyGame& game, AnyState world, const std::vector<Move>& moves);

/// So many rows may be asked for in one call.
constexpr std::size_t most_previews = 32;

/// What `preview` is asked: one row of moves, or several, each from the position as it is.
struct PreviewWish {
  std::vector<std::vector<std::string>> rows;
  bool several = false;
};
PreviewWish read_preview_wish(json::Cursor in);

/// What it answers to the seat to move in this state, which comes after so many plies.
Ruling<std::string> preview_text(const AnyGame& game, const AnyState& state, std::size_t ply, const PreviewWish& wish);

}  // namespace fondaco::tables
