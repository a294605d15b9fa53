#include "server/tables/replay.hpp"

#include <algorithm>

namespace fondaco::server {

void replay(const Table& table, const std::vector<LogEntry>& log, std::int32_t after, std::int32_t limit,
            const std::function<void(const Happening&)>& tell) {
  const std::size_t from = std::min(log.size(), static_cast<std::size_t>(after));
  const std::size_t to = std::min(log.size(), from + static_cast<std::size_t>(limit));
  Course course(table.shelved->game, table.course->match().seed(), table.settings.clock, table.row.seats);
  for (std::size_t i = 0; i < from && from < to; ++i) course.apply(log[i]);
  for (std::size_t i = from; i < to; ++i) tell(happen(course, log[i]));
}

}  // namespace fondaco::server
