#include "server/people/words.hpp"

#include <algorithm>
#include <array>

#include "engine/json/utf8.hpp"
#include "server/store/names.hpp"

namespace fondaco::server {
namespace {

constexpr std::size_t longest_name = 24;
constexpr std::size_t longest_label = 40;
constexpr std::size_t shortest_password = 8;
constexpr std::size_t longest_password = 200;
constexpr std::size_t longest_agent = 120;

struct Range {
  char32_t first;
  char32_t last;
};

// What cannot be seen, or turns the text around it: with these one could look like somebody else.
constexpr std::array invisible = {
    Range{0x00AD, 0x00AD},     // soft hyphen
    Range{0x034F, 0x034F},     // grapheme joiner
    Range{0x061C, 0x061C},     // Arabic letter mark
    Range{0x115F, 0x1160},     // Hangul fillers
    Range{0x17B4, 0x17B5},     // Khmer inherent vowels
    Range{0x180B, 0x180F},     // Mongolian variation selectors and vowel separator
    Range{0x200B, 0x200F},     // zero-width, and marks of direction
    Range{0x2028, 0x202E},     // separators of lines; embeddings and overrides of direction
    Range{0x2060, 0x206F},     // joiners, isolates of direction
    Range{0x2800, 0x2800},     // Braille without dots
    Range{0x3164, 0x3164},     // Hangul filler
    Range{0xFE00, 0xFE0F},     // variation selectors
    Range{0xFEFF, 0xFEFF},     // byte order mark
    Range{0xFFA0, 0xFFA0},     // Hangul filler
    Range{0xFFF0, 0xFFFF},     // annotations, replacements, what is no character
    Range{0x1D173, 0x1D17A},   // musical formatting
    Range{0xE0000, 0xE0FFF},   // tags, more variation selectors
    Range{0xF0000, 0x10FFFF},  // private use
};

// Other blanks than the plain one look like it.
constexpr std::array strange_blanks = {Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
                                       Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t value) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return value >= range.first && value <= range.last; });
}

std::string length_fault(std::size_t length, std::size_t least, std::size_t most) {
  if (length >= least && length <= most) return {};
  return "must have " + std::to_string(least) + " to " + std::to_string(most) + " characters";
}

std::string shown_text_fault(std::string_view text, std::size_t most) {
  if (std::string fault = length_fault(json::count_code_points(text), 1, most); !fault.empty()) return fault;
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    if (point.length == 0) return "must be UTF-8";
    if (json::is_control(point.value) || within(invisible, point.value) || within(strange_blanks, point.value)) {
      return "must not have characters that cannot be seen";
    }
    at += point.length;
  }
  if (text.starts_with(' ') || text.ends_with(' ')) return "must not begin or end with a blank";
  if (text.find("  ") != std::string_view::npos) return "must not have two blanks in a row";
  return {};
}

}  // namespace

std::string name_fault(std::string_view name) { return shown_text_fault(name, longest_name); }

std::string label_fault(std::string_view label) { return shown_text_fault(label, longest_label); }

std::string password_fault(std::string_view password, std::string_view name) {
  if (folded_name(password) == folded_name(name)) return "must not be the name";
  return length_fault(json::count_code_points(password), shortest_password, longest_password);
}

std::string tidy_agent(std::string_view agent) {
  std::string out;
  for (const char c : agent.substr(0, longest_agent)) out += c >= ' ' && c <= '~' ? c : '?';
  return out;
}

}  // namespace fondaco::server
