// SPDX-License-Identifier: MIT
#pragma once
// How good a position looks to a seat, in hundredths of a point of its margin, and which moves are worth a thought.
// Only what the seat knows is used: its own cards and contracts, and what lies open.
#include "games/amsterdam/amsterdam.hpp"
#include "games/amsterdam/plan.hpp"

namespace fondaco::amsterdam {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms, PlanBook* book) const {
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };

  if (state.stage == Stage::over) {
    const Scores final = scores(state, Viewer::everything());
    const auto value = [&](Seat of) { return final.seats[of].total * 100 + final.seats[of].tie_break; };
    add(TermLabel::routes, component(ComponentKind::seat, seat), value(seat));
    const auto [rival, best] = best_rival(players(), seat, value);
    add(TermLabel::rival, component(ComponentKind::seat, rival), -best);
    return total;
  }

  const Planner planner(*this, state, seat, book);
  const int turns = planner.turns();
  add(TermLabel::routes, component(ComponentKind::seat, seat), 100 * route_points(state, seat));

  // Contracts: what each is worth, by the chance of doing it in time.
  const ContractSet held =
      state.stage == Stage::keep_start && state.answers[seat] == Answer::none ? 0 : state.contracts[seat];
  ContractSet counted = held;
  if (state.stage == Stage::keep_start &&
      (state.answers[seat] == Answer::first || state.answers[seat] == Answer::second)) {
    const auto lower = static_cast<ContractSet>(held & (~held + 1));
    counted = state.answers[seat] == Answer::first ? lower : held & ~lower;
  }
  const Plan plan = planner.plan(counted);
  for_each_bit(counted, [&](unsigned contract) {
    add(TermLabel::contract, component(ComponentKind::contract, contract),
        edition_.contract[contract].points * (2 * plan.chance[contract] - 100));
    if (plan.chance[contract] == 100) mark_done(terms);
  });

  // The bonus race: the rank as it stands counts in part, and more the nearer the end; each card helps to hold it.
  const int late = turns > 10 ? 0 : 10 - turns;
  add(TermLabel::merchandise, component(ComponentKind::count, state.merchandise[seat]),
      merchandise_points(state, seat) * (45 + 5 * late) + 60 * state.merchandise[seat]);

  // Cards are worth something while there are turns and carts to spend them; sets of one colour more than odd cards.
  const Counts& hand = state.hand[seat];
  std::int32_t cards = 125 * hand[wild];
  for (Card color = 0; color < edition_.colors; ++color) {
    constexpr std::array<std::int16_t, 5> set_value{0, 55, 130, 240, 340};
    cards += hand[color] < 5 ? set_value[hand[color]] : 340 + 25 * (hand[color] - 4);
  }
  const int held_cards = sum(hand);
  const int usable = std::min({3 * turns, static_cast<int>(state.carts[seat]) + 2, 12});
  if (held_cards > usable) cards = cards * usable / held_cards;
  add(TermLabel::hand, component(ComponentKind::count, held_cards), cards);

  const auto [rival, threat] = best_rival(players(), seat, [&](Seat of) {
    return 100 * route_points(state, of) + merchandise_points(state, of) * (45 + 5 * late) +
           60 * state.merchandise[of] + 45 * sum(state.hand[of]) + 200 * count_bits(state.contracts[of]);
  });
  add(TermLabel::rival, component(ComponentKind::seat, rival), -threat / 2);
  return total;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights, PlanBook* book) const {
  const Seat me = state.turn;
  const Planner planner(*this, state, me, book);
  const Plan plan = state.stage == Stage::keep_start ? Plan{} : planner.plan(state.contracts[me]);
  Counts demand{};
  for_each_bit(plan.wanted, [&](unsigned route) {
    const Route& wanted = edition_.route[route];
    demand[wanted.color] = static_cast<std::uint8_t>(demand[wanted.color] + wanted.length);
  });
  const int turns = planner.turns();
  bool any = false;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    const MoveShape what = shape_of(moves[i]);
    int weight = 8;
    switch (static_cast<MoveKind>(what.kind)) {
      case MoveKind::draw: {
        const auto card = what.args[0].id;
        if (card == wild) weight = 14;
        if (card < wild) weight = state.hand[me][static_cast<Card>(card)] < demand[static_cast<Card>(card)] ? 16 : 6;
        if (turns <= 1) weight = 1;  // cards left at the end are worth nothing (TA-8.6)
        break;
      }
      case MoveKind::claim: {
        const auto route = static_cast<unsigned>(what.args[0].id);
        const Route& link = edition_.route[route];
        const bool wanted = ((plan.wanted >> route) & 1U) != 0;
        weight = edition_.route_points[link.length] * 4 + (link.cart ? 6 : 0) + (wanted ? 30 : 0);
        // A short route for nothing but its point is for the last turns.
        if (!wanted && !link.cart && link.length == 1 && turns > 2) weight = 0;
        break;
      }
      case MoveKind::contracts:
        weight = turns > 6 ? 6 : 1;
        break;
      case MoveKind::pay:  // wilds are dear
        weight = moves[i] == code::pay_wild ? 2 : what.args.size() > 1 ? 6 : 24;
        break;
      case MoveKind::keep:
      case MoveKind::pass:
        break;
    }
    weights[i] = static_cast<std::uint16_t>(weight);
    any = any || weight > 0;
  }
  if (any) return;
  for (std::uint32_t i = 0; i < moves.size(); ++i) weights[i] = 1;
}

}  // namespace fondaco::amsterdam
