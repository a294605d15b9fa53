// SPDX-License-Identifier: MIT
#include "server/net/tests/net_fixture.hpp"

namespace fondaco::net::tests {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Http : public NetTest {};

TEST_F(Http, hands_the_site_all_it_needs_to_know) {
  serve();
  const ClientResponse response = post("/api/tables/a%20b?list=mine", "the body",
                                       {{"Cookie", "a=b"},
                                        {"Authorization", "Bearer x"},
                                        {"User-Agent", "test"},
                                        {"Content-Type", "text/plain"},
                                        {"Accept-Encoding", "br"},
                                        {"If-None-Match", "\"e\""},
                                        {"X-Forwarded-For", "192.0.2.1"},
                                        {"X-Forwarded-Proto", "https"}});
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "POST /api/tables/a b the body");
  ASSERT_EQ(site.requests.size(), 1U);
  const Request& request = site.requests.front();
  EXPECT_EQ(request.query, "list=mine");
  EXPECT_EQ(request.host, "127.0.0.1:" + std::to_string(listener->port()));
  EXPECT_EQ(request.cookie, "a=b");
  EXPECT_EQ(request.authorization, "Bearer x");
  EXPECT_EQ(request.agent, "test");
  EXPECT_EQ(request.content_type, "text/plain");
  EXPECT_EQ(request.accept_encoding, "br");
  EXPECT_EQ(request.if_none_match, "\"e\"");
  EXPECT_EQ(request.address, "127.0.0.1") << "there is no proxy to believe";
  EXPECT_FALSE(request.secure);
}

TEST_F(Http, believes_the_last_word_of_its_proxy) {
  NetSettings settings;
  settings.behind_proxy = true;
  serve(settings);
  const ClientResponse response = get("/", {{"X-Forwarded-For", "10.0.0.1, 192.0.2.1"},
                                            {"X-Forwarded-For", "10.0.0.2, 2001:db8::7"},
                                            {"X-Forwarded-Proto", "https"}});
  EXPECT_EQ(site.requests.front().address, "2001:db8::7");
  EXPECT_TRUE(site.requests.front().secure);
  EXPECT_THAT(response.header("Strict-Transport-Security"), StartsWith("max-age="));
  get("/", {{"X-Forwarded-For", "unknown"}});
  EXPECT_EQ(site.requests.back().address, "127.0.0.1");
}

