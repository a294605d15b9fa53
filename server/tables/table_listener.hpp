// SPDX-License-Identifier: MIT
#pragma once
// Told of what happens at tables. On the loop. A listener overrides what it wants to hear.
#include "server/store/rows.hpp"
#include "server/tables/table.hpp"

namespace fondaco::tables {

class TableListener {
 public:
  virtual ~TableListener() = default;

  /// A table was loaded, or something has happened there: whoever needs no asking may go on.
  virtual void go_on(const TablePtr& /*table*/) {}
  /// Something that happened at a table is durable, and told to all who are there.
  virtual void happened(const Table& /*table*/, const store::LogEntry& /*entry*/) {}
  /// A write of a table was durable after so many seconds.
  virtual void written(double /*seconds*/) {}
};

}  // namespace fondaco::tables
