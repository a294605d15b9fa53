// SPDX-License-Identifier: MIT
#pragma once
// The server: its parts put together, from the settings to the last goodbye.
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "server/courier/courier.hpp"
#include "server/net/listener.hpp"
#include "server/people/people.hpp"
#include "server/site/metrics_listener.hpp"
#include "server/site/readiness.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::site {

struct ServerSettings {
  net::NetSettings net;
  MetricsSettings metrics;
  ReadinessSettings readiness;
  std::string access_log;                       ///< the file; "-": the standard output; empty: none
  std::string store = "fondaco.sqlite";         ///< the file
  std::chrono::milliseconds store_patience{0};  ///< to wait for another process that has it open
  std::string web;                              ///< a folder with the web client; empty: the one in the program
  people::PeopleSettings people;
  tables::RegistrySettings registry;
  courier::CourierSettings courier;
  base::Time patience = 20'000;  ///< a player who is away is told of their turn so long after it began
};

class Server {
 public:
  /// Opens the store and the address. Throws std::runtime_error with one line.
  static std::unique_ptr<Server> open(net::NetworkLoop& loop, const ServerSettings& settings);
  virtual ~Server() = default;
  virtual std::uint16_t port() const = 0;
  /// Where /metrics is shown; 0: nowhere.
  virtual std::uint16_t metrics_port() const = 0;
  /// Every call there is, as GET /api/tables/*; each command of a table has its own.
  virtual std::vector<std::string> routes() const = 0;
  /// Opens the access log anew, reads the files of the web client again, and takes over origins, trusted addresses and
  /// the limit of the disk. What cannot be read stays as it was, and is logged.
  virtual void reload(const ServerSettings& settings) = 0;
  /// No new visitors; those there are hear of it; what was begun is finished and written. Then the loop stops.
  virtual void stop() = 0;
};

}  // namespace fondaco::site
