#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Merkator.
#include <cstring>
#include <set>
#include <tuple>

#include "games/merkator/merkator.hpp"
#include "tests/rule_table.hpp"

namespace fondaco::merkator {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

inline constexpr Seat A = 0;
inline constexpr Seat B = 1;
inline constexpr Seat C = 2;
inline constexpr Seat D = 3;

using tests::join;
using tests::Settings;
using tests::Texts;

/// Phase 3 in Russia, and an office that can fulfil a contract of value 5 there.
inline constexpr std::string_view in_russia = "'stage': 'fulfil', 'token': 'russia'";
inline constexpr std::string_view fulfils_a_five = "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2}";

/// What is said of some players; the others have empty offices.
using Offices = std::vector<std::pair<Seat, std::string>>;

class Table : public tests::RuleTable<Game> {
 public:
  using RuleTable::RuleTable;

  using RuleTable::set;
  /// The position with these members, such as "'token': 'russia', 'stage': 'fulfil'", and these offices.
  void set(std::string_view members, const Offices& offices) { RuleTable::set(whole(members, offices)); }
  void set(std::string_view members) { set(members, Offices{}); }
  std::string refused_position(std::string_view members, const Offices& offices = {}) const {
    return RuleTable::refused_position(whole(members, offices));
  }

  /// A text without quotes: "russia", not "'russia'".
  std::string at(std::string_view path) const {
    const std::string text = RuleTable::at(path);
    const bool quoted = text.size() >= 2 && text.front() == '\'' && text.back() == '\'';
    return quoted ? text.substr(1, text.size() - 2) : text;
  }
  std::string of(Seat seat, std::string_view what) const {
    return at(join("players.", std::to_string(seat), ".", what));
  }
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
    for (unsigned i = 0; i < edition().contracts; ++i) {
      if (edition().contract[i].id.text() == id) return i;
    }
    ADD_FAILURE() << "no contract " << id;
    return 0;
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

 private:
  std::string whole(std::string_view members, const Offices& offices) const {
    std::string players;
    for (Seat seat = 0; seat < game().players(); ++seat) {
      players += players.empty() ? "{" : ", {";
      for (const auto& [of, text] : offices) players += of == seat ? text : "";
      players += "}";
    }
    return join("{", members, members.empty() ? "" : ", ", "'players': [", players, "]}");
  }
};

inline std::string edition_with(const tests::Changes& changes = {}) { return Table::edition_with(changes); }

/// Equal in every byte.
inline bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

}  // namespace fondaco::merkator
