// SPDX-License-Identifier: MIT
// Clients that mean no good, or know no better: clear refusals, and nobody else notices.
#include <gtest/gtest.h>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

/// Two honest people who play on while somebody misbehaves.
class Nuisance : public testing::Test {
 protected:
  void SetUp() override {
    table = ada.post("/api/tables", R"({"game":"amsterdam"})")["id"].string();
    ada.follow(table);
    bea.post("/api/tables/" + table + "/join");
    bea.follow(table);
    place.until([&] { return !ada.legal.empty() || !bea.legal.empty(); });
  }
  /// The honest ones can still play.
  void TearDown() override {
    for (int i = 0; i < 4; ++i) {
      place.until([&] { return !ada.legal.empty() || !bea.legal.empty(); });
      Guest& player = ada.legal.empty() ? bea : ada;
      const std::string move = player.legal.front();
      player.legal.clear();
      EXPECT_TRUE(player.move(table, move)["ok"].boolean_or(false));
    }
  }

  Playground place;
  Guest ada{place};
  Guest bea{place};
  Guest eve{place};
  std::string table;
};

TEST_F(Nuisance, frames_that_are_no_commands_are_refused_and_the_socket_stays) {
  eve.connect();
  for (const std::string text : {"", "{", "[]", "null", "7", "\"follow\"", R"({"do":7})", R"({"id":-1,"do":"follow"})",
                                 R"({"do":"move"})", R"({"do":"follow","table":7})", R"({"do":"follow","table":""})",
                                 R"({"do":"move","table":"x","seq":99999999999999999999})", R"({"do":"x","do":"y"})"}) {
    const std::size_t before = eve.received.size();
    eve.send(text);
    ASSERT_TRUE(place.until([&] { return eve.received.size() > before; })) << text;
    EXPECT_NE(eve.received.back().find("\"error\""), std::string::npos) << text << " -> " << eve.received.back();
  }
  EXPECT_TRUE(eve.connected());
  eve.follow(table);
}

TEST_F(Nuisance, nobody_moves_for_another_nor_at_a_table_of_others) {
  const auto code = [&](Guest& guest, const std::string& members) { return guest.ask(members).code(); };
  EXPECT_EQ(code(eve, R"("do":"move","table":")" + table + R"(","seq":1,"move":"keep:both")"), "not_your_seat");
  EXPECT_EQ(code(eve, R"("do":"undo","table":")" + table + R"(","seq":1)"), "not_your_seat");
  EXPECT_EQ(code(eve, R"("do":"answer","table":")" + table + R"(","seq":1,"agree":true)"), "not_your_seat");
  EXPECT_EQ(code(eve, R"("do":"leave","table":")" + table + "\""), "not_your_seat");
  EXPECT_EQ(code(eve, R"("do":"plan","table":")" + table + R"(","moves":["draw:blind"])"), "not_your_seat");
  EXPECT_EQ(code(eve, R"("do":"seat","table":")" + table + R"(","seat":1,"to":"open")"), "not_host");
  EXPECT_EQ(code(eve, R"("do":"hush","table":")" + table + R"(","seat":1,"on":true)"), "not_host");
  EXPECT_EQ(code(eve, R"("do":"rematch","table":")" + table + "\""), "not_your_seat");
  EXPECT_EQ(code(eve, R"("do":"join","table":")" + table + "\""), "started");
  EXPECT_EQ(code(eve, R"("do":"follow","table":"nosuchtable")"), "not_found");
  EXPECT_EQ(eve.status("GET", "/api/tables/" + table + "/position?ply=0&seat=0"), 403) << "another seat's eyes";
  EXPECT_EQ(eve.status("GET", "/api/tables/" + table + "/position?ply=0&seat=all"), 403);
}

TEST_F(Nuisance, the_key_of_another_seat_is_not_mine) {
  Guest& first = ada.legal.empty() ? bea : ada;
  Guest& second = ada.legal.empty() ? ada : bea;
  const std::int64_t before = first.seq;
  ASSERT_TRUE(first.move(table, first.legal.front(), "shared")["ok"].boolean_or(false));
  place.until([&] { return second.seq > before && !second.legal.empty(); });
  const Heard answer = second.move(table, second.legal.front(), "shared");
  EXPECT_EQ(answer["seq"].whole_or(0, 0, 99), before + 2) << "a new move, not the answer of the other's";
  first.legal.clear();
  second.legal.clear();
  ada.follow(table);
  bea.follow(table);
}

TEST_F(Nuisance, a_session_that_ended_has_no_socket_any_more) {
  eve.follow(table);
  EXPECT_EQ(eve.status("POST", "/api/sign-out", "{}"), 200);
  EXPECT_TRUE(place.until([&] { return !eve.connected(); }));
}

TEST_F(Nuisance, without_a_session_one_may_look_and_no_more) {
  EXPECT_EQ(place.call("", "GET", "/api/tables/" + table).status, 200);
  EXPECT_EQ(place.call("", "POST", "/api/tables", R"({"game":"amsterdam"})").status, 401);
  EXPECT_EQ(place.call("", "POST", "/api/tables/" + table + "/say", R"({"text":"x"})").status, 401);
  EXPECT_EQ(place.call("fondaco_session=aaaaaaaaaaaaaaaaaaaaaaaaaa", "GET", "/api/me").status, 401);
}

TEST_F(Nuisance, tables_that_cannot_be_are_refused_with_what_is_wrong) {
  const auto refused = [&](const std::string& body) {
    const net::ClientResponse response = place.call(eve.cookie(), "POST", "/api/tables", body);
    EXPECT_EQ(response.status, 400) << body << " -> " << response.body;
    return std::string(Heard(response.body)["error"]["message"].string());
  };
  EXPECT_NE(refused(R"({"game":"chess"})").find("chess"), std::string::npos);
  refused(R"({})");
  refused(R"({"game":"amsterdam","edition":"../../etc/passwd"})");
  refused(R"({"game":"amsterdam","options":{"players":9}})");
  refused(R"({"game":"amsterdam","options":{"no_such":1}})");
  refused(R"({"game":"amsterdam","seats":["me","me"]})");
  refused(R"({"game":"amsterdam","seats":["me"]})");
  refused(R"({"game":"amsterdam","seats":["me",{"bot":"genius"}]})");
  refused(R"({"game":"amsterdam","clock":{"kind":"live","bank":-1}})");
  refused(R"({"game":"amsterdam","surprise":1})");
}

}  // namespace
}  // namespace fondaco::site
