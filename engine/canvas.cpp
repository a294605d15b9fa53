// SPDX-License-Identifier: MIT
#include "engine/canvas.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/json/utf8.hpp"

namespace fondaco {
namespace {

/// a + (b − a) · i / n, to the nearest whole number.
int between(int a, int b, int i, int n) {
  const int scaled = 2 * (b - a) * i;
  return a + (scaled + (scaled < 0 ? -n : n)) / (2 * n);
}

}  // namespace

Canvas::Canvas(int width, int height)
    : width_(std::max(width, 1)), height_(std::max(height, 1)), cells_(index(0, height_)) {}

void Canvas::line(int from_x, int from_y, int to_x, int to_y, Ink ink) {
  const int steps = std::max({std::abs(to_x - from_x), std::abs(to_y - from_y), 1});
  for (int i = 0; i <= steps; ++i) {
    const int x = between(from_x, to_x, i, steps);
    const int y = between(from_y, to_y, i, steps);
    if (!inside(x, y) || cell(x, y).written) continue;
    cell(x, y) = {.letter = "·", .ink = ink, .written = false};
  }
}

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    const std::string_view letter = text.substr(at, point.length);
    at += std::max<std::size_t>(point.length, 1);
    if (letter.empty() || json::is_control(point.value)) continue;
    const int taken = columns(letter);
    if (taken == 0 && inside(x - 1, y)) cell(x - 1, y).letter += letter;
    if (taken == 0) continue;
    if (inside(x, y) && inside(x + taken - 1, y)) {
      cell(x, y) = {.letter = std::string(letter), .ink = ink, .written = true};
      if (taken == 2) cell(x + 1, y) = {.letter = "", .ink = ink, .written = true};
    }
    x += taken;
  }
}

bool Canvas::has_room(int x, int y, int text_width) const {
  if (!inside(x, y) || !inside(x + text_width - 1, y)) return false;
  for (int at = std::max(x - 1, 0); at <= std::min(x + text_width, width_ - 1); ++at) {
    if (cell(at, y).written) return false;
  }
  return true;
}

std::vector<std::string> Canvas::lines(bool colour) const {
  std::vector<std::string> out;
  for (int y = 0; y < height_; ++y) {
    int end = width_;
    while (end > 0 && cell(end - 1, y).letter == " " && cell(end - 1, y).ink.ground == own_colour) --end;
    std::string line;
    for (int x = 0; x < end;) {
      // Neighbours of one ink share their escape sequences.
      std::string run;
      const Ink ink = cell(x, y).ink;
      for (; x < end && cell(x, y).ink == ink; ++x) run += cell(x, y).letter;
      line += painted(run, ink, colour);
    }
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace fondaco
