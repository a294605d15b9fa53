#include "engine/position.hpp"

#include "engine/json/reader.hpp"

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

std::optional<EditionFile> resolve_edition(const GameEntry& entry, std::string_view id, const EditionFile* own,
                                           json::Fault& fault) {
  if (own != nullptr && own->id() == id) return *own;
  return load_embedded_edition(entry, id, fault);
}

bool read_position(std::string_view text, const EditionFile* own_edition, Position& position, json::Fault& fault) {
  json::Value document;
  if (!json::read(text, document, fault)) return false;
  const json::Cursor in(document, fault);
  if (in["viewer"].present())
    in["viewer"].fail("this is one viewer's view: hidden parts are missing, it cannot be loaded");
  in.only_keys({"game", "edition", "options", "rules_version", "state"});
  const GameEntry* entry = find_game(in["game"].string());
  if (fault) return false;
  if (entry == nullptr) {
    in["game"].fail(unknown_game(in["game"].string()));
    return false;
  }
  const auto version = in["rules_version"].whole_or(entry->rules_version, 1, 1'000'000);
  if (!fault && version != entry->rules_version) {
    in["rules_version"].fail("this program plays rules version " + std::to_string(entry->rules_version) + " of " +
                             std::string(entry->id));
  }

  Options options = default_options(entry->options, 0);
  if (in["options"].present()) read_options(entry->options, in["options"], options);
  // The number of players may be left out: the list of players tells it.
  if (!fault && options.players == 0) options.players = static_cast<Seat>(in["state"]["players"].size(1, max_seats));
  if (fault) return false;

  json::Fault edition_fault;
  const auto edition = resolve_edition(*entry, in["edition"].string_or(default_edition), own_edition, edition_fault);
  if (edition) position.game = entry->build(*edition, options, edition_fault);
  if (edition_fault) {
    (edition ? in["options"] : in["edition"]).fail(edition_fault.message);
    return false;
  }
  if (!in["state"].is(json::Kind::object)) in["state"].fail("a position needs its state, an object");
  if (!fault) position.game->read_state(in["state"], position.state);
  return !fault;
}

}  // namespace fondaco
