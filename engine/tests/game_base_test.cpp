// SPDX-License-Identifier: MIT
// A game that says nothing beyond its rules: what it has from engine/game_base.hpp and engine/play_base.hpp.
#include "engine/game_base.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "engine/dice_json.hpp"
#include "engine/game.hpp"
#include "engine/handle.hpp"
#include "engine/names.hpp"
#include "engine/play_base.hpp"

namespace fondaco::coins {

using namespace fondaco::literals;

struct Edition {
  std::uint8_t coins = 5;
  std::uint8_t min_players = 2;
  std::uint8_t max_players = 2;
};

enum class Stage : std::uint8_t { main, over };

/// Two players take one coin or two of a heap in turn.
struct State {
  Dice dice;
  std::array<std::uint8_t, 2> taken{};
  std::uint8_t left = 0;
  Stage stage = Stage::over;
  Seat turn = 0;
  std::array<std::uint8_t, 3> unused{};
  friend constexpr bool operator==(const State&, const State&) = default;
};

enum class Option : std::uint8_t { greed };
enum class MoveKind : std::uint8_t { take };
enum class ComponentKind : std::uint8_t { count };
enum class EventKind : std::uint8_t { took, peeked };
enum class ScoreLabel : std::uint8_t { coins };
enum class TermLabel : std::uint8_t { coins };

consteval OptionTable<Option> option_table(Option) {
  return {{Option::greed, {.name = "greed", .rule = "CO-1", .choices = off_on}}};
}
consteval NameTable<MoveKind> name_table(MoveKind) { return {"take"}; }
consteval NameTable<ComponentKind> name_table(ComponentKind) { return {"count"}; }
consteval NameTable<Stage> name_table(Stage) { return {"main", "over"}; }
consteval NameTable<EventKind> name_table(EventKind) { return {"took", "peeked"}; }
consteval NameTable<ScoreLabel> name_table(ScoreLabel) { return {"coins"}; }
consteval NameTable<TermLabel> name_table(TermLabel) { return {"coins"}; }

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "coins";
  static constexpr std::string_view title = "Coins";
  static constexpr std::string_view rule_prefix = "CO";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = 2;
  static constexpr Seat max_players = 2;
  static constexpr unsigned move_count = 2;
  static constexpr std::size_t legal_capacity = 2;
  static constexpr bool has_secrets = false;
  using Moves = MoveList<legal_capacity>;

  constexpr Game(const Edition& edition, const Options& options) : GameBase(edition, options) {}

  static Vocabulary vocabulary() {
    return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
  }
  std::string component_name(Component component) const { return std::to_string(component.id); }
  static void load_edition(json::Cursor, Edition&) {}

  constexpr Seat to_move(const State& state) const { return state.stage == Stage::over ? nobody : state.turn; }
  constexpr void legal(const State& state, Moves& moves) const {
    moves.clear();
    for (Move move = 0; move < 2 && move < state.left; ++move) moves.push(move);
  }
  constexpr Verdict check(const State& state, Move move) const {
    return move < state.left ? Verdict::allowed("CO-1"_rule) : Verdict::refused("CO-1"_rule);
  }
  constexpr MoveShape shape(Move move) const {
    return make_shape(MoveKind::take, Components(component(ComponentKind::count, move + 1)));
  }
  constexpr Scores scores(const State&, Viewer) const { return {}; }
  Outcome audit(const State&) const { return {}; }
  void to_json(const State& state, Viewer, json::Writer& out) const {
    out.begin_object();
    out.member("left", state.left);
    out.key("purse");
    out.begin_object();
    out.member("gold", 2);
    out.member("silver", 3);
    out.end_object();
    out.key("players");
    out.begin_array();
    for (const std::uint8_t taken : state.taken) {
      out.begin_object();
      out.member("taken", taken);
      out.key("cards");
      out.begin_array();
      out.end_array();
      out.end_object();
    }
    out.end_array();
    write_dice(state.dice, out);
    out.end_object();
  }
  void from_json(json::Cursor, State&) const {}
  template <class Terms>
  constexpr std::int32_t judge(const State&, Seat, Terms&) const {
    return 0;
  }
};

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::after, Base::edition_, Base::note, Base::note_of, Base::note_secret, Base::note_shared, Base::state_;

 public:
  using Base::Base;

  constexpr void set_up() {
    state_.left = edition_.coins;
    state_.stage = Stage::main;
    state_.turn = 1;
  }
  constexpr void answer(Move move) {
    const Components count(component(ComponentKind::count, move + 1));
    note(EventKind::took, "CO-1"_rule, count);
    note_of(nobody, EventKind::took, "CO-2"_rule);
    note_secret(state_.turn, EventKind::peeked, "CO-3"_rule, count);
    note_shared(SeatSet::seats(2), state_.turn, EventKind::peeked, "CO-4"_rule, Components(count[0], count[0]), 2);
    state_.left = static_cast<std::uint8_t>(state_.left - move - 1);
    if (state_.left == 0) state_.stage = Stage::over;
    state_.turn = after(state_.turn);
    Base::learned_ |= SeatSet::only(state_.turn);
  }
};

static_assert(fulfils_contract<Game>());

// --- what a game has to say itself -----------------------------------------------------------------------------------

template <bool secrets>
class Bare : public GameBase<Bare<secrets>, Edition, State, Play> {
 public:
  static constexpr bool has_secrets = secrets;
  constexpr MoveShape shape(Move) const { return {}; }
};
template <class G>
concept SeesMoves = requires(const G& game, const State& state) { game.seen(state, Move{}, Viewer::spectator()); };
template <class G>
concept Resamples =
    requires(const G& game, const State& state, Rng& rng) { game.resample(state, Viewer::spectator(), rng); };
