// SPDX-License-Identifier: MIT
#include "server/web/query.hpp"

#include <charconv>

#include "server/base/refusal.hpp"

namespace fondaco::web {
namespace {

std::string decoded(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '+') {
      out += ' ';
    } else if (text[at] != '%') {
      out += text[at];
    } else {
      const std::string_view digits = text.substr(at + 1, 2);
      unsigned char byte = 0;
      const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
      if (digits.size() != 2 || error != std::errc() || end != digits.data() + 2) {
        throw base::Refusal(400, "bad_request", "the query has a % without two hexadecimal digits");
      }
      out += static_cast<char>(byte);
      at += 2;
    }
  }
  return out;
}

}  // namespace

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view parameter = query.substr(0, end);
    query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
    const std::size_t equals = parameter.find('=');
    if (decoded(parameter.substr(0, equals)) != name) continue;
    return equals == std::string_view::npos ? std::string() : decoded(parameter.substr(equals + 1));
  }
  return std::nullopt;
}

}  // namespace fondaco::web
