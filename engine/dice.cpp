// SPDX-License-Identifier: MIT
#include "engine/dice.hpp"

#include <charconv>

namespace fondaco {
namespace {

std::optional<std::uint64_t> number(std::string_view text, int base) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string hex(std::uint64_t value, int digits) {
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto at = text.rbegin(); at != text.rend(); ++at, value >>= 4) *at = "0123456789abcdef"[value & 0xf];
  return text;
}

}  // namespace

std::optional<Seed> parse_seed(std::string_view text) {
  if (!text.starts_with("0x") && !text.starts_with("0X")) {
    const auto low = number(text, 10);
    return low ? std::optional<Seed>({*low, 0}) : std::nullopt;
  }
  text.remove_prefix(2);
  if (text.size() <= 16) {
    const auto low = number(text, 16);
    return low ? std::optional<Seed>({*low, 0}) : std::nullopt;
  }
  if (text.size() > 32) return std::nullopt;
  const auto high = number(text.substr(0, text.size() - 16), 16);
  const auto low = number(text.substr(text.size() - 16), 16);
  return high && low ? std::optional<Seed>({*low, *high}) : std::nullopt;
}

std::string seed_text(Seed seed) {
  return seed.high == 0 ? std::to_string(seed.low) : "0x" + hex(seed.high, 16) + hex(seed.low, 16);
}

std::string hash_text(std::uint64_t hash) { return hex(hash, 16); }

}  // namespace fondaco
