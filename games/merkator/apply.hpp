// SPDX-License-Identifier: MIT
#pragma once
// Playing a move, with everything forced that follows from it: turns, the end and set-up here, investment in
// apply_invest.hpp, travel in apply_travel.hpp, contracts and joining in apply_contracts.hpp.
#include "engine/play_base.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::edition_, Base::everybody, Base::game_, Base::learned_, Base::note_of, Base::players, Base::state_;

 public:
  using Base::Base;

  constexpr void set_up();
  constexpr void answer(Move move);
  /// Questions with one answer are not asked: nothing is hidden here (MK-7.5).
  constexpr void answer_forced();

 private:
  using K = ComponentKind;

  constexpr Seat me() const { return state_.actor; }

  constexpr void note(EventKind kind, RuleId rule, Components args = {}) { note_of(me(), kind, rule, args); }

  /// Pieces are unlimited (MK-1.3); a field counts up to 255, which no game comes near.
  static constexpr void add(std::uint8_t& to, unsigned amount) {
    to = static_cast<std::uint8_t>(std::min(255U, to + amount));
  }
  static constexpr void take(std::uint8_t& from, unsigned amount) { from = static_cast<std::uint8_t>(from - amount); }
  constexpr void ask(Stage stage) { state_.stage = stage; }

  // Chance: one of what nobody has seen. Where there is a choice everybody learns something.
  constexpr unsigned draw(unsigned count) {
    if (count == 1) return 0;
    learned_ |= everybody();
    return state_.dice.below(count);
  }
  constexpr unsigned draw_contract(ContractSet& from, const ContractSet& among) {
    const ContractSet possible = from & among;
    const unsigned contract = possible.nth(draw(possible.size()));
    from.remove(contract);
    return contract;
  }
  constexpr unsigned draw_card(CardSet& from) {
    CardSet left = from;
    for (unsigned n = draw(static_cast<unsigned>(count_bits(from))); n > 0; --n) left &= left - 1;
    const auto card = static_cast<unsigned>(lowest_bit(left));
    from &= ~bit<CardSet>(card);
    return card;
  }
  constexpr unsigned draw_letter();

  // Turns and the end.
  constexpr void begin_turn(Seat seat);
  constexpr void end_turn();
  constexpr void trigger(Reason reason);
  constexpr void ask_final_supply(Seat seat, unsigned colour);
  constexpr void final_supply(Move move);

  // Investment.
  constexpr void invest(Move move);
  constexpr void end_investment();
  constexpr void buy(Card card);
  constexpr void pay_contract(unsigned contract);
  constexpr void receive_card(Card card);
  constexpr void take_card(Card card);
  constexpr void leave_display(Card card);
  constexpr void fill_bonus(unsigned slot);
  constexpr void fill_building(unsigned slot);
  constexpr void turn_over_bonus_display();
  constexpr void press();
  constexpr void reveal_top(unsigned level);

  // Travel.
  constexpr void travel(unsigned place);
  constexpr void take_cubes(unsigned first);
  constexpr void gain_bonus(Seat seat, bool active);
  constexpr void arrive();
  constexpr void gain_counters(unsigned count);
  constexpr unsigned take_counter();
  constexpr void suffer(unsigned letter);
  constexpr void ask_losses(Seat seat);
  constexpr void lose(unsigned good, bool cube);

  // Contracts and joining.
  constexpr void begin_fulfilling(Seat seat);
  constexpr void fulfil(Move move);
  constexpr void convert(unsigned good);
  constexpr void exchange(unsigned source);
  constexpr void replace(unsigned good);
  constexpr void after_exchange();
  constexpr void stop_exchanging();
  constexpr void deliver();
  constexpr void finish_contract();
  constexpr void reward_from_pile();
  constexpr void reward_from_hand();
  constexpr bool refill(unsigned level);
  constexpr void receive(unsigned contract);
  constexpr void back_to_fulfilling();
  constexpr void ask_offer(Seat seat);
  constexpr void accept(Move move);
  constexpr void ask_join(Seat seat);
  constexpr void join();
};

// --- turns -----------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::begin_turn(Seat seat) {
  state_.turn = seat;
  state_.actor = seat;
  ++state_.turns;
  note(state_.finale == Finale::running ? EventKind::final_turn : EventKind::turn, "MK-3.1"_rule);
  ask(Stage::invest);
}

