// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "server/store/moves.hpp"
#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class LogStore : public StoreTest {
 protected:
  std::unique_ptr<Database> database = open_sqlite(file());
  TableNumber table = database->add_table(new_table("a"));

  void append_some(int count) {
    for (std::int32_t seq = 1; seq <= count; ++seq) database->append(table, entry(seq, "move " + std::to_string(seq)));
  }
  std::string damage_after(const std::string& sql) {
    append_some(5);
    tamper(sql);
    return line_of<Damaged>([&] { open_sqlite_for_reading(file())->log(table); });
  }
};

TEST_F(LogStore, entries_come_back_in_order_as_they_were_kept) {
  database->append(table, {.seq = 1, .kind = EntryKind::start, .seat = 0xff, .text = "", .key = "", .at = 5});
  database->append(table, entry(2, "claim:R34"));
  const auto log = database->log(table);
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[0].kind, EntryKind::start);
  EXPECT_EQ(log[0].seat, 0xff);
  EXPECT_EQ(log[0].at, 5);
  EXPECT_EQ(log[1].seq, 2);
  EXPECT_EQ(log[1].kind, EntryKind::move);
  EXPECT_EQ(log[1].seat, 1);
  EXPECT_EQ(log[1].text, "claim:R34");
  EXPECT_EQ(log[1].key, "key");
  EXPECT_EQ(log[1].at, 1002);
}

TEST_F(LogStore, a_seq_is_given_once_and_without_gaps) {
  append_some(2);
  EXPECT_THROW(database->append(table, entry(2)), Conflict);
  EXPECT_THROW(database->append(table, entry(4)), Conflict);
  EXPECT_THROW(database->append(table, entry(0)), Conflict);
  database->append(table, entry(3));
  EXPECT_EQ(database->log(table).size(), 3U);
}

TEST_F(LogStore, of_two_connections_the_first_one_gets_the_seq) {
  append_some(2);
  const auto other = open_sqlite(file());
  other->append(table, entry(3, "theirs"));
  EXPECT_THROW(database->attempt([&](Database& store) { store.append(table, entry(3, "ours")); }), Conflict);
  database->append(table, entry(4, "ours"));
  EXPECT_EQ(database->log(table)[2].text, "theirs");
}

TEST_F(LogStore, a_log_goes_on_after_it_was_opened_again) {
  append_some(3);
  database = open_sqlite(file());
  database->append(table, entry(4));
  EXPECT_EQ(database->log(table).size(), 4U);
}

TEST_F(LogStore, an_undone_append_is_not_chained_to) {
  append_some(1);
  EXPECT_THROW(database->attempt([&](Database& store) {
    store.append(table, entry(2, "undone"));
    throw Conflict("the work ends badly");
  }),
               Conflict);
  database->append(table, entry(2, "kept"));
  EXPECT_EQ(database->log(table)[1].text, "kept");
}

TEST_F(LogStore, a_table_that_is_not_there_has_no_log) {
  EXPECT_THROW(database->append(table + 1, entry(1)), StoreFailed);
  EXPECT_TRUE(database->log(table + 1).empty());
}

TEST_F(LogStore, a_changed_text_is_noticed) {
  EXPECT_THAT(damage_after("UPDATE log SET text = 'pass' WHERE seq = 3"),
              HasSubstr("log entry 3 is not what was written"));
}

TEST_F(LogStore, every_column_counts) {
  append_some(5);
  for (const char* change : {"kind = 2", "seat = 0", "key = 'yek'", "at = at + 1", "checksum = checksum + 1",
                             "text = text || 'k', key = 'ey'"}) {
    SCOPED_TRACE(change);
    tamper("CREATE TABLE saved AS SELECT * FROM log; UPDATE log SET " + std::string(change) + " WHERE seq = 2");
    EXPECT_THROW(database->log(table), Damaged);
    tamper("DELETE FROM log; INSERT INTO log SELECT * FROM saved; DROP TABLE saved");
    EXPECT_EQ(database->log(table).size(), 5U);
  }
}

TEST_F(LogStore, a_missing_entry_is_noticed) {
  EXPECT_THAT(damage_after("DELETE FROM log WHERE seq = 2"), HasSubstr("log entry 2 is missing"));
}

TEST_F(LogStore, a_missing_entry_is_noticed_when_the_others_close_the_gap) {
  EXPECT_THAT(damage_after("DELETE FROM log WHERE seq = 2; UPDATE log SET seq = seq - 1 WHERE seq > 2"),
              HasSubstr("log entry 2 is not what was written"));
}

TEST_F(LogStore, swapped_entries_are_noticed) {
  EXPECT_THAT(damage_after("UPDATE log SET seq = -seq WHERE seq IN (2, 3); UPDATE log SET seq = 5 + seq WHERE seq < 0"),
              HasSubstr("log entry 2 is not what was written"));
}

TEST_F(LogStore, a_log_of_another_table_is_noticed) {
  database->add_table(new_table("b"));
  append_some(2);
  tamper("UPDATE log SET table_number = table_number + 1");
  EXPECT_THROW(database->log(table + 1), Damaged);
}

TEST_F(LogStore, a_reader_sees_what_is_committed_while_somebody_writes) {
  append_some(1);
  const auto reader = open_sqlite_for_reading(file());
  database->begin();
  database->append(table, entry(2));
  EXPECT_EQ(reader->log(table).size(), 1U);
  database->commit();
  EXPECT_EQ(reader->log(table).size(), 2U);
  EXPECT_THROW(reader->append(table, entry(3)), StoreFailed);
}

LogEntry undo(const std::string& text) {
  return {.seq = 9, .kind = EntryKind::undo, .seat = 0, .text = text, .key = "", .at = 0};
}

TEST(EffectiveMoves, taken_back_moves_do_not_count) {
  EXPECT_THAT(effective_moves({{.seq = 1, .kind = EntryKind::start, .text = "x", .key = ""},
                               entry(2, "a"),
                               entry(3, "b"),
                               entry(4, "c"),
                               undo("1"),
                               entry(6, "d"),
                               entry(7, "e"),
                               undo("2 by 0,2"),
                               entry(9, "f")}),
              ElementsAre("a", "d", "f"));
  EXPECT_THAT(effective_moves({entry(1, "a"), undo("0"), entry(3, "b"), undo("5")}), ElementsAre("b"));
}

TEST(EffectiveMoves, an_undo_names_a_ply) {
  for (const char* text : {"", "back", "-1", "1x"}) {
    EXPECT_THROW(effective_moves({entry(1), undo(text)}), Damaged) << text;
  }
}

}  // namespace
}  // namespace fondaco::store::tests
