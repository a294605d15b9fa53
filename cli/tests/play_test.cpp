// SPDX-License-Identifier: MIT
// `fondaco play`, driven through a pipe as a script would.
#include <gmock/gmock.h>

#include "bots/bot.hpp"
#include "cli/tests/program.hpp"
#include "engine/match.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

using Words = std::vector<std::string>;

std::string lines(std::initializer_list<std::string_view> answers) {
  std::string text;
  for (const std::string_view answer : answers) text.append(answer).append("\n");
  return text;
}

std::string times(int count, std::string_view answer) {
  std::string text;
  for (int i = 0; i < count; ++i) text.append(answer).append("\n");
  return text;
}

/// More answers than a game has decisions.
constexpr int enough = 400;

std::string play(Words options, const std::string& input) {
  options.insert(options.begin(), {"play", "amsterdam", "--lang", "en", "--seed", "7"});
  return output(options, input);
}

/// Resumes, with the language said so that the environment does not matter.
std::string go_on(Words options, const std::string& input) {
  options.insert(options.begin(), {"play", "--lang", "en"});
  return output(options, input);
}

std::string fresh(const std::string& name) {
  const auto path = Folder::path() / name;
  std::filesystem::remove(path);
  return path.string();
}

std::string after(const std::string& text, std::string_view mark) {
  const std::size_t at = text.rfind(mark);
  return at == std::string::npos ? "nothing after " + std::string(mark) : text.substr(at + mark.size());
}

/// Wherever the lines break.
std::string in_one_line(const std::string& text) {
  std::string line;
  for (const char letter : text) {
    const bool blank = letter == ' ' || letter == '\n';
    if (!blank) line += letter;
    if (blank && !line.ends_with(' ')) line += ' ';
  }
  return line;
}

TEST(Play, a_whole_game_by_ones) {
  const std::string game = play({}, times(enough, "1"));
  EXPECT_THAT(game, StartsWith("Ticket to Ride: Amsterdam · 2 players · you are seat 0\n"));
  EXPECT_THAT(in_one_line(game),
              AllOf(HasSubstr("The game is over"), HasSubstr("The result"), HasSubstr("Seed of this game: 7")));
  EXPECT_THAT(after(game, "The result"), AllOf(HasSubstr("Points: "), HasSubstr("Routes"),
                                               HasSubstr("Contracts failed"), HasSubstr("Total"), HasSubstr("Rank")));
  EXPECT_THAT(game, Not(HasSubstr("\x1b"))) << "no colour in a pipe";
  EXPECT_THAT(game, AllOf(Not(HasSubstr("\u2039")), Not(HasSubstr("{$"))));
  EXPECT_EQ(play({}, times(enough, "1")), game) << "the same seed and answers give the same game";
}

TEST(Play, every_seat_and_number_of_players) {
  for (const char* players : {"2", "3", "4"}) {
    const std::string seat(1, static_cast<char>(players[0] - 1));
    const std::string game = play({"--players", players, "--seat", seat, "--bot", "random"}, times(enough, "2\n1"));
    EXPECT_THAT(game, AllOf(HasSubstr("you are seat " + seat), HasSubstr("The result")));
  }
}

TEST(Play, asks_in_words_and_shows_the_board) {
  const std::string game = play({}, "keep:both\n");
  EXPECT_THAT(game, AllOf(HasSubstr("Your turn. Which contracts do you keep?"), HasSubstr("3  keep:both  Keep both")));
  EXPECT_THAT(game, AllOf(HasSubstr("(DAM)"), HasSubstr("Display"), HasSubstr("Hand"), HasSubstr("medium 1")));
  EXPECT_THAT(after(game, "> keep:both"), AllOf(HasSubstr("You keep C"), HasSubstr("keeps one contract.")));
  EXPECT_THAT(after(game, "> keep:both"), HasSubstr("Your turn. Draw cards, claim a route, or draw contracts."));
}

