// SPDX-License-Identifier: MIT
#pragma once
// What contracts and buildings are worth (MK-9), in half points. While the game runs the scores stand as if it ended
// now.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

constexpr GoodSet Game::types_of(const Goods& goods) const {
  GoodSet types = 0;
  for (unsigned good = 0; good < max_goods; ++good)
    types = static_cast<GoodSet>(types | (goods[good] > 0 ? 1U << good : 0U));
  return types;
}

constexpr unsigned Game::measure(const State& state, Seat seat, Measure what) const {
  switch (what) {
    case Measure::contracts:
      return state.owned[seat].size();
    case Measure::time:
      return state.counters[seat];
    case Measure::types:
      return static_cast<unsigned>(count_bits(types_of(state.goods[seat])));
    case Measure::goods: {
      unsigned sum = 0;
      for (const std::uint8_t count : state.goods[seat]) sum += count;
      return sum;
    }
    case Measure::bonus_cards:
      return static_cast<unsigned>(count_bits(state.bonus[seat]));
  }
  return 0;
}

/// MK-9.3, MK-9.4
constexpr std::int32_t Game::building_points(const State& state, Seat seat, unsigned building) const {
  const Building& card = edition_.building[building];
  const Goods& goods = state.goods[seat];
  const GoodSet types = types_of(goods);
  unsigned times = 0;
  switch (card.kind) {
    case ScoreKind::per_type:
      times = static_cast<unsigned>(count_bits(static_cast<GoodSet>(types & card.goods)));
      break;
    case ScoreKind::per_goods:
    case ScoreKind::per_time: {
      unsigned count = card.kind == ScoreKind::per_time ? state.counters[seat] : 0U;
      for_each_bit(card.goods, [&](unsigned good) { count += goods[good]; });
      return 2 * static_cast<std::int32_t>(std::min<unsigned>(card.most, count / card.per * card.points));
    }
    case ScoreKind::time_tiers: {
      unsigned points = 0;
      for (unsigned i = 0; i < card.tiers && card.tier[i].counters <= state.counters[seat]; ++i)
        points = card.tier[i].points;
      return 2 * static_cast<std::int32_t>(points);
    }
    case ScoreKind::colour_pairs:
      for (unsigned colour = 0; colour < edition_.majors; ++colour)
        times += ((types >> (2 * colour)) & 3U) == 3 ? 1U : 0U;
      break;
    case ScoreKind::complete_columns:
    case ScoreKind::all_columns: {
      unsigned whole = 0;
      unsigned touched = 0;
      for (unsigned column = 0; column < edition_.columns; ++column) {
        const GoodSet wanted = edition_.column[column].goods;
        whole += (types & wanted) == wanted ? 1U : 0U;
        touched += (types & wanted) != 0 ? 1U : 0U;
      }
      times = card.kind == ScoreKind::complete_columns ? whole : touched == edition_.columns ? 1U : 0U;
      break;
    }
    case ScoreKind::sole_most: {  // MK-R26: strictly more than each opponent
      const unsigned own = measure(state, seat, card.what);
      times = 1;
      for (Seat other = 0; other < players(); ++other) {
        if (other != seat && measure(state, other, card.what) >= own) times = 0;
      }
      break;
    }
  }
  return 2 * static_cast<std::int32_t>(times * card.points);
}

constexpr Scores Game::scores(const State& state, Viewer) const {
  Scores scores;
  scores.over = state.stage == Stage::over;
  for (Seat seat = 0; seat < players(); ++seat) {
    SeatScore score;
    // MK-9.2: contracts stand in the order of their values, so the best ones are the last.
    const unsigned held = state.owned[seat].size();
    unsigned place = held;
    std::int32_t half = 0;
    std::array<std::int32_t, max_contracts> best{};
    state.owned[seat].each([&](unsigned contract) {
      --place;
      if (place >= edition_.office_spaces) {
        half += edition_.contract[contract].value;
      } else {
        best[place] = 2 * edition_.contract[contract].value;
      }
    });
    for (unsigned i = 0; i < held && i < edition_.office_spaces; ++i)
      score.add(static_cast<std::uint8_t>(i), "MK-9.2"_rule, best[i]);
    if (half > 0) score.add(static_cast<std::uint8_t>(ScoreLabel::other_contracts), "MK-9.2"_rule, half);
    // A line for each building; should there be more than lines are left, the last one takes the rest together.
    std::int32_t rest = 0;
    bool more = false;
    for_each_bit(state.building[seat], [&](unsigned building) {
      const std::int32_t points = building_points(state, seat, building);
      if (score.lines.size() + 1 < score.lines.capacity()) {
        score.add(static_cast<std::uint8_t>(first_building_line + building), "MK-9.3"_rule, points);
      } else {
        rest += points;
        more = true;
      }
    });
    if (more) score.add(static_cast<std::uint8_t>(ScoreLabel::other_buildings), "MK-9.3"_rule, rest);
    score.tie_break = state.counters[seat];  // MK-9.6
    scores.seats.push_back(score);
  }
  scores.rank();
  return scores;
}

}  // namespace fondaco::merkator
