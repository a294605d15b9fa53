// SPDX-License-Identifier: MIT
#include "engine/json/lines.hpp"

#include <algorithm>

#include "engine/json/utf8.hpp"

namespace fondaco::json {

bool Lines::next() {
  if (rest_.empty()) return false;
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  line_ = rest_.substr(0, end);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  if (line_.ends_with('\r')) line_.remove_suffix(1);
  ++number_;
  return true;
}

Place place_in_line(std::uint32_t number, std::string_view line, std::size_t offset) {
  return {number, static_cast<std::uint32_t>(count_code_points(line.substr(0, offset)) + 1)};
}

Outcome check_text(std::string_view text) {
  for (Lines lines(text); lines.next();) {
    const std::string_view line = lines.line();
    for (std::size_t at = 0; at < line.size();) {
      const CodePoint point = decode_utf8(line, at);
      const bool control = is_control(point.value) && point.value != '\t';
      if (point.length == 0 || control) {
        return Fault{.message = point.length == 0 ? "ill-formed UTF-8" : "a control character",
                     .place = place_in_line(lines.number(), line, at)};
      }
      at += point.length;
    }
  }
  return {};
}

}  // namespace fondaco::json
