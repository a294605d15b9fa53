#pragma once
// A table to try the rules at: positions from short texts, moves by their notation, answers as texts, so that a test
// reads like the example it proves. JSON is written and shown with ' in place of ".
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/handle.hpp"
#include "engine/json/reader.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

inline constexpr Seat A = 0;
inline constexpr Seat B = 1;
inline constexpr Seat C = 2;
inline constexpr Seat D = 3;
inline constexpr Seat E = 4;

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

/// The text of the default edition, with some pieces of it replaced.
inline std::string edition_with(const std::vector<std::pair<std::string_view, std::string_view>>& changes = {}) {
  std::string text(find_game("oltremare")->files->file("editions/default.json"));
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

using Settings = std::vector<std::pair<std::string_view, std::string_view>>;

class Table {
 public:
  explicit Table(Seat players, const Settings& settings = {}, const std::string& edition = edition_with())
      : handle_(build(players, settings, edition)), game_(static_cast<const GameHandle<Game>&>(*handle_).game()) {}

  /// Why a table of this kind is refused; empty when it is not.
  static std::string refused_table(Seat players, const Settings& settings = {}) {
    json::Fault fault;
    (void)try_build(players, settings, edition_with(), fault);
    return fault.message;
  }

  // --- where it stands ---
  const Game& game() const { return game_; }
  const Edition& edition() const { return game_.edition(); }
  const State& state() const { return state_; }
  Seat to_move() const { return game_.to_move(state_); }
  bool over() const { return to_move() == nobody; }
  std::string decision() const { return std::string(Game::decisions()[game_.decision(state_)]); }

  void start(std::uint64_t seed) { state_ = game_.start(Seed{seed, 0}); }
  void set(const State& state) { state_ = state; }
  void set(std::string_view position) {
    const std::string fault = read(position, state_);
    EXPECT_EQ(fault, "") << position;
    EXPECT_EQ(game_.audit(state_), "") << position;
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
    json::Value document;
    json::Fault fault;
    EXPECT_TRUE(json::read(out.take(), document, fault)) << fault.text();
    const json::Value* value = &document;
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
  std::vector<std::string> legal(std::string_view kind = "") const {
    Game::Moves moves;
    game_.legal(state_, moves);
    std::vector<std::string> texts;
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
  /// Plays, one after the other, the steps of an offer: the cards given, the goods wanted, the ducats, and sends it.
  void offer(const std::vector<std::string>& gives, const std::vector<std::string>& wants,
             std::string_view ducats = "pay:0") {
    draft(gives, wants, ducats);
    play("send");
  }
  /// The same up to the last step.
  void draft(const std::vector<std::string>& gives, const std::vector<std::string>& wants,
             std::string_view ducats = "pay:0") {
    for (const std::string& card : gives) {
      play("give:" + card);
      if (decision() == "claim") play("claim:nothing");
    }
    if (decision() == "give") play("give:done");
    for (const std::string& kind : wants) play("want:" + kind);
    if (decision() == "want") play("want:done");
    if (decision() == "ducats") play(ducats);
  }
  bool offers(std::string_view move) const { return refused(move).empty(); }

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
    Game::Moves moves;
    while (!over()) {
      game_.legal(state_, moves);
      ASSERT_FALSE(moves.empty());
      play_code(moves[rng.index(moves.size())]);
      after();
    }
  }

  /// "0 sailed zara OM-6.6.2": who, what, about what, by which rule. Hidden things are _.
  std::vector<std::string> events(Viewer viewer = Viewer::everything()) const {
    std::vector<std::string> texts;
    for (const Event& event : journal_.seen_by(viewer)) {
      std::string text = std::to_string(event.actor) + " " + std::string(Game::events()[event.kind]);
      for (const Component arg : event.args) text += " " + (arg.is_hidden() ? "_" : game_.component_name(arg));
      texts.push_back(text + " " + event.rule.text());
    }
    return texts;
  }
  std::vector<std::string> events(Seat seat) const { return events(Viewer::seat(seat)); }
  /// How many events of this name.
  int count(std::string_view event) const {
    return static_cast<int>(std::ranges::count_if(
        journal_.events(), [&](const Event& each) { return Game::events()[each.kind] == event; }));
  }
  SeatSet learned() const { return learned_; }
  std::string seen(std::string_view move, Viewer viewer) const {
    return handle_->text(game_.seen(state_, code_of(move), viewer));
  }

  // --- points ---
  Scores scores(Viewer viewer = Viewer::everything()) const { return game_.scores(state_, viewer); }
  int total(Seat seat) const { return scores().seats[seat].total; }
  int rank(Seat seat) const { return scores().seats[seat].rank; }
  int points(Seat seat, ScoreLabel label) const {
    const SeatScore score = scores().seats[seat];
    int sum = 0;
    for (const ScoreLine& line : score.lines) {
      if (line.label == static_cast<std::uint8_t>(label)) sum += line.points;
    }
    return sum;
  }
  /// One scoring line of every seat.
  std::vector<int> points(ScoreLabel label) const {
    std::vector<int> all;
    for (Seat seat = 0; seat < game_.players(); ++seat) all.push_back(points(seat, label));
    return all;
  }
  int ducats(Seat seat) const { return state_.ducats[seat]; }
  int hand_size(Seat seat) const { return state_.hand[seat].size(); }
  /// The hand as its owner sees it: "['SA08','SI07']".
  std::string hand(Seat seat) const { return at("players." + std::to_string(seat) + ".hand"); }
  Card card(std::string_view code) const {
    for (unsigned i = 0; i < edition().cards; ++i) {
      if (edition().card[i].code.text() == code) return static_cast<Card>(i);
    }
    ADD_FAILURE() << "no card " << code;
    return 0;
  }
  Port port(std::string_view key) const {
    for (unsigned i = 0; i < edition().ports; ++i) {
      if (edition().port[i].key.text() == key) return static_cast<Port>(i);
    }
    ADD_FAILURE() << "no port " << key;
    return 0;
  }
  Good good(std::string_view key) const {
    for (unsigned i = 0; i < edition().goods; ++i) {
      if (edition().good[i].key.text() == key) return static_cast<Good>(i);
    }
    ADD_FAILURE() << "no good " << key;
    return 0;
  }
  /// "hold 21 OM-10.3", a line per scoring rule; hidden points are _.
  std::vector<std::string> breakdown(Seat seat, Viewer viewer = Viewer::everything()) const {
    const SeatScore score = scores(viewer).seats[seat];
    std::vector<std::string> texts;
    for (const ScoreLine& line : score.lines) {
      const std::string points = line.hidden ? "_" : std::to_string(line.points);
      texts.push_back(std::string(Game::score_labels()[line.label]) + " " + points + " " + line.rule.text());
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
      EXPECT_EQ(game_.audit(other), "");
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

 private:
  static std::unique_ptr<AnyGame> try_build(Seat players, const Settings& settings, const std::string& edition,
                                            json::Fault& fault) {
    const GameEntry& entry = *find_game("oltremare");
    Options options = default_options(entry.options, players);
    for (const auto& [name, value] : settings) {
      if (const auto wrong = set_option(entry.options, options, name, value)) {
        fault.message = *wrong;
        return nullptr;
      }
    }
    const auto file = EditionFile::read("test", edition, fault);
    return fault ? nullptr : entry.build(*file, options, fault);
  }
  static std::unique_ptr<AnyGame> build(Seat players, const Settings& settings, const std::string& edition) {
    json::Fault fault;
    auto handle = try_build(players, settings, edition, fault);
    if (handle == nullptr) {
      ADD_FAILURE() << fault.text();
      std::abort();
    }
    return handle;
  }

  std::string read(std::string_view position, State& state) const {
    json::Value document;
    json::Fault fault;
    if (json::read(with(position, '\'', '"'), document, fault)) game_.from_json(json::Cursor(document, fault), state);
    return fault.text();
  }
  Move code_of(std::string_view move) const {
    const auto code = handle_->parse(move);
    EXPECT_TRUE(code.has_value()) << "no move " << move;
    return code.value_or(0);
  }
  void play_one(std::string_view move) {
    const std::string rule = refused(move);
    EXPECT_EQ(rule, "") << move << " in " << at("");
    if (rule.empty()) learned_ |= game_.apply(state_, code_of(move), journal_);
    EXPECT_EQ(game_.audit(state_), "") << "after " << move;
  }

  std::unique_ptr<AnyGame> handle_;
  const Game& game_;
  State state_;
  EventJournal journal_;
  SeatSet learned_;
};

}  // namespace fondaco::oltremare
