#pragma once
// Plays many matches at once against a server, through real sockets, and measures it from outside.
#include <cstdint>
#include <string>

#include "server/net/network_loop.hpp"

namespace fondaco::server {

struct LoadAddress {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8080;
  std::string path = "/";
};

struct LoadSettings {
  LoadAddress server;
  LoadAddress metrics{.host = "127.0.0.1", .port = 9464, .path = "/metrics"};
  std::string game = "amsterdam";
  unsigned matches = 100;
  double seconds = 10;
  double pace_ms = 0;  ///< how long a player waits before each move, on average
  std::uint64_t seed = 1;
};

struct LoadReport {
  std::uint64_t moves = 0;  ///< that every seat has seen
  std::uint64_t finished = 0;
  std::uint64_t refused = 0;
  double seconds = 0;
  double server_cpu_seconds = 0;
  double p50_ms = 0;  ///< from sending a move until every seat has it
  double p99_ms = 0;
  double commit_ms = 0;        ///< mean of the server's commits meanwhile
  double bytes_per_match = 0;  ///< memory of the server, with two sockets each, before the first move
};

/// Throws std::runtime_error with one line when the server cannot be reached or refuses.
LoadReport run_load(const LoadSettings& settings);

}  // namespace fondaco::server
