#pragma once
// What the file looks like, and how an older one is brought there. Only for the sources of this folder.
#include "server/store/connection.hpp"

namespace fondaco::server {

/// How many steps made the newest schema; PRAGMA user_version of a store.
int newest_version();

/// StoreFailed, in one line that names the file: it is no store, or one that this program does not read. Changes
/// nothing.
void expect_readable_store(SqliteConnection& connection, const std::string& file);

/// Makes the schema in an empty file, or takes the steps that a store lacks. StoreFailed as above.
void migrate(SqliteConnection& connection, const std::string& file);

}  // namespace fondaco::server
