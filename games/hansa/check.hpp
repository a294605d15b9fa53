// SPDX-License-Identifier: MIT
#pragma once
// Is this one move legal, and if not, by which rule? Written piece by piece and route by route, without the sets of
// legal.hpp; a property test holds the two together over the whole move space.
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

/// The rule that an answer to another question than the open one breaks.
constexpr RuleId rule_of(Stage stage) {
  switch (stage) {
    case Stage::main:
      return "HT-3.2"_rule;
    case Stage::allocate_merchants:
    case Stage::allocate_traders:
      return "HT-4.1.1"_rule;
    case Stage::insert_kind:
    case Stage::insert_route:
      return "HT-4.2.1"_rule;
    case Stage::displace_route:
    case Stage::displace_piece:
      return "HT-4.3.1"_rule;
    case Stage::displace_kind:
    case Stage::displace_fee:
      return "HT-4.3.2"_rule;
    case Stage::relocate:
      return "HT-4.3.3"_rule;
    case Stage::extra_piece:
    case Stage::extra_route:
      return "HT-4.3.4"_rule;
    case Stage::move_piece:
    case Stage::move_target:
      return "HT-4.4.1"_rule;
    case Stage::establish_route:
      return "HT-4.5.1"_rule;
    case Stage::reward:
      return "HT-4.5.6"_rule;
    case Stage::swap:
      return "HT-5.5"_rule;
    case Stage::improve:
      return "HT-5.7"_rule;
    case Stage::remove:
      return "HT-5.8"_rule;
    case Stage::shift_piece:
    case Stage::shift_target:
      return "HT-11.2"_rule;
    case Stage::pawn_start:
      return "HT-9.3"_rule;
    case Stage::pawn_free:
    case Stage::pawn_end:
      return "HT-9.5"_rule;
    case Stage::pawn_paid:
      return "HT-9.6"_rule;
    case Stage::place_token:
      return "HT-5.3"_rule;
    case Stage::over:
      return "HT-7.2"_rule;
  }
  return "HT-3.2"_rule;
}

constexpr Verdict verdict(bool legal, RuleId rule) { return legal ? Verdict::allowed(rule) : Verdict::refused(rule); }

/// HT-9.4
constexpr bool Game::pawn_allows(const State& state, unsigned route) const {
  return players() != 2 || ((edition_.province[state.pawn].routes >> route) & 1U) != 0;
}

constexpr unsigned Game::free_spaces_elsewhere(const State& state, unsigned route) const {
  unsigned spaces = 0;
  for (unsigned other = 0; other < side().routes; ++other) spaces += other == route ? 0U : state.room[other];
  return spaces;
}

/// HT-4.4.4: a single piece can go somewhere else, or change places with one of the other kind.
constexpr bool Game::step_possible(const State& state, unsigned route, Piece piece, unsigned steps) const {
  if (free_spaces_elsewhere(state, route) > 0) return true;
  const Piece partner = piece_of(owner_of(piece), other_kind(kind_of(piece)));
  for (unsigned other = 0; other < side().routes; ++other) {
    if (steps >= 2 && other != route && count_on(state, other, partner) > 0) return true;
  }
  return false;
}

/// HT-4.3.5, HT-4.3.8: no free space may be nearer; the route of the displacement is the farthest of all.
constexpr Verdict Game::check_landing(const State& state, unsigned route) const {
  const auto distance = [&](unsigned other) {
    if (other == state.pending.route) return max_distance;
    unsigned steps = 1;
    while (steps < max_distance && ((ring_[state.pending.route][steps] >> other) & 1U) == 0) ++steps;
    return steps;
  };
  const bool own_route = route == state.pending.route;
  const RuleId rule = own_route ? "HT-4.3.8"_rule : "HT-4.3.5"_rule;
  if (state.room[route] == 0) return Verdict::refused("HT-4.3.5"_rule);
  for (unsigned other = 0; other < side().routes; ++other) {
    if (state.room[other] > 0 && distance(other) < distance(route)) return Verdict::refused("HT-4.3.5"_rule);
  }
  return Verdict::allowed(rule);
}

