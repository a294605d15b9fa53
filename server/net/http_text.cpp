// SPDX-License-Identifier: MIT
#include "server/net/http_text.hpp"

#include <algorithm>
#include <charconv>
#include <ctime>

namespace fondaco::net {
namespace {

constexpr std::string_view security_headers =
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    "object-src 'none'\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "X-Frame-Options: DENY\r\n";

std::string_view reason_phrase(int status) {
  switch (status) {
    case 101:
      return "Switching Protocols";
    case 200:
      return "OK";
    case 201:
      return "Created";
    case 202:
      return "Accepted";
    case 204:
      return "No Content";
    case 302:
      return "Found";
    case 303:
      return "See Other";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 401:
      return "Unauthorized";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 409:
      return "Conflict";
    case 408:
      return "Request Timeout";
    case 413:
      return "Content Too Large";
    case 415:
      return "Unsupported Media Type";
    case 421:
      return "Misdirected Request";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 500:
      return "Internal Server Error";
    case 503:
      return "Service Unavailable";
    default:
      return "Other";
  }
}

bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

/// Made again once a second.
const std::string& date_header() {
  static thread_local std::time_t made_at = 0;
  static thread_local std::string text;
  const std::time_t now = std::time(nullptr);
  if (now != made_at) {
    std::tm parts{};
    gmtime_r(&now, &parts);
    char date[64] = {};
    std::strftime(date, sizeof date, "Date: %a, %d %b %Y %H:%M:%S GMT\r\n", &parts);
    text = date;
    made_at = now;
  }
  return text;
}

/// Who builds a header from what a client said must not be able to add another one.
void append_header(std::string& head, std::string_view name, std::string_view value) {
  head += name;
  head += ": ";
  for (const char c : value) {
    if (static_cast<unsigned char>(c) >= 0x20 || c == '\t') head += c;
  }
  head += "\r\n";
}

std::optional<std::string> percent_decoded(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size() || hex_value(text[i + 1]) < 0 || hex_value(text[i + 2]) < 0) return std::nullopt;
      c = static_cast<char>(hex_value(text[i + 1]) * 16 + hex_value(text[i + 2]));
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
    plain += c;
  }
  return plain;
}

}  // namespace

std::string response_head(const Response& response, const HeadTraits& traits) {
  std::string head;
  head.reserve(768);
  head += "HTTP/1.1 ";
  head += std::to_string(response.status);
  head += ' ';
  head += reason_phrase(response.status);
  head += "\r\nServer: fondaco\r\n";
  head += date_header();
  if (has_body(response.status)) {
    if (response.body || response.source) append_header(head, "Content-Type", response.type);
    if (!response.source) {
      append_header(head, "Content-Length", std::to_string(response.body ? response.body->size() : 0));
    } else if (traits.chunks) {
      append_header(head, "Transfer-Encoding", "chunked");
    }
  }
  bool says_how_to_keep = false;
  for (const auto& [name, value] : response.headers) {
    append_header(head, name, value);
    says_how_to_keep = says_how_to_keep || equal_without_case(name, "Cache-Control");
  }
  if (traits.is_api && !says_how_to_keep) head += "Cache-Control: no-store\r\n";
  if (traits.secure) head += "Strict-Transport-Security: max-age=31536000\r\n";
  if (traits.closes) head += "Connection: close\r\n";
  head += security_headers;
  head += "\r\n";
  return head;
}

std::string chunk_head(std::size_t bytes, bool first) {
  char digits[2 * sizeof bytes];
  const auto end = std::to_chars(std::begin(digits), std::end(digits), bytes, 16).ptr;
  return (first ? "" : "\r\n") + std::string(std::begin(digits), end) + "\r\n";
}

std::string chunks_end(bool none_sent) { return none_sent ? "0\r\n\r\n" : "\r\n0\r\n\r\n"; }

Response refusal_response(int status, std::string_view code, std::string_view message) {
  std::string body = R"({"error":{"code":")";
  body += code;
  body += R"(","message":")";
  body += message;
  body += R"("}})";
  Response response;
  response.status = status;
  response.refusal = code;
  response.body = std::make_shared<const std::string>(std::move(body));
  return response;
}

std::optional<Target> parse_target(std::string_view target) {
  // Proxies may name the whole address.
  std::string host;
  if (const auto scheme = target.find("://"); scheme != std::string_view::npos && !target.starts_with('/')) {
    const std::size_t host_begin = scheme + 3;
    const std::size_t path_begin = std::min(target.size(), target.find('/', host_begin));
    host = target.substr(host_begin, path_begin - host_begin);
    target.remove_prefix(path_begin);
  }
  if (!target.starts_with('/')) return std::nullopt;
  const auto question = target.find('?');
  auto path = percent_decoded(target.substr(0, question));
  if (!path) return std::nullopt;
  return Target{std::move(*path),
                std::string(question == std::string_view::npos ? std::string_view{} : target.substr(question + 1)),
                std::move(host)};
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  const auto without_port = [](std::string_view name, std::string_view port) {
    return name.ends_with(port) ? name.substr(0, name.size() - port.size()) : name;
  };
  for (const auto& [scheme, default_port] : {std::pair<std::string_view, std::string_view>{"http://", ":80"},
                                             std::pair<std::string_view, std::string_view>{"https://", ":443"}}) {
    if (origin.starts_with(scheme) && !host.empty()) {
      return equal_without_case(without_port(origin.substr(scheme.size()), default_port),
                                without_port(host, default_port));
    }
  }
  return false;
}

int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

bool equal_without_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, lower, lower);
}

std::string_view last_of_list(std::string_view list) {
  const auto comma = list.rfind(',');
  return trimmed(comma == std::string_view::npos ? list : list.substr(comma + 1));
}

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace fondaco::net
