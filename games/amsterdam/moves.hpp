// SPDX-License-Identifier: MIT
#pragma once
// Move codes and their shapes (TA-D1 … TA-D5).
#include "engine/move.hpp"
#include "games/amsterdam/edition.hpp"

namespace fondaco::amsterdam {

enum class MoveKind : std::uint8_t { draw, contracts, pass, claim, keep, pay };
enum class ComponentKind : std::uint8_t { card, route, contract, wilds, count, both, points, place, seat };

namespace code {
inline constexpr Move draw_blind = 0;
inline constexpr Move draw_card = 1;  // + Card
inline constexpr Move contracts = draw_card + card_kinds;
inline constexpr Move pass = contracts + 1;
inline constexpr Move claim = pass + 1;           // + route
inline constexpr Move keep = claim + max_routes;  // + contract
inline constexpr Move keep_both = keep + max_contracts;
inline constexpr Move pay = keep_both + 1;  // + color * max_length + wilds
inline constexpr Move pay_wild = pay + max_colors * max_length;
inline constexpr Move end = pay_wild + 1;
}  // namespace code

constexpr Move draw_move(Card card) { return static_cast<Move>(code::draw_card + card); }
constexpr Move claim_move(unsigned route) { return static_cast<Move>(code::claim + route); }
constexpr Move keep_move(unsigned contract) { return static_cast<Move>(code::keep + contract); }
/// Pays with one colour, `wilds` of the cards replaced by wilds.
constexpr Move pay_move(Card color, unsigned wilds) {
  return static_cast<Move>(code::pay + color * max_length + wilds);
}

/// The card of a blind draw in a move's shape.
inline constexpr std::int16_t blind_card = card_kinds;

/// What a code below code::end means.
constexpr MoveShape shape_of(Move move) {
  using enum ComponentKind;
  if (move == code::draw_blind) return make_shape(MoveKind::draw, Components(component(card, blind_card)));
  if (move < code::contracts) return make_shape(MoveKind::draw, Components(component(card, move - code::draw_card)));
  if (move == code::contracts) return make_shape(MoveKind::contracts);
  if (move == code::pass) return make_shape(MoveKind::pass);
  if (move < code::keep) return make_shape(MoveKind::claim, Components(component(route, move - code::claim)));
  if (move < code::keep_both) return make_shape(MoveKind::keep, Components(component(contract, move - code::keep)));
  if (move == code::keep_both) return make_shape(MoveKind::keep, Components(component(both, 0)));
  if (move == code::pay_wild) return make_shape(MoveKind::pay, Components(component(card, wild)));
  const int payment = move - code::pay;
  const Component color = component(card, payment / static_cast<int>(max_length));
  const int wilds_used = payment % static_cast<int>(max_length);
  if (wilds_used == 0) return make_shape(MoveKind::pay, Components(color));
  return make_shape(MoveKind::pay, Components(color, component(wilds, wilds_used)));
}

}  // namespace fondaco::amsterdam
