// SPDX-License-Identifier: MIT
#include "server/tables/bots_alone.hpp"

namespace fondaco::tables {

bool has_to_end(const Table& table, const RegistrySettings& settings, base::Time now) {
  return table.playing() && bots_alone(table.row()) && now >= table.row().started + settings.bots_alone_end;
}

bool rests(const Table& table, const RegistrySettings& settings, base::Time now) {
  return bots_alone(table.row()) && table.followers().empty() && now >= table.used() + settings.bots_alone_rest;
}

std::optional<base::Time> next_deadline(const Table& table, const RegistrySettings& settings) {
  if (bots_alone(table.row())) return table.row().started + settings.bots_alone_end;
  return table.match_log()->clocks().deadline();
}

}  // namespace fondaco::tables
