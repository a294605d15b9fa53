// SPDX-License-Identifier: MIT
#pragma once
// The component data of one edition: boards, desks, tokens and tables, in fixed-capacity arrays. Every figure the rules
// use is read from here.
#include <array>
#include <cstdint>

#include "engine/json/cursor.hpp"
#include "engine/label.hpp"
#include "engine/seat.hpp"

namespace fondaco::hansa {

// Capacities: what an edition may hold. Move codes and the state are laid out by them.
inline constexpr unsigned max_cities = 32;
inline constexpr unsigned max_routes = 40;
inline constexpr unsigned max_houses = 4;  ///< of one city
inline constexpr unsigned max_spaces = 4;  ///< of one route
inline constexpr unsigned max_provinces = 24;
inline constexpr unsigned max_traders = 40;
inline constexpr unsigned max_merchants = 8;
inline constexpr unsigned max_fields = 4;  ///< of the Coellen table
inline constexpr unsigned max_track = 8;   ///< values of a skill
inline constexpr unsigned max_tokens = 24;
inline constexpr unsigned max_start_tokens = 4;
inline constexpr unsigned max_extras = 8;     ///< Extra Kontor tokens
inline constexpr unsigned max_levels = 4;     ///< house colours
inline constexpr unsigned max_distance = 16;  ///< between routes
inline constexpr Seat max_players = 5;

using RouteSet = std::uint64_t;
using CitySet = std::uint32_t;
using ProvinceSet = std::uint32_t;

/// HT-0.1
enum class Kind : std::uint8_t { trader, merchant };
inline constexpr unsigned kinds = 2;

/// HT-1.5, in the order of the edition's ids.
enum class Track : std::uint8_t { clavis_urbis, actiones, privilegium, liber_sophiae, bursa };
inline constexpr unsigned tracks = 5;
inline constexpr std::uint8_t no_track = 0xff;

/// HT-1.3; the last one belongs to HT-11.2.
enum class Token : std::uint8_t {
  extra_kontor,
  swap_kontors,
  plus_three,
  plus_four,
  improve_skill,
  remove_three,
  move_three,
};
inline constexpr unsigned token_kinds = 7;

struct House {
  Kind kind = Kind::trader;
  std::uint8_t level = 0;  ///< the privilege it asks for: 1 white … 4 black
  std::uint8_t coin = 0;   ///< points when it is taken (HT-4.5.10)
};

struct City {
  Label<16> id;
  Label<24> name;
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::uint8_t houses = 0;
  std::uint8_t upgrade = no_track;  ///< the skill it raises (HT-4.5.13)
  std::array<House, max_houses> house{};
};

struct Route {
  Label<32> id;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t spaces = 0;
  bool tavern = false;  ///< HT-2.2
  bool table = false;   ///< leads to the Coellen table (HT-4.5.14)
};

/// One side of the board.
struct Board {
  std::uint8_t cities = 0;
  std::uint8_t routes = 0;
  std::uint8_t link_from = 0;  ///< HT-4.5.12
  std::uint8_t link_to = 0;
  std::array<City, max_cities> city{};
  std::array<Route, max_routes> route{};
};

/// A skill of the desk (HT-1.5). The values of privilegium are levels; `all` of the purse is no_limit.
struct Skill {
  Label<16> id;
  Label<24> name;
  std::uint8_t values = 0;
  std::uint8_t full_bonus = 0;  ///< HT-8.2
  Kind cover = Kind::trader;
  std::array<std::uint8_t, max_track> value{};
};
inline constexpr std::uint8_t no_limit = 0xff;

/// The tokens of one edition of the game (HT-1.3, HT-11.2): how many of each kind lie in the supply, and the first ones
/// on the board.
struct TokenMix {
  bool present = false;
  std::uint8_t starts = 0;
  std::array<std::uint8_t, token_kinds> supply{};
  std::array<Token, max_start_tokens> start{};
};

struct Province {
  Label<8> id;
  Label<24> name;
  std::int16_t x = 0;
  std::int16_t y = 0;
  RouteSet routes = 0;         ///< that border it
  ProvinceSet neighbours = 0;  ///< across one border
};

/// A pool of pieces, by kind.
using Pieces = std::array<std::uint8_t, kinds>;

struct Edition {
  std::uint8_t min_players = 0;
  std::uint8_t max_players = 0;
  std::uint8_t end_score = 0;   ///< HT-7.1.1
  std::uint8_t end_cities = 0;  ///< HT-7.1.3
  std::uint8_t city_points = 0;
  std::uint8_t fields = 0;
  std::uint8_t links = 0;
  std::uint8_t provinces = 0;
  std::uint8_t free_borders = 0;  ///< HT-9.5
  std::int16_t canvas_width = 0;
  std::int16_t canvas_height = 0;
  Pieces pieces{};                                       ///< of each player (HT-1.2)
  std::array<Pieces, hansa::max_players> start_stock{};  ///< HT-2.5, by order of play
  std::array<Pieces, hansa::max_players> start_supply{};
  std::array<std::uint8_t, kinds> fee{};    ///< HT-4.3.1, by the kind displaced
  std::array<std::uint8_t, kinds> extra{};  ///< HT-4.3.3
  std::array<std::uint8_t, max_tokens + 1> token_points{};
  std::array<std::uint8_t, hansa::max_players> link_points{};
  std::array<std::uint8_t, max_fields> field_points{};
  std::array<std::uint8_t, max_fields> field_level{};
  std::array<Skill, tracks> skill{};
  std::array<TokenMix, 2> tokens{};  ///< of 2009 and of 2020
  std::array<Label<12>, max_levels> level_names{};
  std::array<Label<16>, hansa::max_players> player_colors{};
  std::array<std::uint8_t, hansa::max_players + 1> side{};  ///< which board, by players (HT-2.1)
  std::array<Board, 2> board{};
  std::array<Province, max_provinces> province{};
};

/// Reads and validates an edition; the first fault is reported through the cursor.
void load_edition(json::Cursor in, Edition& edition);

}  // namespace fondaco::hansa
