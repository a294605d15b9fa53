// SPDX-License-Identifier: MIT
#pragma once
// What the file looks like, and how an older one is brought there. Only for the sources of this folder.
#include <string>
#include <vector>

#include "server/store/connection.hpp"

namespace fondaco::store {

/// What makes version N of a store from version N - 1.
struct SchemaStep {
  std::string sql;
  /// The oldest version whose programs can still use the result, because later steps only add what they may overlook.
  /// Where it is older than the store's own, the store keeps it as `oldest_reader` in its table `about`.
  int oldest_reader = 0;
};
const std::vector<SchemaStep>& schema_steps();

/// How many steps made the newest schema; PRAGMA user_version of a store.
int newest_version();

/// Takes back the marks that servers before version 3 put on tables that they could not play: each is again what its
/// times say. Works on every version.
extern const std::string_view lift_damaged_marks;

/// StoreFailed, in one line that names the file: it is no store, or one whose version this program cannot use. An older
/// one is none of these. Changes nothing.
void expect_usable_store(SqliteConnection& connection, const std::string& file);

/// The same, and an older version is refused as well.
void expect_readable_store(SqliteConnection& connection, const std::string& file);

/// Makes the schema in an empty file, or takes the steps that a store lacks. A store of a newer version that this
/// program can use stays as it is. StoreFailed as above.
void migrate(SqliteConnection& connection, const std::string& file,
             const std::vector<SchemaStep>& steps = schema_steps());

}  // namespace fondaco::store
