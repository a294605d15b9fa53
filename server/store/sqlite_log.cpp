// SPDX-License-Identifier: MIT
// The logs: the hot path of the store.

#include "server/store/checksum.hpp"
#include "server/store/sqlite_database.hpp"

namespace fondaco::store {
namespace {

constexpr std::size_t remembered_ends = 20'000;

std::string name_of(TableNumber table, std::int32_t seq) {
  return "table " + std::to_string(table) + ": log entry " + std::to_string(seq);
}

}  // namespace

SqliteDatabase::LogEnd SqliteDatabase::log_end(TableNumber table) {
  if (const auto found = log_ends_.find(table); found != log_ends_.end()) return found->second;
  Query query(connection_, "SELECT seq, checksum FROM log WHERE table_number = ? ORDER BY seq DESC LIMIT 1", table);
  if (!query.next()) return {};
  return {.seq = query.as<std::int32_t>(0), .checksum = query.as<std::uint64_t>(1)};
}

void SqliteDatabase::append(TableNumber table, const LogEntry& entry) {
  LogEnd end = log_end(table);
  if (entry.seq != end.seq + 1) {
    throw Conflict(name_of(table, entry.seq) + " cannot follow entry " + std::to_string(end.seq));
  }
  end = {.seq = entry.seq, .checksum = checksum(end.checksum, table, entry)};
  // What this connection remembers may be old when another one writes too; then the key is taken and says so.
  Query(connection_,
        "INSERT INTO log (table_number, seq, kind, seat, text, key, at, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        table, entry.seq, entry.kind, entry.seat, entry.text, entry.key, entry.at,
        static_cast<std::int64_t>(end.checksum))
      .run();
  if (log_ends_.size() >= remembered_ends) log_ends_.clear();
  log_ends_[table] = end;
}

std::vector<LogEntry> SqliteDatabase::log(TableNumber table) try {
  Query query(connection_,
              "SELECT seq, kind, seat, text, key, at, checksum FROM log WHERE table_number = ? ORDER BY seq", table);
  std::vector<LogEntry> entries;
  std::uint64_t expected = 0;
  while (query.next()) {
    const LogEntry& entry = entries.emplace_back(LogEntry{.seq = query.as<std::int32_t>(0),
                                                          .kind = EntryKind{query.as<std::uint8_t>(1)},
                                                          .seat = query.as<std::uint8_t>(2),
                                                          .text = query.text(3),
                                                          .key = query.text(4),
                                                          .at = query.whole(5)});
    const auto place = static_cast<std::int32_t>(entries.size());
    if (entry.seq != place) throw Damaged(name_of(table, place) + " is missing");
    expected = checksum(expected, table, entry);
    if (query.as<std::uint64_t>(6) != expected) throw Damaged(name_of(table, place) + " is not what was written");
  }
  return entries;
} catch (const BrokenFile& broken) {
  throw Damaged("table " + std::to_string(table) + ": the log cannot be read: " + broken.what());
}

}  // namespace fondaco::store
