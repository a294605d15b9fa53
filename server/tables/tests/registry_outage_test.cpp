// SPDX-License-Identifier: MIT
// A server that goes and comes back, again and again, on one store: what clocks make of it.
#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

constexpr base::Time minute = 60'000;
constexpr base::Time hour = 60 * minute;
constexpr std::string_view live_table =
    R"("game":"amsterdam","takeover":"easy","clock":{"kind":"live","bank":10,"increment":0})";
constexpr std::string_view days_table = R"("game":"amsterdam","clock":{"kind":"days","days":1})";

class Outages : public RegistryTest {
 protected:
  Outages() { wake(); }

  void wake() {
    house->registry.wake_all();
    settle();
  }
  /// Whatever is on its way to the disk is there.
  void settle() {
    house->writer.flush();
    loop.run_pending();
  }
  /// Ada and Bea begin to play.
  std::string begin(std::string_view members) {
    const TablePtr table = new_table(std::string(members));
    EXPECT_EQ(join(table, bea), "ok");
    return table->row().id;
  }
  /// The server is killed now, and started again after that long.
  void kill(base::Time away) {
    house->writer.flush();
    close();
    loop.set_now(loop.now() + away);
    open();
    wake();
  }
  const MatchLog& match_log(const std::string& id) { return *find(id)->match_log(); }
  Seat mover(const std::string& id) { return match_log(id).match().to_move(); }
  base::Time left_of_mover(const std::string& id) { return match_log(id).clocks().left(mover(id)); }
  std::vector<store::LogEntry> log(const std::string& id) {
    const auto database = store::open_sqlite_for_reading(file);
    return database->log(database->table(id)->number);
  }
  int outages(const std::string& id) {
    int count = 0;
    for (const store::LogEntry& entry : log(id)) count += entry.kind == store::EntryKind::outage ? 1 : 0;
    return count;
  }
  /// Lets time pass, with all that it brings, the writer's answers included.
  void pass(base::Time time) {
    for (const base::Time end = loop.now() + time; loop.now() < end;) {
      loop.advance(std::min<base::Time>(5'000, end - loop.now()));
      settle();
    }
  }
};

TEST_F(Outages, nobody_is_taken_over_because_the_server_was_away) {
  const std::string id = begin(live_table);
  const Seat slow = mover(id);
  kill(hour);
  EXPECT_EQ(outages(id), 1);
  EXPECT_EQ(left_of_mover(id), 10'000);
  pass(69'000);
  EXPECT_FALSE(match_log(id).plays_itself(slow)) << "a minute to come back, and the ten seconds";
  pass(2'000);
  EXPECT_TRUE(loop.run_until([&] { return match_log(id).plays_itself(slow); })) << "then it counts";
}

TEST_F(Outages, what_was_thought_before_a_kill_counts_but_for_a_few_seconds) {
  const std::string id = begin(R"("game":"amsterdam","clock":{"kind":"live","bank":600,"increment":0})");
  pass(122'000);
  kill(hour);
  EXPECT_GE(left_of_mover(id), 478'000);
  EXPECT_LE(left_of_mover(id), 483'000) << "the server says every five seconds that it is there";
}

TEST_F(Outages, a_server_that_is_stopped_says_when) {
  const std::string id = begin(R"("game":"amsterdam","clock":{"kind":"live","bank":600,"increment":0})");
  pass(123'400);
  house->registry.heartbeat().stop();
  kill(hour);
  EXPECT_EQ(left_of_mover(id), 476'600);
}

TEST_F(Outages, starting_twice_takes_no_time) {
  const std::string id = begin(live_table);
  pass(5'000);
  kill(hour);
  const base::Time left = left_of_mover(id);
  for (int again = 0; again < 5; ++again) {
    pass(7'000);
    kill(3'000);
  }
  EXPECT_EQ(left_of_mover(id), left);
  EXPECT_EQ(outages(id), 6);
}

TEST_F(Outages, a_server_that_dies_before_it_has_told_of_an_outage_takes_no_time) {
  const std::string id = begin(live_table);
  pass(5'000);
  house->writer.flush();
  close();
  loop.set_now(loop.now() + hour);
  open();  // never comes to wake anybody
  loop.advance(hour);
  kill(minute);
  EXPECT_EQ(outages(id), 1);
  EXPECT_GE(left_of_mover(id), 5'000);
}

TEST_F(Outages, a_match_that_the_server_before_could_not_open_has_waited) {
  const std::string id = begin(live_table);
  const std::string other = begin(live_table);
  pass(5'000);
  house->writer.flush();
  close();
  tamper("UPDATE tables SET status = 2 WHERE id = '" + id + "'");  // out of its sight
  loop.set_now(loop.now() + hour);
  open();
  wake();
  pass(minute);
  close();
  tamper("UPDATE tables SET status = 1 WHERE id = '" + id + "'");
  open();
  wake();
  EXPECT_GE(left_of_mover(id), 5'000);
  EXPECT_EQ(outages(other), 2);
}

TEST_F(Outages, time_never_runs_backwards_at_a_table_and_clocks_go_on) {
  const std::string id = begin(live_table);
  const Seat slow = mover(id);
  kill(-hour);
  std::vector<store::LogEntry> entries = log(id);
  EXPECT_TRUE(std::ranges::is_sorted(entries, {}, &store::LogEntry::at));
  EXPECT_EQ(left_of_mover(id), 10'000);
  pass(65'000);
  EXPECT_EQ(move(find(id)), "ok");
  entries = log(id);
  EXPECT_TRUE(std::ranges::is_sorted(entries, {}, &store::LogEntry::at));
  EXPECT_EQ(match_log(id).clocks().left(slow), 5'000) << "five seconds after the minute";
  const Seat next = mover(id);
  ASSERT_NE(next, slow);
  pass(11'000);
  EXPECT_TRUE(loop.run_until([&] { return match_log(id).plays_itself(next); })) << "and not an hour later";
}

TEST_F(Outages, are_told_where_a_clock_could_have_run_only) {
  const std::string calm = begin(R"("game":"amsterdam")");
  const std::string paused = begin(live_table);
  const auto seq = [&] { return "\"seq\":" + std::to_string(match_log(paused).seq()); };
  EXPECT_EQ(ask(ada, seq() + R"(,"for":"pause")",
                [&](const Command& command) { return house->play.ask(find(paused), command); }),
            "ok");
  EXPECT_EQ(ask(bea, seq() + R"(,"agree":true)",
                [&](const Command& command) { return house->play.answer(find(paused), command); }),
            "ok");
  kill(hour);
  EXPECT_EQ(outages(calm), 0);
  EXPECT_EQ(outages(paused), 0);
}

TEST_F(Outages, a_machine_that_slept_is_a_server_that_was_away) {
  const std::string here = begin(R"("game":"amsterdam","clock":{"kind":"live","bank":600,"increment":0})");
  const std::string unseen = begin(days_table);
  pass(6 * minute);
  loop.set_now(loop.now() + 30 * hour);
  pass(5'000);
  for (const std::string& id : {here, unseen}) {
    EXPECT_EQ(outages(id), 1);
    EXPECT_FALSE(match_log(id).plays_itself(mover(id)));
  }
  EXPECT_EQ(left_of_mover(here), 4 * minute);
  EXPECT_EQ(left_of_mover(unseen), 24 * hour - 6 * minute);
}

TEST_F(Outages, who_moves_first_after_the_machine_slept_pays_nothing) {
  const std::string id = begin(live_table);
  const Seat slow = mover(id);
  loop.set_now(loop.now() + hour);
  EXPECT_EQ(move(find(id)), "ok");
  EXPECT_EQ(match_log(id).clocks().left(slow), 10'000);
}

TEST_F(Outages, a_move_that_was_decided_before_still_counts) {
  const std::string id = begin(live_table);
  const std::int32_t seen = match_log(id).seq();
  kill(hour);
  const TablePtr table = find(id);
  ASSERT_EQ(table->match_log()->seq(), seen + 1);
  const auto play = [&](std::int32_t seq) {
    const AnyGame& game = table->game();
    return ask(table->row().seats[mover(id)].user,
               "\"seq\":" + std::to_string(seq) + R"(,"move":")" +
                   game.text(game.legal(table->match_log()->match().state()).front()) + "\"",
               [&](const Command& command) { return house->play.move(table, command); });
  };
  EXPECT_EQ(play(seen + 2), "stale");
  EXPECT_EQ(play(seen), "ok");
  EXPECT_EQ(play(seen), "stale") << "a move has come between";
}

TEST_F(Outages, tables_that_nobody_looks_at_are_unloaded_again) {
  for (int i = 0; i < 50; ++i) begin(days_table);
  kill(hour);
  pass(minute);
  EXPECT_EQ(house->registry.loaded(), 0U);
}

TEST_F(Outages, the_store_hears_of_a_live_server_no_more_often_than_clocks_need) {
  const auto written = [&](base::Time time) {
    settle();
    const std::uint64_t before = house->writer.figures().works;
    pass(time);
    return house->writer.figures().works - before;
  };
  begin(R"("game":"amsterdam")");
  EXPECT_EQ(written(hour), 0U) << "no clock, no word";
  begin(days_table);
  EXPECT_EQ(written(hour), 12U);
  begin(R"("game":"amsterdam","clock":{"kind":"live","bank":6000,"increment":0})");
  EXPECT_EQ(written(hour), 720U);
}

TEST_F(Outages, a_table_of_bots_alone_needs_neither_an_entry_nor_a_word_to_the_store) {
  const TablePtr table = new_table(
      R"("game":"medieval","seats":[{"bot":"expert"},{"bot":"expert"}],"clock":{"kind":"live","bank":10,"increment":0})");
  const std::string id = table->row().id;
  kill(minute);
  EXPECT_EQ(outages(id), 0);
  EXPECT_EQ(house->reader->about("alive"), "");
}

TEST_F(Outages, the_host_chooses_how_long_people_have_to_come_back) {
  const std::string id = begin(live_table);
  close();
  loop.set_now(loop.now() + hour);
  open({.grace = 5'000});
  wake();
  EXPECT_EQ(match_log(id).clocks().since(), loop.now() + 5'000);
}

TEST_F(Outages, nothing_is_played_while_everybody_is_away) {
  const TablePtr table = new_table(R"("game":"medieval","seats":["me",{"bot":"novice"},{"bot":"novice"}])");
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->seating.leave(table, command); }), "ok");
  const std::int32_t seq = table->match_log()->seq();
  const std::uint64_t decisions = house->registry.bots().figures().decisions;
  pass(minute);
  EXPECT_EQ(table->match_log()->seq(), seq);
  EXPECT_EQ(house->registry.bots().figures().decisions, decisions) << "no bot is even asked";
  const std::string mine = house->archive.mine(ada);
  EXPECT_NE(mine.find(R"("status":"paused","deserted":true)"), std::string::npos) << mine;
  kill(hour);
  const TablePtr again = find(table->row().id);
  EXPECT_EQ(again->match_log()->seq(), seq) << "nor after a restart";
  EXPECT_EQ(ask(ada, "\"seq\":" + std::to_string(seq),
                [&](const Command& command) { return house->play.give_back(again, command); }),
            "ok");
  EXPECT_TRUE(loop.run_until([&] { return again->match_log()->match().to_move() == 0 && again->writes().none(); }));
  while (again->match_log()->match().to_move() == 0) ASSERT_EQ(move(again), "ok");
  EXPECT_TRUE(loop.run_until([&] { return again->match_log()->match().to_move() == 0; })) << "the bots go on";
}

}  // namespace
}  // namespace fondaco::tables
