// SPDX-License-Identifier: MIT
// Tables that this program cannot play: shown, exported, and left as they are kept.
#include "server/store/obstacle.hpp"

#include <gmock/gmock.h>

#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "server/tables/table_messages.hpp"
#include "server/tables/tests/registry_fixture.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::tables {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* other_rules = "UPDATE tables SET rules_version = 77";
constexpr const char* other_edition = "UPDATE tables SET edition_hash = '0123456789abcdef'";
constexpr const char* other_options = R"(UPDATE tables SET options = '{"players":2,"tomorrows_option":"on"}')";
constexpr const char* other_game = "UPDATE tables SET game = 'chess'";

class Obstacles : public RegistryTest {
 protected:
  /// A finished match, one that is played and one that waits, all of two people.
  void SetUp() override {
    const TablePtr over = new_table(R"("game":"medieval")");
    join(over, bea);
    while (!over->finished()) ASSERT_EQ(move(over), "ok");
    finished = over->row().id;
    const TablePtr played = new_table(R"("game":"medieval","public":true,"clock":{"kind":"live","bank":60})");
    join(played, bea);
    ASSERT_EQ(move(played), "ok");
    running = played->row().id;
    waiting = new_table(R"("game":"medieval","public":true)")->row().id;
  }

  /// As another program left the store.
  void with(const std::string& sql) {
    close();
    tamper(sql);
    before = everything();
    open();
    house->registry.wake_all();
    loop.run_pending();
  }

  /// Every table, seat and log entry, byte for byte.
  std::string everything() const {
    sqlite3* handle = nullptr;
    EXPECT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
    std::string text;
    const auto append = [](void* into, int count, char** values, char**) {
      for (int i = 0; i < count; ++i) static_cast<std::string*>(into)->append(values[i] ? values[i] : "NULL") += '|';
      return 0;
    };
    for (const char* table : {"tables", "seats", "log"}) {
      const std::string sql = std::string("SELECT * FROM ") + table;
      EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), append, &text, nullptr), SQLITE_OK);
    }
    sqlite3_close(handle);
    return text;
  }

  /// With a true checksum.
  void append_to_running(store::EntryKind kind, const std::string& text) {
    const store::TableNumber number = find(running)->row().number;
    const std::int32_t seq = find(running)->match_log()->seq();
    close();
    store::open_sqlite(file)->append(number,
                                     {.seq = seq + 1, .kind = kind, .seat = 0, .text = text, .key = "", .at = 1});
  }

  void look_at_everything() {
    house->archive.mine(ada);
    house->archive.my_finished(ada, 0);
    house->archive.open(0);
    house->archive.live(0);
    for (const std::string& id : {finished, running, waiting}) shown(id);
    loop.advance(2 * 3'600'000);
    house->writer.flush();
    loop.run_pending();
  }

  std::string shown(const std::string& id) {
    const TablePtr table = find(id);
    return snapshot_text(house->registry, *table, table->viewer_of(ada));
  }

  template <class Value>
  static std::string code(const Ruling<Value>& ruling) {
    if (ruling) return "no refusal";
    EXPECT_EQ(ruling.refusal().status, 409);
    return std::string(ruling.refusal().code);
  }

  std::string finished;
  std::string running;
  std::string waiting;
  std::string before;
};

TEST_F(Obstacles, looking_at_matches_of_another_version_writes_nothing_and_lets_no_clock_run) {
  const std::string original = everything();
  for (const char* sql : {other_rules, other_edition, other_options, other_game}) {
    with(sql);
    look_at_everything();
    EXPECT_EQ(everything(), before) << sql;
    EXPECT_NE(before, original);
  }
}

TEST_F(Obstacles, matches_of_another_version_are_listed_and_say_what_they_need) {
  with(other_rules);
  EXPECT_THAT(house->archive.my_finished(ada, 0), HasSubstr(finished));
  EXPECT_THAT(house->archive.mine(ada), HasSubstr(running));
  EXPECT_THAT(house->archive.live(0), HasSubstr(running));
  EXPECT_THAT(house->archive.open(0), HasSubstr(waiting));
  const std::string text = shown(finished);
  EXPECT_THAT(text, HasSubstr(R"("status":"other_version")"));
  EXPECT_THAT(text, HasSubstr(R"("results":[{"total":)"));
  EXPECT_THAT(text, HasSubstr(R"("obstacle":{"status":"finished","reason":"rules",)"));
  EXPECT_THAT(text, HasSubstr(R"("rules_version":77,"known_rules_version":1)"));
  EXPECT_THAT(shown(running), HasSubstr(R"("obstacle":{"status":"playing","reason":"rules",)"));
  EXPECT_THAT(shown(waiting), HasSubstr(R"("obstacle":{"status":"waiting","reason":"rules",)"));
  EXPECT_THAT(shown(running), Not(HasSubstr(R"("seed")"))) << "it is still being played, elsewhere";
}

