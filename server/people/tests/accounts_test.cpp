// SPDX-License-Identifier: MIT
#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

TEST(accounts, a_guest_becomes_an_account_and_keeps_id_and_games) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  const std::string guest_secret = browser.secret;
  office.write([&](store::Database& database) { database.add_table(table_of(id)); });
  const Reply reply = browser.send("POST", "/api/account", R"({"name":"Ada","password":"correct horse"})");
  EXPECT_EQ(reply.status, 200) << reply.body;
  EXPECT_EQ(reply["id"].whole(), id);
  EXPECT_EQ(reply["name"].string(), "Ada");
  EXPECT_FALSE(reply["guest"].boolean());
  const auto tables = office.reading->tables(store::TableList::running, id, 0, 10);
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].seats[0].user, id);

  EXPECT_NE(browser.secret, guest_secret) << "the secret is a new one";
  EXPECT_EQ(browser.id(), id);
  browser.secret = guest_secret;
  EXPECT_EQ(browser.send("GET", "/api/me").status, 401) << "the old one is over";
}

TEST(accounts, the_store_has_argon2id_and_not_the_password) {
  Office office;
  Browser browser(office);
  browser.become_account("Ada", "correct horse");
  const std::string kept = office.reading->account("ada").value().password;
  EXPECT_TRUE(kept.starts_with("$argon2id$")) << kept;
  EXPECT_EQ(kept.find("horse"), std::string::npos);
}

TEST(accounts, an_account_has_a_name_of_its_own_and_a_good_password) {
  Office office;
  Browser ada(office);
  ada.become_account("Ada");
  Browser browser(office);
  EXPECT_EQ(browser.become_account("ADA").code(), "name_taken");
  EXPECT_EQ(browser.become_account("Bea", "short").code(), "bad_request");
  EXPECT_EQ(browser.become_account("Beatrice", "beatrice").code(), "bad_request");
  EXPECT_EQ(browser.become_account("Bea", std::string(201, 'x')).code(), "bad_request");
  EXPECT_EQ(browser.become_account(" Bea").code(), "bad_request");
  EXPECT_EQ(browser.become_account("Bea").status, 200);
  EXPECT_EQ(browser.become_account("Cleo").code(), "guests_only");
  EXPECT_EQ(Browser(office).send("POST", "/api/account", R"({"name":"D","password":"correct horse"})").status, 401);
}

TEST(accounts, no_fault_repeats_a_password) {
  Office office;
  Browser browser(office);
  browser.become_guest();
  for (const char* body : {R"({"name":"Ada","password":31415926})", R"({"name":"Ada","password":["31415926"]})",
                           R"({"name":"31415926","password":"31415926"})", R"("31415926")"}) {
    const Reply reply = browser.send("POST", "/api/account", body);
    EXPECT_EQ(reply.status, 400) << reply.body;
    EXPECT_EQ(reply.body.find("31415926"), std::string::npos) << reply.body;
  }
  EXPECT_TRUE(office.logged.empty());
}

TEST(accounts, two_who_want_one_name_at_once_do_not_both_get_it) {
  Office office;
  Browser first(office);
  Browser second(office);
  first.become_guest();
  second.become_guest();
  std::vector<int> statuses;
  for (Browser* browser : {&first, &second}) {
    office.router.dispatch(browser->request("POST", "/api/account", R"({"name":"Ada","password":"correct horse"})"),
                           [&](const net::Response& response) { statuses.push_back(response.status); });
  }
  ASSERT_TRUE(office.loop.run_until([&] { return statuses.size() == 2; }));
  EXPECT_EQ(statuses, (std::vector<int>{200, 409}));
}

TEST(accounts, signing_in_makes_a_new_session) {
  Office office;
  Browser home(office);
  const store::UserId id = home.become_account("Ada")["id"].whole();
  Browser phone(office);
  const Reply reply = phone.sign_in("aDA");
  EXPECT_EQ(reply.status, 200) << reply.body;
  EXPECT_EQ(reply["id"].whole(), id);
  EXPECT_NE(phone.secret, home.secret);
  EXPECT_EQ(phone.id(), id);
  EXPECT_EQ(home.id(), id);
}

TEST(accounts, signing_in_ends_the_session_that_its_cookie_replaces) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  Browser phone(office);
  phone.become_guest();
  const std::string guest_secret = phone.secret;
  EXPECT_EQ(phone.sign_in("Ada").status, 200);
  EXPECT_FALSE(office.reading->session(base::sha256(guest_secret)));
}

TEST(accounts, a_wrong_name_and_a_wrong_password_are_answered_alike) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  Browser guest(office);
  guest.send("POST", "/api/guest", R"({"name":"Gus"})");
  const Reply password = Browser(office).sign_in("Ada", "wrong horse");
  const Reply name = Browser(office).sign_in("Bob", "wrong horse");
  const Reply guest_name = Browser(office).sign_in("Gus", "");
  EXPECT_EQ(password.status, 401);
  EXPECT_EQ(password.code(), "wrong_password");
  EXPECT_EQ(name.status, password.status);
  EXPECT_EQ(name.body, password.body);
  EXPECT_EQ(name.headers, password.headers);
  EXPECT_EQ(guest_name.body, password.body);
}

