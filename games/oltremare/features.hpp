// SPDX-License-Identifier: MIT
#pragma once
// A position as numbers for a learned player: only what the seat knows, seats in turn order from the own one.
#include "games/oltremare/memory.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

template <class Sink>
constexpr void Game::encode(const State& state, Seat seat, Sink&& sink) const {
  const auto flag = [&](bool on) { sink(on ? 1 : 0); };
  const auto goods = [&](const GoodCounts& counts) {
    for (const std::uint8_t count : counts) sink(static_cast<int>(count));
  };
  const auto relative = [&](Seat of) { return of == nobody ? -1 : static_cast<int>(distance(seat, of)); };

  // The table: 31 numbers. Which step of an offer somebody else is at is not known (OM-12.13).
  const bool hidden_draft = is_draft(state.stage) && state.proposer != seat;
  for (unsigned stage = 0; stage < 15; ++stage) {
    const unsigned shown = hidden_draft ? static_cast<unsigned>(Stage::give) : decision(state);
    flag(shown == stage);
  }
  flag(state.turn == seat);
  flag(state.actor == seat);
  sink(static_cast<int>(players()));
  sink(static_cast<int>(state.deck_size));
  flag(state.venice == venice_gone);
  sink(venice_exact() && state.venice != venice_gone ? static_cast<int>(state.venice) : 0);
  flag(state.last_round != 0);
  sink(static_cast<int>(state.reshuffles));
  sink(static_cast<int>(state.bought));
  sink(static_cast<int>(state.talks));
  sink(static_cast<int>(state.calls));
  sink(static_cast<int>(state.to_play));
  sink(static_cast<int>(state.to_sail));
  sink(relative(state.starter));
  sink(relative(state.replier));
  sink(state.called == no_good    ? -1
       : state.called == any_good ? static_cast<int>(max_goods)
                                  : static_cast<int>(state.called));

  // The offer: 20 numbers.
  const Offer offer = hidden_draft ? Offer{} : state.offer;
  sink(relative(state.proposer));
  sink(relative(state.partner));
  sink(static_cast<int>(state.counters));
  sink(static_cast<int>(offer.ducats));
  goods(goods_given(offer));
  goods(offer.wanted);

  // The seats: 5 x 38 numbers.
  for (unsigned i = 0; i < oltremare::max_players; ++i) {
    const bool there = i < players();
    const auto of = there ? left_of(seat, i) : Seat{0};
    const auto number = [&](int value) { sink(there ? value : 0); };
    const Card top = there ? state.hold_top[of] : no_card;
    flag(there);
    flag(there && state.turn == of);
    flag(there && state.actor == of);
    flag(there && finished(state, of));
    flag(there && ((state.dealt >> of) & 1U) != 0);
    number(state.ducats[of]);
    number(state.hand[of].size());
    number(state.hold_size[of]);
    number(state.pirate_size[of]);
    number(state.prestige[of]);
    number(state.taken[of]);
    number(state.ship[of]);
    for (unsigned kind = 0; kind < marker_kinds; ++kind) flag(there && state.active[of] == static_cast<Marker>(kind));
    unsigned group = 0;
    for (Card card = top; card != no_card && good_of(card) == good_of(top); card = state.below[card]) ++group;
    number(top == no_card ? 0 : this->card(top).lions);
    number(top == no_card ? 0 : this->card(top).load);
    number(static_cast<int>(group));
    number(hold_pay(state, of));
    for (unsigned good = 0; good < max_goods; ++good) flag(top != no_card && good_of(top) == good);
    for (unsigned good = 0; good < max_goods; ++good) number(state.least[of][good]);
  }

  // The cards: 104 x 6 numbers, as far as the seat knows where they are.
  CardSet thrown;
  for (Card card = state.pirate_top[seat]; card != no_card; card = state.below[card]) {
    if (state.thrown[card] != 0) thrown.add(card);
  }
  CardSet laid;
  for (const Card card : state.played) {
    if (card != no_card) laid.add(card);
  }
  CardSet offered;
  for (unsigned i = 0; i < offer.given_count && state.proposer == seat; ++i) offered.add(offer.given[i]);
  CardSet remembered;
  for (const Given& memory : state.given) {
    if (memory.since[seat] == whose_memory) remembered.add(memory.card);
  }
  for (unsigned i = 0; i < max_cards; ++i) {
    const auto card = static_cast<Card>(i);
    flag(state.hand[seat].has(card));
    flag(thrown.has(card));
    flag(laid.has(card));
    flag(offered.has(card));
    flag(remembered.has(card));
    flag(state.discard.has(card));
  }

  // The ports: 32 x 6 numbers.
  for (unsigned port = 0; port < max_ports; ++port) {
    for (unsigned kind = 0; kind < marker_kinds; ++kind) flag(state.marker[port] == static_cast<Marker>(kind));
  }
}

}  // namespace fondaco::oltremare
