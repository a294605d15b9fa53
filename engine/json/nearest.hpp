// SPDX-License-Identifier: MIT
// The known name somebody probably meant when a name is unknown.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace fondaco::json {

// The closest of `names` if it is close enough to be a slip of the keyboard, else an empty view. Ties go to the first.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

// For messages: unknown colour "rde", did you mean "red"? (known: red, green)
std::string unknown(std::string_view what, std::string_view word, std::span<const std::string_view> names);

}  // namespace fondaco::json
