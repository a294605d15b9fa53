// SPDX-License-Identifier: MIT
#include "server/store/names.hpp"

#include "engine/json/utf8.hpp"

namespace fondaco::store {
namespace {

bool within(char32_t letter, char32_t first, char32_t last) { return letter >= first && letter <= last; }

char32_t small(char32_t letter) {
  if (within(letter, U'A', U'Z')) return letter + 0x20;
  if (within(letter, 0xC0, 0xDE) && letter != 0xD7) return letter + 0x20;  // À to Þ, without ×
  // Latin Extended-A has pairs of a capital and its small letter; which of the two is even changes on the way.
  if (within(letter, 0x100, 0x137) || within(letter, 0x14A, 0x177)) {
    return letter == 0x130 || letter == 0x131 ? U'i' : letter | 1U;  // İ and ı
  }
  if (within(letter, 0x139, 0x148) || within(letter, 0x179, 0x17E)) return letter + (letter & 1U);
  if (letter == 0x178) return 0xFF;                                           // Ÿ
  if (within(letter, 0x391, 0x3A9) && letter != 0x3A2) return letter + 0x20;  // Α to Ω
  if (letter == 0x3C2) return 0x3C3;                                          // ς at the end of a word
  if (within(letter, 0x410, 0x42F)) return letter + 0x20;                     // А to Я
  if (within(letter, 0x400, 0x40F)) return letter + 0x50;                     // Ѐ to Џ
  return letter;
}

}  // namespace

std::string folded_name(std::string_view name) {
  std::string folded;
  for (std::size_t at = 0; at < name.size();) {
    const json::CodePoint point = json::decode_utf8(name, at);
    if (point.length == 0) {
      folded += name[at++];
      continue;
    }
    json::append_utf8(folded, small(point.value));
    at += point.length;
  }
  return folded;
}

}  // namespace fondaco::store
