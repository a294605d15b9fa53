// SPDX-License-Identifier: MIT
#pragma once
// The guided first games. Nothing is kept: whoever follows a lesson says each time which moves led where they are, and
// the rules answer from there, as the learner's seat sees it.
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/lesson.hpp"
#include "server/tables/preview.hpp"

namespace fondaco::tables {

class Lessons {
 public:
  using Moves = std::vector<std::string>;
  /// So many moves may lead to a position.
  static constexpr std::size_t longest_way = 400;

  // Answers as JSON, refused where the game has no lesson or a move may not be played.
  Ruling<std::string> lesson(const std::string& game);
  /// What these moves did, and the position after them.
  Ruling<std::string> play(const std::string& game, const Moves& moves);
  /// What moves would bring after those of `after`, as far as that is certain.
  Ruling<std::string> preview(const std::string& game, const Moves& after, const PreviewWish& wish);
  Ruling<std::string> why(const std::string& game, const Moves& after, const std::string& move);

 private:
  Ruling<const Lesson*> open(const std::string& game);

  std::map<std::string, std::unique_ptr<const Lesson>, std::less<>> lessons_;  ///< those that somebody asked for
};

}  // namespace fondaco::tables
