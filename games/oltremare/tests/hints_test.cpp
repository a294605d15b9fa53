// SPDX-License-Identifier: MIT
// The reasons that hints give, where everybody would give the same.
#include "games/oltremare/tests/table.hpp"
#include "tests/hinted.hpp"

namespace fondaco::oltremare {
namespace {

using tests::reasons;

/// A has two cards of salt on top of the hold; one more, and one of grain, are on their way into it.
constexpr std::string_view loading =
    "{'stage': 'load', 'played': ['SA01', 'GR01'], 'players': [{'hold': ['SA02', 'SA03']}, {}, {}]}";

TEST(OltremareHint, names_the_good_whose_group_is_broken) {
  Table t(3);
  t.set(loading);
  EXPECT_THAT(reasons(t, "load:GR01"), Contains("term-hold-loss salt"));
  EXPECT_THAT(reasons(t, "load:SA01"), Not(Contains(HasSubstr("term-hold-loss"))));
}

TEST(OltremareHint, counts_cards_for_the_next_turn_as_kept_not_as_won) {
  Table t(3);
  t.set(loading);
  EXPECT_THAT(reasons(t, "load:SA01"), Not(Contains(HasSubstr("term-hand-gain"))));
}

}  // namespace
}  // namespace fondaco::oltremare
