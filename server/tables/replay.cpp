// SPDX-License-Identifier: MIT
#include "server/tables/replay.hpp"

#include <algorithm>

namespace fondaco::tables {

void replay(const Table& table, const std::vector<store::LogEntry>& log, std::int32_t after, std::int32_t limit,
            const std::function<void(const TableEvent&)>& tell) {
  const std::size_t from = std::min(log.size(), static_cast<std::size_t>(after));
  const std::size_t to = std::min(log.size(), from + static_cast<std::size_t>(limit));
  MatchLog match_log(table.cached_game()->game, table.match_log()->match().seed(), table.settings().clock,
                     table.row().seats);
  for (std::size_t i = 0; i < from && from < to; ++i) match_log.apply(match_log.read(log[i]));
  for (std::size_t i = from; i < to; ++i) tell(happen(match_log, match_log.read(log[i])));
}

}  // namespace fondaco::tables
