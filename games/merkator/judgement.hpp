#pragma once
// How good a position looks to a seat, in hundredths of a point of its lead over the best rival, and which moves are
// worth a thought.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  const std::int32_t own = scores(state, Viewer::everything()).seats[seat].total * 50;
  terms.add(static_cast<std::uint8_t>(TermLabel::contracts), component(ComponentKind::seat, seat), own);
  return own;
}

constexpr void Game::advise(const State&, const Moves& moves, Weights& weights) const {
  for (std::uint32_t i = 0; i < moves.size(); ++i) weights[i] = 10;
}

}  // namespace fondaco::merkator
