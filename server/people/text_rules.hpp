// SPDX-License-Identifier: MIT
#pragma once
// Which texts may be a name, a label or a password. A fault is said as the rest of a sentence.
#include <string>
#include <string_view>

#include "engine/result.hpp"

namespace fondaco::people {

/// 1 to 24 characters that can be seen, with single blanks between them, and not more than two accents on a letter.
Outcome check_name(std::string_view name);
/// Whether it passes for the name of somebody who runs the server.
bool is_reserved_name(std::string_view name);
/// The same as a name, with 1 to 40.
Outcome check_label(std::string_view label);
/// 8 to 200 characters, and not the name.
Outcome check_password(std::string_view password, std::string_view name);

/// What a browser calls itself, as something that can be kept and shown.
std::string tidy_agent(std::string_view agent);

}  // namespace fondaco::people
