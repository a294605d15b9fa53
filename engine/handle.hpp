// SPDX-License-Identifier: MIT
#pragma once
// Makes a catalogue entry and a type-erased handle out of a game's class.
#include <cstring>

#include "engine/any_game.hpp"

namespace fondaco {

template <Game G>
class GameHandle final : public AnyGame {
  using State = typename G::State;

 public:
  GameHandle(const GameEntry& entry, const EditionFile& edition, const typename G::Edition& tables,
             const Options& options)
      : AnyGame(entry, edition, options), game_(tables, options) {}

  /// The game itself, for code that is a template over it.
  const G& game() const { return game_; }

  static State unpack(const AnyState& state) {
    State value;
    std::memcpy(&value, state.bytes().data(), sizeof(State));
    return value;
  }
  static AnyState pack(const State& value) {
    AnyState state;
    pack(value, state);
    return state;
  }
  static void pack(const State& value, AnyState& state) {
    state.bytes().resize(sizeof(State));
    std::memcpy(state.bytes().data(), &value, sizeof(State));
  }

  AnyState start(Seed seed) const override { return pack(game_.start(seed)); }
  Seat to_move(const AnyState& state) const override { return game_.to_move(unpack(state)); }
  std::uint8_t decision(const AnyState& state) const override { return game_.decision(unpack(state)); }
  bool settled(const AnyState& state) const override { return game_.settled(unpack(state)); }
  std::vector<Move> legal(const AnyState& state) const override {
    MovesOf<G> moves;
    game_.legal(unpack(state), moves);
    return {moves.begin(), moves.end()};
  }
  Verdict check(const AnyState& state, Move move) const override { return game_.check(unpack(state), move); }
  SeatSet apply(AnyState& state, Move move, EventJournal* journal) const override {
    State value = unpack(state);
    SilentJournal silent;
    const SeatSet learned = journal != nullptr ? game_.apply(value, move, *journal) : game_.apply(value, move, silent);
    pack(value, state);
    return learned;
  }
  MoveShape shape(Move move) const override { return game_.shape(move); }
  MoveShape seen(const AnyState& state, Move move, Viewer viewer) const override {
    return game_.seen(unpack(state), move, viewer);
  }
  Scores scores(const AnyState& state, Viewer viewer) const override { return game_.scores(unpack(state), viewer); }
  AnyState resample(const AnyState& state, Viewer viewer, Rng& rng) const override {
    return pack(game_.resample(unpack(state), viewer, rng));
  }
  Outcome audit(const AnyState& state) const override { return game_.audit(unpack(state)); }
  void write_state(const AnyState& state, Viewer viewer, json::Writer& out) const override {
    game_.to_json(unpack(state), viewer, out);
  }
  void read_state(json::Cursor in, AnyState& state) const override {
    State value{};
    game_.from_json(in, value);
    pack(value, state);
  }
  std::string board(const AnyState& state, Viewer viewer, const Terminal& terminal) const override {
    return game_.board(unpack(state), viewer, terminal);
  }
  std::int32_t judge(const AnyState& state, Seat seat, TermList& terms) const override {
    return game_.judge(unpack(state), seat, terms);
  }
  std::string component_name(Component component) const override { return game_.component_name(component); }
  std::string component_title(Component component) const override { return game_.component_title(component); }

 private:
  G game_;
};

/// The catalogue entry of a game. There is one, made by games/per_game/entry.cpp.in.
template <Game G>
const GameEntry& entry_of(const EmbeddedGame& files) {
  struct Builder {
    static Outcome load(const EditionFile& edition, typename G::Edition& tables) {
      Outcome outcome;
      G::load_edition(json::Cursor(edition.document(), outcome), tables);
      return outcome;
    }
  };
  static const Vocabulary words = G::vocabulary();
  static const GameEntry entry{
      .id = G::id,
      .title = G::title,
      .rule_prefix = G::rule_prefix,
      .rules_version = G::rules_version,
      .min_players = G::min_players,
      .max_players = G::max_players,
      .move_count = G::move_count,
      .state_bytes = sizeof(typename G::State),
      .score_unit = G::score_unit,
      .options = words.options,
      .move_kinds = words.move_kinds,
      .component_kinds = words.component_kinds,
      .decisions = words.decisions,
      .events = words.events,
      .score_labels = words.score_labels,
      .term_labels = words.term_labels,
      .files = &files,
      .build = [](const EditionFile& edition, const Options& options) -> Result<std::unique_ptr<AnyGame>> {
        typename G::Edition tables{};
        if (const Outcome loaded = Builder::load(edition, tables); !loaded) return loaded.fault();
        // How many may play is for the game to say.
        const bool seated = options.players >= G::min_players && options.players <= G::max_players;
        if (seated) {
          if (const Outcome fits = check_option_players(entry.options, options); !fits) return fits.fault();
        }
        if (const Outcome checked = G::check_options(tables, options); !checked) return checked.fault();
        return std::make_unique<GameHandle<G>>(entry, edition, tables, options);
      },
      .check_edition =
          [](const EditionFile& edition) {
            typename G::Edition tables{};
            return Builder::load(edition, tables);
          },
  };
  return entry;
}

}  // namespace fondaco
