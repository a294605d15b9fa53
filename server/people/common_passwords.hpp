// SPDX-License-Identifier: MIT
#pragma once
// Passwords that somebody who guesses would try first.
#include <string_view>

#include "engine/result.hpp"

namespace fondaco::people {

/// Whether a password is hard to guess, as far as a short list and a few rules can tell; a fault is the rest of a
/// sentence. Common words stay common in capitals, with figures or signs around them, or written l1k3 th1s.
Outcome check_strength(std::string_view password, std::string_view name);

}  // namespace fondaco::people
