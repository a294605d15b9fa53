// SPDX-License-Identifier: MIT
#pragma once
// A hint for people, in the terminal.
#include <string>

#include "bots/hint.hpp"
#include "engine/wording.hpp"

namespace fondaco::cli {

/// A paragraph for each move: what it is, how it goes, and why. `words` are the program's.
std::string hint_text(const AnyGame& game, const bots::Hint& hint, const Words& words, const Wording& wording,
                      bool colour, int width);

}  // namespace fondaco::cli
