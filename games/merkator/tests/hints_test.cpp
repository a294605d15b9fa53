// SPDX-License-Identifier: MIT
// The reasons that hints give, where everybody would give the same.
#include "games/merkator/tests/table.hpp"
#include "tests/hinted.hpp"

namespace fondaco::merkator {
namespace {

using tests::reasons;

TEST(MerkatorHint, names_the_contract_that_a_delivery_brings_and_the_goods_it_takes) {
  Table t(2);
  t.set(join(in_russia, ", 'piles': {'6': ['C06_SPA']}"), {{A, std::string(fulfils_a_five)}});
  EXPECT_THAT(reasons(t, "fulfil:C05_RUS"), Contains("term-contracts-new C06_SPA"));
  EXPECT_THAT(reasons(t, "fulfil:C05_RUS"), Contains(HasSubstr("term-goods-gone")));
}

TEST(MerkatorHint, names_the_contract_that_is_sold) {
  Table t(2);
  t.set("'stage': 'invest'", {{A, "'contracts': ['C06_SPA', 'C08_RUS']"}});
  EXPECT_THAT(reasons(t, "sell:C08_RUS"), Contains("term-contracts-gone C08_RUS"));
}

TEST(MerkatorHint, names_the_good_that_a_trip_brings_and_the_contract_it_helps) {
  Table t(2);
  t.set("'stage': 'travel', 'cubes': {'sweden': 2}, 'piles': {'4': ['C04_HAM']}",
        {{A, "'contracts': ['C03_SWE'], 'counters': 3"}});
  EXPECT_THAT(reasons(t, "go:sweden"), Contains("term-goods-new iron"));
}

}  // namespace
}  // namespace fondaco::merkator
