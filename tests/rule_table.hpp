// SPDX-License-Identifier: MIT
#pragma once
// A table to try the rules of a game at: positions from short texts, moves by their notation, answers as texts, so that
// a test reads like the example it proves. JSON is written and shown with ' in place of ". A game's tests derive their
// own table from it, with the words of that game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/handle.hpp"
#include "engine/json/document.hpp"
#include "games/catalogue.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::tests {

using Texts = std::vector<std::string>;
/// Pieces of a text, and what stands in their place.
using Changes = std::vector<std::pair<std::string_view, std::string_view>>;
/// Options and their values.
using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

inline std::string with(std::string_view text, char from, char to) {
  std::string changed(text);
  std::ranges::replace(changed, from, to);
  return changed;
}

/// A text put together; keeps position texts with shared parts short.
template <class... Parts>
std::string join(const Parts&... parts) {
  std::string text;
  (text.append(parts), ...);
  return text;
}

template <Game G>
class RuleTable {
  using State = typename G::State;

 public:
  explicit RuleTable(Seat players, const Settings& settings = {}, const std::string& edition = edition_with())
      : handle_(build(players, settings, edition)), game_(static_cast<const GameHandle<G>&>(*handle_).game()) {}

  /// The text of the default edition, with some pieces of it replaced (the first place where each is found).
  static std::string edition_with(const Changes& changes = {}) {
    std::string text(entry().files->file("editions/default.json"));
    for (const auto& [from, to] : changes) {
      const std::string old = with(from, '\'', '"');
      const std::size_t at = text.find(old);
      if (at == std::string::npos) {
        ADD_FAILURE() << "the edition has no " << old;
        continue;
      }
      text.replace(at, old.size(), with(to, '\'', '"'));
    }
    return text;
  }
  /// Why an edition with these changes is refused; empty when it is not.
  static std::string refused_edition(const Changes& changes) {
    const auto file = EditionFile::read("test", edition_with(changes));
    return file ? fault_text(entry().check_edition(*file)) : fault_text(file);
  }
  /// Why a table of this kind is refused; empty when it is not.
  static std::string refused_table(Seat players, const Settings& settings = {},
                                   const std::string& edition = edition_with()) {
    const auto table = try_build(players, settings, edition);
    return table ? "" : table.fault().message;
  }

  // --- where it stands ---
  const G& game() const { return game_; }
  const AnyGame& handle() const { return *handle_; }
  const typename G::Edition& edition() const { return game_.edition(); }
  const State& state() const { return state_; }
  Seat to_move() const { return game_.to_move(state_); }
  bool over() const { return to_move() == nobody; }
  std::string decision() const { return std::string(entry().decisions[game_.decision(state_)]); }

  void start(std::uint64_t seed) { state_ = game_.start(Seed{seed, 0}); }
  void set(const State& state) { state_ = state; }
  void set(std::string_view position) {
    const std::string fault = read(position, state_);
    EXPECT_EQ(fault, "") << position;
    EXPECT_EQ(fault_text(game_.audit(state_)), "") << position;
  }
  /// Why this position is refused; empty when it is not.
  std::string refused_position(std::string_view position) const {
    State ignored;
    return read(position, ignored);
  }

  /// One part of the position as a viewer may know it, such as "players.1.hand"; "absent" when there is no such part.
  std::string view(Viewer viewer, std::string_view path = "") const { return part(state_, viewer, path); }
  std::string view(Seat seat, std::string_view path = "") const { return part(state_, Viewer::seat(seat), path); }
  std::string spectator(std::string_view path = "") const { return part(state_, Viewer::spectator(), path); }
  std::string at(std::string_view path) const { return part(state_, Viewer::everything(), path); }
  std::string part(const State& state, Viewer viewer, std::string_view path) const {
    json::Writer out;
    game_.to_json(state, viewer, out);
    const Result<json::Value> document = json::read(out.take());
    EXPECT_EQ(fault_text(document), "");
    const json::Value* value = document ? &*document : nullptr;
    while (value != nullptr && !path.empty()) {
      const std::size_t dot = std::min(path.find('.'), path.size());
      const std::string key(path.substr(0, dot));
      path.remove_prefix(std::min(dot + 1, path.size()));
      if (value->is(json::Kind::array)) {
        const std::size_t index = std::stoul(key);
        value = index < value->items().size() ? &value->items()[index] : nullptr;
      } else {
        value = value->find(key);
      }
    }
    return value == nullptr ? "absent" : with(json::rewrite(*value, json::Layout::compact), '"', '\'');
  }
  int number(std::string_view path) const { return std::stoi(at(path)); }

  // --- moves ---
  /// The legal moves, or those of one kind.
  Texts legal(std::string_view kind = "") const {
    MovesOf<G> moves;
    game_.legal(state_, moves);
    Texts texts;
    for (const Move move : moves) {
      const std::string text = handle_->text(move);
      if (kind.empty() || text.substr(0, text.find(':')) == kind) texts.push_back(text);
    }
    return texts;
  }
  /// The rule that forbids the move; empty when it is legal. The list of legal moves must agree.
  std::string refused(std::string_view move) const {
    const Verdict verdict = game_.check(state_, code_of(move));
    const auto moves = legal();
    const bool listed = std::ranges::find(moves, move) != moves.end();
    if (listed != verdict.legal()) return listed ? "listed although refused" : "allowed but not listed";
    return verdict.legal() ? "" : verdict.rule().text();
  }
  /// The rule by which the move is allowed.
  std::string allowed_by(std::string_view move) const {
    EXPECT_EQ(refused(move), "") << move;
    return game_.check(state_, code_of(move)).rule().text();
  }
  bool offers(std::string_view move) const { return refused(move).empty(); }
  /// Is there such a move in the notation of this table at all?
  bool exists(std::string_view move) const { return handle_->parse(move).has_value(); }

