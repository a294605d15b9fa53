// SPDX-License-Identifier: MIT
// How people get on with each other, over real sockets: phrases, muting, reports, and the host's last word.
#include <gmock/gmock.h>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ModerationTest : public ::testing::Test {
 protected:
  void SetUp() override {
    table = host.post("/api/tables", R"({"game":"hansa","options":{"players":3}})")["id"].string();
    at = "/api/tables/" + table;
    bea.post(at + "/join");
    for (Guest* guest : {&host, &bea, &eve}) guest->follow(table);
  }
  void begin() {
    EXPECT_TRUE(host.post(at + "/start")["ok"].boolean_or(false));
    place.until([&] { return bea.seq > 0; });
  }
  Heard ask(Guest& guest, const std::string& command, const std::string& members = {}) {
    return guest.ask(R"("do":")" + command + R"(","table":")" + table + "\"" + (members.empty() ? "" : "," + members));
  }
  bool ok(Guest& guest, const std::string& command, const std::string& members = {}) {
    const Heard answer = ask(guest, command, members);
    return answer["ok"].boolean_or(false);
  }
  std::string code(Guest& guest, const std::string& command, const std::string& members = {}) {
    return ask(guest, command, members).code();
  }
  /// The last message of that kind that a guest was told; empty: none.
  static std::string last(const Guest& guest, const std::string& kind) {
    for (auto text = guest.received.rbegin(); text != guest.received.rend(); ++text) {
      if (text->find(R"("kind":")" + kind + "\"") != std::string::npos) return *text;
    }
    return {};
  }
  bool hears(Guest& guest, const std::string& kind, const std::string& part) {
    return place.until([&] { return last(guest, kind).find(part) != std::string::npos; });
  }

  Playground place;
  Guest host{place, "Ada"};
  Guest bea{place, "Bea"};
  Guest eve{place, "Eve"};
  std::string table;
  std::string at;
};

TEST_F(ModerationTest, a_line_of_chat_commands_nothing_and_stays_within_its_line) {
  for (const char* text :
       {"a\\nb", "a\\u0007", "a\\u001b[31mb", "a\\tb", "a\\u007f", "a\\u009b", "\\u202eabc", "a\\u2066b", "a\\u200fb",
        "a\\u2028b", "a\\u061cb", "a\\ufffe", "a\\u0301\\u0301\\u0301\\u0301\\u0301"}) {
    EXPECT_EQ(code(bea, "say", R"("text":")" + std::string(text) + "\""), "bad_request") << text;
  }
  for (const char* text :
       {"caff\u00e8?", "\u2764\ufe0f", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u0645\u06cc\u200c\u062e"}) {
    EXPECT_TRUE(ok(bea, "say", R"("text":")" + std::string(text) + "\"")) << text;
  }
}

TEST_F(ModerationTest, a_phrase_is_told_by_its_id_and_kept_so) {
  ASSERT_TRUE(ok(bea, "say", R"("phrase":"good_luck")"));
  EXPECT_TRUE(hears(host, "chat", R"("seat":1,"name":"Bea","phrase":"good_luck","at":)"));
  EXPECT_EQ(code(bea, "say", R"("phrase":"good luck")"), "bad_request");
  EXPECT_EQ(code(bea, "say", R"("phrase":"hello","text":"hello")"), "bad_request");
  EXPECT_EQ(code(bea, "say"), "bad_request");
  Guest late(place);
  late.follow(table);
  EXPECT_TRUE(hears(late, "chat", R"("phrase":"good_luck")"));
  EXPECT_THAT(bea.get("/api/me/export").text(), HasSubstr(R"("phrase":"good_luck")"));
}

