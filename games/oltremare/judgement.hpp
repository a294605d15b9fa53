// SPDX-License-Identifier: MIT
#pragma once
// How good a position looks to a seat, in hundredths of a ducat of its margin, and which moves are worth a thought.
// Only what the seat knows is used: its own hand, and what lies open or was seen by all.
#include "games/oltremare/bargain.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

/// What all can see of a seat's fortune, without its hand.
struct Fortune {
  std::int32_t ducats = 0;
  std::int32_t hold = 0;
  std::int32_t pirates = 0;
  std::int32_t prestige = 0;
  std::int32_t harbour = 0;
  std::int32_t marker = 0;
  constexpr std::int32_t sum() const { return ducats + hold + pirates + prestige + harbour + marker; }
};

constexpr Fortune fortune_of(const Game& game, const State& state, Seat seat) {
  Fortune fortune;
  const bool venice_ahead = state.venice != venice_gone;
  const bool early = state.noted_cards[seat] != not_scored;
  fortune.ducats = 100 * state.ducats[seat];
  fortune.hold = 100 * game.hold_pay(state, seat);
  const bool pay_twice = venice_ahead && game.option(Option::pirates_at_venice) == 0;
  fortune.pirates = -(pay_twice ? 175 : 100) * game.edition().pirate_penalty * state.pirate_size[seat];
  if (early) fortune.pirates = 0;
  // A place is worth more the nearer the end; each token helps to gain or keep one.
  const std::int32_t times = venice_ahead ? 130 : 80;
  fortune.prestige =
      game.place_bonus(state.prestige, seat) * times / 2 + std::min<int>(state.prestige[seat], 12) * times / 2;
  fortune.harbour = game.place_bonus(state.taken, seat) * 60 + 60 * std::min<int>(state.taken[seat], 12);
  if (state.last_round != 0) {
    fortune.prestige = game.place_bonus(state.prestige, seat) * 90 + 10 * state.prestige[seat];
    fortune.harbour = game.place_bonus(state.taken, seat) * 90 + 10 * state.taken[seat];
  } else {
    switch (state.active[seat]) {
      case Marker::fight_pirates:
        fortune.marker = 260;
        break;
      case Marker::good_business:
        fortune.marker = 280;
        break;
      case Marker::favourable_market:
        fortune.marker = 200;
        break;
      case Marker::smooth_sailing:
        fortune.marker = 150;
        break;
      case Marker::local_influence:
        fortune.marker = 120;
        break;
      case Marker::compass:
      case Marker::none:
        break;
    }
  }
  return fortune;
}

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    if (value != 0) terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };
  const auto number = [](int count) { return component(ComponentKind::count, count); };

  if (state.stage == Stage::over) {
    const Scores final = scores(state, Viewer::everything());
    const auto value = [&](Seat of) { return final.seats[of].total * 100 + final.seats[of].tie_break / 256; };
    const auto [rival, best] = best_rival(players(), seat, value);
    add(TermLabel::ducats, component(ComponentKind::ducats, 0), value(seat));
    add(TermLabel::rivals, component(ComponentKind::seat, rival), -best);
    return total;
  }

  const Fortune own = fortune_of(*this, state, seat);
  const Prospect prospect(*this, state, seat);
  add(TermLabel::ducats, number(0), own.ducats);
  add(TermLabel::pirates, number(state.pirate_size[seat]), own.pirates);
  add(TermLabel::prestige, number(state.prestige[seat]), own.prestige);
  add(TermLabel::harbour, number(state.taken[seat]), own.harbour);
  if (!prospect.over()) {
    add(TermLabel::marker, component(ComponentKind::marker, static_cast<int>(state.active[seat])), own.marker);
    add(TermLabel::hand, number(state.hand[seat].size()), prospect.value(state.hand[seat]));
  }

  // What the hold pays, with the cards on their way into it in the best order for the group on top.
  std::array<std::int32_t, max_goods> groups{};
  std::int32_t cargo = 0;
  if (state.turn == seat && state.stage >= Stage::sail && state.played[0] != no_card) {
    std::array<unsigned, max_goods> laid{};
    for (const Card card : state.played) {
      if (card != no_card) ++laid[good_of(card)];
    }
    const Good top = good_of(state.hold_top[seat]);
    unsigned size = 0;
    for (Card card = state.hold_top[seat]; card != no_card && good_of(card) == top; card = state.below[card]) ++size;
    for (unsigned good = 0; good < max_goods; ++good) {
      if (laid[good] == 0) continue;
      const auto kind = static_cast<Good>(good);
      groups[good] = 100 * (good == top ? group_pay(kind, size + laid[good]) - group_pay(kind, size)
                                        : group_pay(kind, laid[good]));
      cargo += groups[good];
    }
  }
  if constexpr (tells_apart<Terms>) {
    each_group(state, seat, [&](Good good, unsigned size) { groups[good] += 100 * group_pay(good, size); });
    for (unsigned good = 0; good < max_goods; ++good)
      add(TermLabel::hold, component(ComponentKind::good, good), groups[good]);
  } else {
    add(TermLabel::hold, number(state.hold_size[seat]), own.hold + cargo);
  }

  // Talking is not free: there are few talks in a turn, and a plan is only worth the talk it needs.
  if (state.turn == seat) add(TermLabel::talks, number(state.talks), -20 * state.talks);

  // An offer of this seat, being built or waiting for its answer.
  if (state.proposer == seat) {
    Bargain bargain(*this, state, seat, state.partner);
    if (is_draft(state.stage)) {
      add(TermLabel::bargain, component(ComponentKind::seat, state.partner), bargain.best());
    } else if (state.stage == Stage::answer) {
      add(TermLabel::bargain, component(ComponentKind::seat, state.partner), bargain.as_it_stands());
    }
  }

  // The others: what lies open, and their hands by size.
  std::int32_t others = 0;
  for (Seat rival = 0; rival < players(); ++rival) {
    if (rival == seat) continue;
    others += fortune_of(*this, state, rival).sum();
    if (!finished(state, rival)) others += 110 * std::min(state.hand[rival].size(), 8);
  }
  add(TermLabel::rivals, number(players() - 1), -others / (players() - 1));
  return total;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights) const {
  const Seat me = state.actor;
  const Offer& offer = state.offer;
  // Offers of a card at most from each side, small payments, no claims, no calls and no counter-offers.
  constexpr int enough_talks = 3;
  bool any = false;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    const MoveShape what = shape_of(moves[i]);
    const int arg = what.args.size() > 0 ? what.args[0].id : 0;
    int weight = 8;
    switch (static_cast<MoveKind>(what.kind)) {
      case MoveKind::talk:
        weight = state.talks >= enough_talks || finished(state, me) ? 0 : 6;
        break;
      case MoveKind::call:
      case MoveKind::counter:
        weight = 0;
        break;
      case MoveKind::give:
        weight = offer.given_count > 0 ? (moves[i] == code::give_done ? 8 : 0) : 8;
        break;
      case MoveKind::claim:
        weight = moves[i] == code::claim ? 8 : 0;
        break;
      case MoveKind::claim_port:
        weight = 0;
        break;
      case MoveKind::want:
        weight = offer.wanted_count > 0 ? (moves[i] == code::want_done ? 8 : 0) : 8;
        break;
      case MoveKind::pay:
      case MoveKind::ask:
        weight = arg <= Bargain::largest_payment ? 8 : 0;
        break;
      case MoveKind::move:
        weight = state.marker[static_cast<std::size_t>(arg)] == Marker::none ? 0 : 8;
        break;
      default:
        break;
    }
    weights[i] = static_cast<std::uint16_t>(weight);
    any = any || weight > 0;
  }
  if (any) return;
  for (std::uint32_t i = 0; i < moves.size(); ++i) weights[i] = 1;
}

}  // namespace fondaco::oltremare
