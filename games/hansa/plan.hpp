// SPDX-License-Identifier: MIT
#pragma once
// What a seat's position is worth, part by part, in hundredths of a point: what would be scored now, and what skills,
// pieces and begun routes promise for the turns that are left.
#include "games/hansa/hansa.hpp"
#include "games/hansa/survey.hpp"

namespace fondaco::hansa {

/// The parts of a seat's prospects.
struct Prospects {
  std::int32_t score = 0;
  std::int32_t desk = 0;
  std::int32_t tokens = 0;  ///< unused ones
  std::int32_t taken = 0;   ///< all of them, for the end
  std::int32_t table = 0;
  std::int32_t cities = 0;
  std::int32_t kontors = 0;
  std::int32_t network = 0;  ///< what the key makes of the Kontors, beyond their number
  std::int32_t pieces = 0;
  std::int32_t routes = 0;

  constexpr std::int32_t total() const {
    return score + desk + tokens + taken + table + cities + kontors + network + pieces + routes;
  }
};

class Planner {
 public:
  constexpr Planner(const Game& game, const State& state, const Survey& survey)
      : game_(game), edition_(game.edition()), state_(state), survey_(survey), turns_(expected_turns()) {
    for (Seat seat = 0; seat < game.players(); ++seat) {
      const unsigned active = active_pieces(seat);
      fuel_[seat] = fuel(active);
      piece_lost_[seat] = active > 0 ? fuel_[seat] - fuel(active - 1) : 0;
      piece_won_[seat] = fuel(active + 1) - fuel_[seat];
      taken_[seat] = game.tokens_taken(state, seat);
    }
    find_leader();
  }

  constexpr Prospects prospects(Seat seat) const;
  /// How much there is to do for a seat with its next actions: pieces to insert, routes to establish.
  constexpr int work(Seat seat) const {
    const int ready = count_bits(game_.held(state_, seat) & game_.allowed(state_));
    return static_cast<int>(game_.pieces_left(state_, seat)) + ready;
  }

  /// The seat can establish a route at once that brings it something.
  constexpr bool can_harvest(Seat seat) const {
    bool found = false;
    for_each_bit(game_.held(state_, seat) & game_.allowed(state_),
                 [&](unsigned route) { found = found || route_worth(seat, route) > 0; });
    return found;
  }

  // What details.hpp tells one by one.

  /// With two players: where a seat that still has actions may use them (HT-9.4).
  constexpr RouteSet opportunities(Seat seat) const {
    return game_.two_players() && state_.turn == seat && state_.actions > 0 ? game_.allowed(state_) : 0;
  }
  /// A route with pieces of the seat.
  struct Stand {
    std::int32_t worth = 0;     ///< what establishing it will bring, by how near that is
    std::int32_t presence = 0;  ///< of the pieces, whatever becomes of the route
    std::int32_t at_once = 0;   ///< what the next action would bring where the pawn stands now
  };
  constexpr Stand stand(Seat seat, unsigned route, RouteSet near_the_pawn) const;
  /// Of the worth of a route, when so many others are nearer or better: not all can be finished at once.
  static constexpr std::int32_t after_others(std::int32_t worth, unsigned others) {
    constexpr std::array<std::int16_t, most_routes> share{100, 70, 45, 25};
    return worth * share[others] / 100;
  }
  static constexpr std::int32_t urgent(std::int32_t at_once) { return at_once * 6 / 10; }
  static constexpr unsigned most_routes = 4;

  constexpr std::int32_t skill_worth(unsigned track, unsigned step) const;
  /// An unused token, while there is time to use it.
  constexpr std::int32_t token_worth(Token token) const {
    constexpr std::array<std::int16_t, token_kinds> ready{130, 50, 190, 250, 170, 50, 50};
    return ready[static_cast<std::size_t>(token)] * (turns_ + last_turns) / (typical_turns + last_turns);
  }
  /// What controlling a city promises: its points at the end and the prestige of routes established beside it.
  constexpr std::int32_t control_worth(unsigned city) const {
    const bool visited = game_.side().city[city].upgrade != no_track;
    return 100 * edition_.city_points + (visited ? 20 : 7) * turns_;
  }
  constexpr Seat controller(unsigned city) const { return survey_.controller[city]; }
  constexpr unsigned kontors(Seat seat, unsigned city) const { return survey_.kontors[seat][city]; }
  /// A Kontor outside the largest network counts half: it may be joined to it one day.
  constexpr std::int32_t kontor_counts(Seat seat, unsigned city) const {
    return ((survey_.network[seat].cities >> city) & 1U) != 0 ? 100 : 50;
  }

