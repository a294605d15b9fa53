// SPDX-License-Identifier: MIT
#include "server/net/tests/net_fixture.hpp"

namespace fondaco::net::tests {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::StartsWith;

/// The limits go by a clock that stands still unless the test lets time pass: a busy machine changes nothing.
class HttpLimits : public NetTest {
 protected:
  HttpLimits() {
    const auto wall = [] { return base::SteadyTime().now(); };
    loop = NetworkLoop::make({wall, wall, [this] { return clock; }});
  }

  void pass(milliseconds time) { clock += time.count(); }
  /// The listener has looked at all connections since this was called. Needs header_seconds of 1.
  void pass_and_look(milliseconds time) {
    RawSocket silent(listener->port());
    const std::size_t before = listener->figures().connections;
    ASSERT_TRUE(until([&] { return listener->figures().connections > before; }));
    pass(time);
    EXPECT_TRUE(until([&] { return silent.at_end(); }));
  }

  base::Time clock = 1'000'000;
  NetSettings settings;
  Limits& limits = settings.limits;
};

TEST_F(HttpLimits, refuse_a_body_that_is_too_large_by_what_it_promises_or_by_what_comes) {
  limits.body_bytes = 1000;
  limits.large_body_bytes = 2000;
  serve(settings);
  EXPECT_EQ(post("/x", std::string(1000, 'x')).status, 200);
  EXPECT_EQ(post("/api/records", std::string(2000, 'x')).status, 200);
  for (const char* path : {"/x", "/api/records"}) {
    const ClientResponse refused = post(path, std::string(path[1] == 'x' ? 1001 : 2001, 'x'));
    EXPECT_EQ(refused.status, 413) << path;
    EXPECT_THAT(refused.body, StartsWith(R"({"error":{"code":"too_large","message":")"));
    EXPECT_EQ(refused.header("Connection"), "close");
  }
  const std::string chunk = "200\r\n" + std::string(0x200, 'x') + "\r\n";
  EXPECT_THAT(raw("POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk + chunk),
              StartsWith("HTTP/1.1 413 "));
  EXPECT_EQ(site.requests.size(), 2U);
  EXPECT_EQ(listener->figures().refused, 3U);
}

TEST_F(HttpLimits, tell_of_a_body_that_is_too_large_while_it_is_still_coming) {
  serve(settings);
  RawSocket socket(listener->port());
  socket.send("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n");
  const std::string part(64 << 10, 'x');
  for (int i = 0; i < 20; ++i) {
    socket.send(part);
    run_for(milliseconds(1));
  }
  EXPECT_THAT(socket.received(), StartsWith("HTTP/1.1 413 "));
  EXPECT_TRUE(until([&] { return socket.at_end(); })) << "and does not stay for ever";
}

TEST_F(HttpLimits, refuse_heads_without_end) {
  serve(settings);
  std::string head = "GET / HTTP/1.1\r\nHost: a\r\n";
  for (int i = 0; i < 1000; ++i) head += "X-Header-" + std::to_string(i) + ": a value\r\n";
  EXPECT_THAT(raw(head), StartsWith("HTTP/1.1 413 "));

  RawSocket dripping(listener->port());
  dripping.send("GET / HTTP/1.1\r\nHost: a\r\n");
  for (int i = 0; i < 500 && dripping.received().empty(); ++i) {
    dripping.send("X-Header-" + std::to_string(i) + ": a value\r\n");
    run_for(milliseconds(1));
  }
  EXPECT_THAT(dripping.received(), StartsWith("HTTP/1.1 413 "));
}

TEST_F(HttpLimits, cut_off_who_takes_too_long_to_ask) {
  limits.header_seconds = 1;
  serve(settings);
  RawSocket silent(listener->port());
  RawSocket slow(listener->port());
  slow.send("GET / HTTP/1.1\r\n");
  int dripped = 0;
  EXPECT_TRUE(until([&] {
    pass(milliseconds(2));
    if (++dripped % 50 == 0) slow.send("X: y\r\n");
    return silent.at_end() && slow.at_end();
  }));
  EXPECT_EQ(listener->figures().cut_off, 1U) << "who says nothing at all is no slow asker";
}

TEST_F(HttpLimits, close_connections_at_rest) {
  limits.idle_seconds = 1;
  serve(settings);
  RawSocket socket(listener->port());
  socket.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_TRUE(until([&] { return socket.received().ends_with("GET / "); }));
  pass(milliseconds(1001));
  EXPECT_TRUE(until([&] { return socket.at_end(); }));
}

TEST_F(HttpLimits, cut_off_a_body_that_comes_too_slowly_however_steadily) {
  limits.body_seconds = 1;
  serve(settings);
  RawSocket slow(listener->port());
  RawSocket chunks(listener->port());
  slow.send("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n");
  chunks.send("POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  int dripped = 0;
  EXPECT_TRUE(until([&] {
    pass(milliseconds(2));
    if (++dripped % 50 == 0) {
      slow.send("x");
      chunks.send("1\r\nx\r\n");
    }
    return slow.at_end() && chunks.at_end();
  }));
  for (RawSocket* socket : {&slow, &chunks}) {
    EXPECT_THAT(socket->received(), StartsWith("HTTP/1.1 408 "));
    EXPECT_THAT(socket->received(), HasSubstr(R"({"error":{"code":"too_slow","message":")"));
  }
  EXPECT_EQ(listener->figures().cut_off, 2U);
  EXPECT_TRUE(site.requests.empty());
}

TEST_F(HttpLimits, give_a_body_that_comes_fast_enough_the_time_it_takes) {
  limits.header_seconds = 1;
  limits.body_seconds = 1;
  limits.least_bytes_per_second = 100;  // so that what is there at once earns ten minutes
  serve(settings);
  RawSocket socket(listener->port());
  socket.send("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 60001\r\n\r\n" + std::string(60'000, 'x'));
  ASSERT_TRUE(until([&] { return listener->figures().requests == 1; })) << "its head was read";
  pass_and_look(milliseconds(2200));
  socket.send("y");
  EXPECT_TRUE(until([&] { return !site.requests.empty(); })) << socket.received();
  ASSERT_FALSE(site.requests.empty());
  EXPECT_EQ(site.requests.front().body.size(), 60'001U);
}

TEST_F(HttpLimits, cut_off_who_reads_an_answer_too_slowly_however_steadily) {
  limits.answer_seconds = 1;
  limits.least_bytes_per_second = 1 << 20;
  site.large = std::string(32 << 20, 'x');
  serve(settings);
  for (const std::string more : {"", "Connection: close\r\n"}) {
    RawSocket socket(listener->port());
    socket.send("GET /large HTTP/1.1\r\nHost: a\r\n" + more + "\r\n");
    EXPECT_TRUE(until([&] {
      socket.read(100);
      pass(milliseconds(2));
      return !site.requests.empty() && listener->figures().connections == 0;
    })) << more;
    site.requests.clear();
  }
  EXPECT_EQ(listener->figures().cut_off, 1U) << "the last answer of a connection has no session behind it";
}

TEST_F(HttpLimits, cut_off_who_does_not_read_an_answer) {
  limits.answer_seconds = 1;
  site.large = std::string(32 << 20, 'x');
  serve(settings);
  RawSocket socket(listener->port());
  socket.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
  EXPECT_TRUE(until([&] {
    pass(milliseconds(2));
    return listener->figures().cut_off == 1;
  }));
  EXPECT_EQ(listener->figures().connections, 0U);
}

TEST_F(HttpLimits, give_who_reads_slowly_the_time_it_takes_even_for_a_last_answer) {
  limits.header_seconds = 1;
  site.large = std::string(32 << 20, 'x');
  serve(settings);
  RawSocket socket(listener->port());
  socket.send("GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(until([&] { return !site.requests.empty(); }));
  pass_and_look(milliseconds(2800));
  EXPECT_TRUE(until([&] { return socket.at_end(); }));
  EXPECT_GT(socket.received().size(), site.large.size());
}

TEST_F(HttpLimits, answer_requests_beyond_the_budget_of_an_address_with_429) {
  limits.requests_per_second = 20;
  limits.request_burst = 5;
  serve(settings);
  int answered = 0;
  std::vector<ClientResponse> refused;
  for (int i = 0; i < 12; ++i) {
    const ClientResponse response = get("/");
    if (response.status == 200) {
      ++answered;
    } else {
      refused.push_back(response);
    }
  }
  EXPECT_EQ(answered, 5);
  ASSERT_EQ(refused.size(), 7U);
  EXPECT_EQ(refused.front().status, 429);
  EXPECT_EQ(refused.front().header("Retry-After"), "1");
  EXPECT_THAT(refused.front().body, StartsWith(R"({"error":{"code":"too_many","message":")"));
  pass(milliseconds(50));
  EXPECT_EQ(get("/").status, 200) << "the budget fills again";
  EXPECT_EQ(get("/").status, 429) << "by what has passed";
}

TEST_F(HttpLimits, count_each_address_behind_a_proxy_on_its_own) {
  settings.behind_proxy = true;
  limits.requests_per_second = 0.1;
  limits.request_burst = 2;
  serve(settings);
  const auto ask_as = [&](const std::string& address) { return get("/", {{"X-Forwarded-For", address}}).status; };
  EXPECT_EQ(ask_as("192.0.2.1"), 200);
  EXPECT_EQ(ask_as("192.0.2.1"), 200);
  EXPECT_EQ(ask_as("192.0.2.1"), 429);
  EXPECT_EQ(ask_as("192.0.2.2"), 200);
  EXPECT_EQ(ask_as("2001:db8::1"), 200);
  EXPECT_EQ(ask_as("2001:db8::2"), 200);
  EXPECT_EQ(ask_as("2001:db8::3"), 429) << "one household";
}

TEST_F(HttpLimits, tell_an_address_with_too_many_connections_so_and_then_no_more) {
  limits.connections_per_address = 2;
  serve(settings);
  std::vector<std::unique_ptr<RawSocket>> sockets;
  for (int i = 0; i < 5; ++i) sockets.push_back(std::make_unique<RawSocket>(listener->port()));
  EXPECT_TRUE(until([&] { return sockets[4]->at_end(); }));
  EXPECT_EQ(sockets[4]->received(), "");
  for (const int told : {2, 3}) {
    EXPECT_TRUE(until([&] { return sockets[static_cast<std::size_t>(told)]->at_end(); }));
    EXPECT_THAT(sockets[static_cast<std::size_t>(told)]->received(), StartsWith("HTTP/1.1 429 "));
  }
  EXPECT_FALSE(sockets[0]->at_end());
  sockets.clear();
  EXPECT_TRUE(until([&] { return listener->figures().connections == 0; }));
  EXPECT_EQ(get("/").status, 200);
}

TEST_F(HttpLimits, admit_no_more_connections_than_all_may_have) {
  limits.connections = 2;
  serve(settings);
  RawSocket first(listener->port());
  RawSocket second(listener->port());
  RawSocket third(listener->port());
  EXPECT_TRUE(until([&] { return third.at_end(); }));
  EXPECT_FALSE(first.at_end());
  EXPECT_EQ(listener->figures().refused, 1U);
}

}  // namespace
}  // namespace fondaco::net::tests
