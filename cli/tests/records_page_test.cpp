// SPDX-License-Identifier: MIT
// docs/records.md names every key of a state that the program writes, and none that it does not know.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/catalogue.hpp"
#include "tests/golden.hpp"
#include "tests/position_files.hpp"

namespace fondaco::cli::testing {
namespace {

/// What stands between two of these marks, wherever it is.
std::set<std::string> between(std::string_view text, char mark) {
  std::set<std::string> words;
  for (;;) {
    const std::size_t open = text.find(mark);
    const std::size_t close = open == std::string_view::npos ? open : text.find(mark, open + 1);
    if (close == std::string_view::npos) return words;
    words.emplace(text.substr(open + 1, close - open - 1));
    text.remove_prefix(close + 1);
  }
}

struct Section {
  std::set<std::string> words;   ///< all that are set as code
  std::set<std::string> listed;  ///< those in the first column of a table
};

/// "## Merkator's state" up to the next heading.
std::map<std::string, Section> sections(const std::string& page) {
  std::map<std::string, Section> found;
  constexpr std::string_view ending = "'s state";
  Section* section = nullptr;
  for (std::size_t at = 0; at < page.size();) {
    const std::size_t end = std::min(page.find('\n', at), page.size());
    const std::string line = page.substr(at, end - at);
    at = end + 1;
    if (line.starts_with("## ")) {
      const bool of_state = line.ends_with(ending);
      section = of_state ? &found[line.substr(3, line.size() - 3 - ending.size())] : nullptr;
    }
    if (section == nullptr) continue;
    for (const std::string& code : between(line, '`')) {
      section->words.insert(code);
      section->words.merge(between(code, '"'));  // a piece of JSON
    }
    if (line.starts_with("| `")) section->listed.merge(between(line.substr(0, line.find(" | ")), '`'));
  }
  return found;
}

/// Words of the edition: ids of places, goods and the like, which are keys of maps.
void collect_words(const json::Value& value, std::set<std::string>& words) {
  if (value.is(json::Kind::string)) words.emplace(value.string());
  for (const json::Value& item : value.items()) collect_words(item, words);
  for (const json::Member& member : value.members()) collect_words(member.value, words);
}

bool is_name(const std::string& key, const std::set<std::string>& words) {
  const bool number_or_letters =
      std::ranges::all_of(key, [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); });
  return number_or_letters || words.contains(key);
}

/// The keys of positions of all tables of a game that are no names of the edition.
std::set<std::string> written_keys(const GameEntry& entry) {
  std::set<std::string> words;
  collect_words(load_embedded_edition(entry, default_edition)->document(), words);
  std::set<std::string> keys;
  for (const tests::Configuration& table : tests::configurations(entry)) {
    const auto game = tests::build_table(entry, table.options);
    for (const AnyState& state : tests::telling_positions(*game, 1)) {
      std::set<std::string> paths;
      for (const Viewer viewer : {Viewer::everything(), Viewer::seat(0), Viewer::spectator()})
        tests::collect_keys(tests::parsed(tests::state_text(*game, state, viewer)), "", paths);
      for (const std::string& path : paths) {
        const std::string key = path.substr(path.rfind('.') + 1);
        if (!is_name(key, words)) keys.insert(key);
      }
    }
  }
  return keys;
}

/// Is it a key of the state or of a player, although no position of a random game has it (the pieces set aside), or
/// although it is a word of the edition too?
bool is_read(const GameEntry& entry, const std::string& key) {
  const auto game = tests::build_table(entry, default_options(entry.options, entry.max_players));
  const std::string text = tests::state_text(*game, game->start(Seed{1, 0}));
  if (text.find("\"" + key + "\":") != std::string::npos) return true;
  for (const std::string_view place : {std::string_view("{"), std::string_view("\"players\":[{")}) {
    const std::size_t at = text.find(place);
    if (at == std::string::npos) continue;
    std::string changed = text;
    changed.insert(at + place.size(), "\"" + key + "\":null,");
    AnyState ignored;
    if (tests::read_text(*game, changed, ignored).find("unknown key") == std::string::npos) return true;
  }
  return false;
}

TEST(RecordsPage, describes_the_keys_of_every_state) {
  const std::string page = tests::read_file(std::filesystem::path(FONDACO_SOURCE_DIR) / "docs/records.md");
  const std::map<std::string, Section> described = sections(page);
  const std::map<std::string, std::string> headings{{"amsterdam", "Amsterdam"},
                                                    {"hansa", "Hansa Teutonica"},
                                                    {"medieval", "Medieval Merchant"},
                                                    {"merkator", "Merkator"},
                                                    {"oltremare", "Oltre Mare"}};
  EXPECT_EQ(described.size(), headings.size());
  for (const auto& [id, heading] : headings) {
    SCOPED_TRACE(id);
    const GameEntry* entry = games::catalogue().find(id);
    ASSERT_NE(entry, nullptr);
    ASSERT_TRUE(described.contains(heading));
    const Section& section = described.at(heading);
    const std::set<std::string> written = written_keys(*entry);
    EXPECT_GT(written.size(), 15U);
    for (const std::string& key : written) EXPECT_TRUE(section.words.contains(key)) << key << " is not described";
    for (const std::string& key : section.listed)
      EXPECT_TRUE(written.contains(key) || is_read(*entry, key)) << key << " is described, but there is no such key";
  }
}

}  // namespace
}  // namespace fondaco::cli::testing