 private:
  constexpr void find_leader();
  /// Turns that each player may still expect, by what all have reached together: a single step changes it little, so
  /// that nobody shies away from what brings the end nearer.
  constexpr int expected_turns() const {
    unsigned drawn = 0;
    for (const std::uint8_t count : game_.token_mix().supply) drawn += count;
    drawn -= std::min(drawn, game_.supply_size(state_));
    int reached = 3 * count_bits(state_.full) + 3 * static_cast<int>(drawn);
    for (Seat seat = 0; seat < game_.players(); ++seat) reached += state_.score[seat];
    const int typical = 45 + 12 * game_.players();
    return std::max(last_turns, typical_turns * (typical - reached) / typical);
  }

  /// The leader hurries to the end once it is in sight.
  constexpr bool hurries(Seat seat) const { return leader_ == seat && 2 * state_.score[seat] > edition_.end_score; }
  /// One Kontor of the network; a field of the key that changes nothing yet is on the way to the next one.
  constexpr std::int32_t key_worth(unsigned step) const {
    const Skill& key = game_.skill(Track::clavis_urbis);
    const bool half_way = step > 0 && step + 1U < key.values && key.value[step] == key.value[step - 1];
    return 100 * key.value[step] + (half_way ? 35 : 0);
  }
  /// Pieces outside the cities and the desk.
  constexpr unsigned active_pieces(Seat seat) const {
    unsigned count = 0;
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      count += state_.supply[seat][index(kind)] + unsigned{state_.stock[seat][index(kind)]};
      for_each_bit(state_.stands[seat][index(kind)],
                   [&](unsigned route) { count += count_on(state_, route, piece_of(seat, kind)); });
    }
    return count;
  }
  /// Pieces in play are what all further routes are made of; whoever has few can hardly fill one any more.
  constexpr std::int32_t fuel(unsigned active) const {
    constexpr std::array<std::int16_t, 10> missed{760, 580, 430, 310, 220, 150, 95, 55, 25, 10};
    const std::int32_t lack = active < missed.size() ? missed[active] : 0;
    // The fewer play, the more routes each of them has to fill.
    const int each = std::clamp(6 - game_.players(), 1, 3);
    return each * turns_ * static_cast<std::int32_t>(std::min(active, 16U)) - lack;
  }
  constexpr std::int32_t pieces_worth(Seat seat) const;
  /// Establishing this route would end the game, whatever its reward (HT-7.1.1, HT-7.1.2).
  constexpr bool ends_game(unsigned route) const;
  /// The seat would be alone in front if it ended the game by establishing this route.
  constexpr bool wins_by(Seat seat, unsigned route) const;
  /// `extra`: left of all others (HT-4.5.9), so that a tie does not give control (HT-4.5.4).
  constexpr std::int32_t kontor_worth(Seat seat, unsigned city, bool extra) const;
  constexpr std::int32_t route_worth(Seat seat, unsigned route) const;
  constexpr std::int32_t routes_worth(Seat seat) const;

  static constexpr int typical_turns = 20;
  static constexpr int last_turns = 6;
  static constexpr std::int32_t action = 60;     ///< one action more in a turn
  static constexpr std::int32_t haste = 160;     ///< a point on the track for who hurries
  static constexpr std::int32_t triumph = 1500;  ///< a route that ends the game, for who wins by it

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  const Survey& survey_;
  int turns_ = 0;
  std::array<std::int32_t, max_players> fuel_{};        ///< what the active pieces are worth
  std::array<std::int32_t, max_players> piece_lost_{};  ///< one of them less
  std::array<std::int32_t, max_players> piece_won_{};   ///< one more
  std::array<unsigned, max_players> taken_{};           ///< tokens
  std::array<std::int32_t, max_players> points_{};      ///< if the game ended now
  bool last_round_ = false;                             ///< some route may end the game
  Seat leader_ = nobody;                                ///< alone in front if the game ended now
};

