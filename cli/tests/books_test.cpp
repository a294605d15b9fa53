// SPDX-License-Identifier: MIT
// games, rules, edition check: what the program knows by heart, and editions people bring.
#include <gmock/gmock.h>

#include <map>

#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

const std::string default_edition_file = FONDACO_SOURCE_DIR "/games/amsterdam/editions/default.json";

TEST(Games, document_lists_players_options_and_provenance) {
  const json::Value list = document({"games", "--json"});
  const json::Value& game = at(list, "games").items()[0];
  EXPECT_THAT(keys(game), ::testing::IsSupersetOf({"id", "title", "players", "options", "editions"}));
  EXPECT_EQ(at(game, "id").string(), "amsterdam");
  ASSERT_EQ(at(game, "players").items().size(), 3U);
  EXPECT_EQ(at(game, "players").items()[0].whole(), 2);
  const json::Value& option = at(game, "options").items()[0];
  EXPECT_EQ(at(option, "name").string(), "start_player");
  EXPECT_EQ(at(option, "default").string(), "seat0");
  const json::Value& edition = at(game, "editions").items()[0];
  EXPECT_EQ(at(edition, "id").string(), "default");
  for (const json::Value& group : at(edition, "provenance").items()) {
    EXPECT_THAT(std::string(at(group, "kind").string()),
                ::testing::AnyOf("seed", "public", "recalled", "reconstructed"));
  }
}

TEST(Games, document_introduces_a_game) {
  const json::Value list = document({"games", "--json"});
  const json::Value& game = at(list, "games").items()[0];
  EXPECT_EQ(at(game, "title").string(), "Ticket to Ride: Amsterdam");
  EXPECT_EQ(at(game, "short_title").string(), "Amsterdam");
  EXPECT_EQ(at(game, "rule_prefix").string(), "TA");
  EXPECT_EQ(at(game, "lessons").whole(), 1);
  EXPECT_EQ(at(game, "score_unit").whole(), 1);
  const json::Value& presentation = at(game, "presentation");
  EXPECT_EQ(at(presentation, "emblem").string(), "cart");
  EXPECT_EQ(at(at(presentation, "colour"), "dark").string(), "#7cc0b8");
  EXPECT_EQ(at(presentation, "minutes").items()[1].whole(), 15);
  EXPECT_EQ(at(presentation, "weight").whole(), 1);
  EXPECT_THAT(keys(at(presentation, "tagline")), ::testing::ElementsAre("en", "it", "de", "fr"));
}

TEST(Games, document_says_for_how_many_players_an_option_is) {
  const json::Value list = document({"games", "--json"});
  std::map<std::string, std::vector<std::int64_t>> players;
  for (const json::Value& game : at(list, "games").items()) {
    if (at(game, "id").string() != "merkator") continue;
    for (const json::Value& option : at(game, "options").items()) {
      std::vector<std::int64_t>& counts = players[std::string(at(option, "name").string())];
      if (const json::Value* told = option.find("players")) {
        for (const json::Value& count : told->items()) counts.push_back(count.whole());
      }
    }
  }
  EXPECT_THAT(players["solo"], ::testing::ElementsAre(1));
  EXPECT_THAT(players["long"], ::testing::ElementsAre(2, 3, 4));
  EXPECT_THAT(players["no_coins"], ::testing::ElementsAre(2));
  EXPECT_THAT(players["advanced_hand"], ::testing::IsEmpty());
}

TEST(Games, document_lists_the_levels_of_the_bots) {
  const json::Value list = document({"games", "--json"});
  std::vector<std::string> levels;
  for (const json::Value& level : at(list, "levels").items()) levels.emplace_back(level.string());
  EXPECT_THAT(levels, ::testing::ElementsAre("novice", "easy", "medium", "hard", "expert"));
}

