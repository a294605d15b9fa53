// SPDX-License-Identifier: MIT
#include "server/store/connection.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cassert>

namespace fondaco::store {
namespace {

constexpr int patience_ms = 5000;

int open_flags(Access access) {
  return SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE |
         (access == Access::look ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
}

void make_private(const std::string& file) {
  const int number = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (number >= 0) ::close(number);  // what is wrong otherwise, SQLite will say
}

}  // namespace

SqliteConnection::SqliteConnection(const std::string& file, Access access) : file_(file) {
  if (access == Access::make) make_private(file);
  const int result = sqlite3_open_v2(file.c_str(), &handle_, open_flags(access), nullptr);
  if (result != SQLITE_OK) {
    const std::string message = file + ": " + (handle_ == nullptr ? "out of memory" : sqlite3_errmsg(handle_));
    sqlite3_close_v2(handle_);
    throw StoreFailed(message);
  }
  sqlite3_busy_timeout(handle_, patience_ms);
}

SqliteConnection::~SqliteConnection() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close_v2(handle_);
}

void SqliteConnection::execute(const std::string& statements) {
  const int result = sqlite3_exec(handle_, statements.c_str(), nullptr, nullptr, nullptr);
  if (result != SQLITE_OK) fail(result);
}

std::int64_t SqliteConnection::number(std::string_view sql) {
  Query query(*this, sql);
  return query.next() ? query.whole(0) : 0;
}

std::int64_t SqliteConnection::last_row_id() const { return sqlite3_last_insert_rowid(handle_); }
std::int64_t SqliteConnection::changed_rows() const { return sqlite3_changes64(handle_); }
// Fails only where there is nothing to undo, or SQLite has done it by itself.
void SqliteConnection::roll_back() noexcept { sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr); }
bool SqliteConnection::in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

void SqliteConnection::fail(int result) const {
  const std::string message = file_ + ": " + sqlite3_errmsg(handle_);
  switch (result) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_UNIQUE:
      throw Conflict(message);
    default:
      break;
  }
  switch (result & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      throw BrokenFile(message);
    case SQLITE_BUSY:
      throw InUse(message);
    default:
      throw StoreFailed(message);
  }
}

sqlite3_stmt* SqliteConnection::prepared(std::string_view sql) {
  if (const auto found = statements_.find(sql); found != statements_.end()) return found->second;
  sqlite3_stmt* statement = nullptr;
  const int result = sqlite3_prepare_v3(handle_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                        &statement, nullptr);
  if (result != SQLITE_OK) fail(result);
  statements_.emplace(sql, statement);
  return statement;
}

Query::~Query() { sqlite3_reset(statement_); }

bool Query::next() {
  const int result = sqlite3_step(statement_);
  if (result == SQLITE_ROW) return true;
  if (result != SQLITE_DONE) connection_.fail(result);
  return false;
}

void Query::check(int result) const {
  if (result != SQLITE_OK) connection_.fail(result);
}

// Texts are copied, so that a query may outlive what it was asked with.
void Query::bind(int place, std::int64_t value) {
  assert(sqlite3_stmt_busy(statement_) == 0 && "a query inside the same query");
  check(sqlite3_bind_int64(statement_, place, value));
}
void Query::bind(int place, std::string_view value) {
  check(sqlite3_bind_text64(statement_, place, value.data() == nullptr ? "" : value.data(), value.size(),
                            SQLITE_TRANSIENT, SQLITE_UTF8));
}
void Query::bind(int place, const base::Digest& value) {
  check(sqlite3_bind_blob64(statement_, place, value.data(), value.size(), SQLITE_TRANSIENT));
}

std::int64_t Query::whole(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Query::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  const int size = sqlite3_column_bytes(statement_, column);
  return bytes == nullptr ? std::string()
                          : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

base::Digest Query::digest(int column) const {
  base::Digest digest{};
  const std::string bytes = text(column);
  std::copy_n(bytes.begin(), std::min(bytes.size(), digest.size()), digest.begin());
  return digest;
}

}  // namespace fondaco::store
