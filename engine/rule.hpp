// SPDX-License-Identifier: MIT
#pragma once
// Rule ids, the spine of the project: "TA-5.4", "HT-4.3.2", "MK-R15", "TA-RU7", "HT-D5a". A number to the rules, a text
// to people. Written in the code as "TA-5.4"_rule, so that searching for the id finds the line that enforces it.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fondaco {

/// Two letters of the game, then up to two letters and three numbers, then perhaps one small letter.
class RuleId {
 public:
  constexpr RuleId() = default;

  static constexpr std::optional<RuleId> parse(std::string_view text) {
    RuleId id;
    std::size_t at = 0;
    const auto letter = [&](char first, char last) -> std::uint64_t {
      if (at >= text.size() || text[at] < first || text[at] > last) return 0;
      const int place = text[at++] - first + 1;
      return static_cast<std::uint64_t>(place);
    };
    const auto append = [&](std::uint64_t value, int bits) { id.code_ = (id.code_ << bits) | value; };
    for (int i = 0; i < 2; ++i) {
      const std::uint64_t game = letter('A', 'Z');
      if (game == 0) return std::nullopt;
      append(game, 5);
    }
    if (at >= text.size() || text[at++] != '-') return std::nullopt;
    const std::size_t body = at;
    for (int i = 0; i < 2; ++i) append(letter('A', 'Z'), 5);
    // The first number follows the letters, the others a dot; an absent number is stored as 0, a present one plus one.
    for (int i = 0; i < 3; ++i) {
      const bool dot = i > 0 && at < text.size() && text[at] == '.';
      if (dot) ++at;
      const std::size_t begin = at;
      std::uint64_t number = 0;
      for (; (i == 0 || dot) && at < text.size() && text[at] >= '0' && text[at] <= '9' && at - begin < 3; ++at) {
        number = number * 10 + static_cast<std::uint64_t>(text[at] - '0');
      }
      const std::size_t digits = at - begin;
      if ((digits == 0 && dot) || (digits > 1 && text[begin] == '0') || number > 254) return std::nullopt;
      append(digits == 0 ? 0 : number + 1, 8);
    }
    if (at == body) return std::nullopt;
    append(letter('a', 'z'), 5);
    if (at != text.size()) return std::nullopt;
    return id;
  }

  constexpr explicit operator bool() const { return code_ != 0; }
  constexpr std::uint64_t code() const { return code_; }
  std::string text() const;

  friend constexpr bool operator==(RuleId, RuleId) = default;

 private:
  std::uint64_t code_ = 0;
};

namespace literals {
consteval RuleId operator""_rule(const char* text, std::size_t size) {
  return RuleId::parse(std::string_view(text, size)).value();  // not a rule id: see the form above
}
}  // namespace literals

}  // namespace fondaco
