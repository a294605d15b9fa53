// SPDX-License-Identifier: MIT
#pragma once
// How names look: two names that a reader would take for one another have the same look. A compact relative of the
// skeletons of Unicode (UTS 39) for Latin, Greek and Cyrillic letters.
#include <string>
#include <string_view>

namespace fondaco::store {

/// Letters of other alphabets, and fancy ones of our own, as the plain Latin letters that they look like. Accents stay,
/// each behind its letter.
std::string latin_look(std::string_view name);

/// The same, in small letters, and with one form for 0 and O, for 1, l and I, and for m and rn.
std::string look_of(std::string_view name);

}  // namespace fondaco::store
