// SPDX-License-Identifier: MIT
#pragma once
// A position as numbers for a learned player: only what the seat knows, seats in turn order from the own one.
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

template <class Sink>
constexpr void Game::encode(const State& state, Seat seat, Sink&& sink) const {
  const auto flag = [&](bool on) { sink(on ? 1 : 0); };
  const auto counts = [&](const Counts& cards) {
    for (const std::uint8_t count : cards) sink(static_cast<int>(count));
  };
  const Viewer viewer = Viewer::seat(seat);

  // The table: 27 numbers.
  for (unsigned stage = 0; stage < 6; ++stage) flag(decision(state) == stage);
  flag(state.turn == seat);
  sink(static_cast<int>(players()));
  sink(static_cast<int>(state.deck.size()));
  sink(static_cast<int>(contract_deck_size(state)));
  sink(state.turns_left == not_triggered ? -1 : static_cast<int>(state.turns_left));
  Counts display{};
  for (const Card card : state.display) {
    if (card != no_card) ++display[card];
  }
  counts(display);
  counts(state.discard);

  // The seats: 4 x 17 numbers. Of a hand, what this seat knows (all of its own).
  for (unsigned i = 0; i < amsterdam::max_players; ++i) {
    const bool there = i < players();
    const auto of = static_cast<Seat>(there ? (seat + i) % players() : 0);
    flag(there);
    flag(there && state.turn == of);
    sink(there ? static_cast<int>(state.carts[of]) : 0);
    sink(there ? static_cast<int>(state.merchandise[of]) : 0);
    sink(there ? route_points(state, of) : 0);
    sink(there ? sum(state.hand[of]) : 0);
    sink(there ? count_bits(state.contracts[of]) : 0);
    flag(there && state.answers[of] != Answer::none);
    counts(there ? known_to(state, viewer, of) : Counts{});
    flag(there && of == state.start_seat);
  }

  // The routes: 64 x 5 numbers.
  const RouteSet open = open_routes(state, seat);
  const RouteSet payable = affordable(state.hand[seat]);
  for (unsigned route = 0; route < max_routes; ++route) {
    const auto own = bit<RouteSet>(route);
    RouteSet others = 0;
    for (Seat other = 0; other < players(); ++other) others |= other == seat ? 0 : state.routes[other];
    flag((state.routes[seat] & own) != 0);
    flag((others & own) != 0);
    flag((open & own) != 0);
    flag((open & payable & own) != 0);
    flag(state.pending == route);
  }

  // The own contracts: 32 x 4 numbers, then 7 of the own answer and the offer.
  const ContractSet on_offer = state.stage == Stage::keep_draw && state.turn == seat ? offered(state) : 0;
  for (unsigned contract = 0; contract < max_contracts; ++contract) {
    const auto own = bit<ContractSet>(contract);
    const bool held = (state.contracts[seat] & own) != 0;
    flag(held);
    flag(held && complete(state, seat, contract));
    flag((on_offer & own) != 0);
    flag((state.may_lie[seat] & own) != 0);
  }
  for (unsigned answer = 0; answer < 4; ++answer) flag(static_cast<unsigned>(state.answers[seat]) == answer);
  sink(count_bits(on_offer));
  sink(count_bits(state.may_lie[seat]));
  sink(merchandise_left(state));
}

}  // namespace fondaco::amsterdam
