// SPDX-License-Identifier: MIT
#include "engine/rule.hpp"

namespace fondaco {

std::string RuleId::text() const {
  if (code_ == 0) return {};
  std::string text;
  const auto letter = [&](int shift, char first) {
    const auto value = static_cast<char>((code_ >> shift) & 0x1f);
    if (value != 0) text += static_cast<char>(first + value - 1);
  };
  letter(44, 'A');
  letter(39, 'A');
  text += '-';
  letter(34, 'A');
  letter(29, 'A');
  for (const int shift : {21, 13, 5}) {
    const auto number = (code_ >> shift) & 0xff;
    if (number == 0) continue;
    if (shift != 21) text += '.';
    text += std::to_string(number - 1);
  }
  letter(0, 'a');
  return text;
}

}  // namespace fondaco