TEST(accounts, a_hash_of_another_cost_is_renewed_by_signing_in) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  const std::string old = office.reading->account("Ada").value().password;
  PeopleSettings settings = quick_settings();
  settings.cost.operations = 3;
  People stricter(office.loop, *office.reading, *office.reading, *office.reading, office.writer, settings);
  web::Router router;
  stricter.register_routes(router);
  const auto sign_in = [&](const std::string& password) {
    int status = 0;
    router.dispatch(home.request("POST", "/api/sign-in", R"({"name":"Ada","password":")" + password + "\"}"),
                    [&](const net::Response& response) { status = response.status; });
    EXPECT_TRUE(office.loop.run_until([&] { return status != 0; }));
    return status;
  };
  EXPECT_EQ(sign_in("wrong horse"), 401);
  EXPECT_EQ(office.reading->account("Ada").value().password, old);
  EXPECT_EQ(sign_in("correct horse"), 200);
  EXPECT_NE(office.reading->account("Ada").value().password.find("t=3"), std::string::npos);
  EXPECT_EQ(sign_in("correct horse"), 200);
}

TEST(accounts, guessing_with_a_stolen_session_is_limited_as_well) {
  PeopleSettings settings = quick_settings();
  settings.sign_in.free_guesses = 2;
  Office office(settings);
  Browser browser(office);
  browser.become_account("Ada");
  EXPECT_EQ(browser.send("PUT", "/api/me/password", R"({"old":"guess","new":"another horse"})").status, 401);
  EXPECT_EQ(browser.send("DELETE", "/api/me", R"({"password":"guess"})").status, 401);
  EXPECT_EQ(browser.send("PUT", "/api/me/password", R"({"old":"guess","new":"another horse"})").status, 429);
  EXPECT_EQ(browser.send("DELETE", "/api/me", R"({"password":"guess"})").status, 429);
}

TEST(accounts, a_full_queue_of_hashes_is_busy) {
  PeopleSettings settings = quick_settings();
  settings.hash_threads = 0;  // nothing is ever hashed
  settings.hashes_waiting = 1;
  Office office(settings);
  Browser browser(office);
  office.router.dispatch(browser.request("POST", "/api/sign-in", R"({"name":"Ada","password":"x"})"),
                         [](const net::Response&) { ADD_FAILURE(); });
  const Reply reply = browser.sign_in("Ada");
  EXPECT_EQ(reply.status, 503);
  EXPECT_EQ(reply.code(), "busy");
  EXPECT_NE(reply.header("Retry-After"), "");
}

TEST(accounts, signing_out_ends_this_session_only) {
  Office office;
  Browser home(office);
  home.become_account("Ada");
  Browser phone(office);
  phone.sign_in("Ada");
  const std::string secret = phone.secret;
  const Reply reply = phone.send("POST", "/api/sign-out");
  EXPECT_EQ(reply.body, R"({"ok":true})");
  EXPECT_NE(reply.header("Set-Cookie").find("Max-Age=0"), std::string::npos);
  phone.secret = secret;
  EXPECT_EQ(phone.send("GET", "/api/me").status, 401);
  EXPECT_EQ(phone.send("POST", "/api/sign-out").status, 401);
  EXPECT_EQ(home.send("GET", "/api/me").status, 200);
}

TEST(accounts, another_password_ends_all_other_sessions) {
  Office office;
  Browser home(office);
  const store::UserId id = home.become_account("Ada")["id"].whole();
  Browser phone(office);
  phone.sign_in("Ada");
  home.send("POST", "/api/me/tokens", R"({"label":"bot"})");
  std::vector<base::Digest> ended;
  office.people.on_session_end([&](const base::Digest& session) { ended.push_back(session); });
  const std::string before = home.secret;

  EXPECT_EQ(home.send("PUT", "/api/me/password", R"({"old":"wrong horse","new":"another horse"})").code(),
            "wrong_password");
  EXPECT_EQ(home.send("PUT", "/api/me/password", R"({"old":"correct horse","new":"short"})").code(), "bad_request");
  EXPECT_EQ(phone.id(), id);
  EXPECT_EQ(home.send("PUT", "/api/me/password", R"({"old":"correct horse","new":"another horse"})").status, 200);
  EXPECT_EQ(ended.size(), 2U);
  EXPECT_EQ(phone.send("GET", "/api/me").status, 401);
  EXPECT_EQ(home.id(), id);
  EXPECT_NE(home.secret, before);
  EXPECT_EQ(office.reading->sessions(id).size(), 2U) << "this session, and the token";
  EXPECT_EQ(Browser(office).sign_in("Ada", "correct horse").status, 401);
  EXPECT_EQ(Browser(office).sign_in("Ada", "another horse").status, 200);
}

TEST(accounts, a_guest_has_no_password_to_change) {
  Office office;
  Browser browser(office);
  browser.become_guest();
  EXPECT_EQ(browser.send("PUT", "/api/me/password", R"({"old":"","new":"another horse"})").code(), "accounts_only");
}

TEST(accounts, a_person_has_at_most_fifty_sessions) {
  PeopleSettings settings = quick_settings();
  settings.hashes.all = settings.hashes.of_address = {1000, 1000};
  Office office(settings);
  Browser oldest(office);
  const store::UserId id = oldest.become_account("Ada")["id"].whole();
  Browser latest(office);
  for (int i = 0; i < 50; ++i) {
    office.loop.set_now(office.loop.now() + 1000);
    latest = Browser(office);
    EXPECT_EQ(latest.sign_in("Ada").status, 200);
  }
  EXPECT_EQ(office.reading->sessions(id).size(), 50U);
  EXPECT_EQ(oldest.send("GET", "/api/me").status, 401);
  EXPECT_EQ(latest.send("GET", "/api/me").status, 200);
}

}  // namespace
}  // namespace fondaco::people
