// SPDX-License-Identifier: MIT
#include "server/store/journal.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <vector>

namespace fondaco::store {

void renew_journal(SqliteConnection& connection) {
  constexpr sqlite3_int64 piece =
      1 << 16;  // SQLite writes no more than a page at a time, and its files need not either
  sqlite3_file* journal = nullptr;
  sqlite3_file_control(connection.handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, static_cast<void*>(&journal));
  if (journal == nullptr || journal->pMethods == nullptr) return;
  const auto check = [&](int result) {
    if (result != SQLITE_OK) throw StoreFailed(connection.file() + "-wal: " + sqlite3_errstr(result));
  };
  sqlite3_int64 size = 0;
  check(journal->pMethods->xFileSize(journal, &size));
  if (size == 0) return;
  std::vector<char> bytes(static_cast<std::size_t>(std::min(piece, size)));
  for (sqlite3_int64 at = 0; at < size; at += piece) {
    const int amount = static_cast<int>(std::min(piece, size - at));
    check(journal->pMethods->xRead(journal, bytes.data(), amount, at));
    check(journal->pMethods->xWrite(journal, bytes.data(), amount, at));
  }
  check(journal->pMethods->xSync(journal, SQLITE_SYNC_NORMAL));
}

Checkpoints::Checkpoints(SqliteConnection& connection, int pages) : pages_(pages) {
  sqlite3_wal_hook(connection.handle(), after_commit, this);
}

// The commit is durable, whatever becomes of the checkpoint.
int Checkpoints::after_commit(void* self, sqlite3* handle, const char* schema, int pages) {
  auto& all = *static_cast<Checkpoints*>(self);
  if (pages < all.pages_) return SQLITE_OK;
  int in_journal = 0;
  int in_file = 0;
  const int result = sqlite3_wal_checkpoint_v2(handle, schema, SQLITE_CHECKPOINT_PASSIVE, &in_journal, &in_file);
  if (result == SQLITE_OK) {
    all.unsynced_ = in_file < in_journal;
  } else if (result == SQLITE_IOERR_FSYNC && all.unsynced_) {
    all.lost_pages_ = true;
  }
  return SQLITE_OK;
}

void hold_journal(SqliteConnection& connection, bool hold) {
  sqlite3_db_config(connection.handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, hold ? 1 : 0, nullptr);
}

}  // namespace fondaco::store
