// SPDX-License-Identifier: MIT
// Stores of every version there was, as servers of their time left them (server/store/tests/golden), under this
// program.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "server/store/schema.hpp"
#include "server/store/tools.hpp"
#include "server/tables/table_messages.hpp"
#include "server/tables/tests/registry_fixture.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::tables {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// The tables of each, by number.
constexpr int with_undo_and_chat = 1;
constexpr int with_bot = 2;
constexpr int running = 3;
constexpr int taken_over = 4;
constexpr int imported = 5;
constexpr int waiting = 6;
constexpr int marked_damaged = 7;  ///< by a server before version 3

class GoldenStore : public RegistryTest, public ::testing::WithParamInterface<int> {
 protected:
  void SetUp() override { take(GetParam()); }

  /// The store of that version, in the place of ours.
  void take(int version) {
    close();
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file + end);
    const std::ifstream golden(std::string(FONDACO_SOURCE_DIR "/server/store/tests/golden/version_") +
                               std::to_string(version) + ".sql");
    ASSERT_TRUE(golden) << "there is no golden store of version " << version;
    std::ostringstream sql;
    sql << golden.rdbuf();
    tamper(sql.str());
    loop.set_now(1'800'000'000'000);
    logs = rows("SELECT * FROM log");
    open();
  }

  std::string rows(const std::string& sql) const {
    sqlite3* handle = nullptr;
    EXPECT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
    std::string text;
    const auto append = [](void* into, int count, char** values, char**) {
      for (int i = 0; i < count; ++i) static_cast<std::string*>(into)->append(values[i] ? values[i] : "NULL") += '|';
      return 0;
    };
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), append, &text, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    sqlite3_close(handle);
    return text;
  }

  std::string id(int number) const {
    const std::string found = rows("SELECT id FROM tables WHERE number = " + std::to_string(number));
    return found.substr(0, found.size() - 1);
  }
  TablePtr table(int number) { return find(id(number)); }

  std::string logs;
};

TEST_P(GoldenStore, is_brought_up_to_the_newest_version_and_is_sound) {
  EXPECT_EQ(rows("PRAGMA user_version"), std::to_string(store::newest_version()) + "|");
  EXPECT_EQ(rows("SELECT * FROM log"), logs);
  const store::StoreReport report = store::check_store(file);
  EXPECT_THAT(report.findings, IsEmpty());
  EXPECT_EQ(report.tables, 7);
}

TEST_P(GoldenStore, lists_all_its_tables_without_obstacles) {
  const std::string over = house->archive.my_finished(ada, 0);
  for (const int number : {with_undo_and_chat, with_bot, marked_damaged}) EXPECT_THAT(over, HasSubstr(id(number)));
  const std::string mine = house->archive.mine(ada);
  for (const int number : {running, taken_over, waiting}) EXPECT_THAT(mine, HasSubstr(id(number)));
  EXPECT_THAT(over + mine, Not(HasSubstr("obstacle")));
  EXPECT_THAT(house->archive.open(0), HasSubstr(id(waiting)));
  EXPECT_EQ(table(with_undo_and_chat)->last_line(), 1);
  EXPECT_TRUE(table(taken_over)->match_log()->plays_itself(1));
}

TEST_P(GoldenStore, tells_an_imported_match_as_such) {
  const std::string text = table_text(house->registry, *table(imported), Viewer::spectator());
  EXPECT_THAT(text, HasSubstr(R"("imported":{"by":"user 2","at":)"));
  EXPECT_THAT(text, Not(HasSubstr("commitment")));
}

TEST_P(GoldenStore, exports_records_that_verify) {
  std::map<std::string, std::string> records;
  EXPECT_THAT(
      store::export_records(file, [&](const std::string& one, const std::string& text) { records[one] = text; }),
      IsEmpty());
  EXPECT_EQ(records.size(), 4U);
  for (const int number : {with_undo_and_chat, with_bot, imported, marked_damaged}) {
    for (const std::string& record : {records[id(number)], *house->archive.record(*table(number))}) {
      EXPECT_EQ(fault_text(Match::load(record, games::catalogue(), nullptr, true)), "");
    }
  }
}

TEST_P(GoldenStore, plays_on) {
  house->registry.wake_all();
  loop.run_pending();
  const TablePtr played = table(running);
  const std::int32_t seq = played->match_log()->seq();
  EXPECT_EQ(move(played), "ok");
  EXPECT_GT(played->match_log()->seq(), seq);
  EXPECT_EQ(join(table(waiting), bea), "ok");
  EXPECT_TRUE(loop.run_until([&] { return table(waiting)->playing(); }));
}

/// What a newer program leaves: a version of the store that only adds, and matches by rules that we do not have.
TEST_P(GoldenStore, is_as_before_after_a_trip_through_a_newer_version) {
  close();
  const std::string tables = rows("SELECT * FROM tables");
  const std::string seats = rows("SELECT * FROM seats");
  std::vector<store::SchemaStep> steps = store::schema_steps();
  steps.push_back({.sql = "CREATE TABLE tomorrow (x INTEGER) STRICT", .oldest_reader = store::newest_version()});
  {
    store::SqliteConnection connection(file, store::Access::change);
    store::migrate(connection, file, steps);
    connection.execute("UPDATE tables SET rules_version = rules_version + 76, edition_hash = 'x' || edition_hash");
  }
  open();
  house->registry.wake_all();
  loop.run_pending();
  house->archive.mine(ada);
  EXPECT_THAT(house->archive.my_finished(ada, 0), HasSubstr(R"("status":"other_version")"));
  EXPECT_THAT(store::export_matches(file, [](const std::string&) {}), IsEmpty());
  loop.advance(3'600'000);
  house->writer.flush();
  close();
  tamper("UPDATE tables SET rules_version = rules_version - 76, edition_hash = substr(edition_hash, 2)");
  EXPECT_EQ(rows("SELECT * FROM tables"), tables);
  EXPECT_EQ(rows("SELECT * FROM seats"), seats);
  EXPECT_EQ(rows("SELECT * FROM log"), logs);
  EXPECT_EQ(rows("PRAGMA user_version"), std::to_string(store::newest_version() + 1) + "|");
  open();
  EXPECT_TRUE(table(running)->playing());
  EXPECT_EQ(move(table(running)), "ok");
}

INSTANTIATE_TEST_SUITE_P(OfVersion, GoldenStore, ::testing::Range(1, store::newest_version() + 1));

class NewestGoldenStore : public GoldenStore {
 protected:
  void SetUp() override { take(store::newest_version()); }
};

TEST_F(NewestGoldenStore, has_the_tables_that_a_new_store_gets) {
  const std::string schema =
      "SELECT type, name, tbl_name, replace(sql, '\"', '') FROM sqlite_schema ORDER BY type, name";
  const std::string golden = rows(schema);
  close();
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file + end);
  open();
  EXPECT_EQ(rows(schema), golden) << "the schema has changed: make its golden store anew (golden/README.md)";
}

}  // namespace
}  // namespace fondaco::tables
