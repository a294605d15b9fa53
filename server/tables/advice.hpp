// SPDX-License-Identifier: MIT
#pragma once
// What a seat may ask before it decides: whether it may, what would come of it, and what a bot would do. Nothing
// happens at the table, and no answer depends on what the seat cannot know.
#include <unordered_set>

#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Advice {
 public:
  explicit Advice(TableRegistry& registry) : registry_(registry) {}

  // Commands of docs/protocol.md. What is not refused is answered when what it speaks of is durable.
  Ruling<> why(const TablePtr& table, const Command& command);
  Ruling<> preview(const TablePtr& table, const Command& command);
  /// Thought out beside the loop; the table may have gone on when it is answered.
  Ruling<> hint(const TablePtr& table, const Command& command);

 private:
  Ruling<> advise(const Table& table, Seat seat, store::UserId user, std::int64_t milliseconds, const Reply& reply);

  TableRegistry& registry_;
  std::unordered_set<store::UserId> advised_;  ///< for whom a bot thinks just now
};

}  // namespace fondaco::tables
