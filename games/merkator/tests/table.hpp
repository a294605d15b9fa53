#pragma once
// A table to try the rules at: positions from short texts, moves by their notation, answers as texts, so that a test
// reads like the example it proves. JSON is written and shown with ' in place of ".
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/handle.hpp"
#include "engine/json/reader.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

inline constexpr Seat A = 0;
inline constexpr Seat B = 1;
inline constexpr Seat C = 2;
inline constexpr Seat D = 3;

using Texts = std::vector<std::string>;

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

/// The text of the default edition, with some pieces of it replaced (the first place where each is found).
inline std::string edition_with(const std::vector<std::pair<std::string_view, std::string_view>>& changes = {}) {
  std::string text(find_game("merkator")->files->file("editions/default.json"));
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
/// What is said of some players; the others have empty offices.
using Offices = std::vector<std::pair<Seat, std::string>>;

class Table {
 public:
  explicit Table(Seat players, const Settings& settings = {}, const std::string& edition = edition_with())
      : handle_(build(players, settings, edition)), game_(static_cast<const GameHandle<Game>&>(*handle_).game()) {}

  /// Why a table of this kind is refused; empty when it is not.
  static std::string refused_table(Seat players, const Settings& settings = {},
                                   const std::string& edition = edition_with()) {
    json::Fault fault;
    (void)try_build(players, settings, edition, fault);
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
  /// The position with these members, such as "'token': 'russia', 'stage': 'fulfil'", and these offices.
  void set(std::string_view members, const Offices& offices = {}) {
    const std::string position = whole(members, offices);
    const std::string fault = read(position, state_);
    EXPECT_EQ(fault, "") << position;
    EXPECT_EQ(game_.audit(state_), "") << position;
  }
  /// Why this position is refused; empty when it is not.
  std::string refused_position(std::string_view members, const Offices& offices = {}) const {
    State ignored;
    return read(whole(members, offices), ignored);
  }

  /// One part of the position as a viewer may know it, such as "players.1.goods"; "absent" when there is none.
  std::string view(Viewer viewer, std::string_view path = "") const { return part(state_, viewer, path); }
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
    if (value == nullptr) return "absent";
    if (value->is(json::Kind::string)) return std::string(value->string());
    return with(json::rewrite(*value, json::Layout::compact), '"', '\'');
  }
  int number(std::string_view path) const { return std::stoi(at(path)); }
  std::string of(Seat seat, std::string_view what) const {
    return at(join("players.", std::to_string(seat), ".", what));
  }
  std::string goods(Seat seat) const { return of(seat, "goods"); }
  std::string contracts(Seat seat) const { return of(seat, "contracts"); }
  std::string supply(Seat seat) const { return of(seat, "supply"); }
  int counters(Seat seat) const { return state_.counters[seat]; }
  int coins(Seat seat) const { return state_.coins[seat]; }
  int cubes(std::string_view place) const { return number(join("cubes.", place)); }
  int on_chart() const { return static_cast<int>(game_.on_chart(state_)); }
  /// The visible card of a pile; "absent" when it is empty.
  std::string top(int value) const { return at(join("piles.", std::to_string(value), ".0")); }
  unsigned contract(std::string_view id) const {
    for (unsigned i = 0; i < edition().contracts; ++i) {
      if (edition().contract[i].id.text() == id) return i;
    }
    ADD_FAILURE() << "no contract " << id;
    return 0;
  }
  bool owns(Seat seat, std::string_view id) const { return state_.owned[seat].has(contract(id)); }

  // --- moves ---
  /// The legal moves, or those of one kind.
  Texts legal(std::string_view kind = "") const {
    Game::Moves moves;
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
  /// Plays the first legal one of `done`, `stay`, `bear`, `end`, `decline`, `enough`, else the first move there is,
  /// until somebody must travel or invest, or the game is over.
  void pass() {
    while (!over() && decision() != "travel" && decision() != "invest") {
      const Texts moves = legal();
      const auto plain = std::ranges::find_if(
          moves, [](const std::string& move) { return move == "done" || move == "stay" || move == "bear"; });
      play_one(plain == moves.end() ? moves.front() : *plain);
    }
    if (!over() && decision() == "invest" && offers("end")) play_one("end");
  }
  /// A trip on which nothing else is done.
  void trip(std::string_view place) {
    play(join("go:", place));
    pass();
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

  /// "1 took iron 2 MK-5.3": who, what, about what, by which rule.
  Texts events(Viewer viewer = Viewer::everything()) const {
    Texts texts;
    for (const Event& event : journal_.seen_by(viewer)) {
      std::string text = std::to_string(event.actor) + " " + std::string(Game::events()[event.kind]);
      for (const Component arg : event.args) text += " " + (arg.is_hidden() ? "_" : game_.component_name(arg));
      texts.push_back(text + " " + event.rule.text());
    }
    return texts;
  }
  /// How many events of this name.
  int count(std::string_view event) const {
    return static_cast<int>(
        std::ranges::count_if(journal_.events(), [&](const Event& one) { return Game::events()[one.kind] == event; }));
  }
  SeatSet learned() const { return learned_; }
  std::string seen(std::string_view move, Viewer viewer) const {
    return handle_->text(game_.seen(state_, code_of(move), viewer));
  }

  // --- points ---
  Scores scores(Viewer viewer = Viewer::everything()) const { return game_.scores(state_, viewer); }
  int total(Seat seat) const { return scores().seats[seat].total; }
  int rank(Seat seat) const { return scores().seats[seat].rank; }
  /// "contract-1 20 MK-9.2", a line per scoring rule, in half points.
  Texts breakdown(Seat seat) const {
    const SeatScore score = scores().seats[seat];
    Texts texts;
    for (const ScoreLine& line : score.lines) {
      texts.push_back(join(Game::score_labels()[line.label], " ", std::to_string(line.points), " ", line.rule.text()));
    }
    return texts;
  }

 private:
  static std::unique_ptr<AnyGame> try_build(Seat players, const Settings& settings, const std::string& edition,
                                            json::Fault& fault) {
    const GameEntry& entry = *find_game("merkator");
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

  std::string whole(std::string_view members, const Offices& offices) const {
    std::string players;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      players += players.empty() ? "{" : ", {";
      for (const auto& [of, text] : offices) players += of == seat ? text : "";
      players += "}";
    }
    return join("{", members, members.empty() ? "" : ", ", "'players': [", players, "]}");
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

/// Equal in every byte.
inline bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

}  // namespace fondaco::merkator
