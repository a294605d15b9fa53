// SPDX-License-Identifier: MIT
// tune: what it finds, proves and refuses.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(TuneCommand, proves_what_a_quick_bot_found_by_another_one) {
  const std::string file = (Folder::path() / "found.json").string();
  const Result found = run({"tune", "amsterdam", "--what", "terms", "--bot", "greedy", "--proof", "search@1sims",
                            "--rounds", "2", "--games", "4", "--seed", "1", "--out", file});
  EXPECT_EQ(found.status, 0) << found.err;
  EXPECT_THAT(found.out, HasSubstr("In 100 other games"));
  const bool better = found.out.find("stays as it is") == std::string::npos;
  EXPECT_EQ(std::filesystem::exists(file), better) << "only better numbers are written";
}

TEST(TuneCommand, lets_the_numbers_of_a_file_meet_those_of_the_program) {
  // A player that counts its own things for nothing and a rival's for all plays badly.
  const std::string bad = Folder::file("bad.json", R"({"any": {"terms": {"routes": 0, "contract": 0, "hand": 0}}})");
  const Result tried =
      run({"tune", "amsterdam", "--what", "terms", "--bot", "greedy", "--games", "40", "--seed", "1", "--try", bad});
  EXPECT_EQ(tried.status, 0) << tried.err;
  EXPECT_THAT(tried.out, HasSubstr("term routes"));
  EXPECT_THAT(tried.out, HasSubstr("Elo -"));
}

TEST(TuneCommand, refuses_a_file_that_makes_no_sense) {
  const std::string file = Folder::file("odd.json", R"({"any": {"search": {"scal": 3}}})");
  const Result tried = run({"tune", "amsterdam", "--try", file});
  EXPECT_EQ(tried.status, 1);
  EXPECT_THAT(tried.err, HasSubstr("odd.json"));
  EXPECT_THAT(tried.err, HasSubstr("a search has no setting \"scal\""));
  EXPECT_THAT(tried.out, Not(HasSubstr("Elo")));
}

}  // namespace
}  // namespace fondaco::cli::testing
