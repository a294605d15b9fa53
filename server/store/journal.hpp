// SPDX-License-Identifier: MIT
#pragma once
// The journal that an earlier process left. Only for the sources of this folder.
#include "server/store/connection.hpp"

namespace fondaco::store {

/// Writes the journal once more as it is, and syncs it. In a transaction that may write, so that nobody else appends.
///
/// When a sync fails, Linux takes the pages for clean although they never reached the disk. The process that saw the
/// failure has refused those commits, and overwrites them. But one that is started after it reads them from memory as
/// if they were durable, appends to them, and its own syncs leave them out: after a power cut the journal would end
/// there, and whatever was acknowledged behind them would be lost.
void renew_journal(SqliteConnection& connection);

/// Until the journal is renewed nothing of it may go into the file, not even when the connection closes: a journal
/// whose end is lost would, after a power cut, put old pages over the new ones of the file.
void hold_journal(SqliteConnection& connection, bool hold);

/// Brings the journal into the file after a commit that makes it long, as SQLite would by itself, and sees when that
/// goes wrong for good.
class Checkpoints {
 public:
  Checkpoints(SqliteConnection& connection, int pages);
  Checkpoints(const Checkpoints&) = delete;
  Checkpoints& operator=(const Checkpoints&) = delete;

  /// A checkpoint that a reader kept from its end has written pages, counts them as done and leaves the sync to the
  /// next one. When that sync fails the pages may be lost, and SQLite would not write them again: from then on nothing
  /// may be acknowledged. A restart writes all of the journal again.
  bool lost_pages() const { return lost_pages_; }

 private:
  static int after_commit(void* self, sqlite3* handle, const char* schema, int pages);

  int pages_;
  bool unsynced_ = false;
  bool lost_pages_ = false;
};

}  // namespace fondaco::store
