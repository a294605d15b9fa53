// SPDX-License-Identifier: MIT
#pragma once
// Which routes, houses and pieces a player can act on: what `legal` and `apply` share.
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

/// Of these places, the ones that have a target other than themselves.
constexpr RouteSet with_target_elsewhere(RouteSet sources, RouteSet targets) {
  if (targets == 0) return 0;
  const bool single = (targets & (targets - 1)) == 0;
  return single ? sources & ~targets : sources;
}

constexpr RouteSet Game::allowed(const State& state) const {
  return two_players() ? edition_.province[state.pawn].routes : all_routes_;
}

constexpr RouteSet Game::occupied(const State& state) const {
  RouteSet routes = 0;
  for (Seat seat = 0; seat < players(); ++seat) routes |= state.stands[seat][0] | state.stands[seat][1];
  return routes;
}

constexpr RouteSet Game::rivals(const State& state, Seat seat, Kind kind) const {
  RouteSet routes = 0;
  for (Seat other = 0; other < players(); ++other) {
    if (other != seat) routes |= state.stands[other][index(kind)];
  }
  return routes;
}

constexpr RouteSet Game::held(const State& state, Seat seat) const {
  const RouteSet own = state.stands[seat][0] | state.stands[seat][1];
  return own & ~state.open & ~rivals(state, seat, Kind::trader) & ~rivals(state, seat, Kind::merchant);
}

constexpr RouteSet Game::nearest_free(const State& state, unsigned route) const {
  for (unsigned distance = 1; distance < max_distance; ++distance) {
    const RouteSet routes = ring_[route][distance] & state.open;
    if (routes != 0) return routes;
  }
  return state.open & bit<RouteSet>(route);  // HT-4.3.8
}

constexpr RouteSet Game::token_routes(const State& state) const {
  RouteSet beside_empty_house = 0;
  for (unsigned city = 0; city < side().cities; ++city) {
    if ((state.full & bit<CitySet>(city)) == 0) beside_empty_house |= routes_at_[city];
  }
  RouteSet with_token = 0;
  for (unsigned route = 0; route < side().routes; ++route) {
    if (state.token[route] != no_token) with_token |= bit<RouteSet>(route);
  }
  return beside_empty_house & ~with_token & ~occupied(state);
}

constexpr unsigned Game::next_house(const State& state, unsigned city) const {
  unsigned house = 0;
  while (house < side().city[city].houses && state.house[city][house] != no_piece) ++house;
  return house;
}

constexpr unsigned Game::tokens_taken(const State& state, Seat seat) const {
  unsigned count = 0;
  for (unsigned kind = 0; kind < token_kinds; ++kind)
    count += state.unused[seat][kind] + unsigned{state.used[seat][kind]};
  return count;
}

constexpr unsigned Game::supply_size(const State& state) const {
  unsigned count = 0;
  for (const std::uint8_t unseen : state.unseen) count += unseen;
  return count - state.drawn;
}

constexpr bool Game::can_move_pieces(const State& state, Seat seat, unsigned steps) const {
  const auto& own = state.stands[seat];
  if (with_target_elsewhere(own[0] | own[1], state.open) != 0) return true;
  return steps >= 2 && with_target_elsewhere(own[0], own[1]) != 0;  // HT-4.4.4
}

constexpr bool Game::may_swap(const State& state, unsigned city, unsigned left) const {
  const Piece one = state.house[city][left];
  const Piece two = state.house[city][left + 1];
  if (one == no_piece || two == no_piece || owner_of(one) == owner_of(two)) return false;  // HT-5.5, HT-R13
  return !on(Option::swap_needs_own) || owner_of(one) == state.turn || owner_of(two) == state.turn;
}

constexpr bool Game::can_swap(const State& state) const {
  for (unsigned city = 0; city < side().cities; ++city) {
    for (unsigned left = 0; left + 1 < side().city[city].houses; ++left) {
      if (may_swap(state, city, left)) return true;
    }
  }
  return false;
}

/// HT-3.5: a token that can be used between actions.
constexpr bool Game::usable(const State& state, Token token) const {
  if (state.unused[state.turn][static_cast<std::size_t>(token)] == 0) return false;
  switch (token) {
    case Token::extra_kontor:
      return false;  // only inside HT-4.5.9
    case Token::plus_three:
    case Token::plus_four:
      return true;
    case Token::swap_kontors:
      return can_swap(state);
    case Token::improve_skill:
      for (unsigned track = 0; track < tracks; ++track) {
        if (!fully_uncovered(state, state.turn, track)) return true;
      }
      return false;
    case Token::remove_three:
      return occupied(state) != 0;
    case Token::move_three:
      return with_target_elsewhere(rivals(state, state.turn, Kind::trader) | rivals(state, state.turn, Kind::merchant),
                                   state.open) != 0;
  }
  return false;
}

constexpr bool Game::may_lift(const State& state, unsigned route, Piece piece) const {
  unsigned fresh = 0;
  for (const Placed& placed : state.pending.placed) fresh += placed.route == route && placed.piece == piece ? 1U : 0U;
  return count_on(state, route, piece) > fresh;  // HT-4.3.9
}

}  // namespace fondaco::hansa
