// SPDX-License-Identifier: MIT
#pragma once
// Is this one move legal, and if not, by which rule? Written route by route and card by card, without the sets of
// legal.hpp; a property test holds the two together over the whole move space.
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

constexpr Verdict Game::check_draw(const State& state, int card) const {
  const bool second = state.stage == Stage::second_draw;
  if (card == blind_card) {
    if (state.deck.empty()) return Verdict::refused("TA-4.8"_rule);
    return Verdict::allowed("TA-4.1"_rule);
  }
  if (card != wild && card >= edition_.colors) return Verdict::refused("TA-1.2"_rule);
  bool shown = false;
  for (const Card face_up : state.display) shown = shown || face_up == card;
  if (second && card == wild) return Verdict::refused("TA-4.4"_rule);
  if (!shown) return Verdict::refused("TA-4.1"_rule);
  return Verdict::allowed(card == wild ? "TA-4.3"_rule : "TA-4.2"_rule);
}

constexpr Verdict Game::check_claim(const State& state, unsigned route) const {
  if (route >= edition_.routes) return Verdict::refused("TA-1.1"_rule);
  const Seat me = state.turn;
  const Route& wanted = edition_.route[route];
  const auto owner = [&](unsigned of) {
    for (Seat seat = 0; seat < players(); ++seat) {
      if (((state.routes[seat] >> of) & 1U) != 0) return seat;
    }
    return nobody;
  };
  if (owner(route) != nobody) return Verdict::refused("TA-5.1"_rule);
  if (wanted.partner != no_partner) {
    const Seat beside = owner(wanted.partner);
    if (beside == me) return Verdict::refused("TA-5.3"_rule);
    if (beside != nobody && players() == 2) return Verdict::refused("TA-5.4"_rule);
  }
  if (state.carts[me] < wanted.length) return Verdict::refused("TA-5.2"_rule);
  const Counts& hand = state.hand[me];
  for (Card color = 0; color < edition_.colors; ++color) {
    const bool fits = wanted.color == gray || wanted.color == color;
    if (fits && hand[color] + hand[wild] >= wanted.length) return Verdict::allowed("TA-5.1"_rule);
  }
  return Verdict::refused("TA-5.5"_rule);
}

constexpr Verdict Game::check_keep(const State& state, Move move) const {
  const bool start = state.stage == Stage::keep_start;
  const RuleId rule = start ? "TA-2.6"_rule : "TA-6.1"_rule;
  if (move == code::keep_both) return Verdict::allowed(rule);
  const unsigned contract = move - code::keep;
  if (contract >= edition_.contracts) return Verdict::refused("TA-1.3"_rule);
  bool on_offer = false;
  if (start) {
    on_offer = ((state.contracts[state.turn] >> contract) & 1U) != 0;
  } else {
    for (unsigned i = 0; i < edition_.draw_contracts; ++i) on_offer = on_offer || state.contract_deck[i] == contract;
  }
  const unsigned min_keep = start ? edition_.min_keep_start : edition_.min_keep_draw;
  return on_offer && min_keep <= 1 ? Verdict::allowed(rule) : Verdict::refused(rule);
}

constexpr Verdict Game::check_pay(const State& state, Move move) const {
  const Route& route = edition_.route[state.pending];
  const Counts& hand = state.hand[state.turn];
  if (move == code::pay_wild) {
    return hand[wild] >= route.length ? Verdict::allowed("TA-5.5"_rule) : Verdict::refused("TA-5.5"_rule);
  }
  const unsigned color = (move - code::pay) / max_length;
  const unsigned wilds = (move - code::pay) % max_length;
  if (color >= edition_.colors) return Verdict::refused("TA-1.2"_rule);
  const bool right_color = route.color == gray || route.color == color;
  const bool enough = wilds < route.length && hand[wild] >= wilds && hand[color] + wilds >= route.length;
  return right_color && enough ? Verdict::allowed("TA-5.5"_rule) : Verdict::refused("TA-5.5"_rule);
}

constexpr Verdict Game::check_pass(const State& state) const {
  for (Move other = 0; other < code::end; ++other) {
    if (other == code::pass) continue;
    if (check(state, other).legal()) return Verdict::refused("TA-3.2"_rule);
  }
  return Verdict::allowed("TA-3.2"_rule);
}

constexpr Verdict Game::check(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  switch (state.stage) {
    case Stage::over:
      return Verdict::refused(state.passes >= players() ? "TA-7.4"_rule : "TA-7.1"_rule);
    case Stage::keep_start:
      return kind == MoveKind::keep ? check_keep(state, move) : Verdict::refused("TA-2.6"_rule);
    case Stage::keep_draw:
      return kind == MoveKind::keep ? check_keep(state, move) : Verdict::refused("TA-6.1"_rule);
    case Stage::second_draw:
      // TA-3.1: one action a turn, and it is not over yet.
      if (kind == MoveKind::claim || kind == MoveKind::contracts) return Verdict::refused("TA-3.1"_rule);
      return kind == MoveKind::draw ? check_draw(state, what.args[0].id) : Verdict::refused("TA-4.1"_rule);
    case Stage::pay:
      if (kind == MoveKind::claim) return Verdict::refused("TA-5.1"_rule);  // one route per turn
      if (kind == MoveKind::draw || kind == MoveKind::contracts) return Verdict::refused("TA-3.1"_rule);
      return kind == MoveKind::pay ? check_pay(state, move) : Verdict::refused("TA-5.5"_rule);
    case Stage::main:
      break;
  }
  switch (kind) {
    case MoveKind::draw:
      return check_draw(state, what.args[0].id);
    case MoveKind::contracts:
      return state.contract_deck.empty() ? Verdict::refused("TA-6.2"_rule) : Verdict::allowed("TA-6.1"_rule);
    case MoveKind::claim:
      return check_claim(state, static_cast<unsigned>(what.args[0].id));
    case MoveKind::pass:
      return check_pass(state);
    case MoveKind::keep:
      return Verdict::refused("TA-6.1"_rule);
    case MoveKind::pay:
      return Verdict::refused("TA-5.1"_rule);
  }
  return Verdict::refused("TA-3.1"_rule);
}

}  // namespace fondaco::amsterdam
