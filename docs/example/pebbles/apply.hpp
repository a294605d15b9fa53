#pragma once
// Playing a move, with everything forced that follows from it.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

/// One move while it is being played: the state, the journal, and who learns something new on the way.
template <class Journal>
class Play {
 public:
  constexpr Play(const Game& game, State& state, Journal& journal)
      : game_(game), players_(game.players()), state_(state), journal_(journal) {}

  constexpr SeatSet learned() const { return learned_; }

  constexpr void set_up() {
    state_.bag = game_.edition().pebbles;
    for (unsigned i = 0; i < game_.edition().shore; ++i) ++state_.shore[from_bag()];  // PB-2.1
    state_.stage = Stage::main;
    state_.turn = 0;  // PB-2.2
  }

  constexpr void take(Color color) {  // PB-3.2
    --state_.shore[color];
    ++state_.pouch[state_.turn][color];
    ++state_.known[state_.turn][color];  // PB-6.2
    note(EventKind::took, "PB-3.2"_rule, color);
    const Color turned = from_bag();
    ++state_.shore[turned];
    learned_ |= everybody();
    note(EventKind::turned_up, "PB-3.2"_rule, turned);
    end_turn();
  }

  constexpr void draw() {  // PB-3.3
    state_.drawn = from_bag();
    state_.stage = Stage::keep;
    learned_ |= SeatSet::only(state_.turn);
    note_secret(EventKind::drew, "PB-3.3"_rule, state_.drawn);
  }

  constexpr void keep() {  // PB-3.4
    ++state_.pouch[state_.turn][state_.drawn];
    note_secret(EventKind::kept, "PB-3.4"_rule, state_.drawn);
    end_turn();
  }

  constexpr void leave() {  // PB-3.5
    ++state_.shore[state_.drawn];
    learned_ |= everybody();
    note(EventKind::left, "PB-3.5"_rule, state_.drawn);
    end_turn();
  }

 private:
  constexpr SeatSet everybody() const { return SeatSet::everybody(players_); }
  static constexpr Components pebble(Color color) { return Components(component(ComponentKind::pebble, color)); }

  constexpr void note(EventKind kind, RuleId rule, Color color) {
    journal_.note({static_cast<std::uint8_t>(kind), state_.turn, rule, pebble(color), everybody(), SeatSet::none(), 0});
  }
  /// The others see that it happens, not with which pebble.
  constexpr void note_secret(EventKind kind, RuleId rule, Color color) {
    journal_.note({static_cast<std::uint8_t>(kind), state_.turn, rule, pebble(color), SeatSet::only(state_.turn),
                   everybody().without(state_.turn), 1});
  }

  constexpr Color from_bag() {
    auto left = state_.dice.below(static_cast<std::uint32_t>(sum(state_.bag)));
    Color color = 0;
    while (left >= state_.bag[color]) left -= state_.bag[color++];
    --state_.bag[color];
    return color;
  }

  constexpr void end_turn() {
    state_.drawn = no_color;
    if (game_.ends(state_)) {  // PB-4.1
      state_.stage = Stage::over;
      learned_ |= everybody();  // the pouches are opened
      journal_.note({static_cast<std::uint8_t>(EventKind::ended), nobody, "PB-4.1"_rule, Components(), everybody(),
                     SeatSet::none(), 0});
      return;
    }
    state_.stage = Stage::main;
    do {  // PB-3.1
      state_.turn = static_cast<Seat>(state_.turn + 1 < players_ ? state_.turn + 1 : 0);
    } while (game_.is_full(state_.pouch[state_.turn]));
  }

  const Game& game_;
  const Seat players_;
  State& state_;
  Journal& journal_;
  SeatSet learned_;
};

constexpr State Game::start(Seed seed) const {
  State state;
  state.dice = Dice(seed);
  SilentJournal silent;
  Play<SilentJournal>(*this, state, silent).set_up();
  return state;
}

template <class Journal>
constexpr SeatSet Game::apply(State& state, Move move, Journal& journal) const {
  Play<Journal> play(*this, state, journal);
  if (move == code::draw) {
    play.draw();
  } else if (move == code::keep) {
    play.keep();
  } else if (move == code::leave) {
    play.leave();
  } else {
    play.take(static_cast<Color>(move - code::take));
  }
  return play.learned();
}

}  // namespace fondaco::pebbles
