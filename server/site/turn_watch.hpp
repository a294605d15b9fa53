// SPDX-License-Identifier: MIT
#pragma once
// Notifies an absent player that it is their turn: once for each table until they have moved.
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "server/courier/courier.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::site {

class TurnWatch final : private tables::TableListener {
 public:
  /// Whether this person has the server open somewhere.
  using Present = std::function<bool(store::UserId)>;

  /// `patience`: so long they may still come back on their own, as somebody does who reloads a page.
  TurnWatch(tables::TableRegistry& registry, courier::Courier& courier, Present present, base::Time patience);
  TurnWatch(const TurnWatch&) = delete;
  TurnWatch& operator=(const TurnWatch&) = delete;

 private:
  using Turn = std::pair<std::string, store::UserId>;  ///< a table's id, and whose turn it is

  void happened(const tables::Table& table, const store::LogEntry& entry) override;
  void look_again(const Turn& turn);

  tables::TableRegistry& registry_;
  courier::Courier& courier_;
  Present present_;
  base::Time patience_;
  std::map<Turn, std::unique_ptr<base::Timer>> waiting_;
  std::set<Turn> told_;
};

}  // namespace fondaco::site
