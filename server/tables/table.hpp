#pragma once
// A table in memory: what the store has of it, and what lives only now.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/base/loop.hpp"
#include "server/base/refusal.hpp"
#include "server/tables/audience.hpp"
#include "server/tables/bot_pool.hpp"
#include "server/tables/course.hpp"
#include "server/tables/settings.hpp"
#include "server/tables/shelf.hpp"

namespace fondaco::server {

struct Table {
  TableRow row;
  TableSettings settings;
  std::shared_ptr<const ShelvedGame> shelved;
  std::optional<Course> course;  ///< from the start on
  std::array<std::vector<std::string>, max_seats> plans;
  std::int32_t chat = 0;  ///< the number of the last line

  Audience audience;
  unsigned pending = 0;            ///< writes on their way to the disk
  std::vector<Task> when_durable;  ///< what waits for them
  bool dropped = false;            ///< a write failed: what is in memory is not what is kept

  std::shared_ptr<SeatedBot> bot;  ///< of the seat to move, for the decisions of one turn
  Seat bot_seat = nobody;
  bool thinking = false;
  std::unique_ptr<Timer> alarm;  ///< of the clock, or of a bot that takes its time
  Time used = 0;

  const AnyGame& game() const { return *shelved->game; }
  bool waiting() const { return row.status == TableStatus::waiting; }
  bool playing() const { return row.status == TableStatus::playing; }
  bool finished() const { return row.status == TableStatus::finished; }

  /// The host has sent this person away.
  bool removed(UserId user) const { return std::ranges::find(settings.removed, user) != settings.removed.end(); }
  /// Nobody: this person has no seat here.
  Seat seat_of(UserId user) const {
    if (removed(user)) return nobody;
    for (Seat seat = 0; seat < row.seats.size(); ++seat) {
      if (user != 0 && row.seats[seat].user == user) return seat;
    }
    return nobody;
  }
  /// The same for those who must have one.
  Seat need_seat(UserId user) const {
    const Seat seat = seat_of(user);
    if (seat == nobody) throw Refusal(403, "not_your_seat", "you have no seat at this table");
    return seat;
  }
  void need_host(UserId user) const {
    if (row.host != user) throw Refusal(403, "not_host", "only who made the table may do that");
  }
  /// For whoever wants to sit here or to say something.
  void need_welcome(UserId user) const {
    if (removed(user)) throw Refusal(403, "removed", "the host has sent you away from this table");
  }
  const Course& need_course() const {
    if (!course) throw Refusal(409, "not_started", "the game has not begun");
    return *course;
  }
  Viewer viewer_of(UserId user) const {
    const Seat seat = seat_of(user);
    return seat == nobody ? Viewer::spectator() : Viewer::seat(seat);
  }
};

using TablePtr = std::shared_ptr<Table>;

}  // namespace fondaco::server
