#pragma once
// What the parts of the terminal board share: words, colours, and texts for cards and goods.
#include <span>
#include <string>
#include <vector>

#include "engine/terminal.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

class Scene {
 public:
  static constexpr int label_width = 13;

  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal);

  const Game& game() const { return game_; }
  const Edition& edition() const { return game_.edition(); }
  const State& state() const { return state_; }
  Viewer viewer() const { return viewer_; }
  int width() const { return terminal_.width; }
  Detail detail() const { return terminal_.detail; }

  std::string say(std::string_view key, std::initializer_list<Words::Argument> arguments = {}) const {
    return terminal_.words.say(key, arguments);
  }
  std::string paint(std::string_view text, Ink ink) const { return painted(text, ink, terminal_.colour); }
  /// A label, then items in lines that fit.
  std::vector<std::string> labelled(std::string_view label, std::span<const std::string> items,
                                    std::string_view separator = " · ") const;

  std::string seat_name(Seat seat) const;
  std::string component(ComponentKind kind, unsigned id) const;
  std::string place(unsigned place) const { return component(ComponentKind::place, place); }
  std::string good(unsigned good) const { return component(ComponentKind::good, good); }
  /// "2 Saltpeter, 2 Muskets"
  std::string demand(const Contract& contract) const;
  std::string goods(const Goods& goods) const;
  /// "C05_RUS 5 Russia: 2 Saltpeter, 2 Muskets"; a card that may be chosen now stands out.
  std::string contract(unsigned contract) const;
  std::string bonus(unsigned bonus) const;
  std::string building(unsigned building) const;
  std::string card(Card card) const;
  /// May the viewer choose this place now?
  bool open(unsigned place) const { return ((places_ >> place) & 1U) != 0; }
  Ink cube_ink(unsigned colour) const;

 private:
  std::string marked(Card card, const std::string& id) const;

  const Game& game_;
  const State& state_;
  Viewer viewer_;
  const Terminal& terminal_;
  std::uint32_t places_ = 0;
  std::array<bool, card_codes> cards_{};
};

/// The map as a table: places, cubes, goods, links.
std::vector<std::string> draw_map(const Scene& scene);
/// The offices of the players.
std::vector<std::string> draw_players(const Scene& scene);

}  // namespace fondaco::merkator
