// SPDX-License-Identifier: MIT
#pragma once
// The component data of one edition: places, goods, contracts, cards, counters and tables, in fixed-capacity arrays.
// Every figure the rules use is read from here.
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/bits.hpp"
#include "engine/json/cursor.hpp"
#include "engine/label.hpp"
#include "engine/seat.hpp"

namespace fondaco::merkator {

// Capacities: what an edition may hold. Move codes and the state are laid out by them.
inline constexpr unsigned max_majors = 8;
inline constexpr unsigned max_places = 16;
inline constexpr unsigned max_goods = 2 * max_majors;
inline constexpr unsigned max_columns = 6;
inline constexpr unsigned max_contracts = 96;
inline constexpr unsigned max_levels = 12;
inline constexpr unsigned max_bonus = 32;
inline constexpr unsigned max_buildings = 32;
inline constexpr unsigned max_display = 6;
inline constexpr unsigned max_rows = 6;    ///< of one side of the chart
inline constexpr unsigned max_losses = 2;  ///< single and double letters
inline constexpr unsigned max_letters = max_columns * max_losses;
inline constexpr unsigned max_tiers = 8;
inline constexpr unsigned max_offer = 20;
inline constexpr unsigned max_stack = 32;  ///< of solo play
inline constexpr Seat max_players = 4;

inline constexpr std::uint8_t no_place = 0xff;
inline constexpr std::uint8_t no_column = 0xff;

using GoodSet = std::uint16_t;
using CardSet = std::uint32_t;  ///< of bonus cards, or of buildings
using Goods = std::array<std::uint8_t, max_goods>;

/// The first of the two goods of a colour; the second is the next one (MK-1.2).
constexpr std::size_t first_good(unsigned colour) { return std::size_t{2} * colour; }

/// The first so many cards.
constexpr CardSet first_cards(unsigned count) { return static_cast<CardSet>((std::uint64_t{1} << count) - 1); }

/// A set of contracts.
struct ContractSet {
  std::array<std::uint64_t, 2> words{};

  static constexpr ContractSet only(unsigned contract) {
    ContractSet set;
    set.add(contract);
    return set;
  }
  constexpr bool has(unsigned contract) const { return ((words[contract / 64] >> (contract % 64)) & 1U) != 0; }
  constexpr void add(unsigned contract) { words[contract / 64] |= bit<std::uint64_t>(contract % 64); }
  constexpr void remove(unsigned contract) { words[contract / 64] &= ~bit<std::uint64_t>(contract % 64); }
  constexpr bool empty() const { return (words[0] | words[1]) == 0; }
  constexpr unsigned size() const { return static_cast<unsigned>(count_bits(words[0]) + count_bits(words[1])); }
  /// The lowest one; there is one.
  constexpr unsigned first() const {
    return static_cast<unsigned>(words[0] != 0 ? lowest_bit(words[0]) : 64 + lowest_bit(words[1]));
  }
  /// The n-th one from below; there are more than n.
  constexpr unsigned nth(unsigned n) const {
    ContractSet left = *this;
    for (; n > 0; --n) left.remove(left.first());
    return left.first();
  }
  template <class F>
  constexpr void each(F&& f) const {
    for_each_bit(words[0], [&](unsigned i) { f(i); });
    for_each_bit(words[1], [&](unsigned i) { f(64 + i); });
  }
  friend constexpr ContractSet operator&(const ContractSet& a, const ContractSet& b) {
    return {{a.words[0] & b.words[0], a.words[1] & b.words[1]}};
  }
  friend constexpr ContractSet operator|(const ContractSet& a, const ContractSet& b) {
    return {{a.words[0] | b.words[0], a.words[1] | b.words[1]}};
  }
  friend constexpr ContractSet operator-(const ContractSet& a, const ContractSet& b) {
    return {{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1]}};
  }
  friend constexpr bool operator==(const ContractSet&, const ContractSet&) = default;
};

/// Major places come first, so that a major place has the number of its cube colour, and its goods are twice that
/// number and the next one (MK-1.2).
struct Place {
  Label<16> id;
  Label<24> name;
  Label<12> colour;  ///< of its cubes; major places only
  std::int16_t x = 0;
  std::int16_t y = 0;
  std::int16_t time = 0;  ///< MK-1.6
  std::uint8_t join_cost = 0;
  std::uint8_t threshold = 0;  ///< MK-1.7; minor places only
  std::uint8_t start_cubes = 0;
  std::uint8_t linked = 0;  ///< bit per major place (MK-1.5)
};

struct Good {
  Label<16> id;
  Label<24> name;
  std::uint8_t column = 0;
};

struct Column {
  Label<4> id;
  Label<24> name;  ///< of the category
  GoodSet goods = 0;
};

