// SPDX-License-Identifier: MIT
#pragma once
// Playing a move, with everything forced that follows from it.
#include "engine/play_base.hpp"
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::after, Base::edition_, Base::everybody, Base::game_, Base::learned_, Base::note, Base::note_of,
      Base::note_secret, Base::state_;

 public:
  using Base::Base;

  constexpr void set_up() {
    state_.bag = edition_.pebbles;
    for (unsigned i = 0; i < edition_.shore; ++i) ++state_.shore[from_bag()];  // PB-2.1
    state_.stage = Stage::main;
    state_.turn = 0;  // PB-2.2
  }

  constexpr void answer(Move move) {
    if (move == code::draw) return draw();
    if (move == code::keep) return keep();
    if (move == code::leave) return leave();
    take(static_cast<Color>(move - code::take));
  }

 private:
  static constexpr Components pebble(Color color) { return Components(component(ComponentKind::pebble, color)); }

  constexpr void take(Color color) {  // PB-3.2
    --state_.shore[color];
    ++state_.pouch[state_.turn][color];
    ++state_.known[state_.turn][color];  // PB-6.2
    note(EventKind::took, "PB-3.2"_rule, pebble(color));
    const Color turned = from_bag();
    ++state_.shore[turned];
    learned_ |= everybody();
    note(EventKind::turned_up, "PB-3.2"_rule, pebble(turned));
    end_turn();
  }

  constexpr void draw() {  // PB-3.3
    state_.drawn = from_bag();
    state_.stage = Stage::keep;
    learned_ |= SeatSet::only(state_.turn);
    note_secret(state_.turn, EventKind::drew, "PB-3.3"_rule, pebble(state_.drawn));
  }

  constexpr void keep() {  // PB-3.4
    ++state_.pouch[state_.turn][state_.drawn];
    note_secret(state_.turn, EventKind::kept, "PB-3.4"_rule, pebble(state_.drawn));
    end_turn();
  }

  constexpr void leave() {  // PB-3.5
    ++state_.shore[state_.drawn];
    learned_ |= everybody();
    note(EventKind::left, "PB-3.5"_rule, pebble(state_.drawn));
    end_turn();
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
      note_of(nobody, EventKind::ended, "PB-4.1"_rule);
      return;
    }
    state_.stage = Stage::main;
    do {  // PB-3.1
      state_.turn = after(state_.turn);
    } while (game_.is_full(state_.pouch[state_.turn]));
  }
};

}  // namespace fondaco::pebbles
