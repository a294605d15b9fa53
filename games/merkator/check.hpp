// SPDX-License-Identifier: MIT
#pragma once
// Is this one move legal, and if not, by which rule? Written from the rulebook, without looking at legal.hpp; a
// property test holds the two together over the whole move space.
#include "games/merkator/check_payment.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

/// The rule that an answer to another question than the open one breaks.
constexpr RuleId rule_of(Stage stage) {
  switch (stage) {
    case Stage::invest:
      return "MK-4.1"_rule;
    case Stage::pay_contract:
      return "MK-10.4"_rule;
    case Stage::drop_contract:
      return "MK-10.5"_rule;
    case Stage::pressured_buy:
      return "MK-11.6"_rule;
    case Stage::travel:
      return "MK-5.1"_rule;
    case Stage::split:
      return "MK-5.3"_rule;
    case Stage::redirect_loss:
      return "MK-5.8"_rule;
    case Stage::loss:
      return "MK-5.9"_rule;
    case Stage::fulfil:
      return "MK-6.1"_rule;
    case Stage::exchange:
    case Stage::replaces:
    case Stage::category_type:
    case Stage::leave_out:
      return "MK-6.15"_rule;
    case Stage::reward_source:
      return "MK-11.3"_rule;
    case Stage::offer_coins:
    case Stage::offer_time:
    case Stage::accept:
      return "MK-11.8"_rule;
    case Stage::join:
      return "MK-6.10"_rule;
    case Stage::final_supply:
      return "MK-9.1"_rule;
    case Stage::over:
      return "MK-8.3"_rule;
  }
  return "MK-3.1"_rule;
}

constexpr Verdict allow_if(bool legal, RuleId rule) { return legal ? Verdict::allowed(rule) : Verdict::refused(rule); }

/// Does this bonus card or building lie in its display?
constexpr bool face_up(const State& state, unsigned card) {
  const bool building = card >= building_card;
  bool there = false;
  for (const std::uint8_t shown : building ? state.building_display : state.bonus_display)
    there = there || (shown != no_card && shown + unsigned{building ? building_card : bonus_card} == card);
  return there;
}

/// MK-4.3, MK-11.2: is the cost within reach?
constexpr Verdict Game::check_purchase(const State& state, unsigned card) const {
  const Seat me = state.actor;
  const unsigned cost =
      card >= building_card ? edition_.building[card - building_card].cost : edition_.bonus[card - bonus_card].cost;
  if (coins_) return allow_if(state.coins[me] >= cost, "MK-4.3"_rule);
  unsigned sum = 0;
  unsigned cheapest = 0;
  for (unsigned contract = 0; contract < edition_.contracts; ++contract) {
    if (!state.owned[me].has(contract)) continue;
    const unsigned value = edition_.contract[contract].value;
    sum += value;
    if (cheapest == 0 || value < cheapest) cheapest = value;
  }
  return allow_if(sum - cheapest >= cost, "MK-10.4"_rule);
}

/// MK-11.1: a face-up card into the empty hand.
constexpr Verdict Game::check_take(const State& state, unsigned card) const {
  constexpr RuleId rule = "MK-11.1"_rule;
  if (!on(Option::advanced_hand) || state.actor != state.turn || state.hand[state.actor] != no_card)
    return Verdict::refused(rule);
  if (card >= bonus_card) return allow_if(face_up(state, card), rule);
  if (card >= edition_.contracts) return Verdict::refused(rule);
  const Contract& contract = edition_.contract[card];
  const bool in_pile = ((edition_.pile_levels >> contract.level) & 1U) != 0;
  return allow_if(in_pile && contract.place != no_place && state.top[contract.level] == card, rule);
}

