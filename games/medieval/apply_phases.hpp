// SPDX-License-Identifier: MIT
#pragma once
// The five phases of a turn (MM-5 … MM-9) while a move is played.
#include "games/medieval/apply.hpp"

namespace fondaco::medieval {

// --- phase 1: place a marker
// ------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::place(unsigned city) {
  const Seat me = state_.turn;
  const unsigned value = edition_.place[city].value;
  --state_.hand[me][value - 1];
  state_.marked |= bit<CitySet>(city);
  state_.laid[me] |= bit<CitySet>(city);
  // A marker comes out of a hidden hand; of two players each knows the other's (MM-3.4).
  learned_ |= players() == 2 ? SeatSet::spectators() : everybody().without(me);
  note(EventKind::laid, "MM-5.1"_rule, Components(component(K::place, city), component(K::value, value)));
  begin_phase_two();
}

// --- phase 2: enlarge or collect
// --------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::begin_phase_two() {
  if (state_.round < 2) return begin_opening();  // MM-4.2
  if (game_.has_letter(state_)) {                // MM-D.4
    state_.stage = Stage::income;
  } else {
    next_city(0);
  }
}

template <class Journal>
constexpr void Play<Journal>::spend_letter(Letter use, RuleId rule) {
  --state_.letters[state_.turn];
  state_.letter = use;
  note(EventKind::letter, rule, Components(component(K::letter, use)));
}

template <class Journal>
constexpr void Play<Journal>::income(Income how) {
  if (how == Income::plain) return next_city(0);
  spend_letter(Letter::income, "MM-10.3"_rule);
  const int sum = game_.city_income(state_, state_.turn) + game_.table().basic;
  const int paid = 2 * sum > edition_.least_double_income ? 2 * sum : edition_.least_double_income;
  state_.cash[state_.turn] += paid;
  note(EventKind::income, "MM-10.3"_rule, Components(component(K::ducats, paid)));
  begin_opening();  // no city is enlarged in this turn (MM-R.5)
}

/// MM-D.5: asks for the next open city with a branch, in ascending order. A player without houses can only collect.
template <class Journal>
constexpr void Play<Journal>::next_city(unsigned from) {
  const Seat me = state_.turn;
  const CitySet own = cities_of(state_.branches[me]) & state_.marked & ~state_.awarded;
  const CitySet left = from < max_cities ? own & (~CitySet{0} << from) : 0;
  if (left == 0) return next_paid(0);
  const auto city = static_cast<unsigned>(lowest_bit(left));
  state_.at = static_cast<std::uint8_t>(city);
  state_.stage = Stage::city;
  if (state_.supply[me] == 0) collect(city);  // MM-6.8
}

/// MM-6.2
template <class Journal>
constexpr void Play<Journal>::collect(unsigned city) {
  const int ducats = static_cast<int>(game_.free_spaces(state_, city)) * game_.table().income;
  state_.cash[state_.turn] += ducats;
  note(EventKind::collected, "MM-6.2"_rule, Components(component(K::place, city), component(K::ducats, ducats)));
  next_city(city + 1);
}

/// A house from the supply goes to the end of the ring; in an open city that is the marker's centre until phase 5.
template <class Journal>
constexpr void Play<Journal>::build(unsigned city) {
  const Seat me = state_.turn;
  state_.ring[city] = ring::with(state_.ring[city], me);
  state_.branches[me] |= bit<PlaceSet>(city);
  --state_.supply[me];
  if (((state_.awarded >> city) & 1U) == 0) state_.centre |= bit<CitySet>(city);  // MM-4.3
}

template <class Journal>
constexpr void Play<Journal>::enlarge(unsigned city, unsigned houses) {
  if (houses == 2) spend_letter(Letter::enlarge, "MM-10.2"_rule);
  for (unsigned i = 0; i < houses; ++i) build(city);
  if (((state_.awarded >> city) & 1U) == 0) {
    if (houses == 2) state_.twice = static_cast<std::uint8_t>(city);
    note(EventKind::enlarged, "MM-6.3"_rule, Components(component(K::place, city)));
    return next_city(city + 1);
  }
  const auto price = static_cast<int>(houses) * game_.table().enlarge;  // MM-6.4
  state_.cash[state_.turn] -= price;
  note(EventKind::paid, "MM-6.4"_rule, Components(component(K::place, city), component(K::ducats, price)));
  next_paid(city + 1);
}

