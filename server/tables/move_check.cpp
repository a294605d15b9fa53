// SPDX-License-Identifier: MIT
#include "server/tables/move_check.hpp"

#include "engine/json/writer.hpp"
#include "server/tables/knowledge.hpp"

namespace fondaco::tables {
namespace {

Ruling<> need_legal_in(const AnyGame& game, const AnyState& world, Move move) {
  const Verdict verdict = game.check(world, move);
  if (verdict.legal()) return {};
  base::Refusal refusal(409, "illegal_move", game.text(move) + " is not legal");
  refusal.rule = verdict.rule().text();
  return refusal;
}

}  // namespace

Ruling<Move> need_move(const AnyGame& game, std::string_view text) {
  const auto move = game.parse(text);
  if (!move) return base::Refusal(400, "unknown_move", "there is no such move");
  return *move;
}

Ruling<std::vector<Move>> need_moves(const AnyGame& game, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) {
    const auto move = need_move(game, text);
    if (!move) return move.refusal();
    moves.push_back(*move);
  }
  return moves;
}

Ruling<> need_row(const AnyGame& game, const AnyState& state, const std::vector<Move>& row) {
  const Seat seat = game.to_move(state);
  AnyState world = world_of(game, state, Viewer::seat(seat));
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (const auto legal = need_legal_in(game, world, row[i]); !legal) return legal;
    if (i + 1 == row.size()) break;
    const SeatSet learned = game.apply(world, row[i]);
    if (!learned.empty() || game.to_move(world) != seat) {
      return base::Refusal(
          409, "must_be_last",
          game.text(row[i]) + " can only be the last of a row: it passes the turn or somebody learns something by it");
    }
  }
  return {};
}

Ruling<> need_legal(const AnyGame& game, const AnyState& state, Move move) { return need_row(game, state, {move}); }

Ruling<std::string> why_text(const Ruling<>& tried) {
  if (!tried && tried.refusal().status == 400) return tried.refusal();
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  out.member("legal", static_cast<bool>(tried));
  if (!tried) {
    if (!tried.refusal().rule.empty()) out.member("rule", tried.refusal().rule);
    out.member("code", tried.refusal().code);
  }
  out.end_object();
  return out.take();
}

}  // namespace fondaco::tables
