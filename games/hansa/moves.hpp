// SPDX-License-Identifier: MIT
#pragma once
// Move codes and their shapes (HT-D1 … HT-D10b).
#include "engine/move.hpp"
#include "games/hansa/edition.hpp"

namespace fondaco::hansa {

enum class MoveKind : std::uint8_t {
  allocate,
  insert,
  displace,
  move,
  establish,
  pawn_free,
  pawn_paid,
  end,
  decline,
  stop,
  stay,
  none,
  use,
  merchants,
  traders,
  with,
  fee,
  at,
  piece,
  exchange,
  kontor,
  extra,
  skill,
  table,
  swap,
  pawn,
};

enum class ComponentKind : std::uint8_t {
  route,
  city,
  piece,
  seat,
  house,
  skill,
  token,
  field,
  province,
  count,
  points,
  traders,
  merchants,
  value,
  reason,
};

/// A piece and its owner; no_piece is an empty place.
using Piece = std::uint8_t;
inline constexpr Piece no_piece = 0;
inline constexpr unsigned piece_codes = kinds * max_players;

constexpr unsigned index(Kind kind) { return static_cast<unsigned>(kind); }
constexpr Piece piece_of(Seat owner, Kind kind) { return static_cast<Piece>(1 + kinds * owner + index(kind)); }
constexpr Seat owner_of(Piece piece) { return static_cast<Seat>((piece - 1) / kinds); }
constexpr Kind kind_of(Piece piece) { return static_cast<Kind>((piece - 1) % kinds); }
constexpr Kind other_kind(Kind kind) { return kind == Kind::trader ? Kind::merchant : Kind::trader; }

/// Pieces that Remove three and Move three take (HT-5.8, HT-11.2).
inline constexpr unsigned removals = 3;
inline constexpr unsigned shift_steps = 3;
/// HT-7.4: rounds without any action or token, and turns of each player, after which a game is ended.
inline constexpr unsigned idle_rounds = 3;
inline constexpr unsigned most_turns = 300;

namespace code {
// Words without anything behind them, in the order of MoveKind.
inline constexpr Move allocate = 0;
inline constexpr Move insert = 1;
inline constexpr Move displace = 2;
inline constexpr Move move = 3;
inline constexpr Move establish = 4;
inline constexpr Move pawn_free = 5;
inline constexpr Move pawn_paid = 6;
inline constexpr Move end_turn = 7;
inline constexpr Move decline = 8;
inline constexpr Move stop = 9;
inline constexpr Move stay = 10;
inline constexpr Move no_reward = 11;
inline constexpr Move use = 12;                                 // + Token
inline constexpr Move merchants = use + token_kinds;            // + how many
inline constexpr Move traders = merchants + max_merchants + 1;  // + how many
inline constexpr Move with = traders + max_traders + 1;         // + Kind
inline constexpr Move fee = with + kinds;                       // + merchants in the fee
inline constexpr unsigned max_fee = 3;
inline constexpr Move at = fee + max_fee + 1;                       // + route
inline constexpr Move piece = at + max_routes;                      // + route * piece_codes + piece - 1
inline constexpr Move exchange = piece + max_routes * piece_codes;  // + route
inline constexpr Move kontor = exchange + max_routes;               // + city
inline constexpr Move extra = kontor + max_cities;                  // + city * kinds + Kind
inline constexpr Move skill = extra + max_cities * kinds;           // + Track
inline constexpr Move table = skill + tracks;                       // + field
inline constexpr Move swap = table + max_fields;                    // + city * (max_houses - 1) + left house
inline constexpr Move pawn = swap + max_cities * (max_houses - 1);  // + province
inline constexpr Move end = pawn + max_provinces;
}  // namespace code

constexpr Move use_move(Token token) { return static_cast<Move>(code::use + static_cast<unsigned>(token)); }
constexpr Move merchants_move(unsigned count) { return static_cast<Move>(code::merchants + count); }
constexpr Move traders_move(unsigned count) { return static_cast<Move>(code::traders + count); }
constexpr Move with_move(Kind kind) { return static_cast<Move>(code::with + index(kind)); }
constexpr Move fee_move(unsigned merchants) { return static_cast<Move>(code::fee + merchants); }
constexpr Move at_move(unsigned route) { return static_cast<Move>(code::at + route); }
constexpr Move piece_move(unsigned route, Piece piece) {
  return static_cast<Move>(code::piece + route * piece_codes + piece - 1U);
}
constexpr Move exchange_move(unsigned route) { return static_cast<Move>(code::exchange + route); }
constexpr Move kontor_move(unsigned city) { return static_cast<Move>(code::kontor + city); }
constexpr Move extra_move(unsigned city, Kind kind) {
  return static_cast<Move>(code::extra + city * kinds + index(kind));
}
constexpr Move skill_move(unsigned track) { return static_cast<Move>(code::skill + track); }
constexpr Move table_move(unsigned field) { return static_cast<Move>(code::table + field); }
constexpr Move swap_move(unsigned city, unsigned left) {
  return static_cast<Move>(code::swap + city * (max_houses - 1) + left);
}
constexpr Move pawn_move(unsigned province) { return static_cast<Move>(code::pawn + province); }

/// The route of `piece` moves and the piece itself.
constexpr unsigned route_of_piece(Move move) { return (move - code::piece) / piece_codes; }
constexpr Piece piece_of_move(Move move) { return static_cast<Piece>((move - code::piece) % piece_codes + 1); }

/// What a code below code::end means.
constexpr MoveShape shape_of(Move move) {
  using K = ComponentKind;
  const auto one = [&](MoveKind kind, K what, Move first) {
    return make_shape(kind, Components(component(what, move - first)));
  };
  if (move < code::use) return make_shape(static_cast<MoveKind>(move));
  if (move < code::merchants) return one(MoveKind::use, K::token, code::use);
  if (move < code::traders) return one(MoveKind::merchants, K::count, code::merchants);
  if (move < code::with) return one(MoveKind::traders, K::count, code::traders);
  if (move < code::fee) return one(MoveKind::with, K::piece, code::with);
  if (move < code::at) return one(MoveKind::fee, K::merchants, code::fee);
  if (move < code::piece) return one(MoveKind::at, K::route, code::at);
  if (move < code::exchange) {
    const Piece piece = piece_of_move(move);
    return make_shape(MoveKind::piece,
                      Components(component(K::route, static_cast<int>(route_of_piece(move))),
                                 component(K::seat, owner_of(piece)), component(K::piece, kind_of(piece))));
  }
  if (move < code::kontor) return one(MoveKind::exchange, K::route, code::exchange);
  if (move < code::extra) return one(MoveKind::kontor, K::city, code::kontor);
  if (move < code::skill) {
    const int which = move - code::extra;
    return make_shape(MoveKind::extra, Components(component(K::city, which / static_cast<int>(kinds)),
                                                  component(K::piece, which % static_cast<int>(kinds))));
  }
  if (move < code::table) return one(MoveKind::skill, K::skill, code::skill);
  if (move < code::swap) return one(MoveKind::table, K::field, code::table);
  if (move < code::pawn) {
    const int which = move - code::swap;
    constexpr int pairs = max_houses - 1;
    return make_shape(MoveKind::swap,
                      Components(component(K::city, which / pairs), component(K::house, which % pairs)));
  }
  return one(MoveKind::pawn, K::province, code::pawn);
}

}  // namespace fondaco::hansa
