// SPDX-License-Identifier: MIT
#pragma once
// Phases 3 and 4: paying contracts, rewards, offers, joining (MK-6, MK-11.3, MK-11.8).
#include "games/merkator/apply.hpp"

namespace fondaco::merkator {

template <class Journal>
constexpr void Play<Journal>::begin_fulfilling(Seat seat) {
  state_.actor = seat;
  state_.done = ContractSet{};
  ask(Stage::fulfil);
}

template <class Journal>
constexpr void Play<Journal>::fulfil(Move move) {
  if (move == code::done) {
    state_.done = ContractSet{};
    return game_.joining() ? ask_join(game_.after(me())) : end_turn();  // MK-10.10
  }
  if (move >= code::convert) return convert(static_cast<unsigned>(move - code::convert));
  if (move >= code::take) return take_card(static_cast<Card>(move - code::take));
  const auto contract = static_cast<unsigned>(move - code::fulfil);
  state_.payment = game_.bill(contract);
  note(EventKind::fulfilled, "MK-6.2"_rule, Components(component(K::card, contract)));
  ask(Stage::exchange);
}

/// MK-3.2
template <class Journal>
constexpr void Play<Journal>::convert(unsigned good) {
  state_.supply[me()] = static_cast<std::uint8_t>(state_.supply[me()] & ~(1U << Game::colour_of(good)));
  add(state_.goods[me()][good], 1);
  note(EventKind::converted, state_.stage == Stage::final_supply ? "MK-9.1"_rule : "MK-3.2"_rule,
       Components(component(K::good, good)));
}

// --- payment (MK-6.15) -----------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::exchange(unsigned source) {
  state_.payment.source = static_cast<std::uint8_t>(source);
  if (state_.payment.different > 0) return replace(no_good);
  ask(Stage::replaces);
}

/// MK-6.4
template <class Journal>
constexpr void Play<Journal>::replace(unsigned good) {
  Payment& payment = state_.payment;
  const unsigned source = payment.source;
  Means means = game_.means_of(state_, me());
  (void)game_.take_source(means, source);
  state_.goods[me()] = means.goods;
  state_.supply[me()] = means.supply;
  state_.counters[me()] = means.counters;
  payment.source = no_good;
  const EventKind kind = source == counters_for_unit ? EventKind::exchanged_time : EventKind::exchanged;
  const auto noted = [&](auto... unit) {
    note(kind, "MK-6.4"_rule,
         source == counters_for_unit ? Components(component(K::time, edition_.exchange_rate), unit...)
                                     : Components(component(K::good, source), unit...));
  };
  if (payment.different > 0) {
    --payment.different;
    noted();
  } else if (good == no_good) {
    --payment.of_column;
    noted(component(K::column, edition_.contract[payment.contract].column));
  } else {
    --payment.due[good];
    noted(component(K::good, good));
  }
  after_exchange();
}

template <class Journal>
constexpr void Play<Journal>::after_exchange() {
  if (state_.payment.complete()) return finish_contract();
  ask(Stage::exchange);
}

template <class Journal>
constexpr void Play<Journal>::stop_exchanging() {
  const Payment& payment = state_.payment;
  if (payment.different > 0) {
    unsigned types = 0;
    for (unsigned good = 0; good < game_.goods(); ++good) {
      const bool there = state_.goods[me()][good] > 0 || has_cube(state_.supply[me()], Game::colour_of(good));
      types += there && ((payment.left_out >> good) & 1U) == 0 ? 1U : 0U;
    }
    return types > payment.different ? ask(Stage::leave_out) : deliver();
  }
  if (payment.of_column > 0) return ask(Stage::category_type);
  deliver();
}

/// MK-6.15 (c): goods in stock first, a supply cube only for a unit that the stock lacks.
template <class Journal>
constexpr void Play<Journal>::deliver() {
  const Payment& payment = state_.payment;
  for (unsigned good = 0; good < game_.goods(); ++good) {
    unsigned due = payment.due[good];
    std::uint8_t& stock = state_.goods[me()][good];
    const auto cube = static_cast<std::uint8_t>(1U << Game::colour_of(good));
    if (payment.different > 0 && ((payment.left_out >> good) & 1U) == 0)
      due = stock > 0 || (state_.supply[me()] & cube) != 0 ? 1 : 0;
    if (due == 0) continue;
    if (due > stock) {
      state_.supply[me()] = static_cast<std::uint8_t>(state_.supply[me()] & ~cube);
      note(EventKind::used_cube, "MK-6.15"_rule, Components(component(K::good, good)));
      --due;
    }
    take(stock, due);
    if (due > 0)
      note(EventKind::delivered, "MK-6.2"_rule, Components(component(K::good, good), component(K::count, due)));
  }
  finish_contract();
}

// --- rewards ---------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::finish_contract() {
  const std::uint8_t contract = state_.payment.contract;
  state_.payment = Payment{};
  state_.done.add(contract);
  state_.reward = contract;
  const Card hand = state_.hand[me()];
  const bool from_hand = hand < bonus_card && edition_.contract[hand].level == edition_.contract[contract].level + 1;
  if (from_hand) return ask(Stage::reward_source);  // MK-11.3
  reward_from_pile();
}

