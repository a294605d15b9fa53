#pragma once
// Who sits at a table, until it starts; and the next one with the same people.
#include "server/tables/play.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Seating {
 public:
  Seating(TableRegistry& registry, Play& play) : registry_(registry), play_(play) {}

  /// A new table; the answer is the table.
  void create(const Command& command);
  void join(const TablePtr& table, const Command& command);
  void leave(const TablePtr& table, const Command& command);
  void seat(const TablePtr& table, const Command& command);
  void start(const TablePtr& table, const Command& command);
  /// The answer is the next table.
  void rematch(const TablePtr& table, const Command& command);

 private:
  void furnish(store::TableRow& row);
  OpenTables::Place need_room(const std::vector<store::SeatOwner>& seats, const Command& command);
  void note_opened(const store::TableRow& row, const Origin& origin);
  void reseat(const TablePtr& table, std::vector<store::SeatOwner> seats, const Command& command);
  void save(const TablePtr& table, const Reply& reply);
  void start_if_full(const TablePtr& table, const Reply& reply);
  void answer_with(const TablePtr& table, store::UserId user, const Reply& reply);
  void join_rematch(const TablePtr& table, Seat seat, store::UserId user, const std::string& share_hash,
                    const Reply& reply);

  TableRegistry& registry_;
  Play& play_;
};

}  // namespace fondaco::tables
