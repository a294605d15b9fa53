// SPDX-License-Identifier: MIT
#include "server/net/frames.hpp"

#include <openssl/evp.h>

#include <array>
#include <cstring>
#include <stdexcept>

#include "engine/json/utf8.hpp"

namespace fondaco::net {
namespace {

using Kind = Frame::Kind;

constexpr unsigned final_bit = 0x80;
constexpr unsigned reserved_bits = 0x70;
constexpr unsigned mask_bit = 0x80;
constexpr std::size_t longest_control = 125;

// The handshake of RFC 6455, 4.2.2: base64 of SHA-1 of the key with this behind it.
constexpr const char* handshake_suffix = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
constexpr int sha1_bytes = 20;
constexpr std::size_t base64_bytes = 28;

constexpr unsigned opcode_continuation = 0;
constexpr unsigned opcode_text = 1;
constexpr unsigned opcode_binary = 2;
constexpr unsigned opcode_close = 8;
constexpr unsigned opcode_ping = 9;
constexpr unsigned opcode_pong = 10;

unsigned opcode_of(Kind kind) {
  switch (kind) {
    case Kind::part:
      return opcode_continuation;
    case Kind::text:
      return opcode_text;
    case Kind::binary:
      return opcode_binary;
    case Kind::ping:
      return opcode_ping;
    case Kind::pong:
      return opcode_pong;
    case Kind::close:
      return opcode_close;
  }
  return opcode_close;
}

using Mask = std::array<char, 4>;

/// The same for masking and unmasking.
void apply_mask(std::span<char> bytes, const Mask& mask) {
  std::uint64_t wide = 0;
  std::memcpy(&wide, mask.data(), 4);
  std::memcpy(reinterpret_cast<char*>(&wide) + 4, mask.data(), 4);
  std::size_t i = 0;
  for (; i + 8 <= bytes.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, &bytes[i], 8);
    word ^= wide;
    std::memcpy(&bytes[i], &word, 8);
  }
  for (; i < bytes.size(); ++i) bytes[i] = static_cast<char>(bytes[i] ^ mask[i % 4]);
}

void append_size(std::string& head, std::size_t size, unsigned first_bit) {
  const auto append_big_endian = [&head, size](unsigned bytes) {
    while (bytes-- > 0) head += static_cast<char>(size >> (8 * bytes) & 0xffU);
  };
  if (size <= longest_control) {
    head += static_cast<char>(first_bit | size);
  } else if (size <= 0xffff) {
    head += static_cast<char>(first_bit | 126U);
    append_big_endian(2);
  } else {
    head += static_cast<char>(first_bit | 127U);
    append_big_endian(8);
  }
}

/// RFC 6455, 7.4: which codes may travel.
bool may_be_sent(unsigned code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code <= 4999);
}

std::optional<CloseCode> fault_of_close(std::string_view payload) {
  if (payload.empty()) return std::nullopt;
  if (payload.size() == 1) return CloseCode::protocol_error;
  const unsigned code =
      static_cast<unsigned>(static_cast<unsigned char>(payload[0])) << 8U | static_cast<unsigned char>(payload[1]);
  if (!may_be_sent(code)) return CloseCode::protocol_error;
  if (!json::is_utf8(payload.substr(2))) return CloseCode::bad_text;
  return std::nullopt;
}

}  // namespace

struct FrameReader::Head {
  /// Nothing when it is not all there.
  static std::optional<Head> of(std::span<const char> bytes) {
    if (bytes.size() < 2) return std::nullopt;
    const auto byte = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    Head head;
    head.final = (byte(0) & final_bit) != 0;
    head.reserved = (byte(0) & reserved_bits) != 0;
    head.opcode = byte(0) & 0x0fU;
    head.masked = (byte(1) & mask_bit) != 0;
    head.payload_bytes = byte(1) & 0x7fU;
    const std::size_t size_bytes = head.payload_bytes == 126 ? 2 : head.payload_bytes == 127 ? 8 : 0;
    head.bytes = 2 + size_bytes + (head.masked ? 4 : 0);
    if (bytes.size() < head.bytes) return std::nullopt;
    if (size_bytes > 0) {
      head.payload_bytes = 0;
      for (std::size_t i = 0; i < size_bytes; ++i) head.payload_bytes = head.payload_bytes << 8U | byte(2 + i);
    }
    if (head.masked) std::memcpy(head.mask.data(), &bytes[2 + size_bytes], 4);
    return head;
  }

