// SPDX-License-Identifier: MIT
// What is kept about a person, and what remains of one who goes.
#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

TEST(leaving, the_export_holds_everything_and_no_secret) {
  Office office;
  office.people.on_export([](store::UserId, json::Writer& out) { out.member("push", true); });
  office.people.on_export_list([](store::UserId user) -> ExportList {
    return {"tables", [user, page = 0](json::Writer& out) mutable {
              if (page != 1) out.value(user);  // a page may be empty
              return ++page < 3;
            }};
  });
  office.people.on_export_list(
      [](store::UserId) -> ExportList { return {"chat", [](json::Writer&) { return false; }}; });
  Browser browser(office);
  const store::UserId id = browser.become_account("Ada")["id"].whole();
  const std::string token(browser.send("POST", "/api/me/tokens", R"({"label":"my bot"})")["token"].string());
  const Reply reply = browser.send("GET", "/api/me/export");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply["me"].find("name")->string(), "Ada");
  EXPECT_EQ(reply["sessions"].items().size(), 1U);
  EXPECT_EQ(reply["tokens"].items().size(), 1U);
  EXPECT_TRUE(reply["push"].boolean());
  EXPECT_EQ(reply["tables"].items().size(), 2U) << "page by page";
  EXPECT_EQ(reply["tables"].items()[1].whole(), id);
  EXPECT_EQ(reply["chat"].items().size(), 0U);
  for (const std::string& secret :
       {browser.secret, token, base::hex(base::sha256(browser.secret)), base::hex(base::sha256(token)),
        office.reading->user(id).value().password, std::string("argon2")}) {
    EXPECT_EQ(reply.body.find(secret), std::string::npos) << secret;
  }
}

TEST(leaving, an_account_goes_with_its_name_and_ways_in_and_keeps_its_id) {
  Office office;
  std::vector<store::UserId> told;
  std::vector<base::Digest> ended;
  office.people.on_delete([&](store::Database& database, store::UserId user) {
    EXPECT_TRUE(database.user(user));
    told.push_back(user);
  });
  office.people.on_session_end([&](const base::Digest& session) { ended.push_back(session); });
  Browser browser(office);
  const store::UserId id = browser.become_account("Ada")["id"].whole();
  browser.send("POST", "/api/me/tokens", R"({"label":"my bot"})");
  store::TableNumber number = 0;
  office.write([&](store::Database& database) {
    number = database.add_table(table_of(id));
    store::ChatLine line;
    line.number = 1;
    line.user = id;
    line.text = "my secret";
    database.say(number, line);
  });
  ended.clear();
  const std::string secret = browser.secret;

  EXPECT_EQ(browser.send("DELETE", "/api/me").code(), "bad_request");
  EXPECT_EQ(browser.send("DELETE", "/api/me", R"({"password":"wrong horse"})").code(), "wrong_password");
  EXPECT_TRUE(told.empty());
  const Reply reply = browser.send("DELETE", "/api/me", R"({"password":"correct horse"})");
  EXPECT_EQ(reply.status, 200) << reply.body;
  EXPECT_NE(reply.header("Set-Cookie").find("Max-Age=0"), std::string::npos);
  EXPECT_EQ(told, std::vector<store::UserId>{id});
  EXPECT_EQ(ended.size(), 2U);

  const store::User user = office.reading->user(id).value();
  EXPECT_TRUE(user.deleted);
  EXPECT_EQ(user.name, "");
  EXPECT_EQ(user.password, "");
  EXPECT_EQ(office.people.name(id), "");
  EXPECT_TRUE(office.reading->sessions(id).empty());
  for (const store::ChatLine& line : office.reading->chat(number, 0, 10)) EXPECT_EQ(line.text, "");
  EXPECT_EQ(office.reading->table("t").value().seats[0].user, id) << "what was played stays";
  browser.secret = secret;
  EXPECT_EQ(browser.send("GET", "/api/me").status, 401);
  EXPECT_EQ(Browser(office).sign_in("Ada").status, 401);
  Browser next(office);
  const Reply other = next.become_account("Ada");
  EXPECT_EQ(other.status, 200) << "the name is free";
  EXPECT_NE(other["id"].whole(), id);
}

TEST(leaving, a_guest_just_goes) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  EXPECT_EQ(browser.send("DELETE", "/api/me").status, 200);
  EXPECT_TRUE(office.reading->user(id).value().deleted);
  Browser another(office);
  another.become_guest();
  EXPECT_EQ(another.send("DELETE", "/api/me", "{}").status, 200) << "there may be many without a name";
}

TEST(leaving, when_a_part_of_it_fails_nothing_of_it_happens) {
  Office office;
  office.people.on_delete([](store::Database&, store::UserId) { throw store::StoreFailed("disk full"); });
  Browser browser(office);
  browser.become_account("Ada");
  EXPECT_EQ(browser.send("DELETE", "/api/me", R"({"password":"correct horse"})").code(), "store_failed");
  EXPECT_EQ(browser.send("GET", "/api/me")["name"].string(), "Ada");
  EXPECT_EQ(office.logged, std::vector<std::string>{"DELETE /api/me: disk full"});
}

TEST(leaving, what_is_still_on_its_way_does_not_bring_a_person_back) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  std::vector<int> statuses;
  const auto note = [&](const net::Response& response) { statuses.push_back(response.status); };
  office.router.dispatch(browser.request("DELETE", "/api/me"), note);
  office.router.dispatch(browser.request("PATCH", "/api/me", R"({"name":"Zombie"})"), note);
  ASSERT_TRUE(office.loop.run_until([&] { return statuses.size() == 2; }));
  EXPECT_EQ(statuses, (std::vector<int>{200, 401}));
  EXPECT_EQ(office.reading->user(id).value().name, "");
}

}  // namespace
}  // namespace fondaco::people
