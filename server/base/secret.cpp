// SPDX-License-Identifier: MIT
#include "server/base/secret.hpp"

#include <sodium.h>

#include <stdexcept>

namespace fondaco::base {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t secret_bytes = 16;
using Random = std::array<unsigned char, secret_bytes>;

Random random_bytes() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw std::runtime_error("the system has no random numbers");
  Random bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::string hex_of(const unsigned char* bytes, std::size_t count) {
  std::string text;
  text.reserve(2 * count);
  for (std::size_t i = 0; i < count; ++i) {
    text += hex_digits[bytes[i] >> 4U];
    text += hex_digits[bytes[i] & 15U];
  }
  return text;
}

}  // namespace

std::string random_id() {
  std::string text;
  unsigned pool = 0;
  unsigned bits = 0;
  for (const unsigned char byte : random_bytes()) {
    pool = (pool << 8U | byte) & 0xfffU;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += letters[pool >> bits & 31U];
    }
  }
  text += letters[pool << (5 - bits) & 31U];
  return text;
}

std::string random_hex() {
  const Random bytes = random_bytes();
  return hex_of(bytes.data(), bytes.size());
}

Digest sha256(std::string_view text) {
  Digest digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return digest;
}

std::string hex(const Digest& digest) { return hex_of(digest.data(), digest.size()); }

std::string hmac_sha256(std::string_view key, std::string_view text) {
  const auto bytes = [](std::string_view of) { return reinterpret_cast<const unsigned char*>(of.data()); };
  Digest digest;
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytes(key), key.size());
  crypto_auth_hmacsha256_update(&state, bytes(text), text.size());
  crypto_auth_hmacsha256_final(&state, digest.data());
  return hex(digest);
}

bool equal_secrets(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace fondaco::base
