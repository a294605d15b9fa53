// fondaco tune
#include <filesystem>

#include "bots/arena.hpp"
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

}  // namespace

void Tune::run() const {
  const auto game = build_game(choice);
  const GameEntry& entry = game->entry();
  bots::TuningPlan plan{.bot = bot,
                        .settings = what != "terms",
                        .terms = what != "search",
                        .rounds = rounds,
                        .games = games,
                        .run = chosen_run(choice),
                        .threads = threads_wanted(threads)};
  std::vector<bots::BotSpec> rivals(2, bots_named(bot).front());

  if (rivals.front().kind != bots::BotKind::greedy && rivals.front().kind != bots::BotKind::search)
    throw WrongUsage("--bot: only greedy and search have numbers to tune");

  // What stands in the file is gone on with.
  std::string text(entry.files->file("tuning.json"));
  if (!out.empty() && std::filesystem::exists(out)) text = read_input(out);
  json::Fault fault;
  const bots::Tuning before = text.empty() ? bots::Tuning{} : bots::read_tuning(entry, text, game->players(), fault);
  if (fault) throw Refusal(input_name(out) + ": " + fault.text());

  bots::Tuning after;
  {
    ProgressBar bar(rounds);
    after = bots::tune(*game, before, plan, [&](std::uint64_t round, const bots::Tuning&) { bar.show(round); });
  }
  // Other seeds than those it was tuned on say whether it is better.
  rivals[0].text += " tuned";
  rivals[0].tuning = std::make_shared<const bots::Tuning>(after);
  rivals[1].tuning = std::make_shared<const bots::Tuning>(before);
  const bots::ArenaResult proof =
      bots::arena(*game, rivals, plan.run + 1, std::max<std::uint64_t>(games, 100), plan.threads, std::nullopt);
  const bots::Elo elo = proof.contenders[0].results.elo();
  print(bold(entry.title) + ", " + std::to_string(game->players()) + " players, " + bot + "\n" +
        changes(entry, before, after) + "\nIn " + counted(proof.games, "other game") + " the tuned bot won " +
        fixed(100 * proof.contenders[0].tally.win_share(), 1) + " %: Elo " + fixed(elo.value, 0) + " (" +
        fixed(elo.low, 0) + " to " + fixed(elo.high, 0) + ")\n");
  if (out.empty()) return;
  write_file(out, bots::write_tuning(entry, text, game->players(), after));
}

}  // namespace fondaco::cli
