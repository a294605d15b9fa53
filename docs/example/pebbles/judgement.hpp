#pragma once
// How good a position looks to a seat, in hundredths of a point of its margin, and which moves are worth a thought.
// Only what the seat knows is used.
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
  Seat rival = seat;
  std::int32_t threat = INT32_MIN;
  for (Seat other = 0; other < players(); ++other) {
    if (other == seat || worth(other) <= threat) continue;
    rival = other;
    threat = worth(other);
  }
  const std::int32_t own = worth(seat);
  terms.add(static_cast<std::uint8_t>(TermLabel::pouch), component(ComponentKind::seat, seat), own);
  terms.add(static_cast<std::uint8_t>(TermLabel::rival), component(ComponentKind::seat, rival), -threat);
  return own - threat;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights) const {
  const Counts& own = state.pouch[state.turn];
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    weights[i] = 2;
    if (moves[i] >= code::take && moves[i] < code::keep) {
      weights[i] = static_cast<std::uint16_t>(1 + 2 * own[moves[i] - code::take]);  // sets grow faster and faster
    } else if (moves[i] == code::keep) {
      weights[i] = static_cast<std::uint16_t>(1 + 2 * own[state.drawn]);
    }
  }
}

}  // namespace fondaco::pebbles