constexpr Verdict Game::check_route(const State& state, unsigned route) const {
  if (route >= side().routes) return Verdict::refused("HT-1.1"_rule);
  const Seat me = state.turn;
  const Route& what = side().route[route];
  switch (state.stage) {
    case Stage::insert_route:
      if (state.room[route] == 0) return Verdict::refused("HT-4.2.1"_rule);
      return pawn_allows(state, route) ? Verdict::allowed("HT-4.2.1"_rule) : Verdict::refused("HT-9.4"_rule);
    case Stage::displace_route: {
      bool affordable = false;
      for (Seat owner = 0; owner < players(); ++owner) {
        for (const Kind kind : {Kind::trader, Kind::merchant}) {
          affordable = affordable || (owner != me && count_on(state, route, piece_of(owner, kind)) > 0 &&
                                      pieces_left(state, me) >= 1U + edition_.fee[index(kind)]);
        }
      }
      if (!affordable) return Verdict::refused("HT-4.3.1"_rule);
      return pawn_allows(state, route) ? Verdict::allowed("HT-4.3.1"_rule) : Verdict::refused("HT-9.4"_rule);
    }
    case Stage::relocate:
    case Stage::extra_route:
      return check_landing(state, route);
    case Stage::move_target:
      return verdict(route != state.pending.route && state.room[route] > 0, "HT-4.4.1"_rule);
    case Stage::shift_target:
      return verdict(route != state.pending.route && state.room[route] > 0, "HT-11.2"_rule);
    case Stage::establish_route: {
      const unsigned own =
          count_on(state, route, piece_of(me, Kind::trader)) + count_on(state, route, piece_of(me, Kind::merchant));
      if (own != what.spaces) return Verdict::refused("HT-4.5.1"_rule);
      return pawn_allows(state, route) ? Verdict::allowed("HT-4.5.1"_rule) : Verdict::refused("HT-9.4"_rule);
    }
    case Stage::place_token: {
      const bool empty_house = next_house(state, what.a) < side().city[what.a].houses ||
                               next_house(state, what.b) < side().city[what.b].houses;
      return verdict(state.token[route] == no_token && state.room[route] == what.spaces && empty_house, "HT-5.3"_rule);
    }
    default:
      return Verdict::refused(rule_of(state.stage));
  }
}

constexpr Verdict Game::check_piece(const State& state, Move move) const {
  const unsigned route = route_of_piece(move);
  const Piece piece = piece_of_move(move);
  const Seat owner = owner_of(piece);
  const bool there = route < side().routes && owner < players() && count_on(state, route, piece) > 0;
  if (!there) return Verdict::refused(rule_of(state.stage));
  switch (state.stage) {
    case Stage::displace_piece:
      return verdict(route == state.pending.route && owner != state.turn &&
                         pieces_left(state, state.turn) >= 1U + edition_.fee[index(kind_of(piece))],
                     "HT-4.3.1"_rule);
    case Stage::extra_piece: {
      const Seat decider = owner_of(state.pending.target);
      const Pieces& stock = state.stock[decider];
      const Pieces& supply = state.supply[decider];
      const bool pools_empty = stock[0] + stock[1] + supply[0] + supply[1] == 0;
      unsigned fresh = 0;
      for (const Placed& placed : state.pending.placed)
        fresh += placed == Placed{static_cast<std::uint8_t>(route), piece};
      return verdict(owner == decider && pools_empty && count_on(state, route, piece) > fresh, "HT-4.3.6"_rule);
    }
    case Stage::move_piece:
      if (owner != state.turn) return Verdict::refused("HT-4.4.1"_rule);
      return step_possible(state, route, piece, state.pending.count) ? Verdict::allowed("HT-4.4.1"_rule)
                                                                     : Verdict::refused("HT-4.4.4"_rule);
    case Stage::remove:
      return Verdict::allowed("HT-5.8"_rule);
    case Stage::shift_piece:
      return verdict(owner != state.turn && free_spaces_elsewhere(state, route) > 0, "HT-11.2"_rule);
    default:
      return Verdict::refused(rule_of(state.stage));
  }
}

constexpr Verdict Game::check_with(const State& state, Kind kind) const {
  const unsigned which = index(kind);
  if (state.stage == Stage::extra_piece) {  // HT-4.3.6: the next source opens only when the one before is empty
    const Seat decider = owner_of(state.pending.target);
    const Pieces& stock = state.stock[decider];
    const Pieces& source = stock[0] + stock[1] > 0 ? stock : state.supply[decider];
    return verdict(source[which] > 0, "HT-4.3.6"_rule);
  }
  const bool asked = state.stage == Stage::insert_kind || state.stage == Stage::displace_kind;
  return verdict(asked && state.supply[state.turn][which] > 0, rule_of(state.stage));
}

