// SPDX-License-Identifier: MIT
// The decision sequence of the rulebook (MK-12) speaks of questions and moves as the program knows them.
#include "engine/rulebook.hpp"

#include <set>

#include "games/catalogue.hpp"
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

/// What stands between backticks in the rules of the decision sequence.
std::set<std::string> quoted(Language language) {
  const Rulebook book = game_rulebook(*games::catalogue().find("merkator"), language);
  std::set<std::string> words;
  for (const Rule& rule : book.rules()) {
    if (!rule.id.starts_with("MK-D")) continue;
    for (std::size_t at = rule.text.find('`'); at != std::string::npos;) {
      const std::size_t end = rule.text.find('`', at + 1);
      words.insert(rule.text.substr(at + 1, end - at - 1));
      at = rule.text.find('`', end + 1);
    }
  }
  return words;
}

TEST(MerkatorRulebook, names_every_question_and_every_kind_of_move) {
  for (const Language language : languages) {
    const std::set<std::string> words = quoted(language);
    for (const std::string_view question : Game::vocabulary().decisions) {
      if (question == "over") continue;
      EXPECT_THAT(words, Contains(std::string(question)));
    }
    std::set<std::string> kinds;
    for (const std::string& word : words) kinds.insert(word.substr(0, word.find(':')));
    for (const std::string_view kind : Game::vocabulary().move_kinds) EXPECT_THAT(kinds, Contains(std::string(kind)));
  }
}

TEST(MerkatorRulebook, writes_moves_as_they_are_typed) {
  const Table table(4);
  for (const Language language : languages) {
    int moves = 0;
    for (const std::string& word : quoted(language)) {
      if (word.find(':') == std::string::npos || word.ends_with("…")) continue;
      EXPECT_TRUE(table.exists(word)) << word;
      ++moves;
    }
    EXPECT_GE(moves, 20);
  }
}

TEST(MerkatorRulebook, both_languages_quote_the_same) { EXPECT_EQ(quoted(Language::en), quoted(Language::it)); }

}  // namespace
}  // namespace fondaco::merkator
