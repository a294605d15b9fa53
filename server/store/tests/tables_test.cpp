// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <fstream>

#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class TableStore : public StoreTest {
 protected:
  std::unique_ptr<Database> database = open_sqlite(file());

  TableRow keep(TableRow table) {
    table.number = database->add_table(table);
    return table;
  }
  std::vector<std::string> ids(TableList list, UserId user = 0, base::Time before = 0, int limit = 100) {
    std::vector<std::string> ids;
    for (const TableRow& table : database->tables(list, user, before, limit)) ids.push_back(table.id);
    return ids;
  }
};

TEST_F(TableStore, a_table_comes_back_as_it_was_kept_and_changed) {
  TableRow table = new_table("a", {{.user = 3, .level = ""}, {.user = 0, .level = "medium"}, {}});
  table.edition_hash = "0123456789abcdef";
  table.rules_version = 4;
  table.options = R"({"players":3})";
  table.settings = R"({"pace":"human"})";
  table.host = 3;
  table.seed = "5eed";
  table.nonce = "0ce";
  table.created = 100;
  table = keep(table);
  const auto expect_kept = [&] {
    const TableRow kept = database->table("a").value();
    EXPECT_EQ(kept.number, table.number);
    EXPECT_EQ(kept.id, table.id);
    EXPECT_EQ(kept.game, table.game);
    EXPECT_EQ(kept.edition, table.edition);
    EXPECT_EQ(kept.edition_hash, table.edition_hash);
    EXPECT_EQ(kept.rules_version, table.rules_version);
    EXPECT_EQ(kept.options, table.options);
    EXPECT_EQ(kept.settings, table.settings);
    EXPECT_EQ(kept.listed, table.listed);
    EXPECT_EQ(kept.host, table.host);
    EXPECT_EQ(kept.status, table.status);
    EXPECT_EQ(kept.seed, table.seed);
    EXPECT_EQ(kept.nonce, table.nonce);
    EXPECT_EQ(kept.results, table.results);
    EXPECT_EQ(kept.rematch, table.rematch);
    EXPECT_EQ(kept.created, table.created);
    EXPECT_EQ(kept.started, table.started);
    EXPECT_EQ(kept.finished, table.finished);
    ASSERT_EQ(kept.seats.size(), table.seats.size());
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
      EXPECT_EQ(kept.seats[seat].user, table.seats[seat].user);
      EXPECT_EQ(kept.seats[seat].level, table.seats[seat].level);
    }
  };
  expect_kept();
  table.listed = true;
  table.seats = {{.user = 3, .level = ""}, {.user = 9, .level = ""}};
  table.status = TableStatus::finished;
  table.results = R"([{"total":1,"rank":1}])";
  table.rematch = "b";
  table.started = 200;
  table.finished = 300;
  database->update_table(table);
  expect_kept();
  EXPECT_FALSE(database->table("b"));
}

TEST_F(TableStore, an_id_is_given_once) {
  keep(new_table("a"));
  EXPECT_THROW(keep(new_table("a")), Conflict);
  EXPECT_EQ(database->table("a").value().seats.size(), 1U);
}

TEST_F(TableStore, a_table_that_is_not_there_cannot_be_changed) {
  EXPECT_THROW(database->update_table(new_table("a")), StoreFailed);
}

TEST_F(TableStore, open_tables_are_public_and_waiting_newest_first) {
  for (int i = 1; i <= 4; ++i) {
    TableRow table = new_table("open" + std::to_string(i));
    table.listed = true;
    table.created = base::Time{100} * i;
    keep(table);
  }
  keep(new_table("secret"));
  TableRow playing = new_table("playing");
  playing.listed = true;
  playing.status = TableStatus::playing;
  keep(playing);
  EXPECT_THAT(ids(TableList::open), ElementsAre("open4", "open3", "open2", "open1"));
  EXPECT_THAT(ids(TableList::open, 0, 400, 2), ElementsAre("open3", "open2"));
}

TEST_F(TableStore, live_tables_are_public_and_playing_latest_first) {
  for (int i = 1; i <= 3; ++i) {
    TableRow table = new_table("live" + std::to_string(i));
    table.listed = i != 2;
    table.status = TableStatus::playing;
    table.started = base::Time{100} * i;
    keep(table);
  }
  keep(new_table("waiting"));
  EXPECT_THAT(ids(TableList::live), ElementsAre("live3", "live1"));
  EXPECT_THAT(database->playing(), UnorderedElementsAre("live1", "live2", "live3"));
}

