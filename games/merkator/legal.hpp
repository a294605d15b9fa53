// SPDX-License-Identifier: MIT
#pragma once
// Which moves are legal: all of them, fast.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

/// Can the decider pay so much: in coins, or with all contracts but the cheapest (MK-10.4)?
constexpr bool Game::affordable(const State& state, unsigned cost) const {
  if (coins_) return state.coins[state.actor] >= cost;
  const ContractSet& own = state.owned[state.actor];
  if (own.empty()) return false;
  // Contracts stand in the order of their values (MK-1.9), so the first one is the cheapest.
  return value_of(own) >= cost + edition_.contract[own.first()].value;
}

/// MK-4.1
constexpr void Game::list_invest(const State& state, Moves& moves) const {
  const Seat me = state.actor;
  const unsigned held = state.owned[me].size();
  if (!coins_ || held <= edition_.office_spaces || last_turns(state)) moves.push(code::end);
  if (coins_ && held > 1) state.owned[me].each([&](unsigned contract) { moves.push(plus(code::sell, contract)); });
  for (const std::uint8_t card : state.bonus_display) {
    if (card != no_card && affordable(state, edition_.bonus[card].cost)) moves.push(plus(code::buy, card));
  }
  for (const std::uint8_t card : state.building_display) {
    if (card != no_card && affordable(state, edition_.building[card].cost))
      moves.push(plus(code::buy, max_bonus + card));
  }
  if (!on(Option::advanced_hand)) return;
  const Card hand = state.hand[me];
  if (hand != no_card && hand >= bonus_card && affordable(state, cost_of(hand))) moves.push(code::buy_hand);
  list_takes(state, moves);
}

/// MK-11.1
constexpr void Game::list_takes(const State& state, Moves& moves) const {
  if (state.hand[state.actor] != no_card) return;
  for (const std::uint8_t card : state.bonus_display) {
    if (card != no_card) moves.push(plus(code::take, bonus_card + card));
  }
  for (const std::uint8_t card : state.building_display) {
    if (card != no_card) moves.push(plus(code::take, building_card + card));
  }
  for_each_bit(edition_.pile_levels, [&](unsigned level) {
    const std::uint8_t top = state.top[level];
    if (top != no_contract && edition_.contract[top].place != no_place) moves.push(plus(code::take, top));
  });
}

/// MK-10.4: what is left without the cheapest must still reach the cost.
constexpr void Game::list_contract_payments(const State& state, Moves& moves) const {
  const ContractSet& own = state.owned[state.actor];
  const unsigned cost = cost_of(state.purchase);
  const unsigned all = state.paid + value_of(own);
  const unsigned first = own.first();
  own.each([&](unsigned contract) {
    ContractSet rest = own;
    rest.remove(contract);
    const unsigned kept = contract == first ? rest.first() : first;
    if (all >= cost + edition_.contract[kept].value) moves.push(plus(code::pay, contract));
  });
}

/// MK-5.9
constexpr void Game::list_loss(const State& state, Moves& moves) const {
  const GoodSet column = edition_.column[column_of_letter(state.letter)].goods;
  for_each_bit(column, [&](unsigned good) {
    if (state.goods[state.actor][good] > 0) moves.push(plus(code::lose, good));
  });
  for_each_bit(column, [&](unsigned good) {
    if (has_cube(state.supply[state.actor], colour_of(good))) moves.push(plus(code::lose_cube, good));
  });
}

/// MK-6.1
constexpr void Game::list_fulfil(const State& state, Moves& moves) const {
  const Seat me = state.actor;
  moves.push(code::done);
  const ContractSet here = (state.owned[me] & at_place_[state.token]) - state.done;
  if (!here.empty()) {
    const Means means = means_of(state, me);
    here.each([&](unsigned contract) {
      if (payable(means, contract)) moves.push(plus(code::fulfil, contract));
    });
  }
  for_each_bit(state.supply[me], [&](unsigned colour) {
    moves.push(plus(code::convert, 2 * colour));
    moves.push(plus(code::convert, 2 * colour + 1));
  });
  if (on(Option::advanced_hand) && me == state.turn) list_takes(state, moves);
}

