// SPDX-License-Identifier: MIT
#include "server/base/characters.hpp"

#include <algorithm>
#include <array>

#include "engine/json/utf8.hpp"

namespace fondaco::base {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

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

constexpr std::array strange_blanks = {Range{0x00A0, 0x00A0}, Range{0x1680, 0x1680}, Range{0x2000, 0x200A},
                                       Range{0x202F, 0x202F}, Range{0x205F, 0x205F}, Range{0x3000, 0x3000}};

// Joiners and variation selectors are not among them: emoji and several scripts need them.
constexpr std::array commands = {
    Range{0x0000, 0x001F}, Range{0x007F, 0x009F},  // controls
    Range{0x061C, 0x061C}, Range{0x200E, 0x200F},  // marks of direction
    Range{0x2028, 0x202E},                         // separators of lines; embeddings and overrides of direction
    Range{0x2066, 0x206F},                         // isolates of direction, and what is deprecated
    Range{0xFFF9, 0xFFFB}, Range{0xFFFE, 0xFFFF},  // annotations, what is no character
};

// Of the scripts that pile them up, and those that are used for decoration.
constexpr std::array accents = {
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD}, Range{0x05BF, 0x05BF}, Range{0x05C1, 0x05C2},
    Range{0x05C4, 0x05C5}, Range{0x05C7, 0x05C7}, Range{0x0610, 0x061A}, Range{0x064B, 0x065F}, Range{0x0670, 0x0670},
    Range{0x06D6, 0x06DC}, Range{0x06DF, 0x06E4}, Range{0x06E7, 0x06E8}, Range{0x06EA, 0x06ED}, Range{0x0E31, 0x0E31},
    Range{0x0E34, 0x0E3A}, Range{0x0E47, 0x0E4E}, Range{0x0EB1, 0x0EB1}, Range{0x0EB4, 0x0EBC}, Range{0x0EC8, 0x0ECE},
    Range{0x0F71, 0x0F84}, Range{0x135D, 0x135F}, Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF},
    Range{0x3099, 0x309A}, Range{0xA670, 0xA672}, Range{0xFE20, 0xFE2F},
};

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, char32_t value) {
  return std::ranges::any_of(ranges, [&](const Range& range) { return value >= range.first && value <= range.last; });
}

}  // namespace

bool is_invisible(char32_t value) { return within(invisible, value); }

bool is_strange_blank(char32_t value) { return within(strange_blanks, value); }

bool is_command(char32_t value) { return within(commands, value); }

std::size_t highest_pile(std::string_view text) {
  std::size_t highest = 0;
  std::size_t pile = 0;
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    pile = point.length > 0 && within(accents, point.value) ? pile + 1 : 0;
    highest = std::max(highest, pile);
    at += std::max<std::size_t>(1, point.length);
  }
  return highest;
}

bool begins_with_accent(std::string_view text) {
  return !text.empty() && within(accents, json::decode_utf8(text, 0).value);
}

}  // namespace fondaco::base
