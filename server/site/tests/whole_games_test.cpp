// SPDX-License-Identifier: MIT
// Whole games over real sockets: two guests and a bot, and all that happens to people on the way.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "server/site/tests/playground.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::site {
namespace {

std::string new_table(Guest& host, const std::string& members) {
  const Heard table = host.post("/api/tables", "{" + members + "}");
  EXPECT_TRUE(table["id"].present()) << table.text();
  return std::string(table["id"].string_or(""));
}

class WholeGame : public testing::TestWithParam<std::string> {};

TEST_P(WholeGame, two_guests_and_a_bot_play_to_the_end_and_the_record_replays_to_the_same_state) {
  Playground place;
  Guest ada(place, "Ada");
  Guest bea(place, "Bea");
  Guest carla(place, "Carla");
  const std::string table =
      new_table(ada, R"("game":")" + GetParam() + R"(","seats":["me",{"bot":"novice"},"open"],"public":true)");
  ada.follow(table);
  carla.follow(table);
  EXPECT_EQ(bea.post("/api/tables/" + table + "/join")["ok"].boolean(), true);
  bea.follow(table);

  Rng rng(7);
  int moves = 0;
  Guest* const players[] = {&ada, &bea};
  while (!ada.over && !testing::Test::HasFailure()) {
    ASSERT_TRUE(place.until([&] { return ada.over || !ada.legal.empty() || !bea.legal.empty(); }, 60));
    for (Guest* player : players) {
      if (player->legal.empty() || ada.over) continue;
      const std::string move = any_move(player->legal, rng);
      const std::int64_t before = player->seq;
      player->legal.clear();
      const Heard answer = player->move(table, move);
      ASSERT_TRUE(answer["ok"].boolean_or(false)) << answer.text();
      ASSERT_TRUE(place.until([&] { return player->seq > before; }));
      if (++moves == 12) {  // in the middle of everything the line breaks
        bea.drop();
        bea.connect();
        bea.follow(table, bea.seq);
      }
    }
  }
  ASSERT_TRUE(place.until([&] { return bea.over && carla.over; }));
  EXPECT_TRUE(carla.legal.empty()) << "a spectator has no moves";

  const Heard finished = ada.get("/api/tables/" + table);
  EXPECT_EQ(finished["state"]["status"].string(), "finished");
  const net::ClientResponse record = place.call(ada.cookie(), "GET", "/api/tables/" + table + "/record");
  ASSERT_EQ(record.status, 200);
  const auto match = Match::load(record.body, games::catalogue(), nullptr, true);
  ASSERT_EQ(fault_text(match), "");
  EXPECT_TRUE(match->over());
  const Heard last = ada.get("/api/tables/" + table + "/position?ply=" + std::to_string(match->plies()) + "&seat=all");
  json::Writer truth;
  match->game().write_state(match->state(), Viewer::everything(), truth);
  EXPECT_EQ(json::rewrite(*last["view"].value(), json::Layout::compact), truth.take());
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameEntry* entry : games::catalogue()) ids.emplace_back(entry->id);
  return ids;
}
INSTANTIATE_TEST_SUITE_P(EveryGame, WholeGame, testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

/// Two guests at a table of Amsterdam that has begun.
class AtATable : public testing::Test {
 protected:
  void SetUp() override { sit(R"("game":"amsterdam","options":{"start_player":"seat0"})"); }

  void sit(const std::string& members) {
    table = new_table(ada, members);
    ada.follow(table);
    bea.post("/api/tables/" + table + "/join");
    bea.follow(table);
    place.until([&] { return ada.seq >= 1 && bea.seq >= 1 && (!ada.legal.empty() || !bea.legal.empty()); });
  }
  Guest& mover() { return ada.legal.empty() ? bea : ada; }
  Guest& other() { return ada.legal.empty() ? ada : bea; }
  /// Plays the move, or any, and waits until both have seen it.
  Heard play(const std::string& move = {}, const std::string& key = {}) {
    Guest& player = mover();
    const std::int64_t next = player.seq + 1;
    const std::string chosen = move.empty() ? player.legal.front() : move;
    Heard answer = player.move(table, chosen, key);
    if (answer["ok"].boolean_or(false)) {
      place.until([&] { return ada.seq >= next && bea.seq >= next; });
    }
    return answer;
  }
  std::string command(Guest& guest, const std::string& name, const std::string& members) {
    const Heard answer =
        guest.ask(R"("do":")" + name + R"(","table":")" + table + "\"" + (members.empty() ? "" : "," + members));
    return answer["ok"].boolean_or(false) ? "ok" : answer.code();
  }
  std::string at(const Guest& guest) { return "\"seq\":" + std::to_string(guest.seq); }

  Playground place;
  Guest ada{place, "Ada"};
  Guest bea{place, "Bea"};
  std::string table;
};

TEST_F(AtATable, a_move_sent_twice_with_one_key_is_played_once) {
  const std::int64_t before = mover().seq;
  Guest& player = mover();
  const std::string move = player.legal.front();
  const std::string members = R"("do":"move","table":")" + table + R"(","seq":)" + std::to_string(before) +
                              R"(,"move":")" + move + R"(","key":"once")";
  const Heard first = player.ask(members);
  const Heard again = player.ask(members);
  EXPECT_EQ(first["seq"].whole(0, 99), before + 1);
  EXPECT_EQ(again["seq"].whole(0, 99), before + 1) << again.text();
  EXPECT_EQ(ada.get("/api/tables/" + table)["state"]["seq"].whole(0, 99), before + 1);
}

