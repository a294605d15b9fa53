#include "server/tables/move_check.hpp"

#include "engine/json/writer.hpp"
#include "server/base/refusal.hpp"
#include "server/tables/knowledge.hpp"

namespace fondaco::tables {
namespace {

void need_legal_in(const AnyGame& game, const AnyState& world, Move move) {
  const Verdict verdict = game.check(world, move);
  if (verdict.legal()) return;
  base::Refusal refusal(409, "illegal_move", game.text(move) + " is not legal");
  refusal.rule = verdict.rule().text();
  throw refusal;
}

}  // namespace

Move need_move(const AnyGame& game, std::string_view text) {
  const auto move = game.parse(text);
  if (!move) throw base::Refusal(400, "unknown_move", "there is no such move");
  return *move;
}

std::vector<Move> need_moves(const AnyGame& game, const std::vector<std::string>& texts) {
  std::vector<Move> moves;
  for (const std::string& text : texts) moves.push_back(need_move(game, text));
  return moves;
}

void need_row(const AnyGame& game, const AnyState& state, const std::vector<Move>& row) {
  const Seat seat = game.to_move(state);
  AnyState world = world_of(game, state, Viewer::seat(seat));
  for (std::size_t i = 0; i < row.size(); ++i) {
    need_legal_in(game, world, row[i]);
    if (i + 1 == row.size()) break;
    const SeatSet learned = game.apply(world, row[i]);
    if (!learned.empty() || game.to_move(world) != seat) {
      throw base::Refusal(
          409, "must_be_last",
          game.text(row[i]) + " can only be the last of a row: it passes the turn or somebody learns something by it");
    }
  }
}

void need_legal(const AnyGame& game, const AnyState& state, Move move) { need_row(game, state, {move}); }

std::string why_text(const std::function<void()>& attempt) {
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  try {
    attempt();
    out.member("legal", true);
  } catch (const base::Refusal& refusal) {
    if (refusal.status == 400) throw;
    out.member("legal", false);
    if (!refusal.rule.empty()) out.member("rule", refusal.rule);
    out.member("code", refusal.code);
  }
  out.end_object();
  return out.take();
}

}  // namespace fondaco::tables
