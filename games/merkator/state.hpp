// SPDX-License-Identifier: MIT
#pragma once
// Everything there is to know about a game in progress. Nothing in it is hidden from anybody but the dice (MK-7.5): a
// card or a letter is drawn when it is turned up, from those that nobody has seen.
#include <array>
#include <cstdint>

#include "engine/bounded.hpp"
#include "engine/dice.hpp"
#include "engine/seat.hpp"
#include "games/merkator/edition.hpp"
#include "games/merkator/moves.hpp"

namespace fondaco::merkator {

/// The question now open (MK-12), or none.
enum class Stage : std::uint8_t {
  invest,
  pay_contract,
  drop_contract,
  pressured_buy,
  travel,
  split,
  redirect_loss,
  loss,
  fulfil,
  exchange,
  replaces,
  category_type,
  leave_out,
  reward_source,
  offer_coins,
  offer_time,
  accept,
  join,
  final_supply,
  over,
};
inline constexpr unsigned stages = static_cast<unsigned>(Stage::over) + 1;

/// How far the end has come (MK-8).
enum class Finale : std::uint8_t { none, triggered, running };

inline constexpr std::uint8_t no_letter = 0xff;
inline constexpr std::uint8_t no_contract = 0xff;
inline constexpr std::uint8_t no_good = 0xff;
/// An exchange of counters (MK-6.4).
inline constexpr std::uint8_t counters_for_unit = 0xfe;
/// MK-R35: turns of each player after which the final round begins anyway.
inline constexpr unsigned most_rounds = 60;

/// What a position may say at most: one below the end of a field that play fills up to 255, and coins with room for
/// more than a turn can bring. So a count in a position is exact, never "255 or more".
inline constexpr unsigned most_pieces = 254;
inline constexpr unsigned most_coins = 60'000;

/// A contract while it is being paid (MK-6.15): what is still due, and what has been answered.
struct Payment {
  GoodSet left_out = 0;  ///< types not delivered, of so many different goods
  Goods due{};           ///< named goods, and what the answers made of the category
  std::uint8_t contract = no_contract;
  std::uint8_t of_column = 0;     ///< units of the category still due
  std::uint8_t different = 0;     ///< different goods still due
  std::uint8_t source = no_good;  ///< the good that is being exchanged, or counters_for_unit
  std::uint8_t from = 0;          ///< answers come in this order: none below this type
  std::uint8_t unused = 0;

  /// Is nothing due any more?
  constexpr bool complete() const {
    unsigned units = unsigned{of_column} + different;
    for (const std::uint8_t count : due) units += count;
    return units == 0;
  }
  friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

struct State {
  Dice dice;

  // Contracts: each one is in exactly one of these places, or the visible top of its pile, or in a hand.
  std::array<ContractSet, max_players> owned{};
  ContractSet unseen;   ///< in piles, below their tops, in unknown order
  ContractSet discard;  ///< MK-7.2
  ContractSet stack;    ///< of solo play (MK-10.2)
  ContractSet aside;    ///< not in this game: only in positions written by hand
  ContractSet done;     ///< fulfilled by `actor` in this turn (MK-6.1); these are owned too

  std::array<CardSet, max_players> bonus{};
  std::array<CardSet, max_players> building{};
  CardSet bonus_deck = 0;
  CardSet building_deck = 0;
  CardSet bonus_aside = 0;
  CardSet building_aside = 0;  ///< in solo play those removed (MK-10.1)
  std::array<std::uint16_t, max_players> coins{};
  std::uint16_t turns = 0;  ///< begun, by all together

  Payment payment;
  std::array<Goods, max_players> goods{};
  std::array<std::uint8_t, max_players> supply{};  ///< bit per colour of a cube not turned into a good (MK-3.2)
  std::array<std::uint8_t, max_players> counters{};
  std::array<Card, max_players> hand{};            ///< MK-11.1
  std::array<std::uint8_t, max_levels> top{};      ///< of each pile, or no_contract
  BoundedVector<std::uint8_t, max_stack> beneath;  ///< solo: cards laid face up and covered since, oldest first
  std::array<std::uint8_t, max_display> bonus_display{};
  std::array<std::uint8_t, max_display> building_display{};
  BoundedVector<std::uint8_t, max_bonus> bonus_under;  ///< laid under the deck, next first (MK-10.6)
  std::array<std::uint8_t, max_majors> cubes{};
  std::array<std::uint8_t, max_letters> letters{};  ///< of counters that nobody has seen (MK-7.3)
  std::uint8_t front = no_letter;                   ///< of the next counter of the chart, once shown (MK-5.8)
  std::uint8_t side = 0;
  std::uint8_t row = 0;     ///< the topmost one that holds counters
  std::uint8_t in_row = 0;  ///< how many it holds

  Stage stage = Stage::over;
  Finale finale = Finale::none;
  Seat start_seat = 0;
  Seat turn = 0;          ///< the active player
  Seat actor = 0;         ///< who decides
  Seat closing = nobody;  ///< whose turn is the last one (MK-8.3)
  std::uint8_t token = no_place;
  std::uint8_t letter = no_letter;  ///< of the loss check being carried out
  std::uint8_t losses = 0;          ///< that `actor` must still bear
  Card purchase = no_card;          ///< being paid with contracts (MK-10.4)
  std::uint8_t paid = 0;
  std::uint8_t reward = no_contract;  ///< the contract just fulfilled; while offers run, the one taken for it
  std::uint8_t colour = 0;            ///< of the cube in question at the end
  std::array<std::uint8_t, max_players> offer_coins{};
  std::array<std::uint8_t, max_players> offer_time{};
  Seat taker = nobody;                         ///< to whom offers are made (MK-11.8)
  std::array<std::uint8_t, 2> unused_bytes{};  ///< fills the last word: a state has no padding

  friend constexpr bool operator==(const State&, const State&) = default;
};

/// Is a cube of this colour on a supply tile?
constexpr bool has_cube(unsigned supply, unsigned colour) { return ((supply >> colour) & 1U) != 0; }

static_assert(sizeof(State) <= 1024);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace fondaco::merkator
