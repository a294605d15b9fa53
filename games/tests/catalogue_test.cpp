// SPDX-License-Identifier: MIT
#include "games/catalogue.hpp"

#include <gtest/gtest.h>

#include "engine/rule.hpp"
#include "engine/rules_versions.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::games {
namespace {

TEST(Catalogue, finds_games_by_id) {
  for (const GameEntry* entry : catalogue()) EXPECT_EQ(catalogue().find(entry->id), entry);
  EXPECT_EQ(catalogue().find("chess"), nullptr);
}

TEST(Catalogue, has_words_rules_and_editions_of_every_game) {
  for (const GameEntry* entry : catalogue()) {
    for (const Language language : languages) {
      EXPECT_FALSE(game_words(*entry, language).keys().empty()) << entry->id << " " << name(language);
      EXPECT_FALSE(game_rulebook(*entry, language).rules().empty()) << entry->id << " " << name(language);
    }
    for (const std::string& id : embedded_editions(*entry)) {
      const auto edition = load_embedded_edition(*entry, id);
      ASSERT_EQ(fault_text(edition), "") << entry->id << "/" << id;
      EXPECT_EQ(fault_text(entry->check_edition(*edition)), "") << entry->id << "/" << id;
    }
    EXPECT_FALSE(load_embedded_edition(*entry, "no such edition"));
  }
}

TEST(Catalogue, every_rule_id_of_a_rulebook_can_be_named_by_a_verdict) {
  for (const GameEntry* entry : catalogue()) {
    const Rulebook book = game_rulebook(*entry, Language::en);
    for (const Rule& rule : book.rules()) {
      EXPECT_TRUE(RuleId::parse(rule.id)) << rule.id;
      EXPECT_TRUE(rule.id.starts_with(entry->rule_prefix)) << rule.id;
    }
  }
}

TEST(RulesVersions, every_listed_change_is_of_a_game_a_version_and_an_option_there_is) {
  for (const OlderRules& rules : older_rules()) {
    const GameEntry* entry = catalogue().find(rules.game);
    ASSERT_NE(entry, nullptr) << rules.game;
    EXPECT_LE(rules.last, entry->rules_version);
    Options options = default_options(entry->options, entry->min_players);
    EXPECT_EQ(fault_text(set_option(entry->options, options, rules.option, rules.value)), "");
  }
}

}  // namespace
}  // namespace fondaco::games
