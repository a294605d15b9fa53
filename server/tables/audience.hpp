#pragma once
// Who follows a table, and through whose eyes.
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/seat.hpp"
#include "server/store/rows.hpp"

namespace fondaco::server {

using Text = std::shared_ptr<const std::string>;

/// Somebody to be told: a socket, or a request that waits.
class Follower {
 public:
  virtual ~Follower() = default;
  virtual void tell(const Text& text) = 0;
  /// It is gone for good, and must not be added to anything.
  virtual bool gone() const = 0;
};

class Audience {
 public:
  using Write = std::function<std::string(Viewer)>;
  /// What will be told, made before it may be told: one text for all who see the same.
  using Prepared = std::vector<std::pair<Viewer, Text>>;

  void add(Follower& follower, UserId user, Viewer viewer);
  void remove(Follower& follower);
  bool empty() const { return members_.empty(); }
  bool follows(const Follower& follower) const;
  /// Does anybody look from this seat?
  bool online(Seat seat) const;
  std::size_t spectators() const;
  /// Seats have changed hands.
  void reseat(const std::function<Viewer(UserId)>& viewer_of);

  Prepared prepare(const Write& write) const;
  void deliver(const Prepared& prepared) const;
  void tell(const Write& write) const { deliver(prepare(write)); }
  /// What depends on the person, not on the seat.
  void tell_each(const std::function<Text(UserId)>& choose) const;
  /// Only this person, wherever he looks from.
  void tell_person(UserId user, const Text& text) const;
  /// Only those who look from this seat.
  void tell_seat(Seat seat, const Text& text) const;

 private:
  struct Member {
    Follower* follower;
    UserId user;
    Viewer viewer;
  };
  std::vector<Member> members_;
};

}  // namespace fondaco::server
