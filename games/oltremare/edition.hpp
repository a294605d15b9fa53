// SPDX-License-Identifier: MIT
#pragma once
// The component data of one edition: goods, cards, map, markers and figures, in fixed-capacity arrays. Every figure the
// rules use is read from here; none is written into the rules.
#include <array>
#include <cstdint>

#include "engine/json/cursor.hpp"
#include "engine/label.hpp"
#include "engine/seat.hpp"
#include "games/oltremare/card_set.hpp"

namespace fondaco::oltremare {

// Capacities: what an edition may hold. Move codes and the state are laid out by them.
inline constexpr unsigned max_cards = 104;
inline constexpr unsigned max_goods = 8;
inline constexpr unsigned max_ports = 32;
inline constexpr unsigned max_routes = 64;
inline constexpr unsigned max_group = 7;
inline constexpr unsigned max_load = 4;
inline constexpr unsigned max_buys = 8;
inline constexpr Seat max_players = 5;
/// Lions on a card (OM-0.5); claims about them are moves, so the range is fixed.
inline constexpr unsigned min_lions = 3;
inline constexpr unsigned max_lions = 6;
inline constexpr unsigned lions_and_load = 7;

using Good = std::uint8_t;
inline constexpr Good no_good = 0xff;
using Port = std::uint8_t;
inline constexpr Port no_port = 0xff;

/// OM-0.6, in the order in which they act (OM-6.2).
enum class Symbol : std::uint8_t { ducat, pirate, market, ship };
inline constexpr unsigned symbol_kinds = 4;

/// OM-1.5
enum class Marker : std::uint8_t {
  smooth_sailing,
  compass,
  fight_pirates,
  good_business,
  local_influence,
  favourable_market,
  none
};
inline constexpr unsigned marker_kinds = 6;

struct GoodInfo {
  Label<12> key;
  Label<4> code;
  std::uint8_t count = 0;
  std::uint8_t longest = 0;                       ///< larger groups pay no more
  std::array<std::uint8_t, max_group + 1> pay{};  ///< by group size (OM-1.2)
};

struct CardInfo {
  Label<8> code;
  Good good = 0;
  std::uint8_t lions = 0;
  std::uint8_t load = 0;
  std::uint8_t symbols = 0;  ///< bit s: shows symbol s
  Port port = no_port;

  constexpr bool shows(Symbol symbol) const { return ((symbols >> static_cast<unsigned>(symbol)) & 1U) != 0; }
};

struct PortInfo {
  Label<16> key;
  Label<24> name;
  std::int16_t x = 0;
  std::int16_t y = 0;
};

struct RouteInfo {
  Port a = 0;
  Port b = 0;
};

struct Edition {
  std::uint8_t min_players = 0;
  std::uint8_t max_players = 0;
  std::uint8_t goods = 0;
  std::uint8_t cards = 0;
  std::uint8_t ports = 0;
  std::uint8_t routes = 0;
  Good without = no_good;  ///< leaves the game with two players (OM-2.2)
  std::uint8_t start_ducats = 0;
  std::uint8_t start_hand = 0;
  std::uint8_t price = 0;
  std::uint8_t price_in_debt = 0;
  std::uint8_t buy_limit = 0;
  std::uint8_t pirate_penalty = 0;
  std::uint8_t influence_base = 0;
  std::int16_t canvas_width = 0;
  std::int16_t canvas_height = 0;
  std::array<std::uint8_t, max_buys> market_prices{};        ///< OM-5.4
  std::array<std::uint8_t, max_load + 2> payout{};           ///< f(n) of OM-0.9; good business counts one more
  std::array<std::uint8_t, oltremare::max_players> bonus{};  ///< OM-10.2, by place
  std::array<std::uint8_t, marker_kinds> markers{};          ///< OM-1.5
  std::array<Label<20>, marker_kinds> marker_keys{};
  std::array<Label<16>, oltremare::max_players> colours{};
  std::array<GoodInfo, max_goods> good{};
  std::array<CardInfo, max_cards> card{};
  std::array<PortInfo, max_ports> port{};
  std::array<RouteInfo, max_routes> route{};
};

/// Reads and validates an edition; the first fault is reported through the cursor.
void load_edition(json::Cursor in, Edition& edition);

}  // namespace fondaco::oltremare
