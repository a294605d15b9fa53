// SPDX-License-Identifier: MIT
#include "server/store/store_lock.hpp"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <future>

#include "server/store/tests/store_folder.hpp"
#include "server/store/tools.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
namespace fs = std::filesystem;

class LockedStore : public StoreTest {
 protected:
  std::string refusal(const std::string& name) const {
    return line_of<StoreFailed>([&] { const StoreLock second(name); });
  }
  const std::string by_me = "process " + std::to_string(::getpid()) + " has this store open; stop it first";
};

TEST_F(LockedStore, a_second_server_is_refused_in_one_line_that_names_the_first) {
  const StoreLock first(file());
  EXPECT_EQ(refusal(file()), file() + ": " + by_me);
}

TEST_F(LockedStore, it_is_free_again_when_the_first_has_gone_and_leaves_nothing) {
  {
    const StoreLock first(file());
  }
  EXPECT_FALSE(fs::exists(file() + ".lock"));
  EXPECT_EQ(refusal(file()), "no error");
}

TEST_F(LockedStore, other_names_of_the_file_do_not_fool_it) {
  fs::create_directory(path("folder"));
  fs::create_directory_symlink(path("folder"), path("link"));
  fs::create_symlink("folder/store.db", path("alias.db"));  // which is not there yet
  fs::create_symlink(path("alias.db"), path("alias of the alias.db"));
  const StoreLock first(path("folder/store.db"));
  EXPECT_THAT(refusal(path("link/store.db")), HasSubstr(by_me));
  EXPECT_THAT(refusal(path("folder/../folder/./store.db")), HasSubstr(by_me));
  EXPECT_THAT(refusal(path("alias.db")), HasSubstr(by_me));
  EXPECT_THAT(refusal(path("alias of the alias.db")), HasSubstr(by_me));
  EXPECT_EQ(refusal(path("folder/other.db")), "no error");
}

TEST_F(LockedStore, a_process_that_is_killed_lets_go) {
  int ends[2] = {-1, -1};
  ASSERT_EQ(::pipe(ends), 0);
  const pid_t child = ::fork();
  if (child == 0) {
    const StoreLock held(file());
    [[maybe_unused]] const auto told = ::write(ends[1], "x", 1);
    for (;;) ::pause();
  }
  char letter = 0;
  ASSERT_EQ(::read(ends[0], &letter, 1), 1);
  EXPECT_THAT(refusal(file()), HasSubstr(": process " + std::to_string(child) + " has"));
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  EXPECT_TRUE(fs::exists(file() + ".lock"));
  EXPECT_EQ(refusal(file()), "no error");
  ::close(ends[0]);
  ::close(ends[1]);
}

TEST_F(LockedStore, who_waits_gets_it_as_soon_as_it_is_free) {
  auto first = std::make_unique<StoreLock>(file());
  std::promise<std::string> told;
  auto line = told.get_future();
  auto second = std::async(std::launch::async, [&] {
    const StoreLock lock(file(), std::chrono::minutes(1), [&](const std::string& says) { told.set_value(says); });
    return refusal(file());
  });
  EXPECT_EQ(line.get(), file() + ": process " + std::to_string(::getpid()) + " has this store open");
  first.reset();
  EXPECT_THAT(second.get(), HasSubstr(by_me)) << "two had it at once";
}

TEST_F(LockedStore, a_lock_file_that_was_left_behind_is_no_lock) {
  {
    std::ofstream(file() + ".lock") << "99999999\n";
  }  // of one that was killed
  const StoreLock lock(file());
  EXPECT_THAT(refusal(file()), HasSubstr(by_me));
}

TEST_F(LockedStore, restore_respects_it_and_all_other_tools_work) {
  {
    open_sqlite(file())->add_table(new_table("a", {{.user = 0, .level = "easy"}}));
  }
  back_up_store(file(), path("backup.db"));
  const StoreLock server(file());
  const auto database = open_sqlite(file());
  EXPECT_TRUE(check_store(file()).sound());
  back_up_store(file(), path("second.db"));
  EXPECT_TRUE(export_matches(file(), [](const std::string&) {}).empty());
  EXPECT_EQ(line_of<StoreFailed>([&] { restore_store(path("backup.db"), file(), true); }), file() + ": " + by_me);
  // Also where the file of a running server was deleted.
  for (const char* end : {"", "-wal", "-shm"}) fs::remove(file() + end);
  EXPECT_EQ(line_of<StoreFailed>([&] { restore_store(path("backup.db"), file(), false); }), file() + ": " + by_me);
}

TEST_F(LockedStore, a_folder_that_is_not_there_is_refused) {
  EXPECT_THAT(refusal(path("nowhere/store.db")), StartsWith(path("nowhere/store.db") + ": "));
}

}  // namespace
}  // namespace fondaco::store::tests
