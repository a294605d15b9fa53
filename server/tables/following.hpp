#pragma once
// Those who follow a table: told what they missed, then what happens; and what they say to each other.
#include <unordered_map>

#include "server/tables/hall.hpp"

namespace fondaco::server {

class Following {
 public:
  explicit Following(Hall& hall) : hall_(hall) {}

  /// From now on the follower is told; first what came after the numbers it has seen. Ends with leave().
  void follow(const TablePtr& table, const std::shared_ptr<Follower>& follower, const Command& command);
  void leave(const TablePtr& table, Follower& follower);
  /// What happened after `seq`, each as an event; only the last has the position. One snapshot when it is too much.
  std::vector<std::string> missed(const Table& table, Viewer viewer, std::int32_t seq) const;

  void say(const TablePtr& table, const Command& command);
  void hush(const TablePtr& table, const Command& command);
  std::vector<std::string> chat_after(const Table& table, std::int32_t number) const;

 private:
  /// How much somebody may still say.
  struct Breath {
    double lines = 0;
    Time at = 0;
  };
  void begin(Table& table, Follower& follower, UserId user, std::int32_t seq, std::int32_t chat);
  void take_breath(UserId user);
  void tell_presence(const Table& table) const;

  Hall& hall_;
  std::unordered_map<UserId, Breath> breaths_;
};

}  // namespace fondaco::server
