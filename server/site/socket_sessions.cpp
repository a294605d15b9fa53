// SPDX-License-Identifier: MIT
#include "server/site/socket_sessions.hpp"

#include "server/site/socket_session.hpp"

namespace fondaco::site {

void SocketSessions::add(SocketSession& socket) {
  ++by_user_[socket.user()];
  by_session_[socket.session()].insert(&socket);
}

void SocketSessions::remove(SocketSession& socket) {
  const auto session = by_session_.find(socket.session());
  if (session == by_session_.end() || session->second.erase(&socket) == 0) return;
  if (session->second.empty()) by_session_.erase(session);
  const auto user = by_user_.find(socket.user());
  if (--user->second == 0) by_user_.erase(user);
}

void SocketSessions::send_away(const base::Digest& session) const {
  const auto found = by_session_.find(session);
  if (found == by_session_.end()) return;
  for (SocketSession* socket : found->second) socket->send_away();
}

}  // namespace fondaco::site
