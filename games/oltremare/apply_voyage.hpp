// SPDX-License-Identifier: MIT
#pragma once
// The actions, the ship and the hold while a move is played (OM-6, OM-7).
#include "games/oltremare/apply.hpp"

namespace fondaco::oltremare {

/// On to phase 3: as many cards as the hold top says (OM-6.1), or all there are (OM-5.16).
template <class Journal>
constexpr void Play<Journal>::end_trade() {
  const Seat me = state_.turn;
  const auto hand = static_cast<unsigned>(state_.hand[me].size());
  state_.to_play = static_cast<std::uint8_t>(std::min(hand, game_.load(state_, me)));
  state_.stage = Stage::play;
  state_.actor = me;
  if (hand > state_.to_play) return;
  // No choice: the first card brings the others with it.
  if (hand == 0) return act();
  play(state_.hand[me].first());
}

template <class Journal>
constexpr void Play<Journal>::play(Card card) {
  const Seat me = state_.turn;
  unsigned next = 0;
  while (state_.played[next] != no_card) ++next;
  state_.played[next] = card;
  state_.hand[me].remove(card);
  memory_.shown(me, card);
  --state_.to_play;
  learned_ |= everybody().without(me);
  note(EventKind::played, "OM-6.1"_rule, Components(component(K::card, card)));
  if (state_.to_play == 0) return act();
  const CardSet rest = state_.hand[me].above(card);
  if (rest.size() == state_.to_play) play(rest.first());  // no choice any more
}

/// OM-6.2: the four actions, up to the first step of the ship.
template <class Journal>
constexpr void Play<Journal>::act() {
  const Seat me = state_.turn;
  std::array<unsigned, symbol_kinds> shown{};
  for (const Card card : state_.played) {
    if (card == no_card) continue;
    for (unsigned symbol = 0; symbol < symbol_kinds; ++symbol)
      shown[symbol] += game_.card(card).shows(static_cast<Symbol>(symbol)) ? 1U : 0U;
  }
  const auto of = [&](Symbol symbol) { return shown[static_cast<std::size_t>(symbol)]; };

  // OM-6.3
  const int earned = game_.payout(of(Symbol::ducat) + (state_.active[me] == Marker::good_business ? 1U : 0U));
  gain(me, earned);
  if (earned > 0) note_ducats(EventKind::earned, "OM-6.3"_rule, me, earned);

  // OM-6.4
  const int stolen = state_.active[me] == Marker::fight_pirates ? 0 : game_.payout(of(Symbol::pirate));
  for (int i = 0; i < stolen && secure_card(); ++i) {
    push(take_card(), state_.pirate_top[me], state_.pirate_size[me]);
    note(EventKind::stolen, "OM-6.4"_rule, Components(component(K::count, state_.pirate_size[me])));
    after_card();
  }

  // OM-6.5
  const int drawn = game_.payout(of(Symbol::market));
  for (int i = 0; i < drawn && secure_card(); ++i) {
    const Card card = take_card();
    state_.hand[me].add(card);
    memory_.drawn(me);
    learned_ |= SeatSet::only(me);
    note_secret(me, EventKind::drew, "OM-6.5"_rule, Components(component(K::card, card)));
    after_card();
  }

  // OM-6.6
  unsigned routes = of(Symbol::ship);
  if (routes == 0) return begin_loading();
  if (state_.active[me] == Marker::smooth_sailing) {  // OM-6.6.1
    gain(me, static_cast<int>(routes));
    note_ducats(EventKind::smooth, "OM-6.6.1"_rule, me, static_cast<int>(routes));
  }
  while (!game_.can_sail(state_.ship[me], 0, routes)) --routes;  // OM-6.6.3, OM-R8
  state_.to_sail = static_cast<std::uint8_t>(routes);
  state_.stage = Stage::sail;
  state_.actor = me;
  sail_on();
}

/// Takes steps that have no choice.
template <class Journal>
constexpr void Play<Journal>::sail_on() {
  Game::Moves moves;
  game_.legal_sail(state_, moves);
  if (moves.size() == 1) sail(static_cast<Port>(moves[0] - code::sail));
}

template <class Journal>
constexpr void Play<Journal>::sail(Port port) {
  const Seat me = state_.turn;
  for_each_bit(game_.routes_at(state_.ship[me]) & game_.routes_at(port),
               [&](unsigned route) { state_.sailed |= bit<std::uint64_t>(route); });
  state_.ship[me] = port;
  note(EventKind::sailed, "OM-6.6.2"_rule, Components(component(K::port, port)));
  if (--state_.to_sail > 0) return sail_on();
  state_.sailed = 0;
  stop();
}

/// OM-6.6.4
template <class Journal>
constexpr void Play<Journal>::stop() {
  const Port port = state_.ship[state_.turn];
  const Marker marker = state_.marker[port];
  if (marker == Marker::compass) {
    state_.stage = Stage::compass;
    for (Port other = 0; other < edition_.ports; ++other) {
      if (other != port && state_.marker[other] != Marker::compass) return;
    }
    return compass(code::stay);  // there is nowhere to go
  }
  state_.marker[port] = Marker::none;
  activate(marker);
  begin_loading();
}

/// The former marker is turned face down (OM-6.7); the new one, if any, is taken and active (OM-11.1).
template <class Journal>
constexpr void Play<Journal>::activate(Marker marker) {
  const Seat me = state_.turn;
  if (state_.active[me] != Marker::none) {
    note(EventKind::turned_down, "OM-6.6.4"_rule,
         Components(component(K::marker, static_cast<int>(state_.active[me]))));
  }
  state_.active[me] = marker;
  if (marker == Marker::none) return;
  ++state_.taken[me];
  note(EventKind::took, "OM-6.6.4"_rule, Components(component(K::marker, marker)));
}

/// OM-11.2
template <class Journal>
constexpr void Play<Journal>::compass(Move move) {
  const Seat me = state_.turn;
  state_.marker[state_.ship[me]] = Marker::none;
  if (move == code::stay) {
    activate(Marker::compass);
  } else {
    const auto port = static_cast<Port>(move - code::move);
    state_.ship[me] = port;
    note(EventKind::compass_move, "OM-11.2"_rule, Components(component(K::port, port)));
    const Marker marker = state_.marker[port];
    state_.marker[port] = Marker::none;
    activate(marker);
  }
  begin_loading();
}

/// OM-7.1
template <class Journal>
constexpr void Play<Journal>::begin_loading() {
  state_.stage = Stage::load;
  state_.actor = state_.turn;
  if (state_.played[0] == no_card) return end_turn();  // OM-5.16
  if (state_.played[1] == no_card) load(state_.played[0]);
}

template <class Journal>
constexpr void Play<Journal>::load_card(Card card) {
  const Seat me = state_.turn;
  unsigned at = 0;
  while (state_.played[at] != card) ++at;
  for (; at + 1 < max_load; ++at) state_.played[at] = state_.played[at + 1];
  state_.played[max_load - 1] = no_card;
  push(card, state_.hold_top[me], state_.hold_size[me]);
  note(EventKind::loaded, "OM-7.1"_rule, Components(component(K::card, card)));
}

template <class Journal>
constexpr void Play<Journal>::load(Card card) {
  load_card(card);
  if (state_.played[0] != no_card && state_.played[1] == no_card) load_card(state_.played[0]);  // OM-D10
  if (state_.played[0] == no_card) end_turn();
}

}  // namespace fondaco::oltremare
