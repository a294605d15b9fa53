// SPDX-License-Identifier: MIT
#pragma once
// The component data of one edition: map, markers and tables, in fixed-capacity arrays. Every figure the rules use is
// read from here; none is written into the rules.
#include <array>
#include <cstdint>

#include "engine/json/cursor.hpp"
#include "engine/label.hpp"
#include "engine/seat.hpp"

namespace fondaco::medieval {

// Capacities: what an edition may hold. Move codes and the state are laid out by them.
inline constexpr unsigned max_cities = 32;
inline constexpr unsigned max_towns = 32;
inline constexpr unsigned max_places = max_cities + max_towns;
inline constexpr unsigned max_routes = 160;
inline constexpr unsigned max_territories = 16;
inline constexpr unsigned max_value = 8;  ///< spaces of a city; its ring is a word of as many half bytes
inline constexpr unsigned max_houses = 100;
inline constexpr unsigned max_letters = 9;
inline constexpr Seat min_players = 2;
inline constexpr Seat max_players = 6;

/// Cities are the places 0 … 31, towns the places 32 … 63: sets of places split in the middle.
inline constexpr unsigned first_town = max_cities;
inline constexpr std::uint8_t no_place = 0xff;
constexpr bool is_city(unsigned place) { return place < first_town; }

struct Place {
  Label<24> key;
  Label<32> name;
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::uint8_t territory = 0;
  std::uint8_t value = 0;  ///< spaces of a city (MM-1.2); 0: a town
  bool removed = false;    ///< out of play with two players (MM-13)
};

struct Territory {
  Label<24> key;
  Label<32> name;
};

struct Route {
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t cost = 0;
};

/// MM-2.2, one line of the table.
struct PlayerTable {
  std::uint8_t capital = 0;
  std::uint8_t income = 0;  ///< per free space
  std::uint8_t basic = 0;
  std::uint8_t enlarge = 0;  ///< price of a house in an awarded city
  std::uint8_t hand = 0;     ///< markers dealt to each player
  std::uint8_t preset = no_place;
  std::uint8_t towns = 0;  ///< in play
};

struct Edition {
  std::uint8_t min_players = 0;
  std::uint8_t max_players = 0;
  std::uint8_t cities = 0;
  std::uint8_t towns = 0;
  std::uint8_t territories = 0;
  std::uint8_t routes = 0;
  std::uint8_t high = 0;  ///< markers from this value on are dealt first (MM-2.4)
  std::uint8_t houses = 0;
  std::uint8_t letters = 0;
  std::uint8_t start_score = 0;
  std::uint8_t territory_points = 0;
  std::uint8_t ducats_per_point = 0;
  std::int16_t least_double_income = 0;
  std::int16_t canvas_width = 0;
  std::int16_t canvas_height = 0;
  std::array<std::uint8_t, max_value + 1> majority{};  ///< MM-9.2, by value
  std::array<std::uint8_t, max_value + 1> half{};      ///< MM-9.3, by value
  std::array<PlayerTable, medieval::max_players + 1> table{};
  std::array<Label<16>, medieval::max_players> player_colors{};
  std::array<Place, max_places> place{};
  std::array<Territory, max_territories> territory{};
  std::array<Route, max_routes> route{};

  constexpr bool has(unsigned place_id) const {
    return is_city(place_id) ? place_id < cities : place_id - first_town < towns;
  }
};

/// Reads and validates an edition; the first fault is reported through the cursor.
void load_edition(json::Cursor in, Edition& edition);
/// The place with this key; a fault when there is none.
std::uint8_t find_place(const Edition& edition, std::string_view key, json::Cursor at);

/// What an edition must also keep that says of its facts where they come from: what is printed in the rulebook is what
/// the rulebook prints, and what is reconstructed agrees with everything known of the board.
void check_known_facts(json::Cursor in, const Edition& edition);

}  // namespace fondaco::medieval