TEST(Play, explains_why_a_move_is_possible_or_not) {
  const std::string game =
      play({}, lines({"1", "why claim:R24", "? r24", "why 1", "why", "why nonsense", "why claim:"}));
  EXPECT_THAT(game,
              HasSubstr("> why claim:R24\nclaim:R24 is not possible: TA-5.5 The payment is exactly as many cards"));
  EXPECT_THAT(game, HasSubstr("> ? r24\nclaim:R24 is not possible: TA-5.5 "));
  EXPECT_THAT(game, HasSubstr("> why 1\ndraw:blind is possible: TA-4.1 "));
  EXPECT_THAT(game, HasSubstr("> why\nAsk about a move: "));
  EXPECT_THAT(game, HasSubstr("> why nonsense\n\"nonsense\" is no move and no command here."));
  EXPECT_THAT(game, HasSubstr("> why claim:\n\"claim:\" could be claim:R"));
}

TEST(Play, an_impossible_move_is_explained_and_nothing_happens) {
  const std::string game = play({}, lines({"1", "claim:R24", "pay:red", "1"}));
  EXPECT_THAT(game, HasSubstr("> claim:R24\nclaim:R24 is not possible: TA-5.5"));
  EXPECT_THAT(game, HasSubstr("> pay:red\npay:red is not possible: TA-5.1"));
  EXPECT_THAT(after(game, "> 1"), HasSubstr("Your turn. Draw the second card."));
}

TEST(Play, shows_rules_log_score_hint_and_help) {
  const std::string game = play({}, lines({"3", "rule ta-5.4", "rule TA-7", "rule TA-99", "rule", "log", "score",
                                           "hint", "?", "board", "moves"}));
  EXPECT_THAT(game, HasSubstr("> rule ta-5.4\nTA-5.4 With 2 players"));
  EXPECT_THAT(game, HasSubstr("> rule TA-7\nTA-7 End of the game\nTA-7.1 "));
  EXPECT_THAT(game, HasSubstr("> rule TA-99\nThere is no rule TA-99. Near: TA-1, "));
  EXPECT_THAT(game, HasSubstr("> rule\nAsk for a rule or a chapter: rule TA-1."));
  EXPECT_THAT(after(game, "> log"), HasSubstr("You keep C"));
  EXPECT_THAT(after(game, "> log"), HasSubstr("TA-2.6"));
  EXPECT_THAT(after(game, "> score"), AllOf(HasSubstr("If the game ended now"), HasSubstr("hidden")));
  EXPECT_THAT(after(game, "> hint"), AllOf(HasSubstr("chance to win "), HasSubstr(" · expected lead ")));
  EXPECT_THAT(after(game, "> ?"), HasSubstr("why MOVE"));
  EXPECT_THAT(after(game, "> board"), AllOf(HasSubstr("R05 HAR–KOR [R] =R04"), HasSubstr("cart route")));
  EXPECT_THAT(after(game, "> moves"), HasSubstr("Claim R04 Haringpakkerstoren - Korenmetershuisje"));
}

TEST(Play, undo_takes_back_what_nobody_has_learned_from) {
  const std::string game = play({}, lines({"undo", "1", "claim:R04", "undo", "claim:R04"}));
  EXPECT_THAT(game, HasSubstr("> undo\nThere is nothing to take back."));
  EXPECT_THAT(after(game, "> undo"), AllOf(HasSubstr("Back to your decision"), HasSubstr("Your turn. Draw cards")));
  EXPECT_THAT(after(game, "> claim:R04"), HasSubstr("Your turn. Pay for the route."));
}

TEST(Play, undo_stops_at_the_barrier_unless_forced) {
  const std::string game =
      play({}, lines({"1", "draw:blind", "undo", "undo!", "draw:blind", "undo!", "undo!", "undo!"}));
  EXPECT_THAT(game, HasSubstr("> undo\nSince your last decision somebody has decided or learned something new"));
  EXPECT_THAT(game, HasSubstr("> undo!\nBack to your last decision. What came after it is forgotten."));
  EXPECT_THAT(game, HasSubstr("> undo!\nThere is nothing to take back."));
}