TEST_F(TableStore, lists_of_a_user_have_his_tables_once_and_no_others) {
  const UserId ada = 5;
  TableRow both_seats = keep(new_table("both", {{.user = ada, .level = ""}, {.user = ada, .level = ""}}));
  keep(new_table("other", {{.user = 6, .level = ""}, {}}));
  TableRow playing = new_table("playing", {{.user = 6, .level = ""}, {.user = ada, .level = ""}});
  playing.status = TableStatus::playing;
  keep(playing);
  TableRow closed = new_table("closed", {{.user = ada, .level = ""}});
  closed.status = TableStatus::closed;
  closed.finished = 50;
  keep(closed);
  TableRow old = new_table("old", {{.user = ada, .level = ""}, {.user = ada, .level = ""}});
  old.status = TableStatus::finished;
  old.finished = 100;
  keep(old);
  EXPECT_THAT(ids(TableList::running, ada), UnorderedElementsAre("both", "playing"));
  EXPECT_THAT(ids(TableList::finished, ada), ElementsAre("old"));

  both_seats.status = TableStatus::finished;
  both_seats.finished = 200;
  database->update_table(both_seats);
  EXPECT_THAT(ids(TableList::running, ada), ElementsAre("playing"));
  EXPECT_THAT(ids(TableList::finished, ada), ElementsAre("both", "old"));
  EXPECT_THAT(ids(TableList::finished, ada, 200), ElementsAre("old"));
  EXPECT_THAT(ids(TableList::finished, ada, 0, 1), ElementsAre("both"));
}

TEST_F(TableStore, open_seats_belong_to_nobodys_list) {
  keep(new_table("a", {{}, {}}));
  EXPECT_THAT(ids(TableList::running, 0), IsEmpty());
}

TEST_F(TableStore, chat_is_read_on_from_a_number) {
  const TableNumber table = keep(new_table("a")).number;
  EXPECT_EQ(database->last_chat(table), 0);
  for (std::int32_t i = 1; i <= 3; ++i) {
    database->say(table, {.number = i,
                          .user = 7,
                          .seat = 2,
                          .text = "line " + std::to_string(i),
                          .phrase = "",
                          .at = base::Time{10} * i});
  }
  EXPECT_THROW(database->say(table, {.number = 3, .user = 7, .text = "again", .phrase = ""}), Conflict);
  const auto lines = database->chat(table, 1, 10);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].number, 2);
  EXPECT_EQ(lines[0].user, 7);
  EXPECT_EQ(lines[0].seat, 2);
  EXPECT_EQ(lines[0].text, "line 2");
  EXPECT_EQ(lines[0].at, 20);
  EXPECT_EQ(database->chat(table, 0, 1).size(), 1U);
  EXPECT_EQ(database->last_chat(table), 3);
}

TEST_F(TableStore, what_somebody_said_comes_page_by_page) {
  const TableNumber first = keep(new_table("a")).number;
  const TableNumber second = keep(new_table("b")).number;
  for (std::int32_t number = 1; number <= 3; ++number) {
    database->say(second, {.number = number, .user = 7, .text = "b" + std::to_string(number), .phrase = ""});
    database->say(first, {.number = number, .user = 7, .text = "a" + std::to_string(number), .phrase = ""});
  }
  std::vector<std::string> texts;
  TableNumber table = 0;
  std::int32_t number = 0;
  while (true) {
    const std::vector<SaidLine> page = database->chat_of(7, table, number, 2);
    if (page.empty()) break;
    for (const SaidLine& said : page) texts.push_back(said.line.text);
    table = page.back().table;
    number = page.back().line.number;
  }
  EXPECT_THAT(texts, ElementsAre("a1", "a2", "a3", "b1", "b2", "b3"));
}

