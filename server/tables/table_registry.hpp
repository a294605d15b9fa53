// SPDX-License-Identifier: MIT
#pragma once
// All tables: found, loaded when somebody needs them, unloaded when nobody does, and written.
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/store/writer.hpp"
#include "server/tables/command.hpp"
#include "server/tables/heartbeat.hpp"
#include "server/tables/last_seen.hpp"
#include "server/tables/table.hpp"
#include "server/tables/table_limits.hpp"
#include "server/tables/table_listener.hpp"

namespace fondaco::tables {

struct RegistrySettings {
  unsigned bot_threads = 1;
  base::Time deal_wait = 2'000;  ///< how long the start waits for shares that were promised
  base::Time idle = 300'000;     ///< after which a table that nobody looks at is unloaded
  base::Time bot_pause = 900;    ///< human pace: between what happened last and a bot's answer to it
  base::Time bot_step = 250;     ///< human pace: between the decisions of a bot in a row; a turn may have twenty
  base::Time grace = 60'000;     ///< so long after the server was away no clock runs: everybody may come back
  base::Time bots_alone_end = 3'600'000;  ///< after its start a game among bots alone is closed
  base::Time bots_alone_rest = 600'000;   ///< unwatched for so long, it rests until somebody looks
  LineLimits decisions = {};              ///< of bots that may wait
  TableLimits tables = {};
};

class TableRegistry {
 public:
  using Names = std::function<std::string(store::UserId)>;

  TableRegistry(base::Loop& loop, store::Database& reader, store::Writer& writer, Names names,
                const RegistrySettings& settings);

  base::Loop& loop() { return loop_; }
  store::TableStore& reader() { return reader_; }
  store::TalkStore& talk() { return talk_; }
  GameCache& game_cache() { return game_cache_; }
  BotPool& bots() { return bots_; }
  OpenTables& open_tables() { return open_tables_; }
  LastSeen& last_seen() { return last_seen_; }
  const RegistrySettings& settings() const { return settings_; }
  std::string name(store::UserId user) const { return names_(user); }
  std::size_t loaded() const { return tables_.size(); }
  Heartbeat& heartbeat() { return heartbeat_; }
  /// By this table's clock, which never goes back.
  base::Time now(const Table& table) const { return loop_.now() + table.ahead(); }

  /// Refused when there is none, or when nothing of it can be read. A table that cannot be played has an obstacle.
  Ruling<TablePtr> find(const std::string& id);
  /// Somebody looks at a table or commands there: a bot that thinks for them is more urgent from now on.
  void seen(const TablePtr& table, store::UserId user, const Origin& origin);
  /// Writes a new table; its number is filled in.
  static void add(store::TableStore& tables, store::TableRow& row);
  /// A table that was written just now, and at which nothing has happened but perhaps its start.
  TablePtr take_in(const store::TableRow& row);
  /// Writes what belongs to no table in memory.
  void write(store::Writer::Work work, base::Task durable, const Reply& reply);
  /// Writes something of a table. `durable` runs when the disk has it; until then nobody is told of it. A failure takes
  /// the table out of memory: what is kept counts.
  void write(const TablePtr& table, store::Writer::Work work, base::Task durable, const Reply& reply);
  /// Runs the task when all that was written of the table so far is durable.
  static void when_durable(const TablePtr& table, const Reply& reply, base::Task task);

  /// From now on it is told what happens at all tables. It stays until the loop has stopped.
  void add_listener(TableListener& listener) { listeners_.push_back(&listener); }
  /// Tells the listeners.
  void happened(const Table& table, const store::LogEntry& entry);

  /// After a start: the matches that are being played go on, a few at a time.
  void wake_all();

  /// Since when the server was away, told once after each absence to each match that has clocks.
  std::optional<base::Time> take_outage(const Table& table);
  /// It could not be kept, and is to be told again.
  void owe_outage(const std::string& id) { untold_.insert(id); }

 private:
  /// Not in memory, but with a moment at which it has to be.
  struct Sleeping {
    ClockKind clock;  ///< that runs; none: it is about something else
    std::unique_ptr<base::Timer> deadline;
  };

  Ruling<TablePtr> load(const std::string& id);
  std::optional<store::Obstacle> furnish(Table& table);
  void read_log(Table& table);
  void read_plans(Table& table);
  void report(const Table& table);
  void keep(const TablePtr& table);
  void settle(const TablePtr& table);
  void go_on(const TablePtr& table);
  void sweep();
  void unload(const TablePtr& table);
  ClockKind running_clocks() const;
  void wake_some(std::shared_ptr<std::vector<std::string>> ids, std::size_t from);

  base::Loop& loop_;
  store::TableStore& reader_;
  store::TalkStore& talk_;
  store::Writer& writer_;
  Names names_;
  RegistrySettings settings_;
  GameCache game_cache_;
  store::KnownVersions versions_;
  std::unordered_set<std::string> reported_;  ///< tables of which the log was told that they cannot be played
  OpenTables open_tables_;
  LastSeen last_seen_;
  BotPool bots_;
  std::unordered_map<std::string, TablePtr> tables_;
  std::unordered_map<std::string, Sleeping> sleeping_;
  std::unordered_set<std::string> untold_;  ///< matches that may not know that the server was away
  int waking_ = 0;                          ///< rounds of wake_some under way
  Heartbeat heartbeat_;
  std::unique_ptr<base::Timer> sweeper_;
  std::vector<TableListener*> listeners_;
};

}  // namespace fondaco::tables
