#pragma once
// Words of the position format that the writer and the reader share.
#include <array>
#include <string_view>

#include "games/hansa/state.hpp"

namespace fondaco::hansa {

inline constexpr std::array<std::string_view, stages> stage_names{
    "pawn_start",       "main",           "allocate_merchants",
    "allocate_traders", "insert_kind",    "insert_route",
    "displace_route",   "displace_piece", "displace_kind",
    "displace_fee",     "relocate",       "extra_piece",
    "extra_route",      "move_piece",     "move_target",
    "establish_route",  "reward",         "swap",
    "improve",          "remove",         "shift_piece",
    "shift_target",     "pawn_free",      "pawn_paid",
    "pawn_end",         "place_token",    "over"};
inline constexpr std::array<std::string_view, endings> ending_names{"score", "tokens", "cities", "idle", "limit"};
/// Traders and merchants in a text such as "5T 1M".
inline constexpr std::array<char, kinds> kind_letters{'T', 'M'};

}  // namespace fondaco::hansa
