// SPDX-License-Identifier: MIT
#pragma once
// Games to test bots with, and bots by their names.
#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"
#include "games/catalogue.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::bots {

inline std::unique_ptr<AnyGame> game_of(const GameEntry& entry, Seat players) {
  auto game = build_default(entry, default_options(entry.options, players));
  EXPECT_EQ(fault_text(game), "");
  return *std::move(game);
}

/// Whichever the catalogue names first.
inline std::unique_ptr<AnyGame> some_game(Seat players) { return game_of(games::catalogue().front(), players); }

inline BotSpec bot(std::string_view text) {
  Result<BotSpec> spec = parse_bot(text);
  EXPECT_EQ(fault_text(spec), "");
  return *std::move(spec);
}

/// "A,B,C".
inline std::vector<BotSpec> named(std::string_view text) {
  Result<std::vector<BotSpec>> bots = parse_bots(text);
  EXPECT_EQ(fault_text(bots), "") << text;
  return *std::move(bots);
}

}  // namespace fondaco::bots
