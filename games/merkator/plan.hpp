// SPDX-License-Identifier: MIT
#pragma once
// What somebody may hope for, in hundredths of a point: the score as it stands, contracts within reach, and what goods,
// cards, counters and coins are still good for.
#include "games/merkator/merkator.hpp"
#include "games/merkator/reach.hpp"
#include "games/merkator/weights.hpp"

namespace fondaco::merkator {

struct Prospects {
  std::int32_t contracts = 0;
  std::int32_t buildings = 0;
  std::int32_t chances = 0;
  std::int32_t goods = 0;
  std::int32_t cubes = 0;
  std::int32_t cards = 0;
  std::int32_t time = 0;
  std::int32_t coins = 0;

  constexpr std::int32_t total() const {
    return contracts + buildings + chances + goods + cubes + cards + time + coins;
  }
};

class Planner {
 public:
  constexpr Planner(const Game& game, const State& state)
      : game_(game), edition_(game.edition()), state_(state), trip_ahead_(before_trip(state.stage)) {}

  constexpr Prospects prospects(Seat seat) const {
    const int turns = turns_ahead(seat);
    const Office office = look(seat, turns);
    Prospects all;
    all.contracts = office.points;
    for_each_bit(state_.building[seat], [&](unsigned building) { all.buildings += expected(seat, building, turns); });
    if (turns <= 0) return all;
    all.chances = chances(seat, office, turns);
    const std::int32_t goods = stock(seat, office);
    const std::int32_t cubes = weigh::supply_cube * count_bits(state_.supply[seat]);
    all.goods = while_useful(goods, turns);
    all.cubes = while_useful(goods + cubes, turns) - all.goods;
    all.cards = cards(seat, office, turns);
    all.time = time(seat, turns);
    all.coins = coins(seat, office, turns);
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
    return own + 1 + rounds_ahead();
  }

  /// Rounds that the chart still allows (MK-8.1), before the final one.
  constexpr int rounds_ahead() const {
    if (state_.finale != Finale::none) return 0;
    unsigned counters = game_.on_chart(state_);
    if (state_.side == reverse) {
      for (const std::uint8_t row : edition_.side[ultimo].size) counters += row;
    }
    return static_cast<int>(counters) * weigh::turns_per_counter / (100 * game_.players());
  }

  // What details.hpp tells one by one.

  /// A player's contracts at a glance.
  struct Office {
    std::int32_t points = 0;
    std::int32_t low = 0;      ///< what one of the three last spaces is worth on average: better contracts come there
    unsigned spare = 0;        ///< values beyond the spaces of the office: to be sold before the end (MK-4.4)
    unsigned sellable = 0;     ///< values of all but the best three
    Goods demand{};            ///< of all contracts together
    std::uint16_t places = 0;  ///< bit per place named
  };

  /// MK-9.2; contracts beyond the office are sold before the last turn, so they count half only then.
  constexpr Office look(Seat seat, int turns) const {
    Office office;
    unsigned place = state_.owned[seat].size();
    state_.owned[seat].each([&](unsigned which) {
      const Contract& contract = edition_.contract[which];
      --place;
      if (place < edition_.office_spaces) {
        const std::int32_t points = worth(contract.value, turns);
        office.points += points;
        if (static_cast<int>(place) + weigh::replaced >= edition_.office_spaces)
          office.low += (points - contract.value * (turns == 1 ? 50 : weigh::coin)) / weigh::replaced;
      } else if (turns <= 1) {
        office.points += 50 * contract.value;
      } else {
        office.spare += contract.value;
      }
      if (place >= 3) office.sellable += contract.value;
      if (contract.place == no_place) return;
      office.places = static_cast<std::uint16_t>(office.places | (1U << contract.place));
      for (unsigned good = 0; good < max_goods; ++good)
        office.demand[good] = static_cast<std::uint8_t>(office.demand[good] + contract.goods[good]);
      if (contract.of_column == 0) return;
      for_each_bit(edition_.column[contract.column].goods, [&](unsigned good) {
        office.demand[good] = static_cast<std::uint8_t>(office.demand[good] + (contract.of_column + 1U) / 2U);
      });
    });
    return office;
  }

