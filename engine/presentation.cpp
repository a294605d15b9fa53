// SPDX-License-Identifier: MIT
#include "engine/presentation.hpp"

#include <algorithm>

#include "engine/json/document.hpp"
#include "engine/json/escape.hpp"

namespace fondaco {
namespace {

constexpr std::int64_t most_minutes = 600;
constexpr std::int64_t heaviest = 5;
constexpr std::int64_t most_lessons = 100;

std::string read_text(json::Cursor in) {
  if (in.string().empty() && in.ok()) in.fail("must not be empty");
  return std::string(in.string());
}

std::string read_colour(json::Cursor in) {
  const std::string_view text = in.string();
  const auto is_digit = [](char digit) { return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f'); };
  const bool is_colour = text.size() == 7 && text[0] == '#' && std::ranges::all_of(text.substr(1), is_digit);
  if (!is_colour && in.ok()) in.fail("a colour is written as \"#1f4d6e\", not " + json::quoted(text));
  return std::string(text);
}

}  // namespace

Result<Presentation> read_presentation(std::string_view text) {
  json::Document document(text);
  const json::Cursor root = document.root();
  root.only_keys({"short_title", "emblem", "colour", "minutes", "weight", "lessons", "tagline"});

  Presentation game;
  if (root["short_title"].present()) game.short_title = read_text(root["short_title"]);
  game.emblem = read_text(root["emblem"]);
  root["colour"].only_keys({"light", "dark"});
  game.light_colour = read_colour(root["colour"]["light"]);
  game.dark_colour = read_colour(root["colour"]["dark"]);
  (void)root["minutes"].size(2, 2);
  game.min_minutes = static_cast<int>(root["minutes"].at(0).whole(1, most_minutes));
  game.max_minutes = static_cast<int>(root["minutes"].at(1).whole(game.min_minutes, most_minutes));
  game.weight = static_cast<int>(root["weight"].whole(1, heaviest));
  game.lessons = static_cast<int>(root["lessons"].whole(0, most_lessons));
  root["tagline"].only_keys(language_names);
  for (const Language language : languages) {
    game.taglines[static_cast<std::size_t>(language)] = read_text(root["tagline"][name(language)]);
  }
  if (!document.ok()) return document.fault();
  return game;
}

std::optional<Presentation> game_presentation(const GameEntry& entry) {
  const std::string_view text = entry.files->file("game.json");
  if (text.empty()) return std::nullopt;
  Result<Presentation> presentation = read_presentation(text);
  if (!presentation) return std::nullopt;
  return *std::move(presentation);
}

}  // namespace fondaco
