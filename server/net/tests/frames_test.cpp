// SPDX-License-Identifier: MIT
#include "server/net/frames.hpp"

#include <gtest/gtest.h>

#include <string>

namespace fondaco::net::tests {
namespace {

using Kind = Frame::Kind;

constexpr std::size_t most = 1000;

FrameReader from_client() { return {FrameReader::Peer::client, most}; }

/// A masked frame whose first byte is what the test says.
std::string odd_frame(unsigned first_byte, const std::string& payload) {
  std::string frame = masked_frame(Kind::text, payload, 0x12345678);
  frame[0] = static_cast<char>(first_byte);
  return frame;
}

std::optional<CloseCode> fault_of_bytes(std::string bytes) {
  FrameReader reader = from_client();
  std::span<char> left(bytes);
  while (reader.next(left)) continue;
  return reader.fault();
}

TEST(Frames, of_every_size_arrive_as_they_were_sent) {
  for (const std::size_t size : {0UL, 1UL, 7UL, 8UL, 125UL, 126UL, 1000UL, 65535UL, 65536UL, 100000UL}) {
    const std::string text(size, 'a');
    FrameReader reader(FrameReader::Peer::client, 100000);
    std::string bytes = masked_frame(Kind::text, text, 0xdeadbeef);
    std::span<char> left(bytes);
    const auto frame = reader.next(left);
    ASSERT_TRUE(frame) << size;
    EXPECT_EQ(frame->kind, Kind::text);
    EXPECT_EQ(frame->payload, text);
    EXPECT_TRUE(left.empty());

    FrameReader of_server(FrameReader::Peer::server, 100000);
    bytes = frame_head(Kind::text, size) + text;
    left = bytes;
    const auto plain = of_server.next(left);
    ASSERT_TRUE(plain) << size;
    EXPECT_EQ(plain->payload, text);
  }
}

TEST(Frames, wait_for_their_last_byte) {
  const std::string whole = masked_frame(Kind::text, std::string(200, 'b'), 7);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    FrameReader reader = from_client();
    std::string bytes = whole.substr(0, size);
    std::span<char> left(bytes);
    EXPECT_FALSE(reader.next(left)) << size;
    EXPECT_EQ(left.size(), size);
    EXPECT_EQ(bytes, whole.substr(0, size)) << "nothing is unmasked before it is whole";
    EXPECT_FALSE(reader.fault());
  }
}

TEST(Frames, that_come_together_are_taken_one_by_one) {
  FrameReader reader = from_client();
  std::string bytes = masked_frame(Kind::text, "one", 1) + masked_frame(Kind::ping, "two", 2);
  std::span<char> left(bytes);
  EXPECT_EQ(reader.next(left)->payload, "one");
  const auto second = reader.next(left);
  EXPECT_EQ(second->kind, Kind::ping);
  EXPECT_EQ(second->payload, "two");
  EXPECT_FALSE(reader.next(left));
}

TEST(Frames, of_one_message_are_put_together_around_a_ping) {
  FrameReader reader = from_client();
  std::string bytes = odd_frame(0x01, "one \xc3") + masked_frame(Kind::ping, "", 3) + odd_frame(0x00, "\xa8 ") +
                      odd_frame(0x80, "three") + odd_frame(0x81, "next");
  std::span<char> left(bytes);
  EXPECT_EQ(reader.next(left)->kind, Kind::part);
  EXPECT_EQ(reader.next(left)->kind, Kind::ping);
  EXPECT_EQ(reader.next(left)->kind, Kind::part);
  const auto whole = reader.next(left);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->kind, Kind::text);
  EXPECT_EQ(whole->payload, "one \xc3\xa8 three");
  EXPECT_EQ(reader.next(left)->payload, "next");
}

TEST(Frames, that_break_the_protocol_are_faults) {
  EXPECT_EQ(fault_of_bytes(frame_head(Kind::text, 2) + "ab"), CloseCode::protocol_error) << "not masked";
  EXPECT_EQ(fault_of_bytes(odd_frame(0xc1, "compressed")), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x83, "unknown kind")), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x8b, "unknown control")), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x09, "ping in parts")), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x89, std::string(126, 'p'))), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x80, "goes on with nothing")), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x01, "a") + odd_frame(0x81, "b")), CloseCode::protocol_error);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x88, "\x03")), CloseCode::protocol_error) << "half a code";
  EXPECT_EQ(fault_of_bytes(odd_frame(0x88, "\x03\xed")), CloseCode::protocol_error) << "1005 never travels";
  EXPECT_EQ(fault_of_bytes(odd_frame(0x81, "\xff")), CloseCode::bad_text);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x88, "\x03\xe8\xff")), CloseCode::bad_text);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x81, "fine")), std::nullopt);
}

TEST(Frames, that_are_too_large_are_refused_before_they_have_come) {
  const std::string large = masked_frame(Kind::text, std::string(most + 1, 'x'), 1);
  EXPECT_EQ(fault_of_bytes(large.substr(0, 8)), CloseCode::too_large);
  EXPECT_EQ(fault_of_bytes(odd_frame(0x01, std::string(most, 'x')) + odd_frame(0x80, "y")), CloseCode::too_large)
      << "all parts together";
  std::string endless = odd_frame(0x81, std::string(70000, 'x')).substr(0, 14);
  for (int i = 2; i < 10; ++i) endless[static_cast<std::size_t>(i)] = '\xff';
  EXPECT_EQ(fault_of_bytes(endless), CloseCode::too_large);
}

TEST(Frames, of_a_goodbye_hold_its_code_and_no_half_characters) {
  EXPECT_EQ(close_payload(CloseCode::going_away, "x"), std::string("\x03\xe9x"));
  const std::string long_reason(122, 'a');
  EXPECT_EQ(close_payload(CloseCode::normal, long_reason + "\xc3\xa8"), std::string("\x03\xe8") + long_reason);
}

TEST(Frames, begin_with_the_handshake_of_the_standard) {
  EXPECT_EQ(accept_for("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

}  // namespace
}  // namespace fondaco::net::tests
