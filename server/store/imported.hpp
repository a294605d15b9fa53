// SPDX-License-Identifier: MIT
#pragma once
// A match that was played elsewhere: all that this server knows of it is what its record says.
#include <optional>
#include <string>
#include <vector>

#include "engine/json/writer.hpp"
#include "engine/result.hpp"
#include "server/store/rows.hpp"

namespace fondaco::store {

struct ImportedMatch {
  UserId by = 0;                   ///< who brought it here
  base::Time at = 0;               ///< when
  std::vector<std::string> names;  ///< how the record calls the players
};

/// From the settings of the table; nothing for a match of this server. Servers before version 3 of the store kept the
/// names alone: then it was the host, when the table was made.
Result<std::optional<ImportedMatch>> imported_match(const TableRow& table);

/// The member `imported` of a table or a record.
void write_imported(std::string_view by, base::Time at, json::Writer& out);

}  // namespace fondaco::store
