// SPDX-License-Identifier: MIT
#pragma once
// The tables a game is tried on: every player count, with all options at their start values and with each option at
// each other value.
#include <cstdlib>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "engine/handle.hpp"

namespace fondaco::tests {

/// How hard to try. `make test` plays a few hundred games per table; FONDACO_LONG=1 plays 20,000.
inline bool long_run() { return std::getenv("FONDACO_LONG") != nullptr; }

struct Configuration {
  Options options;
  std::string name;  ///< such as players2_merch_ties_literal

  friend void PrintTo(const Configuration& table, std::ostream* out) { *out << table.name; }
};

inline std::unique_ptr<AnyGame> build_table(const GameEntry& entry, const Options& options) {
  return build_default(entry, options).value_or(nullptr);
}

/// Tables that the game refuses (an option for another player count) are left out.
inline std::vector<Configuration> configurations(const GameEntry& entry) {
  std::vector<Configuration> all;
  const auto add = [&](const Options& options, std::string name) {
    if (build_table(entry, options) != nullptr) all.push_back({options, std::move(name)});
  };
  for (Seat players = entry.min_players; players <= entry.max_players; ++players) {
    const Options start = default_options(entry.options, players);
    const std::string name = "players" + std::to_string(players);
    add(start, name);
    for (std::size_t i = 0; i < entry.options.size(); ++i) {
      const OptionSpec& spec = entry.options[i];
      // Of a number, its ends.
      const auto last = static_cast<std::int16_t>(spec.is_number() ? 1 : spec.choices.size() - 1);
      for (std::int16_t choice = 0; choice <= last; ++choice) {
        const auto value = spec.is_number() ? (choice == 0 ? spec.low : spec.high) : choice;
        if (value == spec.initial) continue;
        Options options = start;
        options.values[i] = value;
        add(options, name + "_" + std::string(spec.name) + "_" + option_text(spec, value));
      }
    }
  }
  return all;
}

/// A game of G on one of these tables.
template <Game G>
class TableOf {
 public:
  TableOf(const GameEntry& entry, const Options& options) : any_(build_table(entry, options)) {}
  const AnyGame& any() const { return *any_; }
  std::shared_ptr<const AnyGame> shared() const { return any_; }
  const G& game() const { return static_cast<const GameHandle<G>&>(*any_).game(); }

 private:
  std::shared_ptr<const AnyGame> any_;
};

}  // namespace fondaco::tests
