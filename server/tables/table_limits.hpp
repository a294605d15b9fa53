// SPDX-License-Identifier: MIT
#pragma once
// How many tables a person, and a network, may have open at a time. What a person has is counted in the store, so that
// a restart lifts nothing; what a network has, since the start.
#include <memory>
#include <string>
#include <unordered_map>

#include "server/store/database.hpp"
#include "server/tables/command.hpp"

namespace fondaco::tables {

/// A club of forty behind one address meets none of these.
struct TableLimits {
  unsigned of_person = 60;
  unsigned of_network = 1'000;
  unsigned bots_alone_of_person = 5;
  unsigned bots_alone_of_network = 120;
  base::Time counted_for = 86'400'000;  ///< since it was made: who leaves a game lying does not pay for it for ever
};

class OpenTables {
 public:
  OpenTables(store::TableStore& reader, const TableLimits& limits) : reader_(reader), limits_(limits) {}
  OpenTables(const OpenTables&) = delete;
  OpenTables& operator=(const OpenTables&) = delete;

  void change(const TableLimits& limits) { limits_ = limits; }

  /// A place for a table until it is in the store, or was not kept: it counts as long as this lives.
  using Place = std::shared_ptr<const void>;

  /// For a table that is to be made; else 429 too_many.
  Ruling<Place> need_room(store::UserId host, const Origin& origin, bool bots_alone, base::Time now);
  /// For one that is there already, and is to be played by bots alone.
  Ruling<Place> need_room_for_bots(store::UserId host, const Origin& origin, base::Time now);
  /// It is in the store.
  void opened(const std::string& id, const Origin& origin, bool bots_alone, base::Time now);
  /// It is finished or closed.
  void ended(const std::string& id);

  std::uint64_t refused() const { return refused_; }

 private:
  struct Open {
    bool bots_alone = false;
    base::Time since = 0;
  };
  /// Tables on their way to the store. Shared with the places, which may live longer than this.
  struct Held {
    std::unordered_map<store::UserId, store::OpenCount> of_person;
    std::unordered_map<std::string, store::OpenCount> of_network;
  };
  using OfNetwork = std::unordered_map<std::string, Open>;  ///< by the id of the table

  store::OpenCount of_person(store::UserId host, base::Time now);
  store::OpenCount of_network(const std::string& network, base::Time now);
  base::Refusal too_many(const std::string& message);
  Place hold(store::UserId host, const std::string& network, store::OpenCount more);

  store::TableStore& reader_;
  TableLimits limits_;
  std::unordered_map<std::string, OfNetwork> networks_;
  std::unordered_map<std::string, std::string> network_of_table_;
  std::shared_ptr<Held> held_ = std::make_shared<Held>();
  std::uint64_t refused_ = 0;
};

}  // namespace fondaco::tables
