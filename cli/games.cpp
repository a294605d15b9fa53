// SPDX-License-Identifier: MIT
// fondaco games
#include "bots/games_document.hpp"
#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "engine/terminal.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

std::vector<EditionFile> editions_of(const GameEntry& entry) {
  std::vector<EditionFile> editions;
  for (const std::string& id : embedded_editions(entry)) editions.push_back(edition_named(entry, id));
  return editions;
}

std::string choices_text(const OptionSpec& option) {
  if (option.is_number()) return std::to_string(option.low) + " to " + std::to_string(option.high);
  std::string text;
  for (const std::string_view choice : option.choices) text.append(text.empty() ? "" : " | ").append(choice);
  return text;
}

/// "seed: carts, colors; public: routes"
std::string provenance_text(const EditionFile& edition) {
  std::string text;
  for (const std::string_view kind : {"seed", "public", "recalled", "reconstructed"}) {
    std::string groups;
    for (const Provenance& origin : edition.provenance()) {
      if (origin.kind == kind) groups.append(groups.empty() ? "" : ", ").append(printable(origin.group));
    }
    if (groups.empty()) continue;
    text.append(text.empty() ? "" : "\n").append(kind).append(": ").append(groups);
  }
  return text;
}

std::string described(const GameEntry& entry) {
  std::string text = bold(entry.title) + "  (" + std::string(entry.id) + ", " + std::to_string(entry.min_players) +
                     " to " + std::to_string(entry.max_players) + " players, rules version " +
                     std::to_string(entry.rules_version) + ")\n";
  if (!entry.options.empty()) {
    Table options;
    options.column("option");
    options.column("default");
    options.column("values");
    options.column("rule");
    for (const OptionSpec& option : entry.options) {
      options.row({std::string(option.name), option_text(option, option.initial), choices_text(option),
                   std::string(option.rule)});
    }
    text += options.text();
  }
  for (const EditionFile& edition : editions_of(entry)) {
    text +=
        "  edition " + bold(edition.id()) + ", hash " + edition.hash() + ", its facts by where they come from\n    ";
    text += wrapped_text(provenance_text(edition), output_width(), 4) + "\n";
  }
  return text;
}

std::string levels_text() {
  std::string names;
  for (const std::string_view level : bots::level_names) names.append(names.empty() ? "" : ", ").append(level);
  return "Levels of the bots: " + names + "; choose one by `fondaco play GAME --bot LEVEL`\n";
}

}  // namespace

void ListGames::run() const {
  if (!json) {
    std::string text;
    for (const GameEntry* entry : games::catalogue()) text += described(*entry) + "\n";
    return print(text + levels_text());
  }
  print(bots::games_document(json::Layout::pretty));
}

}  // namespace fondaco::cli
