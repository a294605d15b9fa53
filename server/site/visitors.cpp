#include "server/site/visitors.hpp"

#include "server/site/socket_visitor.hpp"

namespace fondaco::server {

void Visitors::add(SocketVisitor& visitor) {
  ++by_user_[visitor.user()];
  by_session_[visitor.session()].insert(&visitor);
}

void Visitors::remove(SocketVisitor& visitor) {
  const auto session = by_session_.find(visitor.session());
  if (session == by_session_.end() || session->second.erase(&visitor) == 0) return;
  if (session->second.empty()) by_session_.erase(session);
  const auto user = by_user_.find(visitor.user());
  if (--user->second == 0) by_user_.erase(user);
}

void Visitors::send_away(const Digest& session) const {
  const auto found = by_session_.find(session);
  if (found == by_session_.end()) return;
  for (SocketVisitor* visitor : found->second) visitor->send_away();
}

}  // namespace fondaco::server
