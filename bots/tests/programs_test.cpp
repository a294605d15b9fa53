// SPDX-License-Identifier: MIT
// Bots that are programs of their own: whole games with the example, and everything such a program may do wrong.
#include "bots/programs.hpp"

#include <gmock/gmock.h>
#include <sys/wait.h>

#include <cerrno>

#include "bots/arena.hpp"
#include "bots/tests/some_game.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

BotSpec example() { return bot("exec:python3 '" FONDACO_SOURCE_DIR "/docs/example/bot.py'"); }

/// A program of the shell that reads `hello` and is ready, and then does this.
BotSpec script(const std::string& then, const std::string& limits = "") {
  return bot("exec:sh -c 'read hello; echo \"{\\\"ready\\\":true}\"; " + then + "'" + limits);
}

/// What the failure of a bot says, playing the first seat of some game.
std::string failure(const BotSpec& first) {
  const auto game = some_game(2);
  try {
    make_runner(*game)->play(std::vector<BotSpec>{first, bot("random")}, Seed{1, 1});
  } catch (const BotFailure& failure) {
    return failure.what();
  }
  return "no failure";
}

/// Nobody is left behind, running or dead.
void expect_no_children() {
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(Programs, the_example_plays_every_game) {
  for (const GameEntry* entry : games::catalogue()) {
    const Seat players = entry->max_players;
    const auto game = game_of(*entry, players);
    std::vector<BotSpec> seats(players, bot("random"));
    seats[1] = example();
    const GameResult result = make_runner(*game)->play(seats, Seed{2, 2});
    EXPECT_EQ(fault_text(result.sound), "") << entry->id;
    EXPECT_GT(result.effort[1].decisions, 0U) << entry->id;
    EXPECT_EQ(result.effort[1].simulations, 0U);
  }
  expect_no_children();
}

TEST(Programs, the_same_seed_gives_the_same_game) {
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  const std::vector<BotSpec> seats{example(), bot("greedy")};
  const GameResult once = runner->play(seats, Seed{4, 4});
  EXPECT_EQ(once.state_hash, runner->play(seats, Seed{4, 4}).state_hash) << "by the same process";
  EXPECT_EQ(once.state_hash, make_runner(*game)->play(seats, Seed{4, 4}).state_hash) << "by another";
}

TEST(Programs, arena_of_programs_on_two_threads) {
  const auto game = some_game(2);
  const std::vector<BotSpec> bots{example(), bot("random")};
  const ArenaResult one = arena(*game, bots, 3, 8, 1, std::nullopt);
  const ArenaResult two = arena(*game, bots, 3, 8, 2, std::nullopt);
  EXPECT_EQ(one.games, 8U);
  EXPECT_EQ(one.contenders[0].tally.score, two.contenders[0].tally.score);
  expect_no_children();
}

TEST(Programs, a_process_plays_one_game_after_the_other) {
  // Counts what it was told and answers the first move; after two games it gives up with the counts.
  const std::string count =
      "n=0; while read -r line; do case $line in *newgame*) n=$((n+1));; *choose*) "
      "if test $n = 3; then echo \"{\\\"error\\\":\\\"third game\\\"}\"; continue; fi; "
      "m=${line#*\\\"moves\\\":[\\\"}; echo \"{\\\"move\\\":\\\"${m%%\\\"*}\\\"}\";; esac; done";
  const auto game = some_game(2);
  const auto runner = make_runner(*game);
  const std::vector<BotSpec> seats{script(count), bot("random")};
  runner->play(seats, Seed{1, 1});
  runner->play(seats, Seed{1, 2});
  EXPECT_THROW(runner->play(seats, Seed{1, 3}), BotFailure);
}

TEST(Programs, what_goes_wrong_is_named) {
  EXPECT_EQ(failure(bot("exec:/nonexistent/bot --fast")),
            "bot 'exec:/nonexistent/bot --fast' cannot be started: No such file or directory");
  EXPECT_THAT(failure(bot("exec:true")), HasSubstr("ended with exit status 0"));
  EXPECT_THAT(failure(bot("exec:cat")), HasSubstr("greeted with \"{\\\"type\\\":\\\"hello\\\""));
  EXPECT_THAT(failure(script("exit 3")), HasSubstr("ended with exit status 3"));
  EXPECT_THAT(failure(script("kill -9 $$")), HasSubstr("was ended by signal 9"));
  EXPECT_THAT(failure(script("read game; read question; echo draw; cat")),
              AllOf(StartsWith("bot 'exec:sh -c "), HasSubstr("in seat 0 said \"draw\"")));
  EXPECT_THAT(failure(script("read game; read question; echo \"{\\\"error\\\":\\\"tired\\\"}\"; cat")),
              HasSubstr("in seat 0 gave up: \"tired\""));
  EXPECT_THAT(failure(script("read game; read question; exec yes | tr -d \"\\\\n\"")), HasSubstr("in one line"));
  expect_no_children();
}

TEST(Programs, a_program_that_hangs_is_left_with_all_it_started) {
  // Neither the end of its input nor a polite signal moves it, and it has a child.
  EXPECT_THAT(failure(script("trap \"\" TERM INT; sleep 1000 & while :; do sleep 1000; done", "@1ms")),
              HasSubstr("gave no answer within 1001 ms"));
  expect_no_children();
}

TEST(Programs, a_program_that_does_not_read_does_not_block_us) {
  const auto deadline = [] { return std::chrono::steady_clock::now() + std::chrono::milliseconds(50); };
  Process process;
  ASSERT_EQ(process.start({"sleep", "1000"}), "");
  const std::string much(std::size_t{4} << 20U, 'x');
  EXPECT_EQ(process.send(much, deadline()), Process::Outcome::late);
}

TEST(Programs, the_command_is_run_as_it_is) {
  Process process;
  ASSERT_EQ(process.start({"printf", "%s|", "$HOME", "a b", "*", "; echo x", "\n"}), "");
  std::string line;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  ASSERT_EQ(process.receive(line, deadline), Process::Outcome::done);
  EXPECT_EQ(line, "$HOME|a b|*|; echo x|");
}

TEST(Programs, a_dead_one_does_not_end_us) {
  Process process;
  ASSERT_EQ(process.start({"true"}), "");
  std::string line;
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  EXPECT_EQ(process.receive(line, deadline), Process::Outcome::ended);
  EXPECT_EQ(process.send("hello\n", deadline), Process::Outcome::ended) << "and no SIGPIPE";
  EXPECT_EQ(process.ending(), "ended with exit status 0");
}

}  // namespace
}  // namespace fondaco::bots
