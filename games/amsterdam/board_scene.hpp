// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the terminal board share: whose eyes see it, and how cards, spaces and players look.
#include <string>
#include <vector>

#include "engine/board_scene.hpp"
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

class Scene : public BoardScene<Game> {
 public:
  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal);

  /// One letter for a colour, each its own; the wild has one, and gray has a dot.
  const std::string& letter(Card card) const { return letters_[card]; }
  const std::string& gray_letter() const { return gray_letter_; }
  /// The colour's name as people say it, of one card or of several.
  std::string card_name(Card card, unsigned count = 1) const;
  /// [R], on its colour.
  std::string chip(Card card) const { return paint("[" + letter(card) + "]", card_ink(card)); }
  /// "2R W": the cards of a hand or pile by kind.
  std::string letters_of(const Counts& cards) const;
  /// "[R]×2 red" and so on, one for each kind there is.
  std::vector<std::string> chips_of(const Counts& cards) const;

  /// Who owns the route, or nobody.
  Seat owner(unsigned route) const;
  /// A free route that this viewer can never claim any more, because of its double (TA-5.3, TA-5.4).
  bool closed(unsigned route) const;
  /// The viewer is asked, and this route is among the answers.
  bool claimable(unsigned route) const { return ((claimable_ >> route) & 1U) != 0; }
  /// What stands in each space of the route, and how it looks: tinted while free, solid when owned.
  std::string space(unsigned route) const;
  Ink space_ink(unsigned route) const;
  /// The viewer holds, or is offered, an open contract that ends here.
  bool wanted(unsigned place) const { return ((wanted_ >> place) & 1U) != 0; }

  std::string place_code(unsigned place) const { return std::string(edition().place[place].code.text()); }
  std::string place_name(unsigned place) const { return std::string(edition().place[place].name.text()); }

 private:
  Ink card_ink(Card card) const;
  void choose_letters();
  void mark_wanted();

  std::array<std::string, card_kinds> letters_;
  std::string gray_letter_;
  RouteSet claimable_ = 0;
  std::uint32_t wanted_ = 0;
};

/// The places where they lie, with all routes between them.
std::vector<std::string> draw_map(const Scene& scene);
/// All routes by colour, for who looks for a way to spend cards.
std::vector<std::string> draw_routes(const Scene& scene);

}  // namespace fondaco::amsterdam