/// Would the rest stay payable if this exchange stood for a unit of this good (no_good: of the category, or one of so
/// many different goods)?
constexpr bool Game::replaces(const State& state, unsigned source, unsigned good) const {
  Payment rest = state.payment;
  const std::uint8_t column = edition_.contract[rest.contract].column;
  if (good != no_good) {
    if (good == source || rest.due[good] == 0) return false;
    --rest.due[good];
  } else if (rest.different > 0) {
    --rest.different;
  } else {
    if (rest.of_column == 0) return false;
    if (source != counters_for_unit && edition_.good[source].column == column) return false;
    --rest.of_column;
  }
  Means means = means_of(state, state.actor);
  return take_source(means, source) && payable(means, rest, column);
}

constexpr bool Game::replaces_something(const State& state, unsigned source) const {
  if (replaces(state, source, no_good)) return true;
  for (unsigned good = 0; good < goods(); ++good) {
    if (state.payment.due[good] > 0 && replaces(state, source, good)) return true;
  }
  return false;
}

/// MK-6.15 (a)
constexpr void Game::list_exchanges(const State& state, Moves& moves) const {
  const Means means = means_of(state, state.actor);
  if (payable_plainly(means, state.payment, edition_.contract[state.payment.contract].column)) moves.push(code::enough);
  for (unsigned good = 0; good < goods(); ++good) {
    if (can_be_source(means, good) && replaces_something(state, good)) moves.push(plus(code::exchange, good));
  }
  if (means.counters >= edition_.exchange_rate && replaces_something(state, counters_for_unit))
    moves.push(code::exchange_time);
}

constexpr void Game::list_replaced(const State& state, Moves& moves) const {
  const unsigned source = state.payment.source;
  for (unsigned good = 0; good < goods(); ++good) {
    if (state.payment.due[good] > 0 && replaces(state, source, good)) moves.push(plus(code::for_good, good));
  }
  if (replaces(state, source, no_good)) moves.push(code::for_category);
}

/// MK-6.15 (b): each mixture has one sequence.
constexpr void Game::list_category(const State& state, Moves& moves) const {
  const std::uint8_t column = edition_.contract[state.payment.contract].column;
  const Means means = means_of(state, state.actor);
  for_each_bit(from_type(edition_.column[column].goods, state.payment.from), [&](unsigned good) {
    Payment rest = state.payment;
    ++rest.due[good];
    --rest.of_column;
    rest.from = static_cast<std::uint8_t>(good);
    if (payable_plainly(means, rest, column)) moves.push(plus(code::with, good));
  });
}

/// MK-6.15 (b) for so many different goods.
constexpr void Game::list_left_out(const State& state, Moves& moves) const {
  const Means means = means_of(state, state.actor);
  const Payment& payment = state.payment;
  GoodSet there = 0;  // types that can be delivered
  GoodSet torn = 0;   // the second one of each two that hang on the same cube and are both there still
  for (unsigned colour = 0; colour < edition_.majors; ++colour) {
    const unsigned cube = (means.supply >> colour) & 1U;
    const auto first = static_cast<GoodSet>(means.goods[first_good(colour)] + cube > 0 ? 1U << (2 * colour) : 0U);
    const auto second = static_cast<GoodSet>(means.goods[first_good(colour) + 1] + cube > 0 ? 2U << (2 * colour) : 0U);
    there |= first | second;
    if (means.goods[first_good(colour)] + means.goods[first_good(colour) + 1] == 0 && cube > 0 &&
        (payment.left_out & (first | second)) == 0) {
      torn |= second;
    }
  }
  there &= static_cast<GoodSet>(~payment.left_out);
  const int surplus = count_bits(there) - payment.different;
  const GoodSet open = from_type(there, payment.from);
  for_each_bit(open, [&](unsigned good) {
    const auto rest = static_cast<GoodSet>(good + 1 < max_goods ? from_type(open, good + 1) : 0);
    const auto still_torn = static_cast<GoodSet>(torn & ~(3U << (good & ~1U)));
    if ((still_torn & ~rest) != 0) return;  // one of two had to be left out before
    if (surplus - 1 >= count_bits(still_torn) && surplus - 1 <= count_bits(rest)) moves.push(plus(code::without, good));
  });
}

