// SPDX-License-Identifier: MIT
#pragma once
// What stands after the ? of an address.
#include <optional>
#include <string>
#include <string_view>

namespace fondaco::web {

/// The value of the first parameter of that name, decoded. Throws a Refusal when it cannot be decoded.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

}  // namespace fondaco::web
