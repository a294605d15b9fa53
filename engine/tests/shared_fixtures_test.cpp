// SPDX-License-Identifier: MIT
// tests/fixtures: what the browser client must read in the same way.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/json/reader.hpp"
#include "engine/rulebook.hpp"
#include "engine/words.hpp"

namespace fondaco {
namespace {

json::Value fixtures(const std::string& name) {
  std::ifstream in(FONDACO_SOURCE_DIR "/tests/fixtures/" + name, std::ios::binary);
  json::Value document = *json::read(std::string(std::istreambuf_iterator<char>(in), {}));
  EXPECT_FALSE(document.items().empty());
  return document;
}

std::string_view text(const json::Value& of, std::string_view key) { return of.find(key)->string(); }

TEST(Fixtures, words_say_what_the_fixtures_say) {
  const json::Value all = fixtures("words.json");
  for (const json::Value& fixture : all.items()) {
    SCOPED_TRACE(text(fixture, "name"));
    const Result<Words> words = Words::read(text(fixture, "ftl"));
    ASSERT_TRUE(words) << words.fault().text();
    for (const json::Value& said : fixture.find("say")->items()) {
      std::vector<Words::Argument> arguments;
      for (const auto& [name, place, value] : said.find("args")->members()) {
        arguments.emplace_back(
            name, value.is(json::Kind::whole) ? std::to_string(value.whole()) : std::string(value.string()));
      }
      EXPECT_EQ(words->say(text(said, "key"), arguments), text(said, "text"));
    }
  }
}

TEST(Fixtures, rulebooks_hold_what_the_fixtures_hold) {
  const json::Value all = fixtures("rulebook.json");
  for (const json::Value& fixture : all.items()) {
    SCOPED_TRACE(text(fixture, "name"));
    const json::Value& wanted = *fixture.find("book");
    const Result<Rulebook> read = Rulebook::read(text(fixture, "markdown"));
    ASSERT_TRUE(read) << read.fault().text();
    EXPECT_EQ(read->title(), text(wanted, "title"));
    EXPECT_EQ(read->intro(), text(wanted, "intro"));
    const auto chapters = wanted.find("chapters")->items();
    ASSERT_EQ(read->chapters().size(), chapters.size());
    for (std::size_t i = 0; i < chapters.size(); ++i) {
      const Chapter& chapter = read->chapters()[i];
      EXPECT_EQ(chapter.id, text(chapters[i], "id"));
      EXPECT_EQ(chapter.title, text(chapters[i], "title"));
      EXPECT_EQ(chapter.intro, text(chapters[i], "intro"));
      const auto rules = chapters[i].find("rules")->items();
      ASSERT_EQ(chapter.rule_count, rules.size());
      for (std::size_t k = 0; k < rules.size(); ++k) {
        EXPECT_EQ(read->rules(chapter)[k].id, text(rules[k], "id"));
        EXPECT_EQ(read->rules(chapter)[k].text, text(rules[k], "text"));
      }
    }
  }
}

}  // namespace
}  // namespace fondaco
