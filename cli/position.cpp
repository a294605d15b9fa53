// SPDX-License-Identifier: MIT
// fondaco position new, legal, why, view
#include <charconv>

#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/position_input.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/writer.hpp"
#include "engine/terminal.hpp"

namespace fondaco::cli {
namespace {

void write_move(const Position& position, Move move, json::Writer& out) {
  const AnyGame& game = *position.game;
  const MoveShape shape = game.shape(move);
  out.begin_object();
  out.member("move", game.text(shape));
  out.member("kind", game.entry().move_kinds[shape.kind]);
  out.key("args");
  out.begin_array();
  for (const Component arg : shape.args) out.value(game.component_name(arg));
  out.end_array();
  out.member("rule", game.check(position.state, move).rule().text());
  out.end_object();
}

std::string legal_document(const Position& position, Seat to_move, const std::vector<Move>& moves) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  if (to_move == nobody) {
    out.member("to_move", nullptr);
  } else {
    out.member("to_move", to_move);
  }
  out.member("decision", position.game->decision_name(position.state));
  out.key("moves");
  out.begin_array();
  for (const Move move : moves) write_move(position, move, out);
  out.end_array();
  out.end_object();
  return out.take();
}

/// What a move is about, where that says more than its notation.
std::string titles(const AnyGame& game, const MoveShape& shape) {
  std::string text;
  for (const Component arg : shape.args) {
    const std::string title = game.component_title(arg);
    if (title != game.component_name(arg)) text.append(text.empty() ? "" : ", ").append(title);
  }
  return text;
}

std::string legal_text(const Position& position, Seat to_move, const std::vector<Move>& moves) {
  if (to_move == nobody) return "The game is over.\n";
  const AnyGame& game = *position.game;
  Table table;
  table.column("move");
  table.column("about");
  table.column("rule");
  for (const Move move : moves) {
    const MoveShape shape = game.shape(move);
    table.row({game.text(shape), titles(game, shape), game.check(position.state, move).rule().text()});
  }
  return "Seat " + std::to_string(to_move) + " decides " + bold(game.decision_name(position.state)) + ": " +
         counted(moves.size(), "legal move") + "\n" + table.text();
}

Viewer viewer_named(const std::string& text, Seat players) {
  if (text == "spectator") return Viewer::spectator();
  unsigned seat = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (error != std::errc{} || end != text.data() + text.size() || seat >= players) {
    throw WrongUsage("--seat: " + json::quoted(text) + " is neither spectator nor a seat from 0 to " +
                     std::to_string(players - 1));
  }
  return Viewer::seat(static_cast<Seat>(seat));
}

}  // namespace

void NewPosition::run() const {
  const auto game = build_game(choice);
  const Seed seed = chosen_seed(choice).value_or(Seed{});
  print(write_position(*game, game->start(seed), Viewer::everything()));
}

void LegalMoves::run() const {
  const Position position = load_position(source);
  const Seat to_move = position.game->to_move(position.state);
  const std::vector<Move> moves = position.game->legal(position.state);
  print(json ? legal_document(position, to_move, moves) : legal_text(position, to_move, moves));
}

void WhyMove::run() const {
  const Position position = load_position(source);
  const Verdict verdict = position.game->check(position.state, move_named(position, move));
  const std::string rule = verdict.rule().text();
  const std::string text = rule_text(position.game->entry(), verdict.rule());
  if (!json) {
    const std::string answer = verdict.legal() ? move + " is legal by " : move + " is not legal: ";
    return print(answer + bold(rule) + "\n  " + wrapped_text(text, output_width(), 2) + "\n");
  }
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("legal", verdict.legal());
  out.member("rule", rule);
  out.member("text", text);
  out.end_object();
  print(out.take());
}

void ShowView::run() const {
  const Position position = load_position(source);
  print(write_position(*position.game, position.state, viewer_named(seat, position.game->players())));
}

}  // namespace fondaco::cli
