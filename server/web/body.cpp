#include "server/web/body.hpp"

#include <algorithm>

#include "engine/json/reader.hpp"
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

}  // namespace

Body::Body(const net::Request& request, std::size_t most_bytes) {
  if (!request.body.empty() && !is_json(request.content_type)) {
    throw bad_request("the Content-Type of the body must be application/json");
  }
  read(request.body.empty() ? std::string_view("{}") : std::string_view(request.body), most_bytes);
}

Body::Body(std::string_view text, std::size_t most_bytes) { read(text, most_bytes); }

void Body::read(std::string_view text, std::size_t most_bytes) {
  if (text.size() > most_bytes) {
    throw base::Refusal(413, "too_large", "at most " + std::to_string(most_bytes) + " bytes");
  }
  const json::Limits limits{.bytes = most_bytes, .depth = most_depth, .nodes = most_bytes / bytes_per_value};
  if (!json::read(text, value_, fault_, limits)) throw bad_request(fault_.text());
  // Here and not by a cursor, whose message would repeat what it found: that may have been a password.
  if (!value_.is(json::Kind::object)) throw bad_request("expected an object");
}

void Body::check() const {
  if (fault_) throw bad_request(fault_.text());
}

}  // namespace fondaco::web
