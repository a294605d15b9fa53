// SPDX-License-Identifier: MIT
#include "server/people/device.hpp"

#include <charconv>

#include "server/base/secret.hpp"
#include "server/people/cookie.hpp"

namespace fondaco::people {
namespace {

constexpr std::string_view device_cookie = "fondaco_device";
constexpr long device_days = 400;  // the longest that browsers keep one
constexpr base::Time day = 86'400'000;

}  // namespace

// The hash of the password is part of it, so that a new password makes all devices strangers.
std::string KnownDevices::seal(const store::User& account, std::string_view issued) const {
  return base::hmac_sha256(
      key_, "device\n" + std::to_string(account.id) + "\n" + std::string(issued) + "\n" + account.password);
}

std::string KnownDevices::cookie(const store::User& account, base::Time now, bool secure) const {
  // A few random letters, since two devices may come in the same millisecond.
  const std::string issued = std::to_string(now) + "-" + base::random_id();
  return set_cookie(device_cookie, issued + "." + seal(account, issued), device_days, secure);
}

std::string KnownDevices::device(const net::Request& request, const store::User& account, base::Time now) const {
  const std::string_view value = cookie_value(request.cookie, device_cookie);
  const std::size_t dot = value.find('.');
  if (account.id == 0 || dot == std::string_view::npos) return {};
  const std::string_view issued = value.substr(0, dot);
  if (!base::equal_secrets(value.substr(dot + 1), seal(account, issued))) return {};
  base::Time at = 0;
  std::from_chars(issued.data(), issued.data() + issued.size(), at);
  if (now - at > device_days * day) return {};
  return std::to_string(account.id) + " " + std::string(issued);
}

}  // namespace fondaco::people
