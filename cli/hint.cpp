// SPDX-License-Identifier: MIT
// fondaco hint
#include <algorithm>

#include "bots/hint_document.hpp"
#include "cli/actions.hpp"
#include "cli/hint_text.hpp"
#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play_words.hpp"
#include "cli/refusal.hpp"
#include "engine/json/reader.hpp"
#include "engine/match.hpp"
#include "engine/position.hpp"
#include "engine/terminal.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

constexpr std::int64_t usual_time_ms = 1000;

/// A position, or one of a match.
struct Subject {
  Position position;
  std::optional<Match> match;
  AnyState state;

  const AnyGame& game() const { return match ? match->game() : *position.game; }
};

/// Does this look like a record? Whatever is wrong with it, its own reader says.
bool is_record(std::string_view text) {
  const Result<json::Value> document = json::read(text);
  return document && document->find("moves") != nullptr && document->find("state") == nullptr;
}

AnyState state_of(const Match& match, const std::optional<std::uint64_t>& at, const std::string& name) {
  if (!at) return match.state();
  if (*at <= match.plies()) return match.state_at(*at);
  throw Refusal(name + ": there is no ply " + std::to_string(*at) + ", the record has " +
                counted(match.plies(), "move"));
}

Subject load(const AskHint& wish) {
  const std::string text = read_input(wish.source.file);
  const std::string name = input_name(wish.source.file);
  const auto own = own_edition(wish.source.edition);
  const EditionFile* edition = own ? &*own : nullptr;
  Subject subject;
  if (is_record(text)) {
    Result<Match> match = Match::load(text, games::catalogue(), edition, false);
    if (!match) throw Refusal(name + ": " + match.fault().text());
    subject.match = *std::move(match);
    subject.state = state_of(*subject.match, wish.at, name);
    return subject;
  }
  Result<Position> position = read_position(text, games::catalogue(), edition);
  if (!position) throw Refusal(name + ": " + position.fault().text());
  if (wish.at) throw WrongUsage("--at: " + name + " is a position, not a record");
  subject.position = *std::move(position);
  subject.state = subject.position.state;
  return subject;
}

/// The seat that wants the hint; only who is to move can have one.
Seat asking(const AskHint& wish, const Subject& subject) {
  const std::string name = input_name(wish.source.file);
  const Seat players = subject.game().players();
  const Seat to_move = subject.game().to_move(subject.state);
  if (wish.seat && *wish.seat >= players) {
    throw WrongUsage("--seat: the seats are 0 to " + std::to_string(players - 1));
  }
  if (to_move == nobody) throw Refusal(name + ": the game is over, there is no move to hint at");
  if (wish.seat && *wish.seat != to_move) {
    throw Refusal(name + ": seat " + std::to_string(*wish.seat) + " is not to move, seat " + std::to_string(to_move) +
                  " is");
  }
  return to_move;
}

std::vector<std::string> seat_names(Seat players, const Words& words) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < players; ++seat) names.push_back(words.say("hint-seat", {{"seat", seat}}));
  return names;
}

}  // namespace

void AskHint::run() const {
  const Language speech = chosen_language(language);
  const Subject subject = load(*this);
  const AnyGame& game = subject.game();
  const Seat who = asking(*this, subject);
  const bots::HintWish wish{
      .simulations = simulations, .time_ms = time_ms == 0 && simulations == 0 ? usual_time_ms : time_ms, .top = top};
  const bots::Hint hint = bots::hint_for(game, *bots::make_runner(game), subject.state, wish);

  const Words words = program_words(speech);
  const Words own_words = game_words(game.entry(), speech);
  const std::vector<std::string> names = seat_names(game.players(), words);
  const Wording wording(game, own_words, Viewer::seat(who), names);
  if (json) {
    json::Writer out(json::Layout::pretty);
    bots::write_hint(game, subject.state, hint, wording, out);
    return print(out.take());
  }
  const int width = std::min(output_width(), 100);
  std::string text = bold(words.say("hint-title", {{"game", std::string(game.entry().title)}, {"seat", who}})) + "\n" +
                     wrapped_text(wording.decision(subject.state), width) + "\n";
  if (hint.simulations > 0) text += faint(words.say("hint-effort", {{"count", grouped(hint.simulations)}})) + "\n";
  print(text + "\n" + hint_text(game, hint, words, wording, colour_wanted(), width));
}

}  // namespace fondaco::cli
