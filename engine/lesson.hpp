// SPDX-License-Identifier: MIT
#pragma once
// A guided first game (games/ID/lesson): a prepared position, and step by step what the learner does in it and what the
// others answer. It is all data, and everything it lists is played by the rules.
#include <string>
#include <vector>

#include "engine/position.hpp"

namespace fondaco {

struct LessonStep {
  std::string id;                  ///< the key of its words
  std::string rule;                ///< the rule it teaches
  std::vector<std::string> moves;  ///< of the learner, in notation; one thing in a player's eyes
  std::vector<std::string> then;   ///< what the others do before the next step
};

/// A picture for the rulebook: the lesson as it stands before a step, or with some of its moves played.
struct LessonFigure {
  std::string id;  ///< the key of its caption, after `figure-`
  std::string rule;
  std::size_t step = 0;   ///< steps.size(): when all is over
  std::size_t moves = 0;  ///< of that step
};

struct Lesson {
  Position position;
  Seat seat = 0;  ///< the learner's
  std::vector<LessonStep> steps;
  std::vector<LessonFigure> figures;
};

/// Whether the game has a lesson at all.
bool has_lesson(const GameEntry& entry);
/// It is part of the program: a fault in it is a defect that the tests find.
Result<Lesson> load_lesson(const GameEntry& entry);
/// What the coach says.
Words lesson_words(const GameEntry& entry, Language language);

}  // namespace fondaco
