#pragma once
// How people get on with each other at a table: not reading somebody, telling the host about him, and the host's last
// word.
#include "server/tables/breaths.hpp"
#include "server/tables/play.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Moderation {
 public:
  Moderation(TableRegistry& registry, Play& play);

  // Commands of docs/protocol.md. A person is named by his seat, or by the number of a line that he said.
  void mute(const TablePtr& table, const Command& command);
  void report(const TablePtr& table, const Command& command);
  void dismiss(const TablePtr& table, const Command& command);
  void remove(const TablePtr& table, const Command& command);

 private:
  struct Named {
    store::UserId user = 0;
    std::int32_t chat = 0;  ///< the line, if it was one
  };
  Named read_person(const Table& table, json::Cursor in) const;
  void tell_reports(const TablePtr& table, const Reply& reply);

  TableRegistry& registry_;
  Play& play_;
  Breaths reports_;
};

}  // namespace fondaco::tables
