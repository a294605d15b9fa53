#pragma once
// Sees when it becomes the turn of somebody who is not here, and has word brought to him: once for each table until he
// has moved.
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

#include "server/courier/courier.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::server {

class TurnWatch {
 public:
  /// Whether this person has the server open somewhere.
  using Present = std::function<bool(UserId)>;

  /// `patience`: so long he may still come back by himself, as somebody does who reloads a page.
  TurnWatch(TableRegistry& registry, Courier& courier, Present present, Time patience);
  TurnWatch(const TurnWatch&) = delete;
  TurnWatch& operator=(const TurnWatch&) = delete;

 private:
  using Turn = std::pair<std::string, UserId>;  ///< a table's id, and whose turn it is

  void happened(const Table& table, const LogEntry& entry);
  void look_again(const Turn& turn);

  TableRegistry& registry_;
  Courier& courier_;
  Present present_;
  Time patience_;
  std::map<Turn, std::unique_ptr<Timer>> waiting_;
  std::set<Turn> told_;
};

}  // namespace fondaco::server
