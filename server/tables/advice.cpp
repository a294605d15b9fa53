// SPDX-License-Identifier: MIT
#include "server/tables/advice.hpp"

#include "bots/hint_document.hpp"
#include "server/base/log.hpp"
#include "server/tables/move_check.hpp"
#include "server/tables/preview.hpp"

namespace fondaco::tables {
namespace {

constexpr std::int64_t shortest_thought = 100;  ///< milliseconds
constexpr std::int64_t usual_thought = 1000;
constexpr std::int64_t longest_thought = 2000;
constexpr int try_again = 2;  ///< seconds

bool somebody_else_plays(const Table& table, Seat seat) {
  for (Seat other = 0; other < table.row().seats.size(); ++other) {
    if (other != seat && table.row().seats[other].user != 0) return true;
  }
  return false;
}

base::Refusal later(int status, std::string_view code, const std::string& message) {
  base::Refusal refusal(status, code, message);
  refusal.retry_after = try_again;
  return refusal;
}

/// A position to think about, on any thread.
struct Riddle {
  std::shared_ptr<const CachedGame> cached_game;
  AnyState state;
  std::int32_t seq = 0;
  std::int64_t milliseconds = 0;
  const std::atomic<bool>* stop = nullptr;
};

std::string hint_text(const Riddle& riddle) {
  const AnyGame& game = *riddle.cached_game->game;
  // The luck of the match stays out of it.
  const bots::HintWish wish{
      .time_ms = riddle.milliseconds, .luck = static_cast<std::uint64_t>(riddle.seq), .stop = riddle.stop};
  const bots::Hint hint = bots::hint_for(game, *riddle.cached_game->runner, riddle.state, wish);
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

/// A move, as far as its refusal.
Ruling<> tried(const Table& table, Seat seat, const std::string& text) {
  if (const auto started = table.need_started(); !started) return started;
  const MatchLog& match_log = *table.match_log();
  if (const auto turn = match_log.need_turn_of_person(seat); !turn) return turn;
  const auto move = need_move(match_log.game(), text);
  if (!move) return move.refusal();
  return need_legal(match_log.game(), match_log.match().state(), *move);
}

Ruling<std::string> foreseen(const Table& table, Seat seat, const PreviewWish& wish) {
  if (const auto started = table.need_started(); !started) return started.refusal();
  const MatchLog& match_log = *table.match_log();
  if (const auto turn = match_log.need_turn(seat); !turn) return turn.refusal();
  return preview_text(match_log.game(), match_log.match().state(), match_log.match().plies(), wish);
}

}  // namespace

Ruling<> Advice::why(const TablePtr& table, const Command& command) {
  const std::string text(command.in["move"].string());
  if (const auto fits = command.check({"move"}); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  TableRegistry::when_durable(table, command.reply, [table, seat = *seat, text, reply = command.reply] {
    reply.answer(why_text(tried(*table, seat, text)));
  });
  return {};
}

Ruling<> Advice::preview(const TablePtr& table, const Command& command) {
  const PreviewWish wish = read_preview_wish(command.in);
  if (const auto fits = command.check({"moves", "rows"}); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  TableRegistry::when_durable(table, command.reply, [table, seat = *seat, wish, reply = command.reply] {
    reply.answer(foreseen(*table, seat, wish));
  });
  return {};
}

Ruling<> Advice::hint(const TablePtr& table, const Command& command) {
  const std::int64_t milliseconds = command.in["time"].whole_or(usual_thought, shortest_thought, longest_thought);
  if (const auto fits = command.check({"time"}); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  if (!table->settings().hints && somebody_else_plays(*table, *seat)) {
    return base::Refusal(403, "no_hints", "others play here, and the table was made without hints");
  }
  TableRegistry::when_durable(table, command.reply,
                              [this, table, seat = *seat, user = command.user, milliseconds, reply = command.reply] {
                                const auto asked = advise(*table, seat, user, milliseconds, reply);
                                if (!asked) reply.refused(asked.refusal());
                              });
  return {};
}

Ruling<> Advice::advise(const Table& table, Seat seat, store::UserId user, std::int64_t milliseconds,
                        const Reply& reply) {
  if (const auto started = table.need_started(); !started) return started;
  const MatchLog& match_log = *table.match_log();
  if (const auto turn = match_log.need_turn(seat); !turn) return turn;
  if (advised_.contains(user)) return later(429, "too_many", "one hint at a time");
  const Riddle riddle{table.cached_game(), match_log.match().state(), match_log.seq(), milliseconds,
                      &registry_.bots().stopping()};
  const bool taken = registry_.bots().advise([this, riddle, user, reply = Reply(reply)]() mutable -> base::Task {
    std::optional<std::string> text;
    try {
      text = hint_text(riddle);
    } catch (const std::exception& error) {
      base::log_error("hint", error.what());
    }
    return [this, user, text = std::move(text), reply = std::move(reply)] {
      advised_.erase(user);
      if (!text) return reply.refused(base::Refusal(500, "internal", "something went wrong here, it was noted"));
      reply.ok(*text);
    };
  });
  if (!taken) return later(503, "busy", "too many want a hint just now");
  advised_.insert(user);
  return {};
}

}  // namespace fondaco::tables
