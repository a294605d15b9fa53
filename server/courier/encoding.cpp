// SPDX-License-Identifier: MIT
#include "server/courier/encoding.hpp"

#include <sodium.h>

#include "server/courier/bytes.hpp"

namespace fondaco::courier {
namespace {

constexpr int web_variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string base64url(std::string_view bytes) {
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), web_variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), web_variant);
  text.pop_back();  // the zero of C
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  const char* end = nullptr;
  unsigned char* const out = bytes_of(bytes);
  if (sodium_base642bin(out, bytes.size(), text.data(), text.size(), nullptr, &size, &end, web_variant) != 0 ||
      end != text.data() + text.size()) {
    return std::nullopt;
  }
  bytes.resize(size);
  return bytes;
}

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), count);
  return bytes;
}

}  // namespace fondaco::courier
