// SPDX-License-Identifier: MIT
#pragma once
// A grid of letters on which a map is drawn: lines first, then what stands on them.
#include <string>
#include <string_view>
#include <vector>

#include "engine/terminal.hpp"

namespace fondaco {

class Canvas {
 public:
  Canvas(int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }

  /// Dots from one cell to another, where nothing stands yet.
  void line(int from_x, int from_y, int to_x, int to_y, Ink ink);
  /// Writes over whatever was there; what lies beyond the edge is cut, and so is what a terminal would obey.
  void put(int x, int y, std::string_view text, Ink ink);
  /// May a text of this width stand here? Not over another one, nor without a space between them.
  bool has_room(int x, int y, int text_width) const;

  std::vector<std::string> lines(bool colour) const;

 private:
  struct Cell {
    std::string letter = " ";
    Ink ink;
    bool written = false;
  };

  bool inside(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
  }
  Cell& cell(int x, int y) { return cells_[index(x, y)]; }
  const Cell& cell(int x, int y) const { return cells_[index(x, y)]; }

  int width_;
  int height_;
  std::vector<Cell> cells_;
};

}  // namespace fondaco
