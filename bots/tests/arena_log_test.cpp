// SPDX-License-Identifier: MIT
#include "bots/arena_log.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "bots/arena.hpp"
#include "bots/tests/some_game.hpp"

namespace fondaco::bots {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class ArenaLogs : public ::testing::Test {
 protected:
  std::unique_ptr<AnyGame> game = some_game(2);
  std::vector<BotSpec> bots = named("greedy,random");
  std::string path = (std::filesystem::temp_directory_path() / ("fondaco-log-" + std::to_string(::getpid()))).string();

  void SetUp() override { std::filesystem::remove(path); }
  void TearDown() override { std::filesystem::remove(path); }

  ArenaResult run(std::uint64_t games, unsigned threads = 1, std::optional<Sprt> sprt = std::nullopt) {
    ArenaLog log(path, *game, bots, 7);
    return arena(*game, bots, 7, games, threads, sprt, {}, &log);
  }
  std::string text() const {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(std::string_view content) const { std::ofstream(path, std::ios::binary) << content; }
  std::vector<std::string> lines() const {
    std::vector<std::string> all;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) all.push_back(line);
    return all;
  }
  std::string refusal() { return refusal(path); }
  std::string refusal(const std::string& file) {
    try {
      const ArenaLog log(file, *game, bots, 7);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "accepted";
  }
};

void expect_same(const ArenaResult& one, const ArenaResult& other) {
  EXPECT_EQ(one.games, other.games);
  EXPECT_EQ(one.seeds, other.seeds);
  EXPECT_EQ(one.moves, other.moves);
  for (std::size_t i = 0; i < one.contenders.size(); ++i) {
    const Contender& a = one.contenders[i];
    const Contender& b = other.contenders[i];
    EXPECT_EQ(a.tally.wins, b.tally.wins);
    EXPECT_EQ(a.tally.score, b.tally.score);
    EXPECT_EQ(a.tally.ranks, b.tally.ranks);
    EXPECT_EQ(a.effort.decisions, b.effort.decisions);
    EXPECT_EQ(a.results.elo().value, b.results.elo().value);
    EXPECT_EQ(a.results.elo().low, b.results.elo().low);
  }
}

TEST_F(ArenaLogs, an_interrupted_run_gives_the_numbers_of_a_whole_one) {
  const ArenaResult whole = arena(*game, bots, 7, 30, 2, std::nullopt);
  run(30, 2);
  const std::vector<std::string> all = lines();
  ASSERT_EQ(all.size(), 31U);
  // Any part of the games in any order, and the next line cut short wherever the power failed.
  std::string part = all[0] + "\n";
  for (std::size_t i = all.size() - 1; i > 12; --i) part += all[i] + "\n";
  for (const std::size_t cut : {std::size_t{0}, std::size_t{1}, all[5].size() / 2, all[5].size()}) {
    write(part + all[5].substr(0, cut));
    const ArenaResult resumed = run(30, 2);
    EXPECT_EQ(resumed.found, 18U);
    expect_same(whole, resumed);
    EXPECT_EQ(lines().size(), 31U);
  }
  const std::string finished = text();
  EXPECT_EQ(run(30).found, 30U);
  EXPECT_EQ(text(), finished) << "nothing is left to play";
}

TEST_F(ArenaLogs, a_run_can_be_made_longer) {
  run(10);
  const ArenaResult longer = run(20);
  EXPECT_EQ(longer.found, 10U);
  expect_same(arena(*game, bots, 7, 20, 1, std::nullopt), longer);
}

TEST_F(ArenaLogs, what_was_measured_is_kept) {
  const ArenaResult first = run(4);
  const ArenaResult again = run(4);
  EXPECT_GT(first.contenders[0].effort.decisions, 0U);
  EXPECT_EQ(first.contenders[0].effort.microseconds, again.contenders[0].effort.microseconds);
}

TEST_F(ArenaLogs, a_sequential_test_stops_at_the_same_seed) {
  const Sprt test{.elo0 = 0, .elo1 = 50};
  const ArenaResult whole = arena(*game, bots, 7, 1000, 1, test);
  run(whole.games / 2);
  const ArenaResult resumed = run(1000, 2, test);
  expect_same(whole, resumed);
  EXPECT_EQ(whole.sprt->llr, resumed.sprt->llr);
}

TEST_F(ArenaLogs, a_header_cut_short_is_written_again) {
  run(2);
  const std::string header = lines()[0];
  write(header.substr(0, 20));
  EXPECT_EQ(run(2).found, 0U);
  EXPECT_EQ(lines()[0], header);
  EXPECT_EQ(lines().size(), 3U);
}

TEST_F(ArenaLogs, results_of_another_run_are_refused) {
  run(2);
  const std::string before = text();
  const auto refused = [&](const AnyGame& other, const std::vector<BotSpec>& whom, std::uint64_t seed) -> std::string {
    try {
      const ArenaLog log(path, other, whom, seed);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "accepted";
  };
  EXPECT_THAT(refused(*game, bots, 8), HasSubstr("with seed \"7\", not \"8\""));
  EXPECT_THAT(refused(*game, named("greedy,random@5ms"), 7), HasSubstr("bots [\"greedy\",\"random\"], not"));
  EXPECT_THAT(refused(*some_game(3), bots, 7), HasSubstr("another run, with options"));
  std::vector<BotSpec> hurried = bots;
  hurried[0].move_time_ms = 50;
  EXPECT_THAT(refused(*game, hurried, 7), HasSubstr("move_time_ms [0,0], not [50,0]"));
  EXPECT_EQ(text(), before) << "and left alone";
}

TEST_F(ArenaLogs, other_files_are_refused_and_left_alone) {
  for (const char* content : {"dear diary", "dear diary\n", "{\"game\": \"amsterdam\"}\n", "\n"}) {
    write(content);
    EXPECT_THAT(refusal(), HasSubstr("these are no results of an arena")) << content;
    EXPECT_EQ(text(), content);
  }
  EXPECT_THAT(refusal("/"), HasSubstr("/: Is a directory"));
}

TEST_F(ArenaLogs, a_spoilt_line_is_refused_with_its_place) {
  run(2);
  const std::vector<std::string> all = lines();
  const auto with = [&](const std::string& line) {
    write(all[0] + "\n" + all[1] + "\n" + line + "\n");
    return refusal();
  };
  EXPECT_THAT(with("nonsense"), AllOf(HasSubstr(path), HasSubstr("line 3, column 1")));
  EXPECT_THAT(with(all[1]), HasSubstr("this game stands here twice"));
  EXPECT_THAT(with("{}"), HasSubstr("line 3"));
  std::string rank = all[2];
  rank.replace(rank.find("\"rank\":[") + 8, 1, "9");
  EXPECT_THAT(with(rank), AllOf(HasSubstr("line 3"), HasSubstr("rank[0]")));
  EXPECT_EQ(with(all[2]), "accepted");
}

TEST_F(ArenaLogs, two_runs_do_not_share_a_file) {
  const ArenaLog log(path, *game, bots, 7);
  EXPECT_THAT(refusal(), HasSubstr("another run is using it"));
}

}  // namespace
}  // namespace fondaco::bots
