// SPDX-License-Identifier: MIT
#pragma once
// Offers for a contract just taken (MK-11.8), as they look before they are answered: the taker accepts the one that
// helps that seat most, or none.
#include "games/merkator/merkator.hpp"
#include "games/merkator/weights.hpp"

namespace fondaco::merkator {

/// Coins or counters that an offer worth a thought holds at most.
inline constexpr int largest_offer = 4;

/// The position after all offers are answered: this one accepted, or none.
constexpr State answered(const Game& game, const State& state, Seat accepted) {
  State after = state;
  after.stage = Stage::accept;
  after.actor = state.taker;
  SilentJournal silent;
  game.apply(after, accepted == nobody ? code::decline : plus(code::accept, accepted), silent);
  return after;
}

template <class Terms>
constexpr std::int32_t judge_offers(const Game& game, const State& state, Seat seat, Terms& terms) {
  NoTerms none;
  State outcome = answered(game, state, nobody);
  std::int32_t best = game.judge(outcome, state.taker, none);
  Seat accepted = nobody;
  for (Seat from = 0; from < game.players(); ++from) {
    if (state.offer_coins[from] + state.offer_time[from] == 0) continue;
    const State after = answered(game, state, from);
    const std::int32_t value = game.judge(after, state.taker, none);
    if (value <= best) continue;
    best = value;
    accepted = from;
    outcome = after;
  }
  std::int32_t total = game.judge(outcome, seat, terms);
  if (accepted != seat && state.offer_coins[seat] + state.offer_time[seat] > 0) {  // an offer in vain is only noise
    terms.add(static_cast<std::uint8_t>(TermLabel::coins), component(ComponentKind::seat, seat), -weigh::refused_offer);
    total -= weigh::refused_offer;
  }
  return total;
}

}  // namespace fondaco::merkator
