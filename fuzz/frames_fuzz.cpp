// SPDX-License-Identifier: MIT
// WebSocket frames: any bytes are survived, what is read is the same however they arrive, and a text is valid UTF-8.
#include <cstdint>
#include <span>
#include <vector>

#include "engine/json/utf8.hpp"
#include "fuzz/pieces.hpp"
#include "server/net/frames.hpp"

namespace fondaco {
namespace {

using namespace net;

constexpr std::size_t most_bytes = 300;

struct Heard {
  std::vector<std::pair<Frame::Kind, std::string>> frames;
  std::optional<CloseCode> fault;

  friend bool operator==(const Heard&, const Heard&) = default;
};

Heard heard(std::string_view bytes, std::size_t piece, FrameReader::Peer peer) {
  FrameReader reader(peer, most_bytes);
  Heard all;
  arrive(bytes, piece, [&](std::string& kept) {
    std::span<char> left(kept);
    const bool failed = reader.fault().has_value();
    if (const auto frame = reader.next(left)) {
      require(!failed && frame->payload.size() <= most_bytes);
      if (frame->kind == Frame::Kind::text) require(json::is_utf8(frame->payload));
      all.frames.emplace_back(frame->kind, frame->payload);
    }
    return kept.size() - left.size();
  });
  all.fault = reader.fault();
  return all;
}

void read_again(std::string_view payload) {
  if (payload.size() > most_bytes || !json::is_utf8(payload)) return;
  const Heard again = heard(masked_frame(Frame::Kind::text, payload, 0x9a3c51e7), 1, FrameReader::Peer::client);
  require(!again.fault && again.frames.size() == 1 && again.frames[0].second == payload);
}

}  // namespace
}  // namespace fondaco

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer gives the name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fondaco;
  if (size < 2) return 0;
  const std::string bytes(data + 1, data + size);
  for (const auto peer : {net::FrameReader::Peer::client, net::FrameReader::Peer::server}) {
    require(heard(bytes, bytes.size(), peer) == heard(bytes, data[0] % 16U + 1, peer));
  }
  read_again(bytes);
  return 0;
}