/// Who would win now wants the end, and it comes with points on the track (HT-7.1.1).
constexpr void Planner::find_leader() {
  for (unsigned field = 0; field < edition_.fields; ++field) {
    if (state_.table[field] != no_piece) points_[owner_of(state_.table[field])] += edition_.field_points[field];
  }
  constexpr int most_prestige = 2;  // of one route (HT-4.5.3)
  last_round_ = game_.supply_size(state_) == 0;
  std::int32_t best = -1;
  for (Seat seat = 0; seat < game_.players(); ++seat) {
    points_[seat] += state_.score[seat] + edition_.token_points[taken_[seat]];
    points_[seat] += edition_.city_points * count_bits(survey_.ruled[seat]);
    points_[seat] +=
        static_cast<int>(survey_.network[seat].size * game_.skill_value(state_, seat, Track::clavis_urbis));
    for (unsigned track = 0; track < tracks; ++track) {
      if (game_.fully_uncovered(state_, seat, track)) points_[seat] += edition_.skill[track].full_bonus;
    }
    last_round_ = last_round_ || state_.score[seat] + most_prestige >= edition_.end_score;
    if (points_[seat] > best) {
      best = points_[seat];
      leader_ = seat;
    } else if (points_[seat] == best) {
      leader_ = nobody;
    }
  }
}

constexpr bool Planner::ends_game(unsigned route) const {
  if (!last_round_) return false;
  if (state_.token[route] != no_token && game_.supply_size(state_) == 0) return true;
  const Seat a = survey_.controller[game_.side().route[route].a];
  const Seat b = survey_.controller[game_.side().route[route].b];
  const int each = a == b ? 2 : 1;
  return (a != nobody && state_.score[a] + each >= edition_.end_score) ||
         (b != nobody && state_.score[b] + each >= edition_.end_score);
}

constexpr bool Planner::wins_by(Seat seat, unsigned route) const {
  std::array<std::int32_t, max_players> points = points_;
  for (const std::uint8_t city : {game_.side().route[route].a, game_.side().route[route].b}) {
    if (survey_.controller[city] != nobody) ++points[survey_.controller[city]];
  }
  if (state_.token[route] != no_token) {
    const unsigned taken = taken_[seat];
    points[seat] += edition_.token_points[std::min(taken + 1, max_tokens)] - edition_.token_points[taken];
  }
  return best_rival(game_.players(), seat, [&](Seat of) { return points[of]; }).second < points[seat];
}

/// What the fields uncovered so far are worth while the game lasts, and the bonus of a full one (HT-8.2).
constexpr std::int32_t Planner::skill_worth(unsigned track, unsigned step) const {
  const Skill& skill = edition_.skill[track];
  const bool full = step + 1 == skill.values;
  const std::int32_t bonus = full ? 100 * skill.full_bonus : 0;
  // A field that changes nothing yet is half the way to the next one.
  const bool half_way = !full && step > 0 && skill.value[step] == skill.value[step - 1];
  const auto gained = [&](std::int32_t each) {
    const std::int32_t sum = each * (skill.value[step] - skill.value[0]);
    return half_way ? sum + each * (skill.value[step + 1] - skill.value[step]) / 2 : sum;
  };
  switch (static_cast<Track>(track)) {
    case Track::actiones:
      return bonus + gained(action * turns_);
    case Track::privilegium:
      return bonus + (20 + 2 * turns_) * survey_.open_houses[skill.value[step]];
    case Track::liber_sophiae:
      return bonus + gained(6 * turns_);
    case Track::bursa:
      return bonus + 4 * turns_ * (std::min<int>(skill.value[step], 9) - std::min<int>(skill.value[0], 9));
    case Track::clavis_urbis:
      return bonus;  // counted with the network
  }
  return bonus;
}

/// Pieces at hand are the fuel of the next turns; more than a turn or two can use are worth little.
constexpr std::int32_t Planner::pieces_worth(Seat seat) const {
  constexpr std::array<std::int16_t, 9> at_hand{0, 45, 85, 120, 150, 175, 195, 210, 220};
  const unsigned supply = state_.supply[seat][0] + 2U * state_.supply[seat][1];
  const unsigned stock = state_.stock[seat][0] + 2U * state_.stock[seat][1];
  const std::int32_t ready = supply < at_hand.size() ? at_hand[supply] : 220 + 6 * static_cast<int>(supply - 8);
  return ready + fuel_[seat] + (stock < 6 ? 14 * static_cast<int>(stock) : 84 + 5 * static_cast<int>(stock - 6));
}

