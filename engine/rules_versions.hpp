// SPDX-License-Identifier: MIT
#pragma once
// Which versions of a game's rules this program plays. docs/records.md has the policy.
#include <span>
#include <string>

#include "engine/catalogue.hpp"

namespace fondaco {

/// A change of the rules that an option takes back: matches up to version `last` are played by the newest rules with
/// this option at its old value, unless they name it. `last` may be the newest version where only the start value of
/// the option changed.
struct OlderRules {
  std::string_view game;
  int last = 0;
  std::string_view option;
  std::string_view value;
};

/// Those of all games. A change that is not listed here cannot be taken back.
std::span<const OlderRules> older_rules();

bool plays_rules(const GameEntry& entry, int version, std::span<const OlderRules> older = older_rules());

/// The options of a match by that version before anything is read: the start values, or the old ones.
Options options_by_rules(const GameEntry& entry, int version, std::span<const OlderRules> older = older_rules());

/// "this program plays rules version 2 of hansa"
std::string played_rules_text(const GameEntry& entry);

}  // namespace fondaco
