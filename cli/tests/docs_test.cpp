// The files that the documentation shows: they must stay true.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::HasSubstr;

std::string example(const std::string& name) { return std::string(FONDACO_SOURCE_DIR "/docs/example/") + name; }

TEST(Docs, the_example_record_verifies) {
  EXPECT_THAT(output({"replay", example("evening.fondaco.json"), "--verify"}), HasSubstr("verified"));
}

TEST(Docs, the_example_puzzle_can_be_loaded) {
  EXPECT_THAT(output({"position", "legal", example("puzzle.json")}), HasSubstr("claim:"));
}

// docs/records.md prints the record whole.
TEST(Docs, the_example_record_is_the_one_printed) {
  const std::string record = read_file(example("evening.fondaco.json"));
  EXPECT_THAT(read_file(FONDACO_SOURCE_DIR "/docs/records.md"),
              HasSubstr(record.substr(record.find("\"state_hash\""), 34)));
}

}  // namespace
}  // namespace fondaco::cli::testing
