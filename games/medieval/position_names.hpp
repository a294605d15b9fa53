#pragma once
// Words of the position format that the writer and the reader share.
#include <array>
#include <string_view>

namespace fondaco::medieval {

inline constexpr std::array<std::string_view, 8> stage_names{"home", "place", "income", "city",
                                                             "paid", "open",  "second", "over"};
inline constexpr std::array<std::string_view, 4> letter_names{"none", "enlarge", "income", "open"};

}  // namespace fondaco::medieval
