// SPDX-License-Identifier: MIT
#pragma once
// The words that the rule tests of all games share: matchers, texts and seats. A game's tests/table.hpp says
// `using namespace tests::rule_words`.
#include <cstring>

#include "tests/rule_table.hpp"

namespace fondaco::tests::rule_words {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

using tests::Changes;
using tests::join;
using tests::Settings;
using tests::Texts;

inline constexpr Seat A = 0;
inline constexpr Seat B = 1;
inline constexpr Seat C = 2;
inline constexpr Seat D = 3;
inline constexpr Seat E = 4;
inline constexpr Seat F = 5;

/// Equal in every byte.
template <StateValue State>
bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof(State)) == 0;
}

/// The index of the first of `count` items of an edition whose id is this one: index_of(edition.route, n, &Route::id,
/// "R1").
template <class Items, class Id>
unsigned index_of(const Items& items, unsigned count, Id id, std::string_view wanted) {
  for (unsigned i = 0; i < count; ++i) {
    if ((items[i].*id).text() == wanted) return i;
  }
  ADD_FAILURE() << "nothing is called " << wanted;
  return 0;
}

}  // namespace fondaco::tests::rule_words

namespace fondaco::tests {

/// A table whose positions are given by what is said of the table and of some seats.
template <Game G>
class SeatTable : public RuleTable<G> {
 public:
  using RuleTable<G>::RuleTable;

  /// What is said of some players; of the others nothing is.
  using Seats = std::vector<std::pair<Seat, std::string>>;

  using RuleTable<G>::set;
  /// The position with these members, such as "'to_move': 1, 'actions': 2", and these players.
  void set(std::string_view members, const Seats& seats) { RuleTable<G>::set(whole(members, seats)); }
  void set(std::string_view members) { set(members, Seats{}); }
  std::string refused_position(std::string_view members, const Seats& seats = {}) const {
    return RuleTable<G>::refused_position(whole(members, seats));
  }

  /// A text without quotes: "5T 1M", not "'5T 1M'".
  std::string at(std::string_view path) const {
    const std::string text = RuleTable<G>::at(path);
    const bool quoted = text.size() >= 2 && text.front() == '\'' && text.back() == '\'';
    return quoted ? text.substr(1, text.size() - 2) : text;
  }
  std::string of(Seat seat, std::string_view what) const {
    return at(join("players.", std::to_string(seat), ".", what));
  }

 private:
  std::string whole(std::string_view members, const Seats& seats) const {
    std::string players;
    for (Seat seat = 0; seat < this->game().players(); ++seat) {
      players += players.empty() ? "{" : ", {";
      for (const auto& [of, text] : seats) players += of == seat ? text : "";
      players += "}";
    }
    return join("{", members, members.empty() ? "" : ", ", "'players': [", players, "]}");
  }
};

}  // namespace fondaco::tests
