// SPDX-License-Identifier: MIT
#pragma once
// The other end of a WebSocket, and what all connections of the client say first.
#include <memory>
#include <string>
#include <string_view>

#include "server/net/client.hpp"
#include "server/net/connection.hpp"
#include "server/net/frames.hpp"
#include "server/net/http_reader.hpp"

namespace fondaco::net {

std::string request_text(const ClientRequest& request, std::string_view host);

class WebClientSocket final : public ClientSocket,
                              public Protocol,
                              public std::enable_shared_from_this<WebClientSocket> {
 public:
  explicit WebClientSocket(SocketCalls calls);

  void start(std::shared_ptr<Connection> connection, ClientRequest request, std::string_view host);
  void fail(const std::string& why);

  void send(std::string text) override;
  void close() override;
  void drop() override;
  void stall() override { stalled_ = true; }

  std::size_t receive(std::span<char> bytes) override;
  bool wants_bytes() const override { return !stalled_; }
  void ended() override;

 private:
  std::size_t shake_hands(std::span<char> bytes);
  std::size_t read_frames(std::span<char> bytes);
  void handle(const Frame& frame);
  void send_frame(Frame::Kind kind, std::string_view payload);

  std::shared_ptr<const SocketCalls> calls_;  ///< shared with a call that is under way: it may end this
  std::shared_ptr<Connection> connection_;    ///< null: not yet, or no more
  std::unique_ptr<ResponseReader> handshake_;
  FrameReader reader_;
  std::string why_;  ///< it will end
  std::uint32_t mask_ = 0;
  bool stalled_ = false;
  bool dropped_ = false;
};

}  // namespace fondaco::net
