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
