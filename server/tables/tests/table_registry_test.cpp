// SPDX-License-Identifier: MIT
#include "server/tables/table_registry.hpp"

#include <set>

#include "server/tables/move_check.hpp"
#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

TEST_F(RegistryTest, who_runs_out_of_time_is_taken_over_by_the_bot_the_host_chose) {
  const TablePtr table =
      new_table(R"("game":"amsterdam","takeover":"easy","clock":{"kind":"live","bank":60,"increment":5})");
  EXPECT_EQ(join(table, bea), "ok");
  const Seat slow = table->match_log()->match().to_move();
  loop.advance(59'000);
  loop.run_until([&] { return table->writes().none(); });
  EXPECT_FALSE(table->match_log()->plays_itself(slow));
  loop.advance(2'000);
  EXPECT_TRUE(loop.run_until([&] { return table->match_log()->plays_itself(slow); }));
  EXPECT_EQ(table->match_log()->bot(slow), "easy");
  EXPECT_TRUE(loop.run_until([&] { return table->match_log()->match().to_move() != slow && table->writes().none(); }))
      << "the bot plays";
}

TEST_F(RegistryTest, a_clock_runs_out_although_nobody_looks_and_the_table_was_unloaded) {
  std::string id;
  {
    const TablePtr table = new_table(R"("game":"amsterdam","clock":{"kind":"days","days":1})");
    EXPECT_EQ(join(table, bea), "ok");
    id = table->row().id;
  }
  loop.advance(3'600'000);
  EXPECT_EQ(house->registry.loaded(), 0U) << "idle tables are unloaded";
  loop.advance(base::Time{23} * 3'600'000);
  EXPECT_TRUE(loop.run_until([&] {
    const TablePtr table = find(id);
    return table->writes().none() && (table->match_log()->plays_itself(0) || table->match_log()->plays_itself(1));
  }));
}

TEST_F(RegistryTest, bots_go_on_after_a_restart) {
  std::string id;
  std::int32_t seq = 0;
  {
    const TablePtr table = new_table(R"("game":"medieval","seats":["me",{"bot":"novice"}],"pace":"human")");
    id = table->row().id;
    while (table->match_log()->match().to_move() == 0) EXPECT_EQ(move(table), "ok");
    seq = table->match_log()->seq();
  }
  reopen();
  house->registry.wake_all();
  EXPECT_TRUE(loop.run_until([&] {
    loop.advance(1'000);  // the bot takes its time
    return find(id)->match_log()->seq() > seq;
  }));
}

TEST_F(RegistryTest, a_bot_at_a_human_pace_thinks_before_it_begins_and_then_goes_on_briskly) {
  const RegistrySettings pace;
  const TablePtr table = new_table(R"("game":"oltremare","seats":["me",{"bot":"novice"}],"pace":"human")");
  std::set<base::Time> waited;
  for (bool goes_on = false; waited.size() < 2 && !table->match_log()->over();) {
    if (table->match_log()->match().to_move() == 0) {
      EXPECT_EQ(move(table), "ok");
      goes_on = false;
      continue;
    }
    const std::int32_t seq = table->match_log()->seq();
    ASSERT_TRUE(loop.run_until([&] { return table->bot().thinking() && table->has_alarm(); }))
        << "it has chosen, and waits";
    const base::Time wait = goes_on ? pace.bot_step : pace.bot_pause;
    loop.advance(wait - 1);
    EXPECT_EQ(table->match_log()->seq(), seq);
    loop.advance(1);
    EXPECT_GT(table->match_log()->seq(), seq) << wait;
    waited.insert(wait);
    goes_on = true;
  }
  EXPECT_EQ(waited.size(), 2U);
}

TEST_F(RegistryTest, what_could_not_be_kept_has_not_happened) {
  const TablePtr table = new_table(R"("game":"amsterdam")");
  join(table, bea);
  const auto ear = std::make_shared<Ear>();
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->feed.follow(table, ear, command); }), "ok");
  const std::int32_t seq = table->match_log()->seq();
  // Somebody else was first: another server on the same store.
  const auto rival = store::open_sqlite(file);
  store::LogEntry entry = table->match_log()->row({*need_move(table->game(), "keep:both")}).front();
  entry.at = 5;
  rival->append(table->row().number, entry);
  ear->heard.clear();
  EXPECT_EQ(move(table, "keep:both"), "stale");
  EXPECT_TRUE(ear->has("refollow"));
  EXPECT_FALSE(ear->has("keep:")) << "nobody was shown what was not kept";
  const TablePtr again = find(table->row().id);
  EXPECT_NE(again, table);
  EXPECT_EQ(again->match_log()->seq(), seq + 1);
}