  bool is_control() const { return opcode >= opcode_close; }

  bool final = false;
  bool reserved = false;
  bool masked = false;
  unsigned opcode = 0;
  std::uint64_t payload_bytes = 0;
  std::size_t bytes = 0;
  Mask mask{};
};

std::optional<Frame> FrameReader::next(std::span<char>& bytes) {
  if (message_taken_) {
    message_taken_ = false;
    message_ = {};
  }
  if (fault_) return std::nullopt;
  const std::optional<Head> head = Head::of(bytes);
  if (!head) return std::nullopt;
  // Before the payload is there, so that nobody can make us wait for a large one.
  if (const auto fault = fault_of(*head)) return fail(*fault);
  if (bytes.size() - head->bytes < head->payload_bytes) return std::nullopt;

  const std::span<char> payload = bytes.subspan(head->bytes, static_cast<std::size_t>(head->payload_bytes));
  bytes = bytes.subspan(head->bytes + payload.size());
  if (head->masked) apply_mask(payload, head->mask);
  return taken(*head, {payload.data(), payload.size()});
}

std::optional<CloseCode> FrameReader::fault_of(const Head& head) const {
  if (head.reserved || head.masked != (peer_ == Peer::client)) return CloseCode::protocol_error;
  if (head.is_control()) {
    const bool known = head.opcode <= opcode_pong;
    if (!known || !head.final || head.payload_bytes > longest_control) return CloseCode::protocol_error;
    return std::nullopt;
  }
  if (head.opcode > opcode_binary || in_message_ != (head.opcode == opcode_continuation)) {
    return CloseCode::protocol_error;
  }
  if (head.payload_bytes > most_bytes_ - message_.size()) return CloseCode::too_large;
  return std::nullopt;
}

std::optional<Frame> FrameReader::taken(const Head& head, std::string_view payload) {
  switch (head.opcode) {
    case opcode_ping:
      return Frame{Kind::ping, payload};
    case opcode_pong:
      return Frame{Kind::pong, payload};
    case opcode_binary:
      return Frame{Kind::binary, payload};
    case opcode_close:
      if (const auto fault = fault_of_close(payload)) return fail(*fault);
      return Frame{Kind::close, payload};
    default:
      break;
  }
  if (in_message_ || !head.final) {
    message_ += payload;
    in_message_ = !head.final;
    if (in_message_) return Frame{Kind::part, {}};
    message_taken_ = true;
    payload = message_;
  }
  if (!json::is_utf8(payload)) return fail(CloseCode::bad_text);
  return Frame{Kind::text, payload};
}

std::optional<Frame> FrameReader::fail(CloseCode code) {
  fault_ = code;
  message_ = {};
  return std::nullopt;
}

std::string frame_head(Kind kind, std::size_t payload_bytes) {
  std::string head(1, static_cast<char>(final_bit | opcode_of(kind)));
  append_size(head, payload_bytes, 0);
  return head;
}

std::string masked_frame(Kind kind, std::string_view payload, std::uint32_t mask) {
  std::string frame(1, static_cast<char>(final_bit | opcode_of(kind)));
  append_size(frame, payload.size(), mask_bit);
  Mask mask_bytes;
  std::memcpy(mask_bytes.data(), &mask, mask_bytes.size());
  frame.append(mask_bytes.data(), mask_bytes.size());
  const std::size_t begin = frame.size();
  frame += payload;
  apply_mask(std::span(frame).subspan(begin), mask_bytes);
  return frame;
}

std::string close_payload(CloseCode code, std::string_view reason) {
  const auto number = static_cast<unsigned>(code);
  std::string payload{static_cast<char>(number >> 8U), static_cast<char>(number & 0xffU)};
  payload += json::whole_characters(reason, longest_control - 2);
  return payload;
}

std::string accept_for(std::string_view key) {
  const std::string text = std::string(key) + handshake_suffix;
  std::array<unsigned char, sha1_bytes> digest{};
  if (EVP_Digest(text.data(), text.size(), digest.data(), nullptr, EVP_sha1(), nullptr) != 1)
    throw std::runtime_error("SHA-1, which every WebSocket begins with, is not to be had here");
  std::array<unsigned char, base64_bytes + 1> accept{};  // and a zero at its end
  const int size = EVP_EncodeBlock(accept.data(), digest.data(), sha1_bytes);
  return {accept.begin(), accept.begin() + size};
}

}  // namespace fondaco::net
