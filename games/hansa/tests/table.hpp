// SPDX-License-Identifier: MIT
#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Hansa Teutonica.

#include "games/hansa/hansa.hpp"
#include "tests/rule_words.hpp"

namespace fondaco::hansa {

using namespace tests::rule_words;

inline constexpr Seat blue = 0;
inline constexpr Seat red = 1;
inline constexpr Seat yellow = 2;
inline constexpr Seat purple = 3;
inline constexpr Seat green = 4;

/// A desk on which every skill is fully uncovered.
inline constexpr std::string_view all_skills =
    "'skills': {'clavis_urbis': 4, 'actiones': 5, 'privilegium': 3, 'liber_sophiae': 3, 'bursa': 3}";

/// "at:a-b", "at:c-d" for the routes a-b and c-d: the same word before each.
inline Texts each(std::string_view word, const std::vector<std::string_view>& names) {
  Texts texts;
  for (const std::string_view name : names) texts.push_back(join(word, name));
  return texts;
}

/// What is said of some players; the others have all their pieces in the stock.
using Desks = tests::SeatTable<Game>::Seats;

class Table : public tests::SeatTable<Game> {
 public:
  using SeatTable::SeatTable;

  /// The two pools, such as "5T 1M"; "0" for none.
  std::string supply(Seat seat) const { return of(seat, "supply"); }
  std::string stock(Seat seat) const { return of(seat, "stock"); }
  int score(Seat seat) const { return state().score[seat]; }
  int actions() const { return state().actions; }
  int marker() const { return number("completed_cities"); }
  int supply_size() const { return static_cast<int>(game().supply_size(state())); }
  /// "{'blue':'2T','red':'1M'}", or "absent" when nobody stands there.
  std::string on(std::string_view route) const { return at(join("routes.", route)); }
  /// "['blue T','red M']"
  std::string in(std::string_view city) const { return at(join("cities.", city)); }
  int skill(Seat seat, Track track) const { return static_cast<int>(game().skill_value(state(), seat, track)); }
  /// Tokens on routes.
  int tokens_on_board() const {
    return static_cast<int>(std::ranges::count_if(state().token, [](std::uint8_t token) { return token != no_token; }));
  }
  unsigned route(std::string_view id) const {
    return index_of(game().side().route, game().side().routes, &Route::id, id);
  }
  unsigned city(std::string_view id) const { return index_of(game().side().city, game().side().cities, &City::id, id); }
  Seat controller(std::string_view id) const { return game().controller(state(), city(id)); }

  /// Members that fill all routes but those given (which are written as they stand) with pieces of these players; the
  /// desks of `fillers` must be `filler`.
  std::string filled(const std::map<std::string, std::string>& given, const std::vector<Seat>& fillers) const {
    std::vector<std::pair<Seat, char>> pieces;
    for (const Seat seat : fillers) {
      pieces.insert(pieces.end(), 25, {seat, 'T'});
      pieces.insert(pieces.end(), 3, {seat, 'M'});
    }
    std::size_t next = 0;
    std::string text;
    for (unsigned i = 0; i < game().side().routes; ++i) {
      const std::string id(game().side().route[i].id.text());
      const auto known = given.find(id);
      std::string there = known == given.end() ? "" : known->second;
      if (known == given.end()) {
        std::map<Seat, std::map<char, int, std::greater<>>> group;  // T before M
        for (unsigned space = 0; space < game().side().route[i].spaces; ++space) {
          const auto [seat, kind] = pieces.at(next++);
          ++group[seat][kind];
        }
        for (const auto& [seat, counts] : group) {
          std::string list;
          for (const auto& [kind, count] : counts)
            list += join(list.empty() ? "" : " ", std::to_string(count), std::string(1, kind));
          there += join(there.empty() ? "" : ", ", "'", edition().player_colors[seat].text(), "': '", list, "'");
        }
      }
      text += join(text.empty() ? "" : ", ", "'", id, "': {", there, "}");
    }
    return join("'routes': {", text, "}");
  }
  static std::string filler() { return join(all_skills, ", 'stock': '0'"); }

  /// Establishes the only full route and takes no reward, which is not asked when there is none.
  void establish() {
    play("establish");
    if (decision() == "reward") play_one("none");
  }
};

inline std::string edition_with(const tests::Changes& changes = {}) { return Table::edition_with(changes); }

}  // namespace fondaco::hansa
