// SPDX-License-Identifier: MIT
#include "server/tables/followers.hpp"

#include <algorithm>

namespace fondaco::tables {

void Followers::add(Follower& follower, store::UserId user, Viewer viewer) {
  if (follows(follower)) return;
  Members& group = group_of(viewer);
  group.push_back({&follower, user, viewer, told_});
  places_.emplace(&follower, std::prev(group.end()));
  count(viewer, 1);
}

void Followers::remove(Follower& follower) {
  const auto place = places_.find(&follower);
  if (place == places_.end()) return;
  const Viewer viewer = place->second->viewer;
  group_of(viewer).erase(place->second);
  places_.erase(place);
  count(viewer, -1);
  if (empty()) news_.clear();
}

void Followers::count(Viewer viewer, int change) {
  if (viewer.is_seat()) looking_[viewer.seat_index()] += static_cast<std::uint32_t>(change);
}

void Followers::reseat(const std::function<Viewer(store::UserId)>& viewer_of) {
  std::vector<std::pair<Members::iterator, Viewer>> changed;
  for (Members* group : {&seated_, &spectators_}) {
    for (auto member = group->begin(); member != group->end(); ++member) {
      const Viewer viewer = viewer_of(member->user);
      if (viewer != member->viewer) changed.emplace_back(member, viewer);
    }
  }
  for (const auto& [member, viewer] : changed) {
    tell_news(member);  // as it was meant for the eyes it had
    count(member->viewer, -1);
    Members& now = group_of(viewer);
    now.splice(now.end(), group_of(member->viewer), member);
    member->viewer = viewer;
    count(viewer, 1);
  }
}

Followers::Prepared Followers::prepare(const Write& write) const {
  Prepared prepared;
  const auto add = [&](Viewer viewer) {
    prepared.emplace_back(viewer, std::make_shared<const std::string>(write(viewer)));
  };
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (online(seat)) add(Viewer::seat(seat));
  }
  if (!spectators_.empty()) add(Viewer::spectator());
  return prepared;
}

void Followers::deliver(const Prepared& prepared) {
  if (prepared.empty()) return;
  tell_each([prepared](store::UserId, Viewer viewer) -> Text {
    const auto found = std::ranges::find(prepared, viewer, &Prepared::value_type::first);
    return found == prepared.end() ? nullptr : found->second;
  });
}

void Followers::tell_each(Choose choose) {
  if (empty()) return;
  news_.push_back(std::move(choose));
  ++told_;
  while (!seated_.empty() && seated_.front().heard < told_) tell_news(seated_.begin());
  // Whoever waits for an earlier slice hears this in it.
  if (!slice_posted_) tell_slice();
}

void Followers::tell_slice() {
  std::size_t told = 0;
  while (told < slice && !spectators_.empty() && spectators_.front().heard < told_) {
    told += tell_news(spectators_.begin());
  }
  forget_told_news();
  if (news_.empty()) return;
  slice_posted_ = true;
  loop_.post([this, here = std::weak_ptr(here_)] {
    if (here.expired()) return;
    slice_posted_ = false;
    tell_slice();
  });
}

/// Returns how many it had not heard. It goes to the end, where those are who have heard everything.
std::size_t Followers::tell_news(Members::iterator member) {
  const std::uint64_t unheard = told_ - std::exchange(member->heard, told_);
  Members& group = group_of(member->viewer);
  group.splice(group.end(), group, member);
  for (std::size_t next = news_.size() - unheard; next < news_.size(); ++next) {
    if (const Text text = news_[next](member->user, member->viewer)) member->follower->tell(text);
  }
  return unheard;
}

/// Seats have always heard everything, and of the spectators the first one has heard the least.
void Followers::forget_told_news() {
  const std::uint64_t unheard = spectators_.empty() ? 0 : told_ - spectators_.front().heard;
  while (news_.size() > unheard) news_.pop_front();
}

std::vector<Followers::Members::iterator> Followers::of_person(store::UserId user) {
  std::vector<Members::iterator> found;
  for (Members* group : {&seated_, &spectators_}) {
    for (auto member = group->begin(); member != group->end(); ++member) {
      if (member->user == user) found.push_back(member);
    }
  }
  return found;
}

void Followers::tell_person(store::UserId user, const Text& text) {
  for (const auto& member : of_person(user)) {
    tell_news(member);
    member->follower->tell(text);
  }
}

void Followers::tell_seat(Seat seat, const Text& text) {
  for (const Member& member : seated_) {
    if (member.viewer == Viewer::seat(seat)) member.follower->tell(text);
  }
}

void Followers::catch_up(const Follower& follower) {
  if (const auto place = places_.find(&follower); place != places_.end()) tell_news(place->second);
}

void Followers::catch_up(store::UserId user) {
  for (const auto& member : of_person(user)) tell_news(member);
}

}  // namespace fondaco::tables
