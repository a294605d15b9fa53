// SPDX-License-Identifier: MIT
// Help, wrong usage, exit status, and what happens when the world outside does not play along.
#include "cli/tests/program.hpp"
#include "cli/version.hpp"

namespace fondaco::cli::testing {
namespace {

using Words = std::vector<std::string>;

const std::vector<Words> commands{{"games"},
                                  {"describe"},
                                  {"play"},
                                  {"selfplay"},
                                  {"arena"},
                                  {"position"},
                                  {"position", "new"},
                                  {"position", "legal"},
                                  {"position", "apply"},
                                  {"position", "why"},
                                  {"position", "view"},
                                  {"position", "score"},
                                  {"hint"},
                                  {"replay"},
                                  {"rules"},
                                  {"edition"},
                                  {"edition", "check"},
                                  {"bench"},
                                  {"serve"},
                                  {"load"},
                                  {"store"},
                                  {"store", "check"},
                                  {"store", "backup"},
                                  {"store", "restore"},
                                  {"store", "export"}};

TEST(Usage, alone_it_gives_an_overview) {
  const std::string text = output({});
  EXPECT_NE(text.find("fondaco play"), std::string::npos);
  EXPECT_NE(text.find("fondaco --help"), std::string::npos);
}

TEST(Usage, version_is_the_one_of_the_project) {
  EXPECT_EQ(output({"--version"}), "fondaco " + std::string(version) + "\n");
  const std::string build = read_file(FONDACO_SOURCE_DIR "/CMakeLists.txt");
  EXPECT_NE(build.find("project(fondaco VERSION " + std::string(version) + " "), std::string::npos);
}

TEST(Usage, help_lists_every_command) {
  const std::string text = output({"--help"});
  for (const Words& command : commands)
    EXPECT_NE(text.find("\n  " + command[0] + " "), std::string::npos) << command[0];
}

TEST(Usage, every_command_teaches_by_example) {
  for (const Words& command : commands) {
    Words words = command;
    words.emplace_back("--help");
    const std::string text = output(words);
    std::string name = "fondaco";
    for (const std::string& word : command) name += " " + word;
    EXPECT_NE(text.find("Usage: " + name), std::string::npos) << text;
    EXPECT_NE(text.find("\n  " + name), std::string::npos) << "no example: " << text;
  }
}

struct WrongCall {
  Words words;
  std::string says;
};

TEST(Usage, wrong_calls_end_with_status_2_and_a_hint) {
  const std::vector<WrongCall> calls{
      {{"gmaes"}, "did you mean games?"},
      {{"--nonsense"}, "--nonsense"},
      {{"position"}, "new, legal, apply, why, view, score"},
      {{"position", "legl", "x"}, "did you mean legal?"},
      {{"games", "--nonsense"}, "--nonsense"},
      {{"games", "more"}, "more"},
      {{"selfplay"}, "GAME"},
      {{"selfplay", "chess"}, "unknown game \"chess\" (known: amsterdam"},
      {{"selfplay", "amsterdam", "--players", "1"}, "2 to 4 players"},
      {{"selfplay", "amsterdam", "--players", "5"}, "2 to 4 players"},
      {{"selfplay", "amsterdam", "--players", "two"}, "--players"},
      {{"selfplay", "amsterdam", "--bots", "rando"}, "unknown bot \"rando\""},
      {{"selfplay", "amsterdam", "--bots", "random,"}, "unknown bot \"\""},
      {{"selfplay", "amsterdam", "--bots", "random@fast"}, "100ms"},
      {{"selfplay", "amsterdam", "--bots", "random,random,random"}, "more bots than seats"},
      {{"tune", "amsterdam", "--bot", "random"}, "only search has settings"},
      {{"tune", "amsterdam", "--bot", "greedy"}, "only search has settings"},
      {{"tune", "amsterdam", "--what", "terms", "--bot", "random"}, "only greedy and search"},
      {{"tune", "amsterdam", "--what", "terms", "--bot", "exec:true"}, "only greedy and search"},
      {{"tune", "amsterdam", "--what", "terms", "--bot", "greedy", "--proof", "random"}, "--proof: only greedy"},
      {{"tune", "amsterdam", "--try", "a.json", "--out", "b.json"}, "--out excludes --try"},
      {{"tune", "merkator", "--players", "1", "--what", "levels"}, "two players or more"},
      {{"tune", "amsterdam", "--what", "luck"}, "--what"},
      {{"selfplay", "amsterdam", "--bots", "exec:"}, "a command, such as exec:./mybot"},
      {{"selfplay", "amsterdam", "--bots", "exec:'my bot"}, "a quote is not closed"},
      {{"selfplay", "amsterdam", "--bots", "exec:./mybot@soon"}, "100ms"},
      {{"selfplay", "amsterdam", "--games", "0"}, "--games"},
      {{"selfplay", "amsterdam", "--games", "-1"}, "--games"},
      {{"selfplay", "amsterdam", "--threads", "0"}, "--threads"},
      {{"selfplay", "amsterdam", "--seed", "one"}, "--seed"},
      {{"selfplay", "amsterdam", "--seed", "0x10000000000000000"}, "2^64"},
      {{"selfplay", "amsterdam", "--set", "merch_ties"}, "option=value"},
      {{"selfplay", "amsterdam", "--set", "merch_ties=fair"}, "merch_ties"},
      {{"selfplay", "amsterdam", "--set", "wind=on"}, "unknown option \"wind\""},
      {{"selfplay", "amsterdam", "--set", "start_player=seat3"}, "start_player"},
      {{"selfplay", "amsterdam", "--edition", "deluxe"}, "unknown edition \"deluxe\" (known: default)"},
      {{"selfplay", "amsterdm"}, "unknown game \"amsterdm\", did you mean \"amsterdam\"?"},
      {{"selfplay", "amsterdam", "--edition", "defualt"}, "did you mean \"default\"?"},
      {{"selfplay", "amsterdam", "--bots", "greddy"}, "did you mean \"greedy\"?"},
      {{"selfplay", "amsterdam", "--set", "merch_tie=literal"}, "did you mean \"merch_ties\"? (known: players, "},
      {{"selfplay", "amsterdam", "--set", "merch_ties=litreal"}, "did you mean \"literal\"?"},
      {{"selfplay", "amsterdam", "--set", "players=5"}, "players must be 2 to 4"},
      {{"selfplay", "amsterdam", "--set", "players=many"}, "option 'players' cannot be \"many\" (1 to 6)"},
      {{"arena", "amsterdam"}, "--bots"},
      {{"arena", "amsterdam", "--bots", "random"}, "two different bots"},
      {{"arena", "amsterdam", "--bots", "random,random"}, "two different bots"},
      {{"arena", "amsterdam", "--players", "4", "--bots", "random,greedy,random"}, "4 seats"},
      {{"arena", "amsterdam", "--bots", "random,greedy,random"}, "2 seats"},
      {{"arena", "amsterdam", "--bots", "greedy,random", "--sprt", "5"}, "0,20"},
      {{"arena", "amsterdam", "--bots", "greedy,random", "--sprt", "5,-5"}, "0,20"},
      {{"arena", "amsterdam", "--bots", "greedy,random", "--sprt", "0,nan"}, "0,20"},
      {{"arena", "amsterdam", "--players", "3", "--bots", "greedy,random,random", "--sprt", "0,5"}, "--sprt"},
      {{"arena", "amsterdam", "--bots", "greedy,random", "--move-time", "0"}, "--move-time"},
      {{"position", "new", "chess"}, "unknown game \"chess\""},
      {{"rules", "amsterdam", "--lang", "xx"}, "--lang"},
      {{"rules", "chess"}, "unknown game \"chess\""},
      {{"rules", "amsterdam", "TA-5", "--json"}, "excludes"},
      {{"describe", "chess"}, "unknown game \"chess\""},
      {{"describe", "--sentences", "--views"}, "excludes"},
      {{"bench", "chess"}, "unknown game \"chess\""},
      {{"bench", "--seconds", "0"}, "--seconds"},
      {{"edition", "check"}, "FILE"},
      {{"replay"}, "FILE"},
      {{"store"}, "check, backup, restore, export"},
      {{"store", "check"}, "FILE"},
      {{"store", "backup", "fondaco.db"}, "TO"},
      {{"store", "restore", "monday.db"}, "FILE"},
      {{"store", "export", "fondaco.db", "--out", "/nonexistent"}, "--out"},
  };
  for (const WrongCall& call : calls) {
    SCOPED_TRACE(call.words.empty() ? "" : call.words.back());
    const Result result = run(call.words);
    expect_refused(result, 2, call.says);
    EXPECT_NE(result.err.find("--help`)"), std::string::npos) << result.err;
  }
}

TEST(Usage, unreadable_files_end_with_status_1) {
  expect_refused(run({"position", "legal", "/nonexistent/file"}), 1, "/nonexistent/file: No such file");
  expect_refused(run({"position", "legal", "/"}), 1, "cannot read /: Is a directory");
  expect_refused(run({"replay", "/nonexistent/file"}), 1, "No such file");
  expect_refused(run({"edition", "check", "/"}), 1, "Is a directory");
  expect_refused(run({"selfplay", "amsterdam", "--edition", "/nonexistent/e.json"}), 1, "No such file");
  expect_refused(shell("\"$FONDACO\" position legal - <&-"), 1, "cannot read standard input");
}

TEST(Usage, control_characters_never_reach_the_terminal) {
  const Result result = run({"position", "legal", "no\x1b[2J\nfile"});
  expect_refused(result, 1, "No such file");
  EXPECT_EQ(result.err.find('\x1b'), std::string::npos);
}

TEST(Usage, a_full_disk_is_reported) {
  for (const char* command : {"games", "games --json", "rules amsterdam", "position new amsterdam", "--help", ""}) {
    SCOPED_TRACE(command);
    expect_refused(shell("\"$FONDACO\" " + std::string(command) + " >/dev/full"), 1, "No space left on device");
  }
  expect_refused(shell("\"$FONDACO\" games >&-"), 1, "cannot write");
}

TEST(Usage, a_reader_who_leaves_is_met_with_silence) {
  const Result result = shell("\"$FONDACO\" rules amsterdam | head -n 1");
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.out, "Ticket to Ride: Amsterdam\n");
  EXPECT_EQ(result.err, "");
}

TEST(Usage, no_colour_and_no_bar_outside_a_terminal) {
  for (const char* command : {"games", "rules amsterdam TA-4", "selfplay amsterdam --games 20"}) {
    const Result result = shell("\"$FONDACO\" " + std::string(command));
    EXPECT_EQ(result.out.find('\x1b'), std::string::npos);
    EXPECT_EQ(result.err, "");
  }
}

}  // namespace
}  // namespace fondaco::cli::testing
