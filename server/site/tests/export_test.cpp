// SPDX-License-Identifier: MIT
// The export of somebody who has played a lot: whole, and nobody waits for it.
#include "server/site/export.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <set>

#include "server/site/tests/playground.hpp"
#include "server/store/sqlite.hpp"

namespace fondaco::site {
namespace {

store::TableRow table_of(store::UserId user, int number, bool finished) {
  store::TableRow row;
  row.id = "table" + std::to_string(number);
  row.game = "amsterdam";
  row.edition = "default";
  row.options = "{}";
  row.settings = "{}";
  row.seats = {{.user = user, .level = {}}, {.user = 0, .level = "easy"}};
  row.created = 1;
  if (finished) {
    row.status = store::TableStatus::finished;
    row.finished = 1'000 + number / 7;  // several at the same moment
    row.results = R"([{"total":12,"rank":1},{"total":7,"rank":2}])";
  }
  return row;
}

/// What stands behind each `start`, up to the next quotation mark. Such a document is longer than our reader takes.
std::vector<std::string> values_of(const std::string& text, const std::string& start) {
  std::vector<std::string> values;
  for (std::size_t at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
    const std::size_t begin = at + start.size();
    values.push_back(text.substr(begin, text.find('"', begin) - begin));
  }
  return values;
}

std::size_t unique(const std::vector<std::string>& values) {
  return std::set<std::string>(values.begin(), values.end()).size();
}

class SomebodyWhoPlayed : public testing::Test {
 protected:
  SomebodyWhoPlayed() {
    user = database->add_user({});
    database->begin();
    for (int number = 0; number < tables; ++number) {
      store::TableRow row = table_of(user, number, number % 10 != 0);
      row.number = database->add_table(row);
      if (number % 10 == 0) running.push_back(row);
      if (number % 5 == 0) database->say(row.number, {.number = 1, .user = user, .text = "hello", .phrase = ""});
    }
    database->commit();
  }

  int tables = repetitions(1'000, 50'000);
  base::TemporaryFolder folder;
  std::unique_ptr<store::Database> database = store::open_sqlite(folder.file("store.sqlite"));
  std::unique_ptr<store::Database> reader = store::open_sqlite_for_reading(folder.file("store.sqlite"));
  store::UserId user = 0;
  std::vector<store::TableRow> running;
};

TEST_F(SomebodyWhoPlayed, gets_each_table_once_although_some_end_meanwhile_and_each_page_is_short) {
  using Stopwatch = std::chrono::steady_clock;
  people::Export document(R"({"me":{}})", {exported_tables(*reader, user), exported_chat(*reader, user)});
  std::string text;
  std::vector<double> held;
  std::size_t ended = 0;
  for (auto begin = Stopwatch::now(); const auto piece = document.next(); begin = Stopwatch::now()) {
    held.push_back(std::chrono::duration<double, std::milli>(Stopwatch::now() - begin).count());
    text += *piece;
    if (ended == running.size()) continue;
    store::TableRow& row = running[ended++];
    row.status = store::TableStatus::finished;
    row.finished = 2'000'000'000;
    database->update_table(row);
  }
  const std::size_t chat = text.find(R"(],"chat":[)");
  ASSERT_NE(chat, std::string::npos);
  EXPECT_EQ(values_of(text.substr(0, chat), R"({"id":")").size(), static_cast<std::size_t>(tables));
  EXPECT_EQ(unique(values_of(text.substr(0, chat), R"({"id":")")), static_cast<std::size_t>(tables));
  EXPECT_EQ(values_of(text.substr(chat), R"({"table":")").size(), static_cast<std::size_t>(tables / 5));
  std::ranges::sort(held);
  std::printf("%d tables in %zu pieces: each holds the loop for %.2f ms (median), %.2f ms (longest)\n", tables,
              held.size(), held[held.size() / 2], held.back());
  EXPECT_LT(text.size() / held.size(), 64U << 10) << "pieces are small";
}

TEST(ExportOverHttp, streams_one_whole_document_while_others_are_served) {
  Playground place;
  Guest ada(place, "Ada");
  const int tables = 250;  // more than two pages
  for (int i = 0; i < tables; ++i) EXPECT_EQ(ada.status("POST", "/api/tables", R"({"game":"amsterdam"})"), 201);
  const net::ClientResponse answer = place.call(ada.cookie(), "GET", "/api/me/export");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("Transfer-Encoding"), "chunked");
  const Heard document(answer.body);
  EXPECT_EQ(document["tables"].size(), static_cast<std::size_t>(tables));
  EXPECT_EQ(document["me"]["name"].string(), "Ada");
  EXPECT_TRUE(document["chat"].present());
}

}  // namespace
}  // namespace fondaco::site
