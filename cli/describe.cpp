// SPDX-License-Identifier: MIT
// fondaco describe
#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "engine/description.hpp"
#include "engine/sentences.hpp"
#include "engine/terminal.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

std::string names_text(std::string_view what, std::span<const std::string_view> names) {
  constexpr std::size_t indent = 14;
  std::string text = "  " + std::string(what);
  text.append(indent - text.size(), ' ');
  std::string all;
  for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
  return text + wrapped_text(all, output_width(), indent) + "\n";
}

std::string all_names(const GameEntry& entry) {
  return bold(entry.title) + "  (" + std::string(entry.id) + ")\n" + names_text("moves", entry.move_kinds) +
         names_text("components", entry.component_kinds) + names_text("decisions", entry.decisions) +
         names_text("events", entry.events) + names_text("scores", entry.score_labels) +
         names_text("terms", entry.term_labels) + "\n";
}

}  // namespace

void DescribeGames::run() const {
  std::vector<const GameEntry*> entries;
  for (const std::string& id : games) entries.push_back(&game_named(id));
  if (entries.empty()) entries.assign(games::catalogue().begin(), games::catalogue().end());
  if (!json && !sentences && !views) {
    for (const GameEntry* entry : entries) print(all_names(*entry));
    return;
  }
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.key("games");
  out.begin_array();
  for (const GameEntry* entry : entries) {
    if (sentences) {
      write_sentences(*entry, out);
    } else if (views) {
      write_sample_views(*entry, out);
    } else {
      write_description(*entry, out);
    }
  }
  out.end_array();
  out.end_object();
  print(out.take());
}

}  // namespace fondaco::cli
