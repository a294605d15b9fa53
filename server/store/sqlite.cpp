// SPDX-License-Identifier: MIT
#include "server/store/sqlite.hpp"

#include "server/store/schema.hpp"
#include "server/store/sqlite_database.hpp"

namespace fondaco::store {

void SqliteDatabase::begin() {
  if (files_) files_->expect_in_place();
  if (checkpoints_ && checkpoints_->lost_pages()) {
    throw StoreFailed(connection_.file() + ": the disk has lost what was to be kept; restart the server");
  }
  // Immediate: a transaction that starts by reading could not become a writing one after somebody else has written.
  Query(connection_, "BEGIN IMMEDIATE").run();
  begun_ = true;
}

// When the disk fails in the middle of a work SQLite undoes the whole transaction at once, and whatever came next would
// be one of its own.
void SqliteDatabase::expect_transaction() const {
  if (!connection_.in_transaction()) throw StoreFailed("the store has undone the transaction");
}

void SqliteDatabase::commit() {
  expect_transaction();
  Query(connection_, "COMMIT").run();
  begun_ = false;
  // Nobody is told of what went into a file that is gone.
  if (files_) files_->expect_in_place();
}

void SqliteDatabase::rollback() {
  begun_ = false;
  log_ends_.clear();
  connection_.roll_back();
}

void SqliteDatabase::attempt(const std::function<void(Database&)>& work) {
  if (!begun_) {
    begin();
    try {
      work(*this);
      commit();
    } catch (...) {
      rollback();
      throw;
    }
    return;
  }
  expect_transaction();
  Query(connection_, "SAVEPOINT attempt").run();
  try {
    work(*this);
    Query(connection_, "RELEASE attempt").run();
  } catch (...) {
    log_ends_.clear();
    if (connection_.in_transaction()) {
      Query(connection_, "ROLLBACK TO attempt").run();
      Query(connection_, "RELEASE attempt").run();
    }
    throw;
  }
}

std::unique_ptr<Database> open_sqlite(const std::string& file) {
  auto database = std::make_unique<SqliteDatabase>(file, Access::make);
  SqliteConnection& connection = database->connection();
  migrate(connection, file);
  // 4000 pages: a page that many commits touch goes to the file once. Measured with 200 matches (docs/store.md).
  database->checkpoint_every(4000);
  connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16384");
  database->watch_files(file);
  return database;
}

std::unique_ptr<Database> open_sqlite_for_reading(const std::string& file) {
  auto database = std::make_unique<SqliteDatabase>(file, Access::look);
  expect_readable_store(database->connection(), file);
  return database;
}

}  // namespace fondaco::store
