#pragma once
// A table in memory: what the store has of it, and what lives only now.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/base/loop.hpp"
#include "server/store/obstacle.hpp"
#include "server/tables/bot_pool.hpp"
#include "server/tables/catch_up_cache.hpp"
#include "server/tables/followers.hpp"
#include "server/tables/game_cache.hpp"
#include "server/tables/match_log.hpp"
#include "server/tables/ruling.hpp"
#include "server/tables/settings.hpp"

namespace fondaco::tables {

/// The moment before the start: clients reveal the shares that they promised.
struct Dealing {
  base::Time until = 0;                       ///< then the match starts without those that are missing
  std::array<std::string, max_seats> shares;  ///< by seat, as they came; kept with the start, told after the end
};

struct Table {
  explicit Table(base::Loop& loop) : followers(loop) {}

  store::TableRow row;
  TableSettings settings;
  std::shared_ptr<const CachedGame> cached_game;
  std::optional<Dealing> dealing;
  std::optional<MatchLog> match_log;        ///< from the start on, unless there is an obstacle
  std::optional<store::Obstacle> obstacle;  ///< it is shown as its row tells it, and stays as it is kept
  std::array<std::vector<Move>, max_seats> plans;
  std::int32_t chat = 0;  ///< the number of the last line

  Followers followers;
  CatchUpCache catch_up;                        ///< cleared by each write
  std::unique_ptr<base::Timer> presence_pause;  ///< presence was told less than a second ago
  bool presence_changed = false;                ///< since then
  unsigned pending = 0;                         ///< writes on their way to the disk
  std::vector<base::Task> when_durable;         ///< what waits for them
  bool dropped = false;                         ///< a write failed: what is in memory is not what is kept

  std::shared_ptr<SeatedBot> bot;  ///< of the seat to move, for the decisions of one turn
  Seat bot_seat = nobody;
  bool thinking = false;               ///< it was asked, or will be when there is room in the queue
  Ticket ticket = 0;                   ///< of its decision
  std::unique_ptr<base::Timer> alarm;  ///< of the clock, or of a bot that takes its time
  base::Time used = 0;
  base::Time ahead = 0;  ///< of its last entry before the wall clock, which was set back while the server was away

  const AnyGame& game() const { return *cached_game->game; }
  // None of them holds for a table that cannot be played here.
  bool waiting() const { return !obstacle && row.status == store::TableStatus::waiting; }
  bool playing() const { return !obstacle && row.status == store::TableStatus::playing; }
  bool finished() const { return !obstacle && row.status == store::TableStatus::finished; }
  /// The number of the last entry of the log; 0 before the start.
  std::int32_t seq() const { return match_log ? match_log->seq() : 0; }

  /// The host has sent this person away.
  bool removed(store::UserId user) const { return std::ranges::find(settings.removed, user) != settings.removed.end(); }
  /// Nobody: this person has no seat here.
  Seat seat_of(store::UserId user) const {
    if (removed(user)) return nobody;
    for (Seat seat = 0; seat < row.seats.size(); ++seat) {
      if (user != 0 && row.seats[seat].user == user) return seat;
    }
    return nobody;
  }
  /// The same for those who must have one.
  Ruling<Seat> need_seat(store::UserId user) const {
    const Seat seat = seat_of(user);
    if (seat == nobody) return base::Refusal(403, "not_your_seat", "you have no seat at this table");
    return seat;
  }
  Ruling<> need_host(store::UserId user) const {
    if (row.host != user) return base::Refusal(403, "not_host", "only who made the table may do that");
    return {};
  }
  /// For whoever wants to sit here or to say something.
  Ruling<> need_welcome(store::UserId user) const {
    if (removed(user)) return base::Refusal(403, "removed", "the host has sent you away from this table");
    return {};
  }
  /// The client of this seat has promised a share and not revealed it yet.
  bool owes_share(Seat seat) const {
    return dealing && !row.seats[seat].share_hash.empty() && dealing->shares[seat].empty();
  }
  /// For whatever changes the seats. Once a share is revealed the seats stay as they are: nobody may promise or
  /// withdraw one who could know those of others.
  Ruling<> need_seats_open() const {
    if (!waiting()) return base::Refusal(409, "started", "the game has begun");
    if (dealing) return base::Refusal(409, "dealing", "the cards are being dealt");
    return {};
  }
  Ruling<> need_playable() const {
    if (obstacle) return base::Refusal(409, store::code_of(obstacle->kind), obstacle->what);
    return {};
  }
  /// For whatever needs the match_log.
  Ruling<> need_started() const {
    if (const auto playable = need_playable(); !playable) return playable;
    if (!match_log) return base::Refusal(409, "not_started", "the game has not begun");
    return {};
  }
  Viewer viewer_of(store::UserId user) const {
    const Seat seat = seat_of(user);
    return seat == nobody ? Viewer::spectator() : Viewer::seat(seat);
  }
};

using TablePtr = std::shared_ptr<Table>;

}  // namespace fondaco::tables
