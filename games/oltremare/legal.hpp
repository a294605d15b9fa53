// SPDX-License-Identifier: MIT
#pragma once
// All legal moves of a position.
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

constexpr void Game::legal_trade(const State& state, Moves& moves) const {
  const unsigned hand = static_cast<unsigned>(state.hand[state.turn].size());
  const unsigned there = obtainable(state);
  const unsigned own = state.pirate_size[state.turn];
  const bool may_buy = state.bought < edition_.buy_limit;
  if (may_buy && there > 0) moves.push(code::buy_deck);  // OM-9.5
  if (may_buy && own > 0) moves.push(code::buy_pirate);
  if (trading()) {
    if (state.talks < option(Option::max_talks)) {
      for (Seat seat = 0; seat < players(); ++seat) {
        if (seat != state.turn) moves.push(coded(code::talk, seat));
      }
    }
    if (state.calls < option(Option::max_calls)) {
      for (unsigned good = 0; good < edition_.goods; ++good) {
        if (!of_good_[good].empty()) moves.push(coded(code::call, good));
      }
      moves.push(code::call_any);
    }
  }
  // OM-5.14, OM-5.16
  if (hand >= load(state, state.turn) || !may_buy || there + own == 0) moves.push(code::end_trade);
}

constexpr void Game::legal_sail(const State& state, Moves& moves) const {
  const Port from = state.ship[state.turn];
  for_each_bit(routes_at_[from] & ~state.sailed, [&](unsigned route) {
    const Port to = other_end(route, from);
    if (can_sail(to, state.sailed | bit<std::uint64_t>(route), state.to_sail - 1U)) moves.push(coded(code::sail, to));
  });
}

constexpr void Game::legal(const State& state, Moves& moves) const {
  moves.clear();
  const CardSet& hand = state.hand[state.actor];
  const Offer& offer = state.offer;
  const auto push_cards = [&](Move first, const CardSet& cards) {
    cards.each([&](Card card) { moves.push(coded(first, card)); });
  };
  switch (state.stage) {
    case Stage::discard:
      push_cards(code::discard, hand);
      break;
    case Stage::trade:
      legal_trade(state, moves);
      break;
    case Stage::give:
      push_cards(code::give, offer.given_count == 0 ? hand : hand.above(offer.given[offer.given_count - 1U]));
      moves.push(code::give_done);
      break;
    case Stage::claim:
      for (unsigned claim = 0; claim < claim_kinds; ++claim) moves.push(coded(code::claim, claim));
      for (unsigned port = 0; port < edition_.ports; ++port) moves.push(coded(code::claim_port, port));
      break;
    case Stage::want: {
      unsigned first = edition_.goods;
      while (first > 0 && offer.wanted[first - 1] == 0) --first;
      for (unsigned good = first > 0 ? first - 1 : 0; good < edition_.goods; ++good) {
        if (offer.wanted[good] < of_good_[good].size()) moves.push(coded(code::want, good));
      }
      moves.push(code::want_done);
      break;
    }
    case Stage::ducats: {
      const int most = option(Option::max_ducats);
      for (int amount = -most; amount <= most; ++amount) moves.push(ducats_move(amount));
      break;
    }
    case Stage::send: {
      bool possible = offer.given_count + offer.wanted_count > 0 && guarded(state, change_of_active(state));
      if (possible && !state.answered.empty()) {
        const std::uint32_t key = key_of(state);
        for (const std::uint32_t old : state.answered) possible = possible && old != key;
      }
      if (possible) moves.push(code::send);
      moves.push(code::cancel);
      break;
    }
    case Stage::answer: {
      bool possible = state.actor != state.turn || guarded(state, change_of_active(state));
      for (unsigned good = 0; good < edition_.goods && possible; ++good) {
        possible = offer.wanted[good] == 0 || (hand & of_good_[good]).size() >= offer.wanted[good];
      }
      if (possible) moves.push(code::accept);
      moves.push(code::decline);
      if (state.counters < option(Option::max_counters)) moves.push(code::counter);
      break;
    }
    case Stage::deliver: {
      const Good good = good_to_deliver(offer);
      CardSet fitting = hand & of_good_[good];
      unsigned chosen = 0;
      for (unsigned i = 0; i < offer.delivered_count; ++i) {
        if (good_of(offer.delivered[i]) != good) continue;
        fitting = fitting.above(offer.delivered[i]);
        ++chosen;
      }
      int spare = fitting.size() - int{offer.wanted[good]} + static_cast<int>(chosen);
      fitting.each([&](Card card) {
        if (spare-- >= 0) moves.push(coded(code::deliver, card));
      });
      break;
    }
    case Stage::reply:
      moves.push(code::pass);
      moves.push(code::offer);
      break;
    case Stage::play: {
      CardSet fitting = hand;
      for (const Card card : state.played) {
        if (card != no_card) fitting = fitting.above(card);
      }
      int spare = fitting.size() - int{state.to_play};
      fitting.each([&](Card card) {
        if (spare-- >= 0) moves.push(coded(code::play, card));
      });
      break;
    }
    case Stage::sail:
      legal_sail(state, moves);
      break;
    case Stage::compass:
      moves.push(code::stay);
      for (Port port = 0; port < edition_.ports; ++port) {
        if (port != state.ship[state.turn] && state.marker[port] != Marker::compass)
          moves.push(coded(code::move, port));
      }
      break;
    case Stage::load:
      for (const Card card : state.played) {
        if (card != no_card) moves.push(coded(code::load, card));
      }
      break;
    case Stage::over:
      break;
  }
}

}  // namespace fondaco::oltremare
