// SPDX-License-Identifier: MIT
// fondaco arena
#include "bots/arena.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>

#include "cli/actions.hpp"
#include "cli/bot_list.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/refusal.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::cli {
namespace {

std::optional<double> elo_of(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool good = error == std::errc{} && end == text.data() + text.size() && value >= -2000 && value <= 2000;
  return good ? std::optional(value) : std::nullopt;
}

std::optional<bots::Sprt> sprt_wanted(std::string_view text) {
  if (text.empty()) return std::nullopt;
  const std::size_t comma = text.find(',');
  const auto elo0 = elo_of(text.substr(0, comma));
  const auto elo1 = comma == std::string_view::npos ? std::nullopt : elo_of(text.substr(comma + 1));
  if (!elo0 || !elo1 || *elo0 >= *elo1) {
    throw WrongUsage("--sprt takes two Elo differences, the smaller one first, such as 0,20");
  }
  return bots::Sprt{.elo0 = *elo0, .elo1 = *elo1};
}

/// The bots, once it is clear that they can be compared at this table.
std::vector<bots::BotSpec> contenders(const Arena& arena, Seat players) {
  std::vector<bots::BotSpec> named = bots_named(arena.bots);
  bool different = false;
  for (bots::BotSpec& bot : named) {
    different |= bot.text != named.front().text;
    if (bot.move_time_ms == 0 && bot.simulations == 0) bot.move_time_ms = arena.move_time_ms;
  }
  if (!different) throw WrongUsage("--bots: an arena compares at least two different bots");
  if (named.size() != players && named.size() != 2) {
    throw WrongUsage("--bots: give two bots, or one for each of the " + std::to_string(players) +
                     " seats (the same one may sit in several)");
  }
  if (!arena.sprt.empty() && named.size() != 2) throw WrongUsage("--sprt compares exactly two bots");
  return named;
}

/// "search@100ms 62 %, greedy 38 %"
std::string running_score(const std::vector<bots::Contender>& contenders) {
  std::string text;
  for (const bots::Contender& contender : contenders) {
    if (contender.tally.games == 0) continue;
    text += (text.empty() ? "" : ", ") + contender.bot + " " + fixed(100 * contender.tally.win_share(), 0) + " %";
  }
  return text;
}

struct ArenaReport {
  const AnyGame& game;
  const bots::ArenaResult& result;
  std::uint64_t seed;
  bool resumed;
  double seconds;

  static double per_decision(double sum, const bots::Effort& effort) {
    return sum / static_cast<double>(effort.decisions);
  }
  static double ms_per_decision(const bots::Effort& effort) {
    return per_decision(static_cast<double>(effort.microseconds) / 1000, effort);
  }
  static double simulations_per_decision(const bots::Effort& effort) {
    return per_decision(static_cast<double>(effort.simulations), effort);
  }
  static double simulated_moves_per_second(const bots::Effort& effort) {
    return effort.microseconds == 0
               ? 0
               : 1e6 * static_cast<double>(effort.moves) / static_cast<double>(effort.microseconds);
  }
  double points(double units) const { return units / game.entry().score_unit; }

  void write_sprt(json::Writer& out) const {
    out.key("sprt");
    out.begin_object();
    out.member_decimal("elo0", result.sprt->elo0, 2);
    out.member_decimal("elo1", result.sprt->elo1, 2);
    out.member_decimal("llr", result.sprt->llr, 4);
    out.member_decimal("lower", -bots::Sprt::bound, 4);
    out.member_decimal("upper", bots::Sprt::bound, 4);
    out.member("result", std::string_view(result.sprt->verdict()));
    out.end_object();
  }

  /// Beside the results, because it differs from run to run.
  void write_effort(json::Writer& out) const {
    out.key("effort");
    out.begin_array();
    for (const bots::Contender& contender : result.contenders) {
      if (contender.effort.decisions == 0) continue;
      out.begin_object();
      out.member("bot", contender.bot);
      out.member("decisions", contender.effort.decisions);
      out.member_decimal("ms_per_decision", ms_per_decision(contender.effort), 3);
      out.member_decimal("simulations_per_decision", simulations_per_decision(contender.effort), 1);
      out.member_decimal("simulated_moves_per_second", simulated_moves_per_second(contender.effort), 0);
      out.end_object();
    }
    out.end_array();
  }

