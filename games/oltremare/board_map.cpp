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
    for (Port port = 0; port < edition_.ports; ++port) put(port);
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

  void put(Port port) {
    const bool reachable = scene_.reachable(port);
    const Marker marker = scene_.state().marker[port];
    canvas_.put(x(port), y(port), (reachable ? "›" : " ") + scene_.marker_sign(marker),
                reachable                ? ink::lantern
                : marker == Marker::none ? ink::quiet
                                         : ink::action);
    std::string name;
    int length = 0;
    for (const char c : scene_.port_name(port)) {
      const bool first_byte = (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;
      if (first_byte && ++length > name_length()) break;
      name += c;
    }
    canvas_.put(x(port) + 2, y(port), name, reachable ? ink::lantern : ink::plain);
    int at = x(port) + 2 + columns(name);
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
