// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the terminal board share: words, colours, players by their letters, and texts for cards and goods.
#include <span>
#include <string>
#include <vector>

#include "engine/board_scene.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

class Scene : public BoardScene<Game> {
 public:
  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal);

  /// A label, then items one after the other in lines that fit.
  std::vector<std::string> labelled(std::string_view label, std::span<const std::string> items,
                                    std::string_view separator = " · ") const;
  /// A label, then items in columns.
  std::vector<std::string> tabulated(std::string_view label, std::span<const std::string> items) const;

  std::string seat_name(Seat seat) const { return short_name(seat, 20); }
  static std::string letter(Seat seat) { return {static_cast<char>('A' + seat)}; }
  /// "A Anna"
  std::string player(Seat seat) const { return letter(seat) + " " + seat_name(seat); }

  std::string component(ComponentKind kind, unsigned id) const;
  std::string place(unsigned place) const { return component(ComponentKind::place, place); }
  std::string good(unsigned good) const { return component(ComponentKind::good, good); }
  std::string column(unsigned column) const { return component(ComponentKind::column, column); }
  std::string counters(unsigned count) const { return component(ComponentKind::time, count); }
  std::string coins(unsigned count) const { return component(ComponentKind::coins, count); }
  /// The good in the ink of its cube.
  std::string tinted_good(unsigned good) const { return paint(this->good(good), cube_ink(Game::colour_of(good))); }

  /// "2 Saltpeter, 2 Muskets, 1 Food"; what is asked for, or still is.
  std::string demand(const Payment& due) const;
  /// "Saltpeter 1/2, Muskets 2/2": how much of each demanded good a player has.
  std::string progress(Seat seat, unsigned contract) const;
  /// "Russia 5"; a card that may be chosen now stands out.
  std::string contract(unsigned which) const;
  /// "N01 Hamburg: Saltpeter"
  std::string bonus(unsigned which) const;
  /// "B07 Kupfermühle"
  std::string building(unsigned which) const;
  /// "2 per type of Minerals"
  std::string building_score(unsigned which) const;
  std::string card(Card card) const;
  /// "(10)": what a bonus card or a building costs.
  std::string cost(Card card) const { return "(" + std::to_string(game_.cost_of(card)) + ")"; }

  /// May the viewer choose this place now?
  bool open(unsigned place) const { return ((places_ >> place) & 1U) != 0; }
  /// What stands before the name of a place: the viewer may go there, the token is there.
  std::string place_marks(unsigned place) const;
  /// "A3,5+" for each player with contracts or bonus cards that name the place: their values, a plus for each card.
  std::vector<Inked> owners(unsigned place) const;
  /// "+2", "−3"
  std::string time_effect(unsigned place) const;
  Ink cube_ink(unsigned colour) const;

 private:
  std::string marked(Card card, const std::string& name) const;
  /// Items in pieces that are no longer than a line.
  std::vector<std::string> fitting(std::span<const std::string> items, int room) const;

  std::uint32_t places_ = 0;
  std::array<bool, card_codes> cards_{};
};

/// The places where they lie, with all links between them.
std::vector<std::string> draw_map(const Scene& scene);
/// The contract piles.
std::vector<std::string> draw_piles(const Scene& scene);
/// The cards on offer, and what lies face down.
std::vector<std::string> draw_displays(const Scene& scene);
/// The office of each player, or of one.
std::vector<std::string> draw_offices(const Scene& scene);
std::vector<std::string> draw_office(const Scene& scene, Seat seat);
/// Whose turn it is, the chart, and what is being carried out.
std::vector<std::string> draw_turn(const Scene& scene);

}  // namespace fondaco::merkator
