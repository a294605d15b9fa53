// SPDX-License-Identifier: MIT
#pragma once
// Plays many matches at once against a server, through real sockets, and measures it from outside.
#include <cstdint>
#include <string>

#include "server/net/network_loop.hpp"

namespace fondaco::load {

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
  unsigned users = 0;   ///< 0: one for each seat; else they share the seats
  double warm_up = 2;   ///< seconds that do not count
  double seconds = 10;  ///< that do
  double pace_ms = 0;   ///< how often a move of a match is due, on average; 0: as soon as it can be made
  std::uint64_t seed = 1;
};

struct LoadReport {
  std::size_t users = 0;
  std::uint64_t moves = 0;  ///< due after the warm-up, and seen by every seat
  std::uint64_t finished = 0;
  std::uint64_t refused = 0;
  std::uint64_t closed = 0;      ///< sockets that the server closed
  std::uint64_t unfinished = 0;  ///< moves that were due and not seen by every seat when the time was up
  double seconds = 0;
  double server_cpu_seconds = 0;
  double p50_ms = 0;  ///< from when a move is due until every seat has it; the unfinished count with their waiting
  double p90_ms = 0;
  double p99_ms = 0;
  double p999_ms = 0;
  double max_ms = 0;
  double commit_ms = 0;        ///< mean of the server's commits meanwhile
  double bytes_per_match = 0;  ///< memory of the server, with two people and two sockets each, before the first move
};

/// Throws std::runtime_error with one line when the server cannot be reached or refuses.
LoadReport run_load(const LoadSettings& settings);

}  // namespace fondaco::load
