// SPDX-License-Identifier: MIT
// A text line by line, for the small line-based formats beside JSON: words and rulebooks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/result.hpp"

namespace fondaco::json {

class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  // Steps to the next line; false when there is none. Lines end with "\n" or "\r\n", the last one may go without.
  bool next();

  [[nodiscard]] std::string_view line() const { return line_; }
  [[nodiscard]] std::uint32_t number() const { return number_; }

 private:
  std::string_view rest_;
  std::string_view line_;
  std::uint32_t number_ = 0;
};

// The place of the byte at `offset` in a line.
Place place_in_line(std::uint32_t number, std::string_view line, std::size_t offset);

// Every line is well-formed UTF-8 and holds no control character (a tab is none here).
Outcome check_text(std::string_view text);

}  // namespace fondaco::json
