// SPDX-License-Identifier: MIT
#pragma once
// Games picked at run time. An entry is made from the game's class (engine/handle.hpp); a program gets its catalogue
// from games/catalogue.hpp and hands it to whatever reads the name of a game.
#include <memory>
#include <span>
#include <string_view>

#include "engine/edition.hpp"
#include "engine/embedded.hpp"
#include "engine/options.hpp"
#include "engine/rulebook.hpp"
#include "engine/words.hpp"

namespace fondaco {

class AnyGame;

struct GameEntry {
  std::string_view id;
  std::string_view title;
  std::string_view rule_prefix;
  int rules_version = 0;
  Seat min_players = 0;
  Seat max_players = 0;
  unsigned move_count = 0;
  std::size_t state_bytes = 0;
  int score_unit = 1;
  std::span<const OptionSpec> options;
  std::span<const std::string_view> move_kinds;
  std::span<const std::string_view> component_kinds;
  std::span<const std::string_view> decisions;
  std::span<const std::string_view> events;
  std::span<const std::string_view> score_labels;
  std::span<const std::string_view> term_labels;
  const EmbeddedGame* files = nullptr;
  /// A fault when the edition or the options do not fit the game.
  Result<std::unique_ptr<AnyGame>> (*build)(const EditionFile& edition, const Options& options) = nullptr;
  /// Only loads the edition.
  Outcome (*check_edition)(const EditionFile& edition) = nullptr;
};

/// Some games, in the order in which they are listed. A view: the entries outlive it.
class Catalogue {
 public:
  explicit constexpr Catalogue(std::span<const GameEntry* const> entries) : entries_(entries) {}

  constexpr auto begin() const { return entries_.begin(); }
  constexpr auto end() const { return entries_.end(); }
  constexpr const GameEntry& front() const { return *entries_.front(); }
  /// Null when there is no such game.
  const GameEntry* find(std::string_view id) const;
  /// For messages: unknown game "amsterdm", did you mean "amsterdam"? (known: …)
  std::string unknown(std::string_view id) const;

 private:
  std::span<const GameEntry* const> entries_;
};

inline constexpr std::string_view default_edition = "default";
/// The ids of the editions in the binary.
std::vector<std::string> embedded_editions(const GameEntry& entry);
Result<EditionFile> load_embedded_edition(const GameEntry& entry, std::string_view id);
/// The game with its default edition.
Result<std::unique_ptr<AnyGame>> build_default(const GameEntry& entry, const Options& options);
/// The game's messages and its rulebook. They are part of the program: a fault in them is a defect that the tests find.
Words game_words(const GameEntry& entry, Language language);
/// The language in which the rulebook is read by whoever speaks this one: English where there is no book of its own.
Language rulebook_language(const GameEntry& entry, Language language);
Rulebook game_rulebook(const GameEntry& entry, Language language);

}  // namespace fondaco
