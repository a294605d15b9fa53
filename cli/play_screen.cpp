// SPDX-License-Identifier: MIT
#include "cli/play_screen.hpp"

#include <algorithm>

#include "cli/hint_text.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play_words.hpp"
#include "cli/position_input.hpp"
#include "engine/json/nearest.hpp"

namespace fondaco::cli {
namespace {

/// Text is read in lines of at most this many columns, however wide the terminal.
constexpr int widest_text = 100;

/// A narrower terminal breaks lines itself.
int screen_width() { return std::max(output_width(), 60); }
int text_width() { return std::min(screen_width(), widest_text); }

/// How many plies `log` shows.
constexpr std::size_t log_length = 12;
/// Moves of one kind that need more rows are listed by their notation alone, lest they push the board out of sight.
constexpr std::size_t most_rows = 8;
/// How many moves an ambiguous text lists.
constexpr std::size_t most_candidates = 6;

/// A level is called as people call it; a budget behind it stays.
std::string bot_name(const bots::BotSpec& bot, const Words& words) {
  if (bot.kind != bots::BotKind::level) return bot.text;
  const std::string_view level = bots::level_names[bot.level];
  return words.say(message_key({"level", level})) + bot.text.substr(level.size());
}

std::vector<std::string> seat_names(const Sitting& sitting, const Words& words) {
  std::vector<std::string> names;
  names.reserve(sitting.game().players());
  for (Seat seat = 0; seat < sitting.game().players(); ++seat) {
    names.push_back(seat == sitting.person() ? words.say("you")
                                             : bot_name(sitting.bot(seat), words) + " " + std::to_string(seat));
  }
  return names;
}

/// A bot as all bots of the table are, if they are of one level.
const bots::BotSpec* shared_level(const Sitting& sitting) {
  const bots::BotSpec* level = nullptr;
  for (Seat seat = 0; seat < sitting.game().players(); ++seat) {
    if (seat == sitting.person()) continue;
    const bots::BotSpec& bot = sitting.bot(seat);
    if (bot.kind != bots::BotKind::level || (level != nullptr && level->text != bot.text)) return nullptr;
    level = &bot;
  }
  return level;
}

/// Signed, with a real minus.
std::string signed_text(std::string_view number) {
  return number.starts_with('-') ? "−" + std::string(number.substr(1)) : std::string(number);
}

}  // namespace

Screen::Screen(const Sitting& sitting, Language language)
    : sitting_(sitting),
      colour_(colour_wanted()),
      words_(program_words(language)),
      game_words_(game_words(sitting.game().entry(), language)),
      book_(game_rulebook(sitting.game().entry(), language)),
      names_(seat_names(sitting, words_)),
      wording_(sitting.game(), game_words_, sitting.viewer(), names_) {}

std::string Screen::line(std::string_view text, int indent) const {
  return wrapped_text(text, text_width(), indent) + "\n";
}

std::string Screen::points(std::int32_t units) const {
  return signed_text(points_text(units, sitting_.game().entry().score_unit));
}

std::string Screen::intro() const {
  const AnyGame& game = sitting_.game();
  std::string text = line(
      paint(say(game.players() == 1 ? "intro-alone" : "intro",
                {{"game", std::string(game.entry().title)}, {"players", game.players()}, {"seat", sitting_.person()}}),
            ink::strong));
  const auto specs = game.entry().options;
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const std::int16_t value = game.options().values[i];
    if (value == specs[i].initial) continue;
    text += line(say("intro-option", {{"option", wording_.option(i)}, {"value", wording_.option_value(i, value)}}));
  }
  if (const auto* const level = shared_level(sitting_)) {
    text += line(say("intro-level", {{"level", bot_name(*level, words_)}}));
  }
  if (sitting_.match().plies() > 0) text += line(say("resumed", {{"count", sitting_.match().plies()}}));
  return text + line(say("intro-help"));
}

std::string Screen::board(Detail detail) const {
  const Terminal terminal{
      .words = game_words_, .colour = colour_, .width = screen_width(), .detail = detail, .seats = names_};
  return sitting_.game().board(sitting_.match().state(), sitting_.viewer(), terminal);
}