TEST_F(AtATable, what_may_not_be_is_refused_with_its_reason_and_nothing_happens) {
  Guest carla(place, "Carla");
  const std::int64_t seq = mover().seq;
  EXPECT_EQ(command(other(), "move", at(other()) + R"(,"move":")" + mover().legal.front() + "\""), "not_your_turn");
  EXPECT_EQ(command(carla, "move", "\"seq\":1,\"move\":\"draw:blind\""), "not_your_seat");
  EXPECT_EQ(command(mover(), "move", "\"seq\":0,\"move\":\"draw:blind\""), "stale");
  EXPECT_EQ(command(mover(), "move", at(mover()) + ",\"move\":\"no such move\""), "unknown_move");
  EXPECT_EQ(command(mover(), "move", "\"move\":\"draw:blind\""), "bad_request");
  EXPECT_EQ(command(mover(), "fly", ""), "not_found");
  const Heard illegal = mover().move(table, "claim:R15");
  EXPECT_EQ(illegal.code(), "illegal_move");
  EXPECT_TRUE(illegal["error"]["rule"].string().starts_with("TA-")) << illegal.text();
  EXPECT_EQ(ada.get("/api/tables/" + table)["state"]["seq"].whole(0, 99), seq);
  EXPECT_EQ(place.call(ada.cookie(), "GET", "/api/tables/" + table + "/record").status, 409);
}

TEST_F(AtATable, taking_back_is_free_where_nobody_learned_anything_and_else_asked_for) {
  play();
  play();
  EXPECT_EQ(command(mover(), "undo", at(mover())), "no_undo");
  play("draw:blind");
  Guest& player = mover();
  Guest& rival = other();
  EXPECT_EQ(command(player, "undo", at(player)), "no_undo") << "a card was drawn";
  EXPECT_EQ(command(player, "ask", at(player) + R"(,"for":"undo","ply":2)"), "ok");
  place.until([&] {
    return rival.seq == player.seq && !rival.events.empty() && rival.events.back()["kind"].string() == "ask";
  });
  EXPECT_EQ(command(rival, "answer", at(rival) + ",\"agree\":true"), "ok");
  place.until([&] { return player.position.starts_with("{\"ply\":2,"); });
  EXPECT_TRUE(player.position.starts_with("{\"ply\":2,")) << player.position;
}

TEST_F(AtATable, a_planned_move_is_played_as_soon_as_it_may_be) {
  play();
  play();
  Guest& planner = other();
  Guest& rival = mover();
  EXPECT_EQ(command(planner, "plan", R"("moves":["draw:blind","draw:blind"])"), "ok");
  play("draw:blind");
  play("draw:blind");
  place.until([&] { return planner.seq >= 7; });
  EXPECT_EQ(planner.seq, 7) << "the plan was played";
  EXPECT_TRUE(std::none_of(rival.received.begin(), rival.received.end(), [](const std::string& text) {
    return text.find("\"plan\"") != std::string::npos;
  })) << "nobody else hears of it";
}

TEST_F(AtATable, who_leaves_is_taken_over_and_may_come_back) {
  EXPECT_EQ(command(bea, "leave", ""), "ok");
  place.until([&] { return ada.get("/api/tables/" + table)["state"]["seats"].at(1)["bot"].present(); });
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(place.until([&] { return !ada.legal.empty(); }));
    const std::int64_t before = ada.seq;
    const std::string move = ada.legal.front();
    ada.legal.clear();
    ASSERT_TRUE(ada.move(table, move)["ok"].boolean_or(false));
    ASSERT_TRUE(place.until([&] { return ada.seq > before; }));
  }
  place.until([&] { return !ada.legal.empty() && bea.seq == ada.seq; });
  EXPECT_EQ(command(bea, "move", at(bea) + R"(,"move":"draw:blind")"), "seat_taken");
  EXPECT_EQ(command(bea, "return", at(bea)), "ok");
  EXPECT_FALSE(ada.get("/api/tables/" + table)["state"]["seats"].at(1)["bot"].present());
}

TEST_F(AtATable, the_game_goes_on_after_a_restart_of_the_server) {
  play();
  play();
  const std::int64_t seq = ada.seq;
  ada.drop();
  bea.drop();
  place.restart();
  ada.connect();
  bea.connect();
  ada.follow(table, seq);
  bea.follow(table);
  EXPECT_EQ(ada.get("/api/tables/" + table)["state"]["seq"].whole(0, 99), seq);
  ada.legal.clear();
  ada.follow(table);
  EXPECT_TRUE(play()["ok"].boolean_or(false));
}

TEST_F(AtATable, chat_is_told_to_all_and_not_too_often) {
  EXPECT_EQ(command(ada, "say", R"("text":"ciao <b>a tutti</b>")"), "ok");
  place.until([&] { return !bea.events.empty() && bea.events.back()["kind"].string() == "chat"; });
  EXPECT_EQ(bea.events.back()["text"].string(), "ciao <b>a tutti</b>");
  std::string last;
  for (int i = 0; i < 20 && last != "too_many"; ++i) last = command(ada, "say", R"("text":"x")");
  EXPECT_EQ(last, "too_many");
  EXPECT_EQ(command(ada, "hush", R"("seat":1,"on":true)"), "ok");
  EXPECT_EQ(command(bea, "say", R"("text":"hm")"), "hushed");
}

TEST_F(AtATable, a_running_match_shows_its_commitment_and_never_its_seed) {
  const Heard running = ada.get("/api/tables/" + table);
  EXPECT_EQ(running["state"]["commitment"].string().size(), 64U);
  EXPECT_EQ(running.text().find("\"seed\""), std::string::npos);
  EXPECT_EQ(running.text().find("\"nonce\""), std::string::npos);
  EXPECT_EQ(running.text().find("\"secret\""), std::string::npos);
}

}  // namespace
}  // namespace fondaco::site
