// SPDX-License-Identifier: MIT
#pragma once
// How far a player is from fulfilling a contract.
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

/// What is missing when everything at hand is used: goods, supply cubes, exchanges, and what own bonus cards bring at
/// the place itself (MK-5.4).
struct Lack {
  unsigned units = 0;
  unsigned trips = 0;   ///< to fetch them
  bool unpaid = false;  ///< not enough counters for the trip to its place (MK-5.2)
};

class Reach {
 public:
  constexpr Reach(const Game& game, const State& state, Seat seat)
      : game_(game), edition_(game.edition()), state_(state), seat_(seat) {}

  /// Trips to fetch what the visible contract of a level lacks: asked for by many a contract, and counted once.
  constexpr unsigned trips_for_top(unsigned level) {
    std::uint8_t& counted = top_trips_[level];
    if (counted == 0) counted = static_cast<std::uint8_t>(1 + lack(state_.top[level]).trips);
    return counted - 1U;
  }

  constexpr Lack lack(unsigned which) const {
    const Contract& contract = edition_.contract[which];
    const Place& place = edition_.place[contract.place];
    const int counters = state_.counters[seat_] + place.time;
    Lack lack;
    lack.unpaid = counters < 0;
    const unsigned sets = lack.unpaid ? 0U : game_.exchange().sets(static_cast<unsigned>(counters));
    Goods goods = state_.goods[seat_];
    for_each_bit(state_.bonus[seat_] & game_.bonus_at(contract.place), [&](unsigned card) {
      const Bonus& bonus = edition_.bonus[card];
      goods[bonus.good] = static_cast<std::uint8_t>(goods[bonus.good] + bonus.active_gain);
    });
    if (contract.different > 0) {
      count_different(contract, goods, sets, lack);
    } else {
      count(contract, goods, sets, lack);
    }
    return lack;
  }

 private:
  /// MK-6.3: so many different goods.
  constexpr void count_different(const Contract& contract, const Goods& goods, unsigned sets, Lack& lack) const {
    unsigned types = sets;
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      const unsigned first = goods[first_good(colour)];
      const unsigned second = goods[first_good(colour) + 1];
      const unsigned there = (first > 0 ? 1U : 0U) + (second > 0 ? 1U : 0U);
      types += there + (there < 2 ? (state_.supply[seat_] >> colour) & 1U : 0U);
      types += (first > edition_.exchange_rate ? 1U : 0U) + (second > edition_.exchange_rate ? 1U : 0U);
    }
    lack.units = contract.different > types ? contract.different - types : 0U;
    lack.trips = (lack.units + 1) / 2;  // a trip brings both goods of its colour
  }

  constexpr void count(const Contract& contract, const Goods& goods, unsigned sets, Lack& lack) const {
    unsigned of_column = contract.of_column;
    unsigned nearest = 2;  // trips that fetch a unit of the category
    for (unsigned colour = 0; colour < edition_.majors; ++colour) {
      const unsigned cube = (state_.supply[seat_] >> colour) & 1U;
      const unsigned waiting = state_.cubes[colour];
      unsigned missing = 0;
      bool category = false;
      for (const unsigned good : {2 * colour, 2 * colour + 1}) {
        const unsigned stock = goods[good];
        if (contract.of_column > 0 && edition_.good[good].column == contract.column) {
          of_column -= std::min(of_column, stock);
          category = true;
        } else if (contract.goods[good] > stock) {
          missing += contract.goods[good] - stock;
        } else {
          sets += game_.exchange().sets(stock - contract.goods[good]);
        }
      }
      if (missing > 0) {
        missing -= cube;
        lack.units += missing;
        // All but one cube of a place may become the same good (MK-5.3).
        if (missing > 0) lack.trips += waiting > missing || waiting == 1 ? 1U : 2U;
      } else if (category) {
        of_column -= std::min(of_column, cube);
        if (waiting > 1) nearest = 1;
      }
    }
    if (of_column > 0) lack.trips += nearest;
    lack.units += of_column;
    lack.units -= std::min(lack.units, sets);
    lack.trips = std::min(lack.trips, lack.units);
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Seat seat_;
  std::array<std::uint8_t, max_levels> top_trips_{};  ///< and one more; 0 is not counted yet
};

}  // namespace fondaco::merkator
