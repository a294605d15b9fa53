// SPDX-License-Identifier: MIT
#pragma once
// Who sits at a table, until it starts; and the next one with the same people.
#include "server/tables/play.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Seating {
 public:
  Seating(TableRegistry& registry, Play& play) : registry_(registry), play_(play) {}

  /// A new table; the answer is the table.
  Ruling<> create(const Command& command);
  Ruling<> join(const TablePtr& table, const Command& command);
  Ruling<> leave(const TablePtr& table, const Command& command);
  Ruling<> seat(const TablePtr& table, const Command& command);
  Ruling<> start(const TablePtr& table, const Command& command);
  /// The answer is the next table.
  Ruling<> rematch(const TablePtr& table, const Command& command);

 private:
  Ruling<> furnish(store::TableRow& row);
  Ruling<OpenTables::Place> need_room(const std::vector<store::SeatOwner>& seats, const Command& command);
  void note_opened(const store::TableRow& row, const Origin& origin);
  Ruling<> reseat(const TablePtr& table, std::vector<store::SeatOwner> seats, const Command& command);
  void save(const TablePtr& table, const Reply& reply);
  void start_if_full(const TablePtr& table, const Reply& reply);
  void answer_with(const TablePtr& table, store::UserId user, const Reply& reply);
  void join_rematch(const TablePtr& table, Seat seat, store::UserId user, const std::string& share_hash,
                    const Reply& reply);

  TableRegistry& registry_;
  Play& play_;
};

}  // namespace fondaco::tables
