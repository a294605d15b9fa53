// SPDX-License-Identifier: MIT
#pragma once
// One server for a store. SQLite would let two of them write in turns, and each would tell its visitors half of what
// happens.
#include <chrono>
#include <functional>
#include <string>

namespace fondaco::store {

/// Holds the store as long as it lives. The lock is on a file of its own, FILE.lock: locks of the database file itself
/// are SQLite's, and the system drops those of a process when any of its descriptors of that file is closed. When the
/// process is killed the system lets go.
class StoreLock {
 public:
  /// Waits so long for another process to let go, and tells the line to `waits` before it does.
  /// StoreFailed: it did not, and its number.
  explicit StoreLock(const std::string& file, std::chrono::milliseconds patience = std::chrono::milliseconds(0),
                     const std::function<void(const std::string&)>& waits = {});
  ~StoreLock();
  StoreLock(const StoreLock&) = delete;
  StoreLock& operator=(const StoreLock&) = delete;

 private:
  bool take();
  bool is_in_place() const;
  std::string holder() const;
  void sign() const;

  std::string path_;
  int descriptor_ = -1;
};

}  // namespace fondaco::store
