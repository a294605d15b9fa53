#include "server/site/tests/schema.hpp"

#include <algorithm>
#include <array>

#include "engine/json/utf8.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::site {
namespace {

bool is_of_type(const json::Value& document, std::string_view type) {
  switch (document.kind()) {
    case json::Kind::null:
      return type == "null";
    case json::Kind::boolean:
      return type == "boolean";
    case json::Kind::whole:
      return type == "integer" || type == "number";
    case json::Kind::decimal:
      return type == "number";
    case json::Kind::string:
      return type == "string";
    case json::Kind::array:
      return type == "array";
    case json::Kind::object:
      return type == "object";
  }
  return false;
}

std::string type_fault(const json::Value& document, const json::Value& type) {
  const bool fits = type.is(json::Kind::string) ? is_of_type(document, type.string())
                                                : std::ranges::any_of(type.items(), [&](const json::Value& one) {
                                                    return is_of_type(document, one.string());
                                                  });
  return fits ? "" : "is no " + json::rewrite(type, json::Layout::compact);
}

/// What is counted: a number itself, the characters of a text, the items of a list.
std::int64_t amount(const json::Value& document) {
  if (document.is(json::Kind::string)) return static_cast<std::int64_t>(json::count_code_points(document.string()));
  if (document.is(json::Kind::array)) return static_cast<std::int64_t>(document.items().size());
  return document.whole();
}

bool says_nothing(std::string_view keyword) {
  // Read by object_fault, or meant for people.
  constexpr std::array<std::string_view, 4> known{"description", "properties", "required", "additionalProperties"};
  return std::ranges::find(known, keyword) != known.end();
}

}  // namespace

const json::Value& member(const json::Value& of, std::string_view key) {
  static const json::Value none;
  const json::Value* found = of.find(key);
  return found == nullptr ? none : *found;
}

const json::Value& Schemas::resolve(const json::Value& given) const {
  const json::Value* reference = given.find("$ref");
  if (reference == nullptr) return given;
  std::string_view path = reference->string();
  const json::Value* at = &file_;
  while (path.find('/') != std::string_view::npos) {
    path.remove_prefix(path.find('/') + 1);
    at = &member(*at, path.substr(0, path.find('/')));
  }
  return resolve(*at);
}

std::string Schemas::fault(const json::Value& document, const json::Value& given, const std::string& where) const {
  const json::Value& schema = resolve(given);
  if (!schema.is(json::Kind::object)) return where + ": the file has no schema for it";
  for (const auto& [keyword, place, value] : schema.members()) {
    std::string why;
    if (keyword == "type") {
      why = type_fault(document, value);
    } else if (keyword == "enum") {
      if (std::ranges::find(value.items(), document) == value.items().end()) why = "is none of the values known";
    } else if (keyword.starts_with("min")) {
      if (amount(document) < value.whole()) why = "is too little";
    } else if (keyword.starts_with("max")) {
      if (amount(document) > value.whole()) why = "is too much";
    } else if (keyword == "oneOf") {
      const auto fitting = std::ranges::count_if(
          value.items(), [&](const json::Value& choice) { return fault(document, choice, where).empty(); });
      if (fitting != 1) why = "fits " + std::to_string(fitting) + " of the schemas it may have";
    } else if (keyword == "items") {
      for (std::size_t i = 0; i < document.items().size(); ++i) {
        std::string below = fault(document.items()[i], value, where + "[" + std::to_string(i) + "]");
        if (!below.empty()) return below;
      }
    } else if (!says_nothing(keyword)) {
      why = "has a schema with an unknown keyword " + keyword;
    }
    if (!why.empty()) return where + " " + why + ": " + json::rewrite(document, json::Layout::compact).substr(0, 400);
  }
  return document.is(json::Kind::object) ? object_fault(document, schema, where) : std::string();
}

std::string Schemas::object_fault(const json::Value& document, const json::Value& schema,
                                  const std::string& where) const {
  if (schema.find("oneOf") != nullptr) return {};
  for (const json::Value& name : member(schema, "required").items()) {
    if (document.find(name.string()) == nullptr) return where + " has no " + std::string(name.string());
  }
  const json::Value* others = schema.find("additionalProperties");
  if (others == nullptr) return where + ": its schema does not say whether it may have other members";
  for (const auto& [key, place, value] : document.members()) {
    const json::Value* known = member(schema, "properties").find(key);
    if (known == nullptr && others->is(json::Kind::boolean)) {
      if (!others->boolean()) return where + " has a member that the file does not know: " + key;
      continue;
    }
    std::string below = fault(value, known == nullptr ? *others : *known, where + "." + key);
    if (!below.empty()) return below;
  }
  return {};
}

}  // namespace fondaco::site
