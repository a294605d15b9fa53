// SPDX-License-Identifier: MIT
#pragma once
// Scores as a viewer may know them. While the game runs they stand as if it ended now; cash that the viewer may not see
// is marked hidden and counts nothing.
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

constexpr Scores Game::scores(const State& state, Viewer viewer) const {
  const auto label = [](ScoreLabel which) { return static_cast<std::uint8_t>(which); };
  Scores scores;
  scores.over = state.stage == Stage::over;
  for (Seat seat = 0; seat < players(); ++seat) {
    int markers = 0;
    int faces = 0;
    for_each_bit(state.won[seat], [&](unsigned city) {
      const std::uint8_t value = edition_.place[city].value;
      markers += ((state.halved >> city) & 1U) != 0 ? edition_.half[value] : value;  // MM-9.2, MM-9.3
      faces += value;
    });
    SeatScore score;
    score.add(label(ScoreLabel::start), "MM-2.1"_rule, edition_.start_score);
    score.add(label(ScoreLabel::towns), "MM-8.6"_rule, state.score[seat] - edition_.start_score - markers);
    score.add(label(ScoreLabel::markers), "MM-9.2"_rule, markers);
    score.add(label(ScoreLabel::territories), "MM-12.1"_rule, edition_.territory_points * territories(state, seat));
    if (shows_cash(state, viewer, seat)) {
      score.add(label(ScoreLabel::money), "MM-12.2"_rule, state.cash[seat] / edition_.ducats_per_point);
    } else {
      score.add_hidden(label(ScoreLabel::money), "MM-12.2"_rule);
    }
    constexpr int above_all_faces = 1000;  // more markers first, then the sum of their face values
    score.tie_break = count_bits(state.won[seat]) * above_all_faces + faces;
    scores.seats.push_back(score);
  }
  scores.rank();  // MM-12.3
  return scores;
}

}  // namespace fondaco::medieval
