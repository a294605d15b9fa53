// SPDX-License-Identifier: MIT
// HTTP requests: any bytes are survived, and a request that is understood is the same however it arrives.
#include <cstdint>

#include "fuzz/pieces.hpp"
#include "server/net/http_reader.hpp"
#include "server/net/http_text.hpp"

namespace fondaco {
namespace {

using namespace net;

constexpr std::size_t most_body = 200;

struct Understood {
  Reading state = Reading::head;
  std::string head;  ///< what a session asks about it
  std::string body;

  friend bool operator==(const Understood&, const Understood&) = default;
};

std::string head_of(const RequestReader& reader) {
  std::string text(reader.method());
  if (const auto target = parse_target(reader.target())) {
    require(target->path.starts_with('/'));
    text += " " + target->path + "?" + target->query;
  }
  for (const std::string_view name : {"Host", "Origin", "Cookie", "Content-Length", "X-Forwarded-For"}) {
    text.append("\n").append(last_of_list(reader.header(name)));
    text += std::to_string(reader.header_count(name));
  }
  text += is_own_origin(reader.header("Origin"), reader.header("Host")) ? "own" : "foreign";
  text += reader.header_lists("Connection", "Upgrade") ? "upgrade" : "stay";
  return text + (reader.is_http_1_1() ? "1.1" : "1.0") + (reader.keeps_alive() ? "keep" : "close");
}

Understood understood(std::string_view bytes, std::size_t piece) {
  RequestReader reader(most_body);
  Understood request;
  arrive(bytes, piece, [&](const std::string& kept) -> std::size_t {
    if (reader.state() != Reading::head && reader.state() != Reading::body) return 0;
    return reader.feed(kept);
  });
  request.state = reader.state();
  if (request.state == Reading::body || request.state == Reading::done) request.head = head_of(reader);
  if (request.state == Reading::done) request.body = reader.take_body();
  require(request.body.size() <= most_body);
  return request;
}

}  // namespace
}  // namespace fondaco

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer gives the name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fondaco;
  if (size < 2) return 0;
  const std::string bytes(data + 1, data + size);
  const Understood whole = understood(bytes, bytes.size());
  const Understood pieces = understood(bytes, data[0] % 16U + 1);
  // Where something is wrong it may be noticed at once in one way, and in the other only with more bytes.
  const bool either = whole.state == net::Reading::done || pieces.state == net::Reading::done;
  require(!either || whole == pieces);
  return 0;
}