constexpr Verdict Game::check_amount(const State& state, MoveKind kind, int amount) const {
  const Pieces& stock = state.stock[state.turn];
  const int purse = static_cast<int>(skill_value(state, state.turn, Track::bursa));
  if (kind == MoveKind::merchants && state.stage == Stage::allocate_merchants) {
    const bool some = amount > 0 || stock[0] > 0;
    return verdict(some && amount <= stock[1] && amount <= purse, "HT-4.1.1"_rule);
  }
  if (kind == MoveKind::traders && state.stage == Stage::allocate_traders) {
    const int all = amount + state.pending.count;
    return verdict(all >= 1 && amount <= stock[0] && all <= purse, "HT-4.1.1"_rule);
  }
  if (kind == MoveKind::fee && state.stage == Stage::displace_fee) {
    const int fee = edition_.fee[index(kind_of(state.pending.target))];
    const Pieces& supply = state.supply[state.turn];
    const int merchants = supply[1] - (state.pending.kind == Kind::merchant ? 1 : 0);
    const int traders = supply[0] - (state.pending.kind == Kind::trader ? 1 : 0);
    return verdict(amount <= fee && amount <= merchants && fee - amount <= traders, "HT-4.3.2"_rule);
  }
  return Verdict::refused(rule_of(state.stage));
}

constexpr Verdict Game::check_reward(const State& state, MoveKind kind, Move move) const {
  const Seat me = state.turn;
  const Route& route = side().route[state.pending.route];
  const unsigned traders = count_on(state, state.pending.route, piece_of(me, Kind::trader));
  const unsigned merchants = count_on(state, state.pending.route, piece_of(me, Kind::merchant));
  const unsigned privilege = skill_value(state, me, Track::privilegium);
  const MoveShape what = shape_of(move);
  if (kind == MoveKind::none) return Verdict::allowed("HT-4.5.6"_rule);
  if (kind == MoveKind::kontor || kind == MoveKind::extra) {
    const auto city = static_cast<unsigned>(what.args[0].id);
    if (city != route.a && city != route.b)
      return Verdict::refused(kind == MoveKind::kontor ? "HT-4.5.7"_rule : "HT-4.5.9"_rule);
    if (kind == MoveKind::extra) {
      constexpr auto token = static_cast<std::uint8_t>(Token::extra_kontor);
      if (state.pending.token == token && state.unused[me][token] == 1) return Verdict::refused("HT-R9"_rule);
      const bool there = static_cast<Kind>(what.args[1].id) == Kind::trader ? traders > 0 : merchants > 0;
      return verdict(state.unused[me][token] > 0 && state.house[city][0] != no_piece && there, "HT-4.5.9"_rule);
    }
    for (unsigned i = 0; i < side().city[city].houses; ++i) {
      if (state.house[city][i] != no_piece) continue;
      const House& house = side().city[city].house[i];
      const bool fits = house.kind == Kind::trader ? traders > 0 : merchants > 0;
      return verdict(fits && privilege >= house.level, "HT-4.5.8"_rule);
    }
    return Verdict::refused("HT-4.5.7"_rule);
  }
  if (kind == MoveKind::skill) {
    const auto track = static_cast<unsigned>(what.args[0].id);
    const bool raised_here = side().city[route.a].upgrade == track || side().city[route.b].upgrade == track;
    return verdict(raised_here && state.skill[me][track] < edition_.skill[track].values - 1, "HT-4.5.13"_rule);
  }
  if (kind == MoveKind::table) {
    const auto field = static_cast<unsigned>(what.args[0].id);
    const bool free = field < edition_.fields && state.table[field] == no_piece;
    return verdict(route.table && free && merchants > 0 && edition_.field_level[field] <= privilege, "HT-4.5.14"_rule);
  }
  return Verdict::refused("HT-4.5.6"_rule);
}

