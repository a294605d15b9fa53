// SPDX-License-Identifier: MIT
// The loop of `fondaco play`: bots move, the person is asked, commands are answered. Nothing that is typed ends the
// game but `quit`, the end of the input and Ctrl-C.
#include <algorithm>
#include <random>

#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play.hpp"
#include "cli/play_input.hpp"
#include "cli/play_record.hpp"
#include "cli/play_screen.hpp"
#include "cli/play_words.hpp"
#include "cli/refusal.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

constexpr const char* usual_bot = "medium";

bots::BotSpec bot_named(const std::string& text) {
  Result<bots::BotSpec> bot = bots::parse_bot(text);
  if (!bot) throw WrongUsage("--bot: " + bot.fault().message);
  return *std::move(bot);
}

Seed random_seed() {
  std::random_device source;
  const auto word = [&] { return (std::uint64_t{source()} << 32U) | source(); };
  const std::uint64_t low = word();
  return {low, word()};
}

Match load_match(const Play& play) {
  const GameChoice& choice = play.choice;
  if (choice.players != 0 || !choice.seed.empty() || !choice.settings.empty()) {
    throw WrongUsage("--resume takes players, seed and options from the file");
  }
  const auto own = own_edition(choice.edition);
  Result<Match> match = Match::load(read_input(play.resume), games::catalogue(), own ? &*own : nullptr, false);
  if (!match) throw Refusal(input_name(play.resume) + ": " + match.fault().text());
  if (!choice.game.empty() && choice.game != match->game().entry().id) {
    throw WrongUsage(input_name(play.resume) + " is a game of " + std::string(match->game().entry().id));
  }
  return *std::move(match);
}

Sitting resume_sitting(const Play& play) {
  Match match = load_match(play);
  const std::vector<std::string>& names = match.seats();
  Seat person = 0;
  std::vector<bots::BotSpec> bots;
  for (Seat seat = 0; seat < names.size(); ++seat) {
    if (names[seat] == person_name) person = seat;
    const Result<bots::BotSpec> bot = bots::parse_bot(names[seat]);
    const bool known = play.bot.empty() && bot;
    // A file that came from somebody else must not start programs here.
    if (known && bot->is_program()) {
      throw WrongUsage(input_name(play.resume) + " was played against the program '" + bot->text +
                       "'; name it again with --bot, or choose another bot");
    }
    bots.push_back(known ? *bot : bot_named(play.bot.empty() ? usual_bot : play.bot));
  }
  if (play.seat) person = static_cast<Seat>(*play.seat);
  if (person >= names.size()) throw WrongUsage("--seat: the seats are 0 to " + std::to_string(names.size() - 1));
  return {std::move(match), person, std::move(bots)};
}

Sitting new_sitting(const Play& play) {
  if (play.choice.game.empty()) throw WrongUsage("name a game, or give --resume FILE");
  std::shared_ptr<const AnyGame> game = build_game(play.choice);
  const Seat players = game->players();
  const auto person = static_cast<Seat>(play.seat.value_or(0));
  if (person >= players) throw WrongUsage("--seat: the seats are 0 to " + std::to_string(players - 1));
  const bots::BotSpec bot = bot_named(play.bot.empty() ? usual_bot : play.bot);
  std::vector<std::string> names(players, bot.text);
  names[person] = person_name;
  const Seed seed = chosen_seed(play.choice) ? *chosen_seed(play.choice) : random_seed();
  return {Match(std::move(game), seed, std::move(names)), person, std::vector(players, bot)};
}

class Session {
 public:
  Session(Sitting sitting, const Play& play)
      : sitting_(std::move(sitting)),
        screen_(sitting_, chosen_language(play.language)),
        file_(play.save.empty() ? play.resume : play.save),
        autosave_(!play.save.empty()),
        told_(sitting_.last_own_ply().value_or(0)) {}

  void run() {
    watch_for_interrupt();
    if (autosave_) write_file(file_, sitting_.match().save());
    print(screen_.intro());
    Detail detail = Detail::full;
    while (!sitting_.match().over() && !interrupted()) {
      if (!sitting_.persons_turn()) {
        flush_output();  // a bot may think for a while
        sitting_.play_bot();
        changed();
        continue;
      }
      if (!decide(detail)) return leave();
      detail = new_turn() ? Detail::usual : Detail::brief;
    }
    if (!sitting_.match().over()) return leave();
    show_news();
    print("\n" + screen_.board(Detail::usual) + "\n" + screen_.result());
    if (autosave_) print(screen_.line(screen_.say("saved", {{"file", printable(file_)}})));
  }

 private:
  /// Has somebody else moved since the person's last decision?
  bool new_turn() const { return !sitting_.persons_turn() || back_; }

  void show_news() {
    const std::string news = screen_.happened(told_);
    told_ = sitting_.match().plies();
    if (!news.empty()) print("\n" + news);
  }

  /// One decision of the person: false when the person leaves.
  bool decide(Detail detail) {
    legal_ = sitting_.game().legal(sitting_.match().state());
    print("\n" + screen_.board(back_ ? Detail::usual : detail));
    back_ = false;
    show_news();
    ask();
    for (;;) {
      const auto line = read_line();
      if (!line) return false;
      const auto command = is_move(*line) ? std::nullopt : parse_command(*line, screen_.words());
      if (command && command->kind == CommandKind::quit) {
        if (may_quit()) return false;
        continue;
      }
      warned_ = false;
      if (command ? obey(*command) : try_move(*line)) return true;
    }
  }

  void ask(bool in_words = false) { print("\n" + screen_.question() + screen_.moves(legal_, in_words)); }