template <class Journal>
constexpr void Play<Journal>::end_turn() {
  state_.done = ContractSet{};
  if (!game_.solo() && state_.turns >= most_rounds * players()) trigger(Reason::length);  // MK-R35
  const bool over = game_.solo() ? state_.turns >= edition_.solo_turns                    // MK-10.8
                                 : state_.finale == Finale::running && state_.turn == state_.closing;
  if (over) return ask_final_supply(state_.start_seat, 0);
  if (state_.finale == Finale::triggered) {  // MK-8.3
    state_.finale = Finale::running;
    state_.closing = state_.turn;
  }
  begin_turn(game_.after(state_.turn));
}

/// MK-8.1; MK-8.4: further triggers have no effect.
template <class Journal>
constexpr void Play<Journal>::trigger(Reason reason) {
  if (state_.finale != Finale::none || game_.solo()) return;
  state_.finale = Finale::triggered;
  note(EventKind::triggered, reason == Reason::length ? "MK-R35"_rule : "MK-8.1"_rule,
       Components(component(K::reason, static_cast<unsigned>(reason))));
}

/// MK-9.1: each player in turn order, each remaining colour.
template <class Journal>
constexpr void Play<Journal>::ask_final_supply(Seat seat, unsigned colour) {
  for (;;) {
    const auto left = static_cast<std::uint8_t>((state_.supply[seat] >> colour) << colour);
    if (left != 0) {
      state_.actor = seat;
      state_.colour = static_cast<std::uint8_t>(lowest_bit(left));
      return ask(Stage::final_supply);
    }
    colour = 0;
    seat = game_.after(seat);
    if (seat == state_.start_seat) break;
  }
  state_.colour = 0;
  state_.actor = state_.turn;
  ask(Stage::over);
  note_of(nobody, EventKind::ended, game_.solo() ? "MK-10.8"_rule : "MK-8.3"_rule);
}

template <class Journal>
constexpr void Play<Journal>::final_supply(Move move) {
  if (move < code::keep) convert(static_cast<unsigned>(move - code::convert));
  ask_final_supply(me(), state_.colour + 1U);
}

// --- set-up ----------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::set_up() {
  const int start = game_.option(Option::start_player);  // MK-2.1
  state_.start_seat =
      static_cast<Seat>(start == random_start ? static_cast<int>(state_.dice.below(players())) : start - 1);
  for (unsigned place = 0; place < edition_.majors; ++place)  // MK-2.2
    state_.cubes[place] = edition_.place[place].start_cubes;
  state_.letters = edition_.letters;
  if (!game_.solo()) {  // MK-2.3, MK-10.9
    state_.side = game_.fill().side;
    state_.row = game_.fill().row;
    state_.in_row = edition_.side[state_.side].size[state_.row];
  }
  for (Seat seat = 0; seat < max_players; ++seat) state_.hand[seat] = no_card;
  Seat seat = state_.start_seat;
  for (Seat order = 0; order < players(); ++order, seat = game_.after(seat)) {
    if (game_.long_game()) continue;                                // MK-10.9
    state_.counters[seat] = edition_.start_time[players()][order];  // MK-2.4
    state_.supply[seat] = game_.all_colours();                      // MK-2.8
  }

  // MK-2.5: contracts are dealt, then the tops are turned up.
  state_.unseen = game_.all_contracts();
  for_each_bit(game_.long_game() ? edition_.long_levels : edition_.start_levels, [&](unsigned level) {
    for (Seat to = 0; to < players(); ++to) state_.owned[to].add(draw_contract(state_.unseen, game_.of_level(level)));
  });
  for (unsigned level = 0; level < max_levels; ++level) {
    state_.top[level] = no_contract;
    const ContractSet pile = state_.unseen & game_.of_level(level);
    const bool stacked = game_.solo() && ((edition_.stack_levels >> level) & 1U) != 0;  // MK-10.2
    const bool thrown = ((edition_.pile_levels >> level) & 1U) == 0;
    if (stacked) state_.stack = state_.stack | pile;
    if (thrown) state_.discard = state_.discard | pile;
    if (stacked || thrown) {
      state_.unseen = state_.unseen - pile;
    } else {
      reveal_top(level);
    }
  }

  // MK-2.6, MK-2.7
  state_.bonus_deck = game_.all_bonuses();
  if (!game_.long_game()) {
    for (CardSet half : edition_.bonus_by_cost) {
      for (Seat to = 0; to < players(); ++to) {
        const unsigned card = draw_card(half);
        state_.bonus[to] |= bit<CardSet>(card);
        state_.bonus_deck &= ~bit<CardSet>(card);
      }
    }
  }
  state_.building_deck = game_.all_buildings();
  if (game_.solo()) {
    state_.building_deck &= ~edition_.solo_removed;
    state_.building_aside = edition_.solo_removed;
  }
  for (unsigned slot = 0; slot < max_display; ++slot) {
    state_.bonus_display[slot] = no_card;
    state_.building_display[slot] = no_card;
    if (slot >= edition_.display_size) continue;
    fill_bonus(slot);
    fill_building(slot);
  }
  begin_turn(state_.start_seat);
}

