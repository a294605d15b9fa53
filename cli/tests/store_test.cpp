// SPDX-License-Identifier: MIT
// The store of a table server, by hand.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"
#include "engine/any_game.hpp"
#include "games/catalogue.hpp"
#include "server/store/sqlite.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// A store with one finished table of two events.
class StoreCommand : public ::testing::Test {
 protected:
  StoreCommand() {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directory(folder_);
    database_ = store::open_sqlite(file());
    const GameEntry& entry = *games::catalogue().find("amsterdam");
    store::TableRow table;
    table.id = "abc";
    table.game = "amsterdam";
    table.edition = std::string(default_edition);
    table.edition_hash = load_embedded_edition(entry, default_edition)->hash();
    table.rules_version = entry.rules_version;
    table.options = R"({"players":2})";
    table.settings = "{}";
    table.seats = {{.user = 0, .level = "easy"}, {.user = 0, .level = "hard"}};
    table.status = store::TableStatus::finished;
    table.seed = "00000000000000000000000000000005";
    table.number = database_->add_table(table);
    table_ = table.number;
    append(1, store::EntryKind::start, "");
    append(2, store::EntryKind::move, "keep:both");
  }
  ~StoreCommand() override { std::filesystem::remove_all(folder_); }

  void append(std::int32_t seq, store::EntryKind kind, const std::string& text) {
    database_->append(table_, {.seq = seq, .kind = kind, .seat = 0, .text = text, .key = "", .at = 1});
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string file() const { return path("fondaco.db"); }
  /// Another move than the one that was written.
  void damage() {
    database_.reset();
    std::string bytes = read_file(file());
    const std::size_t at = bytes.rfind("keep:both");
    ASSERT_NE(at, std::string::npos);
    bytes.replace(at, 9, "keep:none");
    std::ofstream(file(), std::ios::binary) << bytes;
  }

  std::filesystem::path folder_ = Folder::path() / "store";
  std::unique_ptr<store::Database> database_;
  store::TableNumber table_ = 0;
};

TEST_F(StoreCommand, check_says_that_a_store_is_sound_while_it_is_open) {
  EXPECT_EQ(output({"store", "check", file()}), "sound: 1 table with 2 events in their logs\n");
  const json::Value report = document({"store", "check", file(), "--json"});
  EXPECT_THAT(keys(report), ElementsAre("file", "sound", "tables", "entries", "findings"));
  EXPECT_TRUE(at(report, "sound").boolean());
  EXPECT_EQ(at(report, "entries").whole(), 2);
}

TEST_F(StoreCommand, check_tells_the_damage_and_ends_with_status_1) {
  damage();
  const Result people = run({"store", "check", file()});
  EXPECT_EQ(people.status, 1);
  EXPECT_EQ(people.out, "table abc: table 1: log entry 2 is not what was written\n");
  EXPECT_THAT(people.err, HasSubstr("fondaco: " + file() + ": 1 finding, the first: table abc"));
  const Result scripts = run({"store", "check", file(), "--json"});
  EXPECT_EQ(scripts.status, 1);
  const json::Value report = parsed(scripts.out);
  EXPECT_FALSE(at(report, "sound").boolean());
  EXPECT_EQ(at(at(report, "findings").items()[0], "table").string(), "abc");
}

TEST_F(StoreCommand, backup_and_restore_bring_a_store_back) {
  EXPECT_EQ(output({"store", "backup", file(), path("copy.db")}), "backed up to " + path("copy.db") + "\n");
  expect_refused(run({"store", "backup", file(), path("copy.db")}), 1, "copy.db: the file is there already");
  expect_refused(run({"store", "restore", path("copy.db"), file()}), 1, "fondaco.db: the file is there already");
  expect_refused(run({"store", "restore", path("copy.db"), file(), "--replace"}), 1, "the store is in use");
  damage();
  EXPECT_THAT(output({"store", "restore", path("copy.db"), file(), "--replace"}), HasSubstr("1 table with 2 events"));
  EXPECT_THAT(output({"store", "check", file()}), HasSubstr("sound"));
}

TEST_F(StoreCommand, export_prints_lines_or_writes_records_that_verify) {
  const json::Value line = document({"store", "export", file()});
  EXPECT_EQ(at(line, "id").string(), "abc");
  EXPECT_EQ(at(line, "log").items().size(), 2U);
  EXPECT_EQ(output({"store", "export", file(), "--out", path("")}), "wrote 1 record\n");
  EXPECT_THAT(output({"replay", path("abc.fondaco.json"), "--verify"}), HasSubstr("verified: 1 move"));
}

TEST_F(StoreCommand, a_damaged_match_is_exported_with_its_mark_and_ends_with_status_1) {
  damage();
  const Result lines = run({"store", "export", file()});
  EXPECT_EQ(lines.status, 1);
  EXPECT_THAT(lines.out, HasSubstr(R"("damaged":"table 1: log entry 2 is not what was written")"));
  EXPECT_THAT(lines.out, HasSubstr("keep:none"));
  EXPECT_THAT(lines.err, HasSubstr("1 finding, the first: table abc: "));
  const Result records = run({"store", "export", file(), "--out", path("")});
  EXPECT_EQ(records.status, 1);
  EXPECT_EQ(records.out, "wrote 1 record\n");
  EXPECT_THAT(read_file(path("abc.fondaco.json")), HasSubstr(R"("damaged": ")"));
}

TEST_F(StoreCommand, a_match_of_another_rules_version_is_exported_and_no_finding) {
  store::TableRow table = database_->table("abc").value();
  table.rules_version = 99;
  database_->update_table(table);
  EXPECT_EQ(at(document({"store", "export", file()}), "rules_version").whole(), 99);
  EXPECT_EQ(output({"store", "export", file(), "--out", path("")}), "wrote 1 record\n");
  expect_refused(run({"replay", path("abc.fondaco.json")}), 1, "this program plays rules version 1 of amsterdam");
  EXPECT_THAT(output({"store", "check", file()}), HasSubstr("sound"));
}

TEST_F(StoreCommand, repair_brings_back_what_an_older_server_marked) {
  EXPECT_EQ(output({"store", "repair", file()}), "nothing to repair\n");
  store::TableRow table = database_->table("abc").value();
  table.status = store::TableStatus::damaged;
  table.finished = 7;
  database_->update_table(table);
  const json::Value report = document({"store", "repair", file(), "--json"});
  EXPECT_THAT(keys(report), ElementsAre("file", "restored", "findings"));
  EXPECT_EQ(at(report, "restored").items()[0].string(), "abc");
  EXPECT_EQ(database_->table("abc")->status, store::TableStatus::finished);
  database_->update_table(table);
  EXPECT_EQ(output({"store", "repair", file()}), "restored table abc\n");
}

TEST_F(StoreCommand, repair_tells_which_logs_really_fail_and_leaves_them) {
  damage();
  const std::string bytes = read_file(file());
  const Result result = run({"store", "repair", file()});
  EXPECT_EQ(result.status, 1);
  EXPECT_EQ(result.out, "table abc: table 1: log entry 2 is not what was written\n");
  EXPECT_EQ(read_file(file()), bytes);
}

TEST_F(StoreCommand, other_files_are_refused_in_one_line) {
  const std::string other = Folder::file("other", "no store at all, and longer than nothing");
  for (const std::string command : {"check", "repair", "export"}) {
    expect_refused(run({"store", command, other}), 1, other + ": this is no store of Fondaco");
    expect_refused(run({"store", command, "/nonexistent.db"}), 1, "/nonexistent.db: unable to open");
  }
  expect_refused(run({"store", "restore", other, path("new.db")}), 1, "this is no store of Fondaco");
  expect_refused(run({"store", "backup", other, path("new.db")}), 1, "this is no store of Fondaco");
}

}  // namespace
}  // namespace fondaco::cli::testing
