// SPDX-License-Identifier: MIT
#include "server/people/cookie.hpp"

#include <algorithm>

namespace fondaco::people {
namespace {

constexpr std::string_view session_cookie_name = "fondaco_session";
constexpr std::size_t secret_length = 26;  // of random_id()
constexpr long seconds_a_day = 86'400;

bool is_secret(std::string_view text) {
  return text.size() == secret_length &&
         std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '7'); });
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// The rest after `Bearer `, whatever its case; other schemes may be meant for somebody on the way.
std::optional<std::string_view> bearer(std::string_view header) {
  constexpr std::string_view scheme = "bearer ";
  const bool is_bearer = header.size() >= scheme.size() &&
                         std::equal(scheme.begin(), scheme.end(), header.begin(), [](char should, char is) {
                           return should == (is >= 'A' && is <= 'Z' ? is - 'A' + 'a' : is);
                         });
  if (!is_bearer) return std::nullopt;
  return trimmed(header.substr(scheme.size()));
}

}  // namespace

std::string_view cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const std::size_t end = header.find(';');
    const std::string_view pair = trimmed(header.substr(0, end));
    header = end == std::string_view::npos ? std::string_view() : header.substr(end + 1);
    const std::size_t equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) return pair.substr(equals + 1);
  }
  return {};
}

std::string set_cookie(std::string_view name, std::string_view value, long days, bool secure) {
  std::string out(name);
  out += '=';
  out += value;
  out += "; Path=/; Max-Age=" + std::to_string(days * seconds_a_day) + "; HttpOnly; SameSite=Lax";
  if (secure) out += "; Secure";
  return out;
}

std::optional<Credential> credential(const net::Request& request) {
  if (const auto token = bearer(request.authorization)) {
    if (!token->starts_with(token_prefix) || !is_secret(token->substr(token_prefix.size()))) return std::nullopt;
    return Credential{*token, true};
  }
  const std::string_view secret = cookie_value(request.cookie, session_cookie_name);
  if (!is_secret(secret)) return std::nullopt;
  return Credential{secret, false};
}

std::string session_cookie(std::string_view secret, bool secure) {
  return set_cookie(session_cookie_name, secret, session_days, secure);
}

std::string no_session_cookie(bool secure) { return set_cookie(session_cookie_name, "", 0, secure); }

}  // namespace fondaco::people
