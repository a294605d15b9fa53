#pragma once
#include <string_view>

namespace fondaco::cli {

/// As in CMakeLists.txt; a test compares them.
inline constexpr std::string_view version = "0.1.0";

}  // namespace fondaco::cli