/// Has the open question more than one answer for sure? Most have, and then nobody needs the list to see it.
constexpr bool Game::surely_asked(const State& state) const {
  const Seat me = state.actor;
  switch (state.stage) {
    case Stage::invest:
      return coins_ && state.owned[me].size() > 1;
    case Stage::travel:
      return free_choice_;
    case Stage::split:
    case Stage::redirect_loss:
    case Stage::reward_source:
    case Stage::final_supply:
      return true;
    case Stage::fulfil:
      return state.supply[me] != 0;
    case Stage::join:
      return state.counters[me] >= edition_.place[state.token].join_cost;
    default:
      return false;
  }
}

constexpr void Game::legal(const State& state, Moves& moves) const {
  moves.clear();
  const Seat me = state.actor;
  switch (state.stage) {
    case Stage::over:
      break;
    case Stage::invest:
      list_invest(state, moves);
      break;
    case Stage::pay_contract:
      list_contract_payments(state, moves);
      break;
    case Stage::drop_contract:
      state.owned[me].each([&](unsigned contract) { moves.push(plus(code::drop, contract)); });
      break;
    case Stage::pressured_buy:
      for (const std::uint8_t card : state.building_display) {
        if (card != no_card) moves.push(plus(code::buy, max_bonus + card));
      }
      break;
    case Stage::travel:
      for (unsigned place = 0; place < edition_.places; ++place) {
        if (edition_.place[place].time + state.counters[me] >= 0) moves.push(plus(code::go, place));
      }
      break;
    case Stage::split: {
      const unsigned cubes = state.cubes[state.token];
      for (unsigned first = cubes == 1 ? 0 : 1; first < std::max(cubes, 2U); ++first)
        moves.push(plus(code::split, first));
      break;
    }
    case Stage::redirect_loss:
      moves.push(code::redirect);
      moves.push(code::bear);
      break;
    case Stage::loss:
      list_loss(state, moves);
      break;
    case Stage::fulfil:
      list_fulfil(state, moves);
      break;
    case Stage::exchange:
      list_exchanges(state, moves);
      break;
    case Stage::replaces:
      list_replaced(state, moves);
      break;
    case Stage::category_type:
      list_category(state, moves);
      break;
    case Stage::leave_out:
      list_left_out(state, moves);
      break;
    case Stage::reward_source:
      moves.push(code::hand);
      moves.push(code::pile);
      break;
    case Stage::offer_coins:
      for (unsigned coins = 0; coins <= edition_.offer_limit && coins <= state.coins[me]; ++coins)
        moves.push(plus(code::offer_coins, coins));
      break;
    case Stage::offer_time:
      for (unsigned time = 0; time <= edition_.offer_limit && time <= state.counters[me]; ++time)
        moves.push(plus(code::offer_time, time));
      break;
    case Stage::accept:
      moves.push(code::decline);
      for (Seat seat = 0; seat < players(); ++seat) {
        if (state.offer_coins[seat] + state.offer_time[seat] > 0) moves.push(plus(code::accept, seat));
      }
      break;
    case Stage::join:
      if (state.counters[me] >= edition_.place[state.token].join_cost) moves.push(code::join);
      moves.push(code::stay);
      break;
    case Stage::final_supply:
      moves.push(plus(code::keep, state.colour));
      moves.push(plus(code::convert, 2U * state.colour));
      moves.push(plus(code::convert, 2U * state.colour + 1));
      break;
  }
}

}  // namespace fondaco::merkator