/// MK-6.5, MK-6.6, MK-10.7
template <class Journal>
constexpr void Play<Journal>::reward_from_pile() {
  const unsigned fulfilled = edition_.contract[state_.reward].level;
  const auto has_card = [&](unsigned level) { return state_.top[level] != no_contract || refill(level); };
  unsigned level = fulfilled + 1;
  if (level >= edition_.levels || !has_card(level)) level = fulfilled;
  if (level == fulfilled && !has_card(level)) {
    note(EventKind::unrewarded, "MK-6.6"_rule);
    return back_to_fulfilling();
  }
  const std::uint8_t contract = state_.top[level];
  receive(contract);
  reveal_top(level);
  if (!game_.on(Option::contract_offers) || state_.top[level] == no_contract) return back_to_fulfilling();
  state_.reward = contract;  // MK-11.8
  state_.taker = me();
  ask_offer(game_.after(me()));
}

/// MK-6.6: an empty pile is made anew of the discarded contracts of its level; never in solo play (MK-10.7).
template <class Journal>
constexpr bool Play<Journal>::refill(unsigned level) {
  const ContractSet pile = state_.discard & game_.of_level(level);
  if (game_.solo() || pile.empty()) return false;
  note_of(nobody, EventKind::reshuffled, "MK-6.6"_rule, Components(component(K::level, level)));
  state_.discard = state_.discard - pile;
  state_.unseen = state_.unseen | pile;
  reveal_top(level);
  return true;
}

template <class Journal>
constexpr void Play<Journal>::receive(unsigned contract) {
  state_.owned[me()].add(contract);
  note(EventKind::received, "MK-6.5"_rule, Components(component(K::card, contract)));
  if (edition_.contract[contract].place == no_place) trigger(Reason::peace);  // MK-8.1
}

template <class Journal>
constexpr void Play<Journal>::reward_from_hand() {
  const Card contract = state_.hand[me()];
  state_.hand[me()] = no_card;
  state_.owned[me()].add(contract);
  note(EventKind::from_hand, "MK-11.3"_rule, Components(component(K::card, contract)));
  back_to_fulfilling();
}

template <class Journal>
constexpr void Play<Journal>::back_to_fulfilling() {
  state_.reward = no_contract;
  ask(Stage::fulfil);
}

// --- offers ----------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::ask_offer(Seat seat) {
  state_.actor = seat;
  ask(seat == state_.taker ? Stage::accept : Stage::offer_coins);
}

/// MK-11.8
template <class Journal>
constexpr void Play<Journal>::accept(Move move) {
  if (move != code::decline) {
    const auto from = static_cast<Seat>(move - code::accept);
    const std::uint8_t coins = state_.offer_coins[from];
    const std::uint8_t time = state_.offer_time[from];
    state_.coins[from] = static_cast<std::uint16_t>(state_.coins[from] - coins);
    state_.coins[me()] = static_cast<std::uint16_t>(state_.coins[me()] + coins);
    take(state_.counters[from], time);
    add(state_.counters[me()], time);
    const std::uint8_t taken = state_.reward;
    std::uint8_t& top = state_.top[edition_.contract[taken].level];
    note(EventKind::accepted, "MK-11.8"_rule,
         Components(component(K::seat, from), component(K::card, taken), component(K::card, top)));
    if (!game_.on(Option::building_pressure) && state_.coins[me()] > edition_.coin_limit) {  // MK-R29
      note(EventKind::lost_coins, "MK-11.8"_rule,
           Components(component(K::coins, static_cast<unsigned>(state_.coins[me()] - edition_.coin_limit))));
      state_.coins[me()] = edition_.coin_limit;
    }
    state_.owned[me()].remove(taken);
    state_.owned[me()].add(top);
    top = taken;
  }
  state_.offer_coins = {};
  state_.offer_time = {};
  state_.taker = nobody;
  back_to_fulfilling();
}

// --- joining ---------------------------------------------------------------------------------------------------------

/// MK-6.10: from this player on, clockwise; who has too few counters is not asked.
template <class Journal>
constexpr void Play<Journal>::ask_join(Seat seat) {
  for (; seat != state_.turn; seat = game_.after(seat)) {
    if (state_.counters[seat] < edition_.place[state_.token].join_cost) continue;
    state_.actor = seat;
    return ask(Stage::join);
  }
  end_turn();
}

template <class Journal>
constexpr void Play<Journal>::join() {
  const std::uint8_t cost = edition_.place[state_.token].join_cost;
  take(state_.counters[me()], cost);
  add(state_.counters[state_.turn], cost);
  note(EventKind::joined, "MK-6.10"_rule, Components(component(K::time, cost)));
  gain_bonus(me(), false);
  begin_fulfilling(me());
}

}  // namespace fondaco::merkator
