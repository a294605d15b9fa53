// SPDX-License-Identifier: MIT
#pragma once
// What a host does with a store as a whole. Everything works on a file that a server is writing to, except to replace
// it.
#include <functional>
#include <string>
#include <vector>

#include "server/store/database.hpp"

namespace fondaco::store {

struct Finding {
  std::string table;  ///< its id; empty: it is about the file
  std::string what;
};

struct StoreReport {
  std::int64_t tables = 0;
  std::int64_t entries = 0;  ///< of sound logs
  std::vector<Finding> findings;

  bool sound() const { return findings.empty(); }
  /// Nothing is wrong but with single matches.
  bool usable() const;
};

/// Reads everything and changes nothing. StoreFailed: it is no store of this version at all.
StoreReport check_store(const std::string& file);

/// The store as it is at one moment, as one plain file that no server needs to have open. StoreFailed: `to` is there
/// already, or cannot be written.
void back_up_store(const std::string& file, const std::string& to);

/// Puts a backup in the place of a store. Returns what was found in the backup: damaged matches do not stop it.
/// StoreFailed: the backup is not usable, or `file` is there and `replace` does not allow it, or somebody has it open.
StoreReport restore_store(const std::string& backup, const std::string& file, bool replace);

struct RepairReport {
  std::vector<std::string> restored;  ///< ids of tables that were marked as damaged by an older server
  std::vector<Finding> findings;      ///< logs that are not what was written
};

/// Takes back the marks of older servers, so that every table is again what its times say. Changes nothing else: what
/// fails its checksum is told, and stays as it is. StoreFailed: it is no store, or somebody has it open for long.
RepairReport repair_store(const std::string& file);

/// Every finished match as one line of JSON: its table and its log, as they are kept; also of another version of the
/// rules. Returns the matches that do not replay or are damaged, which are marked in their lines.
std::vector<Finding> export_matches(const std::string& file, const std::function<void(const std::string&)>& line);

/// The same as records (docs/records.md) under their tables' ids. One of another version, or one that does not replay,
/// is written as it is kept.
std::vector<Finding> export_records(
    const std::string& file, const std::function<void(const std::string& id, const std::string& record)>& record);

}  // namespace fondaco::store
