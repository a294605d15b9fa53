// SPDX-License-Identifier: MIT
#include "bots/tuning.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/arena.hpp"
#include "bots/tests/some_game.hpp"
#include "bots/tuner.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {
namespace {

const GameEntry& first_game() { return games::catalogue().front(); }

std::string refused(std::string_view text) { return fault_text(read_tuning(first_game(), text, 2)); }

TEST(Tuning, of_every_game_can_be_read) {
  for (const GameEntry* entry : games::catalogue()) {
    const std::string_view text = entry->files->file("tuning.json");
    EXPECT_LE(entry->term_labels.size(), Tuning::max_terms) << entry->id;
    for (Seat players = entry->min_players; players <= entry->max_players && !text.empty(); ++players) {
      EXPECT_EQ(fault_text(read_tuning(*entry, text, players)), "") << entry->id;
    }
  }
}

TEST(Tuning, is_that_of_the_number_of_players) {
  const std::string_view text = R"({"any": {"search": {"scale": 700, "rollout": 3}}, "3": {"search": {"scale": 900}}})";
  EXPECT_EQ(read_tuning(first_game(), text, 2)->search.scale, 700);
  EXPECT_EQ(read_tuning(first_game(), text, 3)->search.scale, 900);
  EXPECT_EQ(read_tuning(first_game(), text, 3)->search.rollout, 3);
}

TEST(Tuning, is_that_of_fewer_players_where_there_is_no_own) {
  const std::string_view text = R"({"any": {"search": {"scale": 700}}, "1": {"search": {"scale": 800}},
                                    "3": {"search": {"scale": 900}}, "4": {"search": {"scale": 950}}})";
  EXPECT_EQ(read_tuning(first_game(), text, 1)->search.scale, 800);
  EXPECT_EQ(read_tuning(first_game(), text, 2)->search.scale, 700) << "alone is another game";
  EXPECT_EQ(read_tuning(first_game(), text, 3)->search.scale, 900);
  EXPECT_EQ(read_tuning(first_game(), text, 6)->search.scale, 950);
}

TEST(Tuning, survives_writing_and_reading) {
  Tuning tuning;
  tuning.terms[0] = 85;
  tuning.search.exploration = 77;
  tuning.levels[2] = {345, 6};
  const std::string text = *write_tuning(first_game(), R"({"4": {"search": {"scale": 900}}})", 2, tuning);
  const Result<Tuning> read = read_tuning(first_game(), text, 2);
  ASSERT_EQ(fault_text(read), "");
  const Tuning& again = *read;
  EXPECT_EQ(again.terms, tuning.terms);
  EXPECT_EQ(again.search, tuning.search);
  EXPECT_EQ(again.levels[2].simulations, 345);
  EXPECT_EQ(again.levels[2].blur, 6);
  EXPECT_EQ(read_tuning(first_game(), text, 4)->search.scale, 900) << "the other parts stay";
}

TEST(Tuning, does_not_write_over_a_file_that_it_cannot_read) {
  EXPECT_NE(fault_text(write_tuning(first_game(), "{", 2, Tuning{})), "");
  EXPECT_EQ(fault_text(write_tuning(first_game(), "", 2, Tuning{})), "");
}

TEST(Tuning, what_makes_no_sense_is_refused) {
  EXPECT_NE(refused(R"({"2": {"terms": {"no_such_term": 100}}})").find("no term \"no_such_term\""), std::string::npos);
  EXPECT_NE(refused(R"({"2": {"search": {"speed": 100}}})").find("no setting \"speed\""), std::string::npos);
  EXPECT_NE(refused(R"({"2": {"search": {"scale": 0}}})"), "");
  EXPECT_NE(refused(R"({"7": {}})"), "");
  EXPECT_NE(refused(R"({"2": {"levels": {"novice": {"simulations": 0}}}})"), "");
  EXPECT_NE(refused("{"), "");
}

