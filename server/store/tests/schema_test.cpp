// SPDX-License-Identifier: MIT
#include "server/store/schema.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <fstream>

#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
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

/// Versions that are not made yet: the next adds a table that older programs overlook, the one after it does not.
std::vector<SchemaStep> tomorrows_steps(int oldest_reader) {
  std::vector<SchemaStep> steps = schema_steps();
  steps.push_back({.sql = "CREATE TABLE tomorrow (x INTEGER) STRICT; ALTER TABLE tables ADD COLUMN later TEXT NOT NULL"
                          " DEFAULT 'new'",
                   .oldest_reader = oldest_reader});
  return steps;
}

TEST_F(SchemaStore, a_later_version_that_only_adds_is_used_and_keeps_its_version) {
  const TableNumber number = open_sqlite(file())->add_table(new_table("a"));
  const int next = newest_version() + 1;
  {
    SqliteConnection connection(file(), Access::change);
    migrate(connection, file(), tomorrows_steps(newest_version()));
  }
  {
    const auto database = open_sqlite(file());
    database->append(number, entry(1));
    database->add_table(new_table("b"));
    database->update_table(*database->table("a"));
  }
  EXPECT_TRUE(open_sqlite_for_reading(file())->table("b"));
  SqliteConnection connection(file(), Access::change);
  EXPECT_EQ(connection.number("PRAGMA user_version"), next);
  EXPECT_EQ(connection.number("SELECT count(*) FROM tables WHERE later = 'new'"), 2);
  migrate(connection, file(), tomorrows_steps(newest_version()));
  EXPECT_EQ(open_sqlite_for_reading(file())->log(number).size(), 1U);
}

TEST_F(SchemaStore, a_later_version_that_older_programs_would_hurt_is_refused_and_left_alone) {
  open_sqlite(file());
  {
    SqliteConnection connection(file(), Access::change);
    migrate(connection, file(), tomorrows_steps(newest_version() + 1));
  }
  for (const auto open : {open_sqlite, open_sqlite_for_reading}) {
    EXPECT_THAT(line_of<StoreFailed>([&] { open(file()); }), HasSubstr("this program knows versions up to"));
  }
}

TEST_F(SchemaStore, the_marks_of_older_servers_are_taken_back_when_the_store_is_brought_up) {
  {
    SqliteConnection connection(file(), Access::make);
    migrate(connection, file(), {schema_steps()[0], schema_steps()[1]});
    connection.execute(
        "INSERT INTO tables VALUES"
        " (1, 'w', 'hansa', 'default', '', 1, '{}', '{}', 0, 0, 4, '', '', '', '', 1, 0, 0),"
        " (2, 'p', 'hansa', 'default', '', 1, '{}', '{}', 0, 0, 4, '', '', '', '', 1, 2, 0),"
        " (3, 'f', 'hansa', 'default', '', 1, '{}', '{}', 0, 0, 4, '', '', '', '', 1, 2, 3),"
        " (4, 'c', 'hansa', 'default', '', 1, '{}', '{}', 0, 0, 3, '', '', '', '', 1, 0, 0);"
        "INSERT INTO seats VALUES (1, 0, 7, '', NULL), (2, 0, 7, '', NULL), (3, 0, 7, '', NULL), (4, 0, 7, '', NULL)");
  }
  const auto database = open_sqlite(file());
  EXPECT_EQ(database->table("w")->status, TableStatus::waiting);
  EXPECT_EQ(database->table("p")->status, TableStatus::playing);
  EXPECT_EQ(database->table("f")->status, TableStatus::finished);
  EXPECT_EQ(database->table("c")->status, TableStatus::closed);
  EXPECT_EQ(database->tables(TableList::running, 7, 0, 9).size(), 2U);
  EXPECT_EQ(database->tables(TableList::finished, 7, 0, 9).size(), 1U);
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
}  // namespace fondaco::store::tests
