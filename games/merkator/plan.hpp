#pragma once
// What somebody may hope for, in hundredths of a point: the score as it stands, contracts within reach, and what goods,
// cards, counters and coins are still good for.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

struct Prospects {
  std::int32_t contracts = 0;
  std::int32_t buildings = 0;
  std::int32_t chances = 0;
  std::int32_t goods = 0;
  std::int32_t cards = 0;
  std::int32_t time = 0;
  std::int32_t coins = 0;

  constexpr std::int32_t total() const { return contracts + buildings + chances + goods + cards + time + coins; }
};

class Planner {
 public:
  constexpr Planner(const Game& game, const State& state)
      : game_(game), edition_(game.edition()), state_(state), trip_ahead_(before_trip(state.stage)) {}

  constexpr Prospects prospects(Seat seat) const {
    Prospects all;
    const Hand hand = look(seat);
    all.contracts = hand.points * 50;
    for_each_bit(state_.building[seat],
                 [&](unsigned building) { all.buildings += game_.building_points(state_, seat, building) * 50; });
    const int turns = turns_ahead(seat);
    all.chances = chances(seat, hand, turns);
    all.goods = stock(seat, turns);
    all.cards = cards(seat, turns);
    all.time = time(seat, turns);
    all.coins = coins(seat, turns);
    return all;
  }

  /// Own turns to come, the running one with them as long as its trip lies ahead.
  constexpr int turns_ahead(Seat seat) const {
    if (state_.stage == Stage::over || state_.stage == Stage::final_supply) return 0;
    const int own = seat == state_.turn && trip_ahead_ ? 1 : 0;
    if (game_.solo()) return own + edition_.solo_turns - state_.turns;
    if (state_.finale == Finale::running) {
      for (Seat next = state_.turn; next != state_.closing;) {
        next = game_.after(next);
        if (next == seat) return own + 1;
      }
      return own;
    }
    if (state_.finale == Finale::triggered) return own + 1;
    // Most trips take about one counter from the chart; the final round comes after it.
    unsigned counters = game_.on_chart(state_);
    if (state_.side == reverse) {
      for (const std::uint8_t row : edition_.side[ultimo].size) counters += row;
    }
    return own + 1 + static_cast<int>(counters / game_.players());
  }

 private:
  /// A player's contracts at a glance.
  struct Hand {
    std::int32_t points = 0;  ///< in half points (MK-9.2)
    unsigned least = 0;       ///< value of the last contract that counts in full; 0 while there is room
  };

  static constexpr bool before_trip(Stage stage) {
    return stage == Stage::invest || stage == Stage::pay_contract || stage == Stage::drop_contract ||
           stage == Stage::pressured_buy || stage == Stage::travel;
  }

  constexpr Hand look(Seat seat) const {
    Hand hand;
    unsigned place = state_.owned[seat].size();
    state_.owned[seat].each([&](unsigned contract) {
      const unsigned value = edition_.contract[contract].value;
      --place;
      hand.points += static_cast<std::int32_t>(place < edition_.office_spaces ? 2 * value : value);
      if (place == edition_.office_spaces - 1U) hand.least = value;
    });
    return hand;
  }

  /// What one more contract of this value adds, in hundredths.
  static constexpr std::int32_t worth(const Hand& hand, unsigned value) {
    if (value <= hand.least) return 50 * static_cast<std::int32_t>(value);
    return 100 * static_cast<std::int32_t>(value) - 50 * static_cast<std::int32_t>(hand.least);
  }