TEST(Play, save_and_resume_give_the_same_game) {
  const std::string half = fresh("half.json");
  const std::string whole = fresh("whole.json");
  const std::string joined = fresh("joined.json");
  EXPECT_THAT(play({}, times(9, "1") + "save " + half + "\n"), HasSubstr("Saved: " + half));
  play({"--save", whole}, times(enough, "1"));
  const std::string rest = go_on({"--resume", half, "--save", joined}, times(enough, "1"));
  EXPECT_THAT(rest, AllOf(HasSubstr("Resumed."), HasSubstr("The result"), HasSubstr("Saved: " + joined)));
  EXPECT_EQ(read_file(joined), read_file(whole));
  EXPECT_EQ(output({"replay", whole, "--verify"}).substr(0, 9), "verified:");
  const auto match = Match::load(read_file(whole), games::catalogue(), nullptr, true);
  ASSERT_EQ(fault_text(match), "");
  EXPECT_TRUE(match->over());
  EXPECT_EQ(match->seats(), (std::vector<std::string>{"human", "medium"}));
}

TEST(Play, autosave_is_up_to_date_after_every_move_and_undo) {
  const std::string file = fresh("auto.json");
  const auto moves = [&] { return at(parsed(read_file(file)), "moves").items().size(); };
  EXPECT_THAT(play({"--save", file}, "1\n"), HasSubstr("Go on with: fondaco play --resume " + file));
  EXPECT_EQ(moves(), 2U) << "both seats have chosen their contracts";
  go_on({"--resume", file, "--save", file}, "claim:R04\n");
  EXPECT_EQ(moves(), 3U);
  go_on({"--resume", file, "--save", file}, "undo\n");
  EXPECT_EQ(moves(), 2U);
}

TEST(Play, resumes_with_the_seats_of_the_record) {
  const std::string file = fresh("seats.json");
  play({"--players", "3", "--seat", "2", "--bot", "random"}, "save " + file + "\n");
  const std::string game = go_on({"--resume", file}, "");
  EXPECT_THAT(game, AllOf(HasSubstr("3 players · you are seat 2"), HasSubstr("random 0"), HasSubstr("random 1")));
}

TEST(Play, a_finished_record_shows_its_result) {
  const std::string file = fresh("finished.json");
  play({"--save", file}, times(enough, "1"));
  EXPECT_THAT(go_on({"--resume", file}, ""), HasSubstr("The result"));
}

TEST(Play, saving_never_ends_or_harms_the_game) {
  const std::string taken = Folder::file("taken.json", "precious");
  const std::string game =
      play({}, lines({"1", "save", "save /nowhere/at/all.json", "save " + taken, "save! " + taken, "1"}));
  EXPECT_THAT(game, HasSubstr("> save\nSay where: save FILE."));
  EXPECT_THAT(game, HasSubstr("Not saved: cannot write /nowhere/at/all.json: No such file or directory"));
  EXPECT_THAT(game, HasSubstr(taken + " exists already."));
  EXPECT_THAT(game, HasSubstr("Saved: " + taken));
  EXPECT_THAT(after(game, "> 1"), HasSubstr("Draw the second card."));
  EXPECT_THAT(read_file(taken), StartsWith("{"));
}

