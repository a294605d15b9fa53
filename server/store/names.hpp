// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>

namespace fondaco::store {

/// The name in small letters, for comparing. Letters of ASCII, Latin-1, Latin Extended-A, Greek (but those with
/// accents) and Cyrillic lose their case, each by itself (ß stays ß); an accent that is a character of its own is not
/// joined to its letter.
std::string folded_name(std::string_view name);

}  // namespace fondaco::store
