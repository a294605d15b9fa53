#include "server/net/utf8.hpp"

#include <cstdint>
#include <cstring>

namespace fondaco::net {
namespace {

constexpr bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

/// The bytes of the character at the front; 0 when it is none: cut off, too long for what it says, a surrogate, or
/// beyond the last one.
std::size_t character_bytes(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : 4;
  if (first < 0xc2 || first > 0xf4 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if (!continues(text[i])) return 0;
  }
  const unsigned second = byte(1);
  if (first == 0xe0 && second < 0xa0) return 0;
  if (first == 0xed && second >= 0xa0) return 0;
  if (first == 0xf0 && second < 0x90) return 0;
  if (first == 0xf4 && second >= 0x90) return 0;
  return size;
}

/// Eight bytes at once: almost all that we carry is ASCII.
bool starts_with_ascii_word(std::string_view text) {
  std::uint64_t word = 0;
  if (text.size() < sizeof word) return false;
  std::memcpy(&word, text.data(), sizeof word);
  return (word & 0x8080808080808080U) == 0;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = starts_with_ascii_word(text) ? sizeof(std::uint64_t) : character_bytes(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::string_view whole_characters(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  std::size_t end = most_bytes;
  while (end > 0 && continues(text[end])) --end;
  return text.substr(0, end);
}

}  // namespace fondaco::net
