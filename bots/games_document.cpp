#include "bots/games_document.hpp"

#include "bots/tuning.hpp"
#include "engine/description.hpp"

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

void write_game(const GameEntry& entry, json::Writer& out) {
  out.begin_object();
  out.member("id", entry.id);
  out.member("title", entry.title);
  out.member("rules_version", entry.rules_version);
  out.key("players");
  write_player_counts(entry.min_players, entry.max_players, out);
  out.key("options");
  write_option_specs(entry, out);
  out.key("editions");
  out.begin_array();
  for (const std::string& id : embedded_editions(entry)) {
    json::Fault none;  // they are part of the program: the tests load them all
    write_edition(*load_embedded_edition(entry, id, none), out);
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
  for (const GameEntry* entry : all_games()) write_game(*entry, out);
  out.end_array();
  out.key("levels");
  out.begin_array();
  for (const std::string_view level : level_names) out.value(level);
  out.end_array();
  out.end_object();
  return out.take();
}

}  // namespace fondaco::bots
