// SPDX-License-Identifier: MIT
#include "server/tables/table_limits.hpp"

#include <gtest/gtest.h>

#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

constexpr std::string_view among_bots = R"("game":"amsterdam","seats":[{"bot":"easy"},{"bot":"easy"}],"pace":"human")";
constexpr std::string_view open_table = R"("game":"amsterdam")";

class TheLimits : public RegistryTest {
 protected:
  /// "ok", or the code of the refusal.
  std::string create(store::UserId host, std::string_view members, const std::string& network, bool trusted = false) {
    const std::string answer = ask(host, std::string(members), [&](const Command& command) {
      Command from_there = command;
      from_there.origin = {.network = network, .trusted = trusted};
      return house->seating.create(from_there);
    });
    return answer.starts_with("{") ? "ok" : answer;
  }
  int refused_after(store::UserId host, std::string_view members, const std::string& network) {
    for (int made = 0; made < 2'000; ++made) {
      const std::string answer = create(host, members, network);
      if (answer == "too_many") return made;
      EXPECT_EQ(answer, "ok");
    }
    return -1;
  }
  void open_with(const TableLimits& limits) {
    RegistrySettings settings;
    settings.tables = limits;
    house.reset();
    open(settings);
  }
};

TEST_F(TheLimits, a_club_of_forty_behind_one_address_meets_none) {
  const auto database = store::open_sqlite(file);
  store::User member;
  member.name = "member";
  for (int i = 0; i < 40; ++i) {
    const store::UserId user = database->add_user(member);
    for (int game = 0; game < 5; ++game) {
      ASSERT_EQ(create(user, R"("game":"amsterdam","seats":["me",{"bot":"easy"}])", "club"), "ok");
    }
    for (int game = 0; game < 2; ++game) ASSERT_EQ(create(user, among_bots, "club"), "ok");
    ASSERT_EQ(create(user, open_table, "club"), "ok");
  }
  EXPECT_EQ(house->registry.open_tables().refused(), 0U);
}

TEST_F(TheLimits, one_person_is_refused_the_sixth_game_among_bots_wherever_they_are) {
  EXPECT_EQ(refused_after(ada, among_bots, "home"), 5);
  EXPECT_EQ(create(ada, among_bots, "elsewhere"), "too_many");
  EXPECT_EQ(create(ada, open_table, "home"), "ok") << "another kind of table";
  EXPECT_EQ(create(bea, among_bots, "home"), "ok") << "another person";
  EXPECT_EQ(house->registry.open_tables().refused(), 2U);
}

TEST_F(TheLimits, a_restart_lifts_no_limit_of_a_person) {
  EXPECT_EQ(refused_after(ada, among_bots, "home"), 5);
  reopen();
  EXPECT_EQ(create(ada, among_bots, "home"), "too_many");
}

TEST_F(TheLimits, one_person_may_have_sixty_tables_open) {
  EXPECT_EQ(refused_after(ada, open_table, "home"), 60);
  EXPECT_EQ(create(ada, open_table, "home", true), "ok") << "a trusted address is exempt";
}

TEST_F(TheLimits, tables_of_an_address_count_together) {
  open_with({.of_person = 100, .of_network = 6, .bots_alone_of_person = 100, .bots_alone_of_network = 3});
  for (const store::UserId user : {ada, bea, ada}) EXPECT_EQ(create(user, among_bots, "crowded"), "ok");
  EXPECT_EQ(create(bea, among_bots, "crowded"), "too_many");
  for (const store::UserId user : {ada, bea, ada}) EXPECT_EQ(create(user, open_table, "crowded"), "ok");
  EXPECT_EQ(create(bea, open_table, "crowded"), "too_many");
  EXPECT_EQ(create(bea, open_table, "elsewhere"), "ok");
}

TEST_F(TheLimits, what_is_over_or_closed_or_old_does_not_count) {
  open_with({.of_person = 1, .of_network = 1});
  const TablePtr table = new_table(std::string(open_table));
  EXPECT_EQ(create(ada, open_table, ""), "too_many");
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->seating.leave(table, command); }), "ok");
  EXPECT_EQ(create(ada, open_table, ""), "ok");
  EXPECT_EQ(create(ada, open_table, ""), "too_many");
  loop.set_now(loop.now() + 86'400'001);
  EXPECT_EQ(create(ada, open_table, ""), "ok") << "whoever leaves a table lying does not pay for it for ever";
}

TEST_F(TheLimits, seats_that_leave_bots_alone_are_refused_and_nothing_changes) {
  open_with({.bots_alone_of_person = 0});
  const TablePtr table = new_table(R"("game":"amsterdam","seats":["open",{"bot":"easy"}])");
  const auto seat = [&] {
    return ask(ada, R"("seat":0,"to":{"bot":"easy"})",
               [&](const Command& command) { return house->seating.seat(table, command); });
  };
  EXPECT_EQ(seat(), "too_many");
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->seating.start(table, command); }), "too_many");
  EXPECT_TRUE(table->waiting());
  EXPECT_EQ(join(table, bea), "ok") << "the seat is still open";
}

TEST_F(TheLimits, a_rematch_is_one_table_more) {
  open_with({.of_person = 1});
  const TablePtr table = new_table(R"("game":"medieval")");
  EXPECT_EQ(join(table, bea), "ok");
  while (!table->finished()) ASSERT_EQ(move(table), "ok");
  EXPECT_EQ(create(ada, open_table, ""), "ok");
  const auto rematch = [&](store::UserId user) {
    return ask(user, "", [&](const Command& command) { return house->seating.rematch(table, command); });
  };
  EXPECT_EQ(rematch(ada), "too_many");
  EXPECT_NE(rematch(bea), "too_many");
}

TEST_F(TheLimits, tables_on_their_way_to_the_disk_count) {
  OpenTables tables(*house->reader, {.of_person = 2});
  const Origin home{.network = "home"};
  const auto first = tables.need_room(ada, home, false, loop.now());
  auto second = tables.need_room(ada, home, false, loop.now());
  EXPECT_FALSE(tables.need_room(ada, home, false, loop.now()));
  second->reset();  // it could not be written
  EXPECT_TRUE(tables.need_room(ada, home, false, loop.now()));
}

TEST_F(TheLimits, a_refusal_says_when_to_try_again) {
  OpenTables tables(*house->reader, {.of_person = 0});
  const auto room = tables.need_room(ada, {.network = "home"}, false, loop.now());
  ASSERT_FALSE(room);
  EXPECT_EQ(room.refusal().status, 429);
  EXPECT_GT(room.refusal().retry_after, 0);
  EXPECT_STREQ(room.refusal().what(), "you have 0 tables open already");
}

}  // namespace
}  // namespace fondaco::tables
