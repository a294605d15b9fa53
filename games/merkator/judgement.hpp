// SPDX-License-Identifier: MIT
#pragma once
// How good a position looks to a seat, in hundredths of a point of its lead over the best rival, and which moves are
// worth a thought.
#include "games/merkator/details.hpp"
#include "games/merkator/merkator.hpp"
#include "games/merkator/offers.hpp"
#include "games/merkator/plan.hpp"

namespace fondaco::merkator {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  if (state.taker != nobody) return judge_offers(*this, state, seat, terms);
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };
  const Component self = component(ComponentKind::seat, seat);
  const Planner planner(*this, state);
  const Prospects own = planner.prospects(seat);
  if constexpr (tells_apart<Terms>) {
    Details(*this, state, planner, seat, add).all();
  } else {
    add(TermLabel::contracts, self, own.contracts);
    add(TermLabel::buildings, self, own.buildings);
    add(TermLabel::chances, self, own.chances);
    add(TermLabel::goods, self, own.goods);
    add(TermLabel::cards, self, own.cards);
  }
  add(TermLabel::cubes, self, own.cubes);
  add(TermLabel::time, self, own.time);
  add(TermLabel::coins, self, own.coins);
  if (solo()) return total;

  const auto [rival, threat] = best_rival(players(), seat, [&](Seat of) { return planner.prospects(of).total(); });
  const std::int32_t lead = own.total() - threat;
  if (state.stage == Stage::over && lead > 0) add(TermLabel::victory, self, weigh::win);
  // The nearer the end, the surer a lead: who leads hurries, who is behind does not (MK-8.1).
  add(TermLabel::pace, self, lead * weigh::pace / (100 * (1 + planner.rounds_ahead())));
  // With two players every point of the rival counts; with more a rival is one of several.
  add(TermLabel::rival, component(ComponentKind::seat, rival),
      -threat * (players() == 2 ? weigh::rival_of_one : weigh::rival_of_many) / 100);
  return total;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights) const {
  bool enough = false;
  for (const Move move : moves) enough = enough || move == code::enough;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    const MoveShape what = shape_of(moves[i]);
    switch (static_cast<MoveKind>(what.kind)) {
      case MoveKind::convert:
        // Payments use cubes by themselves (MK-6.15); only at the end a cube must become something.
        weights[i] = state.stage == Stage::final_supply ? 20 : 0;
        break;
      case MoveKind::exchange:
      case MoveKind::exchange_time:
        weights[i] = enough ? 0 : 10;  // four for one only where it must be
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
        weights[i] = what.args[0].id == 0 ? 10 : what.args[0].id <= largest_offer ? 2 : 0;
        break;
      default:
        weights[i] = 10;
    }
  }
}

}  // namespace fondaco::merkator
