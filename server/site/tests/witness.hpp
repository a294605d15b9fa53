// SPDX-License-Identifier: MIT
#pragma once
// A client in a process of its own, who plays one game at several tables and writes down in a file of its own what the
// server has told it. It knows nothing of the store, and comes back after each crash with what it wrote.
#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fondaco::site {

struct WitnessSettings {
  std::string game;
  std::string file;
  std::size_t tables = 3;
};

/// What a witness has written down.
struct Testimony {
  struct Sent {
    std::string key;
    std::string move;
    bool acknowledged = false;
  };
  struct Table {
    std::string id;
    bool over = false;
    std::map<std::int64_t, Sent> sent;  ///< by the seq that it would get; the last one that was sent for it
  };

  explicit Testimony(const std::string& file);
  std::uint64_t acknowledged() const;

  std::vector<std::string> cookies;
  std::vector<Table> tables;
  std::vector<std::string>
      complaints;  ///< a table that the server had acknowledged and did not find, or could not open
  std::uint64_t refusals = 0;
  std::uint64_t lines = 0;
};

constexpr char told_kept = 'k';
constexpr char told_refused = 'r';

/// Starts it. It writes a letter into `pulse` for each move that is acknowledged or refused, and ends when the server
/// is gone.
pid_t send_witness(const WitnessSettings& settings, std::uint16_t port, int pulse);

}  // namespace fondaco::site
