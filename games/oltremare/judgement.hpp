#pragma once
#include "games/oltremare/oltremare.hpp"
namespace fondaco::oltremare {
template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  const int v = 100 * state.ducats[seat];
  terms.add(0, component(ComponentKind::seat, seat), v);
  return v;
}
constexpr void Game::advise(const State&, const Moves& moves, Weights& weights) const {
  for (std::uint32_t i = 0; i < moves.size(); ++i) weights[i] = 1;
}
}  // namespace fondaco::oltremare
