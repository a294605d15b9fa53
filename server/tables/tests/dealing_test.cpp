// SPDX-License-Identifier: MIT
// The moment between the last seat that is taken and the start.
#include "server/base/fairness.hpp"
#include "server/store/kept_deal.hpp"
#include "server/tables/deal.hpp"
#include "server/tables/moderation.hpp"
#include "server/tables/table_messages.hpp"
#include "server/tables/tests/registry_fixture.hpp"

namespace fondaco::tables {
namespace {

const std::string ada_share(32, 'a');
const std::string bea_share(32, 'b');
constexpr base::Time deal_wait = RegistrySettings{}.deal_wait;

std::string promising(const std::string& share) { return R"("share_hash":")" + base::share_hash(share) + "\""; }

class InTheDeal : public RegistryTest {
 protected:
  std::string reveal(const TablePtr& table, store::UserId user, const std::string& share) {
    return ask(user, R"("share":")" + share + "\"",
               [&](const Command& command) { return house->play.reveal(table, command); });
  }
  std::string join_promising(const TablePtr& table, store::UserId user, const std::string& share) {
    return ask(user, promising(share), [&](const Command& command) { return house->seating.join(table, command); });
  }
  /// Two people who have promised a share each.
  TablePtr both_seated() {
    const TablePtr table = new_table(R"("game":"medieval",)" + promising(ada_share));
    EXPECT_EQ(join_promising(table, bea, bea_share), "ok");
    return table;
  }
  bool started(const TablePtr& table) {
    return loop.run_until([&] { return table->playing() && table->writes().none(); });
  }
  std::string told(const TablePtr& table, Viewer viewer = Viewer::spectator()) {
    return table_text(house->registry, *table, viewer);
  }
  static std::string seed_of(const TablePtr& table, const std::string& first, const std::string& second) {
    return base::dealt_seed(table->row().secret, {first, second});
  }
  static bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }
};

TEST_F(InTheDeal, match_starts_as_soon_as_all_promised_shares_are_there) {
  const TablePtr table = both_seated();
  EXPECT_TRUE(contains(told(table), R"("status":"dealing")"));
  EXPECT_EQ(reveal(table, bea, bea_share), "ok");
  EXPECT_FALSE(table->playing());
  EXPECT_EQ(reveal(table, bea, bea_share), "ok") << "once more, after a lost connection";
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  ASSERT_TRUE(started(table));
  EXPECT_EQ(table->row().seed, seed_of(table, ada_share, bea_share));
  EXPECT_EQ(base::hex_seed(table->match_log()->match().seed()), table->row().seed);
  EXPECT_TRUE(contains(told(table), R"("share":"client")"));
  EXPECT_FALSE(contains(told(table), R"("share":"server")"));
  EXPECT_EQ(reveal(table, ada, ada_share), "not_dealing");
}

TEST_F(InTheDeal, server_stands_in_for_a_share_that_does_not_come_in_time) {
  const TablePtr table = both_seated();
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  loop.advance(deal_wait - 1);
  EXPECT_FALSE(table->playing());
  loop.advance(1);
  ASSERT_TRUE(started(table));
  EXPECT_EQ(table->row().seed, seed_of(table, ada_share, base::server_share(table->row().secret, 1)));
  EXPECT_EQ(table->row().seats[1].share, "");
}

TEST_F(InTheDeal, wrong_share_is_refused_and_the_right_one_still_counts) {
  const TablePtr table = both_seated();
  EXPECT_EQ(reveal(table, ada, bea_share), "wrong_share");
  EXPECT_EQ(reveal(table, ada, "abc"), "bad_request");
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
}

TEST_F(InTheDeal, only_a_seat_reveals) {
  const TablePtr table = both_seated();
  EXPECT_EQ(reveal(table, 3, ada_share), "not_your_seat");
}

TEST_F(InTheDeal, seat_that_promised_nothing_cannot_add_a_share) {
  const TablePtr table = new_table(R"("game":"medieval",)" + promising(ada_share));
  EXPECT_EQ(join(table, bea), "ok");
  EXPECT_EQ(reveal(table, bea, bea_share), "wrong_share");
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  ASSERT_TRUE(started(table)) << "an old client is not waited for";
  EXPECT_EQ(table->row().seed, seed_of(table, ada_share, base::server_share(table->row().secret, 1)));
}

