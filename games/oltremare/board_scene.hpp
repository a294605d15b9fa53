#pragma once
// What the parts of the terminal board share: whose eyes see it, and how cards, goods, markers and players look.
#include <string>
#include <vector>

#include "engine/terminal.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

class Scene {
 public:
  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal)
      : game_(game), state_(state), viewer_(viewer), terminal_(terminal) {}

  const Game& game() const { return game_; }
  const Edition& edition() const { return game_.edition(); }
  const State& state() const { return state_; }
  Viewer viewer() const { return viewer_; }
  int width() const { return terminal_.width; }
  Detail detail() const { return terminal_.detail; }
  bool colour() const { return terminal_.colour; }

  std::string say(std::string_view key, std::initializer_list<Words::Argument> arguments = {}) const {
    return terminal_.words.say(key, arguments);
  }
  std::string paint(std::string_view text, Ink ink) const { return painted(text, ink, terminal_.colour); }

  /// The player's name, or the number of the seat in words.
  std::string seat_name(Seat seat) const;
  /// The number of the seat on the colours of its house.
  std::string seal(Seat seat) const { return paint(" " + std::to_string(seat) + " ", house_ink(seat)); }
  std::string good_name(Good good) const;
  Ink good_ink(Good good) const;
  /// "SA08 5/2 DM" in the colour of its good.
  std::string card_title(Card card) const;
  std::string card_code(Card card) const;
  std::string port_name(Port port) const { return std::string(edition().port[port].name.text()); }
  std::string marker_name(Marker marker) const;
  /// One letter for a marker on the map.
  std::string marker_sign(Marker marker) const;
  /// "2 salt, 1 silk", or nothing.
  std::string goods_text(const GoodCounts& goods) const;
  /// "(salt: ducat and market, 5 lions)", as somebody says.
  std::string claim_text(Good good, Claim claim) const;
  /// May this viewer see the hold below its top (OM-12.9)?
  bool holds_shown() const { return game_.holds_open() || viewer_.sees_everything() || state_.stage == Stage::over; }
  /// The viewer is asked, and this port is among the answers.
  bool reachable(Port port) const;

 private:
  const Game& game_;
  const State& state_;
  Viewer viewer_;
  const Terminal& terminal_;
};

/// The ports where they lie, with the routes between them.
std::vector<std::string> draw_map(const Scene& scene);

}  // namespace fondaco::oltremare
