// SPDX-License-Identifier: MIT
#include "engine/fault.hpp"

#include <cstddef>
#include <string_view>

#include "engine/json/utf8.hpp"

namespace fondaco {
namespace {

// Messages and paths may quote a document. It must not break the line or command the terminal.
void append_one_line(std::string& out, std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    if (point.length == 0) {
      out += '?';
      ++at;
      continue;
    }
    if (json::is_control(point.value)) {
      out += ' ';
    } else {
      out += text.substr(at, point.length);
    }
    at += point.length;
  }
}

}  // namespace

std::string Fault::text() const {
  std::string out;
  if (place.line != 0) {
    out += "line " + std::to_string(place.line) + ", column " + std::to_string(place.column) + ": ";
  }
  if (!path.empty()) {
    append_one_line(out, path);
    out += ": ";
  }
  append_one_line(out, message);
  return out;
}

}  // namespace fondaco
