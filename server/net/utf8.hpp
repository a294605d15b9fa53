#pragma once
#include <string_view>

namespace fondaco::net {

bool is_utf8(std::string_view text);
/// As much of a valid text as fits, without half a character at its end.
std::string_view whole_characters(std::string_view text, std::size_t most_bytes);

}  // namespace fondaco::net
