// SPDX-License-Identifier: MIT
#include "engine/catalogue.hpp"

#include <algorithm>

#include "engine/any_game.hpp"
#include "engine/json/nearest.hpp"

namespace fondaco {
namespace {

constexpr std::string_view edition_folder = "editions/";
constexpr std::string_view edition_suffix = ".json";

std::string file_of(std::string_view stem, Language language, std::string_view suffix) {
  return std::string(stem).append(".").append(name(language)).append(suffix);
}

}  // namespace

const GameEntry* Catalogue::find(std::string_view id) const {
  const auto found = std::ranges::find(entries_, id, &GameEntry::id);
  return found == entries_.end() ? nullptr : *found;
}

std::string Catalogue::unknown(std::string_view id) const {
  std::vector<std::string_view> ids;
  for (const GameEntry* entry : entries_) ids.push_back(entry->id);
  return json::unknown("game", id, ids);
}

std::vector<std::string> embedded_editions(const GameEntry& entry) {
  std::vector<std::string> ids;
  for (const EmbeddedFile& file : entry.files->files) {
    std::string_view name = file.name;
    if (!name.starts_with(edition_folder) || !name.ends_with(edition_suffix)) continue;
    name.remove_prefix(edition_folder.size());
    name.remove_suffix(edition_suffix.size());
    ids.emplace_back(name);
  }
  return ids;
}

Result<EditionFile> load_embedded_edition(const GameEntry& entry, std::string_view id) {
  const std::string_view text = entry.files->file(std::string(edition_folder).append(id).append(edition_suffix));
  if (text.empty()) {
    const std::vector<std::string> ids = embedded_editions(entry);
    return Fault{json::unknown("edition", id, std::vector<std::string_view>(ids.begin(), ids.end()))};
  }
  return EditionFile::read(std::string(id), text);
}

Result<std::unique_ptr<AnyGame>> build_default(const GameEntry& entry, const Options& options) {
  const Result<EditionFile> edition = load_embedded_edition(entry, default_edition);
  if (!edition) return edition.fault();
  return entry.build(*edition, options);
}

Words game_words(const GameEntry& entry, Language language) {
  return Words::read(entry.files->file(file_of("words", language, ".ftl"))).value_or({});
}

Language rulebook_language(const GameEntry& entry, Language language) {
  return entry.files->file(file_of("rules", language, ".md")).empty() ? Language::en : language;
}

Rulebook game_rulebook(const GameEntry& entry, Language language) {
  const Language written = rulebook_language(entry, language);
  return Rulebook::read(entry.files->file(file_of("rules", written, ".md"))).value_or({});
}

}  // namespace fondaco
