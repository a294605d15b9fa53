#include "server/tables/preview.hpp"

namespace fondaco::server {
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

}  // namespace fondaco::server
