// SPDX-License-Identifier: MIT
#include <malloc.h>

#include "server/net/frames.hpp"
#include "server/net/tests/net_fixture.hpp"

namespace fondaco::net::tests {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

class WebSocketTest : public NetTest {
 protected:
  NetSettings settings;
  Limits& limits = settings.limits;
};

TEST_F(WebSocketTest, carries_texts_both_ways_in_their_order) {
  serve();
  const auto page = open();
  std::vector<std::string> said;
  for (int i = 0; i < 100; ++i) {
    said.push_back(std::to_string(i) + std::string(static_cast<std::size_t>(i) * 100, 'x'));
    page->socket->send(said.back());
  }
  EXPECT_TRUE(until([&] { return page->messages.size() == 100; }));
  EXPECT_EQ(site.messages, said);
  EXPECT_EQ(page->messages, said);
  EXPECT_EQ(listener->figures().sockets, 1U);
  EXPECT_EQ(listener->figures().frames_in, 100U);
  EXPECT_EQ(listener->figures().frames_out, 100U);
}

TEST_F(WebSocketTest, carries_what_the_site_says_before_the_door_is_quite_open) {
  site.greeting = "welcome";
  serve();
  const auto page = open();
  EXPECT_TRUE(until([&] { return !page->messages.empty(); }));
  EXPECT_THAT(page->messages, ElementsAre("welcome"));
}

TEST_F(WebSocketTest, hears_what_comes_together_with_the_request) {
  serve();
  RawSocket socket(listener->port());
  socket.send(
      "GET /api/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: "
      "13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" +
      masked_frame(Frame::Kind::text, "hasty", 5));
  EXPECT_TRUE(until([&] { return socket.received().ends_with(frame_head(Frame::Kind::text, 5) + "hasty"); }));
  EXPECT_THAT(socket.received(), HasSubstr("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"));
}

TEST_F(WebSocketTest, puts_frames_together_that_come_byte_by_byte) {
  serve();
  const auto socket = raw_page();
  for (const char c : masked_frame(Frame::Kind::text, "in small pieces", 9)) {
    socket->send(std::string(1, c));
    run_for(milliseconds(1));
  }
  EXPECT_TRUE(until([&] { return socket->received().ends_with("in small pieces"); }));
}

TEST_F(WebSocketTest, says_no_in_the_words_of_the_site) {
  site.greeting = "not for you";
  serve();
  const auto page = open("/api/socket?refuse");
  EXPECT_EQ(page->closed, "401 who are you?");
  EXPECT_EQ(listener->figures().sockets, 0U);
}

TEST_F(WebSocketTest, is_opened_at_its_path_only) {
  serve();
  EXPECT_EQ(open("/api/other")->closed, "200 GET /api/other ");
  EXPECT_EQ(get("/api/socket").status, 426);
  EXPECT_THAT(raw("GET /api/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                  "Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"),
              StartsWith("HTTP/1.1 426 "));
}

TEST_F(WebSocketTest, is_not_opened_by_pages_of_others) {
  serve();
  EXPECT_THAT(open("/api/socket", {{"Origin", "https://evil.example"}})->closed, StartsWith("403 "));
  EXPECT_TRUE(open("/api/socket", {{"Origin", "http://127.0.0.1:" + std::to_string(listener->port())}})->opened);
}

TEST_F(WebSocketTest, answers_pings) {
  serve();
  const auto socket = raw_page();
  socket->send(masked_frame(Frame::Kind::ping, "are you there?", 1));
  EXPECT_TRUE(
      until([&] { return socket->received().ends_with(frame_head(Frame::Kind::pong, 14) + "are you there?"); }));
}

TEST_F(WebSocketTest, tells_the_site_once_that_it_has_closed_whoever_closed_it) {
  serve();
  const auto closes = open();
  const auto drops = open();
  const auto is_closed = open();
  closes->socket->close();
  EXPECT_TRUE(until([&] { return closes->closed == "1000 " && site.closed == 1; }));
  drops->socket->drop();
  EXPECT_TRUE(until([&] { return site.closed == 2; }));
  EXPECT_EQ(drops->closed, "") << "who drops it knows";
  is_closed->socket->send("bye");
  EXPECT_TRUE(until([&] { return is_closed->closed == "1000 as you like" && site.closed == 3; }));
  EXPECT_EQ(listener->figures().sockets, 0U);
  for (const auto& socket : site.sockets) {
    socket->send(shared_text("anybody?"));
    socket->close("nobody");
  }
  run_for(milliseconds(20));
  EXPECT_EQ(site.closed, 3);
}

TEST_F(WebSocketTest, does_not_wait_long_for_an_answer_to_its_goodbye) {
  serve();
  const auto socket = raw_page();
  site.sockets.front()->close("now");
  EXPECT_TRUE(until([&] { return site.closed == 1; }, milliseconds(4000)));
  EXPECT_TRUE(until([&] { return socket->at_end(); }));
}

TEST_F(WebSocketTest, gets_what_is_queued_and_a_goodbye_when_the_server_stops) {
  serve();
  const auto page = open();
  const auto rude = raw_page();
  for (int i = 0; i < 50; ++i) site.sockets.front()->send(shared_text(std::to_string(i)));
  const base::Time begin = loop->now();
  listener->stop(nullptr);
  EXPECT_TRUE(until([&] { return !page->closed.empty(); }));
  EXPECT_EQ(page->messages.size(), 50U);
  EXPECT_EQ(page->closed, "1001 the server stops");
  EXPECT_TRUE(until([&] { return listener->figures().connections == 0; }, milliseconds(4000)));
  EXPECT_LT(loop->now() - begin, 3900);
  EXPECT_EQ(site.closed, 2);
  EXPECT_THAT(open()->closed, StartsWith("0 "));
}

TEST_F(WebSocketTest, is_cut_off_with_its_listener) {
  serve();
  const auto page = open();
  listener.reset();
  EXPECT_EQ(site.closed, 1);
  EXPECT_TRUE(until([&] { return !page->closed.empty(); }));
  site.sockets.front()->send(shared_text("into the void"));
}

TEST_F(WebSocketTest, closes_on_frames_that_break_the_rules) {
  limits.frame_bytes = 1000;
  serve(settings);
  const auto code_after = [&](const std::string& bytes) {
    const auto socket = raw_page();
    const std::size_t before = socket->received().size();
    socket->send(bytes);
    EXPECT_TRUE(until([&] { return socket->at_end(); }));
    const std::string answer = socket->received().substr(before);
    EXPECT_EQ(answer.size(), 4U);
    EXPECT_EQ(answer.substr(0, 2), "\x88\x02");
    return static_cast<unsigned char>(answer.at(2)) * 256 + static_cast<unsigned char>(answer.at(3));
  };
  EXPECT_EQ(code_after(masked_frame(Frame::Kind::text, std::string(1001, 'x'), 1)), 1009);
  EXPECT_EQ(code_after(masked_frame(Frame::Kind::binary, "x", 1)), 1003);
  EXPECT_EQ(code_after(masked_frame(Frame::Kind::text, "\xff", 1)), 1007);
  EXPECT_EQ(code_after(frame_head(Frame::Kind::text, 1) + "x"), 1002);
  EXPECT_EQ(code_after("GET / HTTP/1.1\r\n\r\n"), 1002);
  EXPECT_EQ(site.closed, 5);
  EXPECT_TRUE(site.messages.empty());
}

TEST_F(WebSocketTest, closes_on_a_flood_even_one_of_pings_or_empty_parts) {
  limits.frames_per_second = 1;
  limits.frame_burst = 10;
  serve(settings);
  const auto page = open();
  for (int i = 0; i < 20; ++i) page->socket->send("x");
  EXPECT_TRUE(until([&] { return !page->closed.empty(); }));
  EXPECT_EQ(page->closed, "1008 ");
  EXPECT_LE(site.messages.size(), 11U);

  std::string empty_part = masked_frame(Frame::Kind::text, "", 1);
  empty_part[0] = 0x01;
  std::string parts = empty_part;
  empty_part[0] = 0x00;
  std::string pings;
  for (int i = 0; i < 20; ++i) {
    parts += empty_part;
    pings += masked_frame(Frame::Kind::ping, "", 1);
  }
  for (const std::string& flood : {parts, pings}) {
    const auto socket = raw_page();
    socket->send(flood);
    EXPECT_TRUE(until([&] { return socket->at_end(); }));
    EXPECT_THAT(socket->received(), EndsWith("\x88\x02\x03\xf0"));
  }
  EXPECT_EQ(listener->figures().refused, 3U);
}

TEST_F(WebSocketTest, is_one_of_few_for_each_address) {
  limits.sockets_per_address = 2;
  serve(settings);
  const auto first = open();
  const auto second = open();
  EXPECT_THAT(open()->closed, StartsWith("429 "));
  second->socket->drop();
  EXPECT_TRUE(until([&] { return site.closed == 1; }));
  EXPECT_TRUE(open()->opened);
}

TEST_F(WebSocketTest, is_cut_off_when_it_reads_too_slowly_and_nobody_else_notices) {
  limits.unread_bytes = 100'000;
  serve(settings);
  const auto slow = open();
  const auto quick = open();
  slow->socket->stall();
  const auto text = shared_text(std::string(50'000, 'x'));
  std::size_t sent = 0;
  EXPECT_TRUE(until([&] {
    if (quick->messages.size() < sent) return false;
    if (site.closed > 0) return true;
    for (const auto& socket : site.sockets) socket->send(text);
    ++sent;
    return false;
  }));
  EXPECT_EQ(listener->figures().cut_off, 1U);
  EXPECT_EQ(listener->figures().sockets, 1U);
  EXPECT_EQ(quick->closed, "");
  EXPECT_LT(sent * text->size(), 20U << 20) << "the system's queues are bounded too";
}

TEST_F(WebSocketTest, is_pinged_when_it_is_silent_and_cut_off_when_it_does_not_answer) {
  limits.idle_seconds = 2;
  serve(settings);
  const auto alive = open();
  const auto half_open = raw_page();
  const auto stopped_halfway = raw_page();
  stopped_halfway->send(masked_frame(Frame::Kind::text, "half of this", 1).substr(0, 9));
  EXPECT_TRUE(until([&] { return site.closed == 2; }));
  for (const auto& page : {half_open.get(), stopped_halfway.get()}) {
    EXPECT_TRUE(until([&] { return page->at_end(); }));
    EXPECT_THAT(page->received(), EndsWith(std::string("\x89\x00", 2)));
  }
  run_for(milliseconds(1000));
  EXPECT_EQ(alive->closed, "") << "the client answers pings";
  EXPECT_EQ(listener->figures().cut_off, 2U);
}

#ifndef __SANITIZE_ADDRESS__
TEST_F(WebSocketTest, at_rest_takes_at_most_6_kilobytes_with_both_its_ends) {
  constexpr std::size_t count = 1000;
  limits.sockets_per_address = count;
  limits.connections_per_address = count;
  limits.requests_per_second = 1e6;
  limits.request_burst = 1e6;
  serve(settings);
  std::vector<std::shared_ptr<Page>> pages{open()};
  pages.reserve(count);
  const std::size_t before = mallinfo2().uordblks;
  while (pages.size() < count) pages.push_back(open());
  for (const auto& page : pages) page->socket->send(std::string(5000, 'x'));
  EXPECT_TRUE(until([&] { return site.messages.size() == count && pages.back()->messages.size() == 1; }));
  site.messages.clear();
  site.requests.clear();
  for (const auto& page : pages) page->messages.clear();
  const std::size_t each = (mallinfo2().uordblks - before) / (count - 1);
  RecordProperty("bytes", static_cast<int>(each));
  EXPECT_LT(each, 6000U);
}
#endif

}  // namespace
}  // namespace fondaco::net::tests
