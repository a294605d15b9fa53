// SPDX-License-Identifier: MIT
#pragma once
// Contracts while a move is played (TA-2.6, TA-6), and what the seats remember of them (TA-9.8).
#include "games/amsterdam/apply.hpp"

namespace fondaco::amsterdam {

/// The rejected contract goes face down under the deck; who rejected it remembers it there (TA-9.8).
template <class Journal>
constexpr void Play<Journal>::put_under(unsigned contract, Seat by, RuleId rule) {
  state_.trail[contract] = static_cast<std::uint8_t>(state_.contract_deck.size());
  state_.sure[by] |= bit<std::uint32_t>(state_.trail[contract]);
  state_.may_lie[by] |= bit<ContractSet>(contract);
  state_.contract_deck.push_back(static_cast<std::uint8_t>(contract));
  note_secret(by, EventKind::rejected, rule, Components(component(K::contract, contract)));
}

/// TA-9.8: `taker` takes the contracts `seen` from the top of the deck; perhaps one of them goes back under it. Whoever
/// remembers one of them now knows who was offered it, and no more.
template <class Journal>
constexpr void Play<Journal>::remember_taken(Seat taker, ContractSet seen, bool one_goes_back) {
  const auto count = static_cast<std::uint8_t>(count_bits(seen));
  state_.contract_deck.erase_front(count);
  for (ContractSet& holding : state_.may_hold[taker]) holding &= ~seen;
  for (Seat seat = 0; seat < players(); ++seat) {
    std::uint32_t& sure = state_.sure[seat];
    const std::uint32_t taken = bit<std::uint32_t>(count) - 1;
    const bool knew_all = (sure & taken) == taken;
    sure >>= count;
    // Who knew each of them knows that one of them is what went back.
    if (seat != taker && one_goes_back && knew_all)
      sure |= bit<std::uint32_t>(static_cast<unsigned>(state_.contract_deck.size()));
  }
  ContractSet lying = 0;
  for (const ContractSet each : state_.may_lie) lying |= each;
  for_each_bit(lying, [&](unsigned contract) {
    std::uint8_t& trail = state_.trail[contract];
    if (trail >= count) {
      trail = static_cast<std::uint8_t>(trail - count);
      return;
    }
    const auto own = bit<ContractSet>(contract);
    const bool followed_by_others = [&] {
      ContractSet others = 0;
      for (Seat seat = 0; seat < players(); ++seat) others |= seat == taker ? 0 : state_.may_lie[seat];
      return (others & own) != 0;
    }();
    trail =
        one_goes_back && followed_by_others ? static_cast<std::uint8_t>(state_.contract_deck.size()) : std::uint8_t{0};
    for (Seat seat = 0; seat < players(); ++seat) {
      if ((state_.may_lie[seat] & own) == 0) continue;
      if (seat != taker) state_.may_hold[seat][taker] |= own;
      // The taker has seen whether it was there; the others cannot tell it from the one that went back.
      if (seat == taker || !one_goes_back) state_.may_lie[seat] &= ~own;
    }
  });
}

/// TA-2.6: hidden until all have answered.
template <class Journal>
constexpr void Play<Journal>::keep_start(Move move) {
  const Seat me = state_.turn;
  const ContractSet offer = state_.contracts[me];
  const bool lower = move != code::keep_both && static_cast<unsigned>(lowest_bit(offer)) == move - unsigned{code::keep};
  state_.answers[me] = move == code::keep_both ? Answer::both : lower ? Answer::first : Answer::second;
  state_.turn = after(me);
  if (state_.turn == state_.start_seat) finish_keep_start();
}

template <class Journal>
constexpr void Play<Journal>::finish_keep_start() {
  Seat seat = state_.start_seat;
  for (Seat asked = 0; asked < players(); ++asked, seat = after(seat)) {
    const ContractSet offer = state_.contracts[seat];
    const auto lower = static_cast<ContractSet>(offer & (~offer + 1));
    const Answer answer = state_.answers[seat];
    const ContractSet kept = answer == Answer::first ? lower : answer == Answer::second ? offer & ~lower : offer;
    Components names;
    if (count_bits(kept) == 1) {
      names = Components(component(K::contract, lowest_bit(kept)));
    } else {
      names = Components(component(K::contract, lowest_bit(kept)), component(K::contract, highest_bit(kept)));
    }
    note_secret(seat, EventKind::kept, "TA-2.6"_rule, names);
    for_each_bit(offer & ~kept, [&](unsigned contract) { put_under(contract, seat, "TA-2.6"_rule); });
    state_.contracts[seat] = kept;
    state_.answers[seat] = Answer::none;
  }
  learned_ |= everybody();  // how many each one kept (TA-9.5)
  if (!begin_turn()) pass();
}

template <class Journal>
constexpr void Play<Journal>::draw_contracts() {
  const Seat me = state_.turn;
  state_.passes = 0;
  learned_ |= SeatSet::only(me);
  if (state_.contract_deck.size() >= 2 && edition_.draw_contracts == 2) {
    state_.stage = Stage::keep_draw;
    const ContractSet offer = game_.offered(state_);
    note_secret(me, EventKind::offered, "TA-6.1"_rule,
                Components(component(K::contract, lowest_bit(offer)), component(K::contract, highest_bit(offer))));
    if (edition_.min_keep_draw == 2) keep_draw(code::keep_both);
    return;
  }
  // TA-6.2: the last one must be kept.
  const unsigned contract = state_.contract_deck[0];
  const auto kept = bit<ContractSet>(contract);
  remember_taken(me, kept, false);
  state_.contracts[me] |= kept;
  note_secret(me, EventKind::kept, "TA-6.2"_rule, Components(component(K::contract, contract)));
  end_turn();
}

template <class Journal>
constexpr void Play<Journal>::keep_draw(Move move) {
  const Seat me = state_.turn;
  const ContractSet offer = game_.offered(state_);
  const ContractSet kept = move == code::keep_both ? offer : bit<ContractSet>(move - code::keep);
  remember_taken(me, offer, kept != offer);
  state_.contracts[me] |= kept;  // TA-6.3
  Components names(component(K::contract, lowest_bit(kept)));
  if (kept == offer) {
    names = Components(component(K::contract, lowest_bit(kept)), component(K::contract, highest_bit(kept)));
  }
  note_secret(me, EventKind::kept, "TA-6.1"_rule, names);
  for_each_bit(offer & ~kept, [&](unsigned contract) { put_under(contract, me, "TA-6.1"_rule); });
  end_turn();
}

}  // namespace fondaco::amsterdam
