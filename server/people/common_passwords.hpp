#pragma once
// Passwords that somebody who guesses would try first.
#include <string>
#include <string_view>

namespace fondaco::people {

/// Why a password is easy to guess, as the rest of a sentence; empty: it is not, as far as a short list and a few rules
/// can tell. Common words stay common in capitals, with figures or signs around them, or written l1k3 th1s.
std::string password_weakness(std::string_view password, std::string_view name);

}  // namespace fondaco::people
