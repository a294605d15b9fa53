#pragma once
// Games to test bots with, and bots by their names.
#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {

inline std::unique_ptr<AnyGame> game_of(const GameEntry& entry, Seat players) {
  json::Fault fault;
  const auto edition = load_embedded_edition(entry, default_edition, fault);
  EXPECT_TRUE(edition) << fault.text();
  auto game = entry.build(*edition, default_options(entry.options, players), fault);
  EXPECT_TRUE(game) << fault.text();
  return game;
}

/// Whichever the catalogue names first.
inline std::unique_ptr<AnyGame> some_game(Seat players) { return game_of(games::catalogue().front(), players); }

inline BotSpec bot(std::string_view text) {
  BotSpec spec;
  const auto error = parse_bot(text, spec);
  EXPECT_FALSE(error) << *error;
  return spec;
}

/// "A,B,C".
inline std::vector<BotSpec> named(std::string_view text) {
  std::vector<BotSpec> bots;
  EXPECT_FALSE(parse_bots(text, bots)) << text;
  return bots;
}

}  // namespace fondaco::bots
