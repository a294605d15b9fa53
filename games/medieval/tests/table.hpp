// SPDX-License-Identifier: MIT
#pragma once
// The table of the rule tests (tests/rule_table.hpp), with the words of Medieval Merchant.
#include "games/medieval/medieval.hpp"
#include "tests/rule_words.hpp"

namespace fondaco::medieval {

using namespace tests::rule_words;

/// A position: what is said of the table, then a line for each seat. Seats that are left out sit in towns far from each
/// other: Mecheln, Emden, Wismar, Ulm, Speyer, Brandenburg.
inline std::string position(Seat players, std::string_view table, const std::vector<std::string>& seats = {}) {
  static constexpr std::array<std::string_view, 6> homes{"mecheln", "emden", "wismar", "ulm", "speyer", "brandenburg"};
  std::string text = join("{", table, table.empty() ? "" : ", ", "'players': [");
  for (Seat seat = 0; seat < players; ++seat) {
    text += seat > 0 ? ", {" : "{";
    const std::string said = seat < seats.size() ? seats[seat] : "";
    text += said;
    if (said.find("'towns'") == std::string::npos)
      text += join(said.empty() ? "" : ", ", "'towns': ['", homes[seat], "']");
    text += "}";
  }
  return text + "]}";
}

/// Every city with its marker, won by the majority of A and B in turn, but for those that are said otherwise.
inline std::string all_cities(const Edition& edition, const std::map<std::string_view, std::string_view>& others) {
  std::string cities;
  for (unsigned i = 0; i < edition.cities; ++i) {
    const Place& city = edition.place[i];
    const std::string_view seat = i % 2 == 0 ? "0" : "1";
    std::string ring(seat);
    for (unsigned k = 0; k < city.value / 2U; ++k) ring += join(", ", seat);
    const auto other = others.find(city.key.text());
    const std::string won = join("'to': ", seat, ", 'ring': [", ring, "]");
    cities += join(i > 0 ? ", '" : "'", city.key.text(), "': {", other != others.end() ? other->second : won, "}");
  }
  return join("'cities': {", cities, "}");
}

using Table = tests::RuleTable<Game>;

inline std::string edition_with(const tests::Changes& changes = {}) { return Table::edition_with(changes); }
inline std::string refused_edition(const tests::Changes& changes) { return Table::refused_edition(changes); }

}  // namespace fondaco::medieval