  /// Plays the moves, each of which must be legal; the events and who learned something are those of all of them
  /// together.
  template <class... More>
  void play(std::string_view first, More... more) {
    journal_ = {};
    learned_ = {};
    play_one(first);
    (play_one(more), ...);
  }
  void play_code(Move move) {
    journal_ = {};
    learned_ = game_.apply(state_, move, journal_);
  }
  /// Plays at random to the end, calling after() after each move.
  template <class After>
  void play_out(std::uint64_t seed, After after) {
    Rng rng(seed);
    MovesOf<G> moves;
    while (!over()) {
      game_.legal(state_, moves);
      ASSERT_FALSE(moves.empty());
      play_code(moves[rng.index(moves.size())]);
      after();
    }
  }

  /// "0 took red TA-4.2": who (unless nobody did it), what, about what, by which rule. Hidden things are _.
  Texts events(Viewer viewer = Viewer::everything()) const {
    Texts texts;
    for (const Event& event : journal_.seen_by(viewer)) {
      std::string text = event.actor == nobody ? "" : std::to_string(event.actor) + " ";
      text += entry().events[event.kind];
      for (const Component arg : event.args) text += " " + (arg.is_hidden() ? "_" : game_.component_name(arg));
      texts.push_back(text + " " + event.rule.text());
    }
    return texts;
  }
  Texts events(Seat seat) const { return events(Viewer::seat(seat)); }
  /// How many events of this name.
  int count(std::string_view event) const {
    return static_cast<int>(std::ranges::count_if(
        journal_.events(), [&](const Event& each) { return entry().events[each.kind] == event; }));
  }
  SeatSet learned() const { return learned_; }
  std::string seen(std::string_view move, Viewer viewer) const {
    return handle_->text(game_.seen(state_, code_of(move), viewer));
  }

  // --- points ---
  Scores scores(Viewer viewer = Viewer::everything()) const { return game_.scores(state_, viewer); }
  int total(Seat seat) const { return scores().seats[seat].total; }
  int rank(Seat seat) const { return scores().seats[seat].rank; }
  /// The points of a seat by one label of the game's own.
  template <class Label>
  int points(Seat seat, Label label) const {
    const SeatScore score = scores().seats[seat];
    int sum = 0;
    for (const ScoreLine& line : score.lines) {
      if (line.label == static_cast<std::uint8_t>(label)) sum += line.points;
    }
    return sum;
  }
  /// "routes 21 TA-8.1", a line per scoring rule; hidden points are _.
  Texts breakdown(Seat seat, Viewer viewer = Viewer::everything()) const {
    const SeatScore score = scores(viewer).seats[seat];
    Texts texts;
    for (const ScoreLine& line : score.lines) {
      const std::string points = line.hidden ? "_" : std::to_string(line.points);
      texts.push_back(join(entry().score_labels[line.label], " ", points, " ", line.rule.text()));
    }
    return texts;
  }

  // --- other worlds ---
  /// Calls visit(state) with states that the viewer could not tell from this one; each must be sound and look the same.
  template <class Visit>
  void sample(Viewer viewer, int times, Visit visit) const {
    Rng rng(20'250'101);
    const std::string own_view = view(viewer);
    for (int i = 0; i < times && !::testing::Test::HasFailure(); ++i) {
      const State other = game_.resample(state_, viewer, rng);
      EXPECT_EQ(fault_text(game_.audit(other)), "");
      EXPECT_EQ(part(other, viewer, ""), own_view);
      visit(other);
    }
  }
  /// How often each text came up among the samples.
  template <class Describe>
  std::map<std::string, int> tally(Viewer viewer, int times, Describe describe) const {
    std::map<std::string, int> counts;
    sample(viewer, times, [&](const State& other) { ++counts[describe(other)]; });
    return counts;
  }

 protected:
  void play_one(std::string_view move) {
    const std::string rule = refused(move);
    EXPECT_EQ(rule, "") << move << " in " << at("");
    if (rule.empty()) learned_ |= game_.apply(state_, code_of(move), journal_);
    EXPECT_EQ(fault_text(game_.audit(state_)), "") << "after " << move;
  }

 private:
  static const GameEntry& entry() { return *games::catalogue().find(G::id); }

  static Result<std::unique_ptr<AnyGame>> try_build(Seat players, const Settings& settings,
                                                    const std::string& edition) {
    Options options = default_options(entry().options, players);
    for (const auto& [name, value] : settings) {
      if (const Outcome set = set_option(entry().options, options, name, value); !set) return set.fault();
    }
    const auto file = EditionFile::read("test", edition);
    if (!file) return file.fault();
    return entry().build(*file, options);
  }
  static std::unique_ptr<AnyGame> build(Seat players, const Settings& settings, const std::string& edition) {
    auto handle = try_build(players, settings, edition);
    if (!handle) {
      ADD_FAILURE() << handle.fault().text();
      std::abort();
    }
    return *std::move(handle);
  }

  std::string read(std::string_view position, State& state) const {
    json::Document document(with(position, '\'', '"'));
    if (document.ok()) game_.from_json(document.root(), state);
    return document.ok() ? "" : document.fault().text();
  }
  Move code_of(std::string_view move) const {
    const auto code = handle_->parse(move);
    EXPECT_TRUE(code.has_value()) << "no move " << move;
    return code.value_or(0);
  }

  std::unique_ptr<AnyGame> handle_;
  const G& game_;
  State state_;
  EventJournal journal_;
  SeatSet learned_;
};

}  // namespace fondaco::tests
