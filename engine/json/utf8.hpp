// SPDX-License-Identifier: MIT
// UTF-8 as RFC 3629 has it: no overlong forms, no surrogates, nothing above U+10FFFF.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fondaco::json {

struct CodePoint {
  char32_t value = 0;
  std::size_t length = 0;  // in bytes; 0 when the bytes are ill-formed
};

// The code point that begins at text[at]; `at` lies inside the text.
CodePoint decode_utf8(std::string_view text, std::size_t at);

bool is_utf8(std::string_view text);

// As much of a well-formed text as fits into so many bytes, without half a character at its end.
std::string_view whole_characters(std::string_view text, std::size_t most_bytes);

// `value` is a Unicode scalar value: not a surrogate, at most U+10FFFF.
void append_utf8(std::string& out, char32_t value);

// Ill-formed text is counted as well: every byte that does not continue a sequence counts once.
std::size_t count_code_points(std::string_view text);

// C0, DEL and C1: what a terminal may obey instead of show.
constexpr bool is_control(char32_t value) { return value < 0x20 || (value >= 0x7F && value < 0xA0); }

}  // namespace fondaco::json