std::string Screen::happened(std::size_t from_ply) const {
  std::string text;
  const auto& plies = sitting_.chronicle();
  // Small decisions of one player in a row read as one paragraph.
  for (std::size_t ply = from_ply; ply < plies.size();) {
    const Seat mover = sitting_.match().mover(ply);
    std::string sentences;
    for (; ply < plies.size() && sitting_.match().mover(ply) == mover; ++ply) {
      for (const Event& event : plies[ply])
        sentences.append(sentences.empty() ? "" : " ").append(wording_.event(event));
    }
    if (!sentences.empty()) text += line(paint("· ", ink::quiet) + sentences, 2);
  }
  return text;
}

std::string Screen::question() const {
  return line(paint(say("your-turn"), ink::lantern) + " " +
              paint(wording_.decision(sitting_.match().state()), ink::strong));
}

std::string Screen::moves(const std::vector<Move>& legal, bool in_words) const {
  const AnyGame& game = sitting_.game();
  int notation_width = 0;
  for (const Move move : legal) notation_width = std::max(notation_width, columns(game.text(move)));
  const int number_width = static_cast<int>(std::to_string(legal.size()).size());
  std::string text;
  // Each kind of move in columns of its own, for their lengths differ.
  for (std::size_t i = 0; i < legal.size();) {
    const std::uint8_t kind = game.shape(legal[i]).kind;
    std::vector<std::string> short_items;
    std::vector<std::string> items;
    for (; i < legal.size() && game.shape(legal[i]).kind == kind; ++i) {
      const std::string notation = game.text(legal[i]);
      short_items.push_back(paint(right_aligned(std::to_string(i + 1), number_width), ink::lantern) + "  " +
                            paint(notation, ink::quiet));
      items.push_back(padded(short_items.back(), number_width + 2 + notation_width) + "  " +
                      wording_.move(game.shape(legal[i])));
    }
    std::vector<std::string> rows = in_columns(items, screen_width() - 2);
    const bool too_many = !in_words && rows.size() > most_rows;
    if (too_many) rows = in_columns(short_items, screen_width() - 2);
    for (const std::string& row : rows) text += "  " + row + "\n";
    if (too_many) text += "  " + paint(say("moves-in-words"), ink::quiet) + "\n";
  }
  return text;
}

std::string Screen::log(bool all) const {
  const auto& plies = sitting_.chronicle();
  const std::size_t first = all || plies.size() <= log_length ? 0 : plies.size() - log_length;
  std::string text;
  if (first > 0) text += line(paint(say(first == 1 ? "log-more-one" : "log-more", {{"count", first}}), ink::quiet));
  for (std::size_t ply = first; ply < plies.size(); ++ply) {
    std::string number = right_aligned(std::to_string(ply + 1), 4) + "  ";
    for (const Event& event : plies[ply]) {
      text += line(paint(number, ink::quiet) + wording_.event(event) + " " + paint(event.rule.text(), ink::quiet), 6);
      number = std::string(6, ' ');
    }
  }
  return text.empty() ? line(say("log-empty")) : text;
}

std::string Screen::score_table(const Scores& scores) const {
  // Rows are scoring rules, columns are players. A viewer may know a rule's points of some seats only.
  std::vector<std::uint8_t> labels;
  for (const SeatScore& seat : scores.seats) {
    for (const ScoreLine& each : seat.lines) {
      if (std::ranges::find(labels, each.label) == labels.end()) labels.push_back(each.label);
    }
  }
  std::ranges::sort(labels);
  Table table;
  table.column("");
  for (const std::string& name : names_) table.column(name, Table::Align::right);
  for (const std::uint8_t label : labels) {
    std::vector<std::string> row{wording_.score(label)};
    for (const SeatScore& seat : scores.seats) {
      const auto* const found = std::ranges::find(seat.lines, label, &ScoreLine::label);
      if (found != seat.lines.end() && !found->hidden) {
        row.push_back(points(found->points));
      } else {
        // A seat with hidden lines may have fewer of them; one without just did not score by this rule.
        row.push_back(std::ranges::any_of(seat.lines, &ScoreLine::hidden) ? say("score-hidden") : "–");
      }
    }
    table.row(std::move(row));
  }
  std::vector<std::string> totals{paint(say("score-total"), ink::strong)};
  std::vector<std::string> ranks{say("score-rank")};
  for (const SeatScore& seat : scores.seats) {
    totals.push_back(paint(points(seat.total), ink::strong));
    ranks.push_back(std::to_string(seat.rank));
  }
  table.row(std::move(totals));
  if (scores.over) table.row(std::move(ranks));
  return table.text();
}