TEST_F(InTheDeal, nothing_is_revealed_before_the_table_is_full) {
  const TablePtr table = new_table(R"("game":"medieval",)" + promising(ada_share));
  EXPECT_EQ(reveal(table, ada, ada_share), "not_dealing");
}

TEST_F(InTheDeal, match_without_promises_starts_at_once) {
  const TablePtr alone = new_table(R"("game":"medieval","seats":["me",{"bot":"novice"}])");
  EXPECT_TRUE(alone->playing());
  const TablePtr table = new_table(R"("game":"medieval")");
  EXPECT_EQ(join(table, bea), "ok");
  EXPECT_TRUE(table->playing());
  EXPECT_EQ(table->row().seed,
            seed_of(table, base::server_share(table->row().secret, 0), base::server_share(table->row().secret, 1)));
}

TEST_F(InTheDeal, player_alone_against_bots_adds_a_share_too) {
  const TablePtr table = new_table(R"("game":"medieval","seats":[{"bot":"novice"},"me"],)" + promising(ada_share));
  EXPECT_TRUE(contains(told(table), R"("status":"dealing")"));
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  ASSERT_TRUE(loop.run_until([&] { return table->playing(); }));
  EXPECT_EQ(table->row().seed, seed_of(table, base::server_share(table->row().secret, 0), ada_share));
}

TEST_F(InTheDeal, open_seat_can_promise_nothing) {
  const std::string refused = ask(ada, R"("game":"medieval","seats":["open","open"],)" + promising(ada_share),
                                  [&](const Command& command) { return house->seating.create(command); });
  EXPECT_EQ(refused, "bad_request");
  EXPECT_EQ(ask(ada, R"("game":"medieval","share_hash":"abc")",
                [&](const Command& command) { return house->seating.create(command); }),
            "bad_request");
}

TEST_F(InTheDeal, promise_goes_with_whoever_leaves_the_seat) {
  const TablePtr table = new_table(R"("game":"medieval","options":{"players":3},)" + promising(ada_share));
  EXPECT_EQ(join_promising(table, bea, bea_share), "ok");
  EXPECT_EQ(ask(bea, "", [&](const Command& command) { return house->seating.leave(table, command); }), "ok");
  EXPECT_EQ(table->row().seats[1].share_hash, "");
  EXPECT_EQ(join_promising(table, bea, std::string(32, 'c')), "ok");
  EXPECT_EQ(table->row().seats[1].share_hash, base::share_hash(std::string(32, 'c')));
}

TEST_F(InTheDeal, seats_stay_as_they_are_while_shares_are_revealed) {
  const TablePtr table = both_seated();
  const auto refused = [&](store::UserId user, const std::string& members, auto command_of) {
    EXPECT_EQ(ask(user, members, command_of), "dealing") << members;
  };
  Moderation moderation{house->registry, house->play};
  refused(bea, "", [&](const Command& command) { return house->seating.leave(table, command); });
  refused(ada, "", [&](const Command& command) { return house->seating.leave(table, command); });
  refused(ada, "", [&](const Command& command) { return house->seating.start(table, command); });
  refused(ada, R"("seat":1,"to":"open")", [&](const Command& command) { return house->seating.seat(table, command); });
  refused(ada, R"("seat":1)", [&](const Command& command) { return moderation.remove(table, command); });
}

TEST_F(InTheDeal, deal_is_taken_up_again_after_a_crash) {
  std::string id;
  std::string commitment;
  {
    const TablePtr table = both_seated();
    EXPECT_EQ(reveal(table, bea, bea_share), "ok");
    id = table->row().id;
    commitment = store::commitment_of(table->row());
  }
  reopen();
  const TablePtr table = find(id);
  EXPECT_TRUE(contains(told(table), R"("status":"dealing")"));
  EXPECT_EQ(store::commitment_of(table->row()), commitment);
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  loop.advance(deal_wait);
  ASSERT_TRUE(started(table));
  EXPECT_EQ(table->row().seed, seed_of(table, ada_share, base::server_share(table->row().secret, 1)));
}

