// SPDX-License-Identifier: MIT
#pragma once
// What the tests of the store share: a folder for files, plain rows, and a hand that reaches into the file itself.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <string>

#include "server/base/testing_folder.hpp"
#include "server/store/sqlite.hpp"

namespace fondaco::store::tests {

/// A test with a folder of its own, gone when it ends.
class StoreTest : public ::testing::Test {
 protected:
  std::string path(const std::string& name) const { return folder_.file(name); }
  std::string file() const { return path("store.db"); }

  /// Past all checks of ours.
  void tamper(const std::string& sql) const { tamper(file(), sql); }
  static void tamper(const std::string& file, const std::string& sql) {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    sqlite3_close(handle);
  }

 private:
  base::TemporaryFolder folder_;
};

inline TableRow new_table(const std::string& id, std::vector<SeatOwner> seats = {{.user = 1, .level = ""}}) {
  TableRow table;
  table.id = id;
  table.game = "amsterdam";
  table.edition = "default";
  table.options = "{}";
  table.settings = "{}";
  table.seats = std::move(seats);
  return table;
}

inline LogEntry entry(std::int32_t seq, const std::string& text = "draw:blind") {
  return {.seq = seq, .kind = EntryKind::move, .seat = 1, .text = text, .key = "key", .at = 1000 + seq};
}

/// The line of the exception of this type, or what happened instead.
template <typename Error, typename Act>
std::string line_of(const Act& act) {
  try {
    act();
  } catch (const Error& error) {
    return error.what();
  } catch (const std::exception& other) {
    return std::string("another error: ") + other.what();
  }
  return "no error";
}

}  // namespace fondaco::store::tests
