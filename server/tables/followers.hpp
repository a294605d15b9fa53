// SPDX-License-Identifier: MIT
#pragma once
// The followers of a table, and what they are told. Seats are told at once; spectators, who may be thousands, in slices
// between which the loop serves others. Each follower hears everything in the order in which it was told.
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/seat.hpp"
#include "server/base/loop.hpp"
#include "server/store/rows.hpp"

namespace fondaco::tables {

using Text = std::shared_ptr<const std::string>;

/// Somebody to be told: a socket, or a request that waits.
class Follower {
 public:
  virtual ~Follower() = default;
  /// Neither adds nor removes followers before it returns: whoever tells is in the middle of a list.
  virtual void tell(const Text& text) = 0;
  /// It is gone for good, and must not be added to anything.
  virtual bool gone() const = 0;
};

class Followers {
 public:
  using Write = std::function<std::string(Viewer)>;
  /// What will be told, made before it may be told: one text for all who see the same.
  using Prepared = std::vector<std::pair<Viewer, Text>>;
  /// The text for one of them; null: not for this one. Called later for spectators, so it owns what it needs.
  using Choose = std::function<Text(store::UserId, Viewer)>;

  /// Texts for spectators before the loop serves others.
  static constexpr std::size_t slice = 250;

  explicit Followers(base::Loop& loop) : loop_(loop) {}
  Followers(const Followers&) = delete;
  Followers& operator=(const Followers&) = delete;

  /// It is told what comes from now on.
  void add(Follower& follower, store::UserId user, Viewer viewer);
  /// It is told nothing more, not even what others still wait for.
  void remove(Follower& follower);
  bool empty() const { return places_.empty(); }
  bool follows(const Follower& follower) const { return places_.contains(&follower); }
  /// Does anybody look from this seat?
  bool online(Seat seat) const { return seat < max_seats && looking_[seat] > 0; }
  std::size_t spectators() const { return spectators_.size(); }
  /// Seats have changed hands.
  void reseat(const std::function<Viewer(store::UserId)>& viewer_of);

  Prepared prepare(const Write& write) const;
  void deliver(const Prepared& prepared);
  void tell(const Write& write) { deliver(prepare(write)); }
  /// What depends on the person, not on the seat.
  void tell_each(Choose choose);
  /// Only this person, wherever they look from.
  void tell_person(store::UserId user, const Text& text);
  /// Only those who look from this seat.
  void tell_seat(Seat seat, const Text& text);

  /// Tells what this follower, or this person, would otherwise hear in a later slice.
  void catch_up(const Follower& follower);
  void catch_up(store::UserId user);

 private:
  struct Member {
    Follower* follower;
    store::UserId user;
    Viewer viewer;
    std::uint64_t heard;  ///< the number of the last news it was told
  };
  /// Whoever has heard the least comes first.
  using Members = std::list<Member>;

  Members& group_of(Viewer viewer) { return viewer.is_seat() ? seated_ : spectators_; }
  void count(Viewer viewer, int change);
  void tell_slice();
  std::size_t tell_news(Members::iterator member);
  void forget_told_news();
  std::vector<Members::iterator> of_person(store::UserId user);

  base::Loop& loop_;
  Members seated_;
  Members spectators_;
  std::unordered_map<const Follower*, Members::iterator> places_;
  std::array<std::uint32_t, max_seats> looking_{};  ///< followers at each seat
  std::deque<Choose> news_;                         ///< some spectators have not heard them yet
  std::uint64_t told_ = 0;                          ///< the number of the latest news
  bool slice_posted_ = false;
  std::shared_ptr<char> here_ = std::make_shared<char>();  ///< gone when this is: a posted slice may come later
};

}  // namespace fondaco::tables
