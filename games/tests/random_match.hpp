// SPDX-License-Identifier: MIT
#pragma once
// Matches of the first game of the catalogue: nothing in these tests knows which one it is.
#include <gtest/gtest.h>

#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::games {

inline const GameEntry& any_entry() { return catalogue().front(); }

inline std::shared_ptr<const AnyGame> any_game() {
  return *build_default(any_entry(), default_options(any_entry().options, any_entry().min_players));
}

/// Plays up to `plies` random moves.
inline Match random_match(std::size_t plies, std::uint64_t seed = 1) {
  Match match(any_game(), Seed{seed, 0}, {"Anna", "Bruno"});
  Rng rng(seed);
  while (!match.over() && match.plies() < plies) {
    const std::vector<Move> moves = match.game().legal(match.state());
    match.apply(moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
  }
  return match;
}

/// The text with one text replaced by another.
inline std::string tampered(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

}  // namespace fondaco::games
