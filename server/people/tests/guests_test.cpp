// SPDX-License-Identifier: MIT
#include "engine/words.hpp"
#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

bool has_flag(const std::string& cookie, const std::string& flag) {
  return (cookie + ";").find("; " + flag + ";") != std::string::npos;
}

TEST(guests, a_visitor_becomes_a_guest_with_a_cookie) {
  Office office;
  Browser browser(office);
  const Reply reply = browser.become_guest();
  EXPECT_EQ(reply.status, 200);
  EXPECT_TRUE(reply["guest"].boolean());
  EXPECT_EQ(reply["language"].string(), "en");
  EXPECT_EQ(reply["created"].whole(), office.loop.now());
  const std::string name(reply["name"].string());
  EXPECT_TRUE(name.starts_with("Guest ")) << name;
  EXPECT_EQ(name.size(), std::string("Guest 4711").size());

  const std::string cookie = reply.header("Set-Cookie");
  EXPECT_TRUE(has_flag(cookie, "HttpOnly")) << cookie;
  EXPECT_TRUE(has_flag(cookie, "SameSite=Lax"));
  EXPECT_TRUE(has_flag(cookie, "Path=/"));
  EXPECT_TRUE(has_flag(cookie, "Max-Age=15552000"));
  EXPECT_FALSE(has_flag(cookie, "Secure"));
  EXPECT_EQ(browser.send("GET", "/api/me").body, reply.body);
}

TEST(guests, cookies_are_secure_behind_tls_or_when_told_so) {
  Office office;
  net::Request request = Browser(office).request("POST", "/api/guest");
  request.secure = true;
  EXPECT_TRUE(has_flag(office.send(request).header("Set-Cookie"), "Secure"));

  PeopleSettings settings = quick_settings();
  settings.secure_cookies = true;
  Office careful(settings);
  EXPECT_TRUE(has_flag(Browser(careful).become_guest().header("Set-Cookie"), "Secure"));
}

TEST(guests, the_store_has_a_hash_of_the_secret_only) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  const auto sessions = office.reading->sessions(id);
  ASSERT_EQ(sessions.size(), 1U);
  EXPECT_EQ(browser.secret.size(), 26U);
  EXPECT_EQ(sessions[0].secret, base::sha256(browser.secret));
  EXPECT_EQ(sessions[0].label, "Test/1.0");
  EXPECT_FALSE(sessions[0].token);
}

TEST(guests, who_has_a_session_stays_who_he_is) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  const Reply again = browser.send("POST", "/api/guest", R"({"name":"Other"})");
  EXPECT_EQ(again["id"].whole(), id);
  EXPECT_NE(again["name"].string(), "Other");
  EXPECT_EQ(office.reading->sessions(id).size(), 1U);
}

TEST(guests, a_guest_is_called_one_in_his_own_language) {
  Office office;
  for (const auto& [language, word] :
       {std::pair{"en", "Guest "}, {"it", "Ospite "}, {"de", "Gast "}, {"fr", "Invité "}}) {
    Browser browser(office);
    const Reply reply = browser.send("POST", "/api/guest", R"({"language":")" + std::string(language) + R"("})");
    EXPECT_TRUE(reply["name"].string().starts_with(word)) << reply["name"].string();
  }
}

TEST(guests, a_guest_may_choose_name_and_language_at_once_or_later) {
  Office office;
  Browser browser(office);
  const Reply reply = browser.send("POST", "/api/guest", R"({"name":"Ada","language":"it"})");
  EXPECT_EQ(reply["name"].string(), "Ada");
  EXPECT_EQ(reply["language"].string(), "it");
  const store::UserId id = reply["id"].whole();
  EXPECT_EQ(office.people.name(id), "Ada");
  const Reply changed = browser.send("PATCH", "/api/me", R"({"name":"Bea"})");
  EXPECT_EQ(changed["name"].string(), "Bea");
  EXPECT_EQ(changed["language"].string(), "it");
  EXPECT_EQ(office.people.name(id), "Bea");
  for (const std::string_view language : language_names) {
    const std::string wish = R"({"language":")" + std::string(language) + R"("})";
    EXPECT_EQ(browser.send("PATCH", "/api/me", wish)["language"].string(), language);
  }
  EXPECT_EQ(browser.send("GET", "/api/me")["name"].string(), "Bea");
}

TEST(guests, guests_may_share_a_name_but_not_that_of_an_account) {
  Office office;
  Browser account(office);
  account.become_account("Ada");
  Browser first(office);
  Browser second(office);
  EXPECT_EQ(first.send("POST", "/api/guest", R"({"name":"Bea"})").status, 200);
  EXPECT_EQ(second.send("POST", "/api/guest", R"({"name":"Bea"})").status, 200);
  const Reply taken = Browser(office).send("POST", "/api/guest", R"({"name":"aDA"})");
  EXPECT_EQ(taken.status, 409);
  EXPECT_EQ(taken.code(), "name_taken");
  EXPECT_EQ(first.send("PATCH", "/api/me", R"({"name":"ADA"})").code(), "name_taken");
  EXPECT_EQ(first.send("GET", "/api/me")["name"].string(), "Bea");
  EXPECT_EQ(account.send("PATCH", "/api/me", R"({"name":"ADA"})")["name"].string(), "ADA") << "its own, in other case";
}

