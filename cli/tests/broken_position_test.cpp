// SPDX-License-Identifier: MIT
// Positions written by hand: what may be left out, and how a broken one is refused.
#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

/// The smallest position of two players, with this inside its state.
std::string position(const std::string& state, const std::string& head = "") {
  return "{\"game\": \"amsterdam\", " + head + "\n \"state\": {\"stage\": \"main\", \"to_move\": 0" +
         (state.empty() ? "" : ",\n  " + state) + "}}\n";
}

/// Both players; this inside the second.
std::string seat1(const std::string& inside) {
  return position("\"players\": [{\"contracts\": [\"C01\"]},\n   {\"contracts\": [\"C02\"]" +
                  (inside.empty() ? "" : ", " + inside) + "}]");
}

TEST(HandWrittenPosition, may_leave_out_almost_everything) {
  const json::Value legal = document({"position", "legal", "-", "--json"}, seat1(""));
  EXPECT_EQ(at(legal, "decision").string(), "main");
  EXPECT_FALSE(at(legal, "moves").items().empty());
}

TEST(HandWrittenPosition, completed_form_reads_back) {
  const std::string whole = output({"position", "apply", "-"}, seat1(R"("hand": {"red": 2})"));
  EXPECT_EQ(output({"position", "apply", "-"}, whole), whole);
}

struct Broken {
  const char* name;
  std::string text;
  const char* says;
};

TEST(BrokenPosition, is_refused_in_one_line_that_names_the_place) {
  const std::vector<Broken> cases{
      {"nothing", "", "line 1, column 1: "},
      {"a card too many", seat1(R"("hand": {"red": 7})"), "state.players[1].hand: more red cards"},
      {"cards too many together",
       position(R"("display": ["red", "red", "red"], "discard": {"red": 4}, "players": [{}, {}])"), "red"},
      {"an unknown colour", seat1(R"("hand": {"rde": 1})"), "state.players[1].hand"},
      {"an unknown route", seat1(R"("routes": ["R99"])"), "state.players[1].routes[0]: "},
      {"an unknown contract", position(R"("players": [{}, {"contracts": ["C99"]}])"),
       "state.players[1].contracts[0]: "},
      {"a route owned twice", position(R"("players": [{"routes": ["R03"]}, {"routes": ["R03"]}])"),
       "state.players[1].routes[0]: "},
      {"a contract held twice", position(R"("players": [{"contracts": ["C01"]}, {"contracts": ["C01"]}])"),
       "state.players[1].contracts[0]: "},
      {"a wrong type", seat1(R"("carts": "sixteen")"), "state.players[1].carts: "},
      {"a number out of range", seat1(R"("carts": -1)"), "state.players[1].carts: "},
      {"carts that do not fit the routes", seat1(R"("carts": 3)"), "state.players[1].carts: "},
      {"a fraction", seat1(R"("carts": 1.5)"), "state.players[1].carts: "},
      {"an unknown key of a player", seat1(R"("gold": 3)"), "state.players[1]"},
      {"an unknown key of the state", position(R"("weather": "rain", "players": [{}, {}])"), "weather"},
      {"an unknown key of the file", R"({"game": "amsterdam", "stat": {}})", "stat"},
      {"an unknown stage", R"({"game": "amsterdam", "state": {"stage": "dinner", "players": [{}, {}]}})",
       "state.stage: "},
      {"a seat that is not there", R"({"game": "amsterdam", "state": {"to_move": 2, "players": [{}, {}]}})",
       "state.to_move: "},
      {"truncated", seat1("").substr(0, 60), "line 2, "},
      {"text after the end", seat1("") + "x", "line 5, column 1: "},
      {"a comma too many", position("\"passes\": 0,"), "column"},
      {"a key twice", position(R"("passes": 0, "passes": 0)"), "passes"},
      {"no game", R"({"state": {}})", "game: "},
      {"an unknown game", R"({"game": "chess", "state": {}})", "unknown game \"chess\""},
      {"a game that is no text", R"({"game": 3, "state": {}})", "game: "},
      {"no state", R"({"game": "amsterdam", "options": {"players": 2}})", "state: "},
      {"a state that is no object", R"({"game": "amsterdam", "options": {"players": 2}, "state": []})", "state: "},
      {"one player", R"({"game": "amsterdam", "state": {"players": [{}]}})", "players must be 2 to 4"},
      {"too many players", R"({"game": "amsterdam", "options": {"players": 5}, "state": {}})",
       "players must be 2 to 4"},
      {"players that do not fit the option",
       R"({"game": "amsterdam", "options": {"players": 3}, "state": {"players": [{}, {}]}})", "state.players"},
      {"an unknown option", R"({"game": "amsterdam", "options": {"wind": "on"}, "state": {}})", "options.wind: "},
      {"an unknown edition", position("", R"("edition": "deluxe", "options": {"players": 2},)"), "edition: "},
      {"another rules version", position("", R"("rules_version": 99, "options": {"players": 2},)"), "rules_version: "},
      {"a list", "[]", "line 1, column 1: "},
      {"not JSON", "hello", "line 1, column 1: "},
      {"a NUL", std::string("{\"game\": \"am\0\"}", 15), "line 1, "},
      {"bad UTF-8", "{\"game\": \"\xff\"}", "line 1, "},
      {"deep nesting", std::string(100'000, '['), "nested deeper than"},
  };
  for (const Broken& broken : cases) {
    SCOPED_TRACE(broken.name);
    for (const char* command : {"legal", "score"}) {
      expect_refused(run({"position", command, "-"}, broken.text), 1, broken.says);
    }
  }
}

TEST(BrokenPosition, a_move_beyond_what_a_position_can_hold_is_refused) {
  const std::string full =
      R"({"game": "oltremare", "state": {"players": [{"hand": ["SA08"]}, {"prestige": 254}, {}]}})";
  const std::vector<std::string> deal{"position",      "apply", "-",    "talk:1", "give:SA08",
                                      "claim:nothing", "pay:0", "send", "accept"};
  expect_refused(run(deal, full), 1, "move accept leads beyond what a position can hold: players[1].prestige: ");
}

TEST(BrokenPosition, fifty_megabytes_of_brackets_are_not_even_read) {
  const std::string file = (Folder::path() / "brackets.json").string();
  const Result made = shell("head -c 50000000 /dev/zero | tr '\\0' '[' >" + file);
  ASSERT_EQ(made.status, 0);
  expect_refused(run({"position", "legal", file}), 1, file + ": line 1, column 8388609: larger than 8 MiB");
  expect_refused(shell("\"$FONDACO\" position legal - <" + file), 1, "standard input: line 1, ");
  expect_refused(shell("\"$FONDACO\" replay - <" + file), 1, "larger than 8 MiB");
  expect_refused(shell("\"$FONDACO\" edition check " + file), 1, "larger than 8 MiB");
}

TEST(BrokenPosition, every_truncation_is_refused_without_a_crash) {
  const std::string whole = output({"position", "new", "amsterdam"});
  for (std::size_t size = 0; size + 2 < whole.size(); size += 37) {
    SCOPED_TRACE(size);
    expect_refused(run({"position", "legal", "-"}, whole.substr(0, size)), 1, "standard input: line ");
  }
}

}  // namespace
}  // namespace fondaco::cli::testing