/// One more Kontor in a city.
constexpr std::int32_t Planner::kontor_worth(Seat seat, unsigned city, bool extra) const {
  const std::int32_t key = key_worth(state_.skill[seat][static_cast<std::size_t>(Track::clavis_urbis)]);
  const CitySet cities = survey_.cities[seat];
  // In the network, or beside it, it counts at once; elsewhere it may one day.
  const bool counts = cities == 0 || ((survey_.network[seat].cities >> city) & 1U) != 0 ||
                      (survey_.network[seat].cities & game_.neighbours(city)) != 0;
  std::int32_t worth = counts ? key : key / 2;
  const Seat ruler = survey_.controller[city];
  // A house is further right than all that stands there, so a tie is enough.
  const unsigned needed = ruler == nobody ? 0U : survey_.kontors[ruler][city] + (extra ? 1U : 0U);
  if (ruler != seat && survey_.kontors[seat][city] + 1U >= needed) worth += control_worth(city);
  // The chain from end to end (HT-4.5.12).
  if (((state_.linked >> seat) & 1U) == 0 && survey_.kontors[seat][city] == 0) {
    const auto place = static_cast<unsigned>(count_bits(state_.linked));
    if (place < edition_.links && game_.links(cities | bit<CitySet>(city))) worth += 100 * edition_.link_points[place];
  }
  return worth;
}

/// What establishing this route would bring, with the best reward.
constexpr std::int32_t Planner::route_worth(Seat seat, unsigned route) const {
  const Route& what = game_.side().route[route];
  const unsigned merchants = count_on(state_, route, piece_of(seat, Kind::merchant));
  const unsigned traders = count_on(state_, route, piece_of(seat, Kind::trader));
  const bool open = merchants + traders < what.spaces;
  const unsigned privilege = game_.skill_value(state_, seat, Track::privilegium);
  const std::int32_t piece_lost = piece_lost_[seat];
  std::int32_t sure = 0;
  std::int32_t best = 0;
  if (ends_game(route)) {
    if (!wins_by(seat, route)) return 0;  // nobody brings about their own defeat
    sure += triumph;
  }
  if (state_.token[route] != no_token) {
    const unsigned taken = taken_[seat];
    sure += token_worth(static_cast<Token>(state_.token[route])) +
            50 * (edition_.token_points[std::min(taken + 2, max_tokens)] - edition_.token_points[taken]);
  }
  for (const std::uint8_t city : {what.a, what.b}) {
    if (survey_.controller[city] == seat && hurries(seat)) sure += haste;
    if (survey_.controller[city] != nobody)
      sure += survey_.controller[city] == seat ? 100 : game_.two_players() ? -100 : -60;
    const City& place = game_.side().city[city];
    const unsigned next = survey_.next_house[city];
    if (next < place.houses && place.house[next].level <= privilege) {
      const bool fits = place.house[next].kind == Kind::trader ? open || traders > 0 : merchants > 0;
      const std::int32_t worth = kontor_worth(seat, city, false) + 100 * place.house[next].coin - piece_lost;
      // A piece of the right kind may still come.
      if (fits || open) best = std::max(best, fits ? worth : worth / 3);
    }
    if (next > 0 && state_.unused[seat][static_cast<std::size_t>(Token::extra_kontor)] > 0)
      best = std::max(best, kontor_worth(seat, city, true) - token_worth(Token::extra_kontor) - piece_lost);
    if (place.upgrade != no_track && !game_.fully_uncovered(state_, seat, place.upgrade)) {
      const unsigned step = state_.skill[seat][place.upgrade];
      std::int32_t worth = skill_worth(place.upgrade, step + 1) - skill_worth(place.upgrade, step);
      if (static_cast<Track>(place.upgrade) == Track::clavis_urbis)
        worth += (key_worth(step + 1) - key_worth(step)) * (count_bits(survey_.cities[seat]) + turns_ / 4);
      best = std::max(best, worth + piece_won_[seat]);
    }
  }
  if (what.table && merchants > 0) {
    for (unsigned field = 0; field < edition_.fields; ++field) {
      if (state_.table[field] == no_piece && edition_.field_level[field] <= privilege)
        best = std::max<std::int32_t>(best, 100 * edition_.field_points[field] - piece_lost);
    }
  }
  return sure + best;
}

