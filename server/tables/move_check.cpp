#include "server/tables/move_check.hpp"

#include "engine/json/writer.hpp"
#include "server/base/refusal.hpp"
#include "server/tables/knowledge.hpp"

namespace fondaco::tables {

Move need_move(const AnyGame& game, std::string_view text) {
  const auto move = game.parse(text);
  if (!move) throw base::Refusal(400, "unknown_move", "there is no such move");
  return *move;
}

Move need_legal(const AnyGame& game, const AnyState& state, std::string_view text) {
  const Move move = need_move(game, text);
  // Which rule forbids it may depend on what the seat cannot see: it is asked in a world as the seat knows it.
  const Verdict verdict = game.check(world_of(game, state, Viewer::seat(game.to_move(state))), move);
  if (verdict.legal()) return move;
  base::Refusal refusal(409, "illegal_move", std::string(text) + " is not legal");
  refusal.rule = verdict.rule().text();
  throw refusal;
}

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
