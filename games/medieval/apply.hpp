// SPDX-License-Identifier: MIT
#pragma once
// Playing a move, with everything forced that follows from it: turns and set-up here, the phases of a turn in
// apply_phases.hpp.
#include "engine/play_base.hpp"
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::after, Base::edition_, Base::everybody, Base::game_, Base::learned_, Base::note, Base::note_of,
      Base::players, Base::state_;

 public:
  using Base::Base;

  constexpr void set_up();
  constexpr void answer(Move move);

 private:
  using K = ComponentKind;

  constexpr void home(unsigned town);
  constexpr void place(unsigned city);
  constexpr void income(Income how);
  constexpr void collect(unsigned city);
  constexpr void enlarge(unsigned city, unsigned houses);
  constexpr void finish_paid();
  constexpr void open(unsigned place);
  constexpr void pass();
  constexpr void end_turn();

  // Set-up.
  constexpr void deal();

  // Phases.
  constexpr void begin_turn();
  constexpr void begin_phase_two();
  constexpr void next_city(unsigned from);
  constexpr void next_paid(unsigned from);
  constexpr void basic_income();
  constexpr void begin_opening();
  constexpr void spend_letter(Letter use, RuleId rule);
  constexpr void build(unsigned city);
  constexpr void settle();
  constexpr void award(unsigned city, Seat to, unsigned points, RuleId rule);
  constexpr void clear_turn();
  constexpr void end_game();
};

// --- set-up
// -----------------------------------------------------------------------------------------------------------

/// MM-2.4
template <class Journal>
constexpr void Play<Journal>::deal() {
  Markers markers = game_.not_laid(state_);
  std::array<std::uint8_t, max_cities> pool{};
  unsigned count = 0;
  const auto gather = [&](unsigned low, unsigned high) {
    for (unsigned value = low; value <= high; ++value) {
      for (unsigned i = 0; i < markers[value - 1]; ++i) pool[count++] = static_cast<std::uint8_t>(value);
    }
  };
  const auto give = [&](unsigned each) {
    for (Seat seat = 0; seat < players(); ++seat) {
      for (unsigned i = 0; i < each; ++i) ++state_.hand[seat][pool[--count] - 1U];
    }
  };
  gather(edition_.high, max_value);
  state_.dice.shuffle(pool.data(), count);
  give(game_.high_each());
  gather(1, edition_.high - 1U);  // with the high ones left over
  state_.dice.shuffle(pool.data(), count);
  give(count / players());
}

template <class Journal>
constexpr void Play<Journal>::set_up() {
  const PlayerTable& table = game_.table();
  for (Seat seat = 0; seat < players(); ++seat) {  // MM-2.1
    state_.score[seat] = edition_.start_score;
    state_.letters[seat] = edition_.letters;
    state_.supply[seat] = edition_.houses;
    state_.cash[seat] = table.capital;
  }
  state_.towns_left = table.towns;
  if (table.preset != no_place) state_.marked = bit<CitySet>(table.preset);  // MM-2.3
  deal();
  state_.start_seat = static_cast<Seat>(state_.dice.below(players()));  // MM-2.5
  state_.turn = state_.start_seat;
  state_.stage = Stage::home;
}

/// MM-2.6
template <class Journal>
constexpr void Play<Journal>::home(unsigned town) {
  const Seat me = state_.turn;
  state_.branches[me] |= bit<PlaceSet>(town);
  --state_.supply[me];
  --state_.towns_left;
  note(EventKind::settled, "MM-2.6"_rule, Components(component(K::place, town)));
  state_.turn = after(me);
  if (state_.turn != state_.start_seat) return;
  state_.round = 1;
  begin_turn();
}

// --- turns
// ------------------------------------------------------------------------------------------------------------

/// MM-5.3: without markers the first phase is skipped. It is asked even if only one city fits: whether it is asked
/// would tell the others what the last marker of a hand is.
template <class Journal>
constexpr void Play<Journal>::begin_turn() {
  if (count_of(state_.hand[state_.turn]) > 0) {
    state_.stage = Stage::place;
  } else {
    begin_phase_two();
  }
}

/// What belongs to one turn only.
template <class Journal>
constexpr void Play<Journal>::clear_turn() {
  state_.at = 0;
  state_.letter = Letter::none;
  state_.opened = 0;
}

template <class Journal>
constexpr void Play<Journal>::end_turn() {
  settle();
  state_.idle = static_cast<std::uint8_t>(state_.opened > 0 ? 0 : state_.idle + 1);  // MM-11.3
  clear_turn();
  if (state_.awarded == cities_of(game_.in_play()) || state_.idle >= players()) return end_game();  // MM-11.2, MM-11.3
  state_.turn = after(state_.turn);
  if (state_.turn == state_.start_seat) ++state_.round;
  begin_turn();
}

template <class Journal>
constexpr void Play<Journal>::end_game() {
  clear_turn();
  state_.stage = Stage::over;
  const auto cause = static_cast<unsigned>(game_.end_cause(state_));
  note_of(nobody, EventKind::ended, game_.end_rule(state_), Components(component(K::cause, cause)));
}

template <class Journal>
constexpr void Play<Journal>::answer(Move move) {
  switch (state_.stage) {
    case Stage::home:
      return home(move - unsigned{code::home});
    case Stage::place:
      return place(move - unsigned{code::place});
    case Stage::income:
      return income(static_cast<Income>(move - code::income));
    case Stage::city:
    case Stage::paid:
      if (move == code::done) return finish_paid();
      if (move < code::enlarge) return collect(move - unsigned{code::collect});
      if (move < code::twice) return enlarge(move - unsigned{code::enlarge}, 1);
      return enlarge(move - unsigned{code::twice}, 2);
    case Stage::open:
    case Stage::second:
      if (move == code::pass) return pass();
      if (move == code::stop) return end_turn();
      return open(move - unsigned{code::open});
    case Stage::over:
      return;
  }
}

}  // namespace fondaco::medieval

#include "games/medieval/apply_phases.hpp"
