// SPDX-License-Identifier: MIT
#include "server/site/lesson_routes.hpp"

#include <memory>

#include "server/site/rulings.hpp"
#include "server/tables/lessons.hpp"
#include "server/web/body.hpp"

namespace fondaco::site {
namespace {

tables::Lessons::Moves read_moves(json::Cursor in, std::size_t most) {
  tables::Lessons::Moves moves;
  if (in.size(0, most) > 0) in.each([&](json::Cursor move) { moves.emplace_back(move.string()); });
  return moves;
}

void play(tables::Lessons& room, const web::Call& call) {
  web::Body body(call.request);
  const tables::Lessons::Moves moves = read_moves(body["moves"], tables::Lessons::longest_way);
  body.only_keys({"moves"});
  body.check();
  answer_with(call, room.play(call.parts[0], moves));
}

void preview(tables::Lessons& room, const web::Call& call) {
  web::Body body(call.request);
  const tables::Lessons::Moves after = read_moves(body["after"], tables::Lessons::longest_way);
  const tables::PreviewWish wish = tables::read_preview_wish(body.root());
  body.only_keys({"after", "moves", "rows"});
  body.check();
  answer_with(call, room.preview(call.parts[0], after, wish));
}

void why(tables::Lessons& room, const web::Call& call) {
  web::Body body(call.request);
  const tables::Lessons::Moves after = read_moves(body["after"], tables::Lessons::longest_way);
  const std::string move(body["move"].string());
  body.only_keys({"after", "move"});
  body.check();
  answer_with(call, room.why(call.parts[0], after, move));
}

}  // namespace

void register_lesson_routes(web::Router& router) {
  const auto room = std::make_shared<tables::Lessons>();
  router.on("GET", "/api/games/*/lesson",
            [room](const web::Call& call) { answer_with(call, room->lesson(call.parts[0])); });
  router.on("POST", "/api/games/*/lesson/play", [room](const web::Call& call) { play(*room, call); });
  router.on("POST", "/api/games/*/lesson/preview", [room](const web::Call& call) { preview(*room, call); });
  router.on("POST", "/api/games/*/lesson/why", [room](const web::Call& call) { why(*room, call); });
}

}  // namespace fondaco::site
