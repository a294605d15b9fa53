#include "server/site/lesson_routes.hpp"

#include <memory>

#include "server/tables/classroom.hpp"
#include "server/tables/preview.hpp"
#include "server/web/body.hpp"

namespace fondaco::server {
namespace {

Classroom::Moves read_moves(json::Cursor in, std::size_t most) {
  Classroom::Moves moves;
  if (in.size(0, most) > 0) in.each([&](json::Cursor move) { moves.emplace_back(move.string()); });
  return moves;
}

void play(Classroom& room, const Call& call) {
  Body body(call.request);
  const Classroom::Moves moves = read_moves(body["moves"], Classroom::longest_way);
  body.only_keys({"moves"});
  body.check();
  call.answer(answer(room.play(call.parts[0], moves)));
}

void preview(Classroom& room, const Call& call) {
  Body body(call.request);
  const Classroom::Moves after = read_moves(body["after"], Classroom::longest_way);
  const Classroom::Moves moves = read_moves(body["moves"], longest_preview);
  body.only_keys({"after", "moves"});
  body.check();
  call.answer(answer(room.preview(call.parts[0], after, moves)));
}

void why(Classroom& room, const Call& call) {
  Body body(call.request);
  const Classroom::Moves after = read_moves(body["after"], Classroom::longest_way);
  const std::string move(body["move"].string());
  body.only_keys({"after", "move"});
  body.check();
  call.answer(answer(room.why(call.parts[0], after, move)));
}

}  // namespace

void register_lesson_routes(Router& router) {
  const auto room = std::make_shared<Classroom>();
  router.on("GET", "/api/games/*/lesson",
            [room](const Call& call) { call.answer(answer(room->lesson(call.parts[0]))); });
  router.on("POST", "/api/games/*/lesson/play", [room](const Call& call) { play(*room, call); });
  router.on("POST", "/api/games/*/lesson/preview", [room](const Call& call) { preview(*room, call); });
  router.on("POST", "/api/games/*/lesson/why", [room](const Call& call) { why(*room, call); });
}

}  // namespace fondaco::server
