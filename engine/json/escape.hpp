// SPDX-License-Identifier: MIT
// Text of unknown origin, made safe to put into a JSON document or into a message for a person.
#pragma once

#include <string>
#include <string_view>

namespace fondaco::json {

// Appends `text` as the inside of a JSON string. What the reader would refuse (ill-formed UTF-8, NUL) becomes U+FFFD,
// so that whatever is written can be read back.
void append_escaped(std::string& out, std::string_view text);

// For messages: in double quotes, escaped, and cut short when it is long.
std::string quoted(std::string_view text);

}  // namespace fondaco::json
