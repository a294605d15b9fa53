// SPDX-License-Identifier: MIT
#include "bots/protocol.hpp"

#include <algorithm>

#include "engine/event_json.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/reader.hpp"

namespace fondaco::bots {
namespace {

/// One line: {"type": TYPE, and what `fill` adds.
template <class Fill>
std::string message(std::string_view type, Fill fill) {
  json::Writer out;
  out.begin_object();
  out.member("type", type);
  fill(out);
  out.end_object();
  return out.take() + "\n";
}

void write_limits(const BotSpec& bot, json::Writer& out) {
  out.key("limits");
  out.begin_object();
  if (bot.move_time_ms > 0) out.member("time_ms", bot.move_time_ms);
  if (bot.simulations > 0) out.member("simulations", bot.simulations);
  if (bot.threads > 0) out.member("threads", bot.threads);
  out.end_object();
}

/// Why a text that is not among the legal moves is none of them. Not AnyGame::parse, which keeps what it has worked
/// out and so is for one thread.
std::string objection(const Question& question, std::string_view text) {
  const AnyGame& game = question.game;
  for (Move move = 0; move < game.entry().move_count; ++move) {
    if (game.text(move) != text) continue;
    return "played " + std::string(text) + ", which is not legal here (" +
           game.check(question.state, move).rule().text() + ")";
  }
  return "played " + json::quoted(text) + ", which is no move of " + std::string(game.entry().id);
}

}  // namespace

std::string hello_message() {
  return message("hello", [](json::Writer& out) { out.member("protocol", protocol_version); });
}

Outcome check_ready(std::string_view answer) {
  const Result<json::Value> document = json::read(answer);
  const json::Value* ready = document ? document->find("ready") : nullptr;
  if (ready != nullptr && ready->boolean()) return {};
  return Fault{"greeted with " + json::quoted(answer) + R"( instead of {"ready": true})"};
}

std::string newgame_message(const AnyGame& game, Seat seat) {
  return message("newgame", [&](json::Writer& out) {
    out.member("game", game.entry().id);
    out.member("rules_version", game.entry().rules_version);
    out.key("edition");
    out.begin_object();
    out.member("id", game.edition_id());
    out.member("hash", game.edition_hash());
    out.end_object();
    out.member("players", game.players());
    out.key("options");
    write_options(game.entry().options, game.options(), out);
    out.member("seat", seat);
  });
}

std::string choose_message(const Question& question, const std::vector<Move>& legal) {
  return message("choose", [&](json::Writer& out) {
    out.member("decision", question.game.decision_name(question.state));
    out.key("moves");
    out.begin_array();
    for (const Move move : legal) out.value(question.game.text(move));
    out.end_array();
    write_events(question.game, question.seen, out);
    out.key("view");
    question.game.write_state(question.state, Viewer::seat(question.seat), out);
    write_limits(question.bot, out);
    out.member("luck", hash_text(question.luck));
  });
}

Result<Move> read_answer(const Question& question, const std::vector<Move>& legal, std::string_view answer) {
  const Result<json::Value> document = json::read(answer);
  if (const json::Value* error = document ? document->find("error") : nullptr; error != nullptr) {
    return Fault{"gave up: " + (error->is(json::Kind::string) ? json::quoted(error->string()) : "without a reason")};
  }
  const json::Value* move = document ? document->find("move") : nullptr;
  if (move == nullptr || !move->is(json::Kind::string)) {
    return Fault{"said " + json::quoted(answer) + R"( instead of {"move": "..."})"};
  }
  const auto found = std::ranges::find_if(legal, [&](Move each) { return question.game.text(each) == move->string(); });
  if (found == legal.end()) return Fault{objection(question, move->string())};
  return *found;
}

std::string over_message(const AnyGame& game, const std::vector<Event>& seen, const Scores& scores) {
  return message("over", [&](json::Writer& out) {
    write_events(game, seen, out);
    out.key("results");
    out.begin_array();
    for (const SeatScore& each : scores.seats) {
      out.begin_object();
      out.member("total", each.total);
      out.member("rank", each.rank);
      out.end_object();
    }
    out.end_array();
  });
}

}  // namespace fondaco::bots
