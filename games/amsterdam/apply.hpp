// SPDX-License-Identifier: MIT
#pragma once
// Playing a move, with everything forced that follows from it: turns and set-up here, cards and routes in
// apply_cards.hpp, contracts in apply_contracts.hpp.
#include "engine/play_base.hpp"
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::after, Base::edition_, Base::everybody, Base::game_, Base::learned_, Base::note, Base::note_secret,
      Base::players, Base::state_;

 public:
  using Base::Base;

  constexpr void set_up();
  constexpr void answer(Move move);

 private:
  using K = ComponentKind;

  constexpr void keep_start(Move move);
  constexpr void draw(Move move);
  constexpr void draw_contracts();
  constexpr void keep_draw(Move move);
  constexpr void claim(unsigned route);
  constexpr void pay(Move move);
  constexpr void pass();

  // Transport cards.
  constexpr void take_blind();
  constexpr void take_face_up(Card card);
  constexpr void reshuffle_if_empty();
  constexpr void refill();
  constexpr bool flush_allowed(unsigned flushes) const;
  constexpr void after_first_card();

  // Contracts.
  constexpr void finish_keep_start();
  constexpr void put_under(unsigned contract, Seat by, RuleId rule);
  constexpr void remember_taken(Seat taker, ContractSet seen, bool one_goes_back);

  // Turns.
  constexpr void count_pass();
  constexpr void end_turn();
  constexpr bool begin_turn();
};

// --- turns
// -------------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::count_pass() {
  ++state_.passes;
  note(EventKind::passed, "TA-3.2"_rule);
}

template <class Journal>
constexpr void Play<Journal>::pass() {
  count_pass();
  end_turn();
}

/// TA-3.4, then the next seat that has something to decide.
template <class Journal>
constexpr void Play<Journal>::end_turn() {
  for (;;) {
    if (state_.turns_left != not_triggered) {
      --state_.turns_left;
    } else if (state_.carts[state_.turn] <= edition_.end_trigger_carts) {  // TA-7.1
      state_.turns_left = players();
      note(EventKind::last_turns, "TA-7.1"_rule, Components(component(K::count, players())));
    }
    if (state_.turns_left == 0 || state_.passes >= players()) {  // TA-7.1, TA-7.4
      state_.stage = Stage::over;
      learned_ |= everybody();  // all contracts are revealed (TA-8.2)
      note(EventKind::ended, state_.turns_left == 0 ? "TA-7.1"_rule : "TA-7.4"_rule);
      return;
    }
    state_.turn = after(state_.turn);
    if (begin_turn()) return;
    count_pass();
  }
}

/// False when the seat has nothing to do but pass.
template <class Journal>
constexpr bool Play<Journal>::begin_turn() {
  state_.stage = Stage::main;
  if (game_.can_draw(state_)) return true;
  learned_ |= everybody().without(state_.turn);  // a forced pass tells the others about this hand
  return game_.can_claim(state_, state_.turn);
}

// --- set-up
// ------------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::set_up() {
  for (Card& slot : state_.display) slot = no_card;
  for (Seat seat = 0; seat < players(); ++seat) state_.carts[seat] = edition_.carts;  // TA-2.2

  // TA-2.3: the last card of the array is the top of the deck.
  for (Card card = 0; card < card_kinds; ++card) {
    for (unsigned i = 0; i < edition_.transport[card]; ++i) state_.deck.push_back(card);
  }
  state_.dice.shuffle(state_.deck.data(), static_cast<std::uint32_t>(state_.deck.size()));
  for (Seat seat = 0; seat < players(); ++seat) {
    for (unsigned i = 0; i < edition_.start_transport; ++i) ++state_.hand[seat][state_.deck.pop_back()];
  }
  refill();  // TA-2.4

  // TA-2.5
  std::array<std::uint8_t, max_contracts> contracts{};
  for (unsigned i = 0; i < edition_.contracts; ++i) contracts[i] = static_cast<std::uint8_t>(i);
  state_.dice.shuffle(contracts.data(), edition_.contracts);
  unsigned dealt = 0;
  for (Seat seat = 0; seat < players(); ++seat) {
    for (unsigned i = 0; i < edition_.start_contracts; ++i)
      state_.contracts[seat] |= bit<ContractSet>(contracts[dealt++]);
  }
  while (dealt < edition_.contracts) state_.contract_deck.push_back(contracts[dealt++]);

  const std::int16_t start = game_.option(Option::start_player);  // TA-11.2
  state_.start_seat =
      start == start_random ? static_cast<Seat>(state_.dice.below(players())) : static_cast<Seat>(start);
  state_.turn = state_.start_seat;
  state_.stage = Stage::keep_start;
  if (edition_.min_keep_start >= edition_.start_contracts) begin_turn();  // nothing to choose
}

template <class Journal>
constexpr void Play<Journal>::answer(Move move) {
  switch (state_.stage) {
    case Stage::keep_start:
      return keep_start(move);
    case Stage::keep_draw:
      return keep_draw(move);
    case Stage::pay:
      return pay(move);
    case Stage::second_draw:
      return draw(move);
    case Stage::main:
      if (move < code::contracts) return draw(move);
      if (move == code::contracts) return draw_contracts();
      if (move == code::pass) return pass();
      return claim(move - unsigned{code::claim});
    case Stage::over:
      return;
  }
}

}  // namespace fondaco::amsterdam

#include "games/amsterdam/apply_cards.hpp"
#include "games/amsterdam/apply_contracts.hpp"
