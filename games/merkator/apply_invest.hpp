// SPDX-License-Identifier: MIT
#pragma once
// Phase 1: selling, buying, cards in hand, displays and piles (MK-4, MK-10.4 … MK-10.6, MK-11.1 … MK-11.7).
#include "games/merkator/apply.hpp"

namespace fondaco::merkator {

template <class Journal>
constexpr void Play<Journal>::invest(Move move) {
  if (move == code::end) return end_investment();
  if (move == code::buy_hand) return buy(state_.hand[me()]);
  if (move >= code::take) return take_card(static_cast<Card>(move - code::take));
  if (move >= code::buy) return buy(static_cast<Card>(move - code::buy + bonus_card));
  const auto contract = static_cast<unsigned>(move - code::sell);  // MK-4.2
  const std::uint8_t value = edition_.contract[contract].value;
  state_.owned[me()].remove(contract);
  state_.discard.add(contract);
  state_.coins[me()] = static_cast<std::uint16_t>(state_.coins[me()] + value);
  note(EventKind::sold, "MK-4.2"_rule, Components(component(K::card, contract), component(K::coins, value)));
}

template <class Journal>
constexpr void Play<Journal>::end_investment() {
  if (!game_.coins() && state_.owned[me()].size() > edition_.office_spaces && !game_.last_turns(state_))
    return ask(Stage::drop_contract);                                                      // MK-10.5
  if (!game_.on(Option::building_pressure) && state_.coins[me()] > edition_.coin_limit) {  // MK-4.6
    note(EventKind::lost_coins, "MK-4.6"_rule,
         Components(component(K::coins, static_cast<unsigned>(state_.coins[me()] - edition_.coin_limit))));
    state_.coins[me()] = edition_.coin_limit;
  }
  ask(Stage::travel);
}

template <class Journal>
constexpr void Play<Journal>::buy(Card card) {
  if (!game_.coins()) {  // MK-10.4
    state_.purchase = card;
    return ask(Stage::pay_contract);
  }
  state_.coins[me()] = static_cast<std::uint16_t>(state_.coins[me()] - game_.cost_of(card));
  receive_card(card);
}

/// MK-R19: the purchase is complete as soon as the sum reaches the cost.
template <class Journal>
constexpr void Play<Journal>::pay_contract(unsigned contract) {
  state_.owned[me()].remove(contract);
  state_.discard.add(contract);
  state_.paid = static_cast<std::uint8_t>(state_.paid + edition_.contract[contract].value);
  note(EventKind::paid_with, "MK-10.4"_rule, Components(component(K::card, contract)));
  const Card card = state_.purchase;
  if (state_.paid < game_.cost_of(card)) return;
  state_.paid = 0;
  state_.purchase = no_card;
  receive_card(card);
}

template <class Journal>
constexpr void Play<Journal>::receive_card(Card card) {
  note(EventKind::bought, state_.hand[me()] == card ? "MK-11.2"_rule : "MK-4.3"_rule,
       Components(component(K::card, card)));
  if (card >= building_card) {
    state_.building[me()] |= bit<CardSet>(card - building_card);
    leave_display(card);
    if (game_.solo()) turn_over_bonus_display();
    return press();
  }
  const unsigned bonus = card - bonus_card;
  state_.bonus[me()] |= bit<CardSet>(bonus);
  leave_display(card);
  if (game_.on(Option::bonus_gift)) {  // MK-11.7
    const std::uint8_t good = edition_.bonus[bonus].good;
    add(state_.goods[me()][good], 1);
    note(EventKind::gift, "MK-11.7"_rule, Components(component(K::good, good)));
  }
  ask(Stage::invest);
}

/// MK-11.1
template <class Journal>
constexpr void Play<Journal>::take_card(Card card) {
  note(EventKind::took_card, "MK-11.1"_rule, Components(component(K::card, card)));
  if (card < bonus_card) {
    reveal_top(edition_.contract[card].level);
  } else {
    leave_display(card);
  }
  state_.hand[me()] = card;
}

/// MK-4.3: the gap in the display is filled at once; a card from the hand opens none (MK-11.2).
template <class Journal>
constexpr void Play<Journal>::leave_display(Card card) {
  if (state_.hand[me()] == card) {
    state_.hand[me()] = no_card;
    return;
  }
  for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
    if (card >= building_card) {
      if (state_.building_display[slot] == card - building_card) return fill_building(slot);
    } else if (state_.bonus_display[slot] == card - bonus_card) {
      return fill_bonus(slot);
    }
  }
}

