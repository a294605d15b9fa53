// SPDX-License-Identifier: MIT
#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

std::string text_of(const json::Value& object, std::string_view key) { return std::string(object.find(key)->string()); }

TEST(sessions, are_listed_with_the_own_one_marked) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  office.loop.set_now(office.loop.now() + 1000);
  Browser phone(office);
  phone.sign_in("Ada");
  const Reply reply = phone.send("GET", "/api/me/sessions");
  const auto sessions = reply["sessions"].items();
  ASSERT_EQ(sessions.size(), 2U);
  EXPECT_EQ(text_of(sessions[0], "id"), base::hex(base::sha256(home.secret)).substr(0, 16));
  EXPECT_EQ(text_of(sessions[0], "agent"), "Test/1.0");
  EXPECT_FALSE(sessions[0].find("this")->boolean());
  EXPECT_TRUE(sessions[1].find("this")->boolean());
  EXPECT_EQ(sessions[1].find("created")->whole(), office.loop.now());
}

TEST(sessions, can_be_ended_from_elsewhere) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  Browser phone(office);
  phone.sign_in("Ada");
  std::vector<base::Digest> ended;
  office.people.on_session_end([&](const base::Digest& session) { ended.push_back(session); });
  const std::string id = base::hex(base::sha256(phone.secret)).substr(0, 16);
  EXPECT_EQ(home.send("DELETE", "/api/me/sessions/" + id).status, 200);
  EXPECT_EQ(ended, std::vector<base::Digest>{base::sha256(phone.secret)});
  EXPECT_EQ(phone.send("GET", "/api/me").status, 401);
  EXPECT_EQ(home.send("DELETE", "/api/me/sessions/" + id).status, 404);
}

TEST(sessions, are_forgotten_when_they_have_expired_and_tokens_are_not) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  const store::UserId ada = home.id();
  home.send("POST", "/api/me/tokens", R"({"label":"bot"})");
  constexpr base::Time day = 24 * 3'600'000;
  const auto kept = [&] { return office.reading->sessions(ada).size(); };
  office.loop.advance(179 * day);
  office.write([](store::Database&) {});
  EXPECT_EQ(kept(), 2U);
  office.loop.advance(3 * day);
  office.write([](store::Database&) {});
  ASSERT_EQ(kept(), 1U);
  EXPECT_TRUE(office.reading->sessions(ada)[0].token);
}

TEST(sessions, of_others_cannot_be_ended) {
  Office office;
  Browser ada(office);
  ada.become_account("Ada");
  Browser bea(office);
  bea.become_account("Bea");
  EXPECT_EQ(bea.send("DELETE", "/api/me/sessions/" + base::hex(base::sha256(ada.secret)).substr(0, 16)).status, 404);
  EXPECT_EQ(bea.send("DELETE", "/api/me/sessions/" + base::hex(base::sha256(bea.secret))).status, 404)
      << "not the whole hash";
  EXPECT_EQ(ada.send("GET", "/api/me").status, 200);
}

TEST(tokens, play_and_do_nothing_else) {
  Office office;
  Browser home(office);
  const store::UserId id = home.become_account("Ada")["id"].whole();
  const Reply made = home.send("POST", "/api/me/tokens", R"({"label":"my bot"})");
  const std::string token(made["token"].string());
  EXPECT_TRUE(token.starts_with("fdt_"));
  EXPECT_EQ(token.size(), 30U);
  EXPECT_EQ(made["id"].string(), base::hex(base::sha256(token)).substr(0, 16));

  Browser program(office);
  program.authorization = "Bearer " + token;
  const Person person = office.people.need(program.request("GET", "/"), Scope::play);
  EXPECT_EQ(person.id, id);
  EXPECT_TRUE(person.is_token);
  struct Line {
    const char* method;
    const char* path;
  };
  for (const Line& line : {Line{"GET", "/api/me"},
                           {"PATCH", "/api/me"},
                           {"DELETE", "/api/me"},
                           {"POST", "/api/guest"},
                           {"GET", "/api/me/export"},
                           {"POST", "/api/account"},
                           {"POST", "/api/sign-in"},
                           {"POST", "/api/sign-out"},
                           {"PUT", "/api/me/password"},
                           {"GET", "/api/me/sessions"},
                           {"DELETE", "/api/me/sessions/0"},
                           {"GET", "/api/me/tokens"},
                           {"POST", "/api/me/tokens"},
                           {"DELETE", "/api/me/tokens/0"}}) {
    const Reply reply = program.send(line.method, line.path);
    EXPECT_EQ(reply.status, 403) << line.method << line.path;
    EXPECT_EQ(reply.code(), "token_scope");
  }
}

TEST(tokens, are_listed_without_the_secret_and_can_be_ended) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  const Reply made = home.send("POST", "/api/me/tokens", R"({"label":"my bot"})");
  const std::string token(made["token"].string());
  const Reply list = home.send("GET", "/api/me/tokens");
  const auto tokens = list["tokens"].items();
  ASSERT_EQ(tokens.size(), 1U);
  EXPECT_EQ(text_of(tokens[0], "label"), "my bot");
  EXPECT_EQ(list.body.find(token), std::string::npos);
  const std::string id = text_of(tokens[0], "id");
  EXPECT_EQ(home.send("DELETE", "/api/me/sessions/" + id).status, 404) << "it is no session";

  Browser program(office);
  program.authorization = "bearer " + token;
  EXPECT_TRUE(office.people.who(program.request("GET", "/")));
  EXPECT_EQ(home.send("DELETE", "/api/me/tokens/" + id).status, 200);
  EXPECT_FALSE(office.people.who(program.request("GET", "/")));
  EXPECT_TRUE(home.send("GET", "/api/me/tokens")["tokens"].items().empty());
}

TEST(tokens, are_no_cookies_and_cookies_are_no_tokens) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  const std::string token(home.send("POST", "/api/me/tokens", R"({"label":"my bot"})")["token"].string());
  net::Request request;
  request.cookie = "fondaco_session=" + token;
  EXPECT_FALSE(office.people.who(request));
  request.cookie.clear();
  for (const std::string& header : {"Bearer " + home.secret, "Bearer fdt_" + home.secret, token, std::string("Bearer "),
                                    "Bearer " + token + "x", "Basic " + token}) {
    request.authorization = header;
    EXPECT_FALSE(office.people.who(request)) << header;
  }
  net::Request both = home.request("GET", "/api/me");
  both.authorization = "Bearer fdt_" + base::random_id();
  EXPECT_FALSE(office.people.who(both)) << "who shows a token is not saved by a cookie";
  both.authorization = "Basic abc";
  EXPECT_TRUE(office.people.who(both)) << "that was for somebody on the way";
}

TEST(tokens, are_for_accounts_and_at_most_twenty) {
  Office office;
  Browser browser(office);
  browser.become_guest();
  EXPECT_EQ(browser.send("POST", "/api/me/tokens", R"({"label":"bot"})").code(), "accounts_only");
  browser.become_account("Ada");
  EXPECT_EQ(browser.send("POST", "/api/me/tokens", R"({"label":""})").code(), "bad_request");
  EXPECT_EQ(browser.send("POST", "/api/me/tokens").code(), "bad_request");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(browser.send("POST", "/api/me/tokens", R"({"label":"bot"})").status, 200);
  EXPECT_EQ(browser.send("POST", "/api/me/tokens", R"({"label":"bot"})").code(), "too_many");
  EXPECT_EQ(browser.send("GET", "/api/me/tokens")["tokens"].items().size(), 20U);
}

}  // namespace
}  // namespace fondaco::people
