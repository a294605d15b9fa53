// SPDX-License-Identifier: MIT
#pragma once
// Why a match that is kept cannot be played by this program. Nothing of it is written: another program may play it.
#include <map>
#include <optional>
#include <string>

#include "engine/json/writer.hpp"
#include "server/store/rows.hpp"

namespace fondaco::store {

enum class ObstacleKind : std::uint8_t {
  other_version,  ///< this program has not what it was played with: its game, rules, figures, options or kinds of
                  ///< entries
  unplayable,     ///< all of it is as it was written, but the rules do not lead through it
  damaged,        ///< it is not what was written
};

struct Obstacle {
  ObstacleKind kind = ObstacleKind::damaged;
  std::string_view reason;         ///< a literal: what stands in the way (docs/protocol.md lists them)
  std::string what;                ///< one sentence for the log and for whoever runs the server
  int known_rules_version = 0;     ///< the newest of the game here; 0: the game is unknown
  std::string known_edition_hash;  ///< reason `edition`: of the edition with that id here; empty: there is none

  static Obstacle damage(std::string_view reason, std::string what);
  static Obstacle not_replayed(std::string what);
  static Obstacle options_refused(std::string what);
};

/// The code of a refusal, and the status of such a table.
std::string_view code_of(ObstacleKind kind);

/// The member `obstacle` of a table: what somebody would need to play it.
void write_obstacle(const TableRow& row, const Obstacle& obstacle, json::Writer& out);

/// What the table is where it can be played: waiting, playing or finished.
TableStatus status_by_times(const TableRow& row);

/// What this program can play.
class KnownVersions {
 public:
  /// Nothing: it has the game of this table, in the table's version.
  std::optional<Obstacle> obstacle_of(const TableRow& row);
  /// The same of the entries of its log.
  static std::optional<Obstacle> obstacle_of(const std::vector<LogEntry>& log);

 private:
  std::optional<Obstacle> edition_obstacle(const TableRow& row);

  std::map<std::pair<std::string, std::string>, std::string> edition_hashes_;  ///< empty: there is no such edition
};

}  // namespace fondaco::store
