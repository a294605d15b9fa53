#include "server/net/http_reader.hpp"

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/string_body.hpp>
#include <limits>

namespace fondaco::server {
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

struct RequestReader::Parser : http::request_parser<http::string_body> {};

RequestReader::RequestReader(std::size_t most_body_bytes) : parser_(std::make_unique<Parser>()) {
  parser_->body_limit(most_body_bytes);
}

RequestReader::~RequestReader() = default;

std::size_t RequestReader::feed(std::string_view bytes) { return feed_parser(*parser_, bytes, state_); }

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
  parser_->body_limit(most_bytes);
  return true;
}

std::string RequestReader::take_body() { return std::move(parser_->get().body()); }

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

}  // namespace fondaco::server
