// SPDX-License-Identifier: MIT
#pragma once
// Everything there is to know about a game in progress. Nothing in it is hidden from anybody but the dice: a token is
// drawn when it is looked at, from the ones nobody has seen (HT-10.2, HT-10.4).
#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/bounded.hpp"
#include "engine/dice.hpp"
#include "engine/seat.hpp"
#include "games/hansa/edition.hpp"
#include "games/hansa/moves.hpp"

namespace fondaco::hansa {

/// The question now open (HT-D1 … HT-D10b), or none.
enum class Stage : std::uint8_t {
  pawn_start,
  main,
  allocate_merchants,
  allocate_traders,
  insert_kind,
  insert_route,
  displace_route,
  displace_piece,
  displace_kind,
  displace_fee,
  relocate,
  extra_piece,
  extra_route,
  move_piece,
  move_target,
  establish_route,
  reward,
  swap,
  improve,
  remove,
  shift_piece,
  shift_target,
  pawn_free,
  pawn_paid,
  pawn_end,
  place_token,
  over,
};
inline constexpr unsigned stages = static_cast<unsigned>(Stage::over) + 1;

/// Why a game ended; several reasons may meet (HT-7.2).
enum class Ending : std::uint8_t { score, tokens, cities, idle, limit };

/// What a position may say at most: far beyond any turn, and below the end of the field, so that a move stays exact.
inline constexpr unsigned most_actions = 240;

inline constexpr std::uint8_t no_token = 0xff;
inline constexpr std::uint8_t no_route = 0xff;

/// An extra Kontor (HT-4.5.9).
struct Extra {
  std::uint8_t city = 0;
  Piece piece = no_piece;
  friend constexpr bool operator==(const Extra&, const Extra&) = default;
};

/// A piece put on the board in the running displacement, which may not be lifted again (HT-4.3.6).
struct Placed {
  std::uint8_t route = 0;
  Piece piece = no_piece;
  friend constexpr bool operator==(const Placed&, const Placed&) = default;
};

/// The action or token that is being carried out, as far as it has been answered; all of it is cleared afterwards.
struct Pending {
  std::uint8_t route = no_route;    ///< of the displacement, the move, the establishment
  std::uint8_t token = no_token;    ///< taken in this establishment, not usable in it (HT-R9)
  std::uint8_t count = 0;           ///< merchants allocated; moves, extras or removals left
  Kind kind = Kind::trader;         ///< to be inserted, or put in place of a displaced piece
  Piece target = no_piece;          ///< the piece to be displaced, moved or shifted
  Piece hand = no_piece;            ///< taken up by its owner, who must put it on a route
  BoundedVector<Placed, 3> placed;  ///< sorted
  friend constexpr bool operator==(const Pending&, const Pending&) = default;
};

using TokenCounts = std::array<std::uint8_t, token_kinds>;

struct State {
  Dice dice;

  // Pieces on routes (HT-0.5): how many of each owner and kind stand on a route, three bits each. The sets follow from
  // the counts; they make `legal` work on all routes at once.
  RouteSet open = 0;                                              ///< routes with a free space
  std::array<std::array<RouteSet, kinds>, max_players> stands{};  ///< where a seat has at least one of a kind
  std::array<std::uint32_t, max_routes> pieces{};
  CitySet full = 0;         ///< cities without an empty house; as many as the marker shows (HT-4.5.11)
  std::uint16_t turns = 0;  ///< finished, by all together (HT-7.4)
  std::array<std::uint8_t, max_routes> room{};   ///< free spaces of a route
  std::array<std::uint8_t, max_routes> token{};  ///< lying on a route, or no_token

  std::array<std::array<Piece, max_houses>, max_cities> house{};
  BoundedVector<Extra, max_extras> extras;  ///< by city; in a city the oldest first
  std::array<Piece, max_fields> table{};

  std::array<Pieces, max_players> supply{};  ///< personal (HT-0.2)
  std::array<Pieces, max_players> stock{};   ///< general
  std::array<Pieces, max_players> aside{};   ///< not in this game: only in positions written by hand
  std::array<std::array<std::uint8_t, tracks>, max_players> skill{};  ///< fields uncovered after the first
  std::array<std::uint8_t, max_players> score{};
  std::array<TokenCounts, max_players> unused{};
  std::array<TokenCounts, max_players> used{};
  std::array<BoundedVector<Token, max_start_tokens>, max_players> plate{};  ///< seen but not placed yet (HT-5.3)
  TokenCounts unseen{};        ///< in the supply and face down on the plate
  TokenCounts tokens_aside{};  ///< not in this game: only in positions written by hand
  std::uint8_t drawn = 0;      ///< face down on the plate of the active player (HT-4.5.5)
  std::uint8_t linked = 0;     ///< bit per seat that has made the link (HT-4.5.12)
  std::uint8_t pawn = 0;       ///< the province, with two players

  Stage stage = Stage::over;
  Seat start_seat = 0;
  Seat turn = 0;  ///< whose turn it is; in a displacement the owner of the piece answers
  std::uint8_t actions = 0;
  std::uint8_t acted = 0;       ///< an action was taken in this turn (HT-9.8)
  std::uint8_t token_used = 0;  ///< a token was used in this turn (HT-7.4)
  std::uint8_t pawn_moved = 0;  ///< the free move was made (HT-9.5)
  std::uint8_t idle = 0;        ///< turns in a row without action or token (HT-7.4)
  std::uint8_t ended = 0;       ///< bit per Ending
  Pending pending;
  std::array<std::uint8_t, 3> unused_bytes{};  ///< fills the last word: a state has no padding

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 1024);
static_assert(std::has_unique_object_representations_v<State>);

/// How many pieces of this owner and kind stand on a route.
constexpr unsigned count_on(const State& state, unsigned route, Piece piece) {
  return (state.pieces[route] >> (3U * (piece - 1U))) & 7U;
}

constexpr void put_on(State& state, unsigned route, Piece piece) {
  state.pieces[route] += std::uint32_t{1} << (3U * (piece - 1U));
  state.stands[owner_of(piece)][index(kind_of(piece))] |= bit<RouteSet>(route);
  if (--state.room[route] == 0) state.open &= ~bit<RouteSet>(route);
}

constexpr void take_off(State& state, unsigned route, Piece piece) {
  state.pieces[route] -= std::uint32_t{1} << (3U * (piece - 1U));
  if (count_on(state, route, piece) == 0) state.stands[owner_of(piece)][index(kind_of(piece))] &= ~bit<RouteSet>(route);
  if (state.room[route]++ == 0) state.open |= bit<RouteSet>(route);
}

}  // namespace fondaco::hansa
