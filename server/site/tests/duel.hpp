// SPDX-License-Identifier: MIT
#pragma once
// Two guests who play over sockets, one move at a time.
#include <array>
#include <chrono>
#include <memory>
#include <string>

#include "engine/chance.hpp"
#include "server/net/client.hpp"

namespace fondaco::site {

/// An answer over a client, waited for.
net::ClientResponse call_and_wait(net::NetworkLoop& loop, net::Client& client, const std::string& cookie,
                                  const std::string& target, const std::string& body);
/// The cookie of a new guest.
std::string new_guest(net::NetworkLoop& loop, net::Client& client);

class Duel {
 public:
  Duel(net::NetworkLoop& loop, net::Client& client);
  ~Duel();
  Duel(const Duel&) = delete;
  Duel& operator=(const Duel&) = delete;

  const std::string& table() const { return table_; }
  /// Any move of the seat to move. Returns how long its answer took, in milliseconds. A new match begins after the last
  /// move of one, at another table.
  double move();

 private:
  void begin();
  void sit_down(std::size_t player);
  void hear(std::size_t player, std::string_view text);
  void wait_for(const bool& what);

  net::NetworkLoop& loop_;
  net::Client& client_;
  std::array<std::string, 2> cookies_;
  std::array<std::shared_ptr<net::ClientSocket>, 2> sockets_;
  std::string table_;
  Rng rng_{7};
  std::string seq_;
  std::string chosen_;     ///< by the seat to move
  std::size_t mover_ = 0;  ///< whose seat that is
  bool can_move_ = false;
  bool answered_ = false;
  bool over_ = false;
};

}  // namespace fondaco::site
