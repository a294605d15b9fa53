// SPDX-License-Identifier: MIT
#pragma once
// Pebbles. Every rule id PB-… is explained in rules.en.md and rules.it.md; here stands the contract of the game, and
// each included file does one part of it:
//   legal.hpp      which moves are legal, all of them, fast
//   check.hpp      whether one move is legal, and by which rule not; written independently of legal.hpp
//   apply.hpp      playing a move
//   scoring.hpp    scores and ranking
//   knowledge.hpp  what a viewer may know, and resampling
//   judgement.hpp  how good a position looks
//   position_writer.cpp, position_reader.cpp   positions as JSON; audit.cpp what holds in every position
//   names.hpp and names.cpp   names of everything
// What is not said here a game has from engine/game_base.hpp.
#include "engine/game.hpp"
#include "engine/game_base.hpp"
#include "games/pebbles/edition.hpp"
#include "games/pebbles/moves.hpp"
#include "games/pebbles/state.hpp"

namespace fondaco::pebbles {

using namespace fondaco::literals;

/// Positions in the option table.
enum class Option : std::uint8_t { pouch };

enum class EventKind : std::uint8_t {
  took,       // pebble
  turned_up,  // pebble
  drew,       // pebble (secret)
  kept,       // pebble (secret)
  left,       // pebble
  ended,
};
enum class ScoreLabel : std::uint8_t { sets, all_colors };
enum class TermLabel : std::uint8_t { pouch, rival };

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "pebbles";
  static constexpr std::string_view title = "Pebbles";
  static constexpr std::string_view rule_prefix = "PB";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = 2;
  static constexpr Seat max_players = pebbles::max_players;
  static constexpr unsigned move_count = code::end;
  static constexpr std::size_t legal_capacity = 1 + max_colors;  ///< in stage `main`: draw, and one take per colour
  static constexpr bool has_secrets = true;
  using Moves = MoveList<legal_capacity>;

  static Vocabulary vocabulary();
  std::string component_name(Component component) const;

  static void load_edition(json::Cursor in, Edition& edition) { pebbles::load_edition(in, edition); }
  constexpr Game(const Edition& edition, const Options& options) : GameBase(edition, options) {}

  constexpr Seat to_move(const State& state) const { return state.stage == Stage::over ? nobody : state.turn; }
  constexpr bool settled(const State& state) const { return state.stage == Stage::main || state.stage == Stage::over; }
  constexpr void legal(const State& state, Moves& moves) const;
  constexpr Verdict check(const State& state, Move move) const;
  constexpr MoveShape shape(Move move) const { return shape_of(move); }

  constexpr Scores scores(const State& state, Viewer viewer) const;
  constexpr MoveShape seen(const State& state, Move move, Viewer viewer) const;
  constexpr State resample(const State& state, Viewer viewer, Rng& rng) const;
  Outcome audit(const State& state) const;
  void to_json(const State& state, Viewer viewer, json::Writer& out) const;
  void from_json(json::Cursor in, State& state) const;

  template <class Terms>
  constexpr std::int32_t judge(const State& state, Seat seat, Terms& terms) const;

  // What the parts above share.

  constexpr int pouch_size() const { return option(Option::pouch); }  ///< PB-7.1
  /// Does this viewer see into the pouch (PB-6.1)?
  constexpr bool sees_pouch(const State& state, Viewer viewer, Seat seat) const;
  /// The pebbles of a pouch that this viewer knows (PB-6.1, PB-6.2).
  constexpr const Counts& known_to(const State& state, Viewer viewer, Seat seat) const;
  constexpr int set_points(const Counts& pebbles) const;         ///< PB-5.1
  constexpr int all_colors_points(const Counts& pebbles) const;  ///< PB-5.2
  /// Is the game at its end, once a turn is over (PB-4.1)?
  constexpr bool ends(const State& state) const;
  constexpr bool is_full(const Counts& pouch) const { return sum(pouch) >= pouch_size(); }  ///< PB-1.2
};

constexpr bool Game::ends(const State& state) const {
  bool all_full = true;
  for (Seat seat = 0; seat < players(); ++seat) all_full = all_full && is_full(state.pouch[seat]);
  return all_full || sum(state.bag) == 0;
}

}  // namespace fondaco::pebbles

// after the class, which they define
#include "games/pebbles/apply.hpp"
#include "games/pebbles/check.hpp"
#include "games/pebbles/judgement.hpp"
#include "games/pebbles/knowledge.hpp"
#include "games/pebbles/legal.hpp"
#include "games/pebbles/scoring.hpp"

namespace fondaco::pebbles {
static_assert(fulfils_contract<Game>());
}  // namespace fondaco::pebbles
