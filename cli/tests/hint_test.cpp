// SPDX-License-Identifier: MIT
// `fondaco hint`: what it tells of positions and records, and what it refuses.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::StartsWith;

using Words = std::vector<std::string>;

/// One turn each is left, and one card completes C20: from Jan Roodenpoortstoren by the Dam to Oost-Indisch Huis.
constexpr std::string_view last_chance = R"({"game": "amsterdam", "state": {
  "turns_left": 2, "display": ["red", "wild", "blue", "red", "orange"],
  "players": [
    {"hand": {"red": 1, "pink": 1}, "contracts": ["C20"], "routes": ["R34"]},
    {"hand": {"pink": 3}, "contracts": ["C02"], "routes": ["R04"]}
  ]}})";

std::string last_chance_file() { return Folder::file("last-chance.json", last_chance); }
std::string evening() { return FONDACO_SOURCE_DIR "/docs/example/evening.fondaco.json"; }

std::string hint(const Words& more) {
  Words words{"hint", "--lang", "en", "--sims", "300"};
  words.insert(words.end(), more.begin(), more.end());
  return output(words);
}

TEST(HintCommand, names_the_move_that_completes_a_contract_and_says_so) {
  const std::string text = hint({last_chance_file(), "--seat", "0"});
  EXPECT_THAT(text, StartsWith("Ticket to Ride: Amsterdam · hint for seat 0\n"
                               "Draw cards, claim a route, or draw contracts.\n"
                               "Simulations: "));
  EXPECT_THAT(text, HasSubstr("\n\nclaim:R32  Claim R32 ")) << "the best move comes first";
  EXPECT_THAT(text, AllOf(HasSubstr("(then pay:red)"), HasSubstr("chance to win "), HasSubstr("expected lead +")));
  EXPECT_THAT(text, HasSubstr("\n  completes contract C20 Jan Roodenpoortstoren - Oost-Indisch Huis (4): +4.0\n"));
}

TEST(HintCommand, speaks_italian) {
  const std::string text = output({"hint", last_chance_file(), "--sims", "300", "--lang", "it"});
  EXPECT_THAT(text, StartsWith("Ticket to Ride: Amsterdam · consiglio per il posto 0\n"));
  EXPECT_THAT(text, AllOf(HasSubstr("(poi pay:red)"), HasSubstr("probabilità di vittoria ")));
  EXPECT_THAT(text, HasSubstr("\n  completa il Contratto C20 "));
}

TEST(HintCommand, document_has_data_and_message_keys) {
  const json::Value hint =
      document({"hint", last_chance_file(), "--sims", "300", "--top", "2", "--lang", "it", "--json"});
  EXPECT_THAT(keys(hint), IsSupersetOf({"game", "seat", "decision", "simulations", "moves"}));
  EXPECT_EQ(at(hint, "seat").whole(), 0);
  ASSERT_EQ(at(hint, "moves").items().size(), 2U);
  const json::Value& best = at(hint, "moves").items()[0];
  EXPECT_THAT(keys(best),
              IsSupersetOf({"move", "text", "then", "visits", "win_chance", "margin", "ends_game", "reasons"}));
  EXPECT_EQ(at(best, "move").string(), "claim:R32");
  EXPECT_EQ(at(best, "then").items()[0].string(), "pay:red");
  EXPECT_GT(number(at(best, "win_chance")), 0.5);
  const json::Value& reason = at(best, "reasons").items()[0];
  EXPECT_EQ(at(reason, "term").string(), "contract");
  EXPECT_EQ(at(reason, "message").string(), "term-contract-done");
  EXPECT_EQ(at(at(reason, "args"), "contract").string(), "C20");
  EXPECT_EQ(number(at(reason, "worth")), 4);
  EXPECT_GT(number(at(reason, "change")), 0);
  EXPECT_THAT(std::string(at(reason, "text").string()), StartsWith("completa il Contratto C20 "));
}

TEST(HintCommand, is_the_same_for_the_same_simulations) {
  EXPECT_EQ(hint({last_chance_file()}), hint({last_chance_file()}));
}

TEST(HintCommand, looks_at_any_ply_of_a_record) {
  const std::string position = output({"replay", evening(), "--at", "8"});
  const std::string file = Folder::file("ply8.json", position);
  EXPECT_EQ(hint({evening(), "--at", "8"}), hint({file}));
  EXPECT_EQ(hint({evening(), "--at", "8"}), output({"hint", "-", "--lang", "en", "--sims", "300"}, position));
}

TEST(HintCommand, thinks_for_a_time_too) {
  EXPECT_THAT(output({"hint", last_chance_file(), "--time", "20", "--lang", "en"}), HasSubstr("chance to win"));
}

TEST(HintCommand, refuses_what_it_cannot_answer) {
  const std::string file = last_chance_file();
  expect_refused(run({"hint", file, "--seat", "1"}), 1, "last-chance.json: seat 1 is not to move, seat 0 is");
  expect_refused(run({"hint", evening()}), 1, "evening.fondaco.json: the game is over");
  expect_refused(run({"hint", evening(), "--at", "9999"}), 1, "there is no ply 9999");
  expect_refused(run({"hint", Folder::file("view.json", output({"position", "view", file, "--seat", "0"}))}), 1,
                 "this is one viewer's view");
  expect_refused(run({"hint", Folder::file("cut.json", "{\"game\": ")}), 1, "cut.json: line 1");
  expect_refused(run({"hint", Folder::file("list.json", "[1, 2]")}), 1, "list.json: line 1");
  expect_refused(run({"hint", Folder::file("record.json", R"({"game": "amsterdam", "moves": ["claim:R99"]})")}), 1,
                 "record.json: ");
  expect_refused(run({"hint", "/nowhere.json"}), 1, "cannot read /nowhere.json");
}

TEST(HintCommand, refuses_wrong_usage) {
  const std::string file = last_chance_file();
  expect_refused(run({"hint"}), 2, "FILE");
  expect_refused(run({"hint", file, "--seat", "2"}), 2, "--seat: the seats are 0 to 1");
  expect_refused(run({"hint", file, "--seat", "first"}), 2, "--seat");
  expect_refused(run({"hint", file, "--at", "3"}), 2, "is a position, not a record");
  expect_refused(run({"hint", file, "--time", "0"}), 2, "--time");
  expect_refused(run({"hint", file, "--sims", "-5"}), 2, "--sims");
  expect_refused(run({"hint", file, "--top", "0"}), 2, "--top");
  expect_refused(run({"hint", file, "--lang", "xx"}), 2, "none of en|it|de|fr");
}

}  // namespace
}  // namespace fondaco::cli::testing
