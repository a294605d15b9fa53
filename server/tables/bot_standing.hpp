#pragma once
// How urgent the next decision of a table's bot is, and on whose account it goes.
#include "server/tables/last_seen.hpp"
#include "server/tables/table.hpp"

namespace fondaco::server {

/// No seat belongs to a person.
bool bots_alone(const TableRow& row);
Standing standing_of(const Table& table, LastSeen& last_seen, Time now);

}  // namespace fondaco::server
