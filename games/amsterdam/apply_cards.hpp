// SPDX-License-Identifier: MIT
#pragma once
// Transport cards while a move is played (TA-4), and what they pay for (TA-5).
#include "games/amsterdam/apply.hpp"

namespace fondaco::amsterdam {

/// TA-4.7: as soon as the deck is empty the discard pile becomes the deck.
template <class Journal>
constexpr void Play<Journal>::reshuffle_if_empty() {
  if (!state_.deck.empty()) return;
  for (Card card = 0; card < card_kinds; ++card) {
    for (; state_.discard[card] > 0; --state_.discard[card]) state_.deck.push_back(card);
  }
  if (state_.deck.empty()) return;
  state_.dice.shuffle(state_.deck.data(), static_cast<std::uint32_t>(state_.deck.size()));
  if (players() == 2) {
    // TA-9.7: whatever a player does not see now is in the rival's hand.
    state_.deduced[0] = state_.hand[0];
    state_.deduced[1] = state_.hand[1];
    learned_ |= SeatSet::seats(players());
  }
  note(EventKind::reshuffled, "TA-4.7"_rule, Components(component(K::count, static_cast<int>(state_.deck.size()))));
}

/// TA-4.6: five new cards could be dealt with fewer wilds, and this refill has not flushed too often.
template <class Journal>
constexpr bool Play<Journal>::flush_allowed(unsigned flushes) const {
  if (flushes >= edition_.max_flushes) return false;
  int colored = 0;
  for (Card color = 0; color < edition_.colors; ++color) {
    colored += edition_.transport[color];
    for (Seat seat = 0; seat < players(); ++seat) colored -= state_.hand[seat][color];
  }
  return colored >= edition_.min_colored_for_flush;
}

/// TA-4.9
template <class Journal>
constexpr void Play<Journal>::refill() {
  for (unsigned flushes = 0;; ++flushes) {
    unsigned cards = 0;
    unsigned wilds = 0;
    for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
      if (state_.display[slot] == no_card) {
        if (state_.deck.empty()) continue;  // TA-4.8
        state_.display[slot] = state_.deck.pop_back();
        learned_ |= everybody();
        note(EventKind::turned_up, "TA-4.2"_rule, Components(component(K::card, state_.display[slot])));
        reshuffle_if_empty();
      }
      ++cards;
      wilds += state_.display[slot] == wild ? 1U : 0U;
    }
    if (cards < edition_.display_size || wilds < edition_.flush_wilds) return;
    learned_ |= everybody();  // whether it is flushed tells how many coloured cards the hands hold
    if (!flush_allowed(flushes)) return;
    for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
      ++state_.discard[state_.display[slot]];
      state_.display[slot] = no_card;
    }
    note(EventKind::flushed, "TA-4.6"_rule, Components(component(K::count, edition_.display_size)));
    reshuffle_if_empty();
  }
}

template <class Journal>
constexpr void Play<Journal>::take_blind() {
  const Seat me = state_.turn;
  const Card card = state_.deck.pop_back();
  ++state_.hand[me][card];
  learned_ |= SeatSet::only(me);
  note_secret(me, EventKind::drew, "TA-4.1"_rule, Components(component(K::card, card)));
  reshuffle_if_empty();  // TA-4.9: a blind draw is followed by TA-4.7 only
}

template <class Journal>
constexpr void Play<Journal>::take_face_up(Card card) {
  const Seat me = state_.turn;
  unsigned slot = 0;
  while (state_.display[slot] != card) ++slot;  // equal cards: the lowest slot (TA-D2)
  state_.display[slot] = no_card;
  ++state_.hand[me][card];
  ++state_.known[me][card];  // TA-9.4: all have seen it
  if (players() == 2) ++state_.deduced[me][card];
  note(EventKind::took, "TA-4.2"_rule, Components(component(K::card, card)));
  refill();
}

template <class Journal>
constexpr void Play<Journal>::draw(Move move) {
  const bool first = state_.stage == Stage::main;
  state_.passes = 0;
  if (move == code::draw_blind) {
    take_blind();
  } else {
    take_face_up(static_cast<Card>(move - code::draw_card));
  }
  if (first && move != draw_move(wild)) {  // TA-4.3
    after_first_card();
  } else {
    end_turn();
  }
}

/// TA-4.5: the second pick is compulsory if there is any; a single one is made at once, for everybody sees that it is.
template <class Journal>
constexpr void Play<Journal>::after_first_card() {
  state_.stage = Stage::second_draw;
  Game::Moves moves;
  game_.legal(state_, moves);
  if (moves.empty()) return end_turn();
  if (moves.size() == 1) draw(moves[0]);
}

template <class Journal>
constexpr void Play<Journal>::claim(unsigned route) {
  state_.passes = 0;
  state_.pending = static_cast<std::uint8_t>(route);
  state_.stage = Stage::pay;
}

template <class Journal>
constexpr void Play<Journal>::pay(Move move) {
  const Seat me = state_.turn;
  const unsigned route_id = state_.pending;
  const Route& route = edition_.route[route_id];
  const bool all_wild = move == code::pay_wild;
  const auto color = static_cast<Card>(all_wild ? wild : (move - code::pay) / max_length);
  const unsigned wilds = all_wild ? 0 : (move - code::pay) % max_length;
  const unsigned own = route.length - wilds;

  note(EventKind::claimed, "TA-5.6"_rule, Components(component(K::route, route_id)));
  const auto spend = [&](Card card, unsigned count) {  // TA-5.6
    state_.hand[me][card] = static_cast<std::uint8_t>(state_.hand[me][card] - count);
    state_.discard[card] = static_cast<std::uint8_t>(state_.discard[card] + count);
    const auto forget = [&](std::uint8_t& seen) { seen = static_cast<std::uint8_t>(seen > count ? seen - count : 0); };
    forget(state_.known[me][card]);  // TA-9.4: the known ones go first
    if (players() == 2) forget(state_.deduced[me][card]);
  };
  spend(color, own);
  if (wilds > 0) spend(wild, wilds);
  note(EventKind::paid, "TA-5.5"_rule,
       Components(component(K::card, color), component(K::count, own), component(K::wilds, wilds)));

  state_.routes[me] |= bit<RouteSet>(route_id);
  state_.carts[me] = static_cast<std::uint8_t>(state_.carts[me] - route.length);
  note(EventKind::scored, "TA-5.7"_rule, Components(component(K::points, edition_.route_points[route.length])));
  if (route.cart && game_.merchandise_left(state_) > 0) {  // TA-5.8
    ++state_.merchandise[me];
    note(EventKind::merchandise, "TA-5.8"_rule, Components(component(K::count, state_.merchandise[me])));
  }
  state_.pending = no_route;
  reshuffle_if_empty();  // TA-5.9
  refill();
  end_turn();
}

}  // namespace fondaco::amsterdam