TEST(Tuner, finds_the_terms_that_help) {
  // A judgement that hardly sees what counts is easily beaten by one that does: the tuner must notice.
  const auto game = some_game(2);
  Tuning start;
  start.terms[0] = 20;
  start.terms[1] = 10;
  const Duel duel{.game = *game, .bot = {.text = "greedy", .kind = BotKind::greedy}, .games = 16};
  const TuningPlan plan{.rounds = 30, .run = 5};
  std::uint64_t rounds = 0;
  const Tuning tuned = tune_terms(duel, start, plan, [&](std::uint64_t round, const Tuning&) { rounds = round; });
  EXPECT_EQ(rounds, plan.rounds);
  EXPECT_NE(tuned.terms, start.terms);
  EXPECT_EQ(tuned.search, start.search) << "not part of the plan";
  EXPECT_EQ(tune_terms(duel, start, plan).terms, tuned.terms) << "the same plan gives the same tuning";
  std::vector<BotSpec> rivals(2, BotSpec{.text = "tuned", .kind = BotKind::greedy});
  rivals[0].tuning = std::make_shared<const Tuning>(tuned);
  rivals[1].text = "as before";
  rivals[1].tuning = std::make_shared<const Tuning>(start);
  EXPECT_GT(arena(*game, rivals, 77, 200, 1, std::nullopt).contenders[0].tally.win_share(), 0.6);
}

/// A contest with much luck in it, in which the rollout should be long and compare many moves, and a lead count soon.
double lucky_contest(const Tuning& first, const Tuning& second, std::uint64_t run) {
  const auto strength = [](const SearchSettings& settings) {
    return (settings.rollout >= 20 && settings.rollout_choices >= 6 ? 0.2 : 0.0) +
           (settings.scale <= 300 ? 0.15 : 0.0) + (settings.prior_steps >= 8 ? 0.1 : 0.0);
  };
  Rng luck(run);
  const double chance = 0.5 + strength(first.search) - strength(second.search);
  return luck.index(1000) < 1000 * chance ? 1 : 0;
}

TEST(Tuner, finds_the_settings_that_help) {
  Tuning start;
  start.search = {.scale = 1200, .prior_steps = 2};
  const TuningPlan plan{.rounds = 600, .run = 5};
  std::uint64_t rounds = 0;
  const Tuning tuned =
      tune_search(lucky_contest, start, plan, [&](std::uint64_t round, const Tuning&) { rounds = round; });
  EXPECT_EQ(rounds, plan.rounds);
  EXPECT_GE(tuned.search.rollout, 20);
  EXPECT_GE(tuned.search.rollout_choices, 6) << "it helps only together with the rollout";
  EXPECT_LE(tuned.search.scale, 300);
  EXPECT_EQ(tuned.terms, start.terms) << "not part of the plan";
  EXPECT_EQ(tune_search(lucky_contest, start, plan).search, tuned.search) << "the same plan gives the same tuning";
}

TEST(Tuner, lets_tunings_play_each_other) {
  const auto game = some_game(2);
  Tuning blind;
  for (std::int16_t& percent : blind.terms) percent = 0;
  const Duel duel{.game = *game, .bot = {.text = "greedy", .kind = BotKind::greedy}, .games = 16};
  EXPECT_GT(duel.fitness(Tuning{}, blind, 3), 0.8);
  EXPECT_LT(duel.fitness(blind, Tuning{}, 3), 0.2);
  EXPECT_NEAR(duel.fitness(blind, blind, 3), 0.5, 1e-9) << "the same games, with the seats exchanged";
}

TEST(Tuner, weakens_one_level_after_the_other) {
  const auto game = some_game(2);
  const Duel duel{.game = *game, .bot = {}, .games = 6};
  const Tuning tuned = tune_levels(duel, Tuning{}, {.simulations = 200, .target = 0.7}, 5);
  EXPECT_EQ(tuned.levels.back().simulations, 200);
  for (std::size_t i = 1; i < level_names.size(); ++i) {
    EXPECT_LE(tuned.levels[i - 1].simulations, tuned.levels[i].simulations) << level_names[i];
    EXPECT_GE(tuned.levels[i - 1].blur, tuned.levels[i].blur) << level_names[i];
  }
  Duel proof{.game = *game, .bot = {.text = "level", .kind = BotKind::level}, .games = 30};
  Tuning strongest = tuned;
  strongest.levels[0] = tuned.levels.back();
  EXPECT_GT(proof.first_share(proof.play(strongest, tuned, 9)), 0.8) << "the strongest against the weakest";
}

}  // namespace
}  // namespace fondaco::bots