/// MM-D.6: asks for the awarded cities, as long as one can be paid with the money there is (MM-6.7).
template <class Journal>
constexpr void Play<Journal>::next_paid(unsigned from) {
  state_.at = static_cast<std::uint8_t>(from);
  state_.stage = Stage::paid;
  if (game_.payable(state_, 1) == 0) finish_paid();
}

template <class Journal>
constexpr void Play<Journal>::finish_paid() {
  basic_income();
  begin_opening();
}

// --- phase 3: basic income
// --------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::basic_income() {
  const int ducats = game_.table().basic;
  state_.cash[state_.turn] += ducats;
  note(EventKind::income, "MM-7.1"_rule, Components(component(K::ducats, ducats)));
}

// --- phase 4: open a new branch
// ---------------------------------------------------------------------------------------

/// MM-8.7: the phase is skipped when no opening is legal.
template <class Journal>
constexpr void Play<Journal>::begin_opening() {
  state_.at = 0;
  state_.stage = Stage::open;
  if (game_.targets(state_, state_.turn) == 0) pass();
}

template <class Journal>
constexpr void Play<Journal>::pass() {
  note(EventKind::passed, "MM-8.1"_rule);
  end_turn();
}

template <class Journal>
constexpr void Play<Journal>::open(unsigned place) {
  const Seat me = state_.turn;
  if (state_.stage == Stage::second) spend_letter(Letter::open, "MM-10.4"_rule);
  const unsigned cost = game_.route_cost(state_, me, place);  // MM-8.4
  state_.cash[me] -= static_cast<std::int32_t>(cost);
  ++state_.opened;
  note(EventKind::opened, is_city(place) ? "MM-8.5"_rule : "MM-8.6"_rule,
       Components(component(K::place, place), component(K::ducats, cost)));
  if (is_city(place)) {
    build(place);
  } else {  // MM-8.6
    state_.branches[me] |= bit<PlaceSet>(place);
    --state_.supply[me];
    ++state_.score[me];
    --state_.towns_left;
    note(EventKind::scored, "MM-8.6"_rule, Components(component(K::points, 1)));
    if (state_.towns_left == 0) {  // MM-11.1: at once, whatever is left of the turn
      state_.idle = 0;
      return end_game();
    }
  }
  // MM-D.8
  if (state_.opened == 1 && game_.has_letter(state_) && game_.targets(state_, me) != 0) {
    state_.stage = Stage::second;
  } else {
    end_turn();
  }
}

// --- phase 5: settle cities
// -------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::award(unsigned city, Seat to, unsigned points, RuleId rule) {
  state_.awarded |= bit<CitySet>(city);
  state_.won[to] |= bit<CitySet>(city);
  state_.score[to] = static_cast<std::uint16_t>(state_.score[to] + points);
  note_of(to, EventKind::awarded, rule, Components(component(K::place, city), component(K::points, points)));
}

/// The houses on the centres already stand at the end of their rings (MM-9.1); what is left is who gets the markers.
template <class Journal>
constexpr void Play<Journal>::settle() {
  const Seat me = state_.turn;
  for_each_bit(state_.centre, [&](unsigned city) {  // MM-R.16: in ascending order
    const unsigned value = edition_.place[city].value;
    const Ring houses = state_.ring[city];
    if (ring::count(houses, me) >= edition_.majority[value]) return award(city, me, value, "MM-9.2"_rule);
    if (ring::size(houses) < value) return;  // MM-9.4
    // MM-9.3: the most houses; of equals the one that comes first in the ring.
    unsigned most = 0;
    Seat best = me;
    for (unsigned space = 0; space < value; ++space) {
      const Seat seat = ring::at(houses, space);
      const unsigned own = ring::count(houses, seat);
      if (own <= most) continue;
      most = own;
      best = seat;
    }
    state_.halved |= bit<CitySet>(city);
    award(city, best, edition_.half[value], "MM-9.3"_rule);
  });
  state_.centre = 0;
  state_.twice = no_place;
}

}  // namespace fondaco::medieval