  /// A contract in the office: its points at the end, its standing before.
  static constexpr std::int32_t worth(std::int32_t value, int turns) {
    const std::int32_t standing =
        std::min<std::int32_t>(100 * value, value * (weigh::standing + weigh::standing_high * value));
    const int far = capped(turns, weigh::standing_turns);
    return 100 * value - (100 * value - standing) * far / weigh::standing_turns;
  }
  /// MK-6.5: a contract may bring the next one, the sooner the less it lacks; 0: it will not any more.
  constexpr std::int32_t promise(Reach& reach, const Office& office, unsigned which, int turns) const {
    const Contract& contract = edition_.contract[which];
    if (contract.place == no_place) return 0;
    const unsigned above = contract.level + 1U;
    const unsigned level = above < edition_.levels && pile(above) ? above : contract.level;
    if (level == contract.level && !pile(level)) return 0;
    const Lack lack = reach.lack(which);
    const int left = turns - 1 - static_cast<int>(lack.trips);
    if (left < 0 || (lack.unpaid && left == 0)) return 0;
    std::int32_t promise = gain(office, edition_.value[level], turns) * weigh::hope / 100;
    const std::uint8_t top = state_.top[level];
    if (left > 0 && lack.trips < 2 && top != no_contract && edition_.contract[top].place != no_place) {
      const auto away = static_cast<int>(reach.trips_for_top(level));
      promise += promise * weigh::fitting * (2 - std::min<int>(away, 4)) / 100;
    }
    for (unsigned trip = 0; trip < lack.trips; ++trip) promise = promise * weigh::per_trip / 100;
    for (unsigned unit = 0; unit < lack.units; ++unit) promise = promise * weigh::per_unit / 100;
    if (lack.unpaid) promise = promise * weigh::unpaid_trip / 100;
    return promise;
  }
  /// Contracts of the same place are delivered by the same trip.
  static constexpr std::int32_t together(std::int32_t sum, std::int32_t promise) {
    const std::int32_t less = std::min(sum, promise);
    return std::max(sum, promise) + less * weigh::beside / 100;
  }
  /// Each further place needs another trip.
  static constexpr std::int32_t after_others(std::int32_t sum, unsigned others, int turns) {
    if (turns <= static_cast<int>(others)) return 0;
    switch (others) {
      case 0:
        return sum;
      case 1:
        return sum * weigh::second_place / 100;
      case 2:
        return sum * weigh::third_place / 100;
      default:
        return sum * weigh::fourth_place / 100;
    }
  }
  static constexpr unsigned most_places = 4;

  constexpr std::int32_t good_worth(Seat seat, const Office& office, unsigned good) const {
    const int count = state_.goods[seat][good];
    const int wanted = std::min<int>(count, office.demand[good]);
    const int spare = count - wanted;
    return weigh::wanted_good * wanted + weigh::spare_good * std::min(spare, 2) +
           weigh::more_goods * std::clamp(spare - 2, 0, 4);
  }
  static constexpr std::int32_t while_useful(std::int32_t goods, int turns) {
    return goods * capped(turns, weigh::goods_turns) / weigh::goods_turns;
  }

  /// One of a player's bonus cards, for the turns to come.
  constexpr std::int32_t card_worth(Seat seat, const Office& office, unsigned card, int turns) const {
    const Bonus& bonus = edition_.bonus[card];
    const CardSet others = state_.bonus[seat] & game_.bonus_at(bonus.place) & ~bit<CardSet>(card);
    const std::int32_t each_turn =
        weigh::bonus_card * (100 + weigh::bonus_time * edition_.place[bonus.place].time) / 100 +
        (others != 0 ? weigh::bonus_stacked : 0) +
        (((office.places >> bonus.place) & 1U) != 0 ? weigh::bonus_on_way : 0) +
        (office.demand[bonus.good] > 0 ? weigh::bonus_wanted : 0);
    return each_turn * capped(turns, weigh::bonus_turns);
  }

  /// What a building will bring: the points of today, and with turns ahead those of most games.
  constexpr std::int32_t expected(Seat seat, unsigned building, int turns) const {
    const std::int32_t now = 50 * game_.building_points(state_, seat, building);
    if (turns <= 0) return now;
    const std::int32_t usual = most(edition_.building[building]) * weigh::typical;
    return now + (usual - now) * capped(turns, weigh::building_turns) / (weigh::building_turns + 2);
  }

 private:
  static constexpr int capped(int value, int most) { return value < most ? value : most; }

