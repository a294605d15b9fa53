// SPDX-License-Identifier: MIT
// Positions written by hand: what is refused, and where.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(HansaPosition, HT_1_2_a_merchant_too_many_names_those_on_the_desk) {
  const Table t(3);
  EXPECT_THAT(t.refused_position("'routes': {'hamburg-luebeck': {'red': '2M'}}"),
              HasSubstr("routes.hamburg-luebeck.red: more merchants than the 4 of a player, of which 3 are on the desk"
                        " (HT-1.2)"));
  EXPECT_THAT(t.refused_position("", {{red, "'supply': '2M'"}}), HasSubstr("of which 3 are on the desk"));
  EXPECT_EQ(t.refused_position("'routes': {'hamburg-luebeck': {'red': '2M'}}", {{red, std::string(all_skills)}}), "");
}

TEST(HansaPosition, reasons_and_seats_are_listed_once) {
  const Table t(3);
  EXPECT_THAT(t.refused_position("'stage': 'over', 'ended': ['score', 'score']"),
              HasSubstr("ended[1]: this is listed"));
  EXPECT_THAT(t.refused_position("'linked': [1, 1]"), HasSubstr("linked[1]: this is listed twice"));
}

TEST(HansaPosition, misspelt_names_get_a_suggestion) {
  const Table t(3);
  EXPECT_THAT(t.refused_position("'routes': {'hamburg-lubeck': {'red': '1T'}}"),
              HasSubstr("unknown route \"hamburg-lubeck\", did you mean \"hamburg-luebeck\"?"));
  EXPECT_THAT(t.refused_position("'cities': {'hambrug': ['red T']}"), HasSubstr("did you mean \"hamburg\"?"));
  EXPECT_THAT(t.refused_position("'routes': {'hamburg-luebeck': {'redd': '1T'}}"), HasSubstr("did you mean \"red\"?"));
}

}  // namespace
}  // namespace fondaco::hansa
