#pragma once
// What the tables keep about a person, for the export of all of it.
#include "server/people/export.hpp"
#include "server/store/database.hpp"

namespace fondaco::server {

/// Those that run, then those that are finished, the latest first. None is missed or told twice, although matches may
/// end meanwhile.
ExportList exported_tables(Database& reader, UserId user);
ExportList exported_chat(Database& reader, UserId user);

}  // namespace fondaco::server
