// SPDX-License-Identifier: MIT
#pragma once
// What the listener and the sessions of its connections share.
#include "server/net/address_book.hpp"
#include "server/net/asio_loop.hpp"
#include "server/net/host_names.hpp"
#include "server/net/listener.hpp"

namespace fondaco::net {

struct NetContext {
  AsioLoop& loop;
  NetSettings settings;
  Site& site;
  AddressBook addresses{settings.limits.requests(), settings.trusted};
  HostNames host_names{settings};
  NetFigures figures{};
  bool stopping = false;

  const Limits& limits() const { return settings.limits; }
};

}  // namespace fondaco::net