/// HT-9.5: the borders to cross, by the shortest way; found by letting every province improve on its neighbours.
constexpr unsigned Game::borders_between(unsigned from, unsigned to) const {
  std::array<unsigned, max_provinces> borders{};
  for (unsigned& each : borders) each = max_provinces;
  borders[from] = 0;
  for (unsigned round = 0; round < edition_.provinces; ++round) {
    for (unsigned one = 0; one < edition_.provinces; ++one) {
      for_each_bit(edition_.province[one].neighbours,
                   [&](unsigned two) { borders[two] = std::min(borders[two], borders[one] + 1); });
    }
  }
  return borders[to];
}

constexpr Verdict Game::check_pawn(const State& state, unsigned province) const {
  if (!two_players() || province >= edition_.provinces) return Verdict::refused("HT-9.2"_rule);
  switch (state.stage) {
    case Stage::pawn_start:
      return Verdict::allowed("HT-9.3"_rule);
    case Stage::pawn_free:
    case Stage::pawn_end:
      return verdict(province != state.pawn && borders_between(state.pawn, province) <= edition_.free_borders,
                     "HT-9.5"_rule);
    case Stage::pawn_paid:
      return verdict(province != state.pawn, "HT-9.6"_rule);
    default:
      return Verdict::refused(rule_of(state.stage));
  }
}

constexpr Verdict Game::check_use(const State& state, Token token) const {
  const Seat me = state.turn;
  if (token == Token::extra_kontor) return Verdict::refused("HT-4.5.9"_rule);
  if (state.unused[me][static_cast<std::size_t>(token)] == 0) return Verdict::refused("HT-3.5"_rule);
  switch (token) {
    case Token::swap_kontors: {
      bool possible = false;
      for (unsigned city = 0; city < side().cities; ++city) {
        for (unsigned left = 0; left + 1 < max_houses; ++left) possible = possible || may_swap(state, city, left);
      }
      return verdict(possible, "HT-5.5"_rule);
    }
    case Token::improve_skill: {
      int covered = 0;
      for (unsigned track = 0; track < tracks; ++track)
        covered += edition_.skill[track].values - 1 - state.skill[me][track];
      return verdict(covered > 0, "HT-5.7"_rule);
    }
    case Token::remove_three:
    case Token::move_three: {
      bool possible = false;
      for (unsigned route = 0; route < side().routes; ++route) {
        const unsigned own =
            count_on(state, route, piece_of(me, Kind::trader)) + count_on(state, route, piece_of(me, Kind::merchant));
        const unsigned all = side().route[route].spaces - unsigned{state.room[route]};
        possible =
            possible || (token == Token::remove_three ? all > 0 : all > own && free_spaces_elsewhere(state, route) > 0);
      }
      return verdict(possible, token == Token::remove_three ? "HT-5.8"_rule : "HT-11.2"_rule);
    }
    default:
      return Verdict::allowed("HT-5.6"_rule);
  }
}

/// HT-D2
constexpr Verdict Game::check_main(const State& state, MoveKind kind, Move move) const {
  const Seat me = state.turn;
  if (kind == MoveKind::end) return Verdict::allowed("HT-3.3"_rule);
  if (kind == MoveKind::use) return check_use(state, static_cast<Token>(move - code::use));
  if (kind == MoveKind::pawn_free || kind == MoveKind::pawn_paid) {
    if (!two_players()) return Verdict::refused("HT-9.1"_rule);
    if (kind == MoveKind::pawn_free) {
      if (state.acted != 0) return Verdict::refused("HT-9.8"_rule);
      return verdict(state.pawn_moved == 0 && free_range_[state.pawn] != 0, "HT-9.5"_rule);
    }
    return state.actions > 0 ? Verdict::allowed("HT-9.6"_rule) : Verdict::refused("HT-3.2"_rule);
  }
  if (kind > MoveKind::establish) return Verdict::refused("HT-3.2"_rule);
  if (state.actions == 0) return Verdict::refused("HT-3.2"_rule);

  const Pieces& stock = state.stock[me];
  if (kind == MoveKind::allocate) return verdict(stock[0] > 0 || stock[1] > 0, "HT-4.1.1"_rule);
  if (kind == MoveKind::move) {
    const unsigned steps = skill_value(state, me, Track::liber_sophiae);
    for (unsigned route = 0; route < side().routes; ++route) {
      for (const Kind each : {Kind::trader, Kind::merchant}) {
        const Piece piece = piece_of(me, each);
        if (count_on(state, route, piece) > 0 && step_possible(state, route, piece, steps))
          return Verdict::allowed("HT-4.4.1"_rule);
      }
    }
    return Verdict::refused("HT-4.4.4"_rule);
  }

  // Insert, displace and establish: legal when one route is, and refused by the pawn when only it forbids them all.
  State asked = state;
  asked.stage = kind == MoveKind::insert     ? Stage::insert_route
                : kind == MoveKind::displace ? Stage::displace_route
                                             : Stage::establish_route;
  if (kind == MoveKind::insert && pieces_left(state, me) == 0) return Verdict::refused("HT-4.2.1"_rule);
  bool pawn_forbids = false;
  for (unsigned route = 0; route < side().routes; ++route) {
    const Verdict here = check_route(asked, route);
    if (here.legal()) return here;
    pawn_forbids = pawn_forbids || here.rule() == "HT-9.4"_rule;
  }
  if (pawn_forbids) return Verdict::refused("HT-9.4"_rule);
  return Verdict::refused(rule_of(asked.stage));
}

