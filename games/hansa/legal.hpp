// SPDX-License-Identifier: MIT
#pragma once
// All legal moves of a position, worked out on whole sets of routes.
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

/// HT-D2
constexpr void Game::list_main(const State& state, Moves& moves) const {
  const Seat me = state.turn;
  if (state.actions > 0) {
    if ((state.stock[me][0] | state.stock[me][1]) != 0) moves.push(code::allocate);
    const unsigned pieces = pieces_left(state, me);
    const RouteSet here = allowed(state);
    if (pieces > 0 && (state.open & here) != 0) moves.push(code::insert);
    RouteSet targets = 0;
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      if (pieces > edition_.fee[index(kind)]) targets |= rivals(state, me, kind);
    }
    if ((targets & here) != 0) moves.push(code::displace);
    if (can_move_pieces(state, me, skill_value(state, me, Track::liber_sophiae))) moves.push(code::move);
    if ((held(state, me) & here) != 0) moves.push(code::establish);
  }
  for (unsigned token = 0; token < token_kinds; ++token) {
    if (state.unused[me][token] > 0 && usable(state, static_cast<Token>(token)))
      moves.push(use_move(static_cast<Token>(token)));
  }
  if (two_players()) {
    if (state.pawn_moved == 0 && state.acted == 0 && free_range_[state.pawn] != 0) moves.push(code::pawn_free);
    if (state.actions > 0) moves.push(code::pawn_paid);
  }
  moves.push(code::end_turn);
}

/// HT-D7b
constexpr void Game::list_rewards(const State& state, Moves& moves) const {
  const Seat me = state.turn;
  const Route& route = side().route[state.pending.route];
  const auto on_route = [&](Kind kind) { return count_on(state, state.pending.route, piece_of(me, kind)) > 0; };
  const unsigned privilege = skill_value(state, me, Track::privilegium);
  constexpr auto extra = static_cast<std::size_t>(Token::extra_kontor);
  const bool fresh = state.pending.token == static_cast<std::uint8_t>(Token::extra_kontor);  // HT-R9
  const bool has_extra = state.unused[me][extra] > (fresh ? 1 : 0);

  moves.push(code::no_reward);
  for (const std::uint8_t city : {route.a, route.b}) {
    const City& place = side().city[city];
    const unsigned next = next_house(state, city);
    if (next < place.houses && place.house[next].level <= privilege && on_route(place.house[next].kind))
      moves.push(kontor_move(city));
    if (has_extra && state.house[city][0] != no_piece) {
      for (const Kind kind : {Kind::trader, Kind::merchant}) {
        if (on_route(kind)) moves.push(extra_move(city, kind));
      }
    }
    if (place.upgrade != no_track && !fully_uncovered(state, me, place.upgrade)) moves.push(skill_move(place.upgrade));
  }
  if (route.table && on_route(Kind::merchant)) {
    for (unsigned field = 0; field < edition_.fields; ++field) {
      if (state.table[field] == no_piece && edition_.field_level[field] <= privilege) moves.push(table_move(field));
    }
  }
}

constexpr void Game::list_swaps(const State& state, Moves& moves) const {
  for (unsigned city = 0; city < side().cities; ++city) {
    for (unsigned left = 0; left + 1 < side().city[city].houses; ++left) {
      if (may_swap(state, city, left)) moves.push(swap_move(city, left));
    }
  }
}

/// HT-D5f: the first source that is not empty.
constexpr void Game::list_extra_pieces(const State& state, Moves& moves) const {
  const Seat owner = owner_of(state.pending.target);
  moves.push(code::decline);
  for (const auto* pool : {&state.stock[owner], &state.supply[owner]}) {
    if ((*pool)[0] + (*pool)[1] == 0) continue;
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      if ((*pool)[index(kind)] > 0) moves.push(with_move(kind));
    }
    return;
  }
  for (const Kind kind : {Kind::trader, Kind::merchant}) {
    const Piece piece = piece_of(owner, kind);
    for_each_bit(state.stands[owner][index(kind)], [&](unsigned route) {
      if (may_lift(state, route, piece)) moves.push(piece_move(route, piece));
    });
  }
}