TEST_F(InTheDeal, deal_is_kept_with_the_start) {
  std::string id;
  std::string seed;
  {
    const TablePtr table = both_seated();
    EXPECT_EQ(reveal(table, ada, ada_share), "ok");
    EXPECT_EQ(reveal(table, bea, bea_share), "ok");
    ASSERT_TRUE(started(table));
    id = table->row().id;
    seed = table->row().seed;
  }
  reopen();
  const TablePtr table = find(id);
  EXPECT_TRUE(table->playing());
  EXPECT_EQ(base::hex_seed(table->match_log()->match().seed()), seed);
  EXPECT_EQ(table->row().seats[0].share, ada_share);
  EXPECT_EQ(table->row().seats[1].share, bea_share);
}

TEST_F(InTheDeal, shares_are_told_after_the_end_and_the_record_proves_the_deal) {
  const TablePtr table = both_seated();
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  loop.advance(deal_wait);
  ASSERT_TRUE(started(table));
  while (!table->finished()) {
    ASSERT_FALSE(contains(told(table, Viewer::seat(1)), ada_share));
    ASSERT_EQ(move(table), "ok");
  }
  const std::string over = told(table);
  EXPECT_TRUE(contains(over, R"("secret":")" + table->row().secret + "\"")) << over;
  EXPECT_TRUE(contains(over, R"("shares":[{"share":")" + ada_share + R"(","by":"client")")) << over;
  EXPECT_TRUE(contains(
      over, base::server_share(table->row().secret, 1) + R"(","by":"server","hash":")" + base::share_hash(bea_share)))
      << over;
  const std::string kept = *house->archive.record(*table);
  json::Document record(kept);
  base::check_fairness(record.root()["fairness"], table->match_log()->match().seed(), 2);
  EXPECT_TRUE(record.ok()) << record.fault().text();
}

TEST_F(InTheDeal, rematch_is_dealt_with_new_shares) {
  const TablePtr table = both_seated();
  EXPECT_EQ(reveal(table, ada, ada_share), "ok");
  EXPECT_EQ(reveal(table, bea, bea_share), "ok");
  ASSERT_TRUE(started(table));
  while (!table->finished()) ASSERT_EQ(move(table), "ok");
  const auto rematch = [&](store::UserId user, const std::string& members) {
    return ask(user, members, [&](const Command& command) { return house->seating.rematch(table, command); });
  };
  EXPECT_TRUE(contains(rematch(bea, ""), R"("status":"waiting")"));
  const TablePtr next = find(table->row().rematch);
  EXPECT_EQ(next->row().seats[1].share_hash, "") << "the old promise is not taken along";
  const std::string share(32, 'd');
  EXPECT_TRUE(contains(rematch(ada, promising(share)), R"("status":"dealing")"));
  EXPECT_EQ(reveal(next, ada, share), "ok");
  ASSERT_TRUE(started(next));
  EXPECT_EQ(next->row().seed, seed_of(next, share, base::server_share(next->row().secret, 1)));
}

TEST_F(InTheDeal, table_of_an_earlier_version_keeps_the_seed_that_it_committed_to) {
  std::string id;
  {
    const TablePtr table = new_table(R"("game":"medieval")");
    id = table->row().id;
  }
  house.reset();
  tamper("UPDATE tables SET secret = '', seed = '" + ada_share + "'");
  open();
  const TablePtr table = find(id);
  const std::string promised = base::commitment(ada_share, table->row().nonce);
  EXPECT_TRUE(contains(told(table), promised));
  EXPECT_EQ(join_promising(table, bea, bea_share), "ok");
  EXPECT_TRUE(table->playing()) << "it takes no shares";
  EXPECT_EQ(table->row().seed, ada_share);
  EXPECT_TRUE(contains(told(table), promised));
  EXPECT_FALSE(contains(told(table), R"("share")"));
}

}  // namespace
}  // namespace fondaco::tables