TEST(Games, text_names_game_options_and_editions) {
  const std::string text = output({"games"});
  for (const char* part : {"amsterdam", "2 to 4 players", "merch_ties", "edition default",
                           "reconstructed: ", "Levels of the bots: novice, easy, medium, hard, expert"}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
}

TEST(Rules, whole_book_chapter_and_rule) {
  const std::string book = output({"rules", "amsterdam"});
  const std::string chapter = output({"rules", "amsterdam", "TA-5"});
  const std::string rule = output({"rules", "amsterdam", "TA-5.4"});
  EXPECT_THAT(book, HasSubstr(chapter.substr(0, 200)));
  EXPECT_THAT(chapter, HasSubstr(rule));
  EXPECT_TRUE(rule.starts_with("TA-5.4 "));
  EXPECT_EQ(rule, output({"rules", "amsterdam", "ta-5.4"}));
}

TEST(Rules, speaks_italian) {
  const std::string rule = output({"rules", "amsterdam", "TA-5.4", "--lang", "it"});
  EXPECT_TRUE(rule.starts_with("TA-5.4 "));
  EXPECT_NE(rule, output({"rules", "amsterdam", "TA-5.4"}));
  EXPECT_THAT(rule, HasSubstr("Doppia Linea"));
}

TEST(Rules, are_in_english_for_who_speaks_a_language_without_a_book_and_say_so) {
  const std::string english = output({"rules", "amsterdam", "TA-5.4"});
  const std::string german = output({"rules", "amsterdam", "TA-5.4", "--lang", "de"});
  EXPECT_TRUE(german.ends_with(english)) << german;
  EXPECT_THAT(german, HasSubstr("Englisch"));
  expect_refused(run({"rules", "amsterdam", "--lang", "xx"}), 2, "none of en|it|de|fr");
}

TEST(Rules, lines_fit_a_hundred_columns) {
  std::string line;
  for (const char letter : output({"rules", "amsterdam", "--lang", "en"})) {
    if (letter != '\n') {
      line += letter;
      continue;
    }
    EXPECT_LE(line.size(), 110U) << line;  // in bytes: a few letters take two
    line.clear();
  }
}

TEST(Rules, an_unknown_id_is_told_what_is_near) {
  expect_refused(run({"rules", "amsterdam", "TA-5.99"}), 1, "TA-5.1, TA-5.2");
  expect_refused(run({"rules", "amsterdam", "TA-99"}), 1, "near: TA-9");
  expect_refused(run({"rules", "amsterdam", "something"}), 1, "near: TA-1, TA-2");
}

TEST(EditionCheck, good_edition_shows_counts_hash_and_provenance) {
  const std::string text = output({"edition", "check", default_edition_file});
  const json::Value games = document({"games", "--json"});
  const json::Value& edition = at(at(games, "games").items()[0], "editions").items()[0];
  for (const std::string& part : {std::string("routes"), std::string("44"), std::string("reconstructed"),
                                  "hash " + std::string(at(edition, "hash").string())}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
  EXPECT_THAT(output({"edition", "check", "-", "--game", "amsterdam"}, read_file(default_edition_file)),
              HasSubstr("Good edition"));
}

std::string changed(const std::string& from, const std::string& to) {
  std::string text = read_file(default_edition_file);
  const std::size_t found = text.find(from);
  EXPECT_NE(found, std::string::npos) << from;
  return found == std::string::npos ? text : text.replace(found, from.size(), to);
}

TEST(EditionCheck, a_fault_is_named_with_its_place) {
  const auto refused = [](const std::string& text, const char* says) {
    expect_refused(run({"edition", "check", "-"}, text), 1, says);
  };
  refused(changed(R"("b": "haringpakkerstoren")", R"("b": "atlantis")"), "routes.list[0].b: ");
  refused(changed(R"("provenance": "public")", R"("provenance": "hearsay")"), "provenance: ");
  refused(changed(R"("length": 2)", R"("length": "two")"), "routes.list[0].length: ");
  refused(changed(R"("game": "amsterdam",)", ""), "game: ");
  refused(changed(R"("game": "amsterdam")", R"("game": "chess")"), "unknown game");
  refused("{", "line 1, column 2");
  expect_refused(run({"edition", "check", default_edition_file, "--game", "chess"}), 2, "unknown game \"chess\"");
}

TEST(OwnEdition, is_played_saved_and_loaded_by_its_file) {
  const std::string file = Folder::file("house.json", changed(R"("per_player": 16)", R"("per_player": 20)"));
  const std::string position = output({"position", "new", "amsterdam", "--edition", file});
  EXPECT_THAT(position, HasSubstr("\"edition\": \"house\""));
  EXPECT_THAT(position, HasSubstr("\"carts\": 20"));
  EXPECT_EQ(output({"position", "apply", "-", "--edition", file}, position), position);
  expect_refused(run({"position", "legal", "-"}, position), 1, "edition: ");
  EXPECT_THAT(output({"selfplay", "amsterdam", "--games", "20", "--edition", file}), HasSubstr("20 games"));
  const std::string broken = Folder::file("broken.json", changed(R"("length": 2)", R"("length": 200)"));
  expect_refused(run({"selfplay", "amsterdam", "--edition", broken}), 1, "routes.list[0].length: ");
}

}  // namespace
}  // namespace fondaco::cli::testing
