// SPDX-License-Identifier: MIT
// The map and the table of routes of the terminal board, drawn from the edition alone.
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "engine/canvas.hpp"
#include "games/amsterdam/board_scene.hpp"

namespace fondaco::amsterdam {
namespace {

constexpr std::string_view cart_sign = "¤";

struct Point {
  int x = 0;
  int y = 0;
};

/// Finds a spot for everything: places at their coordinates, then beside each line the label of its route or routes.
/// Spots depend on the edition and the width alone, so that nothing moves during a game.
class MapDrawing {
 public:
  MapDrawing(const Scene& scene, int width)
      : scene_(scene), edition_(scene.edition()), canvas_(width, rows(scene.edition(), width)) {
    locate();
  }

  std::vector<std::string> draw() {
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const Route& route = edition_.route[i];
      canvas_.line(spots_[route.a].x, spots_[route.a].y, spots_[route.b].x, spots_[route.b].y, ink::quiet);
    }
    for (unsigned i = 0; i < edition_.places; ++i) put_place(i);
    label_routes();
    std::vector<std::string> lines = canvas_.lines(scene_.colour());
    if (!homeless_.empty()) {
      std::vector<std::string> rest;
      rest.reserve(homeless_.size());
      for (const unsigned route : homeless_) rest.push_back(route_entry(scene_, route));
      for (std::string& line : in_columns(rest, canvas_.width())) lines.push_back(std::move(line));
    }
    return lines;
  }

  static std::string route_entry(const Scene& scene, unsigned id);

 private:
  /// Letters are about twice as high as wide; a little flatter still shows the map, and leaves room for the rest.
  static int rows(const Edition& edition, int width) {
    const auto [left, right, top, bottom] = bounds(edition);
    const int wide = std::max(right - left, 1);
    const int tall = (bottom - top) * (width - margin) / wide * 2 / 5;
    return std::clamp(tall, 12, 21);
  }

  struct Bounds {
    int left = std::numeric_limits<int>::max();
    int right = 0;
    int top = std::numeric_limits<int>::max();
    int bottom = 0;
  };

  static Bounds bounds(const Edition& edition) {
    Bounds box;
    for (unsigned i = 0; i < edition.places; ++i) {
      const Place& place = edition.place[i];
      box.left = std::min<int>(box.left, place.x);
      box.right = std::max<int>(box.right, place.x);
      box.top = std::min<int>(box.top, place.y);
      box.bottom = std::max<int>(box.bottom, place.y);
    }
    return box;
  }

  void locate() {
    const Bounds box = bounds(edition_);
    const auto scale = [](int value, int low, int high, int size) {
      return high == low ? size / 2 : ((value - low) * size + (high - low) / 2) / (high - low);
    };
    for (unsigned i = 0; i < edition_.places; ++i) {
      const Place& place = edition_.place[i];
      spots_[i] = {margin / 2 + scale(place.x, box.left, box.right, canvas_.width() - margin - 1),
                   scale(place.y, box.top, box.bottom, canvas_.height() - 1)};
    }
  }

  void put_place(unsigned id) {
    const bool wanted = scene_.wanted(id);
    const std::string text = (wanted ? "«" : "(") + scene_.place_code(id) + (wanted ? "»" : ")");
    canvas_.put(spots_[id].x - columns(text) / 2, spots_[id].y, text, wanted ? ink::action : ink::strong);
  }

  /// What stands on the map for a route: a mark when it can be claimed now, its id, its spaces, the cart.
  int label_width(unsigned route) const {
    const Route& what = edition_.route[route];
    return 1 + static_cast<int>(what.id.text().size()) + 2 + what.length + (what.cart ? 1 : 0);
  }

  void put_label(unsigned id, int x, int y) {
    const Route& route = edition_.route[id];
    const bool claimable = scene_.claimable(id);
    canvas_.put(x, y, claimable ? "›" : " ", ink::lantern);
    canvas_.put(x + 1, y, route.id.text(), claimable ? ink::lantern : ink::plain);
    x += 1 + static_cast<int>(route.id.text().size());
    std::string spaces = "[";
    for (unsigned i = 0; i < route.length; ++i) spaces += scene_.space(id);
    canvas_.put(x, y, spaces + "]", scene_.space_ink(id));
    if (route.cart) canvas_.put(x + route.length + 2, y, cart_sign, ink::strong);
  }

  struct Spot {
    int cost = std::numeric_limits<int>::max();
    Point at;
    bool stacked = true;
  };

