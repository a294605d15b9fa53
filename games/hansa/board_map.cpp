// SPDX-License-Identifier: MIT
// The map and the list of routes of the terminal board, drawn from the edition's coordinates.
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/canvas.hpp"
#include "games/hansa/board_scene.hpp"

namespace fondaco::hansa {
namespace {

constexpr int no_spot = std::numeric_limits<int>::max();

struct Point {
  int x = 0;
  int y = 0;
};

/// What stands at a city: its name and who controls it, extra Kontors and houses, and what else it is good for.
struct Block {
  std::vector<std::vector<Inked>> lines;
  Point at;  ///< the upper left corner
  int width = 0;

  int height() const { return static_cast<int>(lines.size()); }
  Point middle() const { return {at.x + width / 2, at.y + (height() - 1) / 2}; }
  /// Side by side with a space between, or one above the other with a free line between.
  bool clashes(const Block& other) const {
    return at.x < other.at.x + other.width + 1 && other.at.x < at.x + width + 1 &&
           at.y < other.at.y + other.height() + 1 && other.at.y < at.y + height() + 1;
  }
};

int columns_of(const std::vector<Inked>& parts) {
  int width = 0;
  for (const Inked& part : parts) width += columns(part.text);
  return width;
}

/// "›Hamburg–Lübeck aA_ *+3"
std::string route_entry(const Scene& scene, unsigned route) {
  std::vector<Inked> parts{scene.route_mark(route)};
  parts.push_back({scene.route_name(route) + " ", scene.choosable_route(route) ? ink::lantern : ink::plain});
  for (Inked& part : scene.spaces(route)) parts.push_back(std::move(part));
  if (Inked token = scene.token_on(route); !token.text.empty()) {
    parts.push_back({" ", ink::plain});
    parts.push_back(std::move(token));
  }
  return scene.paint(parts);
}

/// Finds a spot for everything: cities as near as can be to where they lie, then beside each line the spaces of its
/// route. Only an extra Kontor, which widens its city, can make anything move during a game.
class MapDrawing {
 public:
  MapDrawing(const Scene& scene, int width) : scene_(scene), side_(scene.side()), canvas_(width, rows) {
    measure();
    for (unsigned city = 0; city < side_.cities; ++city) blocks_.push_back(block(city));
    place_cities();
  }

  std::vector<std::string> draw() {
    for (unsigned i = 0; i < side_.routes; ++i) {
      const Point from = blocks_[side_.route[i].a].middle();
      const Point to = blocks_[side_.route[i].b].middle();
      canvas_.line(from.x, from.y, to.x, to.y, ink::quiet);
    }
    for (const Block& block : blocks_) {
      for (int row = 0; row < block.height(); ++row) {
        const auto& line = block.lines[static_cast<std::size_t>(row)];
        put(block.at.x + (block.width - columns_of(line)) / 2, block.at.y + row, line);
      }
    }
    place_routes();
    if (scene_.game().two_players()) place_provinces();
    std::vector<std::string> lines = canvas_.lines(scene_.colour());
    for (std::string& line : in_columns(homeless_, canvas_.width())) lines.push_back(std::move(line));
    return lines;
  }

 private:
  static constexpr int rows = 30;
  static constexpr int row_cost = 3;  ///< a line further up or down is as far as so many columns
  static constexpr int margin = 6;    ///< of the cities furthest to the left and right

  void measure() {
    left_ = top_ = std::numeric_limits<int>::max();
    for (unsigned i = 0; i < side_.cities; ++i) {
      const City& city = side_.city[i];
      left_ = std::min<int>(left_, city.x);
      right_ = std::max<int>(right_, city.x);
      top_ = std::min<int>(top_, city.y);
      bottom_ = std::max<int>(bottom_, city.y);
    }
  }

  static int scaled(int value, int low, int high, int size) {
    return high == low ? size / 2 : ((value - low) * size + (high - low) / 2) / (high - low);
  }
  Point spot(int x, int y) const {
    return {margin + scaled(x, left_, right_, canvas_.width() - 1 - 2 * margin),
            scaled(y, top_, bottom_, canvas_.height() - 2)};
  }

