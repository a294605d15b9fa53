// SPDX-License-Identifier: MIT
#pragma once
// What a position promises one seat, in hundredths of a point: what it has, and what its cities, its money and the
// places within its reach will bring until the clock of the towns runs out. Hidden hands are never looked at.
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

/// The parts of a seat's prospects.
struct Outlook {
  std::int32_t score = 0;
  std::int32_t territories = 0;
  std::int32_t money = 0;
  std::int32_t cities = 0;
  std::int32_t reach = 0;
  std::int32_t letters = 0;

  constexpr std::int32_t sum() const { return score + territories + money + cities + reach + letters; }
};

class Prospects {
 public:
  constexpr Prospects(const Game& game, const State& state, Seat viewer)
      : game_(game), edition_(game.edition()), state_(state), viewer_(viewer) {
    for (Seat seat = 0; seat < game.players(); ++seat) {
      for_each_bit(state.branches[seat], [&](unsigned place) { around_[seat] |= game.near(place); });
    }
    open_ = state.marked & ~state.awarded;
    empty_ = game.empty_towns(state);
    rounds_ = rounds_left();
  }

  /// About how many turns each seat still has, in tenths: until the towns run out, the markers are awarded, or nobody
  /// finds a place to open any more (MM-11).
  constexpr int rounds_left() const {
    const int players = game_.players();
    const int by_towns = state_.towns_left * 24 / players;
    const CitySet all = cities_of(game_.in_play());
    const int by_markers = count_bits(all & ~state_.awarded) * 16 / players;
    CitySet enterable = all;
    for_each_bit(state_.marked, [&](unsigned city) {
      if (game_.free_spaces(state_, city) == 0) enterable &= ~bit<CitySet>(city);
    });
    int openings = state_.towns_left;
    for (Seat seat = 0; seat < players; ++seat) openings += count_bits(enterable & ~cities_of(state_.branches[seat]));
    const int by_openings = openings * 9 / players;
    return std::max(5, std::min({by_towns, by_markers, by_openings}));
  }

  constexpr Outlook of(Seat seat) const {
    Outlook outlook;
    outlook.score = 100 * state_.score[seat];
    outlook.territories = 100 * edition_.territory_points * game_.territories(state_, seat);
    int spaces = 0;
    for_each_bit(cities_of(state_.branches[seat]) & open_, [&](unsigned city) {
      const int value = city_value(seat, city);
      outlook.cities += value;
      if (!settles(city)) spaces += static_cast<int>(game_.free_spaces(state_, city));
    });
    outlook.money = money(seat, spaces);
    outlook.reach = reach(seat);
    outlook.letters = state_.letters[seat] * std::min(rounds_, 40) * letter_value / 40;
    return outlook;
  }

  /// What the marker of an open city is worth to a seat with a branch there: its points by the chance of getting them.
  constexpr int city_value(Seat seat, unsigned city) const {
    const int value = edition_.place[city].value;
    const Ring houses = state_.ring[city];
    const int free = static_cast<int>(game_.free_spaces(state_, city));
    const int majority = edition_.majority[static_cast<std::size_t>(value)];
    const int own = static_cast<int>(ring::count(houses, seat));
    const bool mine = state_.turn == seat && ((state_.centre >> city) & 1U) != 0;
    if (mine && own >= majority) return 100 * value;  // settled at the end of this turn (MM-9.2)

    int inside = 0;
    int around = 0;
    int strongest = 0;
    for (Seat rival = 0; rival < game_.players(); ++rival) {
      if (rival == seat) continue;
      const int theirs = static_cast<int>(ring::count(houses, rival));
      inside += theirs > 0 ? 1 : 0;
      around += theirs == 0 && ((around_[rival] >> city) & 1U) != 0 ? 1 : 0;
      strongest = std::max(strongest, theirs);
    }
    const bool ahead = own > strongest || (own == strongest && comes_first(houses, seat, own));
    if (free == 0) return ahead ? 100 * edition_.half[static_cast<std::size_t>(value)] : 0;

    // The majority: one house a turn, while rivals take the spaces that are not needed for it.
    const int needed = majority - own;
    int chance = 0;
    const int time = std::min(rounds_ + 14 - 10 * needed, enough_time);
    if (needed <= free && time > 0) {
      const int spare = free - needed;
      const int lost = (2 * inside + around) * needed / 2 - spare;
      chance = 94 - 4 * needed - (lost > 0 ? 17 * lost : 0);
      const int theirs = majority - strongest;
      if (theirs <= free && theirs < needed) chance -= 22;
      chance = std::max(chance, 6) * time / enough_time;
    }
    const int half_chance = (100 - chance) * (ahead ? 55 : 15) / 100;
    return value * chance + edition_.half[static_cast<std::size_t>(value)] * half_chance;
  }

