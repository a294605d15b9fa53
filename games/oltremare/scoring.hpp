// SPDX-License-Identifier: MIT
#pragma once
// Scores as a viewer may know them (OM-10). While the game runs they stand as if it ended now; what a hold is worth is
// hidden where it may not be looked through (OM-12.9), and counts nothing.
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

constexpr int Game::place_bonus(const std::array<std::uint8_t, oltremare::max_players>& counts, Seat seat) const {
  const unsigned own = counts[seat];
  if (own == 0 && option(Option::empty_places) == 0) return 0;  // OM-R15
  unsigned place = 0;
  for (Seat other = 0; other < players(); ++other) {
    if (counts[other] <= own) continue;
    bool first_of_its_number = true;
    for (Seat before = 0; before < other; ++before)
      first_of_its_number = first_of_its_number && counts[before] != counts[other];
    // OM-13.5: places are counted over distinct numbers, or over players.
    if (first_of_its_number || option(Option::tie_places) == 1) ++place;
  }
  return edition_.bonus[place];
}

constexpr Scores Game::scores(const State& state, Viewer viewer) const {
  const auto label = [](ScoreLabel name) { return static_cast<std::uint8_t>(name); };
  Scores scores;
  scores.over = state.stage == Stage::over;
  const bool shown = scores.over || holds_open() || viewer.sees_everything();
  for (Seat seat = 0; seat < players(); ++seat) {
    SeatScore score;
    const bool early = state.noted_cards[seat] != not_scored;  // OM-9.3: hold and pirates are paid already
    score.add(label(ScoreLabel::ducats), "OM-0.1"_rule, state.ducats[seat]);
    score.add(label(ScoreLabel::prestige), "OM-10.2"_rule, place_bonus(state.prestige, seat));
    if (shown) {
      score.add(label(ScoreLabel::hold), "OM-10.3"_rule, hold_pay(state, seat));
      int groups = 0;
      each_group(state, seat, [&](Good, unsigned) { ++groups; });
      // OM-10.6
      score.tie_break =
          early ? state.noted_cards[seat] * 256 + state.noted_groups[seat] : state.hold_size[seat] * 256 + groups;
    } else {
      score.add_hidden(label(ScoreLabel::hold), "OM-10.3"_rule);
    }
    score.add(label(ScoreLabel::pirates), "OM-10.4"_rule, -edition_.pirate_penalty * state.pirate_size[seat]);
    score.add(label(ScoreLabel::harbour), "OM-10.5"_rule, place_bonus(state.taken, seat));
    scores.seats.push_back(score);
  }
  scores.rank();  // OM-10.6
  return scores;
}

}  // namespace fondaco::oltremare
