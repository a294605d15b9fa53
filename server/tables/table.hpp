// SPDX-License-Identifier: MIT
#pragma once
// A table in memory: what the store has of it, and what lives only now. Whatever changes it is an operation here, so
// that its row, its settings and its match always agree.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/base/loop.hpp"
#include "server/store/obstacle.hpp"
#include "server/tables/bot_turn.hpp"
#include "server/tables/catch_up_cache.hpp"
#include "server/tables/followers.hpp"
#include "server/tables/game_cache.hpp"
#include "server/tables/pending_writes.hpp"
#include "server/tables/projection.hpp"
#include "server/tables/ruling.hpp"
#include "server/tables/settings.hpp"

namespace fondaco::tables {

/// The moment before the start: clients reveal the shares that they promised.
struct Dealing {
  base::Time until = 0;                       ///< then the match starts without those that are missing
  std::array<std::string, max_seats> shares;  ///< by seat, as they came; kept with the start, told after the end
};

/// When followers were told last who is here.
struct PresenceNews {
  std::unique_ptr<base::Timer> pause;  ///< less than a second ago
  bool changed = false;                ///< since then
};

class Table {
 public:
  Table(base::Loop& loop, store::TableRow row) : row_(std::move(row)), followers_(loop) {}

  const store::TableRow& row() const { return row_; }
  const TableSettings& settings() const { return settings_; }
  const std::shared_ptr<const CachedGame>& cached_game() const { return cached_game_; }
  const AnyGame& game() const { return *cached_game_->game; }
  /// While shares are awaited.
  const std::optional<Dealing>& dealing() const { return dealing_; }
  /// From the start on, unless there is an obstacle.
  const std::optional<MatchLog>& match_log() const { return match_log_; }
  /// Why it cannot be played here. It is shown as its row tells it, and stays as it is kept.
  const std::optional<store::Obstacle>& obstacle() const { return obstacle_; }
  /// What this seat will play when it is its turn.
  const std::vector<Move>& plan(Seat seat) const { return plans_[seat]; }
  /// The number of the last line of chat.
  std::int32_t last_line() const { return last_line_; }
  /// When somebody looked last.
  base::Time used() const { return used_; }
  /// How far its last entry is ahead of the wall clock, which was set back while the server was away.
  base::Time ahead() const { return ahead_; }

  // None of them holds for a table that cannot be played here.
  bool waiting() const { return !obstacle_ && row_.status == store::TableStatus::waiting; }
  bool playing() const { return !obstacle_ && row_.status == store::TableStatus::playing; }
  bool finished() const { return !obstacle_ && row_.status == store::TableStatus::finished; }
  /// The number of the last entry of the log; 0 before the start.
  std::int32_t seq() const { return match_log_ ? match_log_->seq() : 0; }

  /// The host has sent this person away.
  bool removed(store::UserId user) const {
    return std::ranges::find(settings_.removed, user) != settings_.removed.end();
  }
  /// Nobody: this person has no seat here.
  Seat seat_of(store::UserId user) const;
  Viewer viewer_of(store::UserId user) const;
  /// The client of this seat has promised a share and not revealed it yet.
  bool owes_share(Seat seat) const {
    return dealing_ && !row_.seats[seat].share_hash.empty() && dealing_->shares[seat].empty();
  }

  Ruling<Seat> need_seat(store::UserId user) const;
  Ruling<> need_host(store::UserId user) const;
  /// For whoever wants to sit here or to say something.
  Ruling<> need_welcome(store::UserId user) const;
  /// For whatever changes the seats. Once a share is revealed the seats stay as they are: nobody may promise or
  /// withdraw one who could know those of others.
  Ruling<> need_seats_open() const;
  Ruling<> need_playable() const;
  /// For whatever needs a started match.
  Ruling<> need_started() const;

  // When it is loaded.
  void use(TableSettings settings) { settings_ = std::move(settings); }
  void use(std::shared_ptr<const CachedGame> cached_game) { cached_game_ = std::move(cached_game); }
  /// A match with the settings and the game in use, before its first entry.
  void open_match(Seed seed);
  /// Plays what is kept of the match. Throws Damaged when the rules do not lead through it.
  void replay(const std::vector<store::LogEntry>& log, base::Time now);
  void obstruct(store::Obstacle obstacle);
  void continue_chat_after(std::int32_t line) { last_line_ = line; }

  // Seats, before the start.
  void reseat(std::vector<store::SeatOwner> seats) { row_.seats = std::move(seats); }
  /// A table of an earlier version has committed to its seed already and takes no shares.
  void sit_down(std::size_t seat, store::UserId user, const std::string& share_hash);
  void stand_up(Seat seat) { row_.seats[seat] = {}; }
  void await_shares(base::Time until);
  void reveal(Seat seat, const std::string& share) { dealing_->shares[seat] = share; }

  /// The cards are dealt, with the shares that were revealed; the first entry is still to come.
  void start(base::Time now);
  /// Appends entries to its match log; the table is finished when the match is over.
  std::vector<TableEvent> append(MatchEntries entries, base::Time now);
  void close() { row_.status = store::TableStatus::closed; }
  void set_rematch(const std::string& id) { row_.rematch = id; }
  void set_plan(Seat seat, std::vector<Move> moves) { plans_[seat] = std::move(moves); }
  /// Its number.
  std::int32_t add_line() { return ++last_line_; }
  void hush(Seat seat, bool on);
  /// Sends this person away; before the start the seat is open again.
  void remove(store::UserId user);

  void touch(base::Time now) { used_ = now; }
  /// Of the clock, or of a bot that takes its time. There is one at a time; it must not keep the table alive.
  void set_alarm(std::unique_ptr<base::Timer> alarm) { alarm_ = std::move(alarm); }
  bool has_alarm() const { return alarm_ != nullptr; }

  Followers& followers() { return followers_; }
  const Followers& followers() const { return followers_; }
  PresenceNews& presence() { return presence_; }
  CatchUpCache& catch_up() { return catch_up_; }  ///< cleared by each write
  PendingWrites& writes() { return writes_; }
  const PendingWrites& writes() const { return writes_; }
  BotTurn& bot() { return bot_; }
  const BotTurn& bot() const { return bot_; }

 private:
  store::TableRow row_;
  TableSettings settings_;  ///< what row_.settings says
  std::shared_ptr<const CachedGame> cached_game_;
  std::optional<Dealing> dealing_;
  std::optional<MatchLog> match_log_;
  std::optional<store::Obstacle> obstacle_;
  std::array<std::vector<Move>, max_seats> plans_;
  std::int32_t last_line_ = 0;

  Followers followers_;
  PresenceNews presence_;
  CatchUpCache catch_up_;
  PendingWrites writes_;
  BotTurn bot_;
  std::unique_ptr<base::Timer> alarm_;
  base::Time used_ = 0;
  base::Time ahead_ = 0;
};

using TablePtr = std::shared_ptr<Table>;

}  // namespace fondaco::tables
