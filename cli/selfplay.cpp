// SPDX-License-Identifier: MIT
// fondaco selfplay
#include "bots/selfplay.hpp"

#include <chrono>
#include <filesystem>

#include "cli/actions.hpp"
#include "cli/bot_list.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play_record.hpp"
#include "cli/progress.hpp"
#include "cli/refusal.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::cli {
namespace {

struct SelfplayReport {
  const AnyGame& game;
  const std::vector<bots::BotSpec>& seats;
  const bots::SelfplayResult& result;
  double seconds;

  double moves_per_second() const { return static_cast<double>(result.moves) / seconds; }
  double points(double units) const { return units / game.entry().score_unit; }

  std::string document() const {
    json::Writer out(json::Layout::pretty);
    out.begin_object();
    out.member("game", game.entry().id);
    out.member("players", game.players());
    out.member("games", result.games);
    out.member("moves", result.moves);
    out.member_decimal("seconds", seconds, 3);
    out.member_decimal("moves_per_second", moves_per_second(), 0);
    out.member("signature", hash_text(result.signature));
    out.key("length");
    out.begin_object();
    out.member("min", result.shortest);
    out.member_decimal("median", result.median, 1);
    out.member("max", result.longest);
    out.end_object();
    out.key("seats");
    out.begin_array();
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const bots::Tally& tally = result.seats[seat];
      out.begin_object();
      out.member("bot", seats[seat].text);
      out.member_decimal("wins", tally.wins, 3);
      out.member_decimal("win_share", tally.win_share(), 6);
      out.member_decimal("mean_score", points(tally.mean_score()), 3);
      out.member_decimal("mean_rank", tally.mean_rank(), 4);
      out.end_object();
    }
    out.end_array();
    out.end_object();
    return out.take();
  }

  std::string text() const {
    std::string text = bold(game.entry().title) + ", " + std::to_string(game.players()) + " players\n";
    text += counted(result.games, "game") + ", " + counted(result.moves, "move") + " in " + fixed(seconds, 2) + " s (" +
            grouped(static_cast<std::uint64_t>(moves_per_second())) + " moves/s)\n";
    text += "decisions in a game: " + std::to_string(result.shortest) + " to " + std::to_string(result.longest) +
            ", median " + fixed(result.median, 1) + "\n";
    text += "signature " + hash_text(result.signature) + "\n\n";
    Table table;
    using enum Table::Align;
    table.column("seat", right);
    table.column("bot");
    for (const char* heading : {"wins", "share", "mean score", "mean rank"}) table.column(heading, right);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      const bots::Tally& tally = result.seats[seat];
      table.row({std::to_string(seat), seats[seat].text, fixed(tally.wins, 1), fixed(100 * tally.win_share(), 1) + " %",
                 fixed(points(tally.mean_score()), 2), fixed(tally.mean_rank(), 2)});
    }
    return text + table.text();
  }
};

}  // namespace

void Selfplay::write_records(const std::shared_ptr<const AnyGame>& game, const std::vector<bots::BotSpec>& seats,
                             std::uint64_t seed) const {
  for (std::uint64_t i = 0; i < games; ++i) {
    const std::string name =
        std::string(game->entry().id) + "-" + std::to_string(game->players()) + "-" + std::to_string(i);
    write_file((std::filesystem::path(records) / (name + ".fondaco.json")).string(),
               bots::record_game(game, seats, bots::nth_seed(seed, i)).save());
  }
}

void Selfplay::run() const {
  const auto game = build_game(choice);
  const std::uint64_t seed = chosen_run(choice);
  const auto named = bots_named(bots);
  if (named.size() > game->players()) throw WrongUsage("--bots: more bots than seats");
  std::vector<bots::BotSpec> seats(game->players());
  for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat] = named[seat % named.size()];

  const auto start = std::chrono::steady_clock::now();
  ProgressBar bar(games);
  const auto result =
      bots::selfplay(*game, seats, seed, games, threads_wanted(threads), [&](std::uint64_t done) { bar.show(done); });
  bar.end();
  refuse_broken(result.broken);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  if (!records.empty()) write_records(game, seats, seed);
  const SelfplayReport report{*game, seats, result, elapsed.count()};
  print(json ? report.document() : report.text());
}

}  // namespace fondaco::cli
