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
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

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

inline constexpr Seat blue = 0;
inline constexpr Seat red = 1;
inline constexpr Seat yellow = 2;
inline constexpr Seat purple = 3;
inline constexpr Seat green = 4;

using Texts = std::vector<std::string>;

/// A desk on which every skill is fully uncovered.
inline constexpr std::string_view all_skills =
    "'skills': {'clavis_urbis': 4, 'actiones': 5, 'privilegium': 3, 'liber_sophiae': 3, 'bursa': 3}";

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

/// "at:a-b", "at:c-d" for the routes a-b and c-d: the same word before each.
inline Texts each(std::string_view word, const std::vector<std::string_view>& names) {
  Texts texts;
  for (const std::string_view name : names) texts.push_back(join(word, name));
  return texts;
}

/// The text of the default edition, with some pieces of it replaced (the first place where each is found).
inline std::string edition_with(const std::vector<std::pair<std::string_view, std::string_view>>& changes = {}) {
  std::string text(find_game("hansa")->files->file("editions/default.json"));
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
/// What is said of some players; the others have all their pieces in the stock.
using Desks = std::vector<std::pair<Seat, std::string>>;

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
  /// The position with these members, such as "'to_move': 1, 'actions': 2", and these desks.
  void set(std::string_view members, const Desks& desks = {}) {
    const std::string position = whole(members, desks);
    const std::string fault = read(position, state_);
    EXPECT_EQ(fault, "") << position;
    EXPECT_EQ(game_.audit(state_), "") << position;
  }
  /// Why this position is refused; empty when it is not.
  std::string refused_position(std::string_view members, const Desks& desks = {}) const {
    State ignored;
    return read(whole(members, desks), ignored);
  }

  /// One part of the position as a viewer may know it, such as "players.1.supply"; "absent" when there is none.
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
  /// The two pools, such as "5T 1M"; "0" for none.
  std::string supply(Seat seat) const { return of(seat, "supply"); }
  std::string stock(Seat seat) const { return of(seat, "stock"); }
  int score(Seat seat) const { return state_.score[seat]; }
  int actions() const { return state_.actions; }
  int marker() const { return number("completed_cities"); }
  int supply_size() const { return static_cast<int>(game_.supply_size(state_)); }
  /// "{'blue':'2T','red':'1M'}", or "absent" when nobody stands there.
  std::string on(std::string_view route) const { return at(join("routes.", route)); }
  /// "['blue T','red M']"
  std::string in(std::string_view city) const { return at(join("cities.", city)); }
  int skill(Seat seat, Track track) const { return static_cast<int>(game_.skill_value(state_, seat, track)); }
  /// Tokens on routes.
  int tokens_on_board() const {
    return static_cast<int>(std::ranges::count_if(state_.token, [](std::uint8_t token) { return token != no_token; }));
  }
  unsigned route(std::string_view id) const {
    for (unsigned i = 0; i < game_.side().routes; ++i) {
      if (game_.side().route[i].id.text() == id) return i;
    }
    ADD_FAILURE() << "no route " << id;
    return 0;
  }
  unsigned city(std::string_view id) const {
    for (unsigned i = 0; i < game_.side().cities; ++i) {
      if (game_.side().city[i].id.text() == id) return i;
    }
    ADD_FAILURE() << "no city " << id;
    return 0;
  }
  Seat controller(std::string_view id) const { return game_.controller(state_, city(id)); }

  /// Members that fill all routes but those given (which are written as they stand) with pieces of these players; the
  /// desks of `fillers` must be `filler`.
  std::string filled(const std::map<std::string, std::string>& given, const std::vector<Seat>& fillers) const {
    std::vector<std::pair<Seat, char>> pieces;
    for (const Seat seat : fillers) {
      pieces.insert(pieces.end(), 25, {seat, 'T'});
      pieces.insert(pieces.end(), 3, {seat, 'M'});
    }
    std::size_t next = 0;
    std::string text;
    for (unsigned i = 0; i < game_.side().routes; ++i) {
      const std::string id(game_.side().route[i].id.text());
      const auto known = given.find(id);
      std::string there = known == given.end() ? "" : known->second;
      if (known == given.end()) {
        std::map<Seat, std::map<char, int, std::greater<>>> group;  // T before M
        for (unsigned space = 0; space < game_.side().route[i].spaces; ++space) {
          const auto [seat, kind] = pieces.at(next++);
          ++group[seat][kind];
        }
        for (const auto& [seat, counts] : group) {
          std::string list;
          for (const auto& [kind, count] : counts)
            list += join(list.empty() ? "" : " ", std::to_string(count), std::string(1, kind));
          there += join(there.empty() ? "" : ", ", "'", edition().player_colors[seat].text(), "': '", list, "'");
        }
      }
      text += join(text.empty() ? "" : ", ", "'", id, "': {", there, "}");
    }
    return join("'routes': {", text, "}");
  }
  static std::string filler() { return join(all_skills, ", 'stock': '0'"); }

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
  /// Establishes the only full route and takes no reward, which is not asked when there is none.
  void establish() {
    play("establish");
    if (decision() == "reward") play_one("none");
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

  /// "1 inserted trader kampen-arnheim HT-4.2.1": who, what, about what, by which rule.
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
  int points(Seat seat, ScoreLabel label) const {
    const SeatScore score = scores().seats[seat];
    int sum = 0;
    for (const ScoreLine& line : score.lines) {
      if (line.label == static_cast<std::uint8_t>(label)) sum += line.points;
    }
    return sum;
  }
  /// "network 10 HT-8.6", a line per scoring rule.
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
    const GameEntry& entry = *find_game("hansa");
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

  std::string whole(std::string_view members, const Desks& desks) const {
    std::string players;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      players += players.empty() ? "{" : ", {";
      for (const auto& [of, text] : desks) players += of == seat ? text : "";
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

}  // namespace fondaco::hansa
