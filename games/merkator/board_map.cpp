// SPDX-License-Identifier: MIT
// The map of the terminal board, drawn from the edition's coordinates.
#include <algorithm>

#include "engine/canvas.hpp"
#include "games/merkator/board_scene.hpp"

namespace fondaco::merkator {
namespace {

using Line = std::vector<Inked>;

int width_of(const Line& line) {
  int width = 0;
  for (const Inked& part : line) width += columns(part.text);
  return width;
}

Line name_line(const Scene& scene, unsigned place) {
  const Ink ink = scene.open(place)              ? ink::lantern
                  : scene.state().token == place ? ink::action
                  : scene.game().major(place)    ? ink::strong
                                                 : ink::plain;
  return {{scene.place_marks(place) + scene.place(place) + " ", ink}, {scene.time_effect(place), ink::quiet}};
}

/// What stands at a place: its name and time effect, cubes and goods, and whose contracts and cards name it.
struct Block {
  std::vector<Line> lines;
  int width = 0;
  int x = 0;
  int y = 0;

  int height() const { return static_cast<int>(lines.size()); }
  int middle_x() const { return x + width / 2; }
  int middle_y() const { return y + height() / 2; }
};

/// Places of about the same latitude make a band, and each band is laid out from west to east. So everything has room
/// on every screen, and the map stays the same from move to move.
class MapDrawing {
 public:
  explicit MapDrawing(const Scene& scene)
      : scene_(scene), edition_(scene.edition()), width_(std::min(scene.width(), widest)) {
    for (unsigned place = 0; place < edition_.places; ++place) blocks_.push_back(block(place));
    arrange();
  }

  std::vector<std::string> draw() const {
    Canvas canvas(width_, height_);
    for (unsigned place = 0; place < edition_.majors; ++place) {
      for_each_bit(edition_.place[place].linked, [&](unsigned other) {
        if (other < place) return;
        const Block& from = blocks_[place];
        const Block& to = blocks_[other];
        canvas.line(from.middle_x(), from.middle_y(), to.middle_x(), to.middle_y(), ink::quiet);
      });
    }
    for (const Block& block : blocks_) put(canvas, block);
    std::vector<std::string> lines = canvas.lines(scene_.colour());
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
  }

 private:
  static constexpr int widest = 120;
  static constexpr int narrowest_block = 16;
  static constexpr int band_share = 5;  ///< a band is at most this part of the map high
  static constexpr int gap_x = 5;       ///< between blocks of a band, where there is room
  static constexpr int gap_y = 2;       ///< between bands

  Block block(unsigned place) const {
    Block block;
    block.lines.push_back(name_line(scene_, place));
    if (scene_.game().major(place)) {
      const std::string cubes = std::to_string(scene_.state().cubes[place]);
      block.lines.push_back({{cubes + "■", scene_.cube_ink(place)}, {" " + scene_.good(2 * place), ink::plain}});
      const std::string under(cubes.size() + 2, ' ');
      block.lines.push_back({{under + scene_.good(2 * place + 1), ink::plain}});
    } else {
      block.lines.push_back({{scene_.count("board-threshold", edition_.place[place].threshold), ink::quiet}});
    }
    for (const Line& line : block.lines) block.width = std::max(block.width, width_of(line));
    block.width = std::max(block.width, narrowest_block);
    Line owners;
    for (Inked& owner : scene_.owners(place)) {
      if (!owners.empty() && width_of(owners) + 1 + columns(owner.text) > block.width) {
        block.lines.push_back(std::move(owners));
        owners.clear();
      }
      if (!owners.empty()) owners.push_back({" ", ink::plain});
      owners.push_back(std::move(owner));
    }
    block.lines.push_back(std::move(owners));
    for (const Line& line : block.lines) block.width = std::max(block.width, width_of(line));
    block.width = std::min(block.width, width_);
    return block;
  }

  void arrange() {
    std::vector<unsigned> order;
    for (unsigned place = 0; place < edition_.places; ++place) order.push_back(place);
    std::ranges::stable_sort(order, {}, [&](unsigned place) { return edition_.place[place].y; });
    const int depth = edition_.place[order.back()].y - edition_.place[order.front()].y;
    std::vector<unsigned> band;
    int taken = 0;
    for (const unsigned place : order) {
      const bool further = !band.empty() && (edition_.place[place].y - edition_.place[band[0]].y) * band_share > depth;
      if (!band.empty() && (further || taken + 1 + blocks_[place].width > width_)) {
        lay_out(band, taken);
        band.clear();
        taken = 0;
      }
      taken += blocks_[place].width + (band.empty() ? 0 : 1);
      band.push_back(place);
    }
    lay_out(band, taken);
    height_ -= gap_y;
  }

  /// From west to east, each block as near as can be to where it lies. `taken`: their widths with a space between.
  void lay_out(std::vector<unsigned> band, int taken) {
    std::ranges::stable_sort(band, {}, [&](unsigned place) { return edition_.place[place].x; });
    const int others = static_cast<int>(band.size()) - 1;
    const int gap = others == 0 ? 0 : std::min(gap_x, 1 + (width_ - taken) / others);
    int first_free = 0;
    int height = 0;
    for (const unsigned place : band) {
      Block& block = blocks_[place];
      const int middle = edition_.place[place].x * width_ / std::max<int>(edition_.canvas_width, 1);
      block.x = std::max(middle - block.width / 2, first_free);
      block.y = height_;
      first_free = block.x + block.width + gap;
      height = std::max(height, block.height());
    }
    int end = width_;
    for (std::size_t i = band.size(); i > 0; --i) {
      Block& block = blocks_[band[i - 1]];
      block.x = std::max(std::min(block.x, end - block.width), 0);
      end = block.x - gap;
    }
    height_ += height + gap_y;
  }

  static void put(Canvas& canvas, const Block& block) {
    for (int row = 0; row < block.height(); ++row) {
      const Line& line = block.lines[static_cast<std::size_t>(row)];
      if (line.empty()) continue;
      // A space on each side keeps the dots of links away.
      int x = block.x - 1;
      const auto write = [&](const std::string& text, Ink ink) {
        canvas.put(x, block.y + row, text, ink);
        x += columns(text);
      };
      write(" ", ink::plain);
      for (const Inked& part : line) write(part.text, part.ink);
      write(" ", ink::plain);
    }
  }

  const Scene& scene_;
  const Edition& edition_;
  int width_;
  int height_ = 0;
  std::vector<Block> blocks_;
};

}  // namespace

std::vector<std::string> draw_map(const Scene& scene) { return MapDrawing(scene).draw(); }

}  // namespace fondaco::merkator
