#include "server/base/fairness.hpp"

#include "server/base/secret.hpp"

namespace fondaco::server {

std::string hex_seed(Seed seed) {
  std::string text;
  for (const std::uint64_t half : {seed.high, seed.low}) {
    for (unsigned shift = 64; shift > 0; shift -= 4) text += "0123456789abcdef"[half >> (shift - 4) & 15U];
  }
  return text;
}

std::string commitment(std::string_view seed, std::string_view nonce) {
  return hex(sha256(std::string("fondaco:").append(seed).append(":").append(nonce)));
}

}  // namespace fondaco::server