TEST_F(ModerationTest, who_is_muted_is_marked_for_me_alone_and_wherever_we_meet) {
  ok(eve, "say", R"("text":"first")");
  ASSERT_TRUE(hears(bea, "chat", "first"));
  EXPECT_THAT(ask(bea, "mute", R"("chat":1,"on":true)").text(), HasSubstr(R"("chat":[1])"));
  ok(eve, "say", R"("text":"second")");
  EXPECT_TRUE(hears(bea, "chat", "second"));
  EXPECT_THAT(last(bea, "chat"), HasSubstr(R"("muted":true)"));
  EXPECT_TRUE(hears(host, "chat", "second"));
  EXPECT_THAT(last(host, "chat"), Not(HasSubstr("muted")));
  // At another table, after a restart.
  for (Guest* guest : {&host, &bea, &eve}) guest->drop();
  place.restart();
  const std::string other(host.post("/api/tables", R"({"game":"hansa"})")["id"].string());
  bea.connect();
  bea.follow(other);
  eve.connect();
  EXPECT_TRUE(eve.ask(R"("do":"say","table":")" + other + R"(","text":"third")")["ok"].boolean_or(false));
  EXPECT_TRUE(hears(bea, "chat", "third"));
  EXPECT_THAT(last(bea, "chat"), HasSubstr(R"("muted":true)"));
  const Heard list = bea.get("/api/me/mutes");
  EXPECT_EQ(list["mutes"].at(0)["name"].string(), "Eve");
  EXPECT_THAT(bea.get("/api/me/export").text(), HasSubstr(R"("mutes":[{"id":)"));
  const std::string id = std::to_string(list["mutes"].at(0)["id"].whole(0, INT32_MAX));
  EXPECT_EQ(host.status("DELETE", "/api/me/mutes/" + id), 404);
  EXPECT_EQ(bea.status("DELETE", "/api/me/mutes/" + id), 200);
  eve.ask(R"("do":"say","table":")" + other + R"(","text":"fourth")");
  EXPECT_TRUE(hears(bea, "chat", "fourth"));
  EXPECT_THAT(last(bea, "chat"), Not(HasSubstr("muted")));
}

TEST_F(ModerationTest, a_seat_is_muted_and_heard_again) {
  ok(bea, "say", R"("text":"one")");
  EXPECT_THAT(ask(eve, "mute", R"("seat":1,"on":true)").text(), HasSubstr(R"("chat":[1])"));
  eve.follow(table);
  EXPECT_TRUE(hears(eve, "chat", R"("muted":true)")) << "told again on the next follow";
  EXPECT_THAT(ask(eve, "mute", R"("seat":1,"on":false)").text(), HasSubstr(R"("chat":[1])"));
  ok(bea, "say", R"("text":"two")");
  EXPECT_TRUE(hears(eve, "chat", R"("two")"));
  EXPECT_THAT(last(eve, "chat"), Not(HasSubstr("muted")));
  EXPECT_EQ(code(eve, "mute", R"("seat":2,"on":true)"), "not_found") << "an open seat";
  EXPECT_EQ(code(eve, "mute", R"("chat":99,"on":true)"), "not_found");
  EXPECT_EQ(code(eve, "mute", R"("seat":7,"on":true)"), "bad_request");
  EXPECT_EQ(code(eve, "mute", R"("seat":1,"chat":1,"on":true)"), "bad_request");
  EXPECT_EQ(code(bea, "mute", R"("seat":1,"on":true)"), "bad_request") << "oneself";
}

TEST_F(ModerationTest, the_host_and_nobody_else_is_told_of_reports) {
  ok(eve, "say", R"("text":"you fools")");
  ASSERT_TRUE(ok(bea, "report", R"("chat":1,"reason":"insult")"));
  EXPECT_TRUE(hears(host, "reports", R"("name":"Eve","reason":"insult")"));
  EXPECT_THAT(last(host, "reports"), AllOf(HasSubstr(R"("chat":1,"text":"you fools")"), Not(HasSubstr("Bea"))));
  EXPECT_TRUE(ok(bea, "report", R"("chat":1,"reason":"spam")")) << "twice is once";
  Guest second(place, "Gil");
  second.follow(table);
  EXPECT_EQ(last(bea, "reports") + last(eve, "reports") + last(second, "reports"), "");
  host.received.clear();
  host.follow(table);
  EXPECT_TRUE(hears(host, "reports", "insult")) << "told when the host comes back";
  const std::string text = last(host, "reports");
  const Heard heard(text);
  EXPECT_EQ(heard["reports"].size(), 1U);
  const std::string number = std::to_string(heard["reports"].at(0)["report"].whole(1, INT32_MAX));
  EXPECT_EQ(code(bea, "dismiss", R"("report":)" + number), "not_host");
  EXPECT_EQ(code(host, "dismiss", R"("report":99999)"), "not_found");
  EXPECT_TRUE(ok(host, "dismiss", R"("report":)" + number));
  EXPECT_TRUE(hears(host, "reports", R"("reports":[])"));
}

