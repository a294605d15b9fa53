#include "server/store/schema.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "server/store/tests/store_folder.hpp"

namespace fondaco::server::testing {
namespace {

using ::testing::HasSubstr;

using SchemaStore = StoreTest;

TEST_F(SchemaStore, a_new_file_gets_the_newest_version_and_keeps_it) {
  open_sqlite(file())->add_table(new_table("a"));
  SqliteConnection connection(file(), Access::look);
  EXPECT_EQ(connection.number("PRAGMA user_version"), newest_version());
  EXPECT_EQ(connection.number("PRAGMA application_id"), 0x466f6e64);
  EXPECT_TRUE(open_sqlite(file())->table("a"));
}

TEST_F(SchemaStore, version_1_is_made_from_nothing) {
  std::ofstream(file()) << "";
  open_sqlite(file());
  SqliteConnection connection(file(), Access::look);
  EXPECT_GE(connection.number("PRAGMA user_version"), 1);
  EXPECT_EQ(connection.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table'"), 14);
}

TEST_F(SchemaStore, only_its_owner_may_read_the_file) {
  open_sqlite(file());
  struct stat about{};
  ASSERT_EQ(::stat(file().c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
}

TEST_F(SchemaStore, a_later_version_is_refused_in_one_line) {
  open_sqlite(file());
  tamper("PRAGMA user_version = 99");
  for (const auto open : {open_sqlite, open_sqlite_for_reading}) {
    EXPECT_EQ(
        line_of<StoreFailed>([&] { open(file()); }),
        file() + ": the store has version 99, this program knows versions up to " + std::to_string(newest_version()));
  }
}

TEST_F(SchemaStore, an_older_version_is_not_read_before_it_was_brought_up) {
  open_sqlite(file());
  tamper("PRAGMA user_version = 0");
  EXPECT_THAT(line_of<StoreFailed>([&] { open_sqlite_for_reading(file()); }), HasSubstr("older version 0"));
}

TEST_F(SchemaStore, a_database_of_somebody_else_is_refused_and_left_alone) {
  tamper("CREATE TABLE theirs (x); PRAGMA user_version = 1");
  for (const auto open : {open_sqlite, open_sqlite_for_reading}) {
    EXPECT_EQ(line_of<StoreFailed>([&] { open(file()); }), file() + ": this is no store of Fondaco");
  }
  SqliteConnection connection(file(), Access::look);
  EXPECT_EQ(connection.number("SELECT count(*) FROM sqlite_schema"), 1);
  EXPECT_FALSE(std::filesystem::exists(file() + "-wal"));
}

TEST_F(SchemaStore, a_file_that_is_no_database_is_refused) {
  std::ofstream(file()) << std::string(5000, 'x');
  for (const auto open : {open_sqlite, open_sqlite_for_reading}) {
    EXPECT_EQ(line_of<StoreFailed>([&] { open(file()); }), file() + ": this is no store of Fondaco");
  }
}

TEST_F(SchemaStore, a_missing_file_or_folder_is_said) {
  EXPECT_THAT(line_of<StoreFailed>([&] { open_sqlite_for_reading(file()); }), HasSubstr(file() + ": unable to open"));
  EXPECT_THAT(line_of<StoreFailed>([&] { open_sqlite(path("no/folder")); }), HasSubstr("no/folder: unable to open"));
}

TEST_F(SchemaStore, the_journal_lets_readers_and_the_writer_be) {
  open_sqlite(file());
  SqliteConnection connection(file(), Access::look);
  Query mode(connection, "PRAGMA journal_mode");
  ASSERT_TRUE(mode.next());
  EXPECT_EQ(mode.text(0), "wal");
}

}  // namespace
}  // namespace fondaco::server::testing