  /// How many units a contract still lacks, and how many of these could be fetched from cubes on the map.
  struct Lack {
    unsigned units = 0;
    unsigned waiting = 0;
  };
  constexpr Lack lack(Seat seat, unsigned which) const {
    const Contract& contract = edition_.contract[which];
    const Goods& goods = state_.goods[seat];
    const unsigned rate = edition_.exchange_rate;
    unsigned sets = state_.counters[seat] / rate;
    unsigned missing = 0;
    unsigned waiting = 0;
    if (contract.different > 0) {
      unsigned types = 0;
      for (unsigned colour = 0; colour < edition_.majors; ++colour) {
        const unsigned first = goods[2 * colour];
        const unsigned second = goods[2 * colour + 1];
        const unsigned there = (first > 0 ? 1U : 0U) + (second > 0 ? 1U : 0U);
        types += there + (there < 2 ? (state_.supply[seat] >> colour) & 1U : 0U);
        sets += (first > rate ? 1U : 0U) + (second > rate ? 1U : 0U);
      }
      missing = contract.different > types ? contract.different - types : 0U;
      return {missing > sets ? missing - sets : 0U, 0};
    }
    unsigned of_column = contract.of_column;
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      unsigned here = 0;
      bool category = false;
      for (const unsigned good : {2 * colour, 2 * colour + 1}) {
        const unsigned stock = goods[good];
        if (of_column > 0 && edition_.good[good].column == contract.column) {
          of_column -= std::min(of_column, stock);
          category = true;
        } else if (contract.goods[good] > stock) {
          here += contract.goods[good] - stock;
        } else {
          sets += (stock - contract.goods[good]) / rate;
        }
      }
      const unsigned cube = (state_.supply[seat] >> colour) & 1U;
      if (here > 0) {
        here -= cube;
        waiting += std::min<unsigned>(here, state_.cubes[colour]);
      } else if (category && of_column > 0 && cube > 0) {
        --of_column;
      }
      missing += here;
    }
    missing += of_column;
    return {missing > sets ? missing - sets : 0U, std::min(waiting, missing > sets ? missing - sets : 0U)};
  }

  /// MK-6.5: each contract may bring the next one, the sooner the less it lacks. Goods are counted for each contract
  /// that wants them, so the best hopes count most.
  constexpr std::int32_t chances(Seat seat, const Hand& hand, int turns) const {
    if (turns <= 0) return 0;
    std::array<std::int32_t, 4> best{};
    state_.owned[seat].each([&](unsigned which) {
      const Contract& contract = edition_.contract[which];
      if (contract.place == no_place) return;
      const unsigned level = contract.level + 1U;
      const std::uint8_t next = level < edition_.levels && pile(level) ? edition_.value[level]
                                : pile(contract.level)                 ? contract.value
                                                                       : std::uint8_t{0};
      if (next == 0) return;
      const Lack missing = lack(seat, which);
      // in sixteenths of a step away
      const unsigned far = std::min<unsigned>(96, 16 * missing.units - 6 * missing.waiting);
      std::int32_t hope = worth(hand, next) * 72 / 100;
      for (unsigned step = 0; step < far; step += 4) hope = hope * 86 / 100;
      const int price = -edition_.place[contract.place].time;
      if (price > state_.counters[seat]) hope = hope * 60 / 100;
      if (static_cast<int>(missing.units) >= turns) hope = turns == 1 && missing.units > 0 ? 0 : hope * 50 / 100;
      for (std::int32_t& place : best) {
        if (hope > place) std::swap(hope, place);
      }
    });
    const std::int32_t sum = best[0] + (best[1] * 70 + best[2] * 50 + best[3] * 35) / 100;
    return turns == 1 ? best[0] + (best[1] * 30) / 100 : sum;
  }
  constexpr bool pile(unsigned level) const {
    if (state_.top[level] != no_contract) return true;
    return game_.solo() ? !(state_.stack & game_.of_level(level)).empty()
                        : !(state_.discard & game_.of_level(level)).empty();
  }

  constexpr std::int32_t stock(Seat seat, int turns) const {
    std::int32_t sum = 0;
    for (unsigned good = 0; good < game_.goods(); ++good) {
      const int count = state_.goods[seat][good];
      sum += 34 * std::min(count, 2) + 16 * std::clamp(count - 2, 0, 3) + 6 * std::clamp(count - 5, 0, 4);
    }
    sum += 44 * count_bits(state_.supply[seat]);
    return sum * std::min(turns, 5) / 5;
  }

  constexpr std::int32_t cards(Seat seat, int turns) const {
    return count_bits(state_.bonus[seat]) * 22 * std::min(turns, 12);
  }

  constexpr std::int32_t time(Seat seat, int turns) const {
    const int count = state_.counters[seat];
    const int sum = 36 * std::min(count, 3) + 14 * std::clamp(count - 3, 0, 5);
    return sum * std::min(turns, 4) / 4;
  }

  /// Coins are worth what they can buy: the best building so far as they reach, or cards for the turns to come.
  constexpr std::int32_t coins(Seat seat, int turns) const {
    const int coins = state_.coins[seat];
    if (coins == 0 || turns <= 0) return 0;
    std::int32_t best = 0;
    for (const std::uint8_t building : state_.building_display) {
      if (building == no_card) continue;
      const int cost = edition_.building[building].cost;
      const std::int32_t points = game_.building_points(state_, seat, building) * 50;
      best = std::max(best, points * std::min(coins, cost) / cost * (coins >= cost ? 95 : 80) / 100);
    }
    for (const std::uint8_t card : state_.bonus_display) {
      if (card == no_card) continue;
      const int cost = edition_.bonus[card].cost;
      best = std::max(best, 20 * std::min(turns, 12) * std::min(coins, cost) / cost);
    }
    const std::int32_t later = turns > 1 ? 22 * std::min(coins, 15) * std::min(turns, 4) / 4 : 0;
    return std::max(best, later);
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  bool trip_ahead_;
};

}  // namespace fondaco::merkator
