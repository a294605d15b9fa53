// SPDX-License-Identifier: MIT
#pragma once
// Everything there is to know about a game in progress.
#include <array>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/dice.hpp"
#include "engine/seat.hpp"
#include "games/medieval/edition.hpp"

namespace fondaco::medieval {

using CitySet = std::uint32_t;
using PlaceSet = std::uint64_t;  ///< cities in the lower half, towns in the upper

constexpr CitySet cities_of(PlaceSet places) { return static_cast<CitySet>(places); }
constexpr PlaceSet towns_of(PlaceSet places) { return places >> first_town << first_town; }

/// The houses of a city in ring order, half a byte for each: 0 is a free space, else the seat + 1 (MM-1.2).
using Ring = std::uint32_t;

namespace ring {
constexpr unsigned size(Ring houses) { return houses == 0 ? 0 : static_cast<unsigned>(highest_bit(houses)) / 4 + 1; }
constexpr Seat at(Ring houses, unsigned space) { return static_cast<Seat>(((houses >> (4 * space)) & 15U) - 1); }
constexpr Ring with(Ring houses, Seat seat) { return houses | (Ring{seat} + 1) << (4 * size(houses)); }
/// How many of the houses are this seat's.
constexpr unsigned count(Ring houses, Seat seat) {
  Ring others = houses ^ ((Ring{seat} + 1) * 0x11111111U);
  others |= others >> 2;
  others |= others >> 1;
  return 8U - static_cast<unsigned>(count_bits(others & 0x11111111U));
}
}  // namespace ring

/// How many markers of each value, value 1 first.
using Markers = std::array<std::uint8_t, max_value>;

constexpr unsigned count_of(const Markers& markers) {
  unsigned total = 0;
  for (const std::uint8_t count : markers) total += count;
  return total;
}

/// The question now open (MM-D.2 … MM-D.8), or none.
enum class Stage : std::uint8_t { home, place, income, city, paid, open, second, over };

/// What the letter of this turn was used for (MM-10.1).
enum class Letter : std::uint8_t { none, enlarge, income, open };

/// What a position may say at most: far beyond any game, and below the ends of the fields, so that a move stays exact.
inline constexpr std::int32_t most_cash = 2'000'000'000;
inline constexpr std::uint16_t most_rounds = 65'000;

struct State {
  Dice dice;
  std::array<PlaceSet, max_players> branches{};  ///< places with a house of the seat, houses on a centre included
  std::array<std::int32_t, max_players> cash{};
  std::array<Ring, max_cities> ring{};      ///< all houses of a city; those on the marker's centre are the last
  std::array<CitySet, max_players> laid{};  ///< cities whose marker came from the hand of the seat (MM-3.5)
  std::array<CitySet, max_players> won{};   ///< awarded markers the seat holds
  CitySet marked = 0;                       ///< cities that received their marker: open and awarded ones
  CitySet awarded = 0;                      ///< of those, the awarded ones
  CitySet halved = 0;                       ///< of those, the ones that scored half (MM-9.3)
  CitySet centre = 0;                       ///< open cities with houses on the centre (MM-4.3)
  std::array<Markers, max_players> hand{};  ///< markers not laid yet
  std::array<std::uint16_t, max_players> score{};
  std::uint16_t round = 0;                         ///< from 1; 0 while homes are chosen
  std::array<std::uint8_t, max_players> supply{};  ///< houses that are not on the map
  std::array<std::uint8_t, max_players> letters{};
  std::uint8_t towns_left = 0;  ///< the town track (MM-1.7)
  Stage stage = Stage::over;
  Seat start_seat = 0;
  Seat turn = 0;
  std::uint8_t at = 0;            ///< stage `city`: the city asked for; stage `paid`: the first that may be chosen
  std::uint8_t twice = no_place;  ///< the city with two houses on its centre (MM-10.2)
  Letter letter = Letter::none;   ///< of this turn
  std::uint8_t opened = 0;        ///< branches opened in this turn
  std::uint8_t idle = 0;          ///< turns in a row without an opening (MM-11.3)
  std::array<std::uint8_t, 5> unused{};  ///< fills the last word: a state has no padding

  friend constexpr bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 768);
static_assert(std::has_unique_object_representations_v<State>);

}  // namespace fondaco::medieval
