// SPDX-License-Identifier: MIT
#pragma once
// The switches of a game: declared in a table, read and printed by one piece of code.
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/json/cursor.hpp"
#include "engine/json/writer.hpp"
#include "engine/seat.hpp"

namespace fondaco {

/// One option: one of some named choices (off|on for a boolean), or a whole number of a range.
struct OptionSpec {
  std::string_view name;
  std::string_view rule;                      ///< the rule that describes it
  std::span<const std::string_view> choices;  ///< empty: a number
  std::int16_t low = 0;                       ///< numbers only
  std::int16_t high = 0;
  std::int16_t initial = 0;  ///< index of the choice, or the number
  Seat min_players = 1;      ///< another value than `initial` is for so many players
  Seat max_players = max_seats;

  bool is_number() const { return choices.empty(); }
  bool is_for(Seat players) const { return players >= min_players && players <= max_players; }
};

inline constexpr std::size_t max_options = 16;
inline constexpr std::array<std::string_view, 2> off_on{"off", "on"};

/// What a table agreed on: how many play, and a value per option, in the order of the game's table.
struct Options {
  Seat players = 0;
  std::array<std::int16_t, max_options> values{};
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

/// Every option at its start value.
Options default_options(std::span<const OptionSpec> specs, Seat players);
/// Sets one option, or `players`, from its text.
Outcome set_option(std::span<const OptionSpec> specs, Options& options, std::string_view name, std::string_view value);
/// Says which option is not for so many players.
Outcome check_option_players(std::span<const OptionSpec> specs, const Options& options);
/// The value as people write it.
std::string option_text(const OptionSpec& spec, std::int16_t value);

/// {"players": 2, "start_player": "seat0", …}: numbers as numbers, choices as texts.
void write_options(std::span<const OptionSpec> specs, const Options& options, json::Writer& out);
/// Absent options keep the values they have; `players` may be absent too.
void read_options(std::span<const OptionSpec> specs, json::Cursor in, Options& options);

}  // namespace fondaco
