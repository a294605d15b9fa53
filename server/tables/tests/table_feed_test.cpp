// SPDX-License-Identifier: MIT
// Followers of a table: presence, what they are told first, and a crowd that talks.
#include "server/tables/table_feed.hpp"

#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

TEST_F(RegistryTest, presence_is_told_at_most_once_a_second_and_its_last_state_always) {
  const TablePtr table = new_table(R"("game":"amsterdam")");
  const auto first = std::make_shared<Ear>();
  EXPECT_EQ(follow(table, ada, first), "ok");
  EXPECT_EQ(first->presences(), std::vector<std::string>{R"("online":[true,false],"spectators":0)"}) << "at once";
  std::vector<std::shared_ptr<Ear>> crowd(100);
  for (auto& ear : crowd) {
    ear = std::make_shared<Ear>();
    EXPECT_EQ(follow(table, bea, ear), "ok");
  }
  loop.advance(900);
  EXPECT_EQ(first->presences().size(), 1U);
  loop.advance(200);
  EXPECT_EQ(first->presences().size(), 2U);
  EXPECT_EQ(crowd.back()->presences(), std::vector<std::string>{R"("online":[true,false],"spectators":100)"});
  for (const auto& ear : crowd) house->feed.leave(table, *ear);
  loop.advance(10'000);
  EXPECT_EQ(first->presences().size(), 3U);
  EXPECT_EQ(first->presences().back(), R"("online":[true,false],"spectators":0)");
  EXPECT_EQ(follow(table, bea, crowd[0]), "ok");
  EXPECT_EQ(first->presences().size(), 4U) << "at once again";
  house->feed.leave(table, *first);
  house->feed.leave(table, *crowd[0]);
}

TEST_F(RegistryTest, spectators_who_join_share_one_snapshot_until_something_changes) {
  const TablePtr table = new_table(R"("game":"amsterdam")");
  EXPECT_EQ(join(table, bea), "ok");
  const Viewer spectator = Viewer::spectator();
  const Text before = house->feed.snapshot(*table, spectator);
  EXPECT_EQ(house->feed.snapshot(*table, spectator), before);
  EXPECT_NE(*house->feed.snapshot(*table, Viewer::seat(0)), *before);

  const auto player = std::make_shared<Ear>();
  EXPECT_EQ(follow(table, ada, player), "ok");
  const Text with_player = house->feed.snapshot(*table, spectator);
  EXPECT_NE(*with_player, *before) << "who is here is part of it";
  EXPECT_EQ(move(table), "ok");
  const Text after_move = house->feed.snapshot(*table, spectator);
  EXPECT_NE(*after_move, *with_player);
  EXPECT_EQ(ask(ada, R"("text":"hello")", [&](const Command& command) { return house->feed.say(table, command); }),
            "ok");
  EXPECT_NE(*house->feed.snapshot(*table, spectator), *after_move) << "and the number of the last line";
  house->feed.leave(table, *player);
}

TEST_F(RegistryTest, spectators_who_come_back_with_the_same_number_share_what_they_missed) {
  const TablePtr table = new_table(R"("game":"amsterdam")");
  EXPECT_EQ(join(table, bea), "ok");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(move(table), "ok");
  const auto once = house->feed.missed(*table, Viewer::spectator(), 3);
  EXPECT_EQ(once.size(), 3U);
  EXPECT_EQ(house->feed.missed(*table, Viewer::spectator(), 3), once);
  EXPECT_EQ(house->feed.missed(*table, Viewer::spectator(), 4).size(), 2U);
  EXPECT_EQ(move(table), "ok");
  EXPECT_EQ(house->feed.missed(*table, Viewer::spectator(), 3).size(), 4U);
}

TEST_F(RegistryTest, a_spectator_who_speaks_in_a_crowd_hears_it_before_the_answer) {
  const TablePtr table = new_table(R"("game":"amsterdam")");
  std::vector<std::shared_ptr<Ear>> crowd(2 * Followers::slice + 1);
  for (std::size_t i = 0; i < crowd.size(); ++i) {
    crowd[i] = std::make_shared<Ear>();
    table->followers().add(*crowd[i], i + 1 == crowd.size() ? bea : 0, Viewer::spectator());
  }
  bool heard_first = false;
  json::Document document(R"({"text":"hello"})");
  bool answered = false;
  const Reply reply{[&](const Answer&) {
                      heard_first = crowd.back()->has("hello");
                      answered = true;
                    },
                    [](const base::Refusal&) {}};
  EXPECT_TRUE(house->feed.say(table, {bea, document.root(), reply}));
  EXPECT_TRUE(loop.run_until([&] { return answered; }));
  EXPECT_TRUE(heard_first);
  for (const auto& ear : crowd) EXPECT_TRUE(ear->has("hello"));
}

}  // namespace
}  // namespace fondaco::tables
