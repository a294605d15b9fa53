// SPDX-License-Identifier: MIT
#pragma once
// What a request must not look like, although a lenient reader would find some meaning in it: a proxy in front of us
// could find another one, and take the body of one request for the next.
#include <string_view>

namespace fondaco::net {

/// Whether each line of a head, without its first one, is `name: value`: no folded lines, no blank before the colon, no
/// control characters, and nothing but CR LF between two lines.
bool has_sound_lines(std::string_view head);

/// Nothing but digits, and few enough for a number.
bool is_content_length(std::string_view value);

/// Whether this can be the value of Host: a name or an address, perhaps with a port.
bool is_host(std::string_view host);

}  // namespace fondaco::net
