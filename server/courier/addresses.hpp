// SPDX-License-Identifier: MIT
#pragma once
// Where the server may be sent by somebody who is not its host: only into the open internet. Otherwise a visitor could
// make it knock at doors of its own network that are closed to the visitor.
#include <string>
#include <string_view>

#include "engine/result.hpp"

struct sockaddr;

namespace fondaco::courier {

/// Whether this is the address of a machine in the open internet: no network of one's own, no loopback, no multicast.
bool is_public_address(const sockaddr& address);

/// Whether a host is in a closed network as far as can be told without asking anybody: an address there, or a name that
/// is never found in the open internet. Where other names lead is looked at when they are called.
bool is_closed_host(std::string_view host);

/// The address of a push service; a fault is the rest of a sentence. `anywhere` also allows
/// addresses without TLS, and closed networks.
Outcome check_endpoint(std::string_view endpoint, bool anywhere);

}  // namespace fondaco::courier
