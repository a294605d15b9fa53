// SPDX-License-Identifier: MIT
#pragma once
// Where cards come from while a move is played: the goods deck with the Venice card in it (OM-8), and what takes its
// place in the last round (OM-9).
#include "games/oltremare/apply.hpp"

namespace fondaco::oltremare {

/// Shuffles the cards into a new deck.
template <class Journal>
constexpr void Play<Journal>::make_deck(const CardSet& cards) {
  std::array<Card, max_cards> order{};
  unsigned count = 0;
  cards.each([&](Card card) { order[count++] = card; });
  state_.dice.shuffle(order.data(), count);
  for (unsigned i = 0; i < count; ++i) push(order[i], state_.deck_top, state_.deck_size);
}

/// OM-9.2 … OM-9.4: makes a deck where there is none; false if the draw fails.
template <class Journal>
constexpr bool Play<Journal>::secure_card() {
  if (state_.deck_size > 0) return true;
  CardSet cards = state_.discard;
  if (!cards.empty()) {
    state_.discard = CardSet{};
    note(EventKind::reshuffled, "OM-9.2"_rule, Components(component(K::count, cards.size())));
  } else {
    Seat seat = state_.starter;
    while (game_.finished(state_, seat) && state_.noted_cards[seat] != not_scored) seat = game_.left_of(seat);
    if (!game_.finished(state_, seat)) {
      note(EventKind::draw_failed, "OM-9.4"_rule);
      return false;
    }
    for (Card card = state_.hold_top[seat]; card != no_card; card = state_.below[card]) cards.add(card);
    score_early(seat);
    show_pirates(seat, cards);
    note(EventKind::reshuffled, "OM-9.3"_rule, Components(component(K::count, cards.size())));
    for (std::uint8_t& left = state_.hold_size[seat]; left > 0;) pop(state_.hold_top[seat], left);
    learned_ |= everybody();
  }
  // OM-12.5: from now on all know which cards the deck is made of.
  ++state_.reshuffles;
  for (unsigned digit = 0; digit < state_.reshuffled.size(); ++digit) {
    state_.reshuffled[digit] = state_.reshuffled[digit] - cards;
    if (((state_.reshuffles >> digit) & 1U) != 0) state_.reshuffled[digit] = state_.reshuffled[digit] | cards;
  }
  make_deck(cards);
  return true;
}

/// OM-9.3: hold and pirates are settled now; what ties need of the hold is noted.
template <class Journal>
constexpr void Play<Journal>::score_early(Seat seat) {
  unsigned groups = 0;
  note(EventKind::early, "OM-9.3"_rule, Components(component(K::seat, seat)));
  game_.each_group(state_, seat, [&](Good good, unsigned size) {
    const int amount = game_.group_pay(good, size);
    gain(seat, amount);
    ++groups;
    note_of(seat, EventKind::sold, "OM-10.3"_rule,
            Components(component(K::good, good), component(K::count, size), component(K::ducats, amount)));
  });
  state_.noted_cards[seat] = state_.hold_size[seat];
  state_.noted_groups[seat] = static_cast<std::uint8_t>(groups);
  const int cost = edition_.pirate_penalty * state_.pirate_size[seat];
  gain(seat, -cost);
  note_ducats(EventKind::pirates_cost, "OM-10.4"_rule, seat, cost);
}

/// Turns a pirate stack face up for all and clears it.
template <class Journal>
constexpr void Play<Journal>::show_pirates(Seat seat, CardSet& to) {
  if (state_.pirate_size[seat] == 0) return;
  note_of(seat, EventKind::pirates_shown, "OM-12.11"_rule, Components(component(K::count, state_.pirate_size[seat])));
  learned_ |= everybody();
  for (std::uint8_t& left = state_.pirate_size[seat]; left > 0;) {
    const Card card = pop(state_.pirate_top[seat], left);
    if (state_.thrown[card] != 0) memory_.shown(seat, card);
    state_.thrown[card] = 0;
    to.add(card);
  }
}

/// The top card of the deck, which is there.
template <class Journal>
constexpr Card Play<Journal>::take_card() {
  return pop(state_.deck_top, state_.deck_size);
}

/// OM-8.1, once the card is where it belongs.
template <class Journal>
constexpr void Play<Journal>::after_card() {
  if (state_.venice != venice_gone) {
    if (!game_.venice_exact()) learned_ |= everybody();  // OM-12.6: where it lies, or where it does not
    if (--state_.venice == 0) visit_venice();
  }
  if (state_.deck_size == 0 && state_.last_round == 0) {  // OM-9.1
    state_.last_round = 1;
    note(EventKind::last_round, "OM-9.1"_rule);
  }
}

/// OM-8.3
template <class Journal>
constexpr void Play<Journal>::visit_venice() {
  state_.venice = venice_gone;  // OM-8.5
  note(EventKind::venice, "OM-8.3"_rule);
  for (Seat seat = 0; seat < players(); ++seat) {
    const int amount = game_.place_bonus(state_.prestige, seat);
    gain(seat, amount);
    if (amount > 0) note_ducats(EventKind::majority, "OM-10.2"_rule, seat, amount);
  }
  if (game_.option(Option::prestige_at_venice) == 1) state_.prestige = {};  // OM-13.3
  for (Seat seat = 0; seat < players(); ++seat) sell_lower_groups(seat);
  for (Seat seat = 0; seat < players(); ++seat) {
    const int cost = edition_.pirate_penalty * state_.pirate_size[seat];
    gain(seat, -cost);
    if (cost > 0) note_ducats(EventKind::pirates_cost, "OM-8.3"_rule, seat, cost);
    if (game_.option(Option::pirates_at_venice) == 1) show_pirates(seat, state_.discard);  // OM-13.4
  }
}

/// The top group stays as the whole new hold; every other one is paid and discarded.
template <class Journal>
constexpr void Play<Journal>::sell_lower_groups(Seat seat) {
  bool top = true;
  game_.each_group(state_, seat, [&](Good good, unsigned size) {
    if (!top) {
      const int amount = game_.group_pay(good, size);
      gain(seat, amount);
      note_of(seat, EventKind::sold, "OM-8.3"_rule,
              Components(component(K::good, good), component(K::count, size), component(K::ducats, amount)));
    }
    top = false;
  });
  Card last = state_.hold_top[seat];
  if (last == no_card) return;
  const Good kept = game_.good_of(last);
  while (state_.below[last] != no_card && game_.good_of(state_.below[last]) == kept) last = state_.below[last];
  Card sold = state_.below[last];
  state_.below[last] = no_card;
  while (sold != no_card) {
    const Card next = state_.below[sold];
    state_.below[sold] = no_card;
    state_.discard.add(sold);
    --state_.hold_size[seat];
    sold = next;
  }
}

}  // namespace fondaco::oltremare