TEST(Play, italian_by_option_and_by_environment) {
  const std::string game = output({"play", "amsterdam", "--lang", "it", "--seed", "7"},
                                  lines({"1", "perché claim:R24", "annulla", "consiglio", "aiuto", "punti", "esci"}));
  EXPECT_THAT(game, AllOf(HasSubstr("Tocca a te. Quali Contratti tieni?"), HasSubstr("Fila"), HasSubstr("Mano")));
  EXPECT_THAT(game, HasSubstr("claim:R24 non è possibile: TA-5.5 Il pagamento"));
  EXPECT_THAT(after(game, "> annulla"), StartsWith("\nDopo la tua ultima decisione"));
  EXPECT_THAT(game, AllOf(HasSubstr("probabilità di vittoria"), HasSubstr("perché MOSSA"), HasSubstr("nascosto")));
  EXPECT_THAT(game, AllOf(HasSubstr("Arrivederci."), Not(HasSubstr("\u2039"))));
  EXPECT_THAT(shell("LC_ALL= LC_MESSAGES= LANG=it_IT.UTF-8 \"$FONDACO\" play amsterdam </dev/null").out,
              HasSubstr("Tocca a te."));
  EXPECT_THAT(shell("LC_ALL=C LANG=it_IT.UTF-8 \"$FONDACO\" play amsterdam </dev/null").out, HasSubstr("Your turn."));
}

