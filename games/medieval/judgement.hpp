// SPDX-License-Identifier: MIT
#pragma once
// How good a position looks to a seat, in hundredths of a point of its margin, and which moves are worth a thought.
// Only what the seat knows is used: its own markers, what lies open, and the cash that follows from public amounts.
#include "games/medieval/medieval.hpp"
#include "games/medieval/outlook.hpp"

namespace fondaco::medieval {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    if (value == 0) return;
    terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };
  const Component self = component(ComponentKind::seat, unsigned{seat});

  if (state.stage == Stage::over) {
    const Scores final = scores(state, Viewer::everything());
    const auto value = [&](Seat of) { return final.seats[of].total * 100 + final.seats[of].tie_break / 1000; };
    add(TermLabel::score, self, value(seat));
    const auto [rival, best] = best_rival(players(), seat, value);
    add(TermLabel::rival, component(ComponentKind::seat, unsigned{rival}), -best);
    return total;
  }

  const Prospects prospects(*this, state, seat);
  const Outlook own = prospects.of(seat);
  std::int32_t score = own.score;
  if constexpr (tells_apart<Terms>) {
    // What was won stays: a marker, and a foot in a territory.
    const auto add_for_good = [&](TermLabel label, Component about, std::int32_t value) {
      add(label, about, value);
      if (value != 0) mark_done(terms);
    };
    for_each_bit(state.won[seat], [&](unsigned city) {
      const std::uint8_t value = edition_.place[city].value;
      const std::int32_t points = 100 * (((state.halved >> city) & 1U) != 0 ? edition_.half[value] : value);
      add_for_good(TermLabel::city, component(ComponentKind::place, city), points);
      score -= points;
    });
    for (unsigned i = 0; i < edition_.territories; ++i) {
      if ((territory_[i] & state.branches[seat]) != 0)
        add_for_good(TermLabel::territories, component(ComponentKind::territory, i), 100 * edition_.territory_points);
    }
  } else {
    add(TermLabel::territories, self, own.territories);
  }
  add(TermLabel::score, self, score);
  add(TermLabel::money, component(ComponentKind::ducats, static_cast<int>(std::min(state.cash[seat], 30'000))),
      own.money);
  for_each_bit(cities_of(state.branches[seat]) & state.marked & ~state.awarded, [&](unsigned city) {
    add(TermLabel::city, component(ComponentKind::place, city), prospects.city_value(seat, city));
  });
  add(TermLabel::reach, self, own.reach);
  add(TermLabel::letters, component(ComponentKind::count, unsigned{state.letters[seat]}), own.letters);
  const auto [rival, threat] = best_rival(players(), seat, [&](Seat of) { return prospects.of(of).sum(); });
  add(TermLabel::rival, component(ComponentKind::seat, unsigned{rival}), -threat);
  return total;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights) const {
  const Seat me = state.turn;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    const MoveShape what = shape_of(moves[i]);
    const unsigned about = what.args.size() > 0 ? static_cast<unsigned>(what.args[0].id) : 0;
    int weight = 8;
    switch (static_cast<MoveKind>(what.kind)) {
      case MoveKind::home:
        // Cities nearby, most of all those whose marker is in the own hand.
        for_each_bit(cities_of(near_[about]), [&](unsigned city) {
          const std::uint8_t value = edition_.place[city].value;
          weight += value * (state.hand[me][value - 1U] > 0 ? 3 : 1);
        });
        break;
      case MoveKind::place:  // next to own branches
        weight = (near_[about] & state.branches[me]) != 0 ? 8 + 4 * edition_.place[about].value : 6;
        break;
      case MoveKind::income:
        weight = moves[i] == income_move(Income::plain) ? 24 : 8;
        break;
      case MoveKind::collect:
        weight = 16;
        break;
      case MoveKind::enlarge:
      case MoveKind::twice: {
        const std::uint8_t value = edition_.place[about].value;
        const unsigned added = static_cast<MoveKind>(what.kind) == MoveKind::twice ? 2 : 1;
        const bool open = ((state.awarded >> about) & 1U) == 0;
        const bool seals = ring::count(state.ring[about], me) + added >= edition_.majority[value];
        weight = !open ? 1 : seals ? 40 : added == 1 ? 16 : 4;
        break;
      }
      case MoveKind::open: {
        const bool new_land = (territory_[edition_.place[about].territory] & state.branches[me]) == 0;
        weight = (is_city(about) ? 4 * static_cast<int>(free_spaces(state, about)) : 14) + (new_land ? 20 : 0);
        if (is_city(about) && ((state.awarded >> about) & 1U) != 0) weight = new_land ? 20 : 2;
        break;
      }
      case MoveKind::done:
        weight = 16;
        break;
      case MoveKind::pass:
      case MoveKind::stop:
        weight = 6;
        break;
    }
    weights[i] = static_cast<std::uint16_t>(weight);
  }
}

}  // namespace fondaco::medieval
