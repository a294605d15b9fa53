// SPDX-License-Identifier: MIT
#pragma once
// Which game, for how many, from which seed, with which options and edition: what play, selfplay, arena and position
// new have in common.
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.hpp"

namespace fondaco::cli {

struct GameChoice {
  std::string game;
  int players = 0;                    ///< 0: two, or the fewest the game allows
  std::string seed;                   ///< empty: none was given
  std::vector<std::string> settings;  ///< option=value
  std::string edition;                ///< an id in the program or a file; empty: the default edition
};

/// Throws WrongUsage for an unknown game.
const GameEntry& game_named(std::string_view id);
/// Throws WrongUsage for what is no seed.
std::optional<Seed> chosen_seed(const GameChoice& choice);
/// The seed of a run of many games, 0 if none was given; it is a number below 2^64.
std::uint64_t chosen_run(const GameChoice& choice);
/// An id of the program's own editions, or a file, whose id is its name without folder and ending. Throws Refusal or
/// WrongUsage.
EditionFile edition_named(const GameEntry& entry, const std::string& id_or_file);
/// The edition file somebody gave along with a position or a record; nothing when the text is empty.
std::optional<EditionFile> own_edition(const std::string& file);
/// The game itself. Throws Refusal (an edition that cannot be loaded) or WrongUsage (anything else).
std::shared_ptr<const AnyGame> build_game(const GameChoice& choice);

}  // namespace fondaco::cli
