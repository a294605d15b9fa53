// SPDX-License-Identifier: MIT
#pragma once
// All legal moves of a position, worked out on whole sets of places.
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

constexpr PlaceSet Game::targets(const State& state, Seat seat) const {
  if (state.supply[seat] == 0) return 0;
  const PlaceSet own = state.branches[seat];
  const auto cash = static_cast<unsigned>(state.cash[seat]);
  PlaceSet found = 0;
  for_each_bit((empty_towns(state) | state.marked) & ~own, [&](unsigned place) {
    if ((near_[place] & own) == 0) return;
    if (is_city(place) && free_spaces(state, place) == 0) return;
    if (route_cost(state, seat, place) <= cash) found |= bit<PlaceSet>(place);
  });
  return found;
}

constexpr CitySet Game::payable(const State& state, unsigned houses) const {
  const Seat me = state.turn;
  const auto price = static_cast<std::int32_t>(houses * table().enlarge);
  if (state.supply[me] < houses || state.cash[me] < price) return 0;
  const CitySet from_here = state.at < max_cities ? ~CitySet{0} << state.at : CitySet{0};
  CitySet found = 0;
  for_each_bit(cities_of(state.branches[me]) & state.awarded & from_here, [&](unsigned city) {
    if (free_spaces(state, city) >= houses) found |= bit<CitySet>(city);
  });
  return found;
}

constexpr void Game::legal(const State& state, Moves& moves) const {
  moves.clear();
  const Seat me = state.turn;
  switch (state.stage) {
    case Stage::home:
      for_each_bit(empty_towns(state), [&](unsigned town) { moves.push(home_move(town)); });
      break;
    case Stage::place: {
      CitySet fitting = 0;
      for (unsigned value = 1; value <= max_value; ++value) {
        if (state.hand[me][value - 1] > 0) fitting |= of_value_[value];
      }
      for_each_bit(fitting & ~state.marked, [&](unsigned city) { moves.push(place_move(city)); });
      break;
    }
    case Stage::income:
      moves.push(income_move(Income::plain));
      if (has_letter(state)) moves.push(income_move(Income::twofold));
      break;
    case Stage::city:
      moves.push(collect_move(state.at));
      if (state.supply[me] >= 1) moves.push(enlarge_move(state.at));
      if (state.supply[me] >= 2 && has_letter(state) && free_spaces(state, state.at) >= 2)
        moves.push(twice_move(state.at));
      break;
    case Stage::paid:
      moves.push(code::done);
      for_each_bit(payable(state, 1), [&](unsigned city) { moves.push(enlarge_move(city)); });
      if (has_letter(state)) for_each_bit(payable(state, 2), [&](unsigned city) { moves.push(twice_move(city)); });
      break;
    case Stage::open:
      moves.push(code::pass);
      for_each_bit(targets(state, me), [&](unsigned place) { moves.push(open_move(place)); });
      break;
    case Stage::second:
      moves.push(code::stop);
      if (has_letter(state)) for_each_bit(targets(state, me), [&](unsigned place) { moves.push(open_move(place)); });
      break;
    case Stage::over:
      break;
  }
}

}  // namespace fondaco::medieval
