#pragma once
// What the parts of the terminal board share: whose eyes see it, short codes of the places, and what stands there.
#include <string>
#include <vector>

#include "engine/terminal.hpp"
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

/// A piece of text and how it looks.
struct Piece {
  std::string text;
  Ink ink;
};

class Scene {
 public:
  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal);

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

  /// Three letters for a place, each its own: GEN a city, Wes a town.
  const std::string& code(unsigned place) const { return codes_[place]; }
  std::string name(unsigned place) const { return std::string(edition().place[place].name.text()); }
  bool in_play(unsigned place) const { return ((game_.in_play() >> place) & 1U) != 0; }
  /// The viewer is asked, and this place is among the answers.
  bool choosable(unsigned place) const { return ((choosable_ >> place) & 1U) != 0; }

  /// What stands at a place: GEN:7, GEN[01··], GEN(0110)0, Wes○, Wes 0; in guillemets when it can be chosen.
  std::vector<Piece> label(unsigned place) const;
  /// The columns a label may take, whatever happens there.
  int widest_label(unsigned place) const;

 private:
  void choose_codes();
  void mark_choosable();
  void append_houses(unsigned city, std::vector<Piece>& pieces) const;

  const Game& game_;
  const State& state_;
  Viewer viewer_;
  const Terminal& terminal_;
  std::array<std::string, max_places> codes_;
  PlaceSet choosable_ = 0;
};

/// The places where they lie, with the routes that lead to towns and their costs.
std::vector<std::string> draw_map(const Scene& scene);
/// All routes of each place with their costs.
std::vector<std::string> draw_routes(const Scene& scene);

}  // namespace fondaco::medieval
