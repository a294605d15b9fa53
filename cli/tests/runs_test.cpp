// SPDX-License-Identifier: MIT
// selfplay, arena and bench: their documents, and that the same command gives the same games.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::IsSupersetOf;
using Words = std::vector<std::string>;

Words selfplay(const Words& more) {
  Words words{"selfplay", "amsterdam", "--games", "300", "--json"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::string signature(const Words& more) { return std::string(at(document(selfplay(more)), "signature").string()); }

TEST(SelfplayCommand, document_has_the_stable_keys) {
  const json::Value run = document(selfplay({"--players", "3", "--bots", "greedy,random", "--seed", "7"}));
  EXPECT_THAT(keys(run), IsSupersetOf({"game", "players", "games", "moves", "seconds", "moves_per_second", "signature",
                                       "length", "seats"}));
  EXPECT_EQ(at(run, "game").string(), "amsterdam");
  EXPECT_EQ(at(run, "players").whole(), 3);
  EXPECT_EQ(at(run, "games").whole(), 300);
  EXPECT_EQ(at(run, "signature").string().size(), 16U);
  EXPECT_THAT(keys(at(run, "length")), IsSupersetOf({"min", "median", "max"}));
  const json::Value& length = at(run, "length");
  EXPECT_LE(number(at(length, "min")), number(at(length, "median")));
  EXPECT_LE(number(at(length, "median")), number(at(length, "max")));
  const auto seats = at(run, "seats").items();
  ASSERT_EQ(seats.size(), 3U);
  double wins = 0;
  double shares = 0;
  for (const json::Value& seat : seats) {
    EXPECT_THAT(keys(seat), IsSupersetOf({"bot", "wins", "win_share", "mean_score", "mean_rank"}));
    wins += number(at(seat, "wins"));
    shares += number(at(seat, "win_share"));
  }
  EXPECT_NEAR(wins, 300, 0.01);  // a shared victory counts 1/k
  EXPECT_NEAR(shares, 1, 1e-4);
  EXPECT_EQ(at(seats[0], "bot").string(), "greedy");
  EXPECT_EQ(at(seats[1], "bot").string(), "random");
  EXPECT_EQ(at(seats[2], "bot").string(), "greedy");  // the list is repeated over the seats
}

TEST(SelfplayCommand, same_command_same_signature_whatever_the_threads) {
  const std::string once = signature({"--players", "4", "--seed", "1", "--threads", "1"});
  EXPECT_EQ(once, signature({"--players", "4", "--seed", "1", "--threads", "1"}));
  EXPECT_EQ(once, signature({"--players", "4", "--seed", "1", "--threads", "2"}));
  EXPECT_EQ(once, signature({"--players", "4", "--seed", "1"}));
}

TEST(SelfplayCommand, seed_and_options_matter) {
  const std::string base = signature({"--players", "4"});
  EXPECT_EQ(base, signature({"--players", "4", "--seed", "0"}));
  EXPECT_NE(base, signature({"--players", "4", "--seed", "1"}));
  EXPECT_NE(base, signature({"--players", "4", "--set", "start_player=seat2"}));
}

TEST(SelfplayCommand, text_names_bots_and_signature) {
  const std::string text = output({"selfplay", "amsterdam", "--games", "20", "--bots", "greedy,random"});
  EXPECT_NE(text.find("signature"), std::string::npos);
  EXPECT_NE(text.find("greedy"), std::string::npos);
}

TEST(ArenaCommand, document_has_the_stable_keys) {
  const json::Value run = document({"arena", "amsterdam", "--bots", "greedy,random", "--games", "41", "--json"});
  EXPECT_THAT(keys(run), IsSupersetOf({"game", "players", "games", "bots"}));
  EXPECT_EQ(at(run, "games").whole(), 42);  // whole seeds: each seating once
  const auto bots = at(run, "bots").items();
  ASSERT_EQ(bots.size(), 2U);
  for (const json::Value& bot : bots) {
    EXPECT_THAT(keys(bot),
                IsSupersetOf({"bot", "games", "win_share", "elo", "elo_low", "elo_high", "mean_rank", "mean_score"}));
    EXPECT_EQ(at(bot, "games").whole(), 42);
    EXPECT_LE(number(at(bot, "elo_low")), number(at(bot, "elo")));
    EXPECT_LE(number(at(bot, "elo")), number(at(bot, "elo_high")));
  }
  EXPECT_GT(number(at(bots[0], "elo")), 0);
  EXPECT_NEAR(number(at(bots[0], "elo")), -number(at(bots[1], "elo")), 0.2);
}

TEST(ArenaCommand, equal_names_are_one_bot) {
  const json::Value run =
      document({"arena", "amsterdam", "--players", "3", "--bots", "random,greedy,random", "--games", "9", "--json"});
  const auto bots = at(run, "bots").items();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(at(run, "games").whole(), 9);
  EXPECT_EQ(at(bots[0], "bot").string(), "random");
  EXPECT_EQ(at(bots[0], "games").whole(), 18);
  EXPECT_EQ(at(bots[1], "games").whole(), 9);
}

TEST(ArenaCommand, does_not_depend_on_threads) {
  const auto bots_of = [](const char* threads) {
    const json::Value run = document({"arena", "amsterdam", "--players", "4", "--bots", "greedy,random", "--games",
                                      "40", "--threads", threads, "--json"});
    return at(run, "bots");
  };
  EXPECT_TRUE(bots_of("1") == bots_of("2"));
}

TEST(ArenaCommand, sprt_stops_early_and_reports) {
  const Words words{"arena", "amsterdam", "--bots", "greedy,random", "--games", "2000", "--sprt", "0,100", "--json"};
  const json::Value run = document(words);
  EXPECT_LT(at(run, "games").whole(), 2000);
  const json::Value& sprt = at(run, "sprt");
  EXPECT_EQ(keys(sprt), (Words{"elo0", "elo1", "llr", "lower", "upper", "result"}));
  EXPECT_EQ(at(sprt, "result").string(), "elo1");
  EXPECT_GE(number(at(sprt, "llr")), number(at(sprt, "upper")));
}

TEST(ArenaCommand, sprt_can_stay_undecided) {
  const json::Value run =
      document({"arena", "amsterdam", "--bots", "greedy,random", "--games", "2", "--sprt=-1,1", "--json"});
  EXPECT_EQ(at(at(run, "sprt"), "result").string(), "undecided");
}

TEST(ArenaCommand, document_tells_what_was_played_and_what_it_took) {
  const json::Value run =
      document({"arena", "amsterdam", "--bots", "search@20sims,random", "--games", "4", "--seed", "9", "--json"});
  EXPECT_EQ(at(run, "seed").string(), "9");
  EXPECT_EQ(at(run, "seeds").whole(), 2);
  EXPECT_EQ(run.find("games_from_file"), nullptr);
  double wins = 0;
  for (const json::Value& bot : at(run, "bots").items()) {
    wins += number(at(bot, "wins"));
    EXPECT_GE(at(bot, "shared_wins").whole(), 0);
  }
  EXPECT_NEAR(wins, 4, 0.01);
  const auto effort = at(run, "effort").items();
  ASSERT_EQ(effort.size(), 1U) << "who picks at random is not timed";
  EXPECT_EQ(at(effort[0], "bot").string(), "search@20sims");
  EXPECT_GT(at(effort[0], "decisions").whole(), 0);
  EXPECT_GT(number(at(effort[0], "ms_per_decision")), 0);
  EXPECT_GT(number(at(effort[0], "simulations_per_decision")), 1);
  EXPECT_LE(number(at(effort[0], "simulations_per_decision")), 20);
}

TEST(ArenaCommand, resumes_where_it_was) {
  const std::string file = (Folder::path() / "results.jsonl").string();
  const auto bots_after = [&](const char* games, bool kept) {
    Words words{"arena", "amsterdam", "--bots", "greedy,random", "--seed", "3", "--games", games, "--json"};
    if (kept) words.insert(words.end(), {"--resume", file});
    return document(words);
  };
  EXPECT_EQ(at(bots_after("6", true), "games_from_file").whole(), 0);
  // As if the run had been killed in the middle of a line.
  const std::string whole = read_file(file);
  Folder::file("results.jsonl", whole.substr(0, whole.size() - 20));
  const json::Value resumed = bots_after("12", true);
  EXPECT_EQ(at(resumed, "games_from_file").whole(), 5);
  EXPECT_TRUE(at(resumed, "bots") == at(bots_after("12", false), "bots"));
  const json::Value again = bots_after("12", true);
  EXPECT_EQ(at(again, "games_from_file").whole(), 12);
  EXPECT_TRUE(at(again, "bots") == at(resumed, "bots"));
  EXPECT_TRUE(at(again, "effort") == at(resumed, "effort"));
  const std::string text =
      output({"arena", "amsterdam", "--bots", "greedy,random", "--seed", "3", "--games", "12", "--resume", file});
  EXPECT_NE(text.find("12 games from 6 seeds, 12 of them from the file"), std::string::npos) << text;
}

TEST(ArenaCommand, refuses_the_results_of_another_run) {
  const std::string file = (Folder::path() / "others.jsonl").string();
  output({"arena", "amsterdam", "--bots", "greedy,random", "--games", "2", "--resume", file});
  const auto refused = [&](const Words& more, const std::string& says) {
    Words words{"arena", "amsterdam", "--games", "2", "--resume", file};
    words.insert(words.end(), more.begin(), more.end());
    expect_refused(run(words), 1, says);
  };
  refused({"--bots", "random,greedy"}, "with bots [\"greedy\",\"random\"], not [\"random\",\"greedy\"]");
  refused({"--bots", "greedy,random", "--seed", "5"}, "seed");
  refused({"--bots", "greedy,random", "--players", "4"}, "options");
  refused({"--bots", "greedy,random", "--move-time", "5"}, "move_time_ms");
  expect_refused(run({"arena", "hansa", "--bots", "greedy,random", "--resume", file}), 1, "game \"amsterdam\", not");
  expect_refused(run({"arena", "amsterdam", "--bots", "greedy,random", "--resume", "/nonexistent/file"}), 1,
                 "/nonexistent/file: No such file");
}

const std::string example_bot = "exec:python3 '" FONDACO_SOURCE_DIR "/docs/example/bot.py'";

TEST(ArenaCommand, programs_take_part) {
  const json::Value run = document({"arena", "amsterdam", "--bots", example_bot + ",random", "--games", "2", "--json"});
  const auto bots = at(run, "bots").items();
  ASSERT_EQ(bots.size(), 2U);
  EXPECT_EQ(at(bots[0], "bot").string(), example_bot);
  EXPECT_EQ(at(at(run, "effort").items()[0], "bot").string(), example_bot);
  EXPECT_EQ(at(bots[0], "games").whole(), 2);
}

TEST(ArenaCommand, a_program_that_fails_is_named) {
  expect_refused(run({"arena", "amsterdam", "--bots", "exec:cat,random", "--games", "2"}), 1,
                 "bot 'exec:cat' greeted with \"{\\\"type\\\":\\\"hello\\\"");
  expect_refused(run({"selfplay", "amsterdam", "--bots", "exec:/no/bot", "--games", "2"}), 1,
                 "bot 'exec:/no/bot' cannot be started: No such file");
}

TEST(SelfplayCommand, programs_play_and_their_games_are_recorded) {
  const auto folder = Folder::path() / "records";
  std::filesystem::create_directories(folder);
  const Words words{"selfplay", "amsterdam", "--bots",    example_bot + ",greedy", "--games", "2",
                    "--seed",   "4",         "--records", folder.string(),         "--json"};
  const json::Value played = document(words);
  EXPECT_EQ(at(played, "games").whole(), 2);
  EXPECT_EQ(at(played, "signature").string(), at(document(words), "signature").string())
      << "the example draws its chance from the luck it is given";
  for (const char* name : {"amsterdam-2-0.fondaco.json", "amsterdam-2-1.fondaco.json"}) {
    EXPECT_NE(output({"replay", (folder / name).string(), "--verify"}).find("verified"), std::string::npos);
  }
}

TEST(BenchCommand, document_has_the_stable_keys_and_a_fixed_signature) {
  const Words words{"bench", "amsterdam", "--seconds", "0.02", "--json"};
  const json::Value once = document(words);
  const json::Value again = document(words);
  const auto rows = at(once, "games").items();
  ASSERT_EQ(rows.size(), 3U);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(keys(rows[i]), (Words{"game", "players", "moves_per_second", "games_per_second", "state_bytes", "copy_ns",
                                    "legal_ns", "apply_ns", "signature"}));
    EXPECT_EQ(at(rows[i], "players").whole(), static_cast<std::int64_t>(i) + 2);
    EXPECT_LE(at(rows[i], "state_bytes").whole(), 512);
    EXPECT_GT(number(at(rows[i], "moves_per_second")), 0);
    EXPECT_EQ(at(rows[i], "signature").string(), at(at(again, "games").items()[i], "signature").string());
  }
}

}  // namespace
}  // namespace fondaco::cli::testing
