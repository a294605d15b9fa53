// SPDX-License-Identifier: MIT
#pragma once
// Games among bots alone: they are played in spare time, rest while nobody looks, and end after a while.
#include "server/tables/bot_standing.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

/// It has gone on for so long that it is closed.
bool has_to_end(const Table& table, const RegistrySettings& settings, base::Time now);
/// Nobody has looked for a while.
bool rests(const Table& table, const RegistrySettings& settings, base::Time now);
/// When something happens at this table although nobody comes: a clock runs out, or it has to end.
std::optional<base::Time> next_deadline(const Table& table, const RegistrySettings& settings);

}  // namespace fondaco::tables
