// SPDX-License-Identifier: MIT
#include "server/tables/table_limits.hpp"

#include <algorithm>

namespace fondaco::tables {
namespace {

constexpr int try_again = 60;  ///< seconds

template <class Held, class Key>
void release(Held& held, const Key& key, const store::OpenCount& less) {
  const auto found = held.find(key);
  found->second -= less;
  if (found->second == store::OpenCount{}) held.erase(found);
}

template <class Held, class Key>
store::OpenCount held_by(const Held& held, const Key& key) {
  const auto found = held.find(key);
  return found == held.end() ? store::OpenCount{} : found->second;
}

}  // namespace

base::Refusal OpenTables::too_many(const std::string& message) {
  ++refused_;
  base::Refusal refusal(429, "too_many", message);
  refusal.retry_after = try_again;
  return refusal;
}

store::OpenCount OpenTables::of_person(store::UserId host, base::Time now) {
  store::OpenCount count = reader_.open_tables_of(host, now - limits_.counted_for);
  return count += held_by(held_->of_person, host);
}

store::OpenCount OpenTables::of_network(const std::string& network, base::Time now) {
  store::OpenCount count = held_by(held_->of_network, network);
  const auto found = networks_.find(network);
  if (found == networks_.end()) return count;
  if (found->second.size() >= limits_.of_network || found->second.size() >= limits_.bots_alone_of_network) {
    std::erase_if(found->second, [&](const auto& entry) {
      const bool old = entry.second.since < now - limits_.counted_for;
      if (old) network_of_table_.erase(entry.first);
      return old;
    });
  }
  count.tables += static_cast<unsigned>(found->second.size());
  count.bots_alone += static_cast<unsigned>(
      std::ranges::count_if(found->second, [](const auto& entry) { return entry.second.bots_alone; }));
  return count;
}

Ruling<OpenTables::Place> OpenTables::need_room(store::UserId host, const Origin& origin, bool bots_alone,
                                                base::Time now) {
  if (origin.trusted) return Place();
  const std::string each = std::to_string(limits_.of_person);
  if (of_person(host, now).tables >= limits_.of_person) return too_many("you have " + each + " tables open already");
  if (of_network(origin.network, now).tables >= limits_.of_network) {
    return too_many("too many tables are open from this address already");
  }
  const Ruling<Place> bots = bots_alone ? need_room_for_bots(host, origin, now) : Place();
  if (!bots) return bots;
  const Place table = hold(host, origin.network, {.tables = 1, .bots_alone = 0});
  return std::make_shared<const std::pair<Place, Place>>(*bots, table);
}

Ruling<OpenTables::Place> OpenTables::need_room_for_bots(store::UserId host, const Origin& origin, base::Time now) {
  if (origin.trusted) return Place();
  const std::string each = std::to_string(limits_.bots_alone_of_person);
  if (of_person(host, now).bots_alone >= limits_.bots_alone_of_person) {
    return too_many("at " + each + " tables of yours bots play among themselves already");
  }
  if (of_network(origin.network, now).bots_alone >= limits_.bots_alone_of_network) {
    return too_many("from this address too many tables are played by bots alone already");
  }
  return hold(host, origin.network, {.tables = 0, .bots_alone = 1});
}

OpenTables::Place OpenTables::hold(store::UserId host, const std::string& network, store::OpenCount more) {
  held_->of_person[host] += more;
  held_->of_network[network] += more;
  return {held_.get(), [held = held_, host, network, more](const void*) {
            release(held->of_person, host, more);
            release(held->of_network, network, more);
          }};
}

void OpenTables::opened(const std::string& id, const Origin& origin, bool bots_alone, base::Time now) {
  if (origin.trusted) return;
  ended(id);
  networks_[origin.network][id] = {.bots_alone = bots_alone, .since = now};
  network_of_table_[id] = origin.network;
}

void OpenTables::ended(const std::string& id) {
  const auto network = network_of_table_.extract(id);
  if (network.empty()) return;
  const auto found = networks_.find(network.mapped());
  found->second.erase(id);
  if (found->second.empty()) networks_.erase(found);
}

}  // namespace fondaco::tables
