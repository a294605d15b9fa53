// SPDX-License-Identifier: MIT
// Word for those who are away: to their browsers, to the host's webhook, by mail, each to a receiver on this machine.
#include <gmock/gmock.h>

#include "server/courier/tests/push_browser.hpp"
#include "server/courier/tests/receivers.hpp"
#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

/// Everybody is told at once, on this machine.
ServerSettings told_at_once() {
  ServerSettings settings;
  settings.patience = 0;
  settings.courier.push_anywhere = true;
  settings.courier.address = "https://club.example";
  return settings;
}

/// Ada sits at a table and waits; Bea has given away her turn and is gone.
class Away : public ::testing::Test {
 protected:
  explicit Away(const ServerSettings& settings = told_at_once()) : place(settings) {}

  /// A game of the two, at the first decision, which is Ada's.
  std::string new_game(const std::string& clock = R"({"kind":"none"})") {
    const std::string id(
        ada.post("/api/tables",
                 R"({"game":"amsterdam","options":{"players":2,"start_player":"seat0"},"clock":)" + clock + "}")["id"]
            .string());
    EXPECT_TRUE(bea.post("/api/tables/" + id + "/join")["ok"].boolean_or(false));
    return id;
  }
  Heard state(Guest& guest, const std::string& table) { return guest.get("/api/tables/" + table); }
  /// Decides at random until it is the other's turn.
  void take_turn(Guest& guest, const std::string& table) {
    for (;;) {
      const Heard seen = state(guest, table);
      if (!seen["now"]["legal"].present()) return;
      const std::string move(seen["now"]["legal"].at(0).string());
      const Heard done =
          guest.post("/api/tables/" + table + "/move",
                     R"({"seq":)" + std::to_string(seen["seq"].whole(0, INT32_MAX)) + R"(,"move":")" + move + "\"}");
      ASSERT_TRUE(done["ok"].boolean_or(false)) << done.text();
    }
  }
  /// On a busy machine what must not come may still be on its way then; nothing that must come is waited for so.
  void wait_a_little() {
    const base::Time end = place.loop().now() + 300;
    place.until([&] { return place.loop().now() > end; });
  }
  /// Nothing more comes, as far as one can tell by waiting a little.
  void expect_silence(courier::HttpReceiver& receiver, std::size_t so_far) {
    wait_a_little();
    EXPECT_EQ(receiver.count(), so_far);
  }
  int subscribe(Guest& guest, const std::string& endpoint) {
    return guest.status("POST", "/api/me/push", browser.subscription(endpoint));
  }
  std::int64_t browsers(Guest& guest) { return guest.get("/api/me/notices")["push"]["browsers"].whole(0, 99); }

  Playground place;
  courier::HttpReceiver service;
  Guest ada{place, "Ada"};
  Guest bea{place, "Bea"};
  courier::PushBrowser browser;
};

