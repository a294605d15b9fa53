// SPDX-License-Identifier: MIT
#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Ticket to Ride: Amsterdam.
#include "games/amsterdam/amsterdam.hpp"
#include "tests/rule_words.hpp"

namespace fondaco::amsterdam {

using namespace tests::rule_words;

inline constexpr std::string_view all_cards =
    "{'pink': 6, 'blue': 6, 'green': 6, 'black': 6, 'red': 6, 'orange': 6, 'wild': 8}";
inline constexpr std::string_view all_contracts =
    "['C01','C02','C03','C04','C05','C06','C07','C08','C09','C10','C11','C12',"
    "'C13','C14','C15','C16','C17','C18','C19','C20','C21','C22','C23','C24']";

/// A finished game in which the seats own cart routes, and so merchandise cards, in these numbers.
inline std::string merchandise_position(const std::vector<int>& cards) {
  static constexpr std::array<std::string_view, 14> cart_routes{"R03", "R06", "R07", "R08", "R10", "R19", "R20",
                                                                "R21", "R23", "R24", "R29", "R31", "R36", "R42"};
  std::size_t next = 0;
  std::string players;
  for (const int count : cards) {
    std::string routes;
    for (int i = 0; i < count; ++i) routes += join(i > 0 ? ", '" : "'", cart_routes[next++], "'");
    players +=
        join(players.empty() ? "" : ", ", "{'merchandise': ", std::to_string(count), ", 'routes': [", routes, "]}");
  }
  return join("{'stage': 'over', 'players': [", players, "]}");
}

class Table : public tests::RuleTable<Game> {
 public:
  using RuleTable::RuleTable;

  /// Draws two cards blind, the plainest way to spend a turn.
  void idle() { play("draw:blind", "draw:blind"); }
  std::vector<int> merchandise_points() const {
    std::vector<int> points_of_seats;
    for (Seat seat = 0; seat < game().players(); ++seat)
      points_of_seats.push_back(points(seat, ScoreLabel::merchandise));
    return points_of_seats;
  }
};

inline std::string edition_with(const tests::Changes& changes = {}) { return Table::edition_with(changes); }

}  // namespace fondaco::amsterdam
