// SPDX-License-Identifier: MIT
#pragma once
// Scores as a viewer may know them. While the game runs they stand as if it ended now.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

constexpr int Game::set_points(const Counts& pebbles) const {
  int points = 0;
  for (const std::uint8_t count : pebbles) points += edition_.set_points[count];
  return points;
}

constexpr int Game::all_colors_points(const Counts& pebbles) const {
  for (Color color = 0; color < edition_.colors; ++color) {
    if (pebbles[color] == 0) return 0;
  }
  return edition_.all_colors;
}

constexpr Scores Game::scores(const State& state, Viewer viewer) const {
  Scores scores;
  scores.over = state.stage == Stage::over;
  for (Seat seat = 0; seat < players(); ++seat) {
    const Counts& pouch = state.pouch[seat];
    SeatScore score;
    if (sees_pouch(state, viewer, seat)) {
      score.add(static_cast<std::uint8_t>(ScoreLabel::sets), "PB-5.1"_rule, set_points(pouch));
      score.add(static_cast<std::uint8_t>(ScoreLabel::all_colors), "PB-5.2"_rule, all_colors_points(pouch));
    } else {
      score.add_hidden(static_cast<std::uint8_t>(ScoreLabel::sets), "PB-5.1"_rule);
      score.add_hidden(static_cast<std::uint8_t>(ScoreLabel::all_colors), "PB-5.2"_rule);
    }
    score.tie_break = -sum(pouch);  // PB-5.3; how many there are is no secret
    scores.seats.push_back(score);
  }
  scores.rank();
  return scores;
}

}  // namespace fondaco::pebbles
