// SPDX-License-Identifier: MIT
#pragma once
// How good a position looks to a seat, in hundredths of a point of its margin. Only what the seat knows is used.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  constexpr std::int32_t hidden_pebble = 200;  // what one of them adds to a set, about
  const auto worth = [&](Seat of) {
    const Counts& known = known_to(state, Viewer::seat(seat), of);
    const int hidden = sum(state.pouch[of]) - sum(known);
    return 100 * (set_points(known) + all_colors_points(known)) + hidden_pebble * hidden;
  };
  const auto [rival, threat] = best_rival(players(), seat, worth);
  const std::int32_t own = worth(seat);
  terms.add(static_cast<std::uint8_t>(TermLabel::pouch), component(ComponentKind::seat, seat), own);
  terms.add(static_cast<std::uint8_t>(TermLabel::rival), component(ComponentKind::seat, rival), -threat);
  return own - threat;
}

}  // namespace fondaco::pebbles
