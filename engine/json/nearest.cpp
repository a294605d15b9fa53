// SPDX-License-Identifier: MIT
#include "engine/json/nearest.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "engine/json/escape.hpp"

namespace fondaco::json {
namespace {

constexpr std::size_t most_names_listed = 16;
constexpr std::size_t longest_word = 48;  // bounds the table below; longer words are no slips of the keyboard

// Edit distance in which swapping two neighbouring letters is one step.
std::size_t distance(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, longest_word + 1>, 3> rows{};  // row i is rows[i % 3]
  for (std::size_t i = 0; i <= a.size(); ++i) {
    auto& row = rows[i % 3];
    const auto& above = rows[(i + 2) % 3];
    const auto& two_above = rows[(i + 1) % 3];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      if (i == 0) {
        row[j] = j;
        continue;
      }
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], two_above[j - 2] + 1);
      }
    }
  }
  return rows[a.size() % 3][b.size()];
}

std::string list(std::span<const std::string_view> names) {
  std::string out;
  const std::size_t listed = std::min(names.size(), most_names_listed);
  for (std::size_t i = 0; i < listed; ++i) {
    if (i > 0) out += ", ";
    out += names[i];
  }
  if (listed < names.size()) out += " and " + std::to_string(names.size() - listed) + " more";
  return out;
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
  if (word.size() > longest_word) return {};
  std::string_view best;
  std::size_t best_distance = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string_view name : names) {
    if (name.size() > longest_word) continue;
    const std::size_t steps = distance(word, name);
    // A name of one letter is one step from every other such name: that says nothing.
    if (steps < best_distance && steps < name.size()) {
      best = name;
      best_distance = steps;
    }
  }
  return best;
}

std::string unknown(std::string_view what, std::string_view word, std::span<const std::string_view> names) {
  std::string out = "unknown " + std::string(what) + " " + quoted(word);
  const std::string_view meant = nearest(word, names);
  if (!meant.empty()) out += ", did you mean " + quoted(meant) + "?";
  if (!names.empty()) out += " (known: " + list(names) + ")";
  return out;
}

}  // namespace fondaco::json
