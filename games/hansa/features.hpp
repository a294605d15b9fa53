// SPDX-License-Identifier: MIT
#pragma once
// A position as numbers for a learned player. Seats stand in turn order from the own one.
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

template <class Sink>
constexpr void Game::encode(const State& state, Seat seat, Sink&& sink) const {
  const auto flag = [&](bool on) { sink(on ? 1 : 0); };
  const auto relative = [&](Seat other) { return (other + players() - seat) % players(); };
  const auto seat_at = [&](unsigned place) { return static_cast<Seat>((seat + place) % players()); };

  // The table: stages, whose turn, counters, what is pending (27 + 13 + 24 numbers).
  for (unsigned stage = 0; stage < stages; ++stage) flag(decision(state) == stage);
  flag(to_move(state) == seat);
  flag(state.turn == seat);
  sink(static_cast<int>(players()));
  sink(static_cast<int>(state.actions));
  sink(count_bits(state.full));
  sink(static_cast<int>(supply_size(state)));
  sink(static_cast<int>(state.drawn));
  sink(count_bits(state.linked));
  flag(state.acted != 0);
  flag(state.pawn_moved != 0);
  sink(static_cast<int>(state.pending.count));
  sink(state.pending.hand == no_piece ? -1 : static_cast<int>(index(kind_of(state.pending.hand))));
  sink(static_cast<int>(index(state.pending.kind)));
  for (unsigned province = 0; province < max_provinces; ++province) flag(two_players() && state.pawn == province);

  // The seats: 5 x 24.
  for (unsigned place = 0; place < hansa::max_players; ++place) {
    const bool there = place < players();
    const Seat of = seat_at(there ? place : 0);
    flag(there);
    flag(there && state.turn == of);
    sink(there ? static_cast<int>(state.score[of]) : 0);
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      sink(there ? static_cast<int>(state.supply[of][kind]) : 0);
      sink(there ? static_cast<int>(state.stock[of][kind]) : 0);
    }
    for (unsigned track = 0; track < tracks; ++track) sink(there ? static_cast<int>(state.skill[of][track]) : 0);
    for (unsigned token = 0; token < token_kinds; ++token) sink(there ? static_cast<int>(state.unused[of][token]) : 0);
    sink(there ? static_cast<int>(tokens_taken(state, of)) : 0);
    flag(there && ((state.linked >> of) & 1U) != 0);
    sink(there ? static_cast<int>(state.plate[of].size()) : 0);
    sink(there ? static_cast<int>(network(kontors(state, of)).size) : 0);
    sink(there && state.pending.target != no_piece && owner_of(state.pending.target) == of ? 1 : 0);
  }

  // The routes: 40 x (own and all rivals' pieces by kind, room, token, allowed, pending) = 40 x 8.
  for (unsigned route = 0; route < max_routes; ++route) {
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      unsigned rivals_there = 0;
      for (Seat other = 0; other < players(); ++other)
        rivals_there += other == seat ? 0U : count_on(state, route, piece_of(other, kind));
      sink(static_cast<int>(count_on(state, route, piece_of(seat, kind))));
      sink(static_cast<int>(rivals_there));
    }
    sink(static_cast<int>(state.room[route]));
    sink(state.token[route] == no_token ? -1 : static_cast<int>(state.token[route]));
    flag(((allowed(state) >> route) & 1U) != 0);
    flag(state.pending.route == route);
  }

  // The cities: 32 x (four houses, controller, own and other extra Kontors) = 32 x 7; owners relative, -1 for empty.
  for (unsigned city = 0; city < max_cities; ++city) {
    for (const Piece piece : state.house[city]) sink(piece == no_piece ? -1 : relative(owner_of(piece)));
    const Seat owner = city < side().cities ? controller(state, city) : nobody;
    sink(owner == nobody ? -1 : relative(owner));
    int own = 0;
    int others = 0;
    for (const Extra& extra : state.extras) {
      if (extra.city == city) ++(owner_of(extra.piece) == seat ? own : others);
    }
    sink(own);
    sink(others);
  }

  // The Coellen table and the unseen tokens: 4 + 7.
  for (const Piece piece : state.table) sink(piece == no_piece ? -1 : relative(owner_of(piece)));
  for (const std::uint8_t count : state.unseen) sink(static_cast<int>(count));
}

}  // namespace fondaco::hansa
