// SPDX-License-Identifier: MIT
#pragma once
// Devices that an account knows: a browser that was signed in as it gets a cookie that says so, and keeps it when it
// signs out. It opens nothing. It only keeps those who guess elsewhere from making its owner wait.
#include <string>

#include "server/base/time.hpp"
#include "server/net/site.hpp"
#include "server/store/database.hpp"

namespace fondaco::people {

/// Signs and knows such cookies by a key that the store keeps.
class KnownDevices {
 public:
  explicit KnownDevices(std::string key) : key_(std::move(key)) {}

  /// The value of the header Set-Cookie. Good for this account until its password changes.
  std::string cookie(const store::User& account, base::Time now, bool secure) const;
  /// A name for the device that sent this, if this account knows it; else empty.
  std::string device(const net::Request& request, const store::User& account, base::Time now) const;

 private:
  std::string seal(const store::User& account, std::string_view issued) const;

  std::string key_;
};

/// The store's name of the key.
constexpr const char* device_key_name = "device";

}  // namespace fondaco::people
