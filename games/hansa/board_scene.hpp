// SPDX-License-Identifier: MIT
#pragma once
// What the parts of the terminal board share: whose eyes see it, and how pieces, houses, tokens and players look.
//
// A player is a letter: a is a trader of A, A a merchant of A. A house is [ ] or ( ), for a trader or a merchant, with
// the level of its privilege while it is empty; so nothing is said by colour alone.
#include <string>
#include <vector>

#include "engine/board_scene.hpp"
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

class Scene : public BoardScene<Game> {
 public:
  Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal);

  const Board& side() const { return game_.side(); }

  /// The player's name, cut where it would take too much room in a table.
  std::string short_name(Seat seat) const { return BoardScene::short_name(seat, 16); }
  static std::string letter(Seat seat) { return {static_cast<char>('A' + seat)}; }
  /// The letter of the seat on the colours of its house.
  std::string seal(Seat seat) const { return BoardScene::seal(seat, " " + letter(seat) + " "); }

  /// The sign of a piece: a trader's letter is small, a merchant's a capital.
  static std::string sign(Piece piece);
  /// "5a 1A", or a dash.
  static std::string signs(Seat seat, const Pieces& pieces);
  std::string piece_name(Kind kind) const { return component_words(component(ComponentKind::piece, kind)); }

  /// A house, empty or with its Kontor.
  Inked house(unsigned city, unsigned house) const;
  /// A field of the Coellen table and what it is worth.
  Inked field(unsigned field) const;
  /// The spaces of a route: pieces in the order of the seats, then what is free.
  std::vector<Inked> spaces(unsigned route) const;
  /// The token on a route, or nothing.
  Inked token_on(unsigned route) const;
  /// A token as two letters.
  std::string token_mark(Token token) const;
  std::string token_name(Token token) const { return component_words(component(ComponentKind::token, token)); }
  /// The marks of some tokens, with a number before those that there are several of.
  std::string token_marks(const TokenCounts& tokens) const;

  std::string city_name(unsigned city) const { return std::string(side().city[city].name.text()); }
  std::string route_name(unsigned route) const;
  std::string province_name(unsigned province) const;
  /// A skill in one word.
  std::string skill_name(unsigned track) const { return say(skill_key(track)); }
  std::string skill_key(unsigned track) const;
  /// The colour of a privilege.
  std::string level_name(unsigned level) const;
  std::string skill_text(Seat seat, unsigned track) const;

  /// The viewer is asked, and this is among the answers.
  bool choosable_route(unsigned route) const { return ((routes_ >> route) & 1U) != 0; }
  bool choosable_city(unsigned city) const { return ((cities_ >> city) & 1U) != 0; }
  bool choosable_province(unsigned province) const { return ((provinces_ >> province) & 1U) != 0; }
  /// With two players: the pawn lets the active player act on this route (HT-9.4).
  bool at_pawn(unsigned route) const { return ((pawn_ >> route) & 1U) != 0; }
  /// What stands before a route: the viewer may choose it, the pawn is beside it, or neither.
  Inked route_mark(unsigned route) const;

 private:
  std::string component_words(Component component) const;

  RouteSet routes_ = 0;
  RouteSet pawn_ = 0;
  CitySet cities_ = 0;
  ProvinceSet provinces_ = 0;
};

/// The cities where they lie, with all routes between them.
std::vector<std::string> draw_map(const Scene& scene);
/// What each player has.
std::vector<std::string> draw_players(const Scene& scene);
/// Routes by their names: all of them, or those on which something lies.
std::vector<std::string> draw_routes(const Scene& scene, bool all);

}  // namespace fondaco::hansa
