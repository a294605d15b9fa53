// SPDX-License-Identifier: MIT
// Games among bots alone, and the limits of tables, on a real store.
#include "server/tables/bots_alone.hpp"

#include <gtest/gtest.h>

#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

constexpr std::string_view among_bots =
    R"("game":"amsterdam","seats":[{"bot":"expert"},{"bot":"expert"}],"pace":"human")";

class BotsAlone : public RegistryTest {
 protected:
  static constexpr base::Time minute = 60'000;

  /// The bots take their time, so that the game is not over before the test has looked.
  TablePtr bots_table() { return new_table(std::string(among_bots)); }
  store::TableStatus kept(const std::string& id) { return house->reader->table(id)->status; }
};

TEST_F(BotsAlone, their_decisions_are_spare_and_those_of_a_person_who_is_here_are_awaited) {
  const TablePtr alone = bots_table();
  LastSeen nobody_seen;
  EXPECT_EQ(standing_of(*alone, nobody_seen, loop.now()).urgency, Urgency::spare);
  const TablePtr mine = new_table(R"("game":"amsterdam","seats":["me",{"bot":"expert"}])");
  EXPECT_EQ(standing_of(*mine, nobody_seen, loop.now()).urgency, Urgency::unattended);
  LastSeen seen;
  seen.note(ada, "home", loop.now());
  const Standing here = standing_of(*mine, seen, loop.now());
  EXPECT_EQ(here.urgency, Urgency::awaited);
  EXPECT_EQ(here.person, ada);
  EXPECT_EQ(here.network, "home");
  EXPECT_EQ(standing_of(*mine, seen, loop.now() + 2 * minute).urgency, Urgency::unattended);
  const auto ear = std::make_shared<Ear>();
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->feed.follow(mine, ear, command); }), "ok");
  EXPECT_EQ(standing_of(*mine, nobody_seen, loop.now()).urgency, Urgency::awaited);
  house->feed.leave(mine, *ear);
}

TEST_F(BotsAlone, of_several_who_wait_the_one_heard_last_pays) {
  const TablePtr table =
      new_table(R"("game":"amsterdam","options":{"players":3},"seats":["me","open",{"bot":"easy"}])");
  EXPECT_EQ(join(table, bea), "ok");
  LastSeen seen;
  seen.note(ada, "club", loop.now());
  seen.note(bea, "home", loop.now() + 1);
  EXPECT_EQ(standing_of(*table, seen, loop.now() + 2).person, bea);
}

TEST_F(BotsAlone, the_game_is_closed_an_hour_after_its_start) {
  const TablePtr table = bots_table();
  const std::string id = table->row().id;
  loop.set_now(table->row().started + 60 * minute - 1);
  EXPECT_FALSE(has_to_end(*table, {}, loop.now()));
  loop.advance(20'000);  // until the next sweep
  EXPECT_TRUE(loop.run_until([&] { return kept(id) == store::TableStatus::closed; }));
}

TEST_F(BotsAlone, it_is_closed_also_when_it_was_unloaded_and_after_a_restart) {
  const std::string id = bots_table()->row().id;
  reopen();
  house->registry.wake_all();
  loop.run_pending();
  EXPECT_EQ(kept(id), store::TableStatus::playing);
  close();
  loop.set_now(loop.now() + 61 * minute);
  open();
  house->registry.wake_all();
  EXPECT_TRUE(loop.run_until([&] { return kept(id) == store::TableStatus::closed; }));
}

TEST_F(BotsAlone, it_rests_while_nobody_looks_and_goes_on_when_somebody_does) {
  const TablePtr table = bots_table();
  EXPECT_FALSE(rests(*table, {}, table->used() + 9 * minute));
  EXPECT_TRUE(rests(*table, {}, table->used() + 10 * minute));
  const auto ear = std::make_shared<Ear>();
  EXPECT_EQ(ask(ada, "", [&](const Command& command) { return house->feed.follow(table, ear, command); }), "ok");
  EXPECT_FALSE(rests(*table, {}, table->used() + 10 * minute));
  house->feed.leave(table, *ear);
  const TablePtr mine = new_table(R"("game":"amsterdam","seats":["me",{"bot":"easy"}])");
  EXPECT_FALSE(rests(*mine, {}, mine->used() + 60 * minute)) << "a person's game goes on";
  EXPECT_FALSE(has_to_end(*mine, {}, mine->row().started + 600 * minute));
}

TEST_F(BotsAlone, a_table_for_which_the_queue_has_no_room_asks_again) {
  RegistrySettings settings;
  settings.decisions = {.of_person = 0, .of_network = 0, .of_all = 0};
  house.reset();
  open(settings);
  const TablePtr table = new_table(R"("game":"medieval","seats":["me",{"bot":"novice"}])");
  while (table->match_log()->match().to_move() == 0) ASSERT_EQ(move(table), "ok");
  EXPECT_TRUE(table->bot().thinking()) << "it is not unloaded meanwhile";
  EXPECT_EQ(house->registry.bots().figures().postponed, 1U);
  loop.advance(2'000);
  EXPECT_EQ(house->registry.bots().figures().postponed, 2U);
}

}  // namespace
}  // namespace fondaco::tables
