// SPDX-License-Identifier: MIT
#include "server/base/fairness.hpp"

#include "server/base/secret.hpp"

namespace fondaco::base {
namespace {

constexpr std::size_t share_digits = 32;
constexpr std::size_t hash_digits = 64;

bool is_hex(std::string_view text, std::size_t digits) {
  return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string first_128_bits(const std::string& text) { return hex(sha256(text)).substr(0, share_digits); }

}  // namespace

std::string hex_seed(Seed seed) {
  std::string text;
  for (const std::uint64_t half : {seed.high, seed.low}) {
    for (unsigned shift = 64; shift > 0; shift -= 4) text += "0123456789abcdef"[half >> (shift - 4) & 15U];
  }
  return text;
}

std::string commitment(std::string_view secret, std::string_view nonce) {
  return hex(sha256(std::string("fondaco:").append(secret).append(":").append(nonce)));
}

std::string share_hash(std::string_view share) { return hex(sha256(std::string("fondaco-share:").append(share))); }

std::string server_share(std::string_view secret, std::size_t seat) {
  return first_128_bits(
      std::string("fondaco-share-of-server:").append(secret).append(":").append(std::to_string(seat)));
}

std::string dealt_seed(std::string_view secret, const std::vector<std::string>& shares) {
  std::string all = std::string("fondaco-deal:").append(secret);
  for (const std::string& share : shares) all.append(":").append(share);
  return first_128_bits(all);
}

bool is_share(std::string_view text) { return is_hex(text, share_digits); }
bool is_share_hash(std::string_view text) { return is_hex(text, hash_digits); }

}  // namespace fondaco::base
