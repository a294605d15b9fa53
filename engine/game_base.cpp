// SPDX-License-Identifier: MIT
#include "engine/game_base.hpp"

#include <optional>
#include <string>

#include "engine/dice_json.hpp"
#include "engine/json/reader.hpp"

namespace fondaco {
namespace {

bool is_container(const json::Value& value) { return value.is(json::Kind::array) || value.is(json::Kind::object); }

std::string scalar_text(const json::Value& value) {
  if (value.is(json::Kind::string)) return std::string(value.string());
  if (value.is(json::Kind::null)) return "–";
  return json::rewrite(value, json::Layout::compact);
}

/// "white 2, red 1" or "red, red, white" of a container without others in it; nothing where there are others.
std::optional<std::string> in_one_line(const json::Value& value) {
  if (!is_container(value)) return scalar_text(value);
  std::string text;
  bool flat = true;
  const auto add = [&](std::string_view name, const json::Value& item) {
    flat = flat && !is_container(item);
    text += text.empty() ? "" : ", ";
    text.append(name).append(scalar_text(item));
  };
  for (const json::Value& item : value.items()) add("", item);
  for (const json::Member& member : value.members()) add(member.key + " ", member.value);
  if (!flat) return std::nullopt;
  return text.empty() ? "–" : text;
}

/// One line for each member, items by their numbers; what is inside stands below, further to the right.
void add_lines(const json::Value& value, const std::string& indent, std::string& text) {
  const auto add = [&](const std::string& name, const json::Value& item) {
    const std::optional<std::string> line = in_one_line(item);
    text += indent + name + ":" + (line ? " " + *line : "") + "\n";
    if (!line) add_lines(item, indent + "  ", text);
  };
  for (std::size_t i = 0; i < value.items().size(); ++i) add(std::to_string(i), value.items()[i]);
  for (const json::Member& member : value.members()) {
    if (!is_of_dice(member.key)) add(member.key, member.value);
  }
}

}  // namespace

std::string plain_board(std::string_view view, int width) {
  const Result<json::Value> document = json::read(view);
  if (!document) return document.fault().text() + "\n";
  std::string text;
  add_lines(*document, "", text);
  if (!text.empty()) text.pop_back();
  return joined(wrapped(text, width));
}

}  // namespace fondaco
