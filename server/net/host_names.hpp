// SPDX-License-Identifier: MIT
#pragma once
// By which names this server may be asked. A page of somebody else may have its own name point at our address (DNS
// rebinding); then it would be of our origin, but for the name that the browser sends as Host.
#include <set>
#include <string>
#include <string_view>

#include "server/net/listener.hpp"

namespace fondaco::net {

class HostNames {
 public:
  /// The names of `hosts` and `origins`, the one it listens on, and the machine's own. Behind a proxy the machine's own
  /// name means nothing, and where the host has named none, the proxy decides which ones come through.
  explicit HostNames(const NetSettings& settings);

  /// `host` as a request has it. Addresses and localhost are always known: nobody can make them point elsewhere.
  bool knows(std::string_view host) const;
  /// One line in the log for each name, so that whoever runs the server learns what to set.
  void note_unknown(std::string_view host);

 private:
  void add(std::string_view host);

  bool any_ = false;
  std::set<std::string, std::less<>> names_;
  std::set<std::string, std::less<>> noted_;
};

/// In small letters, without the port and without a dot at the end.
std::string name_of_host(std::string_view host);

}  // namespace fondaco::net
