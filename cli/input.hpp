// SPDX-License-Identifier: MIT
#pragma once
// Files that people hand in.
#include <cstddef>
#include <string>

namespace fondaco::cli {

/// Positions, records and editions are far smaller.
inline constexpr std::size_t input_limit = std::size_t{8} << 20U;

/// All of a file, or of the standard input for "-". Throws Refusal when it cannot be read or is larger than the limit.
std::string read_input(const std::string& path);
/// How messages name it.
std::string input_name(const std::string& path);

}  // namespace fondaco::cli
