// SPDX-License-Identifier: MIT
#pragma once
// HTTP/1.1 messages as they arrive in pieces. Plain on the outside: Beast, which parses them, takes half a minute to
// compile.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/net/chunk_reader.hpp"

namespace fondaco::net {

enum class Reading : std::uint8_t { head, body, done, malformed, too_large };

/// One request. Beast reads the head; the body is read here, because Beast is too lenient and keeps chunk extensions
/// of any size.
class RequestReader {
 public:
  explicit RequestReader(std::size_t most_body_bytes);
  ~RequestReader();
  RequestReader(const RequestReader&) = delete;
  RequestReader& operator=(const RequestReader&) = delete;

  /// Takes bytes off the front and returns how many. It stops behind the head once, so that somebody can look at it.
  std::size_t feed(std::string_view bytes);
  Reading state() const { return state_; }

  /// These have a meaning once the head is there.
  std::string_view method() const;
  std::string_view target() const;
  /// Empty when there is none; the last one when there are several.
  std::string_view header(std::string_view name) const;
  std::size_t header_count(std::string_view name) const;
  /// Whether a header that is a list (`Connection: keep-alive, Upgrade`) has that word.
  bool header_lists(std::string_view name, std::string_view word) const;
  bool is_http_1_1() const;
  bool keeps_alive() const;
  /// Less than was allowed at first. False when the head already promises more.
  bool limit_body(std::size_t most_bytes);
  std::string take_body() { return std::move(body_); }
  std::size_t body_bytes() const { return body_.size(); }

 private:
  struct Parser;
  bool is_sound() const;
  void begin_body();
  std::size_t feed_body(std::string_view bytes);
  std::size_t feed_chunks(std::string_view bytes);

  std::unique_ptr<Parser> parser_;
  Reading state_ = Reading::head;
  std::string head_;  ///< as it came, until it has been looked at
  std::string body_;
  std::size_t most_body_bytes_;
  std::size_t body_left_ = 0;  ///< of a body whose length was told
  ChunkReader chunks_;
};

/// One response, of a server that we trust.
class ResponseReader {
 public:
  /// The answer to a HEAD has no body, whatever it says.
  explicit ResponseReader(bool without_body);
  ~ResponseReader();
  ResponseReader(const ResponseReader&) = delete;
  ResponseReader& operator=(const ResponseReader&) = delete;

  std::size_t feed(std::string_view bytes);
  /// Nothing more comes, which may be how a body ends.
  void feed_end();
  Reading state() const { return state_; }
  int status() const;
  bool keeps_alive() const;
  std::vector<std::pair<std::string, std::string>> headers() const;
  std::string take_body();

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
  Reading state_ = Reading::head;
};

}  // namespace fondaco::net
