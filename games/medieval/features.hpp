// SPDX-License-Identifier: MIT
#pragma once
// A position as numbers for a learned player: only what the seat knows, seats in turn order from the own one.
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

template <class Sink>
constexpr void Game::encode(const State& state, Seat seat, Sink&& sink) const {
  const auto flag = [&](bool on) { sink(on ? 1 : 0); };
  const auto number = [&](auto value) { sink(static_cast<int>(value)); };
  const auto in = [](auto set, unsigned index) { return ((set >> index) & 1U) != 0; };
  const PlaceSet own = state.branches[seat];

  // The table: 18 numbers, then 8 + 8 of the markers in the other hands and in the own.
  for (unsigned stage = 0; stage < 8; ++stage) flag(decision(state) == stage);
  flag(state.turn == seat);
  number(players());
  number(state.round);
  number(state.idle);
  number(state.towns_left);
  for (unsigned use = 0; use < 4; ++use) flag(static_cast<unsigned>(state.letter) == use);
  number(state.opened);
  const Markers hidden = not_laid(state);
  for (unsigned i = 0; i < max_value; ++i) number(hidden[i] - state.hand[seat][i]);
  for (unsigned i = 0; i < max_value; ++i) number(state.hand[seat][i]);

  // The seats: 6 x 12 numbers.
  for (unsigned i = 0; i < medieval::max_players; ++i) {
    const bool there = i < players();
    const auto of = static_cast<Seat>(there ? (seat + i) % players() : 0);
    const auto figure = [&](auto value) { sink(there ? static_cast<int>(value) : 0); };
    flag(there);
    flag(there && state.turn == of);
    flag(there && state.start_seat == of);
    figure(state.score[of]);
    figure(state.cash[of]);
    figure(state.letters[of]);
    figure(state.supply[of]);
    figure(count_of(state.hand[of]));
    figure(territories(state, of));
    figure(city_income(state, of));
    figure(count_bits(towns_of(state.branches[of])));
    figure(count_bits(state.won[of]));
  }

  // The cities: 32 x 12 numbers.
  for (unsigned city = 0; city < max_cities; ++city) {
    const bool there = in(in_play_, city);
    unsigned strongest = 0;
    for (Seat rival = 0; rival < players(); ++rival) {
      if (rival != seat) strongest = std::max(strongest, ring::count(state.ring[city], rival));
    }
    flag(there);
    number(edition_.place[city].value);
    flag(in(state.marked & ~state.awarded, city));
    flag(in(state.awarded, city));
    flag(state.stage == Stage::city && state.at == city);
    number(there ? free_spaces(state, city) : 0);
    number(ring::count(state.ring[city], seat));
    number(strongest);
    flag(state.ring[city] != 0 && ring::at(state.ring[city], 0) == seat);
    flag(in(state.centre, city));
    number(route_cost(state, seat, city));
    flag(in(state.laid[seat], city));
  }

  // The towns: 32 x 4 numbers. The territories: 16.
  const PlaceSet empty = empty_towns(state);
  for (unsigned town = first_town; town < max_places; ++town) {
    flag(in(in_play_, town));
    flag(in(own, town));
    flag(in(empty, town));
    number(route_cost(state, seat, town));
  }
  for (const PlaceSet places : territory_) flag((places & own) != 0);
}

}  // namespace fondaco::medieval
