#pragma once
// What a bot would do in the person's place, and what counts for it.
#include <cstdint>
#include <string>
#include <vector>

#include "cli/play_sitting.hpp"
#include "engine/wording.hpp"

namespace fondaco::cli {

struct Reason {
  std::string text;         ///< a part of the judgement, in words
  std::int32_t change = 0;  ///< in hundredths of a point, by the end of the turn
};

struct Hint {
  bots::BotSpec bot;
  Move move = 0;
  std::vector<Reason> reasons;  ///< the weightiest first; those that hardly count are left out
};

/// From what the person knows, and no more.
Hint hint_for(const Sitting& sitting, const Wording& wording);

}  // namespace fondaco::cli
