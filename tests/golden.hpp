// SPDX-License-Identifier: MIT
#pragma once
// What is committed beside a game to prove that nothing moved by accident: games/ID/golden/signatures.json, and
// finished matches as games/ID/golden/*.fondaco.json.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "engine/json/document.hpp"

namespace fondaco::tests {

inline std::filesystem::path golden_folder(const std::string& game) {
  return std::filesystem::path(FONDACO_SOURCE_DIR) / "games" / game / "golden";
}

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline std::string golden_signature(const std::string& game, unsigned players) {
  const std::string text = read_file(golden_folder(game) / "signatures.json");
  json::Document document(text);
  std::string signature(document.root()[std::to_string(players)].string_or("(none)"));
  return document.ok() ? signature : document.fault().text();
}

/// What a record that is loaded and saved again changed, apart from naming options that are younger than it; empty:
/// nothing. A record that names all options is the same, byte for byte.
inline std::string changed_in(const std::string& record, const std::string& saved) {
  if (record == saved) return {};
  const json::Document before(record);
  const json::Document after(saved);
  const auto old_members = before.value().members();
  const auto new_members = after.value().members();
  if (old_members.size() != new_members.size()) return "other members";
  bool younger = false;
  for (std::size_t i = 0; i < old_members.size(); ++i) {
    const json::Member& old = old_members[i];
    const json::Member& now = new_members[i];
    if (old == now) continue;
    if (old.key != "options" || now.key != "options") return old.key;
    for (const json::Member& option : old.value.members()) {
      const json::Value* same = now.value.find(option.key);
      if (same == nullptr || !(*same == option.value)) return "option " + option.key;
    }
    younger = now.value.members().size() > old.value.members().size();
  }
  return younger ? "" : "the layout";
}

inline std::vector<std::pair<std::string, std::string>> golden_records(const std::string& game) {
  std::vector<std::pair<std::string, std::string>> records;
  for (const auto& file : std::filesystem::directory_iterator(golden_folder(game))) {
    const std::string name = file.path().filename().string();
    if (name.ends_with(".fondaco.json")) records.emplace_back(name, read_file(file.path()));
  }
  std::ranges::sort(records);
  return records;
}

}  // namespace fondaco::tests
