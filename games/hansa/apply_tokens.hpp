// SPDX-License-Identifier: MIT
#pragma once
// Tokens: using them between actions, and placing the drawn ones at the end of the turn (HT-5).
#include "games/hansa/apply.hpp"

namespace fondaco::hansa {

/// HT-3.5, HT-5.1
template <class Journal>
constexpr void Play<Journal>::use(Token token) {
  const auto kind = static_cast<std::size_t>(token);
  --state_.unused[me()][kind];
  ++state_.used[me()][kind];
  state_.token_used = 1;
  note(EventKind::used, "HT-3.5"_rule, Components(component(K::token, static_cast<unsigned>(kind))));
  switch (token) {
    case Token::plus_three:
      return add(state_.actions, 3);  // HT-5.6
    case Token::plus_four:
      return add(state_.actions, 4);
    case Token::swap_kontors:
      return ask(Stage::swap);
    case Token::improve_skill:
      return ask(Stage::improve);
    case Token::remove_three:
      return begin_move(Stage::remove, removals);
    case Token::move_three:
      return begin_move(Stage::shift_piece, shift_steps);
    case Token::extra_kontor:
      return;
  }
}

/// HT-5.5: no coin, no completion, no link.
template <class Journal>
constexpr void Play<Journal>::swap(unsigned city, unsigned left) {
  auto& houses = state_.house[city];
  const Piece moved = houses[left];
  houses[left] = houses[left + 1];
  houses[left + 1] = moved;
  note(EventKind::swapped, "HT-5.5"_rule, Components(component(K::city, city), component(K::house, left)));
  back_to_main();
}

/// HT-5.8: to its owner's personal supply.
template <class Journal>
constexpr void Play<Journal>::remove(Move move) {
  const unsigned route = route_of_piece(move);
  const Piece piece = piece_of_move(move);
  take_off(state_, route, piece);
  ++state_.supply[owner_of(piece)][index(kind_of(piece))];
  note(
      EventKind::removed, "HT-5.8"_rule,
      Components(component(K::piece, kind_of(piece)), component(K::seat, owner_of(piece)), component(K::route, route)));
  if (--state_.pending.count == 0 || game_.occupied(state_) == 0) back_to_main();
}

/// HT-11.2, Move three.
template <class Journal>
constexpr void Play<Journal>::shift_to(unsigned route) {
  const unsigned from = state_.pending.route;
  const Piece piece = state_.pending.target;
  take_off(state_, from, piece);
  put_on(state_, route, piece);
  note(EventKind::shifted, "HT-11.2"_rule,
       Components(component(K::piece, kind_of(piece)), component(K::seat, owner_of(piece)), component(K::route, from),
                  component(K::route, route)));
  after_shift();
}

template <class Journal>
constexpr void Play<Journal>::after_shift() {
  const auto left = static_cast<std::uint8_t>(state_.pending.count - 1);
  back_to_main();
  const RouteSet others = game_.rivals(state_, me(), Kind::trader) | game_.rivals(state_, me(), Kind::merchant);
  if (left > 0 && with_target_elsewhere(others, state_.open) != 0) begin_move(Stage::shift_piece, left);
}

/// HT-5.3: all tokens drawn in this turn are looked at before the first one is placed.
template <class Journal>
constexpr void Play<Journal>::reveal_tokens() {
  for (; state_.drawn > 0; --state_.drawn) {
    unsigned left = state_.dice.below(game_.supply_size(state_) + state_.drawn);
    unsigned kind = 0;
    while (left >= state_.unseen[kind]) left -= state_.unseen[kind++];
    --state_.unseen[kind];
    state_.plate[me()].push_back(static_cast<Token>(kind));
    learned_ |= everybody();  // HT-10.3
    note(EventKind::revealed, "HT-5.3"_rule, Components(component(K::token, kind)));
  }
  place_tokens();
}

/// In the order drawn, those left over first, as long as there is a route for them (HT-5.3.3).
template <class Journal>
constexpr void Play<Journal>::place_tokens() {
  const auto& plate = state_.plate[me()];
  if (!plate.empty() && game_.token_routes(state_) != 0) return ask(Stage::place_token);
  for (const Token token : plate)
    note(EventKind::token_kept, "HT-5.3.3"_rule, Components(component(K::token, static_cast<unsigned>(token))));
  finish_turn();
}

template <class Journal>
constexpr void Play<Journal>::place_token(unsigned route) {
  const auto token = static_cast<std::uint8_t>(state_.plate[me()][0]);
  state_.plate[me()].erase_front(1);
  state_.token[route] = token;
  note(EventKind::token_placed, "HT-5.3"_rule, Components(component(K::token, token), component(K::route, route)));
  place_tokens();
}

}  // namespace fondaco::hansa
