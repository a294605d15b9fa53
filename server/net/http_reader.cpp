// SPDX-License-Identifier: MIT
#include "server/net/http_reader.hpp"

#include <algorithm>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/request_head.hpp"

namespace fondaco::net {
namespace {

namespace http = boost::beast::http;
using BeastError = boost::beast::error_code;

boost::beast::string_view beast_view(std::string_view text) { return {text.data(), text.size()}; }
std::string_view plain_view(boost::beast::string_view text) { return {text.data(), text.size()}; }

/// Of the shortest end of a body in chunks, 0 CR LF CR LF, Beast must be shown all at once: it asserts that there is no
/// less, although that may be all that has arrived.
template <class Parser>
bool must_wait(const Parser& parser, std::string_view bytes) {
  return parser.is_header_done() && parser.chunked() && bytes.size() < 5 && bytes.starts_with("0\r\n");
}

/// Parses as much as there is, but not beyond the end of the head in one go.
template <class Parser>
std::size_t feed_parser(Parser& parser, std::string_view bytes, Reading& state) {
  std::size_t used = 0;
  BeastError error;
  while (used < bytes.size() && !parser.is_done() && !error && !must_wait(parser, bytes.substr(used))) {
    used += parser.put({bytes.data() + used, bytes.size() - used}, error);
    if (state == Reading::head && parser.is_header_done()) break;
  }
  if (error == http::error::body_limit || error == http::error::header_limit) {
    state = Reading::too_large;
  } else if (error && error != http::error::need_more) {
    state = Reading::malformed;
  } else if (parser.is_done()) {
    state = Reading::done;
  } else if (parser.is_header_done()) {
    state = Reading::body;
  }
  return used;
}

}  // namespace

struct RequestReader::Parser : http::request_parser<http::empty_body> {};

RequestReader::RequestReader(std::size_t most_body_bytes)
    : parser_(std::make_unique<Parser>()), most_body_bytes_(most_body_bytes) {
  parser_->body_limit(most_body_bytes);
}

RequestReader::~RequestReader() = default;

std::size_t RequestReader::feed(std::string_view bytes) {
  if (state_ == Reading::body) return feed_body(bytes);
  if (state_ != Reading::head) return 0;
  const std::size_t used = feed_parser(*parser_, bytes, state_);
  if (state_ == Reading::malformed || state_ == Reading::too_large) return used;
  head_ += bytes.substr(0, used);
  if (state_ != Reading::head) begin_body();
  return used;
}

bool RequestReader::is_sound() const {
  const std::size_t codings = header_count("Transfer-Encoding");
  const std::size_t lengths = header_count("Content-Length");
  if (codings + lengths > 1 || !has_sound_lines(head_)) return false;
  if (lengths == 1) return is_content_length(header("Content-Length"));
  return codings == 0 || (is_http_1_1() && header("Transfer-Encoding") == "chunked");
}

void RequestReader::begin_body() {
  if (!is_sound()) {
    state_ = Reading::malformed;
    return;
  }
  head_ = {};
  body_left_ = static_cast<std::size_t>(parser_->content_length().value_or(0));
  state_ = parser_->chunked() || body_left_ > 0 ? Reading::body : Reading::done;
}

std::size_t RequestReader::feed_body(std::string_view bytes) {
  if (parser_->chunked()) return feed_chunks(bytes);
  const std::size_t used = std::min(body_left_, bytes.size());
  body_.append(bytes.substr(0, used));
  body_left_ -= used;
  if (body_left_ == 0) state_ = Reading::done;
  return used;
}

std::size_t RequestReader::feed_chunks(std::string_view bytes) {
  const std::size_t used = chunks_.feed(bytes, body_, most_body_bytes_);
  switch (chunks_.state()) {
    case ChunkReader::State::reading:
      break;
    case ChunkReader::State::done:
      state_ = Reading::done;
      break;
    case ChunkReader::State::malformed:
      state_ = Reading::malformed;
      break;
    case ChunkReader::State::too_large:
      state_ = Reading::too_large;
      break;
  }
  return used;
}

std::string_view RequestReader::method() const { return plain_view(parser_->get().method_string()); }

std::string_view RequestReader::target() const { return plain_view(parser_->get().target()); }

std::string_view RequestReader::header(std::string_view name) const {
  const auto [first, end] = parser_->get().equal_range(beast_view(name));
  std::string_view value;
  for (auto field = first; field != end; ++field) value = plain_view(field->value());
  return value;
}

std::size_t RequestReader::header_count(std::string_view name) const { return parser_->get().count(beast_view(name)); }

bool RequestReader::header_lists(std::string_view name, std::string_view word) const {
  return http::token_list{parser_->get()[beast_view(name)]}.exists(beast_view(word));
}

bool RequestReader::is_http_1_1() const { return parser_->get().version() == 11; }

bool RequestReader::keeps_alive() const { return parser_->keep_alive(); }

bool RequestReader::limit_body(std::size_t most_bytes) {
  const auto promised = parser_->content_length();
  if (promised && *promised > most_bytes) return false;
  most_body_bytes_ = most_bytes;
  return true;
}

struct ResponseReader::Parser : http::response_parser<http::string_body> {};

ResponseReader::ResponseReader(bool without_body) : parser_(std::make_unique<Parser>()) {
  parser_->body_limit(boost::none);
  if (without_body) parser_->skip(true);
}

ResponseReader::~ResponseReader() = default;

std::size_t ResponseReader::feed(std::string_view bytes) { return feed_parser(*parser_, bytes, state_); }

void ResponseReader::feed_end() {
  BeastError error;
  if (state_ != Reading::body) {
    state_ = Reading::malformed;
    return;
  }
  parser_->put_eof(error);
  state_ = error ? Reading::malformed : Reading::done;
}

int ResponseReader::status() const { return static_cast<int>(parser_->get().result_int()); }

bool ResponseReader::keeps_alive() const { return parser_->keep_alive(); }

std::vector<std::pair<std::string, std::string>> ResponseReader::headers() const {
  std::vector<std::pair<std::string, std::string>> fields;
  for (const auto& field : parser_->get()) {
    fields.emplace_back(plain_view(field.name_string()), plain_view(field.value()));
  }
  return fields;
}

std::string ResponseReader::take_body() { return std::move(parser_->get().body()); }

}  // namespace fondaco::net
