#pragma once
// What a seat may ask before it decides: whether it may, and what would come of it. Nothing happens at the table, and
// no answer depends on what the seat cannot know.
#include "server/tables/hall.hpp"

namespace fondaco::server {

class Counsel {
 public:
  // Commands of docs/protocol.md. Each throws a Refusal, or answers when what it speaks of is durable.
  void why(const TablePtr& table, const Command& command);
  void preview(const TablePtr& table, const Command& command);
};

}  // namespace fondaco::server
