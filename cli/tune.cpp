// SPDX-License-Identifier: MIT
// fondaco tune
#include <filesystem>

#include "bots/tuner.hpp"
#include "cli/actions.hpp"
#include "cli/bot_list.hpp"
#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play_record.hpp"
#include "cli/progress.hpp"
#include "cli/refusal.hpp"

namespace fondaco::cli {
namespace {

/// Every number that changed, old and new.
std::string changes(const GameEntry& entry, const bots::Tuning& before, const bots::Tuning& after) {
  Table table;
  table.column("number");
  table.column("before", Table::Align::right);
  table.column("after", Table::Align::right);
  const auto row = [&](std::string name, std::int64_t old, std::int64_t now) {
    if (old != now) table.row({std::move(name), std::to_string(old), std::to_string(now)});
  };
  for (const bots::SettingSpec& spec : bots::setting_specs())
    row(std::string(spec.name), before.search.*(spec.member), after.search.*(spec.member));
  for (std::size_t i = 0; i < entry.term_labels.size(); ++i)
    row("term " + std::string(entry.term_labels[i]), before.terms[i], after.terms[i]);
  return table.text();
}

/// How it played: against the old one, or alone at a table beside it.
std::string proof_text(const bots::ArenaResult& result, const AnyGame& game) {
  const bots::Contender& tuned = result.contenders[0];
  if (game.players() == 1) {
    const auto points = [&](const bots::Contender& each) {
      return fixed(each.tally.mean_score() / game.entry().score_unit, 1);
    };
    return "In " + counted(result.games / 2, "other game") + " the tuned bot came to " + points(tuned) +
           " points, the old one to " + points(result.contenders[1]) + "\n";
  }
  const bots::Elo elo = tuned.results.elo();
  return "In " + counted(result.games, "other game") + " the tuned bot won " + fixed(100 * tuned.tally.win_share(), 1) +
         " %: Elo " + fixed(elo.value, 0) + " (" + fixed(elo.low, 0) + " to " + fixed(elo.high, 0) + ")\n";
}

std::string levels_text(const bots::Tuning& tuning) {
  Table table;
  table.column("level");
  table.column("simulations", Table::Align::right);
  table.column("blur", Table::Align::right);
  for (std::size_t i = 0; i < bots::level_names.size(); ++i)
    table.row({std::string(bots::level_names[i]), std::to_string(tuning.levels[i].simulations),
               std::to_string(tuning.levels[i].blur)});
  return table.text();
}

bots::Tuning tuning_in(const AnyGame& game, const std::string& text, const std::string& file) {
  if (text.empty()) return {};
  Result<bots::Tuning> tuning = bots::read_tuning(game.entry(), text, game.players());
  if (!tuning) throw Refusal(input_name(file) + ": " + tuning.fault().text());
  return *std::move(tuning);
}

/// A bot whose play depends on the numbers that are looked for.
bots::BotSpec tunable(const std::string& option, const std::string& bot, const std::string& what) {
  const bots::BotSpec player = bots_named(bot).front();
  const bool searches = player.kind == bots::BotKind::search;
  if (what == "search" && !searches) throw WrongUsage(option + ": only search has settings to tune");
  if (!searches && player.kind != bots::BotKind::greedy)
    throw WrongUsage(option + ": only greedy and search have numbers to tune");
  return player;
}

}  // namespace

void Tune::run() const {
  const auto game = build_game(choice);
  const GameEntry& entry = game->entry();
  const bots::BotSpec player = tunable("--bot", bot, what);
  const bots::BotSpec prover = proof.empty() ? player : tunable("--proof", proof, what);

  if (what == "levels" && game->players() == 1)
    throw WrongUsage("--what levels: they are found by playing against each other, with two players or more");

  // What stands in the file is gone on with.
  std::string text(entry.files->file("tuning.json"));
  if (!out.empty() && std::filesystem::exists(out)) text = read_input(out);
  const bots::Tuning before = tuning_in(*game, text, out);

  bots::Duel duel{.game = *game, .bot = player, .games = games, .threads = threads_wanted(threads)};
  const std::uint64_t run = chosen_run(choice);
  if (!candidate.empty()) {
    const bots::Tuning other = tuning_in(*game, read_input(candidate), candidate);
    duel.bot = prover;
    print(changes(entry, before, other) + "\n" + proof_text(duel.play(other, before, run), *game));
    return;
  }
  bots::Tuning after;
  bool better = true;
  std::string report = bold(entry.title) + ", " + std::to_string(game->players()) + " players\n";
  if (what == "levels") {
    after = bots::tune_levels(
        duel, before, {.simulations = simulations}, run, [&](std::size_t level, bots::Level below, double result) {
          print(std::string(bots::level_names[level]) + "? " + std::to_string(below.simulations) +
                " simulations, blur " + std::to_string(below.blur) + ": loses " + fixed(100 * result, 0) + " %\n");
        });
    report += levels_text(after);
  } else {
    {
      ProgressBar bar(rounds);
      const auto progress = [&](std::uint64_t round, const bots::Tuning&) { bar.show(round); };
      const bots::TuningPlan plan{.rounds = rounds, .run = run};
      const auto contest = [&](const bots::Tuning& first, const bots::Tuning& second, std::uint64_t seed) {
        return duel.fitness(first, second, seed);
      };
      after = what == "search" ? bots::tune_search(contest, before, plan, progress)
                               : bots::tune_terms(duel, before, plan, progress);
    }
    // Other seeds than those it was tuned on say whether it is better.
    duel.games = std::max<std::uint64_t>(games, 100);
    duel.bot = prover;
    const bots::ArenaResult result = duel.play(after, before, run + 1);
    better = duel.first_share(result) > 0.5;
    report += changes(entry, before, after) + "\n" + proof_text(result, *game);
    if (!better && !out.empty()) report += "That is no better: " + out + " stays as it is\n";
  }
  print(report);
  if (!better || out.empty()) return;
  const Result<std::string> written = bots::write_tuning(entry, text, game->players(), after);
  if (!written) throw Refusal(input_name(out) + ": " + written.fault().text());
  write_file(out, *written);
}

}  // namespace fondaco::cli