/// The more of a route is held, the nearer is what it brings. A piece in the way of others earns its place, since
/// pushing it away costs them and brings an extra one (HT-4.3.3).
constexpr Planner::Stand Planner::stand(Seat seat, unsigned route, RouteSet near_the_pawn) const {
  constexpr std::array<std::int16_t, max_spaces + 1> nearness{60, 40, 23, 10, 0};  // by spaces missing, in percent
  const unsigned traders = count_on(state_, route, piece_of(seat, Kind::trader));
  const unsigned merchants = count_on(state_, route, piece_of(seat, Kind::merchant));
  const unsigned missing = game_.side().route[route].spaces - traders - merchants;
  const unsigned blocked = missing - state_.room[route];
  const std::int32_t prize = route_worth(seat, route);
  Stand stand;
  stand.worth = prize * nearness[missing] / 100;
  if (((near_the_pawn >> route) & 1U) != 0) {
    const bool next_step = missing == 0 || (state_.room[route] > 0 && game_.pieces_left(state_, seat) > 0);
    const int nearer = missing == 0 ? 100 : nearness[missing - 1];
    if (next_step) stand.at_once = prize * (nearer - nearness[missing]) / 100;
  }
  if (blocked > 0) {
    stand.worth = stand.worth * 2 / 3 - 40 * static_cast<int>(blocked);
    stand.presence = 14 * static_cast<int>(traders) + 32 * static_cast<int>(merchants);
  }
  stand.presence += 6 * static_cast<int>(traders + 2 * merchants);
  return stand;
}

constexpr std::int32_t Planner::routes_worth(Seat seat) const {
  const RouteSet near_the_pawn = opportunities(seat);
  std::array<std::int32_t, most_routes> best{};
  std::int32_t sum = 0;
  std::int32_t at_once = 0;
  for_each_bit(state_.stands[seat][0] | state_.stands[seat][1], [&](unsigned route) {
    Stand here = stand(seat, route, near_the_pawn);
    sum += here.presence;
    at_once = std::max(at_once, here.at_once);
    for (std::int32_t& place : best) {
      if (here.worth > place) std::swap(here.worth, place);
    }
  });
  sum += urgent(at_once);
  for (unsigned i = 0; i < most_routes; ++i) sum += after_others(best[i], i);
  return sum;
}

constexpr Prospects Planner::prospects(Seat seat) const {
  Prospects sum;
  sum.score = 100 * state_.score[seat];
  if (hurries(seat)) sum.score += haste * (state_.score[seat] - edition_.end_score / 2);
  for (unsigned track = 0; track < tracks; ++track) sum.desk += skill_worth(track, state_.skill[seat][track]);

  const unsigned taken = taken_[seat];
  // Half of the next step counts already.
  sum.taken = 50 * (edition_.token_points[taken] + edition_.token_points[std::min(taken + 1, max_tokens)]);
  for (unsigned token = 0; token < token_kinds; ++token)
    sum.tokens += token_worth(static_cast<Token>(token)) * state_.unused[seat][token];

  for (unsigned field = 0; field < edition_.fields; ++field) {
    if (state_.table[field] != no_piece && owner_of(state_.table[field]) == seat)
      sum.table += 100 * edition_.field_points[field];
  }
  for_each_bit(survey_.ruled[seat], [&](unsigned city) { sum.cities += control_worth(city); });
  // The key counts for the Kontors that stand and for those that may still come.
  const auto size = static_cast<std::int32_t>(survey_.network[seat].size);
  std::int32_t all = 0;
  for_each_bit(survey_.cities[seat], [&](unsigned city) { all += survey_.kontors[seat][city]; });
  const std::int32_t key = key_worth(state_.skill[seat][static_cast<std::size_t>(Track::clavis_urbis)]);
  sum.kontors = 100 * size + 50 * (all - size);
  sum.network = key * size + key * (all - size) / 2 + key * turns_ / 4 - sum.kontors;

  sum.pieces = pieces_worth(seat);
  sum.routes = routes_worth(seat);
  return sum;
}

}  // namespace fondaco::hansa