TEST(guests, malformed_bodies_and_names_are_bad_requests) {
  Office office;
  Browser browser(office);
  for (const char* body : {"{", "[]", R"({"name":""})", R"({"name":" Ada"})", R"({"name":5})", R"({"nmae":"Ada"})",
                           R"({"name":"a\u202eb"})", R"({"name":"a\u0007"})", R"({"language":"tlh"})",
                           R"({"name":"abcdefghijklmnopqrstuvwxy"})"}) {
    const Reply reply = browser.send("POST", "/api/guest", body);
    EXPECT_EQ(reply.status, 400) << body;
    EXPECT_EQ(reply.code(), "bad_request");
    EXPECT_EQ(reply.header("Set-Cookie"), "");
  }
  net::Request form = browser.request("POST", "/api/guest", R"({"name":"Ada"})");
  form.content_type = "text/plain";
  EXPECT_EQ(office.send(form).status, 400);
  browser.become_guest();
  EXPECT_EQ(browser.send("PATCH", "/api/me", R"({"name":"a  b"})").status, 400);
}

TEST(guests, malformed_or_foreign_cookies_are_nobody) {
  Office office;
  Browser browser(office);
  browser.become_guest();
  const std::string secret = browser.secret;
  net::Request request = browser.request("GET", "/api/me");
  for (const std::string& cookie :
       {std::string(), std::string("fondaco_session"), std::string("fondaco_session="),
        "fondaco_session=" + secret + "a", "fondaco_session=" + secret.substr(1), "xfondaco_session=" + secret,
        "Fondaco_session=" + secret, "fondaco_session=\"" + secret + "\"", "fondaco_session=" + base::random_id(),
        std::string(";;=;fondaco_session;"), "fondaco_session=" + std::string(26, '\''), std::string(100'000, ';')}) {
    request.cookie = cookie;
    EXPECT_FALSE(office.people.who(request)) << cookie.substr(0, 80);
    const Reply reply = office.send(request);
    EXPECT_EQ(reply.status, 401);
    EXPECT_EQ(reply.code(), "no_session");
  }
  request.cookie = "a=b;  fondaco_session=" + secret + " ;c";
  EXPECT_TRUE(office.people.who(request));
}

TEST(guests, an_address_makes_a_limited_number_of_guests) {
  PeopleSettings settings = quick_settings();
  settings.rates.guests_of_address = {0.5, 2};
  Office office(settings);
  const auto status = [&](const std::string& address) { return Browser(office, address).become_guest().status; };
  EXPECT_EQ(status("192.0.2.1"), 200);
  EXPECT_EQ(status("192.0.2.1"), 200);
  const Reply refused = Browser(office, "192.0.2.1").become_guest();
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(refused.code(), "too_many");
  EXPECT_EQ(refused.header("Retry-After"), "2");
  EXPECT_EQ(status("192.0.2.2"), 200);
  office.loop.set_now(office.loop.now() + 2000);
  EXPECT_EQ(status("192.0.2.1"), 200);
}

TEST(guests, a_trusted_address_makes_as_many_as_it_likes) {
  PeopleSettings settings = quick_settings();
  settings.rates.guests_of_address = {0.5, 2};
  Office office(settings);
  net::Request request = Browser(office).request("POST", "/api/guest");
  request.trusted = true;
  for (int i = 0; i < 5; ++i) EXPECT_EQ(office.send(request).status, 200);
  EXPECT_EQ(Browser(office).become_guest().status, 200) << "they took nothing from those who are not trusted";
}

TEST(guests, being_there_is_written_once_an_hour) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  const base::Time made = office.loop.now();
  const auto seen_after = [&](base::Time passed) {
    office.loop.set_now(made + passed);
    EXPECT_TRUE(office.people.who(browser.request("GET", "/api/me")));
    office.writer.flush();
    office.loop.run_pending();
    return office.reading->sessions(id).at(0).seen;
  };
  EXPECT_EQ(seen_after(3'599'999), made);
  EXPECT_EQ(seen_after(3'600'000), made + 3'600'000);
  EXPECT_EQ(seen_after(3'700'000), made + 3'600'000);
  EXPECT_EQ(office.writer.figures().works, 4U) << "a key and the sweeping at the start, the guest, and one hour";
}

TEST(guests, a_session_ends_half_a_year_after_it_was_seen_last) {
  Office office;
  Browser browser(office);
  browser.become_guest();
  constexpr base::Time day = 86'400'000;
  office.loop.set_now(office.loop.now() + 179 * day);
  const Reply reply = browser.send("GET", "/api/me");
  EXPECT_EQ(reply.status, 200);
  EXPECT_NE(reply.header("Set-Cookie").find("Max-Age=15552000"), std::string::npos) << "the cookie lives on as well";
  office.loop.set_now(office.loop.now() + 179 * day);
  EXPECT_EQ(browser.send("GET", "/api/me").status, 200);
  office.loop.set_now(office.loop.now() + 181 * day);
  EXPECT_EQ(browser.send("GET", "/api/me").status, 401);
}

TEST(guests, sessions_outlive_the_server) {
  Office office;
  Browser browser(office);
  const store::UserId id = browser.become_guest()["id"].whole();
  People later(office.loop, *office.reading, *office.reading, *office.reading, office.writer, quick_settings());
  const auto person = later.who(browser.request("GET", "/api/me"));
  ASSERT_TRUE(person);
  EXPECT_EQ(person->id, id);
}

TEST(guests, more_people_than_memory_are_still_all_known) {
  PeopleSettings settings = quick_settings();
  settings.remembered = 2;
  Office office(settings);
  std::vector<Browser> browsers(5, Browser(office));
  for (Browser& browser : browsers) browser.become_guest();
  for (int round = 0; round < 2; ++round) {
    for (Browser& browser : browsers) EXPECT_EQ(browser.send("GET", "/api/me").status, 200);
  }
}

TEST(guests, a_name_of_nobody_is_empty) {
  Office office;
  EXPECT_EQ(office.people.name(0), "");
  EXPECT_EQ(office.people.name(4711), "");
}

}  // namespace
}  // namespace fondaco::people