TEST_F(Away, a_browser_gets_a_sealed_message_that_says_who_sent_it) {
  ASSERT_EQ(subscribe(bea, service.url("/send/abc")), 200);
  EXPECT_EQ(bea.status("PATCH", "/api/me", R"({"language":"it"})"), 200);
  const std::string table = new_game();
  take_turn(ada, table);
  ASSERT_TRUE(place.until([&] { return service.count() == 1; }));
  const courier::Posted posted = service.received()[0];
  EXPECT_THAT(posted.head, StartsWith("POST /send/abc HTTP/1.1"));
  EXPECT_EQ(posted.header("Content-Encoding"), "aes128gcm");
  EXPECT_EQ(posted.header("TTL"), "259200");
  EXPECT_EQ(posted.header("Topic").size(), 32U);
  EXPECT_THAT(posted.head, Not(HasSubstr(table))) << "the table's id is a way in";

  const Heard message(browser.open(posted.body));
  EXPECT_EQ(message["table"].string(), table);
  EXPECT_EQ(message["title"].string(), "Tocca a te: Ticket to Ride: Amsterdam");
  EXPECT_THAT(std::string(message["body"].string()), HasSubstr("Ada"));
  EXPECT_EQ(message["lang"].string(), "it");
  EXPECT_EQ(message.root().value()->members().size(), 4U) << "nothing about cards, moves or seeds: " << message.text();

  const std::string authorization = posted.header("Authorization");
  const std::size_t comma = authorization.find(", k=");
  const std::string key = courier::from_base64url(authorization.substr(comma + 4)).value();
  EXPECT_EQ(courier::base64url(key), bea.get("/api/me/notices")["push"]["key"].string());
  const std::string token = authorization.substr(8, comma - 8);
  const std::size_t dot = token.rfind('.');
  EXPECT_TRUE(courier::signed_by(key, token.substr(0, dot), courier::from_base64url(token.substr(dot + 1)).value()));
  const std::size_t middle = token.find('.');
  const Heard claims(courier::from_base64url(token.substr(middle + 1, dot - middle - 1)).value());
  EXPECT_EQ(claims["aud"].string(), service.url(""));
  EXPECT_EQ(claims["sub"].string(), "https://club.example");
  const std::int64_t now = place.loop().now() / 1000;
  EXPECT_THAT(claims["exp"].whole(0, INT64_MAX), AllOf(::testing::Gt(now), ::testing::Le(now + 86'400)));
}

TEST_F(Away, one_message_for_each_turn_until_its_owner_has_moved) {
  subscribe(bea, service.url("/a"));
  const std::string table = new_game();
  take_turn(ada, table);
  ASSERT_TRUE(place.until([&] { return service.count() == 1; }));
  // The turn goes back to Ada and comes again: nothing that Bea does not know.
  const auto seq = [&] { return std::to_string(state(ada, table)["seq"].whole(0, INT32_MAX)); };
  ada.post("/api/tables/" + table + "/ask", R"({"seq":)" + seq() + R"(,"for":"undo","ply":0})");
  EXPECT_TRUE(
      bea.post("/api/tables/" + table + "/answer", R"({"seq":)" + seq() + R"(,"agree":true})")["ok"].boolean_or(false));
  take_turn(ada, table);
  expect_silence(service, 1);
  take_turn(bea, table);
  take_turn(ada, table);
  EXPECT_TRUE(place.until([&] { return service.count() == 2; }));
}

TEST_F(Away, a_server_that_was_away_does_not_tell_it_again) {
  subscribe(bea, service.url("/a"));
  const std::string table = new_game(R"({"kind":"days","days":1})");
  take_turn(ada, table);
  ASSERT_TRUE(place.until([&] { return service.count() == 1; }));
  place.restart(3'600'000);
  EXPECT_THAT(ada.get("/api/tables/" + table + "/log").text(), HasSubstr(R"("kind":"outage")"));
  expect_silence(service, 1);
}

TEST_F(Away, nothing_is_sent_to_who_is_here) {
  subscribe(bea, service.url("/a"));
  const std::string table = new_game();
  bea.follow(table);
  take_turn(ada, table);
  expect_silence(service, 0);
  take_turn(bea, table);
  bea.drop();
  take_turn(ada, table);
  EXPECT_TRUE(place.until([&] { return service.count() == 1; }));
}

TEST_F(Away, nothing_is_sent_to_who_is_at_another_table_or_has_planned) {
  subscribe(bea, service.url("/a"));
  const std::string other = new_game();
  const std::string table = new_game();
  bea.follow(other);
  take_turn(ada, table);
  expect_silence(service, 0);
}

TEST_F(Away, a_browser_that_is_gone_is_forgotten_and_one_that_is_ill_is_not) {
  service.status = 500;
  subscribe(bea, service.url("/a"));
  std::string table = new_game();
  take_turn(ada, table);
  ASSERT_TRUE(place.until([&] { return service.count() == 1; }));
  EXPECT_EQ(browsers(bea), 1);
  for (const int status : {404, 410}) {
    subscribe(bea, service.url("/a"));
    service.status = status;
    take_turn(ada, new_game());
    EXPECT_TRUE(place.until([&] { return browsers(bea) == 0; })) << status;
  }
}

TEST_F(Away, a_redirect_is_not_followed) {
  courier::HttpReceiver elsewhere;
  service.status = 307;
  service.extra = "Location: " + elsewhere.url("/x") + "\r\n";
  subscribe(bea, service.url("/a"));
  take_turn(ada, new_game());
  ASSERT_TRUE(place.until([&] { return service.count() == 1; }));
  expect_silence(elsewhere, 0);
}

TEST_F(Away, the_key_of_the_server_stays) {
  const std::string key(ada.get("/api/me/notices")["push"]["key"].string());
  EXPECT_EQ(courier::from_base64url(key).value().size(), 65U);
  place.restart();
  EXPECT_EQ(ada.get("/api/me/notices")["push"]["key"].string(), key);
}

TEST_F(Away, a_person_has_at_most_ten_browsers_and_drops_only_his_own) {
  for (int i = 0; i < 12; ++i) ASSERT_EQ(subscribe(bea, service.url("/" + std::to_string(i))), 200);
  EXPECT_EQ(browsers(bea), 10);
  const std::string last = R"({"endpoint":")" + service.url("/11") + "\"}";
  EXPECT_EQ(ada.status("DELETE", "/api/me/push", last), 404);
  EXPECT_EQ(bea.status("DELETE", "/api/me/push", last), 200);
  EXPECT_EQ(browsers(bea), 9);
  EXPECT_THAT(bea.get("/api/me/export").text(), AllOf(HasSubstr(service.url("/10")), Not(HasSubstr(browser.secret))));
  const std::string table = new_game();
  EXPECT_EQ(bea.status("POST", "/api/sign-out", "{}"), 200);
  take_turn(ada, table);
  expect_silence(service, 0);
}

TEST_F(Away, what_is_no_subscription_is_refused) {
  const auto refused = [&](const std::string& body) {
    const net::ClientResponse response = place.call(bea.cookie(), "POST", "/api/me/push", body);
    EXPECT_EQ(response.status, 400) << body << " -> " << response.body;
  };
  const std::string good = browser.subscription("https://push.example/a");
  const std::string point = courier::base64url(browser.key.point());
  const auto with = [&](std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
  };
  refused("{}");
  refused(with(good, "https://push.example/a", "ftp://push.example/a"));
  refused(with(good, "https://push.example/a", "https://user:pass@push.example/a"));
  refused(with(good, "https://push.example/a", "https://push.example/" + std::string(1000, 'a')));
  refused(with(good, "https://push.example/a", "not an address"));
  refused(with(good, point, "AAAA"));
  refused(with(good, point, "BA" + std::string(85, 'A')));
  refused(with(good, R"("auth":")", R"("auth":"AA)"));
  EXPECT_EQ(place.call("", "POST", "/api/me/push", good).status, 401);
}

/// As it is unless the host says otherwise: into the open internet only.
class AwayInTheWorld : public Away {
 protected:
  AwayInTheWorld()
      : Away([] {
          ServerSettings settings = told_at_once();
          settings.courier.push_anywhere = false;
          return settings;
        }()) {}
};

TEST_F(AwayInTheWorld, the_servers_own_network_cannot_be_reached_through_it) {
  EXPECT_EQ(subscribe(bea, service.url("/a")), 400) << "no TLS";
  const std::string port = ":" + std::to_string(service.port()) + "/a";
  for (const std::string host : {"127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433"}) {
    EXPECT_EQ(subscribe(bea, std::string("https://").append(host).append(port)), 400) << host;
  }
  EXPECT_EQ(browsers(bea), 0) << "not even kept";
}

class AwayWithPatience : public Away {
 protected:
  /// Longer than the turns below take on the busiest machine; it passes by skipping. After fifteen seconds at once the
  /// server would take it for a sleep of the machine.
  static constexpr base::Time patience = 10'000;

  AwayWithPatience()
      : Away([] {
          ServerSettings settings = told_at_once();
          settings.patience = patience;
          return settings;
        }()) {}
};

TEST_F(AwayWithPatience, who_comes_back_or_moves_in_time_is_not_told) {
  subscribe(bea, service.url("/a"));
  const std::string first = new_game();
  take_turn(ada, first);
  take_turn(bea, first);
  const std::string second = new_game();
  take_turn(ada, second);
  bea.follow(second);
  bool over = false;
  const auto later = place.loop().at(place.loop().now() + patience + 1, [&] { over = true; });
  place.skip(patience + 1);
  EXPECT_TRUE(place.until([&] { return over; })) << "timers ring in their order";
  expect_silence(service, 0);
}

TEST_F(AwayWithPatience, who_stays_away_is_told_when_it_is_over) {
  subscribe(bea, service.url("/a"));
  take_turn(ada, new_game());
  expect_silence(service, 0);
  place.skip(patience + 1);
  EXPECT_TRUE(place.until([&] { return service.count() == 1; }));
}

class AwayWithWebhook : public Away {
 protected:
  AwayWithWebhook() : AwayWithWebhook(std::make_shared<courier::HttpReceiver>()) {}
  explicit AwayWithWebhook(std::shared_ptr<courier::HttpReceiver> its)
      : Away([&] {
          ServerSettings settings = told_at_once();
          settings.courier.push_anywhere = false;  // the host's own address may be anywhere all the same
          settings.courier.webhook = its->url("/turns");
          settings.courier.webhook_secret = "s3cret";
          return settings;
        }()),
        hook(std::move(its)) {}

  std::shared_ptr<courier::HttpReceiver> hook;
};

TEST_F(AwayWithWebhook, the_hosts_webhook_is_told_and_can_check_who_tells_it) {
  ada.connect();
  const std::string table = new_game();
  take_turn(ada, table);
  ASSERT_TRUE(place.until([&] { return hook->count() == 1; }));
  const courier::Posted posted = hook->received()[0];
  EXPECT_THAT(posted.head, StartsWith("POST /turns HTTP/1.1"));
  EXPECT_EQ(posted.header("Content-Type"), "application/json");
  EXPECT_EQ(posted.header("X-Fondaco-Signature"), "sha256=" + base::hmac_sha256("s3cret", posted.body));
  const Heard told(posted.body);
  EXPECT_EQ(told["event"].string(), "turn");
  EXPECT_EQ(told["table"].string(), table);
  EXPECT_EQ(told["game"].string(), "amsterdam");
  EXPECT_EQ(told["name"].string(), "Bea");
  EXPECT_EQ(told["link"].string(), "https://club.example/t/" + table);
  EXPECT_EQ(told.root().value()->members().size(), 6U) << told.text();
}

class AwayWithMail : public Away {
 protected:
  AwayWithMail() : AwayWithMail(std::make_shared<courier::MailReceiver>()) {}
  explicit AwayWithMail(std::shared_ptr<courier::MailReceiver> its)
      : Away([&] {
          ServerSettings settings = told_at_once();
          settings.courier.mail = {.server = its->url(), .from = "fondaco@club.example", .user = "", .password = ""};
          return settings;
        }()),
        post(std::move(its)) {
    account = place.call(bea.cookie(), "POST", "/api/account", R"({"name":"Bea","password":"correct horse"})")
                  .header("Set-Cookie");
    account = account.substr(0, account.find(';'));
  }
  net::ClientResponse call(const std::string& method, const std::string& target, const std::string& body = {}) {
    return place.call(account, method, target, body);
  }
  std::string code_in(const std::string& mail) {
    for (std::size_t at = 0; (at = mail.find("\r\n", at)) != std::string::npos; at += 2) {
      const std::string line = mail.substr(at + 2, 6);
      if (line.find_first_not_of("0123456789") == std::string::npos && line.size() == 6) return line;
    }
    return {};
  }
  std::string table_for_bea() {
    const std::string id(
        ada.post("/api/tables", R"({"game":"amsterdam","options":{"players":2,"start_player":"seat0"}})")["id"]
            .string());
    EXPECT_EQ(call("POST", "/api/tables/" + id + "/join", "{}").status, 200);
    return id;
  }

  std::shared_ptr<courier::MailReceiver> post;
  std::string account;
};

TEST_F(AwayWithMail, an_address_is_written_to_once_its_owner_has_shown_that_it_is_his) {
  EXPECT_EQ(call("PUT", "/api/me/mail", R"({"address":"bea@home.example"})").status, 200);
  ASSERT_TRUE(place.until([&] { return post->count() == 1; }));
  const std::string first = post->received()[0].text;
  EXPECT_THAT(post->received()[0].to, HasSubstr("<bea@home.example>"));
  EXPECT_THAT(first, AllOf(HasSubstr("Subject: Your code for Fondaco\r\n"),
                           HasSubstr("From: Fondaco <fondaco@club.example>"), Not(HasSubstr("http"))));
  take_turn(ada, table_for_bea());
  EXPECT_EQ(call("POST", "/api/me/mail", R"({"code":"000000x"})").status, 403);
  EXPECT_EQ(post->count(), 1U) << "not confirmed yet";
  EXPECT_EQ(call("POST", "/api/me/mail", R"({"code":")" + code_in(first) + "\"}").status, 200);
  EXPECT_EQ(Heard(call("GET", "/api/me/notices").body)["mail"]["confirmed"].boolean_or(false), true);

  call("PATCH", "/api/me", R"({"language":"it"})");
  const std::string table = table_for_bea();
  take_turn(ada, table);
  ASSERT_TRUE(place.until([&] { return post->count() == 2; }));
  EXPECT_THAT(post->received()[1].text,
              AllOf(HasSubstr("Subject: Tocca a te: Ticket to Ride: Amsterdam\r\n"), HasSubstr("Ciao Bea"),
                    HasSubstr("https://club.example/t/" + table), HasSubstr("https://club.example/me")));
  EXPECT_THAT(call("GET", "/api/me/export").body, HasSubstr("bea@home.example"));

  EXPECT_EQ(call("DELETE", "/api/me/mail").status, 200);
  take_turn(ada, table_for_bea());
  wait_a_little();
  EXPECT_EQ(post->count(), 2U);
}

TEST_F(AwayWithMail, codes_cannot_be_guessed_and_mails_not_be_poured_out) {
  EXPECT_EQ(call("POST", "/api/me/mail", R"({"code":"123456"})").status, 404);
  EXPECT_EQ(call("PUT", "/api/me/mail", R"({"address":"bea@home.example"})").status, 200);
  ASSERT_TRUE(place.until([&] { return post->count() == 1; }));
  const std::string code = code_in(post->received()[0].text);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(call("POST", "/api/me/mail", R"({"code":"wrong"})").status, 403);
  EXPECT_EQ(Heard(call("POST", "/api/me/mail", R"({"code":")" + code + "\"}").body).code(), "wrong_code");
  EXPECT_EQ(call("PUT", "/api/me/mail", R"({"address":"bea@home.example"})").status, 200);
  EXPECT_EQ(call("PUT", "/api/me/mail", R"({"address":"other@home.example"})").status, 200);
  EXPECT_EQ(call("PUT", "/api/me/mail", R"({"address":"third@home.example"})").status, 429);
  for (const std::string address :
       {"", "bea", "bea@home", "a@b.c\\r\\nBcc: x@y.z", "a b@c.d", "<a@b.c>", "a@b.c,d@e.f", "a@b@c.d"}) {
    EXPECT_EQ(call("PUT", "/api/me/mail", R"({"address":")" + address + "\"}").status, 400) << address;
  }
  EXPECT_EQ(ada.status("PUT", "/api/me/mail", R"({"address":"ada@home.example"})"), 403) << "guests";
}

TEST_F(Away, a_server_without_mail_says_so) {
  EXPECT_FALSE(ada.get("/api/me/notices")["mail"]["offered"].boolean_or(true));
  EXPECT_EQ(ada.status("PUT", "/api/me/mail", R"({"address":"ada@home.example"})"), 404);
}

}  // namespace
}  // namespace fondaco::site
