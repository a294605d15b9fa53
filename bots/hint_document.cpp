// SPDX-License-Identifier: MIT
#include "bots/hint_document.hpp"

#include "engine/event_json.hpp"

namespace fondaco::bots {
namespace {

void write_share(std::string_view key, const std::optional<double>& number, int digits, json::Writer& out) {
  if (number) {
    out.member_decimal(key, *number, digits);
  } else {
    out.member(key, nullptr);
  }
}

void write_reason(const AnyGame& game, const Reason& reason, const Wording& wording, HintTexts texts,
                  json::Writer& out) {
  out.begin_object();
  out.member("term", game.entry().term_labels[reason.label]);
  out.member("message", wording.reason_key(reason.label, reason.about, reason.fate, reason.change));
  out.key("args");
  write_args(game, Components(reason.about), out);
  out.member_decimal("change", static_cast<double>(reason.change) / 100, 2);
  out.member_decimal("worth", static_cast<double>(reason.worth) / 100, 2);
  out.member("done", reason.fate == TermFate::done);
  if (texts == HintTexts::with)
    out.member("text", wording.reason(reason.label, reason.about, reason.fate, reason.change));
  out.end_object();
}

void write_move(const AnyGame& game, const HintedMove& hinted, const Wording& wording, HintTexts texts,
                json::Writer& out) {
  out.begin_object();
  out.member("move", game.text(hinted.move));
  if (texts == HintTexts::with) out.member("text", wording.move(game.shape(hinted.move)));
  out.key("then");
  out.begin_array();
  for (const Move move : hinted.then) out.value(game.text(move));
  out.end_array();
  out.member("visits", hinted.visits);
  write_share("win_chance", hinted.win_chance, 4, out);
  write_share("margin", hinted.margin, 2, out);
  out.member("ends_game", hinted.ends_game);
  out.key("reasons");
  out.begin_array();
  for (const Reason& reason : hinted.reasons) write_reason(game, reason, wording, texts, out);
  out.end_array();
  out.end_object();
}

}  // namespace

void write_hint(const AnyGame& game, const AnyState& state, const Hint& hint, const Wording& wording, json::Writer& out,
                HintTexts texts) {
  out.begin_object();
  out.member("game", game.entry().id);
  out.member("seat", hint.seat);
  out.member("decision", game.decision_name(state));
  out.member("simulations", hint.simulations);
  out.key("moves");
  out.begin_array();
  for (const HintedMove& hinted : hint.moves) write_move(game, hinted, wording, texts, out);
  out.end_array();
  out.end_object();
}

}  // namespace fondaco::bots
