#pragma once
// A game to test bots with: whichever the catalogue names first.
#include <gtest/gtest.h>

#include "engine/any_game.hpp"

namespace fondaco::bots {

inline std::unique_ptr<AnyGame> some_game(Seat players) {
  const GameEntry& entry = *all_games().front();
  json::Fault fault;
  const auto edition = load_embedded_edition(entry, default_edition, fault);
  EXPECT_TRUE(edition) << fault.text();
  auto game = entry.build(*edition, default_options(entry.options, players), fault);
  EXPECT_TRUE(game) << fault.text();
  return game;
}

}  // namespace fondaco::bots
