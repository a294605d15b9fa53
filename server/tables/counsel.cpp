#include "server/tables/counsel.hpp"

#include "bots/hint_document.hpp"
#include "engine/event_json.hpp"
#include "server/base/log.hpp"
#include "server/tables/knowledge.hpp"
#include "server/tables/preview.hpp"
#include "server/tables/projection.hpp"

namespace fondaco::server {
namespace {

constexpr std::size_t longest_preview = 20;
constexpr std::int64_t shortest_thought = 100;  ///< milliseconds
constexpr std::int64_t usual_thought = 1000;
constexpr std::int64_t longest_thought = 2000;
constexpr int try_again = 2;  ///< seconds

std::string why_text(const Table& table, Seat seat, const std::string& move) {
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  try {
    table.need_course().move_by_person(seat, move);
    out.member("legal", true);
  } catch (const Refusal& refusal) {
    if (refusal.status == 400) throw;  // it is no move at all
    out.member("legal", false);
    if (!refusal.rule.empty()) out.member("rule", refusal.rule);
    out.member("code", refusal.code);
  }
  out.end_object();
  return out.take();
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

std::string preview_text(const Course& course, Seat seat, const std::vector<Move>& moves) {
  course.need_turn(seat);
  const AnyGame& game = course.game();
  const Viewer viewer = Viewer::seat(seat);
  const Preview preview = look_ahead(game, world_of(game, course.match().state(), viewer), moves);
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  out.key("moves");
  out.begin_array();
  for (const Move move : preview.moves) out.value(game.text(move));
  out.end_array();
  if (preview.end != Preview::End::all) out.member("stopped", name(preview.end));
  if (preview.end == Preview::End::illegal) out.member("rule", preview.rule.text());
  write_events(game, preview.events, out);
  out.key("now");
  out.begin_object();
  out.member("ply", course.match().plies() + preview.moves.size());
  write_state(game, preview.after, viewer, out);
  out.end_object();
  out.end_object();
  return out.take();
}

bool somebody_else_plays(const Table& table, Seat seat) {
  for (Seat other = 0; other < table.row.seats.size(); ++other) {
    if (other != seat && table.row.seats[other].user != 0) return true;
  }
  return false;
}

Refusal later(int status, std::string_view code, const std::string& message) {
  Refusal refusal(status, code, message);
  refusal.retry_after = try_again;
  return refusal;
}

/// A position to think about, on any thread.
struct Riddle {
  std::shared_ptr<const ShelvedGame> shelved;
  AnyState state;
  std::int32_t seq = 0;
  std::int64_t milliseconds = 0;
};

std::string hint_text(const Riddle& riddle) {
  const AnyGame& game = *riddle.shelved->game;
  // The luck of the match stays out of it.
  const bots::HintWish wish{.time_ms = riddle.milliseconds, .luck = static_cast<std::uint64_t>(riddle.seq)};
  const bots::Hint hint = bots::hint_for(game, *riddle.shelved->runner, riddle.state, wish);
  // Keys of messages are the same in every language.
  const Words words = game_words(game.entry(), Language::en);
  const Wording wording(game, words, Viewer::seat(hint.seat), {});
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  out.member("seq", riddle.seq);
  out.key("hint");
  bots::write_hint(game, riddle.state, hint, wording, out, bots::HintTexts::without);
  out.end_object();
  return out.take();
}

}  // namespace

void Counsel::why(const TablePtr& table, const Command& command) {
  const std::string move(command.in["move"].string());
  command.check({"move"});
  const Seat seat = table->need_seat(command.user);
  Hall::when_durable(table, command.reply,
                     [table, seat, move, reply = command.reply] { reply.ok(why_text(*table, seat, move)); });
}

void Counsel::preview(const TablePtr& table, const Command& command) {
  std::vector<Move> moves;
  bool known = true;
  if (command.in["moves"].size(0, longest_preview) > 0) {
    command.in["moves"].each([&](json::Cursor text) {
      const auto move = table->game().parse(text.string());
      known = known && move;
      if (move) moves.push_back(*move);
    });
  }
  command.check({"moves"});
  const Seat seat = table->need_seat(command.user);
  if (!known) throw Refusal(400, "unknown_move", "there is no such move");
  Hall::when_durable(table, command.reply, [table, seat, moves, reply = command.reply] {
    reply.ok(preview_text(table->need_course(), seat, moves));
  });
}

void Counsel::hint(const TablePtr& table, const Command& command) {
  const std::int64_t milliseconds = command.in["time"].whole_or(usual_thought, shortest_thought, longest_thought);
  command.check({"time"});
  const Seat seat = table->need_seat(command.user);
  if (!table->settings.hints && somebody_else_plays(*table, seat)) {
    throw Refusal(403, "no_hints", "others play here, and the table was made without hints");
  }
  Hall::when_durable(table, command.reply,
                     [this, table, seat, user = command.user, milliseconds, reply = command.reply] {
                       advise(*table, seat, user, milliseconds, reply);
                     });
}

void Counsel::advise(const Table& table, Seat seat, UserId user, std::int64_t milliseconds, const Reply& reply) {
  const Course& course = table.need_course();
  course.need_turn(seat);
  if (advised_.contains(user)) throw later(429, "too_many", "one hint at a time");
  const Riddle riddle{table.shelved, course.match().state(), course.seq(), milliseconds};
  const bool taken = hall_.bots().advise([this, riddle, user, reply]() mutable -> Task {
    std::optional<std::string> text;
    try {
      text = hint_text(riddle);
    } catch (const std::exception& error) {
      log_error("hint", error.what());
    }
    return [this, user, text = std::move(text), reply = std::move(reply)] {
      advised_.erase(user);
      if (!text) return reply.refused(Refusal(500, "internal", "something went wrong here, it was noted"));
      reply.ok(*text);
    };
  });
  if (!taken) throw later(503, "busy", "too many want a hint just now");
  advised_.insert(user);
}

}  // namespace fondaco::server
