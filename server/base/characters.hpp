// SPDX-License-Identifier: MIT
#pragma once
// Characters that are not what they seem to a reader.
#include <cstddef>
#include <string_view>

namespace fondaco::base {

/// Cannot be seen, or turns the text around it: with these a text could look like another one.
bool is_invisible(char32_t value);
/// Another blank than the plain one, which looks like it.
bool is_strange_blank(char32_t value);
/// Obeyed instead of shown: controls, separators of lines, marks of direction, what is no character.
bool is_command(char32_t value);

/// The most accents on one letter. Ill-formed bytes count as letters.
std::size_t highest_pile(std::string_view text);
/// Whether it begins with an accent, which would sit on what stands before the text.
bool begins_with_accent(std::string_view text);

}  // namespace fondaco::base
