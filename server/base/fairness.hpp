#pragma once
// The promise about a match's dice: given before the first move, checked after the last.
#include <string>
#include <string_view>

#include "engine/dice.hpp"

namespace fondaco::server {

/// 32 hexadecimal digits.
std::string hex_seed(Seed seed);
/// SHA-256 of seed and nonce, both as 32 hexadecimal digits.
std::string commitment(std::string_view seed, std::string_view nonce);

}  // namespace fondaco::server
