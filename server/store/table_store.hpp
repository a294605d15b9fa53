// SPDX-License-Identifier: MIT
#pragma once
// Tables, their logs, and the moves that players have planned there.
#include <limits>

#include "server/store/rows.hpp"

namespace fondaco::store {

enum class TableList : std::uint8_t {
  open,      ///< public, waiting; newest first
  live,      ///< public, playing; latest started first
  running,   ///< of a user: waiting or playing, any order
  finished,  ///< of a user; latest finished first
};

/// A place in the list of finished tables. Without a table: before all of them.
struct FinishedPlace {
  base::Time finished = std::numeric_limits<base::Time>::max();
  TableNumber number = std::numeric_limits<TableNumber>::max();
};

class TableStore {
 public:
  virtual ~TableStore() = default;

  virtual TableNumber add_table(const TableRow& table) = 0;
  /// Everything but number and id: seats, status, times, results, rematch.
  virtual void update_table(const TableRow& table) = 0;
  virtual std::optional<TableRow> table(const std::string& id) = 0;
  /// `user` for the lists of a user; `before`: only what is older than that, 0 for all.
  virtual std::vector<TableRow> tables(TableList list, UserId user, base::Time before, int limit) = 0;
  /// All tables of a user page by page: those that wait or play, by number; and those that are finished, the latest
  /// first.
  virtual std::vector<TableRow> running_after(UserId user, TableNumber after, int limit) = 0;
  virtual std::vector<TableRow> finished_before(UserId user, const FinishedPlace& before, int limit) = 0;
  /// Waiting or playing, made by this person since then.
  virtual OpenCount open_tables_of(UserId host, base::Time since) = 0;
  /// The ids of all matches that are being played, for the server's start: those of bots alone come last.
  virtual std::vector<std::string> playing() = 0;

  /// Conflict: that seq is taken.
  virtual void append(TableNumber table, const LogEntry& entry) = 0;
  /// All entries in order. Damaged: a checksum is wrong or an entry is missing.
  virtual std::vector<LogEntry> log(TableNumber table) = 0;

  virtual void put_plan(TableNumber table, const Plan& plan) = 0;  ///< without moves: drops it
  virtual std::vector<Plan> plans(TableNumber table) = 0;
};

}  // namespace fondaco::store
