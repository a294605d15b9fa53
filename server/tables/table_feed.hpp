// SPDX-License-Identifier: MIT
#pragma once
// Those who follow a table: told what they missed, then what happens; and what they say to each other.
#include "server/tables/person_limit.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class TableFeed {
 public:
  explicit TableFeed(TableRegistry& registry);

  /// From now on the follower is told; first what came after the numbers it has seen. Ends with leave().
  Ruling<> follow(const TablePtr& table, const std::shared_ptr<Follower>& follower, const Command& command);
  void leave(const TablePtr& table, Follower& follower);
  /// What happened after `seq`, each as an event; only the last has the position. One snapshot when it is too much.
  std::vector<Text> missed(Table& table, Viewer viewer, std::int32_t seq) const;
  /// The whole table. Only when all that was written of it is durable, as for missed().
  Text snapshot(Table& table, Viewer viewer) const;

  Ruling<> say(const TablePtr& table, const Command& command);
  Ruling<> hush(const TablePtr& table, const Command& command);
  /// What was said after that number, as this person may read it.
  std::vector<std::string> chat_after(const Table& table, store::UserId user, std::int32_t number) const;

 private:
  void begin(const TablePtr& table, Follower& follower, store::UserId user, std::int32_t seq, std::int32_t chat);
  std::vector<Text> write_missed(const Table& table, Viewer viewer, std::int32_t seq) const;
  /// Everybody is told who is here: now, or a second after they were told the last time.
  void presence_changed(const TablePtr& table) const;
  void tell_presence(const TablePtr& table) const;

  TableRegistry& registry_;
  PersonLimit chat_limit_;
};

}  // namespace fondaco::tables
