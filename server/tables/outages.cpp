// SPDX-License-Identifier: MIT
// How matches learn that the server was away.
#include "server/base/log.hpp"
#include "server/tables/bots_alone.hpp"
#include "server/tables/play.hpp"

namespace fondaco::tables {

ClockKind TableRegistry::running_clocks() const {
  bool days = false;
  for (const auto& [id, table] : tables_) {
    if (!table->playing() || !table->match_log()->clocks().deadline()) continue;
    if (table->settings().clock.kind == ClockKind::live) return ClockKind::live;
    days = true;
  }
  for (const auto& [id, sleeping] : sleeping_) {
    if (sleeping.clock == ClockKind::live) return ClockKind::live;
    days = days || sleeping.clock == ClockKind::days;
  }
  return days ? ClockKind::days : ClockKind::none;
}

std::optional<base::Time> TableRegistry::take_outage(const Table& table) {
  if (!table.playing() || untold_.erase(table.row().id) == 0) return std::nullopt;
  const MatchLog& match_log = *table.match_log();
  // Also where a bot decides: the clock of whoever comes next would run while they find their way back.
  if (!match_log.clocks().any() || match_log.paused() || bots_alone(table.row())) return std::nullopt;
  return std::min(heartbeat_.stopped(match_log.last_at()), now(table));
}

bool Play::tell_outage(const TablePtr& table) {
  const auto stopped = registry_.take_outage(*table);
  if (!stopped) return false;
  const auto failed = [this, id = table->row().id](const base::Refusal& refusal) {
    base::log_error("table", id + ": " + refusal.what());
    registry_.owe_outage(id);
  };
  commit(table, {table->match_log()->outage(*stopped, registry_.settings().grace)}, {[](const Answer&) {}, failed});
  return true;
}

}  // namespace fondaco::tables
