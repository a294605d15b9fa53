// SPDX-License-Identifier: MIT
#include "bots/games_document.hpp"

#include "bots/tuning.hpp"
#include "engine/description.hpp"
#include "engine/lesson.hpp"
#include "engine/presentation.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {
namespace {

void write_edition(const EditionFile& edition, json::Writer& out) {
  out.begin_object();
  out.member("id", edition.id());
  out.member("hash", edition.hash());
  out.key("provenance");
  out.begin_array();
  for (const Provenance& origin : edition.provenance()) {
    out.begin_object();
    out.member("group", origin.group);
    out.member("kind", origin.kind);
    if (!origin.source.empty()) out.member("source", origin.source);
    out.end_object();
  }
  out.end_array();
  out.end_object();
}

void write_presentation(const Presentation& game, json::Writer& out) {
  out.begin_object();
  out.member("emblem", game.emblem);
  out.key("colour");
  out.begin_object();
  out.member("light", game.light_colour);
  out.member("dark", game.dark_colour);
  out.end_object();
  out.key("minutes");
  out.begin_array();
  out.value(game.min_minutes);
  out.value(game.max_minutes);
  out.end_array();
  out.member("weight", game.weight);
  out.key("tagline");
  out.begin_object();
  for (const Language language : languages) {
    out.member(name(language), game.taglines[static_cast<std::size_t>(language)]);
  }
  out.end_object();
  out.end_object();
}

void write_game(const GameEntry& entry, json::Writer& out) {
  const std::optional<Presentation> presentation = game_presentation(entry);
  const bool is_shortened = presentation && !presentation->short_title.empty();
  out.begin_object();
  out.member("id", entry.id);
  out.member("title", entry.title);
  out.member("short_title", is_shortened ? std::string_view(presentation->short_title) : entry.title);
  out.member("rule_prefix", entry.rule_prefix);
  out.member("rules_version", entry.rules_version);
  out.member("score_unit", entry.score_unit);
  out.member("lessons", has_lesson(entry) ? 1 : 0);
  if (presentation) {
    out.key("presentation");
    write_presentation(*presentation, out);
  }
  out.key("players");
  write_player_counts(entry.min_players, entry.max_players, out);
  out.key("options");
  write_option_specs(entry, out);
  out.key("editions");
  out.begin_array();
  for (const std::string& id : embedded_editions(entry)) {
    write_edition(*load_embedded_edition(entry, id), out);  // part of the program: the tests load them all
  }
  out.end_array();
  out.end_object();
}

}  // namespace

std::string games_document(json::Layout layout) {
  json::Writer out(layout);
  out.begin_object();
  out.key("games");
  out.begin_array();
  for (const GameEntry* entry : games::catalogue()) write_game(*entry, out);
  out.end_array();
  out.key("levels");
  out.begin_array();
  for (const std::string_view level : level_names) out.value(level);
  out.end_array();
  out.end_object();
  return out.take();
}

}  // namespace fondaco::bots