  Block block(unsigned city) const {
    const City& what = side_.city[city];
    const Seat owner = scene_.game().controller(scene_.state(), city);
    Block block;
    const bool choosable = scene_.choosable_city(city);
    block.lines.push_back({{choosable ? "›" : " ", choosable ? ink::lantern : ink::plain},
                           {scene_.city_name(city), choosable ? ink::lantern : ink::strong},
                           {" ", ink::plain},
                           owner == nobody ? Inked{" ", ink::plain} : Inked{Scene::letter(owner), house_ink(owner)}});
    std::vector<Inked> kontors;
    const auto& extras = scene_.state().extras;
    for (std::size_t i = extras.size(); i > 0; --i) {  // the newest stands furthest to the left (HT-4.5.9)
      const Extra& extra = extras[i - 1];
      if (extra.city == city) kontors.push_back({"+" + Scene::sign(extra.piece), house_ink(owner_of(extra.piece))});
    }
    for (unsigned i = 0; i < what.houses; ++i) kontors.push_back(scene_.house(city, i));
    block.lines.push_back(std::move(kontors));
    if (what.upgrade != no_track) block.lines.push_back({{"↑" + scene_.skill_name(what.upgrade), ink::quiet}});
    if (city == side_.link_from) block.lines.push_back({{"↔" + scene_.city_name(side_.link_to), ink::quiet}});
    if (city == side_.link_to) block.lines.push_back({{"↔" + scene_.city_name(side_.link_from), ink::quiet}});
    for (const auto& line : block.lines) block.width = std::max(block.width, columns_of(line));
    block.width = std::min(block.width, canvas_.width());
    return block;
  }

  /// Those with the most neighbours choose first.
  void place_cities() {
    std::vector<unsigned> order;
    std::vector<int> crowd(side_.cities);
    for (unsigned i = 0; i < side_.cities; ++i) {
      order.push_back(i);
      for (unsigned j = 0; j < side_.cities; ++j) {
        const Point a = spot(side_.city[i].x, side_.city[i].y);
        const Point b = spot(side_.city[j].x, side_.city[j].y);
        if (std::abs(a.x - b.x) < canvas_.width() / 6 && std::abs(a.y - b.y) < canvas_.height() / 5) ++crowd[i];
      }
    }
    std::ranges::stable_sort(order, [&](unsigned a, unsigned b) { return crowd[a] > crowd[b]; });
    std::vector<unsigned> placed;
    for (const unsigned city : order) {
      place_city(city, placed);
      placed.push_back(city);
    }
  }

  void place_city(unsigned city, const std::vector<unsigned>& placed) {
    Block& block = blocks_[city];
    const Point middle = spot(side_.city[city].x, side_.city[city].y);
    const int last_x = canvas_.width() - block.width;
    const int last_y = canvas_.height() - block.height();
    const Point wanted{std::clamp(middle.x - block.width / 2, 0, last_x), std::clamp(middle.y, 0, last_y)};
    int best = no_spot;
    Point found = wanted;
    for (int down = 0; down < canvas_.height() && row_cost * down < best; ++down) {
      for (int right = 0; right < canvas_.width() && right + row_cost * down < best; ++right) {
        for (const Point at : {Point{wanted.x + right, wanted.y + down}, Point{wanted.x - right, wanted.y + down},
                               Point{wanted.x + right, wanted.y - down}, Point{wanted.x - right, wanted.y - down}}) {
          if (at.x < 0 || at.x > last_x || at.y < 0 || at.y > last_y) continue;
          block.at = at;
          if (std::ranges::any_of(placed, [&](unsigned other) { return block.clashes(blocks_[other]); })) continue;
          best = right + row_cost * down;
          found = at;
          break;
        }
      }
    }
    block.at = found;
  }

  void put(int x, int y, const std::vector<Inked>& parts) {
    for (const Inked& part : parts) {
      canvas_.put(x, y, part.text, part.ink);
      x += columns(part.text);
    }
  }