TEST_F(Http, puts_the_same_shield_before_every_answer) {
  serve();
  for (const ClientResponse& response : {get("/"), get("/api/x"), post("/api/x", std::string(65 << 10, 'x')), get("/%"),
                                         post("/", "", {{"Origin", "https://evil.example"}})}) {
    EXPECT_EQ(response.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(response.header("Referrer-Policy"), "same-origin");
    EXPECT_EQ(response.header("Content-Security-Policy"),
              "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
              "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'");
    EXPECT_EQ(response.header("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(response.header("X-Frame-Options"), "DENY");
    EXPECT_EQ(response.header("Server"), "fondaco");
    EXPECT_EQ(response.header("Strict-Transport-Security"), "");
  }
}

TEST_F(Http, lets_nobody_keep_answers_of_the_interface_unless_the_site_says_so) {
  serve();
  EXPECT_EQ(get("/api/x").header("Cache-Control"), "no-store");
  EXPECT_EQ(get("/api/kept").header("Cache-Control"), "max-age=5");
  EXPECT_EQ(get("/page").header("Cache-Control"), "");
}

TEST_F(Http, answers_head_as_get_without_the_body) {
  serve();
  const ClientResponse response = ask({"HEAD", "/some/page", "", {}});
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "");
  EXPECT_EQ(response.header("Content-Length"), std::to_string(std::string("GET /some/page ").size()));
  EXPECT_EQ(site.requests.front().method, "GET");
  EXPECT_EQ(get("/next").body, "GET /next ") << "the connection goes on";
}

TEST_F(Http, keeps_connections_and_answers_in_order) {
  serve();
  RawSocket socket(listener->port());
  socket.send(
      "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi"
      "GET /3 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(until([&] { return socket.at_end(); }));
  const std::string& all = socket.received();
  const auto first = all.find("GET /1 ");
  const auto second = all.find("POST /2 hi");
  const auto third = all.find("GET /3 ");
  ASSERT_NE(third, std::string::npos) << all;
  EXPECT_LT(first, second);
  EXPECT_LT(second, third);
}

TEST_F(Http, reads_requests_that_come_byte_by_byte_and_in_chunks) {
  serve();
  RawSocket socket(listener->port());
  const auto trickle = [&](const std::string& chunks) {
    for (const char c : "POST /slow HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks) {
      socket.send(std::string(1, c));
      run_for(milliseconds(1));
    }
  };
  trickle("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n");
  EXPECT_TRUE(until([&] { return socket.received().ends_with("POST /slow hello world"); })) << socket.received();
  trickle("0\r\n\r\n");
  EXPECT_TRUE(until([&] { return socket.received().ends_with("POST /slow "); })) << socket.received();
}

TEST_F(Http, waits_for_an_answer_that_comes_later) {
  serve();
  bool answered = false;
  ClientResponse answer;
  client->request({"GET", "/later", "", {}}, [&](ClientResponse response) {
    answered = true;
    answer = std::move(response);
  });
  EXPECT_TRUE(until([&] { return !site.kept.empty(); }));
  EXPECT_EQ(get("/meanwhile").body, "GET /meanwhile ");
  EXPECT_FALSE(answered);
  site.kept.front()({201, "text/plain", shared_text("at last"), {}});
  EXPECT_TRUE(until([&] { return answered; }));
  EXPECT_EQ(answer.status, 201);
  EXPECT_EQ(answer.body, "at last");
}

TEST_F(Http, closes_the_connection_of_an_answer_that_never_comes) {
  serve();
  EXPECT_EQ(get("/never").status, 0);
}

TEST_F(Http, bears_an_answer_to_somebody_who_has_gone) {
  serve();
  {
    RawSocket socket(listener->port());
    socket.send("GET /later HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_TRUE(until([&] { return !site.kept.empty(); }));
  }
  for (int i = 0; i < 2; ++i) site.kept.front()({200, "text/plain", shared_text(site.large), {}});
  EXPECT_TRUE(until([&] { return listener->figures().connections == 0; }));
  const Respond late = site.kept.front();
  client.reset();
  listener.reset();
  late({});
}

TEST_F(Http, answers_somebody_who_has_said_all_he_will) {
  serve();
  RawSocket socket(listener->port());
  socket.send("GET /last HTTP/1.1\r\nHost: a\r\n\r\n");
  socket.shut_down_sending();
  EXPECT_TRUE(until([&] { return socket.at_end(); }));
  EXPECT_THAT(socket.received(), HasSubstr("GET /last "));
}

TEST_F(Http, sends_large_answers_whole) {
  serve();
  EXPECT_EQ(get("/large").body, site.large);
}

TEST_F(Http, says_go_on_to_who_asks_before_a_body) {
  serve();
  RawSocket socket(listener->port());
  socket.send("POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_TRUE(until([&] { return socket.received() == "HTTP/1.1 100 Continue\r\n\r\n"; }));
  socket.send("hi");
  EXPECT_TRUE(until([&] { return socket.received().ends_with("POST /body hi"); }));
}

TEST_F(Http, answers_what_is_no_http_with_an_error_and_closes) {
  serve();
  for (const std::string& bytes :
       {std::string("hello\r\n\r\n"), std::string("GET / HTTP/9.9\r\n\r\n"),
        std::string("\x16\x03\x01\x02\x00\x01\x00", 7), std::string("GET / HTTP/1.1\r\n\r\n"),
        std::string("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
        std::string("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n"), std::string("TRACE / HTTP/1.1\r\nHost: a\r\n\r\n"),
        std::string("GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n"),
        std::string("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"),
        std::string("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        std::string("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")}) {
    const std::string answer = raw(bytes);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 ")) << bytes;
    EXPECT_THAT(answer, HasSubstr(R"({"error":{"code":"bad_request","message":)")) << bytes;
  }
  EXPECT_TRUE(site.requests.empty());
}

TEST_F(Http, refuses_changes_from_pages_of_others) {
  NetSettings settings;
  settings.origins = {"https://play.example"};
  serve(settings);
  const std::string own = "http://127.0.0.1:" + std::to_string(listener->port());
  for (const char* method : {"POST", "PUT", "PATCH", "DELETE"}) {
    const ClientResponse refused = ask({method, "/", "", {{"Origin", "https://evil.example"}}});
    EXPECT_EQ(refused.status, 403) << method;
    EXPECT_THAT(refused.body, HasSubstr(R"("code":"foreign_origin")"));
    EXPECT_EQ(ask({method, "/", "", {{"Origin", "null"}}}).status, 403);
    EXPECT_EQ(ask({method, "/", "", {{"Origin", own}}}).status, 200);
    EXPECT_EQ(ask({method, "/", "", {{"Origin", "https://play.example"}}}).status, 200);
    EXPECT_EQ(ask({method, "/", "", {}}).status, 200);
  }
  EXPECT_EQ(get("/", {{"Origin", "https://evil.example"}}).status, 200) << "reading changes nothing";
}

TEST_F(Http, says_in_one_line_why_it_cannot_listen) {
  serve();
  NetSettings taken;
  taken.port = listener->port();
  try {
    const auto second = Listener::open(*loop, taken, site);
    ADD_FAILURE() << "two listeners on one port";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), StartsWith("cannot listen on 127.0.0.1:" + std::to_string(taken.port) + ": "));
  }
}

/// A body of pieces of that size. `asked` counts those that were made; every tenth is followed by an empty one.
BodySource counting_source(int pieces, std::size_t bytes, const std::shared_ptr<int>& asked) {
  return [pieces, bytes, asked, empty = false]() mutable -> std::shared_ptr<const std::string> {
    empty = *asked % 10 == 0 && !empty;
    if (empty) return shared_text("");
    if (*asked == pieces) return nullptr;
    return shared_text(std::string(bytes, static_cast<char>('a' + (*asked)++ % 26)));
  };
}

TEST_F(Http, sends_a_body_that_is_made_piece_by_piece_in_chunks) {
  serve();
  std::string expected;
  for (int i = 0; i < 100; ++i) expected += std::string(3000, static_cast<char>('a' + i % 26));
  for (int round = 0; round < 2; ++round) {
    const auto asked = std::make_shared<int>(0);
    bool answered = false;
    client->request({"GET", "/later", "", {}}, [&](ClientResponse response) {
      EXPECT_EQ(response.body, expected);
      EXPECT_EQ(response.header("Transfer-Encoding"), "chunked");
      EXPECT_EQ(response.header("Content-Length"), "");
      answered = true;
    });
    EXPECT_TRUE(until([&] { return !site.kept.empty(); }));
    site.kept.front()({.status = 200,
                       .type = "text/plain",
                       .body = nullptr,
                       .headers = {},
                       .source = counting_source(100, 3000, asked)});
    site.kept.clear();
    EXPECT_TRUE(until([&] { return answered; }));
  }
  EXPECT_EQ(listener->figures().connections, 1U) << "the connection is kept";
}

TEST_F(Http, ends_such_a_body_with_the_connection_for_a_client_that_knows_no_chunks) {
  serve();
  RawSocket old(listener->port());
  old.send("GET /later HTTP/1.0\r\n\r\n");
  EXPECT_TRUE(until([&] { return !site.kept.empty(); }));
  site.kept.front()({.status = 200,
                     .type = "text/plain",
                     .body = nullptr,
                     .headers = {},
                     .source = counting_source(3, 2, std::make_shared<int>(0))});
  EXPECT_TRUE(until([&] { return old.at_end(); }));
  EXPECT_THAT(old.received(), Not(HasSubstr("Transfer-Encoding")));
  EXPECT_TRUE(old.received().ends_with("\r\n\r\naabbcc")) << old.received();
}

TEST_F(Http, makes_no_further_piece_for_a_client_that_does_not_read_or_is_gone) {
  serve();
  const auto asked = std::make_shared<int>(0);
  constexpr int pieces = 1000;
  auto slow = std::make_unique<RawSocket>(listener->port());
  slow->send("GET /later HTTP/1.1\r\nHost: here\r\n\r\n");
  EXPECT_TRUE(until([&] { return !site.kept.empty(); }));
  site.kept.front()({.status = 200,
                     .type = "text/plain",
                     .body = nullptr,
                     .headers = {},
                     .source = counting_source(pieces, 1 << 20, asked)});
  site.kept.clear();
  EXPECT_EQ(get("/other").status, 200) << "others are served meanwhile";
  run_for(milliseconds(50));
  EXPECT_LT(*asked, pieces);
  const long held = asked.use_count();
  slow.reset();
  EXPECT_TRUE(until([&] { return asked.use_count() < held; })) << "the source is kept";
}

TEST_F(Http, a_source_that_fails_ends_the_connection_so_that_the_client_sees_it) {
  serve();
  ClientResponse answer{.status = -1, .body = "", .headers = {}};
  client->request({"GET", "/later", "", {}}, [&](ClientResponse response) { answer = std::move(response); });
  EXPECT_TRUE(until([&] { return !site.kept.empty(); }));
  site.kept.front()({.status = 200,
                     .type = "text/plain",
                     .body = nullptr,
                     .headers = {},
                     .source = [count = 0]() mutable -> std::shared_ptr<const std::string> {
                       if (++count == 3) throw std::runtime_error("the store is gone");
                       return shared_text("piece");
                     }});
  EXPECT_TRUE(until([&] { return answer.status != -1; }));
  EXPECT_EQ(answer.status, 0) << answer.body;
}

TEST_F(Http, stops_after_the_answers_that_are_under_way) {
  serve();
  bool answered = false;
  client->request({"GET", "/later", "", {}}, [&](ClientResponse response) { answered = response.status == 200; });
  auto idle = std::make_unique<RawSocket>(listener->port());
  EXPECT_TRUE(until([&] { return !site.kept.empty() && listener->figures().connections == 2; }));
  bool all_gone = false;
  listener->stop([&] { all_gone = true; });
  EXPECT_TRUE(until([&] { return idle->at_end(); }));
  EXPECT_FALSE(all_gone);
  idle.reset();
  EXPECT_FALSE(answered);
  site.kept.front()({});
  EXPECT_TRUE(until([&] { return answered && all_gone; }));
  EXPECT_EQ(listener->figures().connections, 0U);
  EXPECT_EQ(get("/too-late").status, 0);
}

}  // namespace
}  // namespace fondaco::net::tests
