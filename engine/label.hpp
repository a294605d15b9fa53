// SPDX-License-Identifier: MIT
#pragma once
// A short text of fixed capacity, for names in editions: an edition is one trivially copyable value.
#include <array>
#include <string_view>

namespace fondaco {

template <std::size_t capacity_>
class Label {
 public:
  static constexpr std::size_t capacity() { return capacity_; }
  constexpr Label() = default;
  /// Texts that do not fit are for the loader to refuse; here they are cut.
  explicit constexpr Label(std::string_view text) {
    for (std::size_t i = 0; i < text.size() && i < capacity_; ++i) bytes_[i] = text[i];
  }

  constexpr std::string_view text() const {
    std::size_t size = 0;
    while (size < capacity_ && bytes_[size] != '\0') ++size;
    return {bytes_.data(), size};
  }

 private:
  std::array<char, capacity_> bytes_{};
};

}  // namespace fondaco
