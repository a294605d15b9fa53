// SPDX-License-Identifier: MIT
#pragma once
// The log of a table, played again: what somebody may know of an old move depends on the position it was played in.
#include <functional>

#include "server/tables/projection.hpp"
#include "server/tables/table.hpp"

namespace fondaco::tables {

/// Tells of the entries after `after`, at most so many. One pass from the start, which ends with the last one told.
void replay(const Table& table, const std::vector<store::LogEntry>& log, std::int32_t after, std::int32_t limit,
            const std::function<void(const TableEvent&)>& tell);

}  // namespace fondaco::tables
