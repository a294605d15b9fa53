#pragma once
// What the tables keep about a person, for the export of all of it.
#include "engine/json/writer.hpp"
#include "server/store/database.hpp"

namespace fondaco::server {

/// The members tables and chat.
void write_tables_of(Database& reader, UserId user, json::Writer& out);

}  // namespace fondaco::server
