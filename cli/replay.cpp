// SPDX-License-Identifier: MIT
// fondaco replay
#include "cli/actions.hpp"
#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/position_input.hpp"
#include "cli/refusal.hpp"
#include "engine/json/document.hpp"
#include "engine/match.hpp"
#include "engine/position.hpp"
#include "games/catalogue.hpp"
#include "server/base/fairness_record.hpp"

namespace fondaco::cli {
namespace {

std::string options_text(const AnyGame& game) {
  std::string text;
  const auto specs = game.entry().options;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    text.append(i == 0 ? "" : ", ")
        .append(specs[i].name)
        .append("=")
        .append(option_text(specs[i], game.options().values[i]));
  }
  return text;
}

std::string summary(const Match& match) {
  const AnyGame& game = match.game();
  std::string text = bold(game.entry().title) + ", " + std::to_string(game.players()) + " players, edition " +
                     printable(game.edition_id()) + "\n";
  if (!game.entry().options.empty()) text += "options    " + options_text(game) + "\n";
  text += "seed       " + seed_text(match.seed()) + "\n";
  text += "moves      " + grouped(match.plies()) + "\n";
  text += "state      " + hash_text(match.state().hash()) + "\n";
  text += match.over() ? "result     the game is over\n"
                       : "result     none yet: seat " + std::to_string(match.to_move()) +
                             " is to move; scores as if it ended now\n";
  Table table;
  using enum Table::Align;
  table.column("seat", right);
  table.column("player");
  table.column("rank", right);
  table.column("points", right);
  const Scores scores = game.scores(match.state(), Viewer::everything());
  for (std::size_t seat = 0; seat < scores.seats.size(); ++seat) {
    const std::string& name = match.seats()[seat];
    table.row({std::to_string(seat), name.empty() ? "-" : printable(name), std::to_string(scores.seats[seat].rank),
               points_text(scores.seats[seat].total, game.entry().score_unit)});
  }
  return text + table.text();
}

/// Of a block that fits.
std::string deal_text(json::Cursor fairness) {
  if (!fairness.present()) return "not verified: the record has no commitment";
  if (!fairness["secret"].present()) {
    return "the seed fits the commitment; that it was shown before the first move only the players know";
  }
  std::uint64_t by_clients = 0;
  fairness["shares"].each([&](json::Cursor share) { by_clients += share["by"].string() == "client" ? 1U : 0U; });
  return "the seed follows from the secret that was committed to and from " + counted(by_clients, "client's share") +
         "; that both were promised before the first move only the players know";
}

/// What was verified of the record, and what nobody can verify from it. The first line is for scripts.
Result<std::string> verification(const std::string& record, const Match& match) {
  json::Document document(record);
  const json::Cursor in = document.root();
  if (in["fairness"].present()) base::check_fairness(in["fairness"], match.seed(), match.seats().size());
  std::string text =
      "verified: " + counted(match.plies(), "move") + ", state " + hash_text(match.state().hash()) + "\n";
  const auto line = [&](std::string_view about, std::string_view finding) {
    text.append("  ").append(about).append(9 - about.size(), ' ').append(finding).append("\n");
  };
  line("moves", "each is legal, by rules version " + std::to_string(match.game().entry().rules_version) +
                    " and edition " + printable(match.game().edition_id()) + " " + match.game().edition_hash());
  line("state", in["state_hash"].present() ? "the moves lead to the state of the record"
                                           : "not verified: the record has no hash");
  line("results", in["results"].present() ? "the moves give those of the record"
                  : match.over()          ? "not verified: the record has none"
                                          : "none yet: the game is not over");
  line("deal", deal_text(in["fairness"]));
  line("names", "not verified: they are what the record says");
  if (in["imported"].present()) {
    line("origin", "not verified: imported by " + printable(in["imported"]["by"].string_or("somebody")));
  }
  if (!document.ok()) return document.fault();
  return text;
}

}  // namespace

void Replay::run() const {
  const auto own = own_edition(edition);
  const std::string record = read_input(file);
  const Result<Match> match = Match::load(record, games::catalogue(), own ? &*own : nullptr, verify);
  if (!match) throw Refusal(input_name(file) + ": " + match.fault().text());
  if (verify) {
    const Result<std::string> verified = verification(record, *match);
    if (!verified) throw Refusal(input_name(file) + ": " + verified.fault().text());
    return print(*verified);
  }
  if (!at) return print(summary(*match));
  if (*at > match->plies()) {
    throw Refusal(input_name(file) + ": there is no ply " + std::to_string(*at) + ", the record has " +
                  counted(match->plies(), "move"));
  }
  print(write_position(match->game(), match->state_at(*at), Viewer::everything()));
}

}  // namespace fondaco::cli