constexpr void Game::legal(const State& state, Moves& moves) const {
  moves.clear();
  const Seat me = state.turn;
  const Pending& pending = state.pending;
  const auto list_routes = [&](RouteSet routes) {
    for_each_bit(routes, [&](unsigned route) { moves.push(at_move(route)); });
  };
  const auto list_pieces = [&](RouteSet routes, Piece piece) {
    for_each_bit(routes, [&](unsigned route) { moves.push(piece_move(route, piece)); });
  };
  const auto list_provinces = [&](ProvinceSet provinces) {
    for_each_bit(provinces, [&](unsigned province) { moves.push(pawn_move(province)); });
  };
  const auto list_kinds = [&] {
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      if (state.supply[me][index(kind)] > 0) moves.push(with_move(kind));
    }
  };
  const ProvinceSet all_provinces = bit<ProvinceSet>(edition_.provinces) - 1;

  switch (state.stage) {
    case Stage::over:
      break;
    case Stage::main:
      list_main(state, moves);
      break;
    case Stage::allocate_merchants:
    case Stage::allocate_traders: {
      const unsigned purse = skill_value(state, me, Track::bursa) - pending.count;
      const bool merchants = state.stage == Stage::allocate_merchants;
      const unsigned there = state.stock[me][merchants ? 1 : 0];
      // HT-D3a, HT-D3b: at least one piece in all.
      const bool nothing_else = merchants ? state.stock[me][0] == 0 : pending.count == 0;
      const unsigned most = there < purse ? there : purse;
      for (unsigned count = nothing_else ? 1 : 0; count <= most; ++count)
        moves.push(merchants ? merchants_move(count) : traders_move(count));
      break;
    }
    case Stage::insert_kind:
    case Stage::displace_kind:
      list_kinds();
      break;
    case Stage::insert_route:
      list_routes(state.open & allowed(state));
      break;
    case Stage::displace_route: {
      RouteSet targets = 0;
      for (const Kind kind : {Kind::trader, Kind::merchant}) {
        if (pieces_left(state, me) > edition_.fee[index(kind)]) targets |= rivals(state, me, kind);
      }
      list_routes(targets & allowed(state));
      break;
    }
    case Stage::displace_piece:
      for (Seat owner = 0; owner < players(); ++owner) {
        for (const Kind kind : {Kind::trader, Kind::merchant}) {
          if (owner != me && count_on(state, pending.route, piece_of(owner, kind)) > 0 &&
              pieces_left(state, me) > edition_.fee[index(kind)]) {
            moves.push(piece_move(pending.route, piece_of(owner, kind)));
          }
        }
      }
      break;
    case Stage::displace_fee: {
      const unsigned fee = edition_.fee[index(kind_of(pending.target))];
      Pieces left = state.supply[me];
      --left[index(pending.kind)];
      for (unsigned merchants = fee > left[0] ? fee - left[0] : 0; merchants <= fee && merchants <= left[1];
           ++merchants)
        moves.push(fee_move(merchants));
      break;
    }
    case Stage::relocate:
    case Stage::extra_route:
      list_routes(nearest_free(state, pending.route));
      break;
    case Stage::extra_piece:
      list_extra_pieces(state, moves);
      break;
    case Stage::move_piece:
      if (pending.count < skill_value(state, me, Track::liber_sophiae)) moves.push(code::stop);
      for (const Kind kind : {Kind::trader, Kind::merchant}) {
        const RouteSet own = state.stands[me][index(kind)];
        RouteSet sources = with_target_elsewhere(own, state.open);
        if (pending.count >= 2) sources |= with_target_elsewhere(own, state.stands[me][index(other_kind(kind))]);
        list_pieces(sources, piece_of(me, kind));
      }
      break;
    case Stage::move_target: {
      const RouteSet elsewhere = ~bit<RouteSet>(pending.route);
      list_routes(state.open & elsewhere);
      if (pending.count >= 2) {
        for_each_bit(state.stands[me][index(other_kind(kind_of(pending.target)))] & elsewhere,
                     [&](unsigned route) { moves.push(exchange_move(route)); });
      }
      break;
    }
    case Stage::establish_route:
      list_routes(held(state, me) & allowed(state));
      break;
    case Stage::reward:
      list_rewards(state, moves);
      break;
    case Stage::swap:
      list_swaps(state, moves);
      break;
    case Stage::improve:
      for (unsigned track = 0; track < tracks; ++track) {
        if (!fully_uncovered(state, me, track)) moves.push(skill_move(track));
      }
      break;
    case Stage::remove:
      for (Seat owner = 0; owner < players(); ++owner) {
        for (const Kind kind : {Kind::trader, Kind::merchant})
          list_pieces(state.stands[owner][index(kind)], piece_of(owner, kind));
      }
      break;
    case Stage::shift_piece:
      if (pending.count < shift_steps) moves.push(code::stop);
      for (Seat owner = 0; owner < players(); ++owner) {
        if (owner == me) continue;
        for (const Kind kind : {Kind::trader, Kind::merchant}) {
          list_pieces(with_target_elsewhere(state.stands[owner][index(kind)], state.open), piece_of(owner, kind));
        }
      }
      break;
    case Stage::shift_target:
      list_routes(state.open & ~bit<RouteSet>(pending.route));
      break;
    case Stage::pawn_start:
      list_provinces(all_provinces);
      break;
    case Stage::pawn_free:
      list_provinces(free_range_[state.pawn]);
      break;
    case Stage::pawn_paid:
      list_provinces(all_provinces & ~bit<ProvinceSet>(state.pawn));
      break;
    case Stage::pawn_end:
      moves.push(code::stay);
      list_provinces(free_range_[state.pawn]);
      break;
    case Stage::place_token:
      list_routes(token_routes(state));
      break;
  }
}

}  // namespace fondaco::hansa
