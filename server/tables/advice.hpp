#pragma once
// What a seat may ask before it decides: whether it may, what would come of it, and what a bot would do. Nothing
// happens at the table, and no answer depends on what the seat cannot know.
#include <unordered_set>

#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Advice {
 public:
  explicit Advice(TableRegistry& registry) : registry_(registry) {}

  // Commands of docs/protocol.md. Each throws a Refusal, or answers when what it speaks of is durable.
  void why(const TablePtr& table, const Command& command);
  void preview(const TablePtr& table, const Command& command);
  /// Thought out beside the loop; the table may have gone on when it is answered.
  void hint(const TablePtr& table, const Command& command);

 private:
  void advise(const Table& table, Seat seat, store::UserId user, std::int64_t milliseconds, const Reply& reply);

  TableRegistry& registry_;
  std::unordered_set<store::UserId> advised_;  ///< for whom a bot thinks just now
};

}  // namespace fondaco::tables
