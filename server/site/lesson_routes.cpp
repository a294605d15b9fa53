#include "server/site/lesson_routes.hpp"

#include <memory>

#include "server/tables/lessons.hpp"
#include "server/tables/preview.hpp"
#include "server/web/body.hpp"

namespace fondaco::server {
namespace {

Lessons::Moves read_moves(json::Cursor in, std::size_t most) {
  Lessons::Moves moves;
  if (in.size(0, most) > 0) in.each([&](json::Cursor move) { moves.emplace_back(move.string()); });
  return moves;
}

void play(Lessons& room, const Call& call) {
  Body body(call.request);
  const Lessons::Moves moves = read_moves(body["moves"], Lessons::longest_way);
  body.only_keys({"moves"});
  body.check();
  call.answer(answer(room.play(call.parts[0], moves)));
}

void preview(Lessons& room, const Call& call) {
  Body body(call.request);
  const Lessons::Moves after = read_moves(body["after"], Lessons::longest_way);
  const Lessons::Moves moves = read_moves(body["moves"], longest_preview);
  body.only_keys({"after", "moves"});
  body.check();
  call.answer(answer(room.preview(call.parts[0], after, moves)));
}

void why(Lessons& room, const Call& call) {
  Body body(call.request);
  const Lessons::Moves after = read_moves(body["after"], Lessons::longest_way);
  const std::string move(body["move"].string());
  body.only_keys({"after", "move"});
  body.check();
  call.answer(answer(room.why(call.parts[0], after, move)));
}

}  // namespace

void register_lesson_routes(Router& router) {
  const auto room = std::make_shared<Lessons>();
  router.on("GET", "/api/games/*/lesson",
            [room](const Call& call) { call.answer(answer(room->lesson(call.parts[0]))); });
  router.on("POST", "/api/games/*/lesson/play", [room](const Call& call) { play(*room, call); });
  router.on("POST", "/api/games/*/lesson/preview", [room](const Call& call) { preview(*room, call); });
  router.on("POST", "/api/games/*/lesson/why", [room](const Call& call) { why(*room, call); });
}

}  // namespace fondaco::server
