// SPDX-License-Identifier: MIT
#pragma once
// How a secret travels: the session of a browser in a cookie, the token of a program in a header.
#include <optional>
#include <string>
#include <string_view>

#include "server/net/site.hpp"

namespace fondaco::people {

constexpr std::string_view token_prefix = "fdt_";
constexpr long session_days = 180;

/// What a request shows to prove who sent it. Only what has the shape of a secret counts.
struct Credential {
  std::string_view secret;  ///< lives as long as the request
  bool token = false;
};
std::optional<Credential> credential(const net::Request& request);

/// Empty when the header Cookie has none of that name.
std::string_view cookie_value(std::string_view header, std::string_view name);
/// The value of the header Set-Cookie.
std::string set_cookie(std::string_view name, std::string_view value, long days, bool secure);
std::string session_cookie(std::string_view secret, bool secure);
std::string no_session_cookie(bool secure);

}  // namespace fondaco::people