TEST_F(Obstacles, an_edition_with_other_figures_and_a_game_that_is_not_here_are_told) {
  with(other_edition);
  EXPECT_THAT(shown(finished), HasSubstr(R"("reason":"edition")"));
  EXPECT_THAT(shown(finished), HasSubstr(R"("known_edition_hash":")"));
  with(other_game);
  EXPECT_THAT(shown(finished), HasSubstr(R"("reason":"game")"));
}

TEST_F(Obstacles, options_that_this_program_does_not_know_are_of_another_version) {
  with(other_options);
  EXPECT_THAT(shown(running), HasSubstr(R"("status":"other_version")"));
  EXPECT_THAT(shown(running), HasSubstr(R"("reason":"options")"));
}

TEST_F(Obstacles, a_running_match_goes_on_where_its_version_is) {
  const std::int32_t seq = find(running)->match_log()->seq();
  with(other_rules);
  look_at_everything();
  close();
  tamper("UPDATE tables SET rules_version = 1");
  open();
  house->registry.wake_all();
  loop.run_pending();
  const TablePtr table = find(running);
  ASSERT_TRUE(table->playing());
  EXPECT_GE(table->match_log()->seq(), seq);
  EXPECT_TRUE(find(finished)->finished());
  EXPECT_TRUE(find(waiting)->waiting());
}

TEST_F(Obstacles, the_record_of_another_version_is_written_as_it_is_kept) {
  const std::string own = *house->archive.record(*find(finished));
  with(other_rules);
  const std::string kept = *house->archive.record(*find(finished));
  EXPECT_THAT(kept, HasSubstr(R"("rules_version": 77)"));
  EXPECT_THAT(kept, HasSubstr(R"("commitment": ")"));
  const auto moves = [](const std::string& text) {
    const std::size_t from = text.find(R"("moves": [)");
    return text.substr(from, text.find(']', from) - from);
  };
  EXPECT_EQ(moves(kept), moves(own));
  // Where the version is, it is a record like any other.
  std::string there = kept;
  there.replace(there.find(": 77"), 4, ": 1");
  EXPECT_EQ(fault_text(Match::load(there, games::catalogue(), nullptr, true)), "");
  EXPECT_EQ(code(house->archive.record(*find(running))), "running");
}

TEST_F(Obstacles, what_needs_the_rules_is_refused) {
  with(other_rules);
  const Table& table = *find(finished);
  EXPECT_EQ(code(house->archive.position(table, ada, 0, std::nullopt)), "other_version");
  EXPECT_EQ(code(house->archive.log(table, ada, 0, 10, std::nullopt)), "other_version");
  EXPECT_EQ(code(house->archive.curve(table, ada)), "other_version");
  EXPECT_EQ(code(find(running)->need_playable()), "other_version");
}

TEST_F(Obstacles, what_fails_its_checksum_is_damaged_and_the_others_play_on) {
  with("UPDATE log SET text = 'x' WHERE seq = 2 AND table_number = (SELECT max(table_number) FROM log)");
  look_at_everything();
  EXPECT_EQ(everything(), before);
  EXPECT_THAT(shown(running), HasSubstr(R"("status":"damaged")"));
  EXPECT_THAT(shown(running), HasSubstr(R"("reason":"log")"));
  EXPECT_TRUE(find(finished)->finished());
  EXPECT_TRUE(find(waiting)->waiting());
}

TEST_F(Obstacles, a_plan_that_cannot_be_read_is_lost_and_the_table_plays_on) {
  with("INSERT INTO plans (table_number, seat, moves) SELECT number, 0, '[7' FROM tables");
  EXPECT_THAT(shown(running), HasSubstr(R"("status":"playing")"));
  EXPECT_TRUE(find(running)->plan(0).empty());
}

TEST_F(Obstacles, a_row_whose_names_are_no_texts_is_damaged) {
  with(R"(UPDATE tables SET settings = '{"names":[7]}' WHERE id = ')" + finished + "'");
  EXPECT_THAT(shown(finished), HasSubstr(R"("status":"damaged")"));
}

TEST_F(Obstacles, a_row_that_is_no_table_is_damaged) {
  with("UPDATE tables SET settings = '{', seed = 'x'");
  look_at_everything();
  EXPECT_EQ(everything(), before);
  for (const std::string& id : {finished, running, waiting}) EXPECT_THAT(shown(id), HasSubstr(R"("status":"damaged")"));
  EXPECT_EQ(code(house->archive.record(*find(finished))), "damaged");
}

TEST_F(Obstacles, what_is_as_it_was_written_but_does_not_replay_is_unplayable) {
  append_to_running(store::EntryKind::move, "fly:moon");
  with("UPDATE tables SET status = 2, finished = 5, results = '[]' WHERE id = '" + running + "'");
  look_at_everything();
  EXPECT_EQ(everything(), before);
  EXPECT_THAT(shown(running), HasSubstr(R"("status":"unplayable")"));
  const std::string record = *house->archive.record(*find(running));
  EXPECT_THAT(record, HasSubstr(R"("unplayable": ")"));
  EXPECT_THAT(record, HasSubstr("fly:moon"));
}

TEST_F(Obstacles, entries_of_a_kind_of_tomorrow_are_of_another_version) {
  append_to_running(store::EntryKind{200}, "whatever");
  with("SELECT 1");
  look_at_everything();
  EXPECT_EQ(everything(), before);
  EXPECT_THAT(shown(running), HasSubstr(R"("status":"other_version")"));
  EXPECT_THAT(shown(running), HasSubstr(R"("reason":"log")"));
}

}  // namespace
}  // namespace fondaco::tables
