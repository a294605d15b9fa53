// SPDX-License-Identifier: MIT
#pragma once
// Looking back: earlier positions, the lists of tables, records out and in.
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Archive {
 public:
  explicit Archive(TableRegistry& registry) : registry_(registry) {}

  // As this person sees it, or, when the game is over, as `eyes` do.
  /// The position before a ply.
  Ruling<std::string> position(const Table& table, store::UserId user, std::size_t ply,
                               std::optional<Viewer> eyes) const;
  /// What happened after `after`, at most so many entries, as these eyes may know it.
  Ruling<std::string> log(const Table& table, store::UserId user, std::int32_t after, std::int32_t limit,
                          std::optional<Viewer> eyes) const;
  /// How the totals went, from turn to turn; when the game is over, as they really were.
  Ruling<std::string> curve(const Table& table, store::UserId user) const;
  /// Throws `running` before the end.
  Ruling<std::string> record(const Table& table) const;
  /// Keeps a record as a finished table: replayed and verified first. The answer is the table.
  Ruling<> import(const std::string& text, store::UserId user, const Reply& reply);

  /// {"tables": [...]}: those that wait for this person first.
  std::string mine(store::UserId user);
  std::string my_finished(store::UserId user, base::Time before);
  /// Public ones.
  std::string open(base::Time before);
  std::string live(base::Time before);

 private:
  std::string list(const std::vector<store::TableRow>& rows, store::UserId user);

  TableRegistry& registry_;
};

}  // namespace fondaco::tables