TEST_F(ModerationTest, reports_are_limited_and_not_about_oneself) {
  EXPECT_EQ(code(bea, "report", R"("seat":1,"reason":"other")"), "bad_request");
  EXPECT_EQ(code(bea, "report", R"("seat":0,"reason":"ugly")"), "bad_request");
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(ok(eve, "report", R"("seat":1,"reason":"other")"));
  const net::ClientResponse refused =
      place.call(eve.cookie(), "POST", at + "/report", R"({"seat":1,"reason":"other"})");
  EXPECT_EQ(refused.status, 429);
  EXPECT_NE(refused.header("Retry-After"), "");
}

TEST_F(ModerationTest, a_host_is_not_told_what_is_said_about_him) {
  ASSERT_TRUE(ok(bea, "report", R"("seat":0,"reason":"stalling")"));
  EXPECT_TRUE(hears(host, "reports", R"("reports":[])"));
}

TEST_F(ModerationTest, before_the_start_a_seat_opens_and_its_owner_does_not_come_back) {
  EXPECT_EQ(code(bea, "remove", R"("seat":0)"), "not_host");
  EXPECT_EQ(code(host, "remove", R"("seat":0)"), "bad_request") << "oneself";
  EXPECT_EQ(code(host, "remove", R"("seat":2)"), "not_found") << "an open seat";
  ASSERT_TRUE(ok(host, "remove", R"("seat":1)"));
  EXPECT_TRUE(hears(bea, "removed", table));
  EXPECT_TRUE(hears(eve, "table", R"({"open":true},{"open":true})"));
  EXPECT_EQ(last(eve, "removed"), "");
  EXPECT_EQ(code(bea, "join"), "removed");
  EXPECT_EQ(code(bea, "say", R"("text":"let me in")"), "removed");
  EXPECT_EQ(code(host, "remove", R"("seat":1)"), "not_found");
  for (Guest* guest : {&host, &bea, &eve}) guest->drop();
  place.restart();
  EXPECT_EQ(bea.post(at + "/join").code(), "removed");
  bea.received.clear();
  bea.follow(table);
  EXPECT_TRUE(hears(bea, "removed", table)) << "told again to who comes back";
  EXPECT_TRUE(eve.post(at + "/join")["ok"].boolean_or(false));
}

TEST_F(ModerationTest, after_the_start_a_bot_takes_over_and_the_person_sees_what_a_spectator_sees) {
  begin();
  ASSERT_TRUE(ok(host, "remove", R"("seat":1)"));
  EXPECT_TRUE(hears(eve, "takeover", R"("bot":"medium","why":"removed")"));
  EXPECT_TRUE(hears(bea, "removed", table));
  EXPECT_THAT(last(bea, "takeover"), AllOf(HasSubstr(R"("viewer":"spectator")"), Not(HasSubstr(R"("legal")"))));
  const auto seq = [&] { return R"("seq":)" + std::to_string(host.seq); };
  EXPECT_EQ(code(bea, "return", seq()), "not_your_seat");
  EXPECT_EQ(code(bea, "move", seq() + R"(,"move":"x")"), "not_your_seat");
  EXPECT_EQ(code(bea, "say", R"("phrase":"oops")"), "removed");
  EXPECT_EQ(bea.get("/api/tables?list=mine")["tables"].size(), 0U);
  place.restart();
  const Heard seen = bea.get(at);
  EXPECT_THAT(seen.text(),
              AllOf(HasSubstr(R"("name":"Bea","online":false,"bot":"medium")"), Not(HasSubstr(R"("you":true)"))));
  EXPECT_EQ(seen["now"]["viewer"].string(), "spectator");
}

TEST_F(ModerationTest, a_spectator_is_removed_by_a_line_that_he_said) {
  begin();
  ok(eve, "say", R"("text":"take the road")");
  ASSERT_TRUE(ok(host, "remove", R"("chat":1)"));
  EXPECT_TRUE(hears(eve, "removed", table));
  EXPECT_EQ(code(eve, "say", R"("text":"take the other road")"), "removed");
}

TEST_F(ModerationTest, who_leaves_for_good_leaves_no_ties) {
  ok(bea, "say", R"("text":"one")");
  ok(eve, "mute", R"("seat":1,"on":true)");
  ok(eve, "report", R"("seat":1,"reason":"other")");
  EXPECT_EQ(bea.status("DELETE", "/api/me", "{}"), 200);
  EXPECT_EQ(eve.get("/api/me/mutes")["mutes"].size(), 0U);
}

}  // namespace
}  // namespace fondaco::site
