// SPDX-License-Identifier: MIT
#pragma once
// Move codes and their shapes (MK-12).
#include "engine/move.hpp"
#include "games/merkator/edition.hpp"

namespace fondaco::merkator {

enum class MoveKind : std::uint8_t {
  end,
  done,
  enough,
  redirect,
  bear,
  join,
  stay,
  hand,
  pile,
  decline,
  buy_hand,
  exchange_time,
  for_category,
  sell,
  pay,
  drop,
  fulfil,
  buy,
  take,
  go,
  split,
  lose,
  lose_cube,
  convert,
  keep,
  exchange,
  for_good,
  with,
  without,
  offer_coins,
  offer_time,
  accept,
};

enum class ComponentKind : std::uint8_t {
  card,
  place,
  good,
  cube,
  column,
  letter,
  seat,
  count,
  coins,
  time,
  level,
  reason,
};

/// A card of any kind, for purchases and hands.
using Card = std::uint8_t;
inline constexpr Card no_card = 0xff;
inline constexpr Card bonus_card = max_contracts;              // + bonus card
inline constexpr Card building_card = bonus_card + max_bonus;  // + building
inline constexpr Card card_codes = building_card + max_buildings;

namespace code {
// Words without anything behind them, in the order of MoveKind.
inline constexpr Move end = 0;
inline constexpr Move done = 1;
inline constexpr Move enough = 2;
inline constexpr Move redirect = 3;
inline constexpr Move bear = 4;
inline constexpr Move join = 5;
inline constexpr Move stay = 6;
inline constexpr Move hand = 7;
inline constexpr Move pile = 8;
inline constexpr Move decline = 9;
inline constexpr Move buy_hand = 10;
inline constexpr Move exchange_time = 11;
inline constexpr Move for_category = 12;
inline constexpr Move sell = 13;                               // + contract
inline constexpr Move pay = sell + max_contracts;              // + contract
inline constexpr Move drop = pay + max_contracts;              // + contract
inline constexpr Move fulfil = drop + max_contracts;           // + contract
inline constexpr Move buy = fulfil + max_contracts;            // + Card - bonus_card
inline constexpr Move take = buy + max_bonus + max_buildings;  // + Card
inline constexpr Move go = take + card_codes;                  // + place
inline constexpr Move split = go + max_places;                 // + how many of the first good
inline constexpr unsigned max_split = 255;
inline constexpr Move lose = split + max_split;                  // + good
inline constexpr Move lose_cube = lose + max_goods;              // + good
inline constexpr Move convert = lose_cube + max_goods;           // + good
inline constexpr Move keep = convert + max_goods;                // + colour
inline constexpr Move exchange = keep + max_majors;              // + good
inline constexpr Move for_good = exchange + max_goods;           // + good
inline constexpr Move with = for_good + max_goods;               // + good
inline constexpr Move without = with + max_goods;                // + good
inline constexpr Move offer_coins = without + max_goods;         // + how many
inline constexpr Move offer_time = offer_coins + max_offer + 1;  // + how many
inline constexpr Move accept = offer_time + max_offer + 1;       // + seat
inline constexpr Move count = accept + max_players;
}  // namespace code

constexpr Move plus(Move first, unsigned index) { return static_cast<Move>(first + index); }

/// What a code below code::count means.
constexpr MoveShape shape_of(Move move) {
  using K = ComponentKind;
  const auto one = [&](MoveKind kind, K what, Move first) {
    return make_shape(kind, Components(component(what, move - first)));
  };
  if (move < code::sell) return make_shape(static_cast<MoveKind>(move));
  if (move < code::pay) return one(MoveKind::sell, K::card, code::sell);
  if (move < code::drop) return one(MoveKind::pay, K::card, code::pay);
  if (move < code::fulfil) return one(MoveKind::drop, K::card, code::drop);
  if (move < code::buy) return one(MoveKind::fulfil, K::card, code::fulfil);
  if (move < code::take)
    return make_shape(MoveKind::buy, Components(component(K::card, move - code::buy + bonus_card)));
  if (move < code::go) return one(MoveKind::take, K::card, code::take);
  if (move < code::split) return one(MoveKind::go, K::place, code::go);
  if (move < code::lose) return one(MoveKind::split, K::count, code::split);
  if (move < code::lose_cube) return one(MoveKind::lose, K::good, code::lose);
  if (move < code::convert) return one(MoveKind::lose_cube, K::good, code::lose_cube);
  if (move < code::keep) return one(MoveKind::convert, K::good, code::convert);
  if (move < code::exchange) return one(MoveKind::keep, K::cube, code::keep);
  if (move < code::for_good) return one(MoveKind::exchange, K::good, code::exchange);
  if (move < code::with) return one(MoveKind::for_good, K::good, code::for_good);
  if (move < code::without) return one(MoveKind::with, K::good, code::with);
  if (move < code::offer_coins) return one(MoveKind::without, K::good, code::without);
  if (move < code::offer_time) return one(MoveKind::offer_coins, K::coins, code::offer_coins);
  if (move < code::accept) return one(MoveKind::offer_time, K::time, code::offer_time);
  return one(MoveKind::accept, K::seat, code::accept);
}

}  // namespace fondaco::merkator