TEST_F(RegistryTest, a_move_sent_again_before_it_was_kept_is_not_acknowledged_when_it_is_not) {
  const TablePtr table = new_table(R"("game":"amsterdam")");
  join(table, bea);
  const Seat seat = table->match_log()->match().to_move();
  const std::string members =
      "\"seq\":" + std::to_string(table->match_log()->seq()) + R"(,"move":"keep:both","key":"the same")";
  store::LogEntry entry = table->match_log()->row({*need_move(table->game(), "keep:both")}).front();
  entry.at = 5;
  store::open_sqlite(file)->append(table->row().number, entry);  // so that the server's own does not fit any more
  std::string again;
  const std::string first = ask(table->row().seats[seat].user, members, [&](const Command& command) {
    Ruling<> ruling = house->play.move(table, command);
    again = ask(command.user, members, [&](const Command& second) { return house->play.move(table, second); });
    return ruling;
  });
  EXPECT_EQ(first, "stale");
  EXPECT_EQ(again, "store_failed");
}

TEST_F(RegistryTest, a_rematch_has_the_same_seats_for_those_who_come) {
  const TablePtr table = new_table(R"("game":"medieval")");
  join(table, bea);
  while (!table->finished()) ASSERT_EQ(move(table), "ok");
  const auto rematch = [&](store::UserId user) {
    return ask(user, "", [&](const Command& command) { return house->seating.rematch(table, command); });
  };
  EXPECT_NE(rematch(ada).find(R"("status":"waiting")"), std::string::npos);
  EXPECT_NE(rematch(bea).find(R"("status":"playing")"), std::string::npos);
  const TablePtr next = find(table->row().rematch);
  EXPECT_EQ(next->seat_of(ada), table->seat_of(ada));
  EXPECT_EQ(next->seat_of(bea), table->seat_of(bea));
  EXPECT_NE(next->row().seed, table->row().seed);
}

TEST_F(RegistryTest, lists_show_what_waits_for_me_first) {
  const TablePtr first = new_table(R"("game":"amsterdam","public":true)");
  join(first, bea);
  const TablePtr second = new_table(R"("game":"amsterdam")");
  join(second, bea);
  while (first->match_log()->match().to_move() != 1) EXPECT_EQ(move(first), "ok");
  while (second->match_log()->match().to_move() != 0) EXPECT_EQ(move(second), "ok");
  const TablePtr open = new_table(R"("game":"hansa","public":true)");
  const std::string mine = house->archive.mine(ada);
  EXPECT_LT(mine.find(second->row().id), mine.find(first->row().id));
  EXPECT_NE(house->archive.open(0).find(open->row().id), std::string::npos);
  EXPECT_NE(house->archive.live(0).find(first->row().id), std::string::npos);
  EXPECT_EQ(house->archive.live(0).find(second->row().id), std::string::npos) << "it is not public";
}

TEST_F(RegistryTest, the_host_may_send_people_away_before_the_start_only) {
  const TablePtr table = new_table(R"("game":"amsterdam","options":{"players":3})");
  EXPECT_EQ(join(table, bea), "ok");
  const auto seat = [&](store::UserId user, const std::string& members) {
    return ask(user, members, [&](const Command& command) { return house->seating.seat(table, command); });
  };
  EXPECT_EQ(seat(bea, R"("seat":2,"to":{"bot":"easy"})"), "not_host");
  EXPECT_EQ(seat(ada, R"("seat":1,"to":"open")"), "ok");
  EXPECT_EQ(table->seat_of(bea), nobody);
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->seating.start(table, command); }), "ok");
  EXPECT_TRUE(table->playing());
  EXPECT_EQ(join(table, bea), "started");
  EXPECT_EQ(seat(ada, R"("seat":1,"to":"open")"), "started");
}

}  // namespace
}  // namespace fondaco::tables