static_assert(SeesMoves<Bare<false>> && Resamples<Bare<false>>);
static_assert(!SeesMoves<Bare<true>> && !Resamples<Bare<true>>);

struct DeclaresNotes : Game {
  struct Notes {};
};
struct TakesNotesEverywhere : Game {
  struct Notes {};
  template <class Terms>
  constexpr std::int32_t judge(const State&, Seat, Terms&, Notes* = nullptr) const {
    return 0;
  }
  constexpr void advise(const State&, const Moves&, WeightsOf<Game>&, Notes* = nullptr) const {}
};
struct NotesOfSomething : TakesNotesEverywhere {
  struct Notes : TakesNotesEverywhere::Notes {
    explicit Notes(int) {}
  };
};
static_assert(KeepsNotes<Game> && KeepsNotes<TakesNotesEverywhere>);
static_assert(!KeepsNotes<DeclaresNotes>);
static_assert(!KeepsNotes<NotesOfSomething>);

// --- defaults --------------------------------------------------------------------------------------------------------

class GameBaseDefaults : public ::testing::Test {
 protected:
  Options options{.players = 2, .values = {1}};
  Game game{Edition{}, options};
  State state = game.start(Seed{7, 0});
};

TEST_F(GameBaseDefaults, a_game_starts_with_the_dice_of_its_seed_as_play_sets_it_up) {
  EXPECT_EQ(state.dice.seed(), (Seed{7, 0}));
  EXPECT_EQ(state.left, 5);
  EXPECT_EQ(game.to_move(state), 1);
  EXPECT_EQ(game.decision(state), 0);
  EXPECT_TRUE(game.on(Option::greed));
  EXPECT_EQ(game.component_title({0, 3}), "3");
}

TEST_F(GameBaseDefaults, the_edition_says_how_many_play) {
  EXPECT_TRUE(Game::check_options(Edition{}, Options{.players = 2}));
  const Outcome alone = Game::check_options(Edition{}, Options{.players = 1});
  ASSERT_FALSE(alone);
  EXPECT_EQ(alone.fault().text(), "players must be 2 to 2");
}

TEST_F(GameBaseDefaults, playing_tells_what_happened_and_who_learned_of_it) {
  EventJournal journal;
  EXPECT_EQ(game.apply(state, 1, journal), SeatSet::only(0));
  EXPECT_EQ(state.left, 3);
  const std::vector<Event> own = journal.seen_by(Viewer::seat(1));
  const std::vector<Event> others = journal.seen_by(Viewer::spectator());
  ASSERT_EQ(own.size(), 4U);
  ASSERT_EQ(others.size(), 4U);
  EXPECT_EQ(own[0].actor, 1);
  EXPECT_EQ(own[1].actor, nobody);
  EXPECT_EQ(others[0].args[0].id, 2);
  EXPECT_EQ(own[2].args[0].id, 2);
  EXPECT_TRUE(others[2].args[0].is_hidden());
  EXPECT_TRUE(journal.seen_by(Viewer::seat(0))[2].args[0].is_hidden());
  EXPECT_EQ(journal.seen_by(Viewer::seat(0))[3].args[1].id, 2);
  EXPECT_EQ(others[3].args[0].id, 2);
  EXPECT_TRUE(others[3].args[1].is_hidden());
}

TEST_F(GameBaseDefaults, only_the_end_is_settled) {
  EXPECT_FALSE(game.settled(state));
  SilentJournal silent;
  for (const Move move : std::initializer_list<Move>{1, 1, 0}) game.apply(state, move, silent);
  EXPECT_TRUE(game.settled(state));
}

TEST_F(GameBaseDefaults, moves_are_seen_as_they_are_and_only_the_dice_are_dealt_anew) {
  EXPECT_EQ(game.seen(state, 1, Viewer::spectator()), game.shape(1));
  Rng rng(3);
  State other = game.resample(state, Viewer::seat(0), rng);
  EXPECT_NE(other.dice.seed(), state.dice.seed());
  other.dice = state.dice;
  EXPECT_EQ(other, state);
}

TEST_F(GameBaseDefaults, advice_weighs_all_moves_alike) {
  Game::Moves moves;
  game.legal(state, moves);
  WeightsOf<Game> weights{};
  game.advise(state, moves, weights);
  EXPECT_THAT(weights, ::testing::Each(1));
}

TEST_F(GameBaseDefaults, features_are_the_seat_and_what_it_can_imagine) {
  const auto features = [&](const State& of, Seat seat) {
    std::vector<int> all;
    game.encode(of, seat, [&](int value) { all.push_back(value); });
    return all;
  };
  EXPECT_EQ(features(state, 0).size(), Game::feature_count);
  EXPECT_NE(features(state, 0), features(state, 1));
  EXPECT_EQ(features(state, 0), features(game.start(Seed{8, 9}), 0)) << "the dice are in the features";
  State other = state;
  other.left = 4;
  EXPECT_NE(features(state, 0), features(other, 0));
}

TEST_F(GameBaseDefaults, the_board_is_the_view_in_lines_without_the_dice) {
  const Words words;
  EXPECT_EQ(game.board(state, Viewer::spectator(), Terminal{.words = words}),
            "left: 5\n"
            "purse: gold 2, silver 3\n"
            "players:\n"
            "  0:\n"
            "    taken: 0\n"
            "    cards: –\n"
            "  1:\n"
            "    taken: 0\n"
            "    cards: –\n");
}

}  // namespace fondaco::coins