std::string Screen::scores() const {
  const Scores scores = sitting_.game().scores(sitting_.match().state(), sitting_.viewer());
  return (scores.over ? std::string() : line(say("score-now"))) + score_table(scores);
}

std::string Screen::hint(const bots::Hint& hint) const {
  return hint_text(sitting_.game(), hint, words_, wording_, colour_, text_width());
}

std::string Screen::winners(const Scores& scores) const {
  std::vector<std::string> names;
  std::int32_t best = 0;
  for (std::size_t seat = 0; seat < scores.seats.size(); ++seat) {
    if (scores.seats[seat].rank != 1) continue;
    names.push_back(names_[seat]);
    best = scores.seats[seat].total;
  }
  if (names.size() > 1) {
    std::string all = names[0];
    for (std::size_t i = 1; i < names.size(); ++i) {
      all += (i + 1 < names.size() ? std::string(", ") : " " + say("result-and") + " ") + names[i];
    }
    return say("result-shared", {{"winners", all}, {"points", points(best)}});
  }
  if (scores.seats.size() == 1) return say("result-alone", {{"points", points(best)}});
  const bool person = scores.seats[sitting_.person()].rank == 1;
  return say(person ? "result-you-win" : "result-wins", {{"winner", names[0]}, {"points", points(best)}});
}

std::string Screen::result() const {
  const Scores scores = sitting_.game().scores(sitting_.match().state(), Viewer::everything());
  return rule_line(text_width(), say("result-title")) + "\n" + line(paint(winners(scores), ink::strong)) + "\n" +
         score_table(scores) + "\n" + line(say("result-seed", {{"seed", seed_text(sitting_.match().seed())}}));
}

std::string Screen::rule(RuleId id) const {
  const Rule* rule = book_.find(id.text());
  return paint(id.text(), ink::strong) + (rule == nullptr ? std::string() : " " + rule->text);
}

std::string Screen::verdict(Move move) const {
  const Verdict verdict = sitting_.game().check(sitting_.match().state(), move);
  return line(say(verdict.legal() ? "legal" : "not-legal", {{"move", notation(move)}, {"rule", rule(verdict.rule())}}));
}

std::string Screen::passage(std::string_view id) const {
  std::vector<std::string_view> ids;
  for (const Chapter& chapter : book_.chapters()) {
    if (!chapter.id.empty()) ids.emplace_back(chapter.id);
  }
  if (id.empty()) return line(say("rule-usage", {{"example", std::string(ids.empty() ? "" : ids.front())}}));
  const std::string wanted = in_capitals(id);
  const Passage passage = book_.look_up(wanted);
  if (!passage) {
    std::string near;
    const std::string chapter = wanted.substr(0, wanted.find('.'));
    for (const Rule& rule : book_.rules()) {
      if (rule.id.starts_with(chapter + ".")) near.append(near.empty() ? "" : ", ").append(rule.id);
    }
    for (const std::string_view each : ids) {
      if (near.empty() || near.find('.') == std::string::npos) near.append(near.empty() ? "" : ", ").append(each);
    }
    return line(say("no-rule", {{"id", printable(wanted)}, {"near", near}}));
  }
  std::string text;
  if (passage.rules.size() == passage.chapter->rule_count) {
    text += line(paint(passage.chapter->id + " " + passage.chapter->title, ink::strong));
    if (!passage.chapter->intro.empty()) text += line(passage.chapter->intro);
  }
  for (const Rule& rule : passage.rules) text += line(paint(rule.id, ink::strong) + " " + rule.text, 2);
  return text;
}

std::string Screen::notations(std::span<const Move> moves) const {
  std::string text;
  for (std::size_t i = 0; i < std::min(moves.size(), most_candidates); ++i) {
    text.append(i == 0 ? "" : ", ").append(notation(moves[i]));
  }
  return moves.size() > most_candidates ? text + " …" : text;
}

}  // namespace fondaco::cli
