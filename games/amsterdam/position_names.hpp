#pragma once
// Words of the position format that the writer and the reader share.
#include <array>
#include <string_view>

namespace fondaco::amsterdam {

inline constexpr std::array<std::string_view, 6> stage_names{"keep_start", "main",      "second_draw",
                                                             "pay",        "keep_draw", "over"};
inline constexpr std::array<std::string_view, 3> answer_names{"first", "second", "both"};

}  // namespace fondaco::amsterdam
