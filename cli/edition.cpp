// SPDX-License-Identifier: MIT
// fondaco edition check
#include <filesystem>

#include "cli/actions.hpp"
#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"
#include "engine/terminal.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

/// How many things a group lists, or says it has; nothing for a part of a group, such as routes.cart.
std::string size_of(const json::Value* group) {
  if (group == nullptr) return "";
  if (const json::Value* list = group->find("list")) return std::to_string(list->items().size());
  for (const std::string_view key : {"total", "count"}) {
    const json::Value* number = group->find(key);
    if (number != nullptr && number->is(json::Kind::whole)) return std::to_string(number->whole());
  }
  return "";
}

const GameEntry& game_of(const CheckEdition& check, const EditionFile& edition) {
  if (!check.game.empty()) return game_named(check.game);
  const json::Value* named = edition.document().find("game");
  if (named == nullptr || !named->is(json::Kind::string)) {
    throw Refusal(input_name(check.file) + ": game: missing; say it with --game");
  }
  if (const GameEntry* entry = games::catalogue().find(named->string())) return *entry;
  throw Refusal(input_name(check.file) + ": game: " + games::catalogue().unknown(named->string()));
}

}  // namespace

void CheckEdition::run() const {
  const EditionFile edition = *own_edition(file);
  const GameEntry& entry = game_of(*this, edition);
  const Outcome sound = entry.check_edition(edition);
  if (!sound) throw Refusal(input_name(file) + ": " + sound.fault().text());

  Table table;
  table.column("group");
  table.column("entries", Table::Align::right);
  table.column("provenance");
  std::string sources;
  for (const Provenance& origin : edition.provenance()) {
    table.row({printable(origin.group), size_of(edition.document().find(origin.group)), origin.kind});
    if (origin.source.empty()) continue;
    sources += "  " + wrapped_text(printable(origin.group + ": " + origin.source), output_width(), 4) + "\n";
  }
  std::string text = "Good edition " + bold(printable(edition.id())) + " of " + std::string(entry.title) + ", hash " +
                     edition.hash() + "\n" + table.text();
  if (!sources.empty()) text += "Sources\n" + sources;
  print(text);
}

}  // namespace fondaco::cli