constexpr Verdict Game::check(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  if (state.stage == Stage::over) return Verdict::refused("HT-7.2"_rule);
  if (state.stage == Stage::main) return check_main(state, kind, move);
  if (state.stage == Stage::reward) return check_reward(state, kind, move);
  switch (kind) {
    case MoveKind::at:
      return check_route(state, static_cast<unsigned>(what.args[0].id));
    case MoveKind::piece:
      return check_piece(state, move);
    case MoveKind::with:
      return check_with(state, static_cast<Kind>(what.args[0].id));
    case MoveKind::merchants:
    case MoveKind::traders:
    case MoveKind::fee:
      return check_amount(state, kind, what.args[0].id);
    case MoveKind::pawn:
      return check_pawn(state, static_cast<unsigned>(what.args[0].id));
    case MoveKind::exchange: {
      const auto route = static_cast<unsigned>(what.args[0].id);
      if (state.stage != Stage::move_target) return Verdict::refused(rule_of(state.stage));
      const Piece partner = piece_of(state.turn, other_kind(kind_of(state.pending.target)));
      return verdict(state.pending.count >= 2 && route < side().routes && route != state.pending.route &&
                         count_on(state, route, partner) > 0,
                     "HT-4.4.2"_rule);
    }
    case MoveKind::swap: {
      const auto city = static_cast<unsigned>(what.args[0].id);
      if (state.stage != Stage::swap || city >= side().cities) return Verdict::refused(rule_of(state.stage));
      const auto left = static_cast<unsigned>(what.args[1].id);
      const Piece one = state.house[city][left];
      const Piece two = state.house[city][left + 1];
      const auto owner = [](Piece piece) { return piece == no_piece ? nobody : owner_of(piece); };
      if (owner(one) == nobody || owner(two) == nobody || owner(one) == owner(two))
        return Verdict::refused("HT-5.5"_rule);
      const bool own = owner(one) == state.turn || owner(two) == state.turn;
      return own || !on(Option::swap_needs_own) ? Verdict::allowed("HT-5.5"_rule) : Verdict::refused("HT-11.2"_rule);
    }
    case MoveKind::skill: {
      const auto track = static_cast<unsigned>(what.args[0].id);
      if (state.stage != Stage::improve) return Verdict::refused(rule_of(state.stage));
      return verdict(state.skill[state.turn][track] < edition_.skill[track].values - 1, "HT-5.7"_rule);
    }
    case MoveKind::decline:
      return verdict(state.stage == Stage::extra_piece,
                     state.stage == Stage::extra_piece ? "HT-4.3.4"_rule : rule_of(state.stage));
    case MoveKind::stop: {
      if (state.stage == Stage::move_piece)
        return verdict(state.pending.count < skill_value(state, state.turn, Track::liber_sophiae), "HT-4.4.1"_rule);
      return verdict(state.stage == Stage::shift_piece && state.pending.count < shift_steps, rule_of(state.stage));
    }
    case MoveKind::stay:
      return verdict(state.stage == Stage::pawn_end, rule_of(state.stage));
    default:
      return Verdict::refused(rule_of(state.stage));
  }
}

}  // namespace fondaco::hansa
