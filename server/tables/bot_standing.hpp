// SPDX-License-Identifier: MIT
#pragma once
// How urgent the next decision of a table's bot is, and on whose account it goes.
#include "server/tables/last_seen.hpp"
#include "server/tables/table.hpp"

namespace fondaco::tables {

/// No seat belongs to a person.
bool bots_alone(const store::TableRow& row);
Standing standing_of(const Table& table, LastSeen& last_seen, base::Time now);

}  // namespace fondaco::tables
