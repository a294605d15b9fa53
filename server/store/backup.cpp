// SPDX-License-Identifier: MIT
// Backup and restore.
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include "server/store/schema.hpp"
#include "server/store/store_lock.hpp"
#include "server/store/tools.hpp"

namespace fondaco::store {
namespace {

[[noreturn]] void fail(const std::string& file) { throw StoreFailed(file + ": " + std::strerror(errno)); }

void sync(const std::string& path, int flags) {
  const int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
  const bool synced = number >= 0 && ::fsync(number) == 0;
  const int error = errno;
  if (number >= 0) ::close(number);
  errno = error;
  if (!synced) fail(path);
}

bool is_there(const std::string& file) {
  std::error_code error;
  return std::filesystem::exists(file, error);
}

/// A copy beside its place, complete and on the disk before it goes there; removed if it does not come to that.
class Copy {
 public:
  Copy(const std::string& from, const std::string& to) : place_(to), part_(to + ".part") {
    ::unlink(part_.c_str());
    SqliteConnection source(from, Access::look);
    expect_readable_store(source, from);
    try {
      copy(source);
      sync(part_, 0);
    } catch (...) {
      ::unlink(part_.c_str());
      throw;
    }
  }
  ~Copy() { ::unlink(part_.c_str()); }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  void put_in_place() const {
    if (::rename(part_.c_str(), place_.c_str()) != 0) fail(place_);
    const auto folder = std::filesystem::path(place_).parent_path();
    sync(folder.empty() ? "." : folder.string(), O_DIRECTORY);
  }

 private:
  void copy(SqliteConnection& source) const {
    SqliteConnection target(part_, Access::make);
    sqlite3_backup* backup = sqlite3_backup_init(target.handle(), "main", source.handle(), "main");
    if (backup == nullptr) target.fail(sqlite3_extended_errcode(target.handle()));
    // In one step, so that it is the store of one moment; a writer does not wait for it.
    sqlite3_backup_step(backup, -1);
    const int result = sqlite3_backup_finish(backup);
    if (result != SQLITE_OK) target.fail(result);
    // One plain file, also to look into where nothing can be written beside it.
    target.execute("PRAGMA journal_mode = DELETE");
  }

  std::string place_;
  std::string part_;
};

/// While it lives nobody else opens the file. Its journal is part of it then: none is left that would be taken for the
/// journal of the file that comes in its place.
std::unique_ptr<SqliteConnection> alone_with(const std::string& file) {
  try {
    auto connection = std::make_unique<SqliteConnection>(file, Access::change);
    connection->execute(
        "PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    return connection;
  } catch (const InUse&) {
    throw StoreFailed(file + ": the store is in use; stop the server first");
  } catch (const BrokenFile&) {  // all the more reason to replace it
    ::unlink((file + "-wal").c_str());
    ::unlink((file + "-shm").c_str());
    return nullptr;
  }
}

}  // namespace

void back_up_store(const std::string& file, const std::string& to) {
  if (is_there(to)) throw StoreFailed(to + ": the file is there already");
  Copy(file, to).put_in_place();
}

StoreReport restore_store(const std::string& backup, const std::string& file, bool replace) {
  const StoreLock lock(file);
  const bool replaces = is_there(file);
  if (replaces && !replace) throw StoreFailed(file + ": the file is there already");
  StoreReport report = check_store(backup);
  if (!report.usable()) throw StoreFailed(backup + ": " + report.findings.front().what);
  const Copy copy(backup, file);
  const auto old = replaces ? alone_with(file) : nullptr;
  copy.put_in_place();
  return report;
}

}  // namespace fondaco::store
