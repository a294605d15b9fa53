// SPDX-License-Identifier: MIT
#pragma once
// Everything there is to know about a game in progress.
#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/bounded.hpp"
#include "engine/dice.hpp"
#include "engine/seat.hpp"
#include "games/amsterdam/edition.hpp"

namespace fondaco::amsterdam {

using RouteSet = std::uint64_t;
using ContractSet = std::uint32_t;

/// The question now open (TA-D1 … TA-D5), or none.
enum class Stage : std::uint8_t { keep_start, main, second_draw, pay, keep_draw, over };

/// The hidden answer of a seat during TA-2.6.
enum class Answer : std::uint8_t { none, first, second, both };

inline constexpr std::uint8_t not_triggered = 0xff;
inline constexpr std::uint8_t no_route = 0xff;

struct State {
  Dice dice;
  std::array<RouteSet, max_players> routes{};        ///< owned by each seat
  std::array<ContractSet, max_players> contracts{};  ///< held; during TA-2.6 the ones offered

  // What each seat remembers of the contracts it rejected itself (TA-9.8): where each may be now.
  std::array<ContractSet, max_players> may_lie{};                            ///< in the deck, at its trail
  std::array<std::array<ContractSet, max_players>, max_players> may_hold{};  ///< [who remembers][who may hold it]
  /// Bit i: the card under i others in the contract deck is surely one of those this seat remembers there.
  std::array<std::uint32_t, max_players> sure{};
  /// How many cards lie above a contract where it may lie in the deck, if it may for anybody.
  std::array<std::uint8_t, max_contracts> trail{};

  std::array<Counts, max_players> hand{};
  std::array<Counts, max_players> known{};  ///< of each hand, what all have seen taken (TA-9.4)
  std::array<Counts, 2> deduced{};          ///< two players: of each hand, what the rival knows (TA-9.7)
  Counts discard{};

  BoundedVector<Card, max_transport> deck;  ///< the top card is the last
  BoundedVector<std::uint8_t, max_contracts>
      contract_deck;  ///< the top card is the first; offered cards are still on it
  std::array<Card, max_display> display{};
  std::array<std::uint8_t, max_players> carts{};
  std::array<std::uint8_t, max_players> merchandise{};
  std::array<Answer, max_players> answers{};
  Stage stage = Stage::over;
  Seat start_seat = 0;
  Seat turn = 0;                            ///< whose turn it is, or who answers
  std::uint8_t pending = no_route;          ///< the route being paid
  std::uint8_t turns_left = not_triggered;  ///< once the end is triggered (TA-7.1)
  std::uint8_t passes = 0;                  ///< forced passes in a row (TA-7.4)
  std::array<std::uint8_t, 7> unused{};     ///< fills the last word: a state has no padding

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 512);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace fondaco::amsterdam
