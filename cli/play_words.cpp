// SPDX-License-Identifier: MIT
#include "cli/play_words.hpp"

#include <cstdlib>

#include "cli/embedded.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"

namespace fondaco::cli {

Words program_words(Language language) {
  // They are part of the program: a test reads them.
  return Words::read(embedded().file("words." + std::string(name(language)) + ".ftl")).value_or({});
}

Language chosen_language(std::string_view asked) {
  if (!asked.empty()) {
    if (const auto language = parse_language(asked)) return *language;
    throw WrongUsage("--lang: " + json::quoted(asked) + " is none of " + language_choices());
  }
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value == nullptr || *value == '\0') continue;  // POSIX: the first that is set decides
    return parse_language(std::string_view(value).substr(0, 2)).value_or(Language::en);
  }
  return Language::en;
}

std::string language_choices() {
  std::string text;
  for (const std::string_view each : language_names) text.append(text.empty() ? "" : "|").append(each);
  return text;
}

}  // namespace fondaco::cli
