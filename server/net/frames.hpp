// SPDX-License-Identifier: MIT
#pragma once
// WebSocket frames (RFC 6455), without a socket and without extensions. Our own, because a connection at rest then
// needs no buffer, and several frames leave in one write.
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fondaco::net {

enum class CloseCode : std::uint16_t {
  normal = 1000,
  going_away = 1001,
  protocol_error = 1002,
  not_text = 1003,
  bad_text = 1007,
  refused = 1008,
  too_large = 1009,
};

struct Frame {
  enum class Kind : std::uint8_t { part, text, binary, ping, pong, close };

  Kind kind = Kind::part;
  /// A text is whole and valid UTF-8; a part of one that goes on shows nothing. It lasts as long as the bytes read.
  std::string_view payload;
};

class FrameReader {
 public:
  enum class Peer : std::uint8_t { client, server };  ///< clients mask what they send, servers do not

  FrameReader(Peer peer, std::size_t most_bytes) : most_bytes_(most_bytes), peer_(peer) {}

  /// The next frame, taken off the front of `bytes` and unmasked in place. Nothing when it is not all there, or when
  /// there is a fault, after which there is nothing more.
  std::optional<Frame> next(std::span<char>& bytes);
  std::optional<CloseCode> fault() const { return fault_; }

 private:
  struct Head;

  std::optional<CloseCode> fault_of(const Head& head) const;
  std::optional<Frame> taken(const Head& head, std::string_view payload);
  std::optional<Frame> fail(CloseCode code);

  std::string message_;  ///< the parts so far, of a message in several frames
  std::size_t most_bytes_;
  Peer peer_;
  bool in_message_ = false;
  bool message_taken_ = false;
  std::optional<CloseCode> fault_;
};

/// What goes before a payload of that size, from a server.
std::string frame_head(Frame::Kind kind, std::size_t payload_bytes);
/// A whole frame, as a client sends it.
std::string masked_frame(Frame::Kind kind, std::string_view payload, std::uint32_t mask);
std::string close_payload(CloseCode code, std::string_view reason);
/// The answer to a Sec-WebSocket-Key.
std::string accept_for(std::string_view key);

}  // namespace fondaco::net
