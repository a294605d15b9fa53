// SPDX-License-Identifier: MIT
#include "server/tables/projection.hpp"

#include "engine/event_json.hpp"
#include "server/tables/knowledge.hpp"

namespace fondaco::tables {
namespace {

void write_seat(std::string_view key, Seat seat, json::Writer& out) {
  if (seat == nobody) {
    out.member(key, nullptr);
  } else {
    out.member(key, seat);
  }
}

void write_seats(std::string_view key, SeatSet seats, json::Writer& out) {
  out.key(key);
  out.begin_array();
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (seats.has(seat)) out.value(seat);
  }
  out.end_array();
}

void write_scores(const GameEntry& entry, const Scores& scores, json::Writer& out) {
  out.key("scores");
  out.begin_object();
  out.member("over", scores.over);
  out.member("unit", entry.score_unit);
  out.key("seats");
  out.begin_array();
  for (const SeatScore& score : scores.seats) {
    out.begin_object();
    out.member("total", score.total);
    out.member("rank", score.rank);
    out.key("lines");
    out.begin_array();
    for (const ScoreLine& line : score.lines) {
      out.begin_array();
      out.value(entry.score_labels[line.label]);
      if (line.hidden) {
        out.value(nullptr);
      } else {
        out.value(line.points);
      }
      if (scores.over) out.value(line.rule.text());
      out.end_array();
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  out.end_object();
}

void write_legal(const AnyGame& game, const AnyState& world, json::Writer& out) {
  out.key("legal");
  out.begin_array();
  for (const Move move : game.legal(world)) out.value(game.text(move));
  out.end_array();
}

void write_clock(const MatchLog& match_log, json::Writer& out) {
  const Clocks& clocks = match_log.clocks();
  if (!clocks.any()) return;
  out.key("clock");
  out.begin_object();
  write_seat("running", clocks.running(), out);
  out.member("since", clocks.since());
  out.key("left");
  out.begin_array();
  for (Seat seat = 0; seat < match_log.game().players(); ++seat) out.value(clocks.left(seat));
  out.end_array();
  out.end_object();
}

void write_question(const Question& question, json::Writer& out) {
  out.key("asked");
  out.begin_object();
  out.member("for", question.pause ? "pause" : "undo");
  if (!question.pause) out.member("ply", question.ply);
  out.member("seat", question.asker);
  write_seats("agreed", question.agreed, out);
  out.end_object();
}

void write_move(const AnyGame& game, const TableEvent& event, Viewer viewer, json::Writer& out) {
  out.member("move", game.text(game.seen(event.before, event.entry.move, viewer)));
  write_events(game, event.journal.seen_by(viewer), out);
}

void write_undo(const store::LogEntry& entry, json::Writer& out) {
  const auto undone = parse_undo(entry.text);
  out.member("ply", undone->ply);
  write_seats("by", undone->by, out);
}

/// The text is "pause", or "undo" and the ply to go back to.
void write_ask(const store::LogEntry& entry, json::Writer& out) {
  const bool pause = entry.text == "pause";
  out.member("for", pause ? "pause" : "undo");
  if (!pause) out.member("ply", parse_undo(entry.text.substr(entry.text.find(' ') + 1))->ply);
}

void write_outage(const store::LogEntry& entry, json::Writer& out) {
  const auto outage = parse_outage(entry.text);
  out.member("since", outage->stopped);
  out.member("grace", outage->grace);
}

void write_takeover(const store::LogEntry& entry, json::Writer& out) {
  const TakenOver taken = parse_takeover(entry.text);
  out.member("bot", taken.level);
  out.member("why", taken.why);
}

}  // namespace

std::string_view kind_name(store::EntryKind kind) {
  switch (kind) {
    case store::EntryKind::start:
      return "start";
    case store::EntryKind::move:
      return "move";
    case store::EntryKind::undo:
      return "undo";
    case store::EntryKind::ask:
      return "ask";
    case store::EntryKind::agree:
      return "agree";
    case store::EntryKind::decline:
      return "decline";
    case store::EntryKind::pause:
      return "pause";
    case store::EntryKind::resume:
      return "resume";
    case store::EntryKind::takeover:
      return "takeover";
    case store::EntryKind::giveback:
      return "return";
    case store::EntryKind::outage:
      return "outage";
  }
  return "unknown";
}

TableEvent happen(MatchLog& match_log, MatchEntry entry) {
  TableEvent event;
  event.entry = std::move(entry);
  if (event.entry.kind == store::EntryKind::move) event.before = match_log.match().state();
  match_log.apply(event.entry, &event.journal);
  return event;
}

void write_viewer(Viewer viewer, json::Writer& out) {
  if (viewer.is_seat()) {
    out.member("viewer", viewer.seat_index());
  } else {
    out.member("viewer", viewer.sees_everything() ? "all" : "spectator");
  }
}

void write_state(const AnyGame& game, const AnyState& state, Viewer viewer, json::Writer& out) {
  const AnyState world = world_of(game, state, viewer);
  const Seat to_move = game.to_move(world);
  write_seat("to_move", to_move, out);
  out.member("decision", game.decision_name(world));
  write_viewer(viewer, out);
  out.key("view");
  game.write_state(world, viewer, out);
  write_scores(game.entry(), game.scores(world, viewer), out);
  if (to_move != nobody && viewer.sees(to_move)) write_legal(game, world, out);
}

Scores scores_for(const AnyGame& game, const AnyState& state, Viewer viewer) {
  return game.scores(world_of(game, state, viewer), viewer);
}

std::string results_json(const Match& match) {
  json::Writer out;
  out.begin_array();
  for (const SeatScore& seat : match.game().scores(match.state(), Viewer::everything()).seats) {
    out.begin_object();
    out.member("total", seat.total);
    out.member("rank", seat.rank);
    out.end_object();
  }
  out.end_array();
  return out.take();
}

void write_position(const MatchLog& match_log, Viewer viewer, json::Writer& out) {
  out.member("ply", match_log.match().plies());
  write_state(match_log.game(), match_log.match().state(), viewer, out);
  if (viewer.is_seat()) out.member("take_back", match_log.match().take_back_limit(viewer.seat_index()));
  if (match_log.paused()) out.member("paused", true);
  if (match_log.deserted()) out.member("deserted", true);
  write_clock(match_log, out);
  if (match_log.question()) write_question(*match_log.question(), out);
}

void write_table_event(const AnyGame& game, const TableEvent& event, Viewer viewer, json::Writer& out) {
  const store::LogEntry& entry = event.entry;
  out.member("seq", entry.seq);
  out.member("kind", kind_name(entry.kind));
  write_seat("seat", entry.seat, out);
  out.member("at", entry.at);
  if (entry.kind == store::EntryKind::move) write_move(game, event, viewer, out);
  if (entry.kind == store::EntryKind::undo) write_undo(entry, out);
  if (entry.kind == store::EntryKind::ask) write_ask(entry, out);
  if (entry.kind == store::EntryKind::takeover) write_takeover(entry, out);
  if (entry.kind == store::EntryKind::outage) write_outage(entry, out);
}

}  // namespace fondaco::tables
