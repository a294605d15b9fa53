// SPDX-License-Identifier: MIT
#include "engine/position.hpp"

#include "engine/json/document.hpp"

namespace fondaco {

std::string write_position(const AnyGame& game, const AnyState& state, Viewer viewer, json::Layout layout) {
  json::Writer out(layout);
  out.begin_object();
  out.member("game", game.entry().id);
  out.member("edition", game.edition_id());
  out.key("options");
  write_options(game.entry().options, game.options(), out);
  out.member("rules_version", game.entry().rules_version);
  if (viewer.is_seat()) out.member("viewer", viewer.seat_index());
  if (viewer.is_spectator()) out.member("viewer", "spectator");
  out.key("state");
  game.write_state(state, viewer, out);
  out.end_object();
  return out.take();
}

Result<EditionFile> resolve_edition(const GameEntry& entry, std::string_view id, const EditionFile* own) {
  if (own != nullptr && own->id() == id) return *own;
  return load_embedded_edition(entry, id);
}

Result<Position> read_position(std::string_view text, const Catalogue& games, const EditionFile* own_edition) {
  json::Document document(text);
  const json::Cursor in = document.root();
  if (in["viewer"].present())
    in["viewer"].fail("this is one viewer's view: hidden parts are missing, it cannot be loaded");
  in.only_keys({"game", "edition", "options", "rules_version", "state"});
  const GameEntry* entry = games.find(in["game"].string());
  if (entry == nullptr) in["game"].fail(games.unknown(in["game"].string()));
  if (!in.ok()) return document.fault();
  const auto version = in["rules_version"].whole_or(entry->rules_version, 1, 1'000'000);
  if (in.ok() && version != entry->rules_version) {
    in["rules_version"].fail("this program plays rules version " + std::to_string(entry->rules_version) + " of " +
                             std::string(entry->id));
  }

  Options options = default_options(entry->options, 0);
  if (in["options"].present()) read_options(entry->options, in["options"], options);
  // The number of players may be left out: the list of players tells it.
  if (in.ok() && options.players == 0) options.players = static_cast<Seat>(in["state"]["players"].size(1, max_seats));
  const Result<EditionFile> edition = resolve_edition(*entry, in["edition"].string_or(default_edition), own_edition);
  if (!edition) in["edition"].fail(edition.fault().message);
  if (!in.ok()) return document.fault();

  Result<std::unique_ptr<AnyGame>> game = entry->build(*edition, options);
  if (!game) in["options"].fail(game.fault().message);
  if (!in["state"].is(json::Kind::object)) in["state"].fail("a position needs its state, an object");
  if (!in.ok()) return document.fault();
  Position position{*std::move(game), {}};
  position.game->read_state(in["state"], position.state);
  if (!in.ok()) return document.fault();
  return position;
}

}  // namespace fondaco
