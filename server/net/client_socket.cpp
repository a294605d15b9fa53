// SPDX-License-Identifier: MIT
#include "server/net/client_socket.hpp"

namespace fondaco::net {
namespace {

constexpr std::size_t most_frame_bytes = 64 << 20;
// Keys and masks protect caches that do not know the protocol; there is none between us and the server.
constexpr std::string_view socket_key = "Zm9uZGFjbyBzZXJ2ZXJzIQ==";

}  // namespace

std::string request_text(const ClientRequest& request, std::string_view host) {
  std::string text = request.method + " " + request.target + " HTTP/1.1\r\nHost: ";
  text += host;
  text += "\r\n";
  for (const auto& [name, value] : request.headers) {
    text += name;
    text += ": ";
    text += value;
    text += "\r\n";
  }
  if (!request.body.empty() || request.method == "POST" || request.method == "PUT" || request.method == "PATCH") {
    text += "Content-Length: " + std::to_string(request.body.size()) + "\r\n";
  }
  text += "\r\n";
  text += request.body;
  return text;
}

WebClientSocket::WebClientSocket(SocketCalls calls)
    : calls_(std::make_shared<const SocketCalls>(std::move(calls))),
      reader_(FrameReader::Peer::server, most_frame_bytes) {}

void WebClientSocket::start(std::shared_ptr<Connection> connection, ClientRequest request, std::string_view host) {
  if (dropped_) return;
  request.headers.insert(request.headers.end(), {{"Connection", "Upgrade"},
                                                 {"Upgrade", "websocket"},
                                                 {"Sec-WebSocket-Version", "13"},
                                                 {"Sec-WebSocket-Key", std::string(socket_key)}});
  connection_ = std::move(connection);
  handshake_ = std::make_unique<ResponseReader>(false);
  connection_->speak(shared_from_this());
  connection_->send(request_text(request, host));
  connection_->read_on();
}

void WebClientSocket::fail(const std::string& why) {
  connection_.reset();
  handshake_.reset();
  // Calls that hold what holds this socket go with the last of them.
  const auto calls = std::exchange(calls_, nullptr);
  if (calls && calls->closed && !dropped_) calls->closed(why);
}

void WebClientSocket::send(std::string text) { send_frame(Frame::Kind::text, text); }

void WebClientSocket::close() { send_frame(Frame::Kind::close, close_payload(CloseCode::normal, {})); }

void WebClientSocket::drop() {
  dropped_ = true;
  if (connection_) connection_->end();
}

std::size_t WebClientSocket::receive(std::span<char> bytes) {
  return handshake_ ? shake_hands(bytes) : read_frames(bytes);
}

void WebClientSocket::ended() { fail(why_.empty() ? "the server closed the connection" : std::string(why_)); }

std::size_t WebClientSocket::shake_hands(std::span<char> bytes) {
  const std::size_t used = handshake_->feed({bytes.data(), bytes.size()});
  if (handshake_->state() == Reading::malformed) {
    connection_->end();
    return used;
  }
  if (handshake_->state() != Reading::done) return used;
  const ClientResponse response{handshake_->status(), handshake_->take_body(), handshake_->headers()};
  if (response.status != 101 || response.header("Sec-WebSocket-Accept") != accept_for(socket_key)) {
    why_ = std::to_string(response.status) + " " + response.body;
    connection_->end();
    return used;
  }
  handshake_.reset();
  if (const auto calls = calls_; calls->opened) calls->opened();
  return used;
}

std::size_t WebClientSocket::read_frames(std::span<char> bytes) {
  std::span<char> left = bytes;
  while (const auto frame = reader_.next(left)) {
    handle(*frame);
    if (!connection_ || stalled_) break;
  }
  if (reader_.fault() && connection_) {
    why_ = "the server broke the protocol";
    connection_->end();
  }
  return bytes.size() - left.size();
}

void WebClientSocket::handle(const Frame& frame) {
  if (frame.kind == Frame::Kind::text) {
    if (const auto calls = calls_; calls->message) calls->message(frame.payload);
  } else if (frame.kind == Frame::Kind::ping) {
    send_frame(Frame::Kind::pong, frame.payload);
  } else if (frame.kind == Frame::Kind::close) {
    if (frame.payload.size() >= 2) {
      const auto byte = [&frame](std::size_t i) { return static_cast<unsigned char>(frame.payload[i]); };
      why_ = std::to_string(byte(0) * 256 + byte(1)) + " " + std::string(frame.payload.substr(2));
    }
    send_frame(Frame::Kind::close, frame.payload.substr(0, 2));
    connection_->finish();
  }
}

void WebClientSocket::send_frame(Frame::Kind kind, std::string_view payload) {
  constexpr std::uint32_t spread = 0x9e3779b9;
  if (connection_) connection_->send(masked_frame(kind, payload, ++mask_ * spread));
}

}  // namespace fondaco::net
