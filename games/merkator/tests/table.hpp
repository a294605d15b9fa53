// SPDX-License-Identifier: MIT
#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Merkator.
#include <set>
#include <tuple>

#include "games/merkator/merkator.hpp"
#include "tests/rule_words.hpp"

namespace fondaco::merkator {

using namespace tests::rule_words;

/// Phase 3 in Russia, and an office that can fulfil a contract of value 5 there.
inline constexpr std::string_view in_russia = "'stage': 'fulfil', 'token': 'russia'";
inline constexpr std::string_view fulfils_a_five = "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}";

/// What is said of some players; the others have empty offices.
using Offices = tests::SeatTable<Game>::Seats;

class Table : public tests::SeatTable<Game> {
 public:
  using SeatTable::SeatTable;

  std::string goods(Seat seat) const { return of(seat, "goods"); }
  std::string contracts(Seat seat) const { return of(seat, "contracts"); }
  std::string supply(Seat seat) const { return of(seat, "supply"); }
  int counters(Seat seat) const { return state().counters[seat]; }
  int coins(Seat seat) const { return state().coins[seat]; }
  int cubes(std::string_view place) const { return number(join("cubes.", place)); }
  int on_chart() const { return static_cast<int>(game().on_chart(state())); }
  /// The visible card of a pile; "absent" when it is empty.
  std::string top(int value) const { return at(join("piles.", std::to_string(value), ".0")); }
  unsigned contract(std::string_view id) const {
    return index_of(edition().contract, edition().contracts, &Contract::id, id);
  }
  bool owns(Seat seat, std::string_view id) const { return state().owned[seat].has(contract(id)); }

  /// Plays `done`, `stay` or `bear` where it is legal, else the first move there is, until somebody must travel or
  /// invest, or the game is over; then ends the investment.
  void pass() {
    while (!over() && decision() != "travel" && decision() != "invest") {
      const Texts moves = legal();
      const auto plain = std::ranges::find_if(
          moves, [](const std::string& move) { return move == "done" || move == "stay" || move == "bear"; });
      play_one(plain == moves.end() ? moves.front() : *plain);
    }
    if (!over() && decision() == "invest" && offers("end")) play_one("end");
  }
  /// A trip on which nothing else is done.
  void trip(std::string_view place) {
    play(join("go:", place));
    pass();
  }
};

inline std::string edition_with(const tests::Changes& changes = {}) { return Table::edition_with(changes); }

}  // namespace fondaco::merkator