 private:
  // Worth of things in hundredths of a point, found by self-play.
  static constexpr int letter_value = 170;
  static constexpr int useful_ducat = 16;
  static constexpr int spent_in_a_round = 11;
  static constexpr int town_in_reach = 60;
  static constexpr int crowding = 3000;
  static constexpr int enough_time = 30;  ///< tenths of a round to spare, beyond what a majority needs

  /// Could the seat lay the marker of this city? The own hand is known to its owner alone.
  constexpr bool holds_marker(Seat seat, unsigned city) const {
    return seat == viewer_ && state_.hand[seat][edition_.place[city].value - 1U] > 0;
  }

  /// The active player's majority there is awarded at the end of this turn.
  constexpr bool settles(unsigned city) const {
    if (((state_.centre >> city) & 1U) == 0) return false;
    const std::uint8_t value = edition_.place[city].value;
    return ring::count(state_.ring[city], state_.turn) >= edition_.majority[value] ||
           ring::size(state_.ring[city]) == value;
  }

  constexpr bool comes_first(Ring houses, Seat seat, int most) const {
    for (unsigned space = 0; space < ring::size(houses); ++space) {
      const Seat owner = ring::at(houses, space);
      if (owner == seat) return true;
      if (static_cast<int>(ring::count(houses, owner)) == most) return false;
    }
    return false;
  }

  /// Money is worth what it can still open; the rest is exchanged at the end (MM-12.2).
  constexpr int money(Seat seat, int spaces) const {
    const PlayerTable& table = game_.table();
    const int later = std::min(rounds_, 25);
    const int wealth = state_.cash[seat] + (spaces * table.income + table.basic) * later / 10;
    const int useful = std::min(wealth, spent_in_a_round * rounds_ / 10 + 8);
    return useful * useful_ducat + (wealth - useful) * 100 / edition_.ducats_per_point;
  }

  /// A home among cities near by, away from the homes of the others.
  constexpr int home_reach(Seat seat) const {
    if (state_.branches[seat] == 0) return 0;
    const auto home = static_cast<unsigned>(lowest_bit(state_.branches[seat]));
    int sum = 0;
    for_each_bit(cities_of(game_.in_play()), [&](unsigned city) {
      const int away = static_cast<int>(game_.distance(home, city));
      sum += edition_.place[city].value * (holds_marker(seat, city) ? 12 : 9) * 400 / ((5 + away) * (5 + away));
    });
    for (const PlaceSet places : state_.branches) {
      if (places == 0) continue;
      const auto other = static_cast<unsigned>(lowest_bit(places));
      if (other != home) sum -= crowding / (10 + static_cast<int>(game_.distance(home, other)));
    }
    return sum;
  }

  /// Where the seat could go next: the best place counts most.
  constexpr int reach(Seat seat) const {
    if (state_.stage == Stage::home) return home_reach(seat);
    int best = 0;
    int second = 0;
    int others = 0;
    const PlaceSet own = state_.branches[seat];
    const PlaceSet there = around_[seat] & ~own & (empty_ | cities_of(game_.in_play()));
    for_each_bit(there, [&](unsigned place) {
      int worth = promise(seat, place);
      if (worth == 0) return;
      if ((game_.territory(edition_.place[place].territory) & own) == 0) worth += 100 * edition_.territory_points / 2;
      const int cost = static_cast<int>(game_.route_cost(state_, seat, place));
      worth = worth * 10 / (6 + cost);
      if (worth > best) std::swap(worth, best);
      if (worth > second) std::swap(worth, second);
      others += worth;
    });
    return (best + second / 2 + others / 4) * std::min(rounds_, 30) / 30;
  }

  /// What opening this place would promise, apart from its territory and its price.
  constexpr int promise(Seat seat, unsigned place) const {
    if (!is_city(place)) return town_in_reach;
    const int value = edition_.place[place].value;
    int rivals = 0;
    for (Seat rival = 0; rival < game_.players(); ++rival)
      rivals += rival != seat && ((around_[rival] >> place) & 1U) != 0 ? 1 : 0;
    const auto contested = [&](int worth) { return worth * 2 / (2 + rivals); };
    if (((state_.marked >> place) & 1U) == 0) {
      return contested(value * (holds_marker(seat, place) ? 24 : 9));
    }
    const int free = static_cast<int>(game_.free_spaces(state_, place));
    if (((state_.awarded >> place) & 1U) != 0) return free > 0 ? 12 : 0;
    return contested(free * 36);
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Seat viewer_;
  std::array<PlaceSet, max_players> around_{};  ///< by seat: places next to its branches
  CitySet open_ = 0;
  PlaceSet empty_ = 0;
  int rounds_ = 0;
};

}  // namespace fondaco::medieval