  /// The free spot nearest to the middle of the line; both routes of a double stand together.
  Spot find_spot(const std::vector<unsigned>& routes) const {
    const Route& line = edition_.route[routes[0]];
    const Point from = spots_[line.a];
    const Point to = spots_[line.b];
    int widest = 0;
    int total = -1;
    for (const unsigned route : routes) {
      widest = std::max(widest, label_width(route));
      total += label_width(route) + 1;
    }
    const int count = static_cast<int>(routes.size());
    const bool steep = 2 * std::abs(to.y - from.y) > std::abs(to.x - from.x);
    Spot best;
    const auto consider = [&](int x, int y, bool stacked, int cost) {
      if (cost >= best.cost) return;
      for (int row = 0; row < (stacked ? count : 1); ++row) {
        if (!canvas_.has_room(x, y + row, stacked ? widest : total)) return;
      }
      best = {cost, {x, y}, stacked};
    };
    for (int along = 25; along <= 75; along += 5) {
      const Point middle{from.x + (to.x - from.x) * along / 100, from.y + (to.y - from.y) * along / 100};
      for (int dy = -2; dy <= 2; ++dy) {
        for (int dx = -4; dx <= 4; ++dx) {
          const int cost = std::abs(along - 50) / 5 + std::abs(dx) + 4 * std::abs(dy);
          consider(middle.x - widest / 2 + dx, middle.y - (count - 1) / 2 + dy, true, cost);
          if (count > 1) consider(middle.x - total / 2 + dx, middle.y + dy, false, cost + (steep ? 1 : 3));
        }
      }
    }
    return best;
  }

  void label_routes() {
    // Doubles first, for they need more room; then short lines, which have less.
    std::vector<std::vector<unsigned>> groups;
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const std::uint8_t partner = edition_.route[i].partner;
      if (partner == no_partner) groups.push_back({i});
      if (partner != no_partner && partner > i) groups.push_back({i, partner});
    }
    const auto reach = [&](const std::vector<unsigned>& group) {
      const Route& line = edition_.route[group[0]];
      return std::abs(spots_[line.a].x - spots_[line.b].x) + 2 * std::abs(spots_[line.a].y - spots_[line.b].y);
    };
    std::ranges::sort(groups, [&](const auto& a, const auto& b) {
      if (a.size() != b.size()) return a.size() > b.size();
      return reach(a) != reach(b) ? reach(a) < reach(b) : a[0] < b[0];
    });
    for (const std::vector<unsigned>& group : groups) {
      const Spot spot = find_spot(group);
      int x = spot.at.x;
      int y = spot.at.y;
      for (const unsigned route : group) {
        if (spot.cost == std::numeric_limits<int>::max()) {
          homeless_.push_back(route);
          continue;
        }
        put_label(route, x, y);
        (spot.stacked ? y : x) += spot.stacked ? 1 : label_width(route) + 1;
      }
    }
  }

  static constexpr int margin = 8;

  const Scene& scene_;
  const Edition& edition_;
  Canvas canvas_;
  std::array<Point, max_places> spots_{};
  std::vector<unsigned> homeless_;  ///< routes for which the map had no room
};

/// "›R05 HAR–KOR [R]  ‖R04"
std::string MapDrawing::route_entry(const Scene& scene, unsigned id) {
  const Route& route = scene.edition().route[id];
  const bool claimable = scene.claimable(id);
  std::string text =
      scene.paint((claimable ? "›" : " ") + std::string(route.id.text()), claimable ? ink::lantern : ink::plain);
  text += " " + scene.place_code(route.a) + "–" + scene.place_code(route.b) + " ";
  std::string spaces = "[";
  for (unsigned i = 0; i < route.length; ++i) spaces += scene.space(id);
  text += scene.paint(spaces + "]", scene.space_ink(id));
  if (route.cart) text += scene.paint(cart_sign, ink::strong);
  if (route.partner != no_partner) {
    text += scene.paint(" =" + std::string(scene.edition().route[route.partner].id.text()), ink::quiet);
  }
  return text;
}

}  // namespace

std::vector<std::string> draw_map(const Scene& scene) { return MapDrawing(scene, std::min(scene.width(), 100)).draw(); }

std::vector<std::string> draw_routes(const Scene& scene) {
  const Edition& edition = scene.edition();
  std::vector<std::string> lines;
  const auto list = [&](const std::string& title, Card color) {
    std::vector<std::string> entries;
    for (unsigned i = 0; i < edition.routes; ++i) {
      if (edition.route[i].color == color) entries.push_back(MapDrawing::route_entry(scene, i));
    }
    if (entries.empty()) return;
    lines.push_back(title);
    for (std::string& line : in_columns(entries, scene.width() - 1, 2)) lines.push_back(" " + std::move(line));
  };
  for (Card color = 0; color < edition.colors; ++color) list(scene.chip(color) + " " + scene.card_name(color), color);
  list("[" + scene.gray_letter() + "] " + scene.say("board-gray"), gray);
  return lines;
}

}  // namespace fondaco::amsterdam
