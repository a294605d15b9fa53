// SPDX-License-Identifier: MIT
#include "server/tables/preview.hpp"

#include "engine/event_json.hpp"
#include "server/tables/knowledge.hpp"
#include "server/tables/move_check.hpp"
#include "server/tables/projection.hpp"

namespace fondaco::tables {
namespace {

/// Plays the move where that is certain, or says why not.
Preview::End play(const AnyGame& game, Seat seat, Move move, Preview& preview) {
  if (game.to_move(preview.after) != seat) return Preview::End::turn;
  const Verdict verdict = game.check(preview.after, move);
  if (!verdict.legal()) {
    preview.rule = verdict.rule();
    return Preview::End::illegal;
  }
  AnyState next = preview.after;
  EventJournal journal;
  if (!game.apply(next, move, &journal).empty()) return Preview::End::unknown;
  preview.after = std::move(next);
  preview.moves.push_back(move);
  for (const Event& event : journal.seen_by(Viewer::seat(seat))) preview.events.push_back(event);
  return Preview::End::all;
}

/// Nothing where it played all there was.
std::string_view name(Preview::End end) {
  switch (end) {
    case Preview::End::all:
      break;
    case Preview::End::turn:
      return "turn";
    case Preview::End::unknown:
      return "unknown";
    case Preview::End::illegal:
      return "illegal";
  }
  return {};
}

std::vector<std::string> read_moves(json::Cursor in) {
  std::vector<std::string> texts;
  if (in.size(0, longest_row) > 0) in.each([&](json::Cursor text) { texts.emplace_back(text.string()); });
  return texts;
}

void write_preview(const AnyGame& game, const AnyState& world, std::size_t ply, const std::vector<Move>& moves,
                   json::Writer& out) {
  const Viewer viewer = Viewer::seat(game.to_move(world));
  const Preview preview = look_ahead(game, world, moves);
  out.key("moves");
  out.begin_array();
  for (const Move move : preview.moves) out.value(game.text(move));
  out.end_array();
  if (preview.end != Preview::End::all) out.member("stopped", name(preview.end));
  if (preview.end == Preview::End::illegal) out.member("rule", preview.rule.text());
  write_events(game, preview.events, out);
  out.key("now");
  out.begin_object();
  out.member("ply", ply + preview.moves.size());
  write_state(game, preview.after, viewer, out);
  out.end_object();
}

}  // namespace

Preview look_ahead(const AnyGame& game, AnyState world, const std::vector<Move>& moves) {
  const Seat seat = game.to_move(world);
  Preview preview;
  preview.after = std::move(world);
  for (const Move move : moves) {
    preview.end = play(game, seat, move, preview);
    if (preview.end != Preview::End::all) break;
  }
  return preview;
}

PreviewWish read_preview_wish(json::Cursor in) {
  PreviewWish wish{.rows = {}, .several = in["rows"].present()};
  if (!wish.several) {
    wish.rows.push_back(read_moves(in["moves"]));
    return wish;
  }
  if (in["moves"].present()) in["moves"].fail("it is a row or several rows");
  if (in["rows"].size(1, most_previews) == 0) return wish;
  in["rows"].each([&](json::Cursor row) { wish.rows.push_back(read_moves(row)); });
  return wish;
}

Ruling<std::string> preview_text(const AnyGame& game, const AnyState& state, std::size_t ply, const PreviewWish& wish) {
  std::vector<std::vector<Move>> rows;
  for (const std::vector<std::string>& texts : wish.rows) {
    auto row = need_moves(game, texts);
    if (!row) return row.refusal();
    rows.push_back(*std::move(row));
  }
  const AnyState world = world_of(game, state, Viewer::seat(game.to_move(state)));
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  if (wish.several) {
    out.key("previews");
    out.begin_array();
    for (const std::vector<Move>& row : rows) {
      out.begin_object();
      write_preview(game, world, ply, row, out);
      out.end_object();
    }
    out.end_array();
  } else {
    write_preview(game, world, ply, rows.front(), out);
  }
  out.end_object();
  return out.take();
}

}  // namespace fondaco::tables
