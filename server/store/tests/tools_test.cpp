// SPDX-License-Identifier: MIT
#include "server/store/tools.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <fstream>
#include <map>
#include <thread>

#include "engine/json/reader.hpp"
#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "server/store/connection.hpp"
#include "server/store/kept_deal.hpp"
#include "server/store/tests/store_folder.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

class ToolsStore : public StoreTest {
 protected:
  std::unique_ptr<Database> database = open_sqlite(file());
  UserId ada = database->add_user({.id = 0, .name = "Ada", .password = ""});

  TableNumber add(const std::string& id, int entries) {
    const TableNumber number = database->add_table(new_table(id, {{.user = ada, .level = ""}, {}}));
    for (std::int32_t seq = 1; seq <= entries; ++seq) database->append(number, entry(seq));
    return number;
  }

  /// A match as the server would leave it: some moves, two of them taken back, and called finished.
  void add_finished(const std::string& id) {
    const GameEntry& game_entry = *games::catalogue().find("amsterdam");
    const std::shared_ptr<const AnyGame> game = *build_default(game_entry, default_options(game_entry.options, 2));
    Match match(game, Seed{.low = 0xfeed, .high = 0x5eed}, {"Ada", "medium"});
    TableRow table =
        new_table(id, {{.user = ada, .level = "", .share_hash = "56", .share = "78"}, {.level = "medium"}});
    table.secret = "34";
    table.edition_hash = game->edition_hash();
    table.rules_version = game_entry.rules_version;
    table.options = R"({"players":2,"merch_ties":"literal"})";
    table.status = TableStatus::finished;
    table.seed = "0000000000005eed000000000000feed";
    table.nonce = "0123";
    table.results = R"([{"total":7,"rank":1},{"total":3,"rank":2}])";
    table.finished = 99;
    const TableNumber number = database->add_table(table);
    std::int32_t seq = 0;
    const auto keep = [&](EntryKind kind, const std::string& text) {
      database->append(number, {.seq = ++seq, .kind = kind, .seat = 0, .text = text, .key = "", .at = 1});
    };
    keep(EntryKind::start, "");
    const auto play = [&](int moves) {
      for (int i = 0; i < moves; ++i) {
        const Move move = game->legal(match.state()).front();
        keep(EntryKind::move, game->text(move));
        match.apply(move);
      }
    };
    play(6);
    match.undo_to(4);
    keep(EntryKind::undo, "4 by 1");
    play(3);
    record = match.save([&](json::Writer& out) { write_deal(table, out); });
  }

  std::vector<std::string> found(const std::string& in) {
    std::vector<std::string> lines;
    for (const Finding& finding : check_store(in).findings) lines.push_back(finding.table + ": " + finding.what);
    return lines;
  }

  std::string record;
};

TEST_F(ToolsStore, a_sound_store_has_no_findings) {
  add("a", 3);
  add("b", 2);
  const StoreReport report = check_store(file());
  EXPECT_TRUE(report.sound());
  EXPECT_EQ(report.tables, 2);
  EXPECT_EQ(report.entries, 5);
}

TEST_F(ToolsStore, check_names_every_damaged_match_and_goes_on) {
  add("a", 3);
  add("b", 3);
  add("c", 3);
  tamper(
      "UPDATE log SET text = 'x' WHERE table_number = 1 AND seq = 2; DELETE FROM log WHERE table_number = 2 AND seq = "
      "1");
  EXPECT_THAT(found(file()),
              ElementsAre("a: table 1: log entry 2 is not what was written", "b: table 2: log entry 1 is missing"));
  EXPECT_EQ(check_store(file()).entries, 3);
  EXPECT_TRUE(check_store(file()).usable());
}

