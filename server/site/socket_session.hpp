// SPDX-License-Identifier: MIT
#pragma once
// A person on a socket: their commands in, answers and events of the tables they follow out.
#include <map>
#include <memory>
#include <string>

#include "server/net/site.hpp"
#include "server/people/people.hpp"
#include "server/site/commands.hpp"
#include "server/site/socket_sessions.hpp"

namespace fondaco::site {

class SocketSession final : public net::SocketHandler,
                            public tables::Follower,
                            public std::enable_shared_from_this<SocketSession> {
 public:
  /// Among the sessions from now until it is closed.
  SocketSession(Tables& tables, SocketSessions& sessions, const people::Person& person, const net::Request& request,
                std::shared_ptr<net::Socket> socket);
  ~SocketSession() override { sessions_.remove(*this); }
  SocketSession(const SocketSession&) = delete;
  SocketSession& operator=(const SocketSession&) = delete;

  void message(std::string_view text) override;
  void closed() override;
  void tell(const tables::Text& text) override { socket_->send(text); }
  bool gone() const override { return gone_; }

  store::UserId user() const { return user_; }
  const base::Digest& session() const { return session_; }
  void send_away() { socket_->close("the session has ended"); }

 private:
  tables::Ruling<> obey(json::Cursor in, const std::string& id);
  tables::Ruling<> follow(const std::string& table, const tables::Command& command);
  tables::Ruling<> unfollow(const std::string& table, const tables::Command& command);
  void answer(const std::string& id, const tables::Answer& answer) const;
  /// An object, with the id of the command as its first member.
  void send(const std::string& id, std::string_view object) const;
  void refuse(const std::string& id, const base::Refusal& refusal) const;

  Tables& tables_;
  SocketSessions& sessions_;
  store::UserId user_;
  std::string address_;
  base::Digest session_;
  tables::Origin origin_;
  std::shared_ptr<net::Socket> socket_;
  std::map<std::string, tables::TablePtr> followed_;
  bool gone_ = false;
};

}  // namespace fondaco::site
