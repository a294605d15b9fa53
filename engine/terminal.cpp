// SPDX-License-Identifier: MIT
#include "engine/terminal.hpp"

#include <algorithm>
#include <array>

#include "engine/json/utf8.hpp"

namespace fondaco {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

/// Letters two columns wide, as far as names are likely to use them.
constexpr std::array<Range, 8> wide{{{0x1100, 0x115f},
                                     {0x2e80, 0x303e},
                                     {0x3041, 0xa4cf},
                                     {0xac00, 0xd7a3},
                                     {0xf900, 0xfaff},
                                     {0xff00, 0xff60},
                                     {0x1f300, 0x1faff},
                                     {0x20000, 0x3fffd}}};
/// Marks that stand on the letter before them.
constexpr std::array<Range, 4> combining{{{0x300, 0x36f}, {0x200b, 0x200f}, {0x20d0, 0x20ff}, {0xfe00, 0xfe0f}}};

template <std::size_t count>
bool within(const std::array<Range, count>& ranges, char32_t value) {
  return std::ranges::any_of(ranges, [&](Range range) { return value >= range.first && value <= range.last; });
}

/// The bytes of an escape sequence at this place: ESC [ … letter.
std::size_t escape_length(std::string_view text, std::size_t at) {
  if (text[at] != '\x1b' || at + 1 >= text.size() || text[at + 1] != '[') return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", at + 2);
  return (end == std::string_view::npos ? text.size() : end + 1) - at;
}

std::string spaces(int count) { return std::string(static_cast<std::size_t>(std::max(count, 0)), ' '); }

void wrap_line(std::string_view line, int width, std::vector<std::string>& out) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  std::string current(line.substr(0, indent));
  auto used = static_cast<int>(indent);
  bool has_words = false;  // a line never ends before its first one
  for (std::size_t at = indent; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    const std::string_view word = line.substr(at, end - at);
    const int size = columns(word);
    if (has_words && used + 1 + size > width) {
      out.push_back(std::move(current));
      current.clear();
      used = 0;
      has_words = false;
    }
    if (has_words) current += ' ';
    current += word;
    used += size + (has_words ? 1 : 0);
    has_words = true;
    at = end + 1;
  }
  out.push_back(std::move(current));
}

}  // namespace

Ink house_ink(Seat seat) {
  // Chosen to differ in lightness too; graphite comes last, for black is a card colour in some games.
  constexpr std::array<Ink, max_seats> houses{{{.text = 255, .ground = 25, .bold = true},
                                               {.text = 255, .ground = 124, .bold = true},
                                               {.text = 16, .ground = 178, .bold = true},
                                               {.text = 255, .ground = 91, .bold = true},
                                               {.text = 16, .ground = 72, .bold = true},
                                               {.text = 255, .ground = 240, .bold = true}}};
  return seat < max_seats ? houses[seat] : ink::plain;
}

std::string painted(std::string_view text, Ink ink, bool colour) {
  if (!colour || ink == ink::plain || text.empty()) return std::string(text);
  std::string codes;
  const auto add = [&](std::string_view code) { codes.append(codes.empty() ? "" : ";").append(code); };
  if (ink.bold) add("1");
  if (ink.faint) add("2");
  if (ink.text != own_colour) add("38;5;" + std::to_string(ink.text));
  if (ink.ground != own_colour) add("48;5;" + std::to_string(ink.ground));
  return "\x1b[" + codes + "m" + std::string(text) + "\x1b[0m";
}

int columns(std::string_view text) {
  int width = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t escape = escape_length(text, at); escape > 0) {
      at += escape;
      continue;
    }
    const json::CodePoint letter = json::decode_utf8(text, at);
    at += std::max<std::size_t>(letter.length, 1);
    if (letter.length == 0 || !within(combining, letter.value)) width += within(wide, letter.value) ? 2 : 1;
  }
  return width;
}

std::string padded(std::string_view text, int width) { return std::string(text) + spaces(width - columns(text)); }

std::string right_aligned(std::string_view text, int width) {
  return spaces(width - columns(text)) + std::string(text);
}

std::vector<std::string> wrapped(std::string_view text, int width) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    wrap_line(text.substr(at, end - at), width, lines);
    at = end + 1;
  }
  return lines;
}

std::string wrapped_text(std::string_view text, int width, int indent) {
  std::string out;
  for (const std::string& line : wrapped(text, width - indent)) {
    if (!out.empty()) out += "\n" + (line.empty() ? std::string() : spaces(indent));
    out += line;
  }
  return out;
}

std::vector<std::string> flowed(std::span<const std::string> items, std::string_view separator, int width) {
  std::vector<std::string> lines;
  for (const std::string& item : items) {
    const bool fits = !lines.empty() && columns(lines.back()) + columns(separator) + columns(item) <= width;
    if (fits) {
      lines.back().append(separator).append(item);
    } else {
      lines.push_back(item);
    }
  }
  return lines;
}

std::vector<std::string> in_columns(std::span<const std::string> items, int width, int gap) {
  int widest = 1;
  for (const std::string& item : items) widest = std::max(widest, columns(item));
  const std::size_t across = static_cast<std::size_t>(std::max(1, (width + gap) / (widest + gap)));
  const std::size_t rows = (items.size() + across - 1) / across;
  std::vector<std::string> lines(rows);
  for (std::size_t i = 0; i < items.size(); ++i) {
    std::string& line = lines[i % rows];
    if (i >= rows) line = padded(line, static_cast<int>(i / rows) * (widest + gap));
    line += items[i];
  }
  return lines;
}

std::string rule_line(int width, std::string_view title) {
  std::string line = title.empty() ? "" : "── " + std::string(title) + " ";
  for (int used = columns(line); used < width; ++used) line += "─";
  return line;
}

std::string joined(std::span<const std::string> lines) {
  std::string out;
  for (const std::string& line : lines) out.append(line).append("\n");
  return out;
}

}  // namespace fondaco
