// SPDX-License-Identifier: MIT
#pragma once
// Move codes and their shapes (MM-D.2 … MM-D.8).
#include "engine/move.hpp"
#include "games/medieval/edition.hpp"

namespace fondaco::medieval {

enum class MoveKind : std::uint8_t { home, place, income, collect, enlarge, twice, done, open, pass, stop };
enum class ComponentKind : std::uint8_t { place, how, letter, value, ducats, points, count, cause, seat, territory };

/// The two answers to MM-D.4.
enum class Income : std::uint8_t { plain, twofold };

namespace code {
inline constexpr Move home = 0;                     // + place
inline constexpr Move place = home + max_places;    // + city
inline constexpr Move income = place + max_cities;  // + Income
inline constexpr Move collect = income + 2;         // + city
inline constexpr Move enlarge = collect + max_cities;
inline constexpr Move twice = enlarge + max_cities;
inline constexpr Move open = twice + max_cities;  // + place
inline constexpr Move done = open + max_places;
inline constexpr Move pass = done + 1;
inline constexpr Move stop = pass + 1;
inline constexpr Move end = stop + 1;
}  // namespace code

constexpr Move home_move(unsigned town) { return static_cast<Move>(code::home + town); }
constexpr Move place_move(unsigned city) { return static_cast<Move>(code::place + city); }
constexpr Move income_move(Income how) { return static_cast<Move>(code::income + static_cast<unsigned>(how)); }
constexpr Move collect_move(unsigned city) { return static_cast<Move>(code::collect + city); }
constexpr Move enlarge_move(unsigned city) { return static_cast<Move>(code::enlarge + city); }
constexpr Move twice_move(unsigned city) { return static_cast<Move>(code::twice + city); }
constexpr Move open_move(unsigned place) { return static_cast<Move>(code::open + place); }

/// What a code below code::end means.
constexpr MoveShape shape_of(Move move) {
  using K = ComponentKind;
  const auto about_place = [&](MoveKind kind, Move first) {
    return make_shape(kind, Components(component(K::place, move - first)));
  };
  if (move < code::place) return about_place(MoveKind::home, code::home);
  if (move < code::income) return about_place(MoveKind::place, code::place);
  if (move < code::collect) return make_shape(MoveKind::income, Components(component(K::how, move - code::income)));
  if (move < code::enlarge) return about_place(MoveKind::collect, code::collect);
  if (move < code::twice) return about_place(MoveKind::enlarge, code::enlarge);
  if (move < code::open) return about_place(MoveKind::twice, code::twice);
  if (move < code::done) return about_place(MoveKind::open, code::open);
  if (move == code::done) return make_shape(MoveKind::done);
  return make_shape(move == code::pass ? MoveKind::pass : MoveKind::stop);
}

}  // namespace fondaco::medieval