TEST_F(TableStore, tables_of_a_person_come_page_by_page_also_where_many_ended_at_once) {
  std::vector<std::string> running;
  std::vector<std::string> finished;
  for (int i = 0; i < 7; ++i) {
    TableRow table = new_table("running" + std::to_string(i));
    table.seats = {{.user = 7, .level = {}}, {.user = 7, .level = {}}};
    running.push_back(keep(table).id);
    table = new_table("finished" + std::to_string(i));
    table.seats = {{.user = 8, .level = {}}, {.user = 7, .level = {}}};
    table.status = TableStatus::finished;
    table.finished = 1000 + i / 3;
    finished.insert(finished.begin(), keep(table).id);
  }
  std::vector<std::string> pages;
  TableNumber after = 0;
  for (auto page = database->running_after(7, after, 3); !page.empty(); page = database->running_after(7, after, 3)) {
    for (const TableRow& row : page) pages.push_back(row.id);
    after = page.back().number;
  }
  EXPECT_EQ(pages, running);
  pages.clear();
  FinishedPlace before;
  for (auto page = database->finished_before(7, before, 3); !page.empty();
       page = database->finished_before(7, before, 3)) {
    for (const TableRow& row : page) pages.push_back(row.id);
    before = {page.back().finished, page.back().number};
  }
  EXPECT_EQ(pages, finished) << "the latest first";
  EXPECT_THAT(database->running_after(0, 0, 10), IsEmpty()) << "open seats belong to nobody";
}

TEST_F(TableStore, forgotten_chat_is_gone_and_its_numbers_stay_taken) {
  const TableNumber table = keep(new_table("a")).number;
  database->say(table, {.number = 1, .user = 7, .text = "mine", .phrase = ""});
  database->say(table, {.number = 2, .user = 8, .text = "yours", .phrase = ""});
  database->say(table, {.number = 3, .user = 7, .text = "mine again", .phrase = ""});
  const std::vector<SaidLine> said = database->chat_of(7, 0, 0, 10);
  ASSERT_EQ(said.size(), 2U);
  EXPECT_EQ(said[1].table, table);
  EXPECT_EQ(said[1].table_id, "a");
  EXPECT_EQ(said[1].line.text, "mine again");
  database->forget_chat_of(7);
  EXPECT_THAT(database->chat_of(7, 0, 0, 10), IsEmpty());
  ASSERT_EQ(database->chat(table, 0, 10).size(), 1U);
  EXPECT_EQ(database->chat(table, 0, 10)[0].text, "yours");
  EXPECT_EQ(database->last_chat(table), 3);
}

TEST_F(TableStore, a_seat_has_one_plan_until_it_drops_it) {
  const TableNumber table = keep(new_table("a")).number;
  database->put_plan(table, {.seat = 1, .moves = {"pass"}});
  database->put_plan(table, {.seat = 0, .moves = {"draw:blind", "odd \"\n' text"}});
  database->put_plan(table, {.seat = 1, .moves = {"keep:both"}});
  ASSERT_EQ(database->plans(table).size(), 2U);
  EXPECT_THAT(database->plans(table)[0].moves, ElementsAre("draw:blind", "odd \"\n' text"));
  EXPECT_THAT(database->plans(table)[1].moves, ElementsAre("keep:both"));
  database->put_plan(table, {.seat = 0, .moves = {}});
  ASSERT_EQ(database->plans(table).size(), 1U);
  EXPECT_EQ(database->plans(table)[0].seat, 1);
}

/// Makes the page unreadable that holds this text.
void break_page_with(const std::string& file, const std::string& text) {
  constexpr std::size_t page = 4096;
  std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
  const std::string all((std::istreambuf_iterator<char>(bytes)), {});
  const std::size_t at = all.find(text);
  ASSERT_NE(at, std::string::npos);
  bytes.clear();
  bytes.seekp(static_cast<std::streamoff>(at / page * page));
  bytes.put(static_cast<char>(0xff));  // no kind of page has this number
}

TEST_F(TableStore, a_row_on_a_broken_page_does_not_hide_the_others) {
  for (const char* id : {"one", "two", "three"}) {
    TableRow table = new_table(id);
    table.listed = true;
    table.settings = std::string("settings of ") + id + std::string(3000, '.');  // a page for each
    table.seats = {{.user = 7, .level = {}}};
    keep(table);
  }
  database.reset();
  break_page_with(file(), "settings of two");
  database = open_sqlite(file());
  EXPECT_THAT(ids(TableList::open), UnorderedElementsAre("one", "three"));
  EXPECT_EQ(database->running_after(7, 0, 10).size(), 2U);
  EXPECT_THROW(database->table("two"), Damaged);
}

}  // namespace
}  // namespace fondaco::store::tests
