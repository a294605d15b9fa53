// SPDX-License-Identifier: MIT
#include "server/web/body.hpp"

#include <algorithm>

#include "server/base/refusal.hpp"

namespace fondaco::web {
namespace {

// What games and tables send is flat; what is deep or crowded only costs memory.
constexpr std::size_t most_depth = 32;
constexpr std::size_t bytes_per_value = 4;

base::Refusal bad_request(const std::string& message) { return {400, "bad_request", message}; }

bool is_json(std::string_view content_type) {
  constexpr std::string_view wanted = "application/json";
  std::string_view type = content_type.substr(0, content_type.find(';'));
  while (type.ends_with(' ')) type.remove_suffix(1);
  return std::equal(type.begin(), type.end(), wanted.begin(), wanted.end(),
                    [](char is, char should) { return (is >= 'A' && is <= 'Z' ? is - 'A' + 'a' : is) == should; });
}

std::string_view text_of(const net::Request& request) {
  if (request.body.empty()) return "{}";
  if (!is_json(request.content_type)) throw bad_request("the Content-Type of the body must be application/json");
  return request.body;
}

std::string_view within(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  throw base::Refusal(413, "too_large", "at most " + std::to_string(most_bytes) + " bytes");
}

json::Limits limits_of(std::size_t most_bytes) {
  return {.bytes = most_bytes, .depth = most_depth, .nodes = most_bytes / bytes_per_value};
}

}  // namespace

Body::Body(const net::Request& request, std::size_t most_bytes) : Body(text_of(request), most_bytes) {}

Body::Body(std::string_view text, std::size_t most_bytes) : document_(within(text, most_bytes), limits_of(most_bytes)) {
  check();
  // Here and not by a cursor, whose message would repeat what it found: that may have been a password.
  if (!document_.value().is(json::Kind::object)) throw bad_request("expected an object");
}

void Body::check() const {
  if (!document_.ok()) throw bad_request(document_.fault().text());
}

}  // namespace fondaco::web
