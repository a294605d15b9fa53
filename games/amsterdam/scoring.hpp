// SPDX-License-Identifier: MIT
#pragma once
// Scores as a viewer may know them. While the game runs they stand as if it ended now; contracts that the viewer may
// not know are marked hidden and count nothing.
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

constexpr int Game::route_points(const State& state, Seat seat) const {
  int points = 0;
  for_each_bit(state.routes[seat],
               [&](unsigned route) { points += edition_.route_points[edition_.route[route].length]; });
  return points;
}

constexpr bool Game::complete(const State& state, Seat seat, unsigned contract) const {
  // Spread over the seat's own routes until nothing is added.
  std::uint32_t reached = bit<std::uint32_t>(edition_.contract[contract].a);
  for (bool grew = true; grew;) {
    grew = false;
    for_each_bit(state.routes[seat], [&](unsigned route) {
      const auto ends = bit<std::uint32_t>(edition_.route[route].a) | bit<std::uint32_t>(edition_.route[route].b);
      if ((reached & ends) != 0 && (reached & ends) != ends) {
        reached |= ends;
        grew = true;
      }
    });
  }
  return (reached & bit<std::uint32_t>(edition_.contract[contract].b)) != 0;
}

constexpr int Game::merchandise_points(const State& state, Seat seat) const {
  const int own = state.merchandise[seat];
  if (own == 0) return 0;  // TA-8.4
  // TA-8.5: as many positions are passed as players have strictly more.
  std::size_t position = 0;
  for (Seat other = 0; other < players(); ++other) position += state.merchandise[other] > own ? 1U : 0U;
  if (option(Option::merch_ties) == 1) {
    // TA-11.3: read literally, a tie uses up its own position and exactly one more, however many are tied.
    for (int above = own + 1; above <= edition_.merchandise; ++above) {
      std::size_t tied = 0;
      for (const std::uint8_t cards : state.merchandise) tied += cards == above ? 1U : 0U;
      if (tied > 2) position -= tied - 2;
    }
  }
  return edition_.bonus[players()][position];
}

constexpr Scores Game::scores(const State& state, Viewer viewer) const {
  Scores scores;
  scores.over = state.stage == Stage::over;
  for (Seat seat = 0; seat < players(); ++seat) {
    SeatScore score;
    score.add(static_cast<std::uint8_t>(ScoreLabel::routes), "TA-8.1"_rule, route_points(state, seat));
    if (scores.over || viewer.sees(seat)) {
      int done = 0;
      int failed = 0;
      // During TA-2.6 the contracts are only offered.
      const ContractSet held = state.stage == Stage::keep_start ? 0 : state.contracts[seat];
      for_each_bit(held, [&](unsigned contract) {
        const bool joined = complete(state, seat, contract);
        (joined ? done : failed) += edition_.contract[contract].points;
        score.tie_break += joined ? 1 : 0;  // TA-8.7
      });
      score.add(static_cast<std::uint8_t>(ScoreLabel::contracts_done), "TA-8.2"_rule, done);
      score.add(static_cast<std::uint8_t>(ScoreLabel::contracts_failed), "TA-8.2"_rule, -failed);
    } else {
      score.add_hidden(static_cast<std::uint8_t>(ScoreLabel::contracts_done), "TA-8.2"_rule);
    }
    score.add(static_cast<std::uint8_t>(ScoreLabel::merchandise), "TA-8.3"_rule, merchandise_points(state, seat));
    scores.seats.push_back(score);
  }
  scores.rank();  // TA-8.7
  return scores;
}

}  // namespace fondaco::amsterdam
