// SPDX-License-Identifier: MIT
#pragma once
// Everybody who has a socket open, found by person and by session.
#include <cstring>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "server/base/refusal.hpp"
#include "server/base/secret.hpp"
#include "server/store/rows.hpp"

namespace fondaco::site {

class SocketSession;

/// Told of each command on a socket that was refused.
class RefusalListener {
 public:
  virtual ~RefusalListener() = default;
  virtual void refused(const base::Refusal& refusal, const std::string& address) = 0;
};

class SocketSessions {
 public:
  explicit SocketSessions(RefusalListener& listener) : listener_(listener) {}

  void add(SocketSession& socket);
  /// Harmless for one that is not there.
  void remove(SocketSession& socket);
  RefusalListener& listener() { return listener_; }
  bool is_here(store::UserId user) const { return by_user_.contains(user); }
  /// Closes all sockets that were opened with this session.
  void send_away(const base::Digest& session) const;

 private:
  /// A digest is as good as random.
  struct FirstBytes {
    std::size_t operator()(const base::Digest& digest) const {
      std::size_t hash = 0;
      std::memcpy(&hash, digest.data(), sizeof hash);
      return hash;
    }
  };

  RefusalListener& listener_;
  std::unordered_map<store::UserId, unsigned> by_user_;  ///< how many sockets each has
  std::unordered_map<base::Digest, std::unordered_set<SocketSession*>, FirstBytes> by_session_;
};

}  // namespace fondaco::site
