// SPDX-License-Identifier: MIT
#pragma once
// Phase 2: the trip, cubes and goods, counters and losses (MK-5, MK-10.3, MK-10.9).
#include "games/merkator/apply.hpp"

namespace fondaco::merkator {

template <class Journal>
constexpr void Play<Journal>::travel(unsigned place) {
  state_.token = static_cast<std::uint8_t>(place);
  note(EventKind::travelled, "MK-5.1"_rule, Components(component(K::place, place)));
  if (!state_.stack.empty()) {  // MK-10.3; lower values lie on top
    const unsigned level = edition_.contract[state_.stack.first()].level;
    const unsigned contract = draw_contract(state_.stack, game_.of_level(level));
    if (state_.top[level] != no_contract) state_.beneath.push_back(state_.top[level]);
    state_.top[level] = static_cast<std::uint8_t>(contract);
    note_of(nobody, EventKind::laid, "MK-10.3"_rule, Components(component(K::card, contract)));
  }
  const int time = edition_.place[place].time;
  if (time < 0) {  // MK-5.2
    take(state_.counters[me()], static_cast<unsigned>(-time));
    note(EventKind::paid_time, "MK-5.2"_rule, Components(component(K::time, static_cast<unsigned>(-time))));
  }
  if (!game_.major(place) || state_.cubes[place] == 0) return arrive();
  if (state_.cubes[place] == 2) return take_cubes(1);  // MK-5.3
  ask(Stage::split);
}

/// MK-5.3
template <class Journal>
constexpr void Play<Journal>::take_cubes(unsigned first) {
  const unsigned place = state_.token;
  const unsigned second = state_.cubes[place] - first;
  state_.cubes[place] = 0;
  for (const unsigned which : {0U, 1U}) {
    const unsigned count = which == 0 ? first : second;
    if (count == 0) continue;
    add(state_.goods[me()][2 * place + which], count);
    note(EventKind::took, "MK-5.3"_rule, Components(component(K::good, 2 * place + which), component(K::count, count)));
  }
  arrive();
}

/// MK-5.4, MK-6.11
template <class Journal>
constexpr void Play<Journal>::gain_bonus(Seat seat, bool active) {
  for_each_bit(state_.bonus[seat] & game_.bonus_at(state_.token), [&](unsigned card) {
    const Bonus& bonus = edition_.bonus[card];
    const unsigned gain = active ? bonus.active_gain : bonus.join_gain;
    add(state_.goods[seat][bonus.good], gain);
    note_of(seat, EventKind::bonus, active ? "MK-5.4"_rule : "MK-6.11"_rule,
            Components(component(K::good, bonus.good), component(K::count, gain)));
  });
}

template <class Journal>
constexpr void Play<Journal>::arrive() {
  gain_bonus(me(), true);
  const Place& place = edition_.place[state_.token];
  for (unsigned major = 0; major < edition_.majors; ++major) {  // MK-5.5
    const bool grows =
        game_.major(state_.token) ? ((place.linked >> major) & 1U) != 0 : state_.cubes[major] >= place.threshold;
    if (grows) add(state_.cubes[major], 1);
  }
  if (place.time > 0) return gain_counters(static_cast<unsigned>(place.time));
  begin_fulfilling(state_.turn);
}

/// MK-5.6
template <class Journal>
constexpr void Play<Journal>::gain_counters(unsigned count) {
  add(state_.counters[me()], count);
  note(EventKind::gained_time, "MK-5.6"_rule, Components(component(K::time, count)));
  if (game_.solo() || state_.finale == Finale::running) return begin_fulfilling(state_.turn);  // MK-10.1, MK-8.4
  unsigned letter = no_letter;
  for (; count > 0 && state_.in_row > 0; --count) {
    const unsigned seen = take_counter();
    if (seen != no_letter) letter = seen;
  }
  if (state_.in_row == 0) trigger(Reason::chart);  // MK-8.1
  if (letter == no_letter) return begin_fulfilling(state_.turn);
  note_of(nobody, EventKind::letter, "MK-5.7"_rule, Components(component(K::letter, letter)));
  if (losses_of_letter(letter) > 1 || state_.in_row == 0) return suffer(letter);
  state_.letter = static_cast<std::uint8_t>(letter);
  ask(Stage::redirect_loss);  // MK-5.8
}

/// One of the letters that nobody has seen (MK-7.3).
template <class Journal>
constexpr unsigned Play<Journal>::draw_letter() {
  unsigned total = 0;
  for (const std::uint8_t count : state_.letters) total += count;
  unsigned pick = draw(total);
  unsigned letter = 0;
  for (; pick >= state_.letters[letter]; ++letter) pick -= state_.letters[letter];
  --state_.letters[letter];
  return letter;
}

/// Takes the next counter of the chart. The last one of a row gives its letter (MK-5.7), others no_letter.
template <class Journal>
constexpr unsigned Play<Journal>::take_counter() {
  unsigned letter = no_letter;
  const bool last = --state_.in_row == 0;
  if (last && !game_.on(Option::no_loss)) letter = state_.front != no_letter ? state_.front : draw_letter();
  state_.front = no_letter;
  if (!last) return letter;
  const Side& side = edition_.side[state_.side];
  if (++state_.row < side.rows) {
    state_.in_row = side.size[state_.row];
  } else if (state_.side == reverse && game_.fill().then != 0) {  // MK-10.9
    state_.side = ultimo;
    state_.row = 0;
    state_.in_row = edition_.side[ultimo].size[0];
    state_.letters = edition_.letters;  // MK-R16: all are shuffled anew
    note_of(nobody, EventKind::turned, "MK-10.9"_rule);
  }
  return letter;
}

/// Everybody loses by this letter; no_letter: by that of the next counter, which is shown and laid back (MK-5.8).
template <class Journal>
constexpr void Play<Journal>::suffer(unsigned letter) {
  if (letter == no_letter) {
    letter = draw_letter();
    state_.front = static_cast<std::uint8_t>(letter);
    note(EventKind::shown, "MK-5.8"_rule, Components(component(K::letter, letter)));
  }
  state_.letter = static_cast<std::uint8_t>(letter);
  ask_losses(state_.turn);
}

/// MK-5.9: from this player on, clockwise; who has nothing in the column is not asked.
template <class Journal>
constexpr void Play<Journal>::ask_losses(Seat seat) {
  const GoodSet column = edition_.column[column_of_letter(state_.letter)].goods;
  do {
    if ((game_.types_of(state_.goods[seat]) & column) != 0) {
      state_.actor = seat;
      state_.losses = static_cast<std::uint8_t>(losses_of_letter(state_.letter));
      return ask(Stage::loss);
    }
    seat = game_.after(seat);
  } while (seat != state_.turn);
  state_.letter = no_letter;
  begin_fulfilling(state_.turn);
}

template <class Journal>
constexpr void Play<Journal>::lose(unsigned good, bool cube) {
  if (cube) {
    state_.supply[me()] = static_cast<std::uint8_t>(state_.supply[me()] & ~(1U << Game::colour_of(good)));
  } else {
    --state_.goods[me()][good];
  }
  note(cube ? EventKind::lost_cube : EventKind::lost, "MK-5.9"_rule, Components(component(K::good, good)));
  const GoodSet column = edition_.column[column_of_letter(state_.letter)].goods;
  if (--state_.losses > 0 && (game_.types_of(state_.goods[me()]) & column) != 0) return;
  state_.losses = 0;
  const Seat next = game_.after(me());
  if (next != state_.turn) return ask_losses(next);
  state_.letter = no_letter;
  begin_fulfilling(state_.turn);
}

}  // namespace fondaco::merkator
