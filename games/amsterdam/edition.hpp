// SPDX-License-Identifier: MIT
#pragma once
// The component data of one edition: map, cards and tables, in fixed-capacity arrays. Every figure the rules use is
// read from here; none is written into the rules.
#include <array>
#include <cstdint>

#include "engine/json/cursor.hpp"
#include "engine/label.hpp"
#include "engine/seat.hpp"

namespace fondaco::amsterdam {

// Capacities: what an edition may hold. Move codes and the state are laid out by them.
inline constexpr unsigned max_places = 32;
inline constexpr unsigned max_routes = 64;
inline constexpr unsigned max_colors = 7;
inline constexpr unsigned max_contracts = 32;
inline constexpr unsigned max_length = 6;
inline constexpr unsigned max_transport = 63;
inline constexpr unsigned max_display = 6;
inline constexpr unsigned max_carts = 60;
inline constexpr Seat max_players = 4;

/// A transport card: one of the colours, or the wild.
using Card = std::uint8_t;
inline constexpr Card wild = max_colors;
inline constexpr unsigned card_kinds = max_colors + 1;
inline constexpr Card no_card = 0xff;
/// The colour of a route that takes any one colour.
inline constexpr Card gray = wild;

/// How many cards of each kind.
using Counts = std::array<std::uint8_t, card_kinds>;

struct Place {
  Label<24> id;
  Label<32> name;
  Label<4> code;
  std::int16_t x = 0;
  std::int16_t y = 0;
};

inline constexpr std::uint8_t no_partner = 0xff;

struct Route {
  Label<8> id;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t length = 0;
  Card color = gray;
  std::uint8_t partner = no_partner;  ///< the other route of a double
  bool cart = false;
};

struct Contract {
  Label<8> id;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t points = 0;
};

struct Edition {
  std::uint8_t min_players = 0;
  std::uint8_t max_players = 0;
  std::uint8_t places = 0;
  std::uint8_t routes = 0;
  std::uint8_t contracts = 0;
  std::uint8_t colors = 0;
  std::uint8_t carts = 0;
  std::uint8_t merchandise = 0;
  std::uint8_t display_size = 0;
  std::uint8_t flush_wilds = 0;
  std::uint8_t max_flushes = 0;
  std::uint8_t min_colored_for_flush = 0;
  std::uint8_t start_transport = 0;
  std::uint8_t start_contracts = 0;
  std::uint8_t min_keep_start = 0;
  std::uint8_t draw_contracts = 0;
  std::uint8_t min_keep_draw = 0;
  std::uint8_t end_trigger_carts = 0;
  std::int16_t canvas_width = 0;
  std::int16_t canvas_height = 0;
  Counts transport{};                                       ///< TA-1.2
  std::array<std::uint8_t, max_length + 1> route_points{};  ///< TA-1.6, by length
  std::array<std::array<std::uint8_t, amsterdam::max_players>, amsterdam::max_players + 1>
      bonus{};  ///< TA-8.3, by players and position
  std::array<Label<12>, max_colors> color_names{};
  std::array<Label<16>, amsterdam::max_players> player_colors{};
  std::array<Place, max_places> place{};
  std::array<Route, max_routes> route{};
  std::array<Contract, max_contracts> contract{};
};

/// Reads and validates an edition; the first fault is reported through the cursor.
void load_edition(json::Cursor in, Edition& edition);

}  // namespace fondaco::amsterdam
