// SPDX-License-Identifier: MIT
#pragma once
// One TCP connection on the loop: bytes in and bytes out, for a protocol that gives them a meaning. It waits for the
// network without a buffer and without a timer, so that thousands at rest cost little.
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "server/net/asio_loop.hpp"

namespace fondaco::net {

class Protocol {
 public:
  virtual ~Protocol() = default;
  /// Takes bytes off the front, which it may change, and returns how many; the others come again, with more behind
  /// them.
  virtual std::size_t receive(std::span<char> bytes) = 0;
  /// When it does not, bytes wait in the network, and a peer in a hurry waits with them.
  virtual bool wants_bytes() const = 0;
  /// Everything that was queued has left.
  virtual void sent() {}
  /// More is queued than the network takes for now.
  virtual void slowed() {}
  /// From time to time: ends what took too long.
  virtual void look(std::int64_t /*now*/) {}
  /// The server stops: says goodbye.
  virtual void leave() {}
  /// The last call.
  virtual void ended() = 0;
};

/// How fast the peer must take what it is sent, at least.
struct DrainPace {
  std::int64_t period_ms = 0;
  std::int64_t least_bytes = 0;  ///< in each period
};

class Connection final : public std::enable_shared_from_this<Connection> {
 public:
  Connection(AsioLoop& loop, TcpSocket socket, DrainPace pace = {});

  /// From now on it speaks this protocol. What it spoke before hears nothing more.
  void speak(std::shared_ptr<Protocol> protocol);
  /// Begins to read, or goes on when the protocol wants bytes again.
  void read_on();
  /// Queued: all that is sent until the loop is free leaves together.
  void send(std::string head, std::shared_ptr<const std::string> body = nullptr);
  /// Forgets what is queued and has not left.
  void unsend();
  /// Ends when all that is queued has left and the peer has seen it.
  void finish();
  /// Ends now. The network tells the peer, or not.
  void end();

  /// From time to time, by the uptime of the loop: ends what took too long.
  void look(std::int64_t now);
  /// Has the protocol say goodbye.
  void leave();
  /// Called once, at the end.
  void when_ended(base::Task task) { when_ended_ = std::move(task); }
  /// Less memory in the system's own queues, for connections that are slow by nature.
  void keep_short_queues();

  bool ended() const { return ended_; }
  /// The network takes no more for now.
  bool blocked() const { return blocked_; }
  std::size_t unsent_bytes() const { return unsent_bytes_; }
  /// To be asked again and again while there are unsent bytes.
  bool drains_too_slowly(std::int64_t now);

 private:
  struct Piece {
    std::string head;
    std::shared_ptr<const std::string> body;
  };

  void wait_for_bytes();
  void read();
  void take(std::span<char> fresh);
  std::size_t hand_over(std::span<char> bytes);
  void flush_soon();
  void flush();
  std::size_t write_some(boost::system::error_code& error);
  void drop_sent(std::size_t bytes);
  std::int64_t delivered_bytes();

  AsioLoop& loop_;
  TcpSocket socket_;
  std::shared_ptr<Protocol> protocol_;
  base::Task when_ended_;
  std::string rest_;  ///< read, but not yet taken
  std::vector<Piece> unsent_;
  std::size_t unsent_bytes_ = 0;
  std::size_t sent_of_first_ = 0;
  std::int64_t last_progress_ = 0;
  DrainPace pace_;
  std::int64_t written_bytes_ = 0;  ///< to the system
  std::int64_t period_begin_ = 0;   ///< 0: not begun
  std::int64_t delivered_at_begin_ = 0;
  bool reading_ = false;
  bool flushing_ = false;  ///< it will be tried: soon, or when the network takes more
  bool blocked_ = false;
  bool finishing_ = false;
  bool ended_ = false;
};

}  // namespace fondaco::net
