// SPDX-License-Identifier: MIT
// Records out and in.
#include "server/tables/archive.hpp"

#include <gmock/gmock.h>

#include "server/store/imported.hpp"
#include "server/tables/table_messages.hpp"
#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class ArchiveOfTables : public RegistryTest {
 protected:
  TablePtr play_to_the_end() {
    const TablePtr table = new_table(R"("game":"medieval")");
    join(table, bea);
    EXPECT_FALSE(house->archive.record(*table)) << "not while it runs";
    while (!table->finished()) EXPECT_EQ(move(table), "ok");
    return table;
  }

  TablePtr import(const std::string& record, store::UserId user) {
    std::string answer;
    EXPECT_TRUE(house->archive.import(record, user,
                                      {[&](const Answer& told) { answer = told.json; }, [](const base::Refusal&) {}}));
    EXPECT_TRUE(loop.run_until([&] { return !answer.empty(); }));
    json::Document document(answer);
    EXPECT_TRUE(document.ok()) << answer;
    return find(std::string(document.root()["id"].string()));
  }

  std::string told(const TablePtr& table) const { return table_text(house->registry, *table, Viewer::spectator()); }
};

TEST_F(ArchiveOfTables, a_record_comes_out_and_goes_in_again) {
  const std::string record = *house->archive.record(*play_to_the_end());
  const TablePtr imported = import(record, bea);
  EXPECT_THAT(told(imported), HasSubstr(R"("status":"finished")"));
  EXPECT_THAT(told(imported), HasSubstr("user 2")) << "the names of those who played are kept";
}

TEST_F(ArchiveOfTables, an_imported_match_says_so_and_promises_nothing) {
  const TablePtr imported = import(*house->archive.record(*play_to_the_end()), bea);
  EXPECT_EQ(imported->row().nonce, "");
  const auto expect_marked = [&](const TablePtr& table) {
    const std::string text = told(table);
    EXPECT_THAT(text, HasSubstr(R"("imported":{"by":"user 2","at":)"));
    EXPECT_THAT(text, HasSubstr(R"("claimed":true)"));
    EXPECT_THAT(text, Not(HasSubstr("commitment")));
    EXPECT_THAT(text, Not(HasSubstr("nonce")));
    const std::string record = *house->archive.record(*table);
    EXPECT_THAT(record, HasSubstr(R"("imported": {"by": "user 2", "at": )"));
    EXPECT_THAT(record, Not(HasSubstr("fairness")));
  };
  expect_marked(imported);
  const std::string id = imported->row().id;
  reopen();
  expect_marked(find(id));
}

TEST_F(ArchiveOfTables, a_match_of_this_server_is_not_marked) {
  const TablePtr table = play_to_the_end();
  EXPECT_THAT(told(table), Not(HasSubstr("imported")));
  EXPECT_THAT(told(table), Not(HasSubstr("claimed")));
  EXPECT_THAT(told(table), HasSubstr("commitment"));
}

TEST_F(ArchiveOfTables, what_an_older_server_imported_loses_the_commitment_that_was_never_made) {
  const std::string id = import(*house->archive.record(*play_to_the_end()), bea)->row().id;
  close();
  // As version 2 kept it: names, and a nonce of its own.
  tamper(
      "UPDATE tables SET settings = json_remove(settings, '$.imported'), nonce = '00112233445566778899aabbccddeeff'"
      " WHERE id = '" +
      id + "'");
  open();
  const TablePtr table = find(id);
  ASSERT_TRUE(table->settings().imported);
  EXPECT_EQ(table->settings().imported->by, bea);
  EXPECT_EQ(table->settings().imported->at, table->row().created);
  EXPECT_THAT(told(table), Not(HasSubstr("commitment")));
  EXPECT_THAT(*house->archive.record(*table), Not(HasSubstr("fairness")));
}

TEST_F(ArchiveOfTables, the_mark_survives_a_change_of_settings) {
  const TablePtr table = import(*house->archive.record(*play_to_the_end()), bea);
  EXPECT_EQ(ask(bea, R"("seat":0,"on":true)", [&](const Command& command) { return house->feed.hush(table, command); }),
            "ok");
  const std::string id = table->row().id;
  reopen();
  EXPECT_THAT(told(find(id)), HasSubstr(R"("imported":{"by":"user 2")"));
}

}  // namespace
}  // namespace fondaco::tables
