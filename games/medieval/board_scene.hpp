// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the terminal board share: whose eyes see it, short codes of the places, and what stands there.
#include <string>
#include <vector>

#include "engine/board_scene.hpp"
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

class Scene : public BoardScene<Game> {
 public:
  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal);

  /// Three letters for a place, each its own: GEN a city, Wes a town.
  const std::string& code(unsigned place) const { return codes_[place]; }
  std::string name(unsigned place) const { return std::string(edition().place[place].name.text()); }
  bool in_play(unsigned place) const { return ((game_.in_play() >> place) & 1U) != 0; }
  /// The viewer is asked, and this place is among the answers.
  bool choosable(unsigned place) const { return ((choosable_ >> place) & 1U) != 0; }

  /// What stands at a place: GEN:7, GEN[01··], GEN(0110)0, Wes○, Wes 0; in guillemets when it can be chosen.
  std::vector<Inked> label(unsigned place) const;
  /// The columns a label may take, whatever happens there.
  int widest_label(unsigned place) const;

 private:
  void choose_codes();
  void append_houses(unsigned city, std::vector<Inked>& pieces) const;

  std::array<std::string, max_places> codes_;
  PlaceSet choosable_ = 0;
};

/// The places where they lie, with the routes that lead to towns and their costs.
std::vector<std::string> draw_map(const Scene& scene);
/// All routes of each place with their costs.
std::vector<std::string> draw_routes(const Scene& scene);

}  // namespace fondaco::medieval
