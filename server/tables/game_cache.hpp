// SPDX-License-Identifier: MIT
#pragma once
// The games as they are played here: one object per game, edition and options, shared by all tables that agreed on
// them.
#include <climits>
#include <map>
#include <memory>
#include <string>

#include "bots/runner.hpp"
#include "engine/any_game.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

struct CachedGame {
  std::shared_ptr<const AnyGame> game;
  std::unique_ptr<const bots::Runner> runner;
};

/// As they are in this program.
inline constexpr int newest_rules = INT_MAX;

class GameCache {
 public:
  /// `options` is a JSON object as write_options makes it. A refusal says what is wrong.
  Ruling<std::shared_ptr<const CachedGame>> take(const std::string& game, const std::string& edition,
                                                 const std::string& options, int rules_version = newest_rules);

 private:
  std::map<std::string, std::weak_ptr<const CachedGame>> games_;
};

}  // namespace fondaco::tables
