// SPDX-License-Identifier: MIT
#pragma once
// What the tables keep about a person, for the export of all of it.
#include "server/people/export.hpp"
#include "server/store/database.hpp"

namespace fondaco::site {

/// Those that run, then those that are finished, the latest first. None is missed or told twice, although matches may
/// end meanwhile.
people::ExportList exported_tables(store::TableStore& reader, store::UserId user);
people::ExportList exported_chat(store::TalkStore& reader, store::UserId user);

}  // namespace fondaco::site
