#include "server/tables/counsel.hpp"

#include "engine/event_json.hpp"
#include "server/tables/knowledge.hpp"
#include "server/tables/preview.hpp"
#include "server/tables/projection.hpp"

namespace fondaco::server {
namespace {

constexpr std::size_t longest_preview = 20;

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

}  // namespace fondaco::server
