// SPDX-License-Identifier: MIT
// The reasons that hints give, where everybody would give the same.
#include "games/medieval/tests/table.hpp"
#include "tests/hinted.hpp"

namespace fondaco::medieval {
namespace {

using tests::reasons;

TEST(MedievalHint, names_the_marker_that_is_won) {
  Table t(4);
  t.set(position(4, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [1, 0, 0, 0]}}", {"'letters': 0"}));
  EXPECT_THAT(reasons(t, "enlarge:gent"), Contains("term-city-done gent"));
  EXPECT_THAT(reasons(t, "collect:gent"), Not(Contains("term-city-done gent")));
}

TEST(MedievalHint, names_the_territory_that_is_new) {
  Table t(4);
  t.set(position(4, "'stage': 'open'", {"'towns': ['mecheln'], 'letters': 0, 'cash': 20"}));
  for (const std::string& move : t.legal("open")) {
    const auto place = move.substr(move.find(':') + 1);
    SCOPED_TRACE(place);
    const bool flemish = place == "gent" || place == "bruegge" || place == "antwerpen" || place == "bruessel";
    const auto names_a_territory = Contains(StartsWith("term-territories-done"));
    if (flemish) {
      EXPECT_THAT(reasons(t, move), Not(names_a_territory));  // the home is there
    } else {
      EXPECT_THAT(reasons(t, move), names_a_territory);
    }
  }
}

}  // namespace
}  // namespace fondaco::medieval
