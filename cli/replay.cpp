// fondaco replay
#include "cli/actions.hpp"
#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/position_input.hpp"
#include "cli/refusal.hpp"
#include "engine/json/reader.hpp"
#include "engine/match.hpp"
#include "engine/position.hpp"
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

/// What a table server promised before the first move, and what it showed after the last.
void verify_fairness(const std::string& record, const Match& match, json::Fault& fault) {
  json::Value document;
  if (!json::read(record, document, fault)) return;
  const json::Cursor fairness = json::Cursor(document, fault)["fairness"];
  if (fairness.present()) server::check_fairness(fairness, match.seed(), match.seats().size());
}

}  // namespace

void Replay::run() const {
  json::Fault fault;
  const auto own = own_edition(edition);
  const std::string record = read_input(file);
  const auto match = Match::load(record, own ? &*own : nullptr, verify, fault);
  if (match && verify) verify_fairness(record, *match, fault);
  if (!match || fault) throw Refusal(input_name(file) + ": " + fault.text());
  if (verify) {
    return print("verified: " + counted(match->plies(), "move") + ", state " + hash_text(match->state().hash()) + "\n");
  }
  if (!at) return print(summary(*match));
  if (*at > match->plies()) {
    throw Refusal(input_name(file) + ": there is no ply " + std::to_string(*at) + ", the record has " +
                  counted(match->plies(), "move"));
  }
  print(write_position(match->game(), match->state_at(*at), Viewer::everything()));
}

}  // namespace fondaco::cli
