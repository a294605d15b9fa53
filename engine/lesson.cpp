// SPDX-License-Identifier: MIT
#include "engine/lesson.hpp"

#include <algorithm>

#include "engine/json/document.hpp"

namespace fondaco {
namespace {

constexpr std::string_view position_file = "lesson/position.json";
constexpr std::string_view steps_file = "lesson/steps.json";
constexpr std::string_view figures_file = "lesson/figures.json";

std::vector<std::string> read_moves(json::Cursor in) {
  std::vector<std::string> moves;
  if (in.present()) in.each([&](json::Cursor move) { moves.emplace_back(move.string()); });
  return moves;
}

void read_steps(json::Cursor in, Lesson& lesson) {
  in.only_keys({"seat", "steps"});
  lesson.seat = static_cast<Seat>(in["seat"].whole(0, lesson.position.game->players() - 1));
  in["steps"].each([&](json::Cursor step) {
    step.only_keys({"id", "rule", "moves", "then"});
    lesson.steps.push_back({std::string(step["id"].string()), std::string(step["rule"].string()),
                            read_moves(step["moves"]), read_moves(step["then"])});
  });
}

/// `outro` comes after the last step.
std::size_t read_step(json::Cursor in, const Lesson& lesson) {
  if (in.string() == "outro") return lesson.steps.size();
  const auto found = std::ranges::find(lesson.steps, in.string(), &LessonStep::id);
  if (found == lesson.steps.end()) in.fail("there is no such step");
  return static_cast<std::size_t>(found - lesson.steps.begin());
}

/// Which part of the board a figure shows is for those who draw it.
void read_figures(json::Cursor in, Lesson& lesson) {
  in.each([&](json::Cursor figure) {
    figure.only_keys({"id", "rule", "before", "moves", "show"});
    const std::size_t step = read_step(figure["before"], lesson);
    const std::size_t most = step < lesson.steps.size() ? lesson.steps[step].moves.size() : 0;
    lesson.figures.push_back(
        {std::string(figure["id"].string()), std::string(figure["rule"].string()), step,
         static_cast<std::size_t>(figure["moves"].whole_or(0, 0, static_cast<std::int64_t>(most)))});
  });
}

}  // namespace

bool has_lesson(const GameEntry& entry) { return !entry.files->file(steps_file).empty(); }

Result<Lesson> load_lesson(const GameEntry& entry) {
  const GameEntry* const only = &entry;
  Result<Position> position = read_position(entry.files->file(position_file), Catalogue({&only, 1}));
  if (!position) return position.fault();
  Lesson lesson;
  lesson.position = *std::move(position);
  json::Document steps(entry.files->file(steps_file));
  read_steps(steps.root(), lesson);
  if (!steps.ok()) return steps.fault();
  if (const std::string_view pictures = entry.files->file(figures_file); !pictures.empty()) {
    json::Document figures(pictures);
    read_figures(figures.root(), lesson);
    if (!figures.ok()) return figures.fault();
  }
  return lesson;
}

Words lesson_words(const GameEntry& entry, Language language) {
  return Words::read(entry.files->file("lesson/words." + std::string(name(language)) + ".ftl")).value_or({});
}

}  // namespace fondaco
