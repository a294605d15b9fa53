// SPDX-License-Identifier: MIT
// Messages for people, in the languages Fondaco speaks.
//
// A file words.LANG.ftl is written in a subset of Project Fluent, so that a browser can load the same file with a
// Fluent library (with its isolating marks switched off, a message reads the same there):
//
//   # A comment.
//   claimed = { $who } claims { $route } for { $points } points.
//   long-message = The first line,
//       and a second one. Common indentation is taken away, line breaks and blank lines within stay.
//
// Keys are [a-z][a-z0-9-]*, variables [a-z][a-z0-9_-]*. Nothing else of Fluent is allowed: no terms, attributes,
// selectors, functions or string literals, and so no literal braces. Where a number needs its own wording, there are
// two keys.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/result.hpp"

namespace fondaco {

enum class Language : std::uint8_t { en, it, de, fr };
constexpr auto language_names = std::to_array<std::string_view>({"en", "it", "de", "fr"});  // in the order of Language

constexpr auto languages = [] {
  std::array<Language, language_names.size()> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Language>(i);
  return all;
}();

constexpr std::string_view name(Language language) { return language_names[static_cast<std::size_t>(language)]; }

constexpr std::optional<Language> parse_language(std::string_view text) {
  for (const Language language : languages) {
    if (text == name(language)) return language;
  }
  return std::nullopt;
}

class Words {
 public:
  // What stands for { $name }: a text or a whole number.
  struct Argument {
    std::string_view name;
    std::string text;

    Argument(std::string_view its_name, std::string its_text) : name(its_name), text(std::move(its_text)) {}
    Argument(std::string_view its_name, std::integral auto number) : name(its_name), text(std::to_string(number)) {}
  };

  static Result<Words> read(std::string_view ftl);

  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

  // The message with its arguments put in. A key that is missing is said as ‹key›, an argument as {$name}: a person
  // sees what is wrong, and the tests of each game prove that it does not happen.
  [[nodiscard]] std::string say(std::string_view key, std::span<const Argument> arguments) const;
  [[nodiscard]] std::string say(std::string_view key, std::initializer_list<Argument> arguments = {}) const {
    return say(key, std::span(arguments.begin(), arguments.size()));
  }

  // Sorted. The views live as long as these words.
  [[nodiscard]] std::vector<std::string_view> keys() const;
  [[nodiscard]] std::vector<std::string_view> placeholders(std::string_view key) const;  // each name once

 private:
  friend class WordsReader;

  struct Piece {
    bool placeholder = false;
    std::string text;  // as it is said, or the variable's name
  };
  struct Message {
    std::string key;
    std::vector<Piece> pieces;
  };

  [[nodiscard]] const Message* find(std::string_view key) const;

  std::vector<Message> messages_;  // sorted by key
};

}  // namespace fondaco
