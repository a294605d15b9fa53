#pragma once
// How good a position looks to a seat, in hundredths of a point of its lead over the best rival, and which moves are
// worth a thought.
#include "games/merkator/merkator.hpp"
#include "games/merkator/plan.hpp"

namespace fondaco::merkator {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };
  const Component self = component(ComponentKind::seat, seat);
  const Planner planner(*this, state);
  const Prospects own = planner.prospects(seat);
  add(TermLabel::contracts, self, own.contracts);
  add(TermLabel::buildings, self, own.buildings);
  add(TermLabel::chances, self, own.chances);
  add(TermLabel::goods, self, own.goods);
  add(TermLabel::cards, self, own.cards);
  add(TermLabel::time, self, own.time);
  add(TermLabel::coins, self, own.coins);
  if (solo()) return total;

  // With two players every point of the rival counts; with more he is one of several.
  Seat rival = seat;
  std::int32_t threat = INT32_MIN;
  for (Seat other = 0; other < players(); ++other) {
    if (other == seat) continue;
    const std::int32_t value = planner.prospects(other).total();
    if (value <= threat) continue;
    threat = value;
    rival = other;
  }
  if (state.stage == Stage::over && own.total() > threat) add(TermLabel::contracts, self, 2000);  // to win is more
  add(TermLabel::rival, component(ComponentKind::seat, rival), -threat * (players() == 2 ? 70 : 40) / 100);
  return total;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights) const {
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    switch (static_cast<MoveKind>(shape_of(moves[i]).kind)) {
      case MoveKind::convert:
        // Payments use cubes by themselves (MK-6.15); only at the end a cube must become something.
        weights[i] = state.stage == Stage::final_supply ? 20 : 0;
        break;
      case MoveKind::fulfil:
        weights[i] = 40;
        break;
      case MoveKind::keep:
      case MoveKind::redirect:
        weights[i] = 2;
        break;
      case MoveKind::offer_coins:
      case MoveKind::offer_time:
        weights[i] = shape_of(moves[i]).args[0].id == 0 ? 10 : 0;
        break;
      default:
        weights[i] = 10;
    }
  }
}

}  // namespace fondaco::merkator
