// SPDX-License-Identifier: MIT
// The map of the terminal board, drawn from the edition alone.
#include <algorithm>

#include "engine/canvas.hpp"
#include "games/oltremare/board_scene.hpp"

namespace fondaco::oltremare {
namespace {

/// Ports at their coordinates: the marker that lies there, the name as far as there is room, the ships.
class MapDrawing {
 public:
  explicit MapDrawing(const Scene& scene)
      : scene_(scene), edition_(scene.edition()), canvas_(scene.width(), std::clamp(scene.width() / 5, 20, 26)) {}

  std::vector<std::string> draw() {
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const RouteInfo& route = edition_.route[i];
      canvas_.line(x(route.a) + 1, y(route.a), x(route.b) + 1, y(route.b), ink::quiet);
    }
    for (Port port = 0; port < edition_.ports; ++port) put_sign(port);
    for (Port port = 0; port < edition_.ports; ++port) put_name(port);
    return canvas_.lines(scene_.colour());
  }

 private:
  int name_length() const { return scene_.width() >= 120 ? 14 : scene_.width() >= 95 ? 9 : 7; }
  int x(Port port) const {
    const int room = canvas_.width() - name_length() - 6;
    return edition_.port[port].x * room / std::max<int>(edition_.canvas_width, 1);
  }
  int y(Port port) const {
    return edition_.port[port].y * (canvas_.height() - 1) / std::max<int>(edition_.canvas_height, 1);
  }

  void put_sign(Port port) {
    const bool reachable = scene_.reachable(port);
    const Marker marker = scene_.state().marker[port];
    if (reachable) canvas_.put(x(port), y(port), "›", ink::lantern);
    canvas_.put(x(port) + 1, y(port), scene_.marker_sign(marker),
                reachable                ? ink::lantern
                : marker == Marker::none ? ink::quiet
                                         : ink::action);
  }

  /// The first letters of a name; a letter may have several bytes.
  static std::string cut(const std::string& name, int letters) {
    std::string part;
    for (const char c : name) {
      const bool first_byte = (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
      if (first_byte && letters-- == 0) break;
      part += c;
    }
    return part;
  }

  /// Right of the sign, or left of it, or shorter: spots depend on the edition and the width alone.
  void put_name(Port port) {
    constexpr int ships_width = 1;
    const Ink ink = scene_.reachable(port) ? ink::lantern : ink::plain;
    for (const int length : {name_length(), 6, 4, 3}) {
      const std::string name = cut(scene_.port_name(port), length);
      const int width = columns(name) + ships_width;
      for (const int at : {x(port) + 2, x(port) - width}) {
        if (at < 0 || at + width > canvas_.width() || (length > 3 && !free(at, y(port), width))) continue;
        canvas_.put(at, y(port), name, ink);
        return put_ships(port, at + columns(name));
      }
    }
  }

  /// Nothing is written here; the sign of the port may stand right beside it.
  bool free(int at, int row, int width) const { return canvas_.has_room(at + 1, row, width - 2); }

  void put_ships(Port port, int at) {
    for (Seat seat = 0; seat < scene_.game().players(); ++seat) {
      if (scene_.state().ship[seat] == port) canvas_.put(at++, y(port), std::to_string(seat), house_ink(seat));
    }
  }

  const Scene& scene_;
  const Edition& edition_;
  Canvas canvas_;
};

}  // namespace

std::vector<std::string> draw_map(const Scene& scene) { return MapDrawing(scene).draw(); }

}  // namespace fondaco::oltremare