  static constexpr bool before_trip(Stage stage) {
    return stage == Stage::invest || stage == Stage::pay_contract || stage == Stage::drop_contract ||
           stage == Stage::pressured_buy || stage == Stage::travel;
  }

  /// What one more contract of this value adds: it drives a low one out of the office, which is sold or counts half.
  static constexpr std::int32_t gain(const Office& office, std::int32_t value, int turns) {
    return std::max(worth(value, turns) - office.low, value * (turns == 1 ? 50 : weigh::coin));
  }

  constexpr std::int32_t chances(Seat seat, const Office& office, int turns) const {
    Reach reach(game_, state_, seat);
    std::array<std::int32_t, max_places> by_place{};
    state_.owned[seat].each([&](unsigned which) {
      const std::int32_t chance = promise(reach, office, which, turns);
      if (chance == 0) return;
      std::int32_t& sum = by_place[edition_.contract[which].place];
      sum = together(sum, chance);
    });
    std::array<std::int32_t, most_places> best{};
    for (std::int32_t sum : by_place) {
      for (std::int32_t& place : best) {
        if (sum > place) std::swap(sum, place);
      }
    }
    std::int32_t sum = 0;
    for (unsigned i = 0; i < most_places; ++i) sum += after_others(best[i], i, turns);
    return sum;
  }
  constexpr bool pile(unsigned level) const {
    if (state_.top[level] != no_contract) return true;
    return game_.solo() ? !(state_.stack & game_.of_level(level)).empty()
                        : !(state_.discard & game_.of_level(level)).empty();
  }

  constexpr std::int32_t stock(Seat seat, const Office& office) const {
    std::int32_t sum = 0;
    for (unsigned good = 0; good < game_.goods(); ++good) sum += good_worth(seat, office, good);
    return sum;
  }

  constexpr std::int32_t cards(Seat seat, const Office& office, int turns) const {
    std::int32_t sum = 0;
    for_each_bit(state_.bonus[seat], [&](unsigned card) { sum += card_worth(seat, office, card, turns); });
    return sum;
  }

  constexpr std::int32_t time(Seat seat, int turns) const {
    const int count = state_.counters[seat];
    const int sum = weigh::first_counters * std::min(count, 3) + weigh::more_counters * std::clamp(count - 3, 0, 5);
    return sum * capped(turns, weigh::counter_turns) / weigh::counter_turns;
  }

  /// Coins are worth what they can buy: a building so far as they reach, or cards for the turns to come. Without coins
  /// the contracts beyond the office buy the cards (MK-10.4).
  constexpr std::int32_t coins(Seat seat, const Office& office, int turns) const {
    const auto coins = static_cast<int>(game_.coins() ? state_.coins[seat] + office.spare : office.spare);
    std::int32_t best = 0;
    if (coins > 0) {
      const int within = coins + static_cast<int>(office.sellable - office.spare);
      for (const std::uint8_t building : state_.building_display) {
        if (building == no_card) continue;
        const int cost = edition_.building[building].cost;
        if (turns == 1 && within < cost) continue;
        const std::int32_t points = expected(seat, building, turns);
        best = std::max(best,
                        coins >= cost ? points * weigh::affordable / 100 : points * coins / cost * weigh::saving / 100);
      }
      const std::int32_t later =
          weigh::coin * std::min(coins, 20) * capped(turns - 1, weigh::coin_turns) / weigh::coin_turns;
      best = std::max(best, later);
    }
    if (state_.hand[seat] != no_card && turns > 1) best += weigh::card_in_hand;
    return best;
  }

  /// The points of a building at its best; those that only one of all players can have count by their number.
  constexpr std::int32_t most(const Building& card) const {
    const std::int32_t points = card.points;
    switch (card.kind) {
      case ScoreKind::per_type:
        return points * count_bits(card.goods);
      case ScoreKind::per_goods:
      case ScoreKind::per_time:
        return card.most;
      case ScoreKind::time_tiers:
        return card.tier[card.tiers - 1U].points;
      case ScoreKind::colour_pairs:
        return points * edition_.majors;
      case ScoreKind::complete_columns:
        return points * edition_.columns;
      case ScoreKind::all_columns:
        return points;
      case ScoreKind::sole_most:
        return 2 * points / game_.players();
    }
    return 0;
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  bool trip_ahead_;
};

}  // namespace fondaco::merkator