  /// The free spot for a label nearest to a line; its cost is no_spot when there is none.
  std::pair<int, Point> find_spot(Point from, Point to, int width) const {
    int best = no_spot;
    Point found;
    for (int off = 0; off <= 7; ++off) {
      for (const int along : {50 - 5 * off, 50 + 5 * off}) {
        const Point middle{from.x + (to.x - from.x) * along / 100, from.y + (to.y - from.y) * along / 100};
        for (int down = 0; down <= 2 && off + 4 * down < best; ++down) {
          for (int right = 0; right <= 8 && off + right + 4 * down < best; ++right) {
            for (const Point step :
                 {Point{right, down}, Point{-right, down}, Point{right, -down}, Point{-right, -down}}) {
              const Point at{middle.x - width / 2 + step.x, middle.y + step.y};
              if (!canvas_.has_room(at.x, at.y, width)) continue;
              best = off + right + 4 * down;
              found = at;
              break;
            }
          }
        }
      }
    }
    return {best, found};
  }

  /// Short lines first: they have less room.
  void place_routes() {
    constexpr int token_width = 3;
    std::vector<unsigned> order;
    const auto reach = [&](unsigned route) {
      const Point a = blocks_[side_.route[route].a].middle();
      const Point b = blocks_[side_.route[route].b].middle();
      return std::abs(a.x - b.x) + 2 * std::abs(a.y - b.y);
    };
    for (unsigned i = 0; i < side_.routes; ++i) order.push_back(i);
    std::ranges::stable_sort(order, [&](unsigned a, unsigned b) { return reach(a) < reach(b); });
    for (const unsigned i : order) {
      const Route& route = side_.route[i];
      const int width = 1 + route.spaces + token_width;
      const auto [cost, at] = find_spot(blocks_[route.a].middle(), blocks_[route.b].middle(), width);
      if (cost == no_spot) {
        homeless_.push_back(route_entry(scene_, i));
        continue;
      }
      std::vector<Inked> label = scene_.spaces(i);
      label.insert(label.begin(), scene_.route_mark(i));
      label.push_back(scene_.token_on(i));
      put(at.x, at.y, label);
    }
  }

  /// HT-9: where the provinces lie; what finds no room is in the list of provinces all the same.
  void place_provinces() {
    const Edition& edition = scene_.edition();
    const State& state = scene_.state();
    for (unsigned i = 0; i < edition.provinces; ++i) {
      const Province& province = edition.province[i];
      const bool pawn = i == state.pawn && state.stage != Stage::pawn_start;
      const bool choosable = scene_.choosable_province(i);
      const std::string id(province.id.text());
      const std::string text = pawn ? "<" + id + ">" : (choosable ? "›" : " ") + id + " ";
      const Point middle = spot(province.x, province.y);
      const auto [cost, at] = find_spot(middle, middle, columns(text));
      if (cost == no_spot) continue;
      canvas_.put(at.x, at.y, text, pawn ? ink::action : choosable ? ink::lantern : ink::quiet);
    }
  }

  const Scene& scene_;
  const Board& side_;
  Canvas canvas_;
  int left_ = 0;
  int right_ = 0;
  int top_ = 0;
  int bottom_ = 0;
  std::vector<Block> blocks_;
  std::vector<std::string> homeless_;  ///< routes for which the map had no room
};

}  // namespace

std::vector<std::string> draw_map(const Scene& scene) { return MapDrawing(scene, std::min(scene.width(), 110)).draw(); }

std::vector<std::string> draw_routes(const Scene& scene, bool all) {
  const State& state = scene.state();
  std::vector<std::string> entries;
  for (unsigned i = 0; i < scene.side().routes; ++i) {
    const bool busy = state.room[i] < scene.side().route[i].spaces || state.token[i] != no_token;
    if (all || busy) entries.push_back(route_entry(scene, i));
  }
  return in_columns(entries, scene.width(), 2);
}

}  // namespace fondaco::hansa
