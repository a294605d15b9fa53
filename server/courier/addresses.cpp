// SPDX-License-Identifier: MIT
#include "server/courier/addresses.hpp"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>

namespace fondaco::courier {
namespace {

constexpr std::size_t longest_endpoint = 1000;

struct Network {
  std::uint32_t first;
  int bits;
};

constexpr std::uint32_t ipv4(std::uint32_t a, std::uint32_t b, std::uint32_t c) { return a << 24 | b << 16 | c << 8; }

// The special-purpose networks of RFC 6890 and its successors.
constexpr std::array closed_networks{
    Network{ipv4(0, 0, 0), 8},      Network{ipv4(10, 0, 0), 8},     Network{ipv4(100, 64, 0), 10},
    Network{ipv4(127, 0, 0), 8},    Network{ipv4(169, 254, 0), 16}, Network{ipv4(172, 16, 0), 12},
    Network{ipv4(192, 0, 0), 24},   Network{ipv4(192, 0, 2), 24},   Network{ipv4(192, 88, 99), 24},
    Network{ipv4(192, 168, 0), 16}, Network{ipv4(198, 18, 0), 15},  Network{ipv4(198, 51, 100), 24},
    Network{ipv4(203, 0, 113), 24}, Network{ipv4(224, 0, 0), 4},    Network{ipv4(240, 0, 0), 4},
};

bool is_public(std::uint32_t address) {
  return std::ranges::none_of(
      closed_networks, [&](const Network& network) { return (address ^ network.first) >> (32 - network.bits) == 0; });
}

bool is_public(const in6_addr& address) {
  const auto& bytes = address.s6_addr;
  if (IN6_IS_ADDR_V4MAPPED(&address)) {
    std::uint32_t last = 0;
    std::memcpy(&last, &bytes[12], sizeof last);
    return is_public(ntohl(last));
  }
  const unsigned first = static_cast<unsigned>(bytes[0]) << 8U | bytes[1];
  const unsigned second = static_cast<unsigned>(bytes[2]) << 8U | bytes[3];
  if (first >> 13U != 1) return false;                             // all that is global begins with 001
  if (first == 0x2002) return false;                               // 6to4 carries any IPv4 address
  return first != 0x2001 || (second >= 0x200 && second != 0xdb8);  // protocols, Teredo, examples
}

// Special-use names (RFC 6761, 6762, 8375, 9476) and what home and office networks use.
constexpr std::array<std::string_view, 15> closed_endings{
    "localhost", "localdomain", "local", "internal", "intranet", "private", "lan",  "home",
    "home.arpa", "corp",        "test",  "invalid",  "onion",    "alt",     "arpa",
};

bool ends_with_label(std::string_view name, std::string_view ending) {
  return name.ends_with(ending) && (name.size() == ending.size() || name[name.size() - ending.size() - 1] == '.');
}

bool is_number(std::string_view label) {
  return !label.empty() && (std::ranges::all_of(label, [](char c) { return c >= '0' && c <= '9'; }) ||
                            label.starts_with("0x") || label.starts_with("0X"));
}

}  // namespace

bool is_public_address(const sockaddr& address) {
  if (address.sa_family == AF_INET) {
    sockaddr_in in{};
    std::memcpy(&in, &address, sizeof in);
    return is_public(ntohl(in.sin_addr.s_addr));
  }
  if (address.sa_family != AF_INET6) return false;
  sockaddr_in6 in{};
  std::memcpy(&in, &address, sizeof in);
  return is_public(in.sin6_addr);
}

bool is_closed_host(std::string_view host) {
  std::string name(host);
  std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
  if (name.starts_with('[')) {
    in6_addr six{};
    const std::string inside = name.substr(1, name.find(']') - 1);
    return inet_pton(AF_INET6, inside.c_str(), &six) != 1 || !is_public(six);
  }
  if (in_addr four{}; inet_pton(AF_INET, name.c_str(), &four) == 1) return !is_public(ntohl(four.s_addr));
  if (name.ends_with('.')) name.pop_back();
  const std::size_t dot = name.rfind('.');
  // What ends with a number would be an address that is written in a way of its own.
  if (dot == std::string::npos || is_number(std::string_view(name).substr(dot + 1))) return true;
  return std::ranges::any_of(closed_endings, [&](std::string_view ending) { return ends_with_label(name, ending); });
}

Outcome check_endpoint(std::string_view endpoint, bool anywhere) {
  if (endpoint.size() > longest_endpoint) return Fault{"must have at most 1000 characters"};
  const bool plain = std::ranges::all_of(endpoint, [](char c) { return c > ' ' && c <= '~'; });
  const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> parts(curl_url(), curl_url_cleanup);
  if (!plain || curl_url_set(parts.get(), CURLUPART_URL, std::string(endpoint).c_str(), 0) != CURLUE_OK) {
    return Fault{"must be an address"};
  }
  const auto part = [&](CURLUPart which) {
    char* text = nullptr;
    curl_url_get(parts.get(), which, &text, 0);
    const std::unique_ptr<char, decltype(&curl_free)> owned(text, curl_free);
    return std::string(text == nullptr ? "" : text);
  };
  if (!part(CURLUPART_USER).empty() || !part(CURLUPART_PASSWORD).empty()) return Fault{"must not have a user"};
  const std::string scheme = part(CURLUPART_SCHEME);
  if (anywhere && (scheme == "https" || scheme == "http")) return {};
  if (scheme != "https") return Fault{"must begin with https://"};
  if (is_closed_host(part(CURLUPART_HOST))) return Fault{"must be in the open internet"};
  return {};
}

}  // namespace fondaco::courier