template <class Journal>
constexpr void Play<Journal>::fill_bonus(unsigned slot) {
  std::uint8_t& place = state_.bonus_display[slot];
  place = no_card;
  if (state_.bonus_deck != 0) {
    place = static_cast<std::uint8_t>(draw_card(state_.bonus_deck));
  } else if (!state_.bonus_under.empty()) {  // MK-10.6
    place = state_.bonus_under[0];
    state_.bonus_under.erase_front(1);
  }
  if (place != no_card)
    note_of(nobody, EventKind::revealed, "MK-4.3"_rule, Components(component(K::card, bonus_card + place)));
}

template <class Journal>
constexpr void Play<Journal>::fill_building(unsigned slot) {
  std::uint8_t& place = state_.building_display[slot];
  place = no_card;
  if (state_.building_deck == 0) return;
  place = static_cast<std::uint8_t>(draw_card(state_.building_deck));
  note_of(nobody, EventKind::revealed, "MK-4.3"_rule, Components(component(K::card, building_card + place)));
}

/// MK-10.6
template <class Journal>
constexpr void Play<Journal>::turn_over_bonus_display() {
  for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
    const std::uint8_t card = state_.bonus_display[slot];
    if (card == no_card) continue;
    state_.bonus_under.push_back(card);
    note_of(nobody, EventKind::set_under, "MK-10.6"_rule, Components(component(K::card, bonus_card + card)));
  }
  for (unsigned slot = 0; slot < edition_.display_size; ++slot) fill_bonus(slot);
}

/// MK-11.6: the first player clockwise from the active one who could pay the dearest building must buy one.
template <class Journal>
constexpr void Play<Journal>::press() {
  ask(Stage::invest);
  state_.actor = state_.turn;
  if (!game_.on(Option::building_pressure)) return;
  unsigned dearest = 0;
  for (const std::uint8_t card : state_.building_display) {
    if (card != no_card) dearest = std::max<unsigned>(dearest, edition_.building[card].cost);
  }
  if (dearest == 0) return;
  Seat seat = state_.turn;
  do {
    if (state_.coins[seat] >= dearest) {
      state_.actor = seat;
      return ask(Stage::pressured_buy);
    }
    seat = game_.after(seat);
  } while (seat != state_.turn);
}

/// The card below becomes visible: in solo play the one laid before it, else one that nobody has seen (MK-6.5).
template <class Journal>
constexpr void Play<Journal>::reveal_top(unsigned level) {
  std::uint8_t& top = state_.top[level];
  top = no_contract;
  for (std::size_t i = state_.beneath.size(); i > 0; --i) {
    const std::uint8_t contract = state_.beneath[i - 1];
    if (edition_.contract[contract].level != level) continue;
    for (std::size_t next = i; next < state_.beneath.size(); ++next) state_.beneath[next - 1] = state_.beneath[next];
    state_.beneath.pop_back();
    top = contract;
    return;
  }
  const ContractSet pile = game_.of_level(level);
  if ((state_.unseen & pile).empty()) return;
  top = static_cast<std::uint8_t>(draw_contract(state_.unseen, pile));
  note_of(nobody, EventKind::revealed, "MK-6.5"_rule, Components(component(K::card, top)));
}

}  // namespace fondaco::merkator
