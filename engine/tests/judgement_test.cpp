// SPDX-License-Identifier: MIT
// The parts of a judgement.
#include "engine/judgement.hpp"

#include <gtest/gtest.h>

namespace fondaco {
namespace {

TEST(Judgement, portions_add_up_to_the_rounded_whole) {
  Portions portions(10, 30);
  EXPECT_EQ(portions.next(4), 1);
  EXPECT_EQ(portions.next(4), 1);
  EXPECT_EQ(portions.next(22), 8);
}

TEST(Judgement, nothing_has_no_portions) {
  Portions portions(0, 0);
  EXPECT_EQ(portions.next(0), 0);
}

static_assert(tells_apart<TermList>);
static_assert(!tells_apart<NoTerms>);

}  // namespace
}  // namespace fondaco
