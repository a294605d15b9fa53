// SPDX-License-Identifier: MIT
#include "server/site/tests/openapi.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/json/reader.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::site {
namespace {

/// Whether `path` is one of those that a path of the file describes: parameters are any one segment.
bool fits(std::string_view path, std::string_view described) {
  const auto segment = [](std::string_view& rest) {
    const std::string_view first = rest.substr(0, rest.find('/', 1));
    rest.remove_prefix(first.size());
    return first;
  };
  while (!path.empty() && !described.empty()) {
    const std::string_view one = segment(path);
    const std::string_view other = segment(described);
    if (one != other && !(other.starts_with("/{") && one.size() > 1)) return false;
  }
  return path.empty() && described.empty();
}

const json::Value& schema_in(const json::Value& carrier) {
  return member(member(member(carrier, "content"), "application/json"), "schema");
}

}  // namespace

std::string file_text(const std::string& name) {
  std::ifstream in(FONDACO_SOURCE_DIR "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string filled(const std::string& path, const std::string& with) {
  std::string text;
  for (std::size_t at = 0; at < path.size(); ++at) {
    if (path[at] != '{') {
      text += path[at];
    } else {
      text += with;
      at = path.find('}', at);
    }
  }
  return text;
}

OpenApi::OpenApi() {
  Result<json::Value> file = json::read(file_text("docs/openapi.json"));
  EXPECT_EQ(fault_text(file), "");
  file_ = std::move(file).value_or({});
  for (const auto& [path, place, item] : member(file_, "paths").members()) {
    for (const auto& [method, where, described] : item.members()) {
      if (method == "parameters") continue;
      std::string name = method;
      std::ranges::transform(name, name.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
      operations_.push_back({name, path, &described});
    }
  }
}

const json::Value& OpenApi::component(std::string_view kind, std::string_view name) const {
  return member(member(member(file_, "components"), kind), name);
}

std::set<std::string> OpenApi::codes() const {
  std::set<std::string> all;
  for (const json::Value& code : member(component("schemas", "ErrorCode"), "enum").items()) all.emplace(code.string());
  return all;
}

const Operation* OpenApi::find(const std::string& method, const std::string& path) const {
  const auto found = std::ranges::find_if(operations_, [&](const Operation& operation) {
    return operation.method == method && fits(path, operation.path);
  });
  return found == operations_.end() ? nullptr : &*found;
}

const json::Value& OpenApi::answer_schema(const Operation& operation, int status) const {
  const json::Value& responses = member(*operation.described, "responses");
  const json::Value* response = responses.find(std::to_string(status));
  if (response == nullptr && status >= 400) response = responses.find("default");
  static const json::Value none;
  return response == nullptr ? none : schema_in(schemas_.resolve(*response));
}

const json::Value& OpenApi::request_schema(const Operation& operation) const {
  return schema_in(schemas_.resolve(member(*operation.described, "requestBody")));
}

}  // namespace fondaco::site
