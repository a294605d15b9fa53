// SPDX-License-Identifier: MIT
#pragma once
// Listens on an address and carries HTTP and WebSocket between clients and a site. All limits that need no knowledge of
// games are kept here.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/base/rate_limiter.hpp"
#include "server/net/network_loop.hpp"
#include "server/net/site.hpp"

namespace fondaco::net {

struct Limits {
  std::size_t body_bytes = 64 << 10;
  std::size_t large_body_bytes = 1 << 20;  ///< for the paths that ask for it
  std::string large_body_path = "/api/records";
  std::size_t frame_bytes = 64 << 10;
  std::size_t unread_bytes = 1 << 20;  ///< of a slow client
  int header_seconds = 10;             ///< to send a request
  int body_seconds = 5;                ///< for the first bytes of a body; then they come at the least rate
  int answer_seconds = 20;             ///< in each such time an answer is read at the least rate
  std::size_t least_bytes_per_second = 2 << 10;
  int idle_seconds = 60;  ///< between requests, and for the answer to a ping
  unsigned sockets_per_address = 64;
  unsigned connections_per_address = 256;
  unsigned connections = 20'000;
  double requests_per_second = 50;  ///< of one address
  double request_burst = 200;
  double frames_per_second = 50;  ///< of one socket
  double frame_burst = 200;

  base::Rate requests() const { return {requests_per_second, request_burst}; }
  base::Rate frames() const { return {frames_per_second, frame_burst}; }
};

struct NetSettings {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;  ///< 0: any that is free
  bool behind_proxy = false;  ///< X-Forwarded-For and -Proto are believed
  std::string socket_path = "/api/socket";
  /// Where pages may come from, besides the host that a request names: "https://play.example".
  std::vector<std::string> origins;
  /// Names that requests may call it by, besides those of `origins` and its own.
  std::vector<std::string> hosts;
  std::vector<std::string> trusted;  ///< addresses that no limit of one address holds for
  Limits limits;
};

struct NetFigures {
  std::size_t connections = 0;
  std::size_t sockets = 0;
  std::uint64_t requests = 0;
  std::uint64_t frames_in = 0;
  std::uint64_t frames_out = 0;
  std::uint64_t refused = 0;  ///< by a limit
  std::uint64_t cut_off = 0;  ///< for reading too slowly, or silence
};

/// The site outlives it. Whoever is still there when it goes is cut off.
class Listener {
 public:
  /// Throws std::runtime_error with one line when the address cannot be had.
  static std::unique_ptr<Listener> open(NetworkLoop& loop, NetSettings settings, Site& site);
  virtual ~Listener() = default;
  virtual std::uint16_t port() const = 0;
  /// No new connections; those there are get what is queued, then a close ("going away"). `all_gone`, where one is
  /// given, is called when nobody is left.
  virtual void stop(base::Task all_gone) = 0;
  virtual NetFigures figures() const = 0;
  /// Takes over origins, names of the host and trusted addresses; all else stays as it was opened.
  virtual void change(const NetSettings& settings) = 0;
};

}  // namespace fondaco::net