TEST(Play, bad_input_gets_one_answer_and_the_game_goes_on) {
  const std::string strange("\x1b[31mred\x07\xff", 10);
  const std::string long_line(100'000, 'x');
  const std::string game =
      play({}, "nonsense\n0\n99\n" + strange + "\n" + long_line + "\n" + std::string(3, '\0') + "\n1\n");
  EXPECT_THAT(game, HasSubstr("> nonsense\n\"nonsense\" is no move and no command here. Type ? for help."));
  EXPECT_THAT(game, AllOf(HasSubstr("> 0\nThere are moves 1 to 3."), HasSubstr("> 99\nThere are moves 1 to 3.")));
  EXPECT_THAT(game, AllOf(Not(HasSubstr("\x1b")), Not(HasSubstr("\x07")), HasSubstr("xxx…\" is no move")));
  EXPECT_THAT(after(game, "> 1"), HasSubstr("Your turn. Draw cards"));
  EXPECT_LT(game.size(), 30'000U);
}

TEST(Play, the_end_of_the_input_and_quit_are_polite) {
  for (const std::string_view input : {"", "1\nquit\n", "1\nquit", "1"}) {
    EXPECT_THAT(play({}, std::string(input)), ::testing::EndsWith("\nGoodbye.\n")) << input;
  }
}

TEST(Play, ctrl_c_is_clean) {
  // The prompt is waited for, so that the program is asking when the signal comes.
  const std::string pipe = fresh("answers");
  const std::string told = fresh("told");
  const Result result = shell("mkfifo " + pipe + "; \"$FONDACO\" play amsterdam --lang en <" + pipe + " >" + told +
                              " & game=$!; exec 3>" + pipe + "; for i in $(seq 1000); do tail -c 2 " + told +
                              " | grep -q '> ' && break; sleep 0.02; done; kill -INT $game; wait $game");
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.err, "");
  EXPECT_THAT(read_file(told), ::testing::EndsWith("> \nGoodbye.\n"));
}

TEST(Play, levels_are_called_by_their_names_in_each_language) {
  EXPECT_THAT(play({}, ""), AllOf(HasSubstr("Level of the bots: medium\n"), HasSubstr("1  medium 1")));
  const std::string game = output({"play", "amsterdam", "--lang", "it", "--seed", "7", "--bot", "novice"}, "");
  EXPECT_THAT(game, AllOf(HasSubstr("Livello dei bot: principiante\n"), HasSubstr("1  principiante 1")));
  EXPECT_THAT(play({"--bot", "novice@50ms"}, ""), HasSubstr("Level of the bots: novice@50ms\n"));
  EXPECT_THAT(play({"--bot", "greedy"}, ""), AllOf(Not(HasSubstr("Level of the bots")), HasSubstr("greedy 1")));
}

TEST(Play, every_level_has_a_name_in_each_language) {
  for (const std::string_view level : bots::level_names) {
    const std::string file = fresh("level.json");
    const std::string game =
        output({"play", "amsterdam", "--lang", "it", "--bot", std::string(level)}, "salva " + file + "\n");
    EXPECT_THAT(game, AllOf(HasSubstr("Livello dei bot: "), Not(HasSubstr("\u2039")))) << level;
    EXPECT_THAT(read_file(file), HasSubstr("\"" + std::string(level) + "\"")) << "records speak one language";
  }
}

TEST(Play, a_hint_is_the_same_each_time_and_can_be_played) {
  const std::string game = play({}, lines({"1", "hint", "hint"}));
  const std::string second = after(game, "> hint");
  const std::string first = after(game.substr(0, game.rfind("> hint")), "> hint");
  EXPECT_EQ(first.substr(0, 60), second.substr(0, 60));
  const std::string move = first.substr(1, first.find(' ') - 1);
  EXPECT_THAT(play({}, lines({"1", "hint", move})), Not(HasSubstr("is no move"))) << move;
}

TEST(Play, says_which_options_were_set) {
  EXPECT_THAT(play({"--set", "start_player=seat1"}, ""), HasSubstr("Who starts: seat 1\n"));
}

TEST(Play, refuses_wrong_usage) {
  expect_refused(run({"play"}), 2, "name a game, or give --resume FILE");
  expect_refused(run({"play", "chess"}), 2, "unknown game");
  expect_refused(run({"play", "amsterdam", "--seat", "2"}), 2, "--seat: the seats are 0 to 1");
  expect_refused(run({"play", "amsterdam", "--bot", "genius"}), 2, "unknown bot \"genius\"");
  expect_refused(run({"play", "amsterdam", "--lang", "xx"}), 2, "none of en|it|de|fr");
  const std::string file = fresh("usage.json");
  play({}, "save " + file + "\n");
  expect_refused(run({"play", "--resume", file, "--players", "3"}), 2, "--resume takes players");
}

TEST(Play, refuses_files_it_cannot_read_or_should_not_write) {
  expect_refused(run({"play", "--resume", "/nowhere.json"}), 1, "cannot read /nowhere.json");
  expect_refused(run({"play", "--resume", Folder::file("cut.json", "{\"format\": 1,")}), 1, "cut.json: line 1");
  expect_refused(run({"play", "amsterdam", "--save", Folder::file("old.json", "old")}), 1, "old.json exists already");
  expect_refused(run({"play", "amsterdam", "--save", "/nowhere/new.json"}), 1, "cannot write /nowhere/new.json");
}

TEST(Play, a_program_can_be_the_other_side) {
  const std::string program = "exec:python3 '" FONDACO_SOURCE_DIR "/docs/example/bot.py'";
  const std::string file = fresh("program.fondaco.json");
  const std::string game = play({"--bot", program, "--save", file}, times(enough, "1"));
  EXPECT_THAT(game, HasSubstr("The result"));
  EXPECT_THAT(output({"replay", file, "--verify"}), HasSubstr("verified"));
  EXPECT_THAT(play({"--bot", program}, "1\n1\n1\nundo!\n1\n" + times(enough, "1")), HasSubstr("The result"))
      << "it is told everything again";
}

TEST(Play, a_file_does_not_start_programs) {
  const std::string trace = fresh("trace");
  const std::string program = "exec:touch " + trace;
  const std::string file = fresh("strange.fondaco.json");
  play({"--save", file}, "1\nquit\n");
  std::string record = read_file(file);
  const std::string_view bot = "\"medium\"";
  record.replace(record.find(bot), bot.size(), "\"" + program + "\"");
  Folder::file("strange.fondaco.json", record);
  const Result result = run({"play", "--resume", file, "--lang", "en"}, "1\nquit\n");
  expect_refused(result, 2, "name it again with --bot");
  EXPECT_FALSE(std::filesystem::exists(trace));
  EXPECT_THAT(go_on({"--resume", file, "--bot", "greedy"}, "1\nquit\n"), HasSubstr("Resumed."));
}

}  // namespace
}  // namespace fondaco::cli::testing
