// SPDX-License-Identifier: MIT
#include "server/net/request_head.hpp"

#include <algorithm>

#include "server/net/address_book.hpp"

namespace fondaco::net {
namespace {

constexpr std::string_view line_end = "\r\n";
constexpr std::size_t longest_length = 18;  // digits that fit 63 bits
constexpr std::size_t longest_host = 253;
constexpr std::size_t longest_port = 5;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_token_character(char c) {
  return is_letter(c) || is_digit(c) || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

/// Text of other encodings is allowed: agents and cookies have it at times.
bool is_value_character(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return c == '\t' || (byte >= ' ' && byte != 0x7f);
}

bool is_sound_line(std::string_view line) {
  const std::size_t colon = line.find(':');
  return colon != std::string_view::npos && colon > 0 &&
         std::ranges::all_of(line.substr(0, colon), is_token_character) &&
         std::ranges::all_of(line.substr(colon + 1), is_value_character);
}

bool is_name(std::string_view name) {
  return std::ranges::all_of(name,
                             [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_' || c == '.'; });
}

}  // namespace

bool has_sound_lines(std::string_view head) {
  const std::size_t first_end = head.find(line_end);
  if (first_end == std::string_view::npos) return false;
  head.remove_prefix(first_end + line_end.size());
  while (!head.starts_with(line_end)) {
    const std::size_t end = head.find(line_end);
    if (end == std::string_view::npos || !is_sound_line(head.substr(0, end))) return false;
    head.remove_prefix(end + line_end.size());
  }
  return true;
}

bool is_content_length(std::string_view value) {
  return !value.empty() && value.size() <= longest_length && std::ranges::all_of(value, is_digit);
}

bool is_host(std::string_view host) {
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
  if (bracket == std::string_view::npos) return false;
  const std::size_t colon = host.find(':', bracket);
  const std::string_view name = host.substr(0, colon);
  if (colon != std::string_view::npos) {
    const std::string_view port = host.substr(colon + 1);
    if (port.size() > longest_port || !std::ranges::all_of(port, is_digit)) return false;
  }
  if (name.empty() || name.size() > longest_host) return false;
  return bracket > 0 ? name.ends_with(']') && is_address(name.substr(1, name.size() - 2)) : is_name(name);
}

}  // namespace fondaco::net
