// SPDX-License-Identifier: MIT
#pragma once
// Control, networks and scores (HT-4.5.4, HT-8). While the game runs the scores stand as if it ended now.
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

/// Most Kontors; among equals the one further right. From left to right stand the newest extra Kontor, …, the oldest
/// one, house 0, house 1, …
constexpr Seat Game::controller(const State& state, unsigned city) const {
  std::array<std::uint8_t, hansa::max_players> count{};
  std::array<std::uint8_t, hansa::max_players> rightmost{};
  std::uint8_t place = 0;
  // extras are kept oldest first, so the newest one, the last of its city, is the leftmost
  for (std::size_t i = state.extras.size(); i > 0; --i) {
    const Extra& extra = state.extras[i - 1];
    if (extra.city != city) continue;
    const Seat owner = owner_of(extra.piece);
    ++count[owner];
    rightmost[owner] = ++place;
  }
  for (unsigned house = 0; house < max_houses && state.house[city][house] != no_piece; ++house) {
    const Seat owner = owner_of(state.house[city][house]);
    ++count[owner];
    rightmost[owner] = ++place;
  }
  Seat best = nobody;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (count[seat] == 0) continue;
    if (best == nobody || count[seat] > count[best] ||
        (count[seat] == count[best] && rightmost[seat] > rightmost[best])) {
      best = seat;
    }
  }
  return best;
}

constexpr std::array<std::uint8_t, max_cities> Game::kontors(const State& state, Seat seat) const {
  std::array<std::uint8_t, max_cities> count{};
  for (unsigned city = 0; city < side().cities; ++city) {
    for (const Piece piece : state.house[city]) {
      if (piece != no_piece && owner_of(piece) == seat) ++count[city];
    }
  }
  for (const Extra& extra : state.extras) {
    if (owner_of(extra.piece) == seat) ++count[extra.city];
  }
  return count;
}

constexpr Network Game::network(const std::array<std::uint8_t, max_cities>& kontors) const {
  CitySet left = 0;
  for (unsigned city = 0; city < side().cities; ++city) left |= kontors[city] > 0 ? bit<CitySet>(city) : 0;
  Network best;
  while (left != 0) {
    Network group;
    CitySet frontier = left & (~left + 1);
    left &= ~frontier;
    while (frontier != 0) {
      const auto city = static_cast<unsigned>(lowest_bit(frontier));
      group.size += kontors[city];
      group.cities |= bit<CitySet>(city);
      frontier &= frontier - 1;
      frontier |= neighbours_[city] & left;
      left &= ~frontier;
    }
    if (group.size > best.size) best = group;
  }
  return best;
}

constexpr bool Game::links(CitySet cities) const {
  const CitySet goal = bit<CitySet>(side().link_to);
  CitySet reached = cities & bit<CitySet>(side().link_from);
  CitySet frontier = reached;
  while (frontier != 0 && (reached & goal) == 0) {
    CitySet next = 0;
    for_each_bit(frontier, [&](unsigned city) { next |= neighbours_[city]; });
    frontier = next & cities & ~reached;
    reached |= frontier;
  }
  return (reached & goal) != 0;
}

constexpr Scores Game::scores(const State& state, Viewer) const {
  Scores scores;
  scores.over = state.stage == Stage::over;
  std::array<std::uint8_t, hansa::max_players> controlled{};
  for (unsigned city = 0; city < side().cities; ++city) {
    const Seat owner = controller(state, city);
    if (owner != nobody) ++controlled[owner];
  }
  for (Seat seat = 0; seat < players(); ++seat) {
    SeatScore score;
    const auto add = [&](ScoreLabel label, RuleId rule, unsigned points) {
      score.add(static_cast<std::uint8_t>(label), rule, static_cast<std::int32_t>(points));
    };
    add(ScoreLabel::track, "HT-8.1"_rule, state.score[seat]);
    unsigned desk = 0;
    for (unsigned track = 0; track < tracks; ++track) {
      if (fully_uncovered(state, seat, track)) desk += edition_.skill[track].full_bonus;
    }
    add(ScoreLabel::desk, "HT-8.2"_rule, desk);
    add(ScoreLabel::tokens, "HT-8.3"_rule, edition_.token_points[tokens_taken(state, seat)]);
    unsigned table = 0;
    for (unsigned field = 0; field < edition_.fields; ++field) {
      if (state.table[field] != no_piece && owner_of(state.table[field]) == seat) table += edition_.field_points[field];
    }
    add(ScoreLabel::table, "HT-8.4"_rule, table);
    add(ScoreLabel::cities, "HT-8.5"_rule, unsigned{controlled[seat]} * edition_.city_points);
    const unsigned network_points = network(kontors(state, seat)).size * skill_value(state, seat, Track::clavis_urbis);
    add(ScoreLabel::network, "HT-8.6"_rule, network_points);
    if (on(Option::tie_break_2020)) {  // HT-11.2
      const int uncovered = state.skill[seat][static_cast<std::size_t>(Track::actiones)];
      score.tie_break = -1000 * uncovered + static_cast<int>(network_points);
    }
    scores.seats.push_back(score);
  }
  scores.rank();  // HT-8.7
  return scores;
}

}  // namespace fondaco::hansa
