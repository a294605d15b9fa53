// SPDX-License-Identifier: MIT
#pragma once
// Web Push: a message that only one browser can read (RFC 8291), and who sends it (RFC 8292).
#include <string>
#include <string_view>

#include "server/base/time.hpp"
#include "server/courier/p256.hpp"

namespace fondaco::courier {

/// `point` and `secret` are the browser's; `once` and `salt` (16 bytes) are new for every message.
std::string encrypted_push(std::string_view text, std::string_view point, std::string_view secret, const P256Key& once,
                           std::string_view salt);

/// The value of the header Authorization. `contact` is an https or mailto address of who runs the server.
std::string vapid_authorization(const P256Key& server, std::string_view endpoint, std::string_view contact,
                                base::Time now);

/// Scheme, host and port of an address.
std::string origin_of(std::string_view address);

}  // namespace fondaco::courier