  std::string document() const {
    json::Writer out(json::Layout::pretty);
    out.begin_object();
    out.member("game", game.entry().id);
    out.member("players", game.players());
    out.member("games", result.games);
    out.member("seed", std::to_string(seed));
    out.member("seeds", result.seeds);
    out.member("moves", result.moves);
    if (resumed) out.member("games_from_file", result.found);
    out.member_decimal("seconds", seconds, 3);
    out.key("bots");
    out.begin_array();
    for (const bots::Contender& contender : result.contenders) {
      const bots::Elo elo = contender.results.elo();
      out.begin_object();
      out.member("bot", contender.bot);
      out.member("games", contender.tally.games);
      out.member_decimal("wins", contender.tally.wins, 3);
      out.member("shared_wins", contender.tally.shared_wins);
      out.member_decimal("win_share", contender.tally.win_share(), 6);
      out.member_decimal("elo", elo.value, 1);
      out.member_decimal("elo_low", elo.low, 1);
      out.member_decimal("elo_high", elo.high, 1);
      out.member_decimal("mean_rank", contender.tally.mean_rank(), 4);
      out.member_decimal("mean_score", points(contender.tally.mean_score()), 3);
      out.end_object();
    }
    out.end_array();
    write_effort(out);
    if (result.sprt) write_sprt(out);
    out.end_object();
    return out.take();
  }

  static std::string signed_text(double number) { return (number < 0 ? "" : "+") + fixed(number, 0); }

  std::string text() const {
    std::string text = bold(game.entry().title) + ", " + std::to_string(game.players()) + " players\n";
    text += counted(result.games, "game") + " from " + counted(result.seeds, "seed");
    if (resumed) text += ", " + grouped(result.found) + " of them from the file, the others";
    text += " in " + fixed(seconds, 2) + " s, every seating once for each seed\n\n";
    const auto any = [&](auto used) {
      return std::ranges::any_of(result.contenders, [&](const bots::Contender& each) { return used(each.effort) > 0; });
    };
    const bool timed = any([](const bots::Effort& effort) { return effort.decisions; });
    const bool searched = any([](const bots::Effort& effort) { return effort.simulations; });
    Table table;
    using enum Table::Align;
    table.column("bot");
    for (const char* heading : {"games", "wins", "Elo", "95 % interval", "mean rank", "mean score"}) {
      table.column(heading, right);
    }
    if (timed) table.column("ms a move", right);
    if (searched) table.column("simulations", right);
    for (const bots::Contender& contender : result.contenders) {
      const bots::Elo elo = contender.results.elo();
      const bots::Effort& effort = contender.effort;
      std::vector<std::string> row{contender.bot,
                                   grouped(contender.tally.games),
                                   fixed(100 * contender.tally.win_share(), 1) + " %",
                                   signed_text(elo.value),
                                   signed_text(elo.low) + " to " + signed_text(elo.high),
                                   fixed(contender.tally.mean_rank(), 2),
                                   fixed(points(contender.tally.mean_score()), 2)};
      if (timed) row.push_back(effort.decisions == 0 ? "" : fixed(ms_per_decision(effort), 2));
      if (searched) row.push_back(effort.simulations == 0 ? "" : fixed(simulations_per_decision(effort), 0));
      table.row(std::move(row));
    }
    text += table.text();
    if (result.sprt) {
      text += "\nSPRT " + fixed(result.sprt->elo0, 1) + " against " + fixed(result.sprt->elo1, 1) + ": " +
              result.sprt->verdict() + ", log-likelihood ratio " + fixed(result.sprt->llr, 2) + " within " +
              fixed(-bots::Sprt::bound, 2) + " to " + fixed(bots::Sprt::bound, 2) + "\n";
    }
    return text;
  }
};

}  // namespace

void Arena::run() const {
  const auto game = build_game(choice);
  const std::uint64_t seed = chosen_run(choice);
  const auto named = contenders(*this, game->players());
  const auto test = sprt_wanted(sprt);

  std::optional<bots::ArenaLog> log;
  if (!resume.empty()) log.emplace(resume, *game, named, seed);

  const auto start = std::chrono::steady_clock::now();
  ProgressBar bar(games);
  const auto watch = [&](const bots::ArenaStanding& standing) {
    bar.show(standing.done, standing.total, standing.found, running_score(standing.contenders));
  };
  const auto result =
      bots::arena(*game, named, seed, games, threads_wanted(threads), test, watch, log ? &*log : nullptr);
  bar.end();
  refuse_broken(result.broken);
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
  const ArenaReport report{*game, result, seed, log.has_value(), elapsed.count()};
  print(json ? report.document() : report.text());
}

}  // namespace fondaco::cli
