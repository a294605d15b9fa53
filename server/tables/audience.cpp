#include "server/tables/audience.hpp"

#include <algorithm>

namespace fondaco::server {

void Audience::add(Follower& follower, UserId user, Viewer viewer) {
  if (!follows(follower)) members_.push_back({&follower, user, viewer});
}

void Audience::remove(Follower& follower) {
  std::erase_if(members_, [&](const Member& member) { return member.follower == &follower; });
  if (members_.empty()) members_.shrink_to_fit();
}

bool Audience::follows(const Follower& follower) const {
  return std::ranges::any_of(members_, [&](const Member& member) { return member.follower == &follower; });
}

bool Audience::online(Seat seat) const {
  return std::ranges::any_of(members_, [&](const Member& member) { return member.viewer == Viewer::seat(seat); });
}

std::size_t Audience::spectators() const {
  return static_cast<std::size_t>(
      std::ranges::count_if(members_, [](const Member& member) { return member.viewer.is_spectator(); }));
}

void Audience::reseat(const std::function<Viewer(UserId)>& viewer_of) {
  for (Member& member : members_) member.viewer = viewer_of(member.user);
}

Audience::Prepared Audience::prepare(const Write& write) const {
  Prepared prepared;
  for (const Member& member : members_) {
    const bool made = std::ranges::any_of(prepared, [&](const auto& one) { return one.first == member.viewer; });
    if (!made) prepared.emplace_back(member.viewer, std::make_shared<const std::string>(write(member.viewer)));
  }
  return prepared;
}

void Audience::deliver(const Prepared& prepared) const {
  // A follower that is told may go away by it.
  const std::vector<Member> members = members_;
  for (const Member& member : members) {
    for (const auto& [viewer, text] : prepared) {
      if (viewer == member.viewer && follows(*member.follower)) member.follower->tell(text);
    }
  }
}

void Audience::tell_each(const std::function<Text(UserId)>& choose) const {
  const std::vector<Member> members = members_;
  for (const Member& member : members) {
    const Text text = choose(member.user);
    if (text && follows(*member.follower)) member.follower->tell(text);
  }
}

void Audience::tell_person(UserId user, const Text& text) const {
  tell_each([&](UserId member) { return member == user ? text : nullptr; });
}

void Audience::tell_seat(Seat seat, const Text& text) const { deliver({{Viewer::seat(seat), text}}); }

}  // namespace fondaco::server
