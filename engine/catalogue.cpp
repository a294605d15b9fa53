#include "engine/catalogue.hpp"

#include <algorithm>

#include "engine/json/nearest.hpp"

namespace fondaco {
namespace {

constexpr std::string_view edition_folder = "editions/";
constexpr std::string_view edition_suffix = ".json";

std::string file_of(std::string_view stem, Language language, std::string_view suffix) {
  return std::string(stem).append(".").append(name(language)).append(suffix);
}

}  // namespace

const GameEntry* find_game(std::string_view id) {
  const auto games = all_games();
  const auto found = std::ranges::find_if(games, [&](const GameEntry* entry) { return entry->id == id; });
  return found == games.end() ? nullptr : *found;
}

std::string unknown_game(std::string_view id) {
  std::vector<std::string_view> ids;
  for (const GameEntry* entry : all_games()) ids.push_back(entry->id);
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

std::optional<EditionFile> load_embedded_edition(const GameEntry& entry, std::string_view id, json::Fault& fault) {
  const std::string_view text = entry.files->file(std::string(edition_folder).append(id).append(edition_suffix));
  if (text.empty()) {
    const std::vector<std::string> ids = embedded_editions(entry);
    fault.message = json::unknown("edition", id, std::vector<std::string_view>(ids.begin(), ids.end()));
    return std::nullopt;
  }
  return EditionFile::read(std::string(id), text, fault);
}

Words game_words(const GameEntry& entry, Language language) {
  Words words;
  json::Fault fault;
  (void)Words::read(entry.files->file(file_of("words", language, ".ftl")), words, fault);
  return words;
}

Language rulebook_language(const GameEntry& entry, Language language) {
  return entry.files->file(file_of("rules", language, ".md")).empty() ? Language::en : language;
}

Rulebook game_rulebook(const GameEntry& entry, Language language) {
  Rulebook book;
  json::Fault fault;
  const Language written = rulebook_language(entry, language);
  (void)Rulebook::read(entry.files->file(file_of("rules", written, ".md")), book, fault);
  return book;
}

}  // namespace fondaco
