// SPDX-License-Identifier: MIT
#pragma once
// How people get on with each other at a table: not reading somebody, telling the host about them, and the host's last
// word.
#include "server/tables/person_limit.hpp"
#include "server/tables/play.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Moderation {
 public:
  Moderation(TableRegistry& registry, Play& play);

  // Commands of docs/protocol.md. A person is named by their seat, or by the number of a line that they said.
  Ruling<> mute(const TablePtr& table, const Command& command);
  Ruling<> report(const TablePtr& table, const Command& command);
  Ruling<> dismiss(const TablePtr& table, const Command& command);
  Ruling<> remove(const TablePtr& table, const Command& command);

 private:
  struct Named {
    store::UserId user = 0;
    std::int32_t chat = 0;  ///< the line, if it was one
  };
  Ruling<Named> read_person(const Table& table, json::Cursor in) const;
  void tell_reports(const TablePtr& table, const Reply& reply);

  TableRegistry& registry_;
  Play& play_;
  PersonLimit reports_;
};

}  // namespace fondaco::tables
