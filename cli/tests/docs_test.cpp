// SPDX-License-Identifier: MIT
// The files that the documentation shows: they must stay true.
#include <gmock/gmock.h>

#include <sstream>

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

// docs/bots.md shows what is said to a program and what is said about one.
TEST(Docs, the_conversation_with_a_bot_is_the_one_printed) {
  const std::string page = read_file(FONDACO_SOURCE_DIR "/docs/bots.md");
  const std::string heard = (Folder::path() / "heard").string();
  const std::string bot =
      Folder::file("listener.sh", "read hello; echo '{\"ready\":true}'; { echo \"$hello\"; cat; } >" + heard);
  EXPECT_EQ(run({"arena", "amsterdam", "--bots", "random,exec:sh " + bot + "@1ms", "--threads", "1"}).status, 1);
  std::istringstream lines(read_file(heard));
  std::string hello;
  std::getline(lines, hello);
  EXPECT_THAT(page, HasSubstr("\n" + hello + "\n"));
  std::string newgame;
  std::getline(lines, newgame);
  std::string flat = page;
  for (std::size_t at = 0; (at = flat.find(",\n \"", at)) != std::string::npos;) flat.replace(at, 3, ",");
  EXPECT_THAT(flat, HasSubstr("\n" + newgame + "\n"));
  EXPECT_THAT(page, HasSubstr(run({"arena", "amsterdam", "--bots", "exec:cat,random"}).err));
}

}  // namespace
}  // namespace fondaco::cli::testing
