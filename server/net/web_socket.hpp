// SPDX-License-Identifier: MIT
#pragma once
// A WebSocket of the site: frames in, frames out, and nobody who floods, stalls or is long gone.
#include <memory>
#include <string_view>

#include "server/net/connection.hpp"
#include "server/net/frames.hpp"
#include "server/net/net_context.hpp"

namespace fondaco::net {

class WebSocket final : public Protocol, public Socket, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(NetContext& context, Connection& connection, Presence connected, Presence socket);

  /// The site wants it: from now on it is told.
  void welcome(std::shared_ptr<SocketHandler> handler);
  /// The site does not want it. Takes back who is at the other end.
  Presence refuse();

  void send(std::shared_ptr<const std::string> text) override;
  void close(std::string_view reason) override;

  std::size_t receive(std::span<char> bytes) override;
  bool wants_bytes() const override { return true; }
  void slowed() override;
  void look(std::int64_t now) override;
  void leave() override;
  void ended() override;

 private:
  void handle(const Frame& frame);
  void send_frame(Frame::Kind kind, std::string payload);
  void say_goodbye(CloseCode code, std::string_view reason);
  void fail(CloseCode code);
  void hang_up();
  void depart();
  void cut_off();

  NetContext& context_;
  Connection* connection_;  ///< null: it is over
  std::shared_ptr<SocketHandler> handler_;
  Presence connected_;
  Presence socket_;
  FrameReader reader_;
  base::RateLimiter frames_;
  std::int64_t heard_;
  std::int64_t leave_by_ = 0;  ///< 0: nobody said goodbye
  bool pinged_ = false;
};

}  // namespace fondaco::net
