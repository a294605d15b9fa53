// SPDX-License-Identifier: MIT
#pragma once
// What can be said at a table without a common language: each reader has these in their own words. Never rename one,
// they are kept.
#include <array>
#include <string_view>

namespace fondaco::tables {

inline constexpr std::array<std::string_view, 12> phrases{"hello",   "good_luck", "nice_move",  "thanks",
                                                          "sorry",   "your_turn", "one_moment", "well_played",
                                                          "rematch", "gotta_go",  "oops",       "thinking"};

}  // namespace fondaco::tables
