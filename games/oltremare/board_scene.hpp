// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the terminal board share: whose eyes see it, and how cards, goods, markers and players look.
#include <string>
#include <vector>

#include "engine/board_scene.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

class Scene : public BoardScene<Game> {
 public:
  using BoardScene::BoardScene;

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
};

/// The ports where they lie, with the routes between them.
std::vector<std::string> draw_map(const Scene& scene);

}  // namespace fondaco::oltremare