struct Contract {
  Label<12> id;
  std::uint8_t value = 0;
  std::uint8_t level = 0;           ///< index of its value among the values of the edition
  std::uint8_t place = no_place;    ///< no_place: can never be fulfilled (MK-6.9)
  std::uint8_t column = no_column;  ///< of the category demanded besides (MK-6.3)
  std::uint8_t of_column = 0;       ///< how many goods of that category
  std::uint8_t different = 0;       ///< how many different goods, instead of all that (MK-6.3)
  Goods goods{};
};

struct Bonus {
  Label<8> id;
  std::uint8_t place = 0;
  std::uint8_t good = 0;
  std::uint8_t cost = 0;
  std::uint8_t active_gain = 0;
  std::uint8_t join_gain = 0;
};

/// How a building scores (MK-9.3).
enum class ScoreKind : std::uint8_t {
  per_type,
  per_goods,
  per_time,
  time_tiers,
  colour_pairs,
  complete_columns,
  all_columns,
  sole_most,
};

/// What a sole-player building compares.
enum class Measure : std::uint8_t { contracts, time, types, goods, bonus_cards };

struct Tier {
  std::uint8_t counters = 0;
  std::uint8_t points = 0;
};

struct Building {
  Label<8> id;
  Label<24> name;
  std::uint8_t cost = 0;
  ScoreKind kind = ScoreKind::per_type;
  Measure what = Measure::contracts;
  GoodSet goods = 0;  ///< of its columns
  std::uint8_t points = 0;
  std::uint8_t per = 1;
  std::uint8_t most = 0;
  std::uint8_t tiers = 0;
  std::array<Tier, max_tiers> tier{};
};

/// One side of the chart: how many counters its rows hold.
struct Side {
  std::uint8_t rows = 0;
  std::array<std::uint8_t, max_rows> size{};
};
inline constexpr unsigned ultimo = 0;
inline constexpr unsigned reverse = 1;

/// Which rows are filled at set-up: from one row down to the last (MK-2.3, MK-10.9).
struct Fill {
  std::uint8_t side = 0;
  std::uint8_t row = 0;
  std::uint8_t then = 0;  ///< 1: when empty, the chart is turned and ULTIMO filled
};

struct Edition {
  std::uint8_t places = 0;
  std::uint8_t majors = 0;
  std::uint8_t columns = 0;
  std::uint8_t contracts = 0;
  std::uint8_t levels = 0;
  std::uint8_t bonuses = 0;
  std::uint8_t buildings = 0;
  std::uint8_t coin_limit = 0;     ///< MK-4.6
  std::uint8_t office_spaces = 0;  ///< MK-4.4, MK-9.2
  std::uint8_t exchange_rate = 0;  ///< MK-6.4
  std::uint8_t display_size = 0;
  std::uint8_t solo_turns = 0;
  std::uint8_t offer_limit = 0;            ///< MK-11.8
  std::uint16_t start_levels = 0;          ///< bit per level dealt at set-up (MK-2.5)
  std::uint16_t long_levels = 0;           ///< MK-10.9
  std::uint16_t stack_levels = 0;          ///< of the solo stack (MK-10.2)
  std::uint16_t pile_levels = 0;           ///< those that form piles at set-up
  std::array<CardSet, 2> bonus_by_cost{};  ///< the cheap and the dear ones (MK-2.6)
  CardSet solo_removed = 0;                ///< buildings (MK-10.1)
  std::int16_t canvas_width = 0;
  std::int16_t canvas_height = 0;
  std::array<std::uint8_t, max_levels> value{};
  std::array<std::array<std::uint8_t, merkator::max_players>, merkator::max_players + 1> start_time{};  ///< MK-2.4
  std::array<Side, 2> side{};
  std::array<std::array<Fill, merkator::max_players + 1>, 2> fill{};  ///< standard and long, by players
  std::array<std::uint8_t, max_letters> letters{};                    ///< MK-1.12
  std::array<Place, max_places> place{};
  std::array<Good, max_goods> good{};
  std::array<Column, max_columns> column{};
  std::array<Contract, max_contracts> contract{};
  std::array<Bonus, max_bonus> bonus{};
  std::array<Building, max_buildings> building{};
};

/// A letter of a counter: its column, and whether it is single (1) or double (2).
constexpr unsigned letter_of(unsigned column, unsigned losses) { return column * max_losses + losses - 1; }
constexpr unsigned column_of_letter(unsigned letter) { return letter / max_losses; }
constexpr unsigned losses_of_letter(unsigned letter) { return letter % max_losses + 1; }

/// Reads and validates an edition; the first fault is reported through the cursor.
void load_edition(json::Cursor in, Edition& edition);

}  // namespace fondaco::merkator