  std::optional<std::string> read_line() {
    print(screen_.prompt());
    flush_output();
    auto line = reader_.next();
    // A transcript of piped answers reads like a game; on a terminal the line is there already.
    if (!reader_.is_terminal() || !line) print(line ? printable(*line) + "\n" : "\n");
    return line;
  }

  /// A legal move written in full wins over a command of the same name.
  bool is_move(const std::string& line) const {
    const auto move = sitting_.game().parse(line);
    return move && std::ranges::find(legal_, *move) != legal_.end();
  }

  void answer(std::string_view key, std::initializer_list<Words::Argument> arguments = {}) const {
    print(screen_.line(screen_.say(key, arguments)));
  }

  /// The one move a text means, or nothing and an answer.
  std::optional<Move> move_meant(const std::string& text) const {
    const TypedMove typed = find_moves(text, sitting_.game(), legal_);
    if (typed.moves.size() == 1) return typed.moves[0];
    if (typed.number) {
      answer(legal_.size() == 1 ? "one-move-only" : "no-such-number", {{"count", legal_.size()}});
    } else if (typed.moves.empty()) {
      constexpr std::size_t most_shown = 40;
      const bool cut = text.size() > most_shown;
      answer("unknown", {{"text", printable(text.substr(0, most_shown)) + (cut ? "…" : "")}});
    } else {
      answer("ambiguous", {{"text", printable(text)}, {"moves", screen_.notations(typed.moves)}});
    }
    return std::nullopt;
  }

  bool try_move(const std::string& line) {
    const auto move = move_meant(line);
    if (!move) return false;
    if (std::ranges::find(legal_, *move) == legal_.end()) {
      print(screen_.verdict(*move));
      return false;
    }
    sitting_.play(*move);
    changed();
    return true;
  }

  /// True when the position has changed.
  bool obey(const TypedCommand& command) {
    switch (command.kind) {
      case CommandKind::help:
        print(screen_.say("help") + "\n");
        return false;
      case CommandKind::why:
        explain(command.rest);
        return false;
      case CommandKind::rule:
        print(screen_.passage(command.rest));
        return false;
      case CommandKind::undo:
        return take_back(false);
      case CommandKind::force_undo:
        return take_back(true);
      case CommandKind::save:
        save(command.rest, false);
        return false;
      case CommandKind::force_save:
        save(command.rest, true);
        return false;
      case CommandKind::hint:
        advise();
        return false;
      case CommandKind::board:
        print("\n" + screen_.board(Detail::full));
        return false;
      case CommandKind::moves:
        ask(true);
        return false;
      case CommandKind::log:
        print(screen_.log(!command.rest.empty()));
        return false;
      case CommandKind::score:
        print(screen_.scores());
        return false;
      case CommandKind::quit:
        break;
    }
    return false;
  }

  void explain(const std::string& text) const {
    if (text.empty()) return answer("why-usage", {{"example", screen_.notation(legal_.back())}});
    if (const auto move = move_meant(text)) print(screen_.verdict(*move));
  }

  bool take_back(bool by_force) {
    switch (sitting_.take_back(by_force)) {
      case Sitting::TakenBack::nothing:
        answer("undo-nothing");
        return false;
      case Sitting::TakenBack::barrier:
        answer("undo-barrier");
        return false;
      case Sitting::TakenBack::done:
        break;
    }
    answer(by_force ? "undo-forced" : "undone");
    told_ = sitting_.match().plies();
    back_ = true;
    changed();
    return true;
  }

  void advise() const {
    flush_output();  // it thinks for a while
    print(screen_.hint(sitting_.hint()));
  }

  void save(const std::string& path, bool over) {
    const std::string target = path.empty() ? file_ : path;
    if (target.empty()) return answer("save-usage");
    if (!over && target != file_ && file_exists(target) && !same_file(target, file_)) {
      return answer("save-exists", {{"file", printable(target)}});
    }
    try {
      write_file(target, sitting_.match().save());
      file_ = target;
      saved_ = true;
      answer("saved", {{"file", printable(target)}});
    } catch (const Refusal& refusal) {
      answer("save-failed", {{"reason", refusal.what()}});
    }
  }

  /// After every change of the position.
  void changed() {
    saved_ = false;
    if (!autosave_) return;
    try {
      write_file(file_, sitting_.match().save());
      saved_ = true;
      failed_ = false;
    } catch (const Refusal& refusal) {
      if (!failed_) answer("save-failed", {{"reason", refusal.what()}});  // once, until it works again
      failed_ = true;
    }
  }

  bool worth_saving() const { return !saved_ && sitting_.match().plies() > 0; }

  bool may_quit() {
    if (!worth_saving() || warned_ || !reader_.is_terminal()) return true;
    answer("unsaved");
    warned_ = true;
    return false;
  }

  void leave() const {
    if (!saved_ || file_.empty()) return answer("goodbye");
    answer("goodbye-resume", {{"command", "fondaco play --resume " + printable(file_)}});
  }

  Sitting sitting_;
  Screen screen_;
  LineReader reader_;
  std::string file_;  ///< where this game lies, or is to lie; empty: nowhere yet
  bool autosave_;
  bool saved_ = true;    ///< the file is up to date
  bool failed_ = false;  ///< the last autosave failed
  bool warned_ = false;  ///< the person was told that the game is not saved
  bool back_ = false;    ///< the last decision was taken back
  std::size_t told_;     ///< plies whose events the person has read
  std::vector<Move> legal_;
};

}  // namespace

void Play::run() const {
  if (!save.empty() && file_exists(save) && (resume.empty() || !same_file(save, resume))) {
    throw Refusal(printable(save) + " exists already; go on with it by --resume, or choose another name");
  }
  Session(resume.empty() ? new_sitting(*this) : resume_sitting(*this), *this).run();
}

}  // namespace fondaco::cli
