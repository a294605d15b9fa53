// SPDX-License-Identifier: MIT
#include "cli/progress.hpp"

#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace fondaco::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Progress, tells_the_time_left_from_what_was_played) {
  EXPECT_EQ(progress_line(12, 24, 0, "a 50 %, b 50 %", 60, 200),
            "[###############...............] 12 of 24, 60 s left, a 50 %, b 50 %");
  EXPECT_THAT(progress_line(12, 24, 10, "", 60, 200), HasSubstr("12 of 24, 6 min left"))
      << "what was found in a file cost no time";
  EXPECT_THAT(progress_line(100, 1000, 0, "", 3600, 200), HasSubstr("100 of 1,000, 9 h 00 min left"));
}

TEST(Progress, tells_the_time_passed_before_anything_is_finished) {
  EXPECT_EQ(progress_line(0, 24, 0, "", 75, 200), "[..............................] 0 of 24, 75 s so far");
  EXPECT_THAT(progress_line(10, 24, 10, "", 5, 200), HasSubstr("10 of 24, 5 s so far"));
}

TEST(Progress, fits_the_terminal) {
  EXPECT_EQ(progress_line(12, 24, 0, "a long note", 60, 10), "[#########");
  EXPECT_THAT(progress_line(1, 2, 0, "\x1b[2J", 60, 80), Not(HasSubstr("\x1b")));
}

// script(1), which every Debian has, lends a terminal; the run is long enough for the bar to appear and short enough
// for a test.
TEST(Progress, is_shown_on_a_terminal_and_gone_in_the_end) {
  const std::string bot = testing::Folder::file(
      "slow.sh",
      "read hello; echo '{\"ready\":true}'; while read -r line; do case $line in *choose*) "
      "sleep 0.05; m=${line#*'\"moves\":[\"'}; echo \"{\\\"move\\\":\\\"${m%%'\"'*}\\\"}\";; esac; done");
  const testing::Result result = testing::shell(
      "script -qec \"$FONDACO arena amsterdam --threads 2 --games 2 --bots 'exec:sh " + bot + ",random'\" /dev/null");
  EXPECT_EQ(result.status, 0) << result.out;
  EXPECT_THAT(result.out, HasSubstr("[..............................] 0 of 2, "));
  EXPECT_THAT(result.out, HasSubstr("\r\x1b[K")) << "wiped away";
  EXPECT_THAT(result.out, HasSubstr("mean rank"));
}

}  // namespace
}  // namespace fondaco::cli
