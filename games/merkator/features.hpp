// SPDX-License-Identifier: MIT
#pragma once
// A position as numbers for a learned player. Seats stand in turn order from the own one.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

template <class Sink>
constexpr void Game::encode(const State& state, Seat seat, Sink&& sink) const {
  const auto flag = [&](bool on) { sink(on ? 1 : 0); };
  const auto seat_at = [&](unsigned place) { return static_cast<Seat>((seat + place) % players()); };

  // The table: stages, whose turn, counters, options (20 + 14).
  for (unsigned stage = 0; stage < stages; ++stage) flag(decision(state) == stage);
  flag(to_move(state) == seat);
  flag(state.turn == seat);
  sink(static_cast<int>(players()));
  sink(static_cast<int>(state.turns));
  sink(static_cast<int>(state.finale));
  sink(solo() ? static_cast<int>(edition_.solo_turns) - state.turns : static_cast<int>(on_chart(state)));
  sink(static_cast<int>(state.in_row));
  sink(static_cast<int>(state.side));
  sink(state.letter == no_letter ? -1 : static_cast<int>(state.letter));
  sink(state.front == no_letter ? -1 : static_cast<int>(state.front));
  sink(static_cast<int>(state.losses));
  sink(static_cast<int>(state.paid));
  flag(coins_);
  flag(joining_);

  // The map: where the token stands, cubes, letters not seen (16 + 8 + 12).
  for (unsigned place = 0; place < max_places; ++place) flag(state.token == place);
  for (const std::uint8_t cubes : state.cubes) sink(static_cast<int>(cubes));
  for (const std::uint8_t letters : state.letters) sink(static_cast<int>(letters));

  // What is being paid (16 + 3).
  for (const std::uint8_t due : state.payment.due) sink(static_cast<int>(due));
  sink(static_cast<int>(state.payment.of_column));
  sink(static_cast<int>(state.payment.different));
  sink(state.payment.source == no_good ? -1 : static_cast<int>(state.payment.source));

  // The seats: 4 x (8 + 16 goods + 8 cubes + 32 bonus cards + 32 buildings + 12 levels).
  for (unsigned place = 0; place < merkator::max_players; ++place) {
    const bool there = place < players();
    const Seat of = seat_at(there ? place : 0);
    flag(there);
    flag(there && state.turn == of);
    flag(there && to_move(state) == of);
    sink(there ? static_cast<int>(state.counters[of]) : 0);
    sink(there ? static_cast<int>(state.coins[of]) : 0);
    sink(there ? static_cast<int>(state.owned[of].size()) : 0);
    sink(there && state.hand[of] != no_card ? static_cast<int>(state.hand[of]) : -1);
    sink(there ? static_cast<int>(state.offer_coins[of] + state.offer_time[of]) : 0);
    for (unsigned good = 0; good < max_goods; ++good) sink(there ? static_cast<int>(state.goods[of][good]) : 0);
    for (unsigned colour = 0; colour < max_majors; ++colour) flag(there && ((state.supply[of] >> colour) & 1U) != 0);
    for (unsigned card = 0; card < max_bonus; ++card) flag(there && ((state.bonus[of] >> card) & 1U) != 0);
    for (unsigned card = 0; card < max_buildings; ++card) flag(there && ((state.building[of] >> card) & 1U) != 0);
    for (unsigned level = 0; level < max_levels; ++level)
      sink(there ? static_cast<int>((state.owned[of] & of_level_[level]).size()) : 0);
  }

  // The cards: who has each contract (1 own, 2 others, 3 visible, 4 discarded, 5 fulfilled now), both displays.
  for (unsigned contract = 0; contract < max_contracts; ++contract) {
    int where = 0;
    for (Seat of = 0; of < players(); ++of) {
      if (state.owned[of].has(contract)) where = of == seat ? 1 : 2;
    }
    if (contract < edition_.contracts && state.top[edition_.contract[contract].level] == contract) where = 3;
    if (state.discard.has(contract)) where = 4;
    if (state.done.has(contract)) where = 5;
    sink(where);
  }
  for (unsigned card = 0; card < max_bonus; ++card)
    flag(std::find(state.bonus_display.begin(), state.bonus_display.end(), card) != state.bonus_display.end());
  for (unsigned card = 0; card < max_buildings; ++card)
    flag(std::find(state.building_display.begin(), state.building_display.end(), card) != state.building_display.end());
}

}  // namespace fondaco::merkator
