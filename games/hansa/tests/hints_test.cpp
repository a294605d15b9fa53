// SPDX-License-Identifier: MIT
// The reasons that hints give, where everybody would give the same.
#include "games/hansa/tests/table.hpp"
#include "tests/hinted.hpp"

namespace fondaco::hansa {
namespace {

using tests::reasons;

TEST(HansaHint, names_the_kontor_that_is_set_up_and_the_city_that_it_controls) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}", {{red, "'supply': '3T'"}});
  t.play("establish");
  EXPECT_THAT(reasons(t, "kontor:luebeck"),
              AllOf(Contains("term-kontors-done luebeck"), Contains("term-cities-new luebeck")));
}

TEST(HansaHint, names_the_skill_that_is_developed) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1, 'routes': {'goettingen-quedlinburg': {'red': '3T'}}", {{red, "'supply': '3T'"}});
  t.play("establish");
  EXPECT_THAT(reasons(t, "skill:actiones"), Contains("term-desk-gain actiones"));
}

TEST(HansaHint, names_the_route_that_is_begun) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1, 'stage': 'insert_route', 'pending': {'kind': 'trader'}",
        {{red, "'supply': '3T'"}});
  EXPECT_THAT(reasons(t, "at:hamburg-luebeck"), Contains("term-routes-new hamburg-luebeck"));
}

}  // namespace
}  // namespace fondaco::hansa
