// SPDX-License-Identifier: MIT
#pragma once
// All legal moves of a position, worked out on whole sets of routes.
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

constexpr RouteSet Game::open_routes(const State& state, Seat seat) const {
  RouteSet claimed = 0;
  for (const RouteSet routes : state.routes) claimed |= routes;
  RouteSet closed = claimed;
  // TA-5.4: with two players a claim closes its double to everybody; TA-5.3: else only to its owner.
  const RouteSet closing = players() == 2 ? claimed : state.routes[seat];
  for_each_bit(closing, [&](unsigned route) {
    const std::uint8_t partner = edition_.route[route].partner;
    if (partner != no_partner) closed |= bit<RouteSet>(partner);
  });
  return all_routes_ & ~closed;
}

constexpr RouteSet Game::affordable(const Counts& hand) const {
  RouteSet routes = 0;
  unsigned most = 0;
  for (Card color = 0; color < edition_.colors; ++color) {
    unsigned cards = hand[color];
    most = cards > most ? cards : most;
    cards += hand[wild];
    routes |= up_to_length_of_[color][cards < max_length ? cards : max_length];
  }
  most += hand[wild];
  return routes | up_to_length_of_[gray][most < max_length ? most : max_length];
}

constexpr void Game::legal(const State& state, Moves& moves) const {
  moves.clear();
  const Counts& hand = state.hand[state.turn];

  const auto list_draws = [&](bool wild_allowed) {
    if (!state.deck.empty()) moves.push(code::draw_blind);
    unsigned shown = 0;
    for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
      if (state.display[slot] != no_card) shown |= bit<unsigned>(state.display[slot]);
    }
    if (!wild_allowed) shown &= ~bit<unsigned>(wild);
    for_each_bit(shown, [&](unsigned card) { moves.push(draw_move(static_cast<Card>(card))); });
  };

  const auto list_keeps = [&](ContractSet on_offer, unsigned min_keep) {
    if (min_keep <= 1) for_each_bit(on_offer, [&](unsigned contract) { moves.push(keep_move(contract)); });
    moves.push(code::keep_both);
  };

  switch (state.stage) {
    case Stage::keep_start:
      list_keeps(state.contracts[state.turn], edition_.min_keep_start);
      break;
    case Stage::keep_draw:
      list_keeps(offered(state), edition_.min_keep_draw);
      break;
    case Stage::main: {
      list_draws(true);
      if (!state.contract_deck.empty()) moves.push(code::contracts);
      const std::uint8_t carts = state.carts[state.turn];
      const RouteSet claims =
          open_routes(state, state.turn) & affordable(hand) & up_to_length_[carts < max_length ? carts : max_length];
      for_each_bit(claims, [&](unsigned route) { moves.push(claim_move(route)); });
      if (moves.empty()) moves.push(code::pass);  // TA-3.2
      break;
    }
    case Stage::second_draw:
      list_draws(false);
      break;
    case Stage::pay: {
      const Route& route = edition_.route[state.pending];
      const unsigned length = route.length;
      const unsigned wilds = hand[wild];
      const Card first = route.color == gray ? Card{0} : route.color;
      const Card last = route.color == gray ? static_cast<Card>(edition_.colors - 1) : route.color;
      for (unsigned color = first; color <= last; ++color) {
        const unsigned own = hand[color];
        for (unsigned used = own < length ? length - own : 0; used < length && used <= wilds; ++used) {
          moves.push(pay_move(static_cast<Card>(color), used));
        }
      }
      if (wilds >= length) moves.push(code::pay_wild);
      break;
    }
    case Stage::over:
      break;
  }
}

constexpr bool Game::can_draw(const State& state) const {
  if (!state.deck.empty() || !state.contract_deck.empty()) return true;
  for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
    if (state.display[slot] != no_card) return true;
  }
  return false;
}

constexpr bool Game::can_claim(const State& state, Seat seat) const {
  const std::uint8_t carts = state.carts[seat];
  return (open_routes(state, seat) & affordable(state.hand[seat]) &
          up_to_length_[carts < max_length ? carts : max_length]) != 0;
}

}  // namespace fondaco::amsterdam
