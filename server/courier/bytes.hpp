// SPDX-License-Identifier: MIT
#pragma once
// Texts as libraries of C take them. Only for the sources of this folder.
#include <string>
#include <string_view>

namespace fondaco::courier {

inline const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
inline const unsigned char* bytes_of(const std::string& text) { return bytes_of(std::string_view(text)); }
inline unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace fondaco::courier
