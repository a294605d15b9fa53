// SPDX-License-Identifier: MIT
// The map and the table of routes of the terminal board, drawn from the edition.
#include <cstdlib>
#include <limits>

#include "engine/canvas.hpp"
#include "games/medieval/board_scene.hpp"

namespace fondaco::medieval {
namespace {

struct Point {
  int x = 0;
  int y = 0;
};

/// Finds a spot for the label of every place. Spots depend on the edition, the players and the width alone, so that
/// nothing moves during a game.
class MapDrawing {
 public:
  MapDrawing(const Scene& scene, int width)
      : scene_(scene), edition_(scene.edition()), canvas_(width, rows), reserved_(width, rows) {
    for (unsigned place = 0; place < max_places; ++place) {
      if (edition_.has(place) && scene.in_play(place)) order_.push_back(place);
    }
    // The widest labels first: they need the most room.
    std::ranges::stable_sort(order_,
                             [&](unsigned a, unsigned b) { return scene.widest_label(a) > scene.widest_label(b); });
    top_ = edition_.canvas_height;
    for (const unsigned place : order_) {
      top_ = std::min<int>(top_, edition_.place[place].y);
      bottom_ = std::max<int>(bottom_, edition_.place[place].y);
    }
    for (const unsigned place : order_) locate(place);
  }

  std::vector<std::string> draw() {
    // The routes to towns, which are the cheap ones, with their costs; those between cities stand in the table.
    for (unsigned i = 0; i < edition_.routes; ++i) {
      if (shown(edition_.route[i])) line(edition_.route[i]);
    }
    for (const unsigned place : order_) {
      if (placed_[place]) put_label(place);
    }
    for (unsigned i = 0; i < edition_.routes; ++i) {
      if (shown(edition_.route[i])) put_cost(edition_.route[i]);
    }
    std::vector<std::string> lines = canvas_.lines(scene_.colour());
    std::vector<std::string> homeless;
    for (const unsigned place : order_) {
      if (!placed_[place]) homeless.push_back(text_of(place));
    }
    for (std::string& text : flowed(homeless, "  ", canvas_.width())) lines.push_back(std::move(text));
    return lines;
  }

 private:
  static constexpr int rows = 24;

  Point anchor(unsigned place) const {
    const Place& what = edition_.place[place];
    return {what.x * (canvas_.width() - 1) / edition_.canvas_width,
            (what.y - top_) * (rows - 1) / std::max(bottom_ - top_, 1)};
  }

  /// The free spot nearest to where the place lies.
  void locate(unsigned place) {
    const int width = scene_.widest_label(place);
    const Point wanted = anchor(place);
    int best = std::numeric_limits<int>::max();
    for (int dy = -3; dy <= 3; ++dy) {
      for (int dx = -16; dx <= 16; ++dx) {
        const int x = wanted.x - width / 2 + dx;
        const int cost = std::abs(dx) + 4 * std::abs(dy);
        if (cost >= best || !reserved_.has_room(x, wanted.y + dy, width)) continue;
        best = cost;
        spots_[place] = {x, wanted.y + dy};
      }
    }
    placed_[place] = best < std::numeric_limits<int>::max();
    if (placed_[place])
      reserved_.put(spots_[place].x, spots_[place].y, std::string(static_cast<std::size_t>(width), 'x'), ink::plain);
  }

  bool shown(const Route& route) const {
    return scene_.in_play(route.a) && scene_.in_play(route.b) && !is_city(route.b) && placed_[route.a] &&
           placed_[route.b];
  }
  Point middle(unsigned place) const { return {spots_[place].x + 2, spots_[place].y}; }

  void line(const Route& route) {
    const Point a = middle(route.a);
    const Point b = middle(route.b);
    canvas_.line(a.x, a.y, b.x, b.y, ink::quiet);
  }
  void put_cost(const Route& route) {
    const Point a = middle(route.a);
    const Point b = middle(route.b);
    const std::string text = std::to_string(route.cost);
    for (const int along : {50, 60, 40, 70, 30}) {
      const int x = a.x + (b.x - a.x) * along / 100;
      const int y = a.y + (b.y - a.y) * along / 100;
      if (!canvas_.has_room(x, y, static_cast<int>(text.size()))) continue;
      return canvas_.put(x, y, text, ink::quiet);
    }
  }
  void put_label(unsigned place) {
    int x = spots_[place].x + (scene_.choosable(place) ? 0 : 1);
    for (const Inked& piece : scene_.label(place)) {
      canvas_.put(x, spots_[place].y, piece.text, piece.ink);
      x += columns(piece.text);
    }
  }
  std::string text_of(unsigned place) const {
    std::string text;
    text += scene_.paint(scene_.label(place));
    return text;
  }

  const Scene& scene_;
  const Edition& edition_;
  Canvas canvas_;
  Canvas reserved_;
  std::vector<unsigned> order_;
  std::array<Point, max_places> spots_{};
  std::array<bool, max_places> placed_{};
  int top_ = 0;     ///< of the northernmost place
  int bottom_ = 0;  ///< of the southernmost
};

}  // namespace

std::vector<std::string> draw_map(const Scene& scene) { return MapDrawing(scene, std::min(scene.width(), 110)).draw(); }

std::vector<std::string> draw_routes(const Scene& scene) {
  std::vector<std::string> lines{scene.paint(scene.say("board-routes"), ink::quiet)};
  for (unsigned place = 0; place < max_places; ++place) {
    if (!scene.edition().has(place) || !scene.in_play(place)) continue;
    std::vector<std::string> ways;
    for (const Game::Link link : scene.game().links(place))
      ways.push_back(scene.code(link.to) + " " + std::to_string(link.cost));
    std::string head = padded(" " + scene.code(place) + " " + scene.name(place), 19);
    for (const std::string& line : flowed(ways, ", ", scene.width() - 19)) {
      lines.push_back(head + scene.paint(line, ink::quiet));
      head = std::string(19, ' ');
    }
  }
  return lines;
}

}  // namespace fondaco::medieval