// --- answers ---------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::answer(Move move) {
  const auto past = [&](Move first) { return static_cast<unsigned>(move - first); };
  switch (state_.stage) {
    case Stage::invest:
      return invest(move);
    case Stage::pay_contract:
      return pay_contract(past(code::pay));
    case Stage::drop_contract:
      state_.owned[me()].remove(past(code::drop));
      state_.discard.add(past(code::drop));
      note(EventKind::dropped, "MK-10.5"_rule, Components(component(K::card, past(code::drop))));
      return end_investment();
    case Stage::pressured_buy:
      return buy(static_cast<Card>(past(code::buy) + bonus_card));
    case Stage::travel:
      return travel(past(code::go));
    case Stage::split:
      return take_cubes(past(code::split));
    case Stage::redirect_loss:
      return suffer(move == code::redirect ? no_letter : state_.letter);
    case Stage::loss:
      return move < code::lose_cube ? lose(past(code::lose), false) : lose(past(code::lose_cube), true);
    case Stage::fulfil:
      return fulfil(move);
    case Stage::exchange:
      if (move == code::enough) return stop_exchanging();
      return exchange(move == code::exchange_time ? counters_for_unit : past(code::exchange));
    case Stage::replaces:
      return replace(move == code::for_category ? no_good : past(code::for_good));
    case Stage::category_type:
      ++state_.payment.due[past(code::with)];
      state_.payment.from = static_cast<std::uint8_t>(past(code::with));
      if (--state_.payment.of_column == 0) deliver();
      return;
    case Stage::leave_out:
      state_.payment.left_out |= bit<GoodSet>(past(code::without));
      state_.payment.from = static_cast<std::uint8_t>(past(code::without) + 1);
      return stop_exchanging();
    case Stage::reward_source:
      return move == code::hand ? reward_from_hand() : reward_from_pile();
    case Stage::offer_coins:
      state_.offer_coins[me()] = static_cast<std::uint8_t>(past(code::offer_coins));
      return ask(Stage::offer_time);
    case Stage::offer_time:
      state_.offer_time[me()] = static_cast<std::uint8_t>(past(code::offer_time));
      if (state_.offer_coins[me()] + state_.offer_time[me()] > 0)
        note(EventKind::offered, "MK-11.8"_rule,
             Components(component(K::coins, state_.offer_coins[me()]), component(K::time, state_.offer_time[me()])));
      return ask_offer(game_.after(me()));
    case Stage::accept:
      return accept(move);
    case Stage::join:
      if (move == code::stay) return ask_join(game_.after(me()));
      return join();
    case Stage::final_supply:
      return final_supply(move);
    case Stage::over:
      return;
  }
}

template <class Journal>
constexpr void Play<Journal>::answer_forced() {
  Game::Moves moves;
  while (!game_.surely_asked(state_)) {
    game_.legal(state_, moves);
    if (moves.size() != 1) return;
    answer(moves[0]);
  }
}

}  // namespace fondaco::merkator

#include "games/merkator/apply_contracts.hpp"
#include "games/merkator/apply_invest.hpp"
#include "games/merkator/apply_travel.hpp"