constexpr Verdict Game::check_invest(const State& state, MoveKind kind, const MoveShape& what) const {
  const Seat me = state.actor;
  switch (kind) {
    case MoveKind::end: {
      if (!coins_) return Verdict::allowed("MK-10.5"_rule);
      const bool last_round = state.finale == Finale::running;
      return allow_if(last_round || state.owned[me].size() <= edition_.office_spaces, "MK-4.4"_rule);
    }
    case MoveKind::sell: {
      if (!coins_) return Verdict::refused("MK-10.4"_rule);
      const auto contract = static_cast<unsigned>(what.args[0].id);
      return allow_if(state.owned[me].has(contract) && state.owned[me].size() >= 2, "MK-4.2"_rule);
    }
    case MoveKind::buy: {
      const auto card = static_cast<unsigned>(what.args[0].id);
      return face_up(state, card) ? check_purchase(state, card) : Verdict::refused("MK-4.1"_rule);
    }
    case MoveKind::buy_hand: {
      const Card hand = state.hand[me];
      if (hand == no_card || hand < bonus_card) return Verdict::refused("MK-11.2"_rule);
      return allow_if(check_purchase(state, hand).legal(), "MK-11.2"_rule);
    }
    case MoveKind::take:
      return check_take(state, static_cast<unsigned>(what.args[0].id));
    default:
      return Verdict::refused(rule_of(state.stage));
  }
}

/// MK-10.4: of the others one is kept, and the rest must reach what is still to pay.
constexpr Verdict Game::check_spending(const State& state, unsigned contract) const {
  constexpr RuleId rule = "MK-10.4"_rule;
  const ContractSet& own = state.owned[state.actor];
  if (!own.has(contract) || own.size() < 2) return Verdict::refused(rule);
  unsigned reach = state.paid + unsigned{edition_.contract[contract].value};
  unsigned cheapest = 255;
  for (unsigned other = 0; other < edition_.contracts; ++other) {
    if (other == contract || !own.has(other)) continue;
    reach += edition_.contract[other].value;
    cheapest = std::min<unsigned>(cheapest, edition_.contract[other].value);
  }
  return allow_if(reach - cheapest >= cost_of(state.purchase), rule);
}

constexpr Verdict Game::check_travel(const State& state, unsigned place) const {
  if (place >= edition_.places) return Verdict::refused("MK-1.1"_rule);
  const int time = edition_.place[place].time;
  if (time < 0 && state.counters[state.actor] < -time) return Verdict::refused("MK-5.2"_rule);
  return Verdict::allowed("MK-5.1"_rule);
}

constexpr Verdict Game::check_loss(const State& state, MoveKind kind, unsigned good) const {
  constexpr RuleId rule = "MK-5.9"_rule;
  if (good >= goods() || edition_.good[good].column != column_of_letter(state.letter)) return Verdict::refused(rule);
  if (kind == MoveKind::lose) return allow_if(state.goods[state.actor][good] > 0, rule);
  return allow_if(((state.supply[state.actor] >> (good / 2)) & 1U) != 0, rule);
}

constexpr Verdict Game::check_fulfil(const State& state, MoveKind kind, const MoveShape& what) const {
  const Seat me = state.actor;
  switch (kind) {
    case MoveKind::done:
      return Verdict::allowed("MK-6.1"_rule);
    case MoveKind::convert: {
      const auto good = static_cast<unsigned>(what.args[0].id);
      return allow_if(good < goods() && ((state.supply[me] >> (good / 2)) & 1U) != 0, "MK-3.2"_rule);
    }
    case MoveKind::take:
      return check_take(state, static_cast<unsigned>(what.args[0].id));
    case MoveKind::fulfil: {
      const auto which = static_cast<unsigned>(what.args[0].id);
      if (which >= edition_.contracts || !state.owned[me].has(which)) return Verdict::refused("MK-6.1"_rule);
      const Contract& contract = edition_.contract[which];
      if (contract.place == no_place) return Verdict::refused("MK-6.9"_rule);
      if (contract.place != state.token || state.done.has(which)) return Verdict::refused("MK-6.1"_rule);
      Cashier cashier(edition_, state, me);
      cashier.demand(contract);
      return allow_if(cashier.payable(), "MK-6.14"_rule);
    }
    default:
      return Verdict::refused(rule_of(state.stage));
  }
}