TEST_F(ToolsStore, check_looks_at_rows_and_seats) {
  add("a", 0);
  add("b", 0);
  add("c", 0);
  add("d", 0);
  tamper(
      "UPDATE tables SET status = 77 WHERE number = 1;"
      "DELETE FROM seats WHERE table_number = 2 AND seat = 0;"
      "UPDATE seats SET level = 'hard' WHERE table_number = 3 AND seat = 0;"
      "UPDATE seats SET user = 1234 WHERE table_number = 4 AND seat = 0");
  EXPECT_THAT(found(file()), ElementsAre("a: unknown status", "b: a seat is missing",
                                         "c: seat 0 has a person and a bot", "d: seat 0 belongs to an unknown user"));
}

TEST_F(ToolsStore, what_belongs_to_no_table_concerns_the_file) {
  add("a", 2);
  tamper("DELETE FROM tables");
  const StoreReport report = check_store(file());
  EXPECT_FALSE(report.usable());
  EXPECT_THAT(found(file()), ElementsAre(": log of what is not in tables", ": seats of what is not in tables"));
}

TEST_F(ToolsStore, check_survives_a_broken_page) {
  database->begin();
  for (int i = 0; i < 50; ++i) add(std::to_string(i), 20);
  database->commit();
  database.reset();
  ASSERT_GT(std::filesystem::file_size(file()), 20U * 4096);
  {
    std::fstream bytes(file(), std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(-3 * 4096, std::ios::end);
    bytes << std::string(4096, 'x');
  }
  const StoreReport report = check_store(file());
  EXPECT_FALSE(report.usable());
  EXPECT_EQ(report.tables, 50);
  EXPECT_GT(report.entries, 0);
}

TEST_F(ToolsStore, a_backup_is_the_store_of_one_moment_while_somebody_writes) {
  const TableNumber first = add("a", 1);
  const TableNumber second = add("b", 1);
  std::atomic<bool> stop = false;
  std::atomic<std::size_t> written = 1;
  std::jthread writing([&] {
    const auto writer = open_sqlite(file());
    for (std::int32_t seq = 2; !stop; ++seq) {
      writer->attempt([&](Database& store) {
        store.append(first, entry(seq));
        store.append(second, entry(seq));
      });
      written = static_cast<std::size_t>(seq);
      written.notify_one();
    }
  });
  for (int i = 0; i < 5; ++i) {
    const std::size_t before = written;
    written.wait(before);
    const std::string copy = path("backup" + std::to_string(i) + ".db");
    back_up_store(file(), copy);
    EXPECT_THAT(found(copy), IsEmpty());
    const auto kept = open_sqlite_for_reading(copy);
    const std::size_t entries = kept->log(first).size();
    EXPECT_EQ(entries, kept->log(second).size());
    EXPECT_GT(entries, before);
    EXPECT_FALSE(std::filesystem::exists(copy + ".part"));
    EXPECT_FALSE(std::filesystem::exists(copy + "-wal"));
  }
  stop = true;
  writing.join();
  EXPECT_THAT(found(file()), IsEmpty());
}

TEST_F(ToolsStore, a_backup_overwrites_nothing) {
  std::ofstream(path("old")) << "precious";
  EXPECT_EQ(line_of<StoreFailed>([&] { back_up_store(file(), path("old")); }),
            path("old") + ": the file is there already");
  EXPECT_EQ(std::filesystem::file_size(path("old")), 8U);
  EXPECT_THROW(back_up_store(path("old"), path("new")), StoreFailed);
  EXPECT_THROW(back_up_store(path("missing"), path("new")), StoreFailed);
  EXPECT_THROW(back_up_store(file(), path("no/folder")), StoreFailed);
  EXPECT_FALSE(std::filesystem::exists(path("new")));
}

TEST_F(ToolsStore, a_restored_store_goes_on_where_the_backup_was) {
  const TableNumber table = add("a", 3);
  back_up_store(file(), path("backup.db"));
  const StoreReport report = restore_store(path("backup.db"), path("new.db"), false);
  EXPECT_EQ(report.entries, 3);
  const auto restored = open_sqlite(path("new.db"));
  restored->append(table, entry(4));
  EXPECT_THAT(restored->log(table), SizeIs(4));
}

TEST_F(ToolsStore, restore_replaces_only_when_told_and_when_nobody_has_it_open) {
  const TableNumber table = add("a", 3);
  back_up_store(file(), path("backup.db"));
  database->append(table, entry(4));
  EXPECT_EQ(line_of<StoreFailed>([&] { restore_store(path("backup.db"), file(), false); }),
            file() + ": the file is there already");
  EXPECT_EQ(line_of<StoreFailed>([&] { restore_store(path("backup.db"), file(), true); }),
            file() + ": the store is in use; stop the server first");
  EXPECT_THAT(database->log(table), SizeIs(4));
  database.reset();
  restore_store(path("backup.db"), file(), true);
  EXPECT_THAT(open_sqlite(file())->log(table), SizeIs(3));
}

TEST_F(ToolsStore, restore_forgets_the_journal_of_a_broken_store) {
  const TableNumber table = add("a", 3);
  back_up_store(file(), path("backup.db"));
  database.reset();
  std::ofstream(file()) << std::string(9000, 'x');
  std::ofstream(file() + "-wal") << "of the broken one";
  restore_store(path("backup.db"), file(), true);
  EXPECT_THAT(open_sqlite(file())->log(table), SizeIs(3));
}

TEST_F(ToolsStore, an_unusable_backup_is_not_restored_but_one_with_a_damaged_match_is) {
  add("a", 3);
  back_up_store(file(), path("backup.db"));
  tamper(path("backup.db"), "UPDATE log SET text = 'x' WHERE seq = 2");
  EXPECT_THAT(restore_store(path("backup.db"), path("new.db"), false).findings, SizeIs(1));
  tamper(path("backup.db"), "DELETE FROM tables");
  EXPECT_THAT(line_of<StoreFailed>([&] { restore_store(path("backup.db"), path("newer.db"), false); }),
              HasSubstr("backup.db: log of what is not in tables"));
  EXPECT_FALSE(std::filesystem::exists(path("newer.db")));
}

TEST_F(ToolsStore, finished_matches_are_exported_as_lines) {
  add("running", 3);
  add_finished("one");
  add_finished("two");
  std::vector<std::string> lines;
  EXPECT_THAT(export_matches(file(), [&](const std::string& line) { lines.push_back(line); }), IsEmpty());
  ASSERT_THAT(lines, SizeIs(2));
  const Result<json::Value> exported = json::read(lines[1]);
  ASSERT_EQ(fault_text(exported), "");
  const json::Value& match = *exported;
  EXPECT_EQ(match.find("id")->string(), "two");
  EXPECT_EQ(match.find("nonce")->string(), "0123");
  EXPECT_EQ(match.find("secret")->string(), "34");
  EXPECT_EQ(match.find("seats")->items()[0].find("share_hash")->string(), "56");
  EXPECT_EQ(match.find("seats")->items()[0].find("share")->string(), "78");
  EXPECT_EQ(match.find("seats")->items()[0].find("name")->string(), "Ada");
  EXPECT_EQ(match.find("seats")->items()[1].find("bot")->string(), "medium");
  EXPECT_EQ(match.find("results")->items()[0].find("total")->whole(), 7);
  const auto log = match.find("log")->items();
  ASSERT_THAT(log, SizeIs(11));
  EXPECT_EQ(log[0].find("kind")->string(), "start");
  EXPECT_EQ(log[7].find("kind")->string(), "undo");
  EXPECT_EQ(log[7].find("text")->string(), "4 by 1");
  EXPECT_EQ(lines[1].find('\n'), std::string::npos);
}

TEST_F(ToolsStore, finished_matches_are_exported_as_records) {
  add_finished("one");
  std::vector<std::string> records;
  EXPECT_THAT(export_records(file(),
                             [&](const std::string& id, const std::string& text) {
                               EXPECT_EQ(id, "one");
                               records.push_back(text);
                             }),
              IsEmpty());
  EXPECT_THAT(records, ElementsAre(record));
}

TEST_F(ToolsStore, every_finished_match_is_exported_and_what_is_wrong_is_told) {
  add_finished("damaged");
  add_finished("foreign");
  add_finished("impossible");
  add_finished("good");
  database->append(3, {.seq = 12, .kind = EntryKind::move, .seat = 0, .text = "fly:moon", .key = "", .at = 1});
  tamper(
      "UPDATE log SET text = 'pass' WHERE table_number = 1 AND seq = 3; UPDATE tables SET rules_version = 99 WHERE "
      "number = 2");
  const auto expect_told = [](const std::vector<Finding>& findings) {
    ASSERT_THAT(findings, SizeIs(2));
    EXPECT_EQ(findings[0].table, "damaged");
    EXPECT_EQ(findings[0].what, "table 1: log entry 3 is not what was written");
    EXPECT_EQ(findings[1].table, "impossible");
    EXPECT_THAT(findings[1].what, HasSubstr("it does not replay: moves["));
  };
  std::map<std::string, std::string> records;
  expect_told(export_records(file(), [&](const std::string& id, const std::string& text) { records[id] = text; }));
  ASSERT_THAT(records, SizeIs(4));
  EXPECT_EQ(records["good"], record);
  EXPECT_THAT(records["foreign"], HasSubstr(R"("rules_version": 99)"));
  EXPECT_THAT(records["foreign"], HasSubstr(R"("total": 7)")) << "the results are those that were kept";
  EXPECT_THAT(records["impossible"], HasSubstr(R"("unplayable": "it does not replay)"));
  EXPECT_THAT(records["damaged"], HasSubstr(R"("damaged": "table 1: log entry 3 is not)"));

  std::vector<std::string> lines;
  expect_told(export_matches(file(), [&](const std::string& line) { lines.push_back(line); }));
  ASSERT_THAT(lines, SizeIs(4));
  EXPECT_THAT(lines[0], HasSubstr(R"("damaged":"table 1: log entry 3 is not what was written","log":[)"));
  EXPECT_THAT(lines[0], HasSubstr(R"("text":"pass","at":1,"checksum":)")) << "the bytes as they are";
  EXPECT_THAT(lines[2], HasSubstr(R"("text":"fly:moon")"));
  EXPECT_THAT(lines[3], Not(HasSubstr("checksum")));
}

TEST_F(ToolsStore, a_match_of_another_version_comes_out_as_it_went_in) {
  add_finished("one");
  const auto lines = [&] {
    std::string all;
    EXPECT_THAT(export_matches(file(), [&](const std::string& line) { all += line; }), IsEmpty());
    return all;
  };
  const std::string own = lines();
  tamper("UPDATE tables SET rules_version = 99");
  EXPECT_THAT(lines(), HasSubstr(R"("rules_version":99)"));
  tamper("UPDATE tables SET rules_version = 1");
  EXPECT_EQ(lines(), own);
  EXPECT_TRUE(check_store(file()).sound());
}

TEST_F(ToolsStore, a_damaged_row_or_text_is_exported_as_far_as_it_can_be_read) {
  add_finished("one");
  tamper("UPDATE tables SET options = '{', results = 'x'; UPDATE log SET text = CAST(x'ff41' AS TEXT) WHERE seq = 2");
  std::string line;
  EXPECT_THAT(export_matches(file(), [&](const std::string& text) { line = text; }), SizeIs(1));
  EXPECT_THAT(line, HasSubstr(R"("options":"{")"));
  EXPECT_THAT(line, HasSubstr(R"("bytes":"ff41")"));
  EXPECT_EQ(fault_text(json::read(line)), "");
}

TEST_F(ToolsStore, an_entry_of_tomorrow_is_exported_with_its_number) {
  add_finished("one");
  database->append(1, {.seq = 12, .kind = EntryKind{200}, .seat = 0, .text = "what", .key = "", .at = 1});
  std::string line;
  EXPECT_THAT(export_matches(file(), [&](const std::string& text) { line = text; }), IsEmpty());
  EXPECT_THAT(line, HasSubstr(R"({"seq":12,"kind":200,"seat":0,"text":"what","at":1})"));
}

TEST_F(ToolsStore, an_imported_match_is_exported_with_its_mark_and_without_a_nonce) {
  add_finished("one");
  tamper(R"(UPDATE tables SET settings = '{"names":["Zoe","Yan"],"imported":{"by":1,"at":5}}')");
  std::string text;
  export_matches(file(), [&](const std::string& line) { text = line; });
  EXPECT_THAT(text, HasSubstr(R"("imported":{"by":"Ada","at":5})"));
  EXPECT_THAT(text, Not(HasSubstr(R"("nonce")")));
  export_records(file(), [&](const std::string&, const std::string& one) { text = one; });
  EXPECT_THAT(text, HasSubstr(R"("seats": ["Zoe", "Yan"])"));
  EXPECT_THAT(text, HasSubstr(R"("imported": {"by": "Ada", "at": 5})"));
  EXPECT_THAT(text, Not(HasSubstr("fairness"))) << "nothing was promised about its dice";
}

TEST_F(ToolsStore, a_match_whose_names_are_damaged_is_not_taken_for_one_of_this_server) {
  add_finished("one");
  tamper(R"(UPDATE tables SET settings = '{"names":["Zoe",7]}')");
  std::string text;
  EXPECT_THAT(export_matches(file(), [&](const std::string& line) { text = line; }), SizeIs(1));
  EXPECT_THAT(text, HasSubstr("names[1]: expected a string, found 7"));
}

/// Every log entry of the store, byte for byte.
std::string logs_of(const std::string& file) {
  SqliteConnection connection(file, Access::look);
  Query query(connection,
              "SELECT group_concat(quote(table_number) || quote(seq) || quote(text) || quote(checksum))"
              " FROM log");
  return query.next() ? query.text(0) : "";
}

TEST_F(ToolsStore, repair_takes_back_the_marks_of_older_servers_and_nothing_else) {
  add("waiting", 0);
  add("playing", 3);
  add_finished("finished");
  add_finished("untouched");
  add("broken", 3);
  const auto rows = [&] {
    std::string all;
    SqliteConnection connection(file(), Access::look);
    Query query(connection,
                "SELECT id, status, seats.finished FROM tables JOIN seats ON table_number = number"
                " ORDER BY number, seat");
    while (query.next()) all += query.text(0) + query.text(1) + query.text(2) + " ";
    return all;
  };
  tamper("UPDATE tables SET started = 5, status = 1 WHERE id IN ('playing', 'broken')");
  const std::string before = rows();
  tamper(
      "UPDATE log SET text = 'x' WHERE seq = 2 AND table_number = 5;"
      "UPDATE tables SET status = 4 WHERE id <> 'untouched';"
      "UPDATE seats SET finished = NULL WHERE table_number <> 4");
  const std::string logs = logs_of(file());
  const RepairReport report = repair_store(file());
  EXPECT_THAT(report.restored, ElementsAre("waiting", "playing", "finished", "broken"));
  ASSERT_THAT(report.findings, SizeIs(1));
  EXPECT_EQ(report.findings[0].table, "broken");
  EXPECT_EQ(rows(), before);
  EXPECT_EQ(logs_of(file()), logs);
  EXPECT_THAT(repair_store(file()).restored, IsEmpty());
}

TEST_F(ToolsStore, who_deleted_his_account_is_named_nowhere) {
  add_finished("one");
  User user = database->user(ada).value();
  user.deleted = true;
  database->update_user(user);
  export_matches(file(), [](const std::string& line) { EXPECT_EQ(line.find("Ada"), std::string::npos); });
  export_records(file(),
                 [](const std::string&, const std::string& text) { EXPECT_EQ(text.find("Ada"), std::string::npos); });
}

}  // namespace
}  // namespace fondaco::store::tests
