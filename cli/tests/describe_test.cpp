// SPDX-License-Identifier: MIT
// describe, rules --json: what programs ask.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> texts(const json::Value& list) {
  std::vector<std::string> all;
  for (const json::Value& item : list.items()) all.emplace_back(item.string());
  return all;
}

/// The item of a list with this member.
const json::Value& item(const json::Value& list, std::string_view member, std::string_view value) {
  const auto found =
      std::ranges::find_if(list.items(), [&](const json::Value& each) { return at(each, member).string() == value; });
  EXPECT_NE(found, list.items().end()) << value;
  return *found;
}

TEST(Describe, tells_all_games_or_those_named) {
  EXPECT_EQ(at(document({"describe", "medieval", "--json"}), "games").items().size(), 1U);
  const std::string names = output({"describe", "amsterdam"});
  EXPECT_NE(names.find("second_draw"), std::string::npos) << names;
}

TEST(Describe, says_the_same_every_time) {
  EXPECT_EQ(output({"describe", "amsterdam", "--json"}), output({"describe", "amsterdam", "--json"}));
}

TEST(Describe, names_players_options_decisions_and_labels) {
  const json::Value all = document({"describe", "merkator", "--json"});
  const json::Value& game = at(all, "games").items()[0];
  EXPECT_EQ(at(game, "id").string(), "merkator");
  EXPECT_EQ(at(game, "rule_prefix").string(), "MK");
  EXPECT_EQ(at(game, "score_unit").whole(), 2);
  EXPECT_EQ(at(game, "players").items().size(), 4U);
  EXPECT_EQ(at(item(at(game, "options"), "name", "no_join"), "players").items()[0].whole(), 2);
  EXPECT_THAT(texts(at(game, "decisions")), ::testing::Contains("over"));
  EXPECT_THAT(texts(at(game, "scores")), ::testing::Contains("contract-1"));
  EXPECT_THAT(texts(at(game, "terms")), ::testing::Contains("rival"));
}

TEST(Describe, tells_the_parts_of_moves_and_how_forms_differ) {
  const json::Value all = document({"describe", "amsterdam", "--json"});
  const json::Value& game = at(all, "games").items()[0];
  const json::Value& keep = at(item(at(game, "moves"), "kind", "keep"), "forms");
  ASSERT_EQ(keep.items().size(), 2U);
  EXPECT_THAT(texts(at(keep.items()[0], "parts")), ElementsAre("both"));
  EXPECT_THAT(texts(at(keep.items()[0], "names").items()[0]), ElementsAre("both"));
  EXPECT_THAT(texts(at(keep.items()[1], "parts")), ElementsAre("contract"));
  EXPECT_EQ(keep.items()[1].find("names"), nullptr);
  EXPECT_THAT(texts(at(at(item(at(game, "moves"), "kind", "pay"), "forms").items()[1], "parts")),
              ElementsAre("card", "wilds"));
  EXPECT_THAT(texts(at(item(at(game, "events"), "name", "took"), "parts").items()[0]), ElementsAre("card"));
}

TEST(Describe, has_schemas_of_views_and_editions) {
  const json::Value all = document({"describe", "amsterdam", "--json"});
  const json::Value& game = at(all, "games").items()[0];
  const json::Value& view = at(game, "view");
  EXPECT_THAT(texts(at(at(at(view, "properties"), "stage"), "enum")), ::testing::Contains("second_draw"));
  EXPECT_THAT(texts(at(view, "required")), ::testing::IsSupersetOf({"players", "stage", "deck"}));
  EXPECT_FALSE(at(view, "additionalProperties").boolean());
  EXPECT_THAT(texts(at(at(game, "edition"), "required")), ::testing::IsSupersetOf({"routes", "contracts"}));
}

TEST(Describe, prints_rulebooks_as_documents) {
  const json::Value book = document({"rules", "amsterdam", "--json", "--lang", "it"});
  EXPECT_EQ(at(book, "language").string(), "it");
  EXPECT_EQ(at(item(at(book, "chapters"), "id", "TA-5"), "rules").items()[0].find("id")->string(), "TA-5.1");
  EXPECT_EQ(at(document({"rules", "amsterdam", "--json", "--lang", "de"}), "language").string(), "en");
}

}  // namespace
}  // namespace fondaco::cli::testing