constexpr Verdict Game::check_exchange(const State& state, MoveKind kind, unsigned good) const {
  constexpr RuleId rule = "MK-6.15"_rule;
  if (kind == MoveKind::enough) {
    Cashier cashier(edition_, state, state.actor);
    return allow_if(cashier.payable_plainly(), rule);
  }
  const unsigned source = kind == MoveKind::exchange_time ? counters_for_unit : good;
  if (source != counters_for_unit && source >= goods()) return Verdict::refused(rule);
  Cashier giving(edition_, state, state.actor);
  if (giving.different() > 0) {
    if (!giving.give(source)) return Verdict::refused("MK-6.4"_rule);
    giving.strike_different();
    return allow_if(giving.payable(), rule);
  }
  if (!giving.give(source)) return Verdict::refused("MK-6.4"_rule);
  // Some unit must be replaceable.
  State asked = state;
  asked.payment.source = static_cast<std::uint8_t>(source);
  bool some = check_replaced(asked, MoveKind::for_category, 0).legal();
  for (unsigned unit = 0; unit < goods() && !some; ++unit)
    some = check_replaced(asked, MoveKind::for_good, unit).legal();
  return allow_if(some, rule);
}

constexpr Verdict Game::check_replaced(const State& state, MoveKind kind, unsigned good) const {
  constexpr RuleId rule = "MK-6.15"_rule;
  Cashier cashier(edition_, state, state.actor);
  const unsigned source = state.payment.source;
  if (kind == MoveKind::for_good) {
    if (good >= goods() || cashier.due(good) == 0) return Verdict::refused(rule);
    if (good == source) return Verdict::refused("MK-R13"_rule);
    cashier.strike(good);
  } else {
    if (cashier.of_column() == 0) return Verdict::refused(rule);
    if (source != counters_for_unit && edition_.good[source].column == cashier.column())
      return Verdict::refused("MK-R13"_rule);
    cashier.strike_category();
  }
  return allow_if(cashier.give(source) && cashier.payable(), rule);
}

constexpr Verdict Game::check_category(const State& state, unsigned good) const {
  constexpr RuleId rule = "MK-6.15"_rule;
  Cashier cashier(edition_, state, state.actor);
  if (good >= goods() || edition_.good[good].column != cashier.column()) return Verdict::refused("MK-6.3"_rule);
  if (good < state.payment.from) return Verdict::refused(rule);  // one order for each mixture
  cashier.name(good);
  return allow_if(cashier.payable_plainly(), rule);
}

/// Tries every way of leaving out the rest, in order, from a good on.
constexpr bool can_leave_out(const Cashier& cashier, unsigned goods, unsigned from, GoodSet left_out) {
  const auto there = [&](unsigned good) {
    return (cashier.stock(good) > 0 || cashier.has_cube(good)) && ((left_out >> good) & 1U) == 0;
  };
  unsigned delivered = 0;
  bool torn = false;  // two goods of one cube
  for (unsigned good = 0; good < goods; ++good) {
    delivered += there(good) ? 1U : 0U;
    const unsigned other = good ^ 1U;
    torn = torn || (there(good) && there(other) && cashier.stock(good) == 0 && cashier.stock(other) == 0);
  }
  if (delivered == cashier.different()) return !torn;
  if (delivered < cashier.different()) return false;
  for (unsigned good = from; good < goods; ++good) {
    if (!there(good)) continue;
    // Leaving out an earlier good first leaves more room later: the first one that works decides.
    if (can_leave_out(cashier, goods, good + 1, static_cast<GoodSet>(left_out | (1U << good)))) return true;
  }
  return false;
}

constexpr Verdict Game::check_left_out(const State& state, unsigned good) const {
  constexpr RuleId rule = "MK-6.15"_rule;
  const Cashier cashier(edition_, state, state.actor);
  if (good >= goods() || good < state.payment.from) return Verdict::refused(rule);
  if (((state.payment.left_out >> good) & 1U) != 0) return Verdict::refused(rule);
  if (cashier.stock(good) == 0 && !cashier.has_cube(good)) return Verdict::refused(rule);
  return allow_if(
      can_leave_out(cashier, goods(), good + 1, static_cast<GoodSet>(state.payment.left_out | (1U << good))), rule);
}

