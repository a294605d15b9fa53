// SPDX-License-Identifier: MIT
#pragma once
// Allocate, insert, move (HT-4.1, HT-4.2, HT-4.4), and the pawn of the game for two (HT-9).
#include "games/hansa/apply.hpp"

namespace fondaco::hansa {

template <class Journal>
constexpr void Play<Journal>::allocate_merchants(unsigned count) {
  state_.pending.count = static_cast<std::uint8_t>(count);
  ask(Stage::allocate_traders);
}

/// HT-4.1.1
template <class Journal>
constexpr void Play<Journal>::allocate_traders(unsigned count) {
  const Pieces taken{static_cast<std::uint8_t>(count), state_.pending.count};
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    add(state_.stock[me()][kind], -taken[kind]);
    add(state_.supply[me()][kind], taken[kind]);
  }
  note(EventKind::allocated, "HT-4.1.1"_rule,
       Components(component(K::traders, taken[0]), component(K::merchants, taken[1])));
  back_to_main();
}

/// HT-4.2.1
template <class Journal>
constexpr void Play<Journal>::insert(unsigned route) {
  const Kind kind = state_.pending.kind;
  --state_.supply[me()][index(kind)];
  put_on(state_, route, piece_of(me(), kind));
  note(EventKind::inserted, "HT-4.2.1"_rule, Components(component(K::piece, kind), component(K::route, route)));
  back_to_main();
}

template <class Journal>
constexpr void Play<Journal>::begin_move(Stage stage, unsigned steps) {
  state_.pending.count = static_cast<std::uint8_t>(steps);
  ask(stage);
}

/// A piece chosen to be moved stays where it is until its target is known.
template <class Journal>
constexpr void Play<Journal>::pick_up(Move move, Stage next) {
  state_.pending.route = static_cast<std::uint8_t>(route_of_piece(move));
  state_.pending.target = piece_of_move(move);
  ask(next);
}

/// HT-4.4.1
template <class Journal>
constexpr void Play<Journal>::move_to(unsigned route) {
  const unsigned from = state_.pending.route;
  const Piece piece = state_.pending.target;
  take_off(state_, from, piece);
  put_on(state_, route, piece);
  note(EventKind::moved, "HT-4.4.1"_rule,
       Components(component(K::piece, kind_of(piece)), component(K::route, from), component(K::route, route)));
  --state_.pending.count;
  after_step();
}

/// HT-4.4.2: both pieces leave before they arrive, so that full routes are no obstacle.
template <class Journal>
constexpr void Play<Journal>::exchange(unsigned route) {
  const unsigned from = state_.pending.route;
  const Piece piece = state_.pending.target;
  const Piece other = piece_of(me(), other_kind(kind_of(piece)));
  take_off(state_, from, piece);
  take_off(state_, route, other);
  put_on(state_, route, piece);
  put_on(state_, from, other);
  note(EventKind::exchanged, "HT-4.4.2"_rule,
       Components(component(K::piece, kind_of(piece)), component(K::route, from), component(K::route, route)));
  add(state_.pending.count, -2);
  after_step();
}

/// HT-4.4.4: the action goes on while a step is possible.
template <class Journal>
constexpr void Play<Journal>::after_step() {
  const std::uint8_t left = state_.pending.count;
  state_.pending = Pending{};
  if (left == 0 || !game_.can_move_pieces(state_, me(), left)) return back_to_main();
  state_.pending.count = left;
  ask(Stage::move_piece);
}

/// HT-9.5, HT-9.6
template <class Journal>
constexpr void Play<Journal>::move_pawn(unsigned province) {
  const bool paid = state_.stage == Stage::pawn_paid;
  if (!paid) state_.pawn_moved = 1;
  state_.pawn = static_cast<std::uint8_t>(province);
  note(EventKind::pawn, paid ? "HT-9.6"_rule : "HT-9.5"_rule, Components(component(K::province, province)));
}

}  // namespace fondaco::hansa
