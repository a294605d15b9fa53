// SPDX-License-Identifier: MIT
#pragma once
// The texts of HTTP that we write ourselves, and those parts of a request that need a second look.
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/site.hpp"

namespace fondaco::net {

struct HeadTraits {
  bool secure = false;  ///< the client came over TLS
  bool closes = false;  ///< this is the last answer
  bool is_api = false;  ///< not to be kept by anybody
  bool chunks = false;  ///< the client takes a body in chunks
};

/// Status line and headers up to the empty line, with those that every answer has. This is the one place that knows
/// them.
std::string response_head(const Response& response, const HeadTraits& traits);

/// What stands before each chunk of a body, and after the last one (RFC 9112, 7.1).
std::string chunk_head(std::size_t bytes, bool first);
std::string chunks_end(bool none_sent);

/// `{"error": {"code", "message"}}`; both are plain words.
Response refusal_response(int status, std::string_view code, std::string_view message);

struct Target {
  std::string path;  ///< decoded
  std::string query;
  std::string host;  ///< empty, unless the whole address was named
};
/// Nothing when it is no path, or badly encoded.
std::optional<Target> parse_target(std::string_view target);

/// Whether a page of `origin` belongs to the site that is called `host`.
bool is_own_origin(std::string_view origin, std::string_view host);

/// -1: it is no hexadecimal digit.
int hex_value(char digit);
bool equal_without_case(std::string_view a, std::string_view b);
/// The last entry of a list with commas, without blanks.
std::string_view last_of_list(std::string_view list);
std::string_view trimmed(std::string_view text);

}  // namespace fondaco::net