constexpr Verdict Game::check_offer(const State& state, MoveKind kind, const MoveShape& what) const {
  const RuleId rule = rule_of(state.stage);
  switch (state.stage) {
    case Stage::offer_coins:
      return allow_if(kind == MoveKind::offer_coins && what.args[0].id <= edition_.offer_limit &&
                          what.args[0].id <= state.coins[state.actor],
                      rule);
    case Stage::offer_time:
      return allow_if(kind == MoveKind::offer_time && what.args[0].id <= edition_.offer_limit &&
                          what.args[0].id <= state.counters[state.actor],
                      rule);
    default: {
      if (kind == MoveKind::decline) return Verdict::allowed(rule);
      if (kind != MoveKind::accept) return Verdict::refused(rule);
      const auto seat = static_cast<Seat>(what.args[0].id);
      return allow_if(seat < players() && (state.offer_coins[seat] > 0 || state.offer_time[seat] > 0), rule);
    }
  }
}

constexpr Verdict Game::check(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  const auto arg = what.args.size() > 0 ? static_cast<unsigned>(what.args[0].id) : 0U;
  const RuleId rule = rule_of(state.stage);
  const auto only = [&](MoveKind wanted, bool legal) { return allow_if(kind == wanted && legal, rule); };
  switch (state.stage) {
    case Stage::invest:
      return check_invest(state, kind, what);
    case Stage::pay_contract:
      return kind == MoveKind::pay ? check_spending(state, arg) : Verdict::refused(rule);
    case Stage::drop_contract:
      return only(MoveKind::drop, kind == MoveKind::drop && state.owned[state.actor].has(arg));
    case Stage::pressured_buy:
      return only(MoveKind::buy, arg >= building_card && face_up(state, arg));
    case Stage::travel:
      return kind == MoveKind::go ? check_travel(state, arg) : Verdict::refused(rule);
    case Stage::split: {
      const unsigned cubes = state.cubes[state.token];
      return only(MoveKind::split, cubes == 1 ? arg <= 1 : arg >= 1 && arg < cubes);
    }
    case Stage::redirect_loss:
      return allow_if(kind == MoveKind::redirect || kind == MoveKind::bear, rule);
    case Stage::loss:
      return kind == MoveKind::lose || kind == MoveKind::lose_cube ? check_loss(state, kind, arg)
                                                                   : Verdict::refused(rule);
    case Stage::fulfil:
      return check_fulfil(state, kind, what);
    case Stage::exchange:
      return kind == MoveKind::exchange || kind == MoveKind::exchange_time || kind == MoveKind::enough
                 ? check_exchange(state, kind, arg)
                 : Verdict::refused(rule);
    case Stage::replaces:
      return kind == MoveKind::for_good || kind == MoveKind::for_category ? check_replaced(state, kind, arg)
                                                                          : Verdict::refused(rule);
    case Stage::category_type:
      return kind == MoveKind::with ? check_category(state, arg) : Verdict::refused(rule);
    case Stage::leave_out:
      return kind == MoveKind::without ? check_left_out(state, arg) : Verdict::refused(rule);
    case Stage::reward_source:
      return allow_if(kind == MoveKind::hand || kind == MoveKind::pile, rule);
    case Stage::offer_coins:
    case Stage::offer_time:
    case Stage::accept:
      return check_offer(state, kind, what);
    case Stage::join:
      if (kind == MoveKind::stay) return Verdict::allowed(rule);
      return only(MoveKind::join, state.counters[state.actor] >= edition_.place[state.token].join_cost);
    case Stage::final_supply:
      if (kind == MoveKind::keep) return allow_if(arg == state.colour, rule);
      return only(MoveKind::convert, arg / 2 == state.colour);
    case Stage::over:
      return Verdict::refused(rule);
  }
  return Verdict::refused(rule);
}

}  // namespace fondaco::merkator
