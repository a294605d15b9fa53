// SPDX-License-Identifier: MIT
#pragma once
// What selfplay and arena have in common.
#include <string>
#include <vector>

#include "bots/selfplay.hpp"

namespace fondaco::cli {

/// "A,B,C"; throws WrongUsage.
std::vector<bots::BotSpec> bots_named(const std::string& text);
/// One per core for 0.
unsigned threads_wanted(unsigned threads);
/// Throws Refusal that names the game and its seed.
void refuse_broken(const std::optional<bots::BrokenGame>& broken);

}  // namespace fondaco::cli
