// SPDX-License-Identifier: MIT
#pragma once
// SQLite's C API with owners: a connection, and one run of a statement on it. Only for the sources of this folder.
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include "server/store/database.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace fondaco::store {

/// The bytes of the file are not those of a sound database.
struct BrokenFile : StoreFailed {
  using StoreFailed::StoreFailed;
};
/// Another connection holds a lock for longer than we wait.
struct InUse : StoreFailed {
  using StoreFailed::StoreFailed;
};

enum class Access : std::uint8_t {
  look,    ///< the file is there and stays as it is
  change,  ///< the file is there
  make,    ///< it is made where it is missing, for the eyes of its owner only: it holds seeds and hashes of passwords
};

class SqliteConnection {
 public:
  SqliteConnection(const std::string& file, Access access);
  ~SqliteConnection();
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;

  sqlite3* handle() const { return handle_; }
  const std::string& file() const { return file_; }
  /// Statements without parameters and answers.
  void execute(const std::string& statements);
  /// The first number of the answer.
  std::int64_t number(std::string_view sql);
  std::int64_t last_row_id() const;
  std::int64_t changed_rows() const;
  bool in_transaction() const;
  void roll_back() noexcept;
  /// Throws what this result of SQLite means.
  [[noreturn]] void fail(int result) const;

 private:
  friend class Query;
  sqlite3_stmt* prepared(std::string_view sql);

  std::string file_;
  sqlite3* handle_ = nullptr;
  std::unordered_map<std::string_view, sqlite3_stmt*> statements_;  ///< by their texts, all of them literals
};

/// One run of a statement. It is prepared once in the life of the connection: `literal` must live as long.
class Query {
 public:
  template <typename... Values>
  Query(SqliteConnection& connection, std::string_view literal, const Values&... values)
      : connection_(connection), statement_(connection.prepared(literal)) {
    int place = 0;
    (bind(++place, values), ...);
  }
  ~Query();
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;

  /// Steps to the next row; false when there is none.
  bool next();
  /// For what has no rows.
  void run() {
    while (next()) continue;
  }

  // The row's columns, from 0.
  std::int64_t whole(int column) const;
  bool flag(int column) const { return whole(column) != 0; }
  std::string text(int column) const;
  base::Digest digest(int column) const;
  template <std::integral Number>
  Number as(int column) const {
    return static_cast<Number>(whole(column));
  }

 private:
  template <typename Enum>
    requires std::is_enum_v<Enum>
  void bind(int place, Enum value) {
    bind(place, static_cast<std::int64_t>(value));
  }
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  void bind(int place, const base::Digest& value);
  void check(int result) const;

  SqliteConnection& connection_;
  sqlite3_stmt* statement_;
};

}  // namespace fondaco::store
