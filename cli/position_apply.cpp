// SPDX-License-Identifier: MIT
// fondaco position apply
#include "cli/actions.hpp"
#include "cli/output.hpp"
#include "cli/position_input.hpp"
#include "cli/refusal.hpp"
#include "engine/event_json.hpp"
#include "engine/json/document.hpp"
#include "engine/json/reader.hpp"
#include "engine/json/writer.hpp"
#include "engine/wording.hpp"

namespace fondaco::cli {
namespace {

void write_seats(std::string_view key, SeatSet seats, Seat players, json::Writer& out) {
  out.key(key);
  out.begin_array();
  for (Seat seat = 0; seat < players; ++seat) {
    if (seats.has(seat)) out.value(seat);
  }
  if (seats.has(Viewer::spectator())) out.value("spectator");
  out.end_array();
}

/// One event: what happened in which of the moves, by which rule, and who saw it. Those in `partly_seen_by` do not see
/// the arguments listed in `secret`; who is in neither list does not learn of it.
void write_entry(const AnyGame& game, const Event& event, std::size_t ply, json::Writer& out) {
  out.begin_object();
  out.member("ply", ply);
  write_event(game, event, out);
  write_seats("seen_by", event.insiders, game.players(), out);
  write_seats("partly_seen_by", event.outsiders, game.players(), out);
  out.key("secret");
  out.begin_array();
  const std::vector<std::string> names = placeholders(game, event.args);
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (((event.secret >> i) & 1U) != 0) out.value(names[i]);
  }
  out.end_array();
  out.end_object();
}

[[noreturn]] void refuse_move(const Position& position, const std::string& move, std::size_t ply, RuleId rule) {
  const std::string which = ply == 0 ? "" : " (move " + std::to_string(ply + 1) + ")";
  throw Refusal("move " + move + which + " is not legal: " + rule.text() + " " +
                rule_text(position.game->entry(), rule));
}

/// A count that a position cannot hold is refused, not written down wrongly.
void refuse_unreadable(const AnyGame& game, const AnyState& state, const std::string& move) {
  json::Writer out;
  game.write_state(state, Viewer::everything(), out);
  json::Document document(out.take());
  AnyState again;
  if (document.ok()) game.read_state(document.root(), again);
  if (document.ok()) return;
  const Fault& fault = document.fault();
  throw Refusal("move " + move + " leads beyond what a position can hold: " + fault.path + ": " + fault.message);
}

}  // namespace

void ApplyMoves::run() const {
  Position position = load_position(source);
  const AnyGame& game = *position.game;
  std::vector<EventJournal> journals(moves.size());
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    const Move move = move_named(position, moves[ply]);
    const Verdict verdict = game.check(position.state, move);
    if (!verdict.legal()) refuse_move(position, moves[ply], ply, verdict.rule());
    game.apply(position.state, move, &journals[ply]);
    refuse_unreadable(game, position.state, moves[ply]);
  }
  const std::string after = write_position(game, position.state, Viewer::everything());
  if (!journal) return print(after);

  const Result<json::Value> document = json::read(after);
  if (!document) throw Refusal("the position cannot be read back: " + document.fault().text());
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("position", *document);
  out.key("journal");
  out.begin_array();
  for (std::size_t ply = 0; ply < journals.size(); ++ply) {
    for (const Event& event : journals[ply].events()) write_entry(game, event, ply, out);
  }
  out.end_array();
  out.end_object();
  print(out.take());
}

}  // namespace fondaco::cli
