// SPDX-License-Identifier: MIT
#include "server/net/web_socket.hpp"

namespace fondaco::net {
namespace {

/// How long a client may take to answer a goodbye.
constexpr std::int64_t goodbye_ms = 2000;

}  // namespace

WebSocket::WebSocket(NetContext& context, Connection& connection, Presence connected, Presence socket)
    : context_(context),
      connection_(&connection),
      connected_(std::move(connected)),
      socket_(std::move(socket)),
      reader_(FrameReader::Peer::client, context.limits().frame_bytes),
      frames_(context.limits().frames(), context.loop.uptime()),
      heard_(context.loop.uptime()) {}

void WebSocket::welcome(std::shared_ptr<SocketHandler> handler) {
  handler_ = std::move(handler);
  ++context_.figures.sockets;
  connection_->keep_short_queues();
}

Presence WebSocket::refuse() {
  connection_ = nullptr;
  socket_ = {};
  return std::move(connected_);
}

void WebSocket::send(std::shared_ptr<const std::string> text) {
  if (connection_ == nullptr || leave_by_ != 0) return;
  ++context_.figures.frames_out;
  std::string head = frame_head(Frame::Kind::text, text->size());
  connection_->send(std::move(head), std::move(text));
  // Later, because who sends to many does not expect one of them to go meanwhile.
  if (connection_->blocked()) context_.loop.post([self = shared_from_this()] { self->slowed(); });
}

void WebSocket::close(std::string_view reason) { say_goodbye(CloseCode::normal, reason); }

void WebSocket::leave() { say_goodbye(CloseCode::going_away, "the server stops"); }

std::size_t WebSocket::receive(std::span<char> bytes) {
  heard_ = context_.loop.uptime();
  pinged_ = false;
  std::span<char> left = bytes;
  while (const auto frame = reader_.next(left)) {
    ++context_.figures.frames_in;
    if (!socket_.trusted() && frames_.take(heard_) > 0) {
      ++context_.figures.refused;
      fail(CloseCode::refused);
      return bytes.size();
    }
    handle(*frame);
    if (connection_ == nullptr) return bytes.size();
  }
  if (reader_.fault()) {
    if (reader_.fault() == CloseCode::too_large) ++context_.figures.refused;
    fail(*reader_.fault());
    return bytes.size();
  }
  return bytes.size() - left.size();
}

void WebSocket::handle(const Frame& frame) {
  switch (frame.kind) {
    case Frame::Kind::close:
      if (leave_by_ != 0) {  // it answers our goodbye, and so has read it
        connection_->end();
        return;
      }
      send_frame(Frame::Kind::close, std::string(frame.payload.substr(0, 2)));
      hang_up();
      return;
    case Frame::Kind::binary:
      fail(CloseCode::not_text);
      return;
    case Frame::Kind::ping:
      send_frame(Frame::Kind::pong, std::string(frame.payload));
      return;
    case Frame::Kind::text:
      if (const auto handler = handler_; handler && leave_by_ == 0) handler->message(frame.payload);
      return;
    case Frame::Kind::part:
    case Frame::Kind::pong:
      return;
  }
}

void WebSocket::slowed() {
  if (connection_ != nullptr && connection_->blocked() &&
      connection_->unsent_bytes() > context_.limits().unread_bytes) {
    cut_off();
  }
}

void WebSocket::look(std::int64_t now) {
  const std::int64_t silence = now - heard_;
  const std::int64_t longest_silence = context_.limits().idle_seconds * std::int64_t{1000};
  if (leave_by_ != 0) {
    if (now > leave_by_) connection_->end();
  } else if (silence > longest_silence) {
    cut_off();
  } else if (silence > longest_silence / 2 && !pinged_) {
    pinged_ = true;
    send_frame(Frame::Kind::ping, {});
  }
}

void WebSocket::ended() {
  connected_ = {};
  depart();
}

// For the site it is over. The connection may take a little longer, and counts as long as it does.
void WebSocket::depart() {
  connection_ = nullptr;
  socket_ = {};
  if (const auto handler = std::move(handler_)) {
    --context_.figures.sockets;
    handler->closed();
  }
}

void WebSocket::send_frame(Frame::Kind kind, std::string payload) {
  connection_->send(frame_head(kind, payload.size()) + payload);
}

void WebSocket::say_goodbye(CloseCode code, std::string_view reason) {
  if (connection_ == nullptr || leave_by_ != 0) return;
  leave_by_ = context_.loop.uptime() + goodbye_ms;
  send_frame(Frame::Kind::close, close_payload(code, reason));
}

// The client broke the rules: no need to wait for its answer.
void WebSocket::fail(CloseCode code) {
  say_goodbye(code, {});
  hang_up();
}

void WebSocket::hang_up() {
  connection_->finish();
  depart();
}

void WebSocket::cut_off() {
  ++context_.figures.cut_off;
  connection_->end();
}

}  // namespace fondaco::net
