#include "engine/lesson.hpp"

#include "engine/json/reader.hpp"

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

void read_figures(json::Cursor in, Lesson& lesson) {
  in.each([&](json::Cursor figure) {
    figure.only_keys({"id", "rule", "before", "moves", "show"});
    lesson.figures.push_back({std::string(figure["id"].string()), std::string(figure["rule"].string()),
                              std::string(figure["before"].string()), read_moves(figure["moves"])});
  });
}

}  // namespace

std::vector<std::string> Lesson::moves_before(std::size_t step) const {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < step; ++i) {
    all.insert(all.end(), steps[i].moves.begin(), steps[i].moves.end());
    all.insert(all.end(), steps[i].then.begin(), steps[i].then.end());
  }
  return all;
}

bool has_lesson(const GameEntry& entry) { return !entry.files->file(steps_file).empty(); }

bool load_lesson(const GameEntry& entry, Lesson& lesson, json::Fault& fault) {
  json::Value steps;
  if (!read_position(entry.files->file(position_file), nullptr, lesson.position, fault)) return false;
  if (!json::read(entry.files->file(steps_file), steps, fault)) return false;
  read_steps({steps, fault}, lesson);
  const std::string_view pictures = entry.files->file(figures_file);
  if (fault || pictures.empty()) return !fault;
  json::Value figures;
  if (!json::read(pictures, figures, fault)) return false;
  read_figures({figures, fault}, lesson);
  return !fault;
}

Words lesson_words(const GameEntry& entry, Language language) {
  Words words;
  json::Fault fault;
  (void)Words::read(entry.files->file("lesson/words." + std::string(name(language)) + ".ftl"), words, fault);
  return words;
}

}  // namespace fondaco
