// SPDX-License-Identifier: MIT
#include "server/tables/lessons.hpp"

#include "games/catalogue.hpp"
#include "server/base/log.hpp"
#include "server/tables/move_check.hpp"
#include "server/tables/projection.hpp"

namespace fondaco::tables {
namespace {

/// A lesson under way.
class Stage {
 public:
  explicit Stage(const Lesson& lesson) : game_(*lesson.position.game), state_(lesson.position.state) {}

  const AnyGame& game() const { return game_; }
  const AnyState& state() const { return state_; }
  std::size_t ply() const { return ply_; }

  Ruling<Move> need(const std::string& text) const {
    if (game_.to_move(state_) == nobody) return base::Refusal(409, "finished", "the game is over");
    const auto move = need_move(game_, text);
    if (!move) return move;
    if (const auto legal = need_legal(game_, state_, *move); !legal) return legal.refusal();
    return move;
  }

  Ruling<> need_turn(Seat seat) const {
    if (game_.to_move(state_) != seat) return base::Refusal(409, "not_your_turn", "another seat decides");
    return {};
  }

  Ruling<TableEvent> play(const std::string& text) {
    const auto move = need(text);
    if (!move) return move.refusal();
    TableEvent event;
    event.entry.seq = static_cast<std::int32_t>(++ply_);
    event.entry.seat = game_.to_move(state_);
    event.entry.move = *move;
    event.before = state_;
    game_.apply(state_, *move, &event.journal);
    return event;
  }

  Ruling<> play_all(const Lessons::Moves& moves) {
    for (const std::string& move : moves) {
      if (const auto played = play(move); !played) return played.refusal();
    }
    return {};
  }

 private:
  const AnyGame& game_;
  AnyState state_;
  std::size_t ply_ = 0;
};

void write_texts(std::string_view key, const std::vector<std::string>& texts, json::Writer& out) {
  out.key(key);
  out.begin_array();
  for (const std::string& text : texts) out.value(text);
  out.end_array();
}

}  // namespace

Ruling<const Lesson*> Lessons::open(const std::string& game) {
  const auto known = lessons_.find(game);
  if (known != lessons_.end()) return known->second.get();
  const GameEntry* entry = games::catalogue().find(game);
  if (entry == nullptr || !has_lesson(*entry)) return base::Refusal(404, "not_found", "there is no such lesson");
  Result<Lesson> lesson = load_lesson(*entry);
  if (!lesson) {
    base::log_error("lesson", game + ": " + lesson.fault().text());
    return base::Refusal(500, "internal", "this lesson cannot be read");
  }
  return lessons_.emplace(game, std::make_unique<Lesson>(*std::move(lesson))).first->second.get();
}

Ruling<std::string> Lessons::lesson(const std::string& game) {
  const auto opened = open(game);
  if (!opened) return opened.refusal();
  const Lesson& lesson = **opened;
  const AnyGame& rules = *lesson.position.game;
  json::Writer out;
  out.begin_object();
  out.member("game", rules.entry().id);
  out.member("edition", rules.edition_id());
  out.key("options");
  write_options(rules.entry().options, rules.options(), out);
  out.member("seat", lesson.seat);
  out.key("steps");
  out.begin_array();
  for (const LessonStep& step : lesson.steps) {
    out.begin_object();
    out.member("id", step.id);
    out.member("rule", step.rule);
    write_texts("moves", step.moves, out);
    write_texts("then", step.then, out);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.take();
}

Ruling<std::string> Lessons::play(const std::string& game, const Moves& moves) {
  const auto opened = open(game);
  if (!opened) return opened.refusal();
  const Lesson& lesson = **opened;
  const Viewer learner = Viewer::seat(lesson.seat);
  Stage stage(lesson);
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  out.key("entries");
  out.begin_array();
  for (const std::string& move : moves) {
    const auto event = stage.play(move);
    if (!event) return event.refusal();
    out.begin_object();
    write_table_event(stage.game(), *event, learner, out);
    out.end_object();
  }
  out.end_array();
  out.key("now");
  out.begin_object();
  out.member("ply", stage.ply());
  write_state(stage.game(), stage.state(), learner, out);
  out.end_object();
  out.end_object();
  return out.take();
}

Ruling<std::string> Lessons::preview(const std::string& game, const Moves& after, const PreviewWish& wish) {
  const auto lesson = open(game);
  if (!lesson) return lesson.refusal();
  Stage stage(**lesson);
  if (const auto played = stage.play_all(after); !played) return played.refusal();
  if (const auto turn = stage.need_turn((*lesson)->seat); !turn) return turn.refusal();
  return preview_text(stage.game(), stage.state(), stage.ply(), wish);
}

Ruling<std::string> Lessons::why(const std::string& game, const Moves& after, const std::string& move) {
  const auto lesson = open(game);
  if (!lesson) return lesson.refusal();
  Stage stage(**lesson);
  if (const auto played = stage.play_all(after); !played) return played.refusal();
  if (const auto turn = stage.need_turn((*lesson)->seat); !turn) return why_text(turn);
  const auto legal = stage.need(move);
  return why_text(legal ? Ruling<>() : legal.refusal());
}

}  // namespace fondaco::tables
