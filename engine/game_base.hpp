// SPDX-License-Identifier: MIT
#pragma once
// What all games do alike, and what a game does that needs nothing special. A game derives from it,
//
//   template <class Journal> class Play;
//   class Game : public GameBase<Game, Edition, State, Play> { … };
//
// and says itself what it wants otherwise: a function of the same name in the game stands in place of the one here.
#include <array>
#include <bit>
#include <string>

#include "engine/chance.hpp"
#include "engine/dice.hpp"
#include "engine/journal.hpp"
#include "engine/json/writer.hpp"
#include "engine/move.hpp"
#include "engine/options.hpp"
#include "engine/result.hpp"
#include "engine/terminal.hpp"

namespace fondaco {

/// The JSON of a view as lines of text, for a game that draws no board. The dice are not on it, whoever looks.
std::string plain_board(std::string_view view, int width);

template <class G, class EditionOf, class StateOf, template <class> class Play>
class GameBase {
 public:
  using Edition = EditionOf;
  using State = StateOf;
  static constexpr int score_unit = 1;

  /// Whether so many can play with this edition. A game adds which of its options go together.
  static Outcome check_options(const Edition& edition, const Options& options) {
    if (options.players >= edition.min_players && options.players <= edition.max_players) return {};
    return Fault{"players must be " + std::to_string(edition.min_players) + " to " +
                 std::to_string(edition.max_players)};
  }

  constexpr const Edition& edition() const { return edition_; }
  constexpr Seat players() const { return options_.players; }
  /// The choice of an option, or its number.
  template <class Option>
  constexpr std::int16_t option(Option which) const {
    return options_.values[static_cast<std::size_t>(which)];
  }
  /// Whether an option is on that is off or on.
  template <class Option>
  constexpr bool on(Option which) const {
    return option(which) != 0;
  }

  /// The questions of a game are its stages.
  constexpr std::uint8_t decision(const State& state) const { return static_cast<std::uint8_t>(state.stage); }

  // Playing, by the class Play of the game (engine/play_base.hpp).

  constexpr State start(Seed seed) const {
    State state;
    state.dice = Dice(seed);
    SilentJournal silent;
    Play<SilentJournal> play(self(), state, silent);
    play.set_up();
    play.answer_forced();
    return state;
  }

  template <class Journal>
  constexpr SeatSet apply(State& state, Move move, Journal& journal) const {
    Play<Journal> play(self(), state, journal);
    play.answer(move);
    play.answer_forced();
    return play.learned();
  }

  // Defaults.

  /// Only the end is surely a place to stop and judge: what else is begun, only the game knows. (Bots stop by
  /// themselves where it becomes another player's turn.)
  constexpr bool settled(const State& state) const { return self().to_move(state) == nobody; }

  // A game with secrets has these two of its own: fulfils_contract asks for them.

  /// Every move is public.
  constexpr MoveShape seen(const State&, Move move, Viewer) const
    requires(!G::has_secrets)
  {
    return self().shape(move);
  }

  /// Nobody knows the dice, and nothing else is hidden.
  constexpr State resample(const State& state, Viewer, Rng& rng) const
    requires(!G::has_secrets)
  {
    State other = state;
    const std::uint64_t low = rng.word();
    other.dice = Dice(Seed{low, rng.word()});
    return other;
  }

  /// All moves deserve the same thought.
  template <class Moves, class Weights>
  constexpr void advise(const State&, const Moves& moves, Weights& weights) const {
    for (std::uint32_t i = 0; i < moves.size(); ++i) weights[i] = 1;
  }

  /// The seat, then the bytes of one world as the seat may imagine it, without its dice. The world is drawn from what
  /// the seat knows and from nothing else, always the same way, so that the numbers tell no secret.
  static constexpr std::size_t feature_count = 1 + sizeof(State);
  template <class Sink>
  constexpr void encode(const State& state, Seat seat, Sink&& sink) const {
    Rng rng(0);
    State imagined = self().resample(state, Viewer::seat(seat), rng);
    imagined.dice = Dice{};
    sink(int{seat});
    for (const std::uint8_t byte : std::bit_cast<std::array<std::uint8_t, sizeof(State)>>(imagined)) sink(int{byte});
  }

  std::string board(const State& state, Viewer viewer, const Terminal& terminal) const {
    json::Writer out;
    self().to_json(state, viewer, out);
    return plain_board(out.take(), terminal.width);
  }

  std::string component_title(Component component) const { return self().component_name(component); }

 protected:
  Edition edition_;
  Options options_;

 private:
  friend G;
  constexpr GameBase(const Edition& edition, const Options& options) : edition_(edition), options_(options) {}

  constexpr const G& self() const { return static_cast<const G&>(*this); }
};

}  // namespace fondaco
