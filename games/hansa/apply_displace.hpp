// SPDX-License-Identifier: MIT
#pragma once
// Displacement (HT-4.3): the acting player pays and takes the space; then the owner of the displaced piece answers.
#include "games/hansa/apply.hpp"

namespace fondaco::hansa {

/// HT-4.3.2: the piece in place, the fee into the general stock, the displaced piece into its owner's hand.
template <class Journal>
constexpr void Play<Journal>::displace(unsigned merchants_in_fee) {
  const unsigned route = state_.pending.route;
  const Piece target = state_.pending.target;
  const Kind kind = state_.pending.kind;
  const unsigned fee = edition_.fee[index(kind_of(target))];
  const Pieces paid{static_cast<std::uint8_t>(fee - merchants_in_fee), static_cast<std::uint8_t>(merchants_in_fee)};
  take_off(state_, route, target);
  --state_.supply[me()][index(kind)];
  put_on(state_, route, piece_of(me(), kind));
  for (std::size_t each = 0; each < kinds; ++each) {
    add(state_.supply[me()][each], -paid[each]);
    add(state_.stock[me()][each], paid[each]);
  }
  note(EventKind::displaced, "HT-4.3.2"_rule,
       Components(component(K::piece, kind_of(target)), component(K::seat, owner_of(target)),
                  component(K::route, route), component(K::piece, kind)));
  note(EventKind::fee, "HT-4.3.1"_rule, Components(component(K::traders, paid[0]), component(K::merchants, paid[1])));

  state_.pending.kind = Kind::trader;
  state_.pending.hand = target;
  state_.pending.count = edition_.extra[index(kind_of(target))];  // HT-4.3.3
  if (game_.nearest_free(state_, route) != 0) return ask(Stage::relocate);
  // HT-4.3.8: nowhere to go.
  const Seat owner = owner_of(target);
  add(state_.supply[owner][index(kind_of(target))], 1);
  note_of(owner, EventKind::returned, "HT-4.3.8"_rule, Components(component(K::piece, kind_of(target))));
  back_to_main();
}

/// HT-4.3.5: the piece in the owner's hand arrives, the displaced one first (HT-4.3.4).
template <class Journal>
constexpr void Play<Journal>::land(unsigned route) {
  const bool displaced = state_.stage == Stage::relocate;
  const Piece piece = state_.pending.hand;
  const Seat owner = owner_of(piece);
  put_on(state_, route, piece);
  state_.pending.hand = no_piece;
  // HT-4.3.8: its own route only when there is no other.
  const RuleId rule = route == state_.pending.route ? "HT-4.3.8"_rule : displaced ? "HT-4.3.5"_rule : "HT-4.3.7"_rule;
  note_of(owner, displaced ? EventKind::relocated : EventKind::extra, rule,
          Components(component(K::piece, kind_of(piece)), component(K::route, route)));
  if (!displaced) --state_.pending.count;

  // Kept in order, so that the same pieces on the same routes are the same position.
  const Placed landed{static_cast<std::uint8_t>(route), piece};
  auto& placed = state_.pending.placed;
  placed.push_back(landed);
  const auto before = [](const Placed& a, const Placed& b) {
    return a.route < b.route || (a.route == b.route && a.piece < b.piece);
  };
  for (std::size_t i = placed.size() - 1; i > 0 && before(placed[i], placed[i - 1]); --i) {
    const Placed moved = placed[i];
    placed[i] = placed[i - 1];
    placed[i - 1] = moved;
  }
  offer_extra();
}

/// HT-4.3.9: only an extra that there is and that can be placed.
template <class Journal>
constexpr void Play<Journal>::offer_extra() {
  const Seat owner = owner_of(state_.pending.target);
  if (state_.pending.count == 0) return back_to_main();
  const bool in_pools =
      (state_.stock[owner][0] | state_.stock[owner][1] | state_.supply[owner][0] | state_.supply[owner][1]) != 0;
  ask(Stage::extra_piece);
  if (in_pools) {
    if (state_.open == 0) back_to_main();
    return;
  }
  // A piece lifted off the board leaves a space, so it can always be placed.
  Game::Moves moves;
  game_.legal(state_, moves);
  if (moves.size() == 1) back_to_main();  // nothing but `decline`
}

/// HT-4.3.6
template <class Journal>
constexpr void Play<Journal>::take_extra(Move move) {
  const Seat owner = owner_of(state_.pending.target);
  if (move == code::decline) {
    note_of(owner, EventKind::declined, "HT-4.3.4"_rule);
    return back_to_main();
  }
  if (move >= code::piece) {
    const unsigned route = route_of_piece(move);
    const Piece piece = piece_of_move(move);
    take_off(state_, route, piece);
    state_.pending.hand = piece;
    note_of(owner, EventKind::lifted, "HT-4.3.6"_rule,
            Components(component(K::piece, kind_of(piece)), component(K::route, route)));
  } else {
    const auto kind = static_cast<Kind>(move - code::with);
    const bool from_stock = (state_.stock[owner][0] | state_.stock[owner][1]) != 0;
    --(from_stock ? state_.stock : state_.supply)[owner][index(kind)];
    state_.pending.hand = piece_of(owner, kind);
  }
  ask(Stage::extra_route);
}

}  // namespace fondaco::hansa
