// SPDX-License-Identifier: MIT
#pragma once
// The program's own words and the language it speaks.
#include <string>
#include <string_view>

#include "engine/words.hpp"

namespace fondaco::cli {

Words program_words(Language language);
/// The language asked for, else the first one that LC_ALL, LC_MESSAGES and LANG know, else English. Throws WrongUsage.
Language chosen_language(std::string_view asked);
/// All of them as the option --lang takes them: en|it.
std::string language_choices();

}  // namespace fondaco::cli
