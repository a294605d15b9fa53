// SPDX-License-Identifier: MIT
#include "engine/json/utf8.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace fondaco::json {
namespace {

constexpr bool continues_sequence(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

// Indexed by length: the smallest value that needs that many bytes. Anything below is an overlong form.
constexpr char32_t smallest_value[5] = {0, 0, 0x80, 0x800, 0x10000};

constexpr std::size_t sequence_length(unsigned char lead) {
  if (lead < 0x80) return 1;
  if (lead < 0xC2) return 0;
  if (lead < 0xE0) return 2;
  if (lead < 0xF0) return 3;
  if (lead < 0xF5) return 4;
  return 0;
}

constexpr char to_byte(char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); }

// Eight bytes at once: almost all that is carried is ASCII.
bool begins_with_ascii_word(std::string_view text) {
  std::uint64_t word = 0;
  if (text.size() < sizeof word) return false;
  std::memcpy(&word, text.data(), sizeof word);
  return (word & 0x8080808080808080U) == 0;
}

}  // namespace

CodePoint decode_utf8(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t length = sequence_length(lead);
  if (length == 0 || length > text.size() - at) return {};
  if (length == 1) return {lead, 1};

  char32_t value = lead & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (!continues_sequence(text[at + i])) return {};
    value = (value << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value < 0xE000;
  if (value < smallest_value[length] || value > 0x10FFFF || surrogate) return {};
  return {value, length};
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = begins_with_ascii_word(text) ? sizeof(std::uint64_t) : decode_utf8(text, 0).length;
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::string_view whole_characters(std::string_view text, std::size_t most_bytes) {
  if (text.size() <= most_bytes) return text;
  std::size_t end = most_bytes;
  while (end > 0 && continues_sequence(text[end])) --end;
  return text.substr(0, end);
}

void append_utf8(std::string& out, char32_t value) {
  if (value < 0x80) {
    out += to_byte(value);
    return;
  }
  if (value < 0x800) {
    out += to_byte(0xC0U | (value >> 6U));
  } else {
    if (value < 0x10000) {
      out += to_byte(0xE0U | (value >> 12U));
    } else {
      out += to_byte(0xF0U | (value >> 18U));
      out += to_byte(0x80U | ((value >> 12U) & 0x3FU));
    }
    out += to_byte(0x80U | ((value >> 6U) & 0x3FU));
  }
  out += to_byte(0x80U | (value & 0x3FU));
}

std::size_t count_code_points(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_sequence));
}

}  // namespace fondaco::json
