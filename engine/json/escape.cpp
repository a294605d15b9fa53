// SPDX-License-Identifier: MIT
#include "engine/json/escape.hpp"

#include <cstddef>

#include "engine/json/utf8.hpp"

namespace fondaco::json {
namespace {

constexpr std::size_t longest_quote = 60;  // code points
constexpr std::string_view replacement_character = "\xEF\xBF\xBD";
constexpr std::string_view ellipsis = "\xE2\x80\xA6";

void append_control(std::string& out, char32_t value) {
  switch (value) {
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      break;
  }
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  out += "\\u00";
  out += hexadecimal[(value >> 4U) & 0xFU];
  out += hexadecimal[value & 0xFU];
}

/// Printable ASCII that stands for itself: nearly all that is ever written.
constexpr bool is_plain(char letter) { return letter >= ' ' && letter < 0x7F && letter != '"' && letter != '\\'; }

}  // namespace

void append_escaped(std::string& out, std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_plain(text[end])) ++end;
    out.append(text, at, end - at);
    at = end;
    if (at == text.size()) return;
    const CodePoint point = decode_utf8(text, at);
    if (point.length == 0 || point.value == 0) {
      out += replacement_character;
      ++at;
      continue;
    }
    if (is_control(point.value)) {
      append_control(out, point.value);
    } else {
      if (point.value == '"' || point.value == '\\') out += '\\';
      out += text.substr(at, point.length);
    }
    at += point.length;
  }
}

std::string quoted(std::string_view text) {
  std::size_t end = 0;
  for (std::size_t count = 0; end < text.size() && count < longest_quote; ++count) {
    const CodePoint point = decode_utf8(text, end);
    end += point.length == 0 ? 1 : point.length;
  }
  std::string out = "\"";
  append_escaped(out, text.substr(0, end));
  if (end < text.size()) out += ellipsis;
  out += '"';
  return out;
}

}  // namespace fondaco::json
