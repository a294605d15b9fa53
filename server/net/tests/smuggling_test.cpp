// SPDX-License-Identifier: MIT
// Requests that a proxy in front of us might read differently than we do: all of them are refused, and the connection
// is closed, so that nothing behind them is taken for another request.
#include "server/net/tests/net_fixture.hpp"

namespace fondaco::net::tests {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class Smuggling : public NetTest {
 protected:
  void SetUp() override { serve(); }

  void expect_refused(const std::string& bytes) {
    const std::string answer = raw(bytes + hidden);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 400 ")) << bytes;
    EXPECT_THAT(answer, HasSubstr(R"({"error":{"code":"bad_request","message":)")) << bytes;
    EXPECT_TRUE(site.requests.empty()) << bytes;
    site.requests.clear();
  }

  void expect_body(const std::string& bytes, const std::string& body) {
    RawSocket socket(listener->port());
    socket.send(bytes);
    EXPECT_TRUE(until([&] { return socket.at_end() || socket.received().ends_with("POST / " + body); }))
        << bytes << socket.received();
    EXPECT_FALSE(socket.at_end()) << bytes << socket.received();
  }

  const std::string head = "POST / HTTP/1.1\r\nHost: a\r\n";
  const std::string chunked = head + "Transfer-Encoding: chunked\r\n\r\n";
  const std::string hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n";
};

TEST_F(Smuggling, refuses_any_coding_but_chunked) {
  for (const char* coding : {"xchunked", "chunkedx", "identity", "gzip", "gzip, chunked", "chunked, chunked",
                             "chunked, identity", "chunked;q=1", "Chunked", "\"chunked\"", "", ",chunked",
                             "\x0b"
                             "chunked"}) {
    expect_refused(head + "Transfer-Encoding: " + coding + "\r\n\r\n0\r\n\r\n");
  }
  expect_refused(head + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n");
  expect_refused(head + "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
  expect_refused("POST / HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
}

TEST_F(Smuggling, refuses_two_lengths_of_a_body_even_if_they_agree) {
  for (const char* fields :
       {"Content-Length: 2\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 2",
        "Transfer-Encoding: xchunked\r\nContent-Length: 2", "Content-Length: 2\r\nContent-Length: 2",
        "Content-Length: 2\r\ncontent-length: 3", "Content-Length: 2, 2", "Content-Length: +2", "Content-Length: -2",
        "Content-Length: 0x2", "Content-Length: 2 2", "Content-Length: ", "Content-Length: 2;", "Content-Length: 2.0",
        "Content-Length: 18446744073709551618"}) {
    expect_refused(head + fields + "\r\n\r\nhi");
  }
}

TEST_F(Smuggling, refuses_folded_headers) {
  for (const char* fields : {"X: a\r\n b", "X: a\r\n\tb", "X:\r\n a", "Transfer-Encoding:\r\n chunked",
                             "Content-Length: 1\r\n 0", " X: a", "\tX: a"}) {
    expect_refused(head + fields + "\r\n\r\n");
  }
  expect_refused("GET / HTTP/1.1\r\n Host: a\r\nHost: a\r\n\r\n");
}

TEST_F(Smuggling, refuses_lines_that_end_or_begin_strangely) {
  for (const char* fields : {"X: a\nY: b", "X: a\rY: b", "X: a\r\r\nY: b", "X : a", "X\t: a", "Content-Length : 2",
                             ": a", "X", "X\r\n", "X(: a", "X: a\x01", "X: a\x7f", "\x80X: a"}) {
    expect_refused(head + fields + "\r\n\r\n");
  }
  expect_refused(head + "X: a" + std::string(1, '\0') + "b\r\n\r\n");
  expect_refused("GET / HTTP/1.1\nHost: a\n\n");
  expect_refused("GET  / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect_refused("GET /\tHTTP/1.1\r\nHost: a\r\n\r\n");
  expect_refused("GET / HTTP/1.1 \r\nHost: a\r\n\r\n");
}

TEST_F(Smuggling, refuses_chunks_that_are_not_written_plainly) {
  for (const char* chunks : {"\r\n0\r\n\r\n", "0x2\r\nhi\r\n0\r\n\r\n", "+2\r\nhi\r\n0\r\n\r\n",
                             "-2\r\nhi\r\n0\r\n\r\n", " 2\r\nhi\r\n0\r\n\r\n", "2 \r\nhi\r\n0\r\n\r\n",
                             "2\nhi\r\n0\r\n\r\n", "2\r\nhi\n0\r\n\r\n", "2\r\nhix\r\n0\r\n\r\n", "2\r\nhi0\r\n\r\n",
                             "2;a\nb\r\nhi\r\n0\r\n\r\n", "2 ;a\r\nhi\r\n0\r\n\r\n", "2\r\nhi\r\n0\r\nHost: b\r\n\r\n",
                             "0\r\n\n", "0\r\n \r\n", "000000000000000002\r\nhi\r\n0\r\n\r\n", "\xff\r\n"}) {
    expect_refused(chunked + chunks);
  }
}

TEST_F(Smuggling, reads_plain_bodies_whole) {
  expect_body(head + "Content-Length: 2\r\n\r\nhi", "hi");
  expect_body(head + "content-length:2 \r\n\r\nhi", "hi");
  expect_body(chunked + "2\r\nhi\r\n00A;why=\"because\"\r\n0123456789\r\n0\r\n\r\n", "hi0123456789");
  expect_body(chunked + "0\r\n\r\n", "");
}

TEST_F(Smuggling, bears_no_chunk_extension_without_end) {
  RawSocket socket(listener->port());
  socket.send(chunked + "2;");
  std::size_t sent = 0;
  EXPECT_TRUE(until([&] {
    sent += socket.send(std::string(100, 'x'));
    return socket.received().starts_with("HTTP/1.1 400 ");
  }));
  EXPECT_LT(sent, 1U << 20U);
  expect_refused(chunked + "2;" + std::string(200, 'x') + "\r\nhi\r\n2;" + std::string(200, 'x') + "\r\nhi\r\n");
}

TEST_F(Smuggling, refuses_hosts_that_are_none) {
  for (const char* host :
       {"",     "a b", "a,b",        "a/b",  "a@b",  "user:pass@a", "a:80:90", "a:x",  "a:999999", "[::1", "[::1]x",
        "[zz]", "[]",  "[127.0.0.1", "a\"b", "a<b>", "ä.example",   "a%2e",    "a\\b", "a?b",      "a#b"}) {
    expect_refused("GET / HTTP/1.1\r\nHost: " + std::string(host) + "\r\n\r\n");
  }
  expect_refused("GET / HTTP/1.1\r\nHost: " + std::string(300, 'a') + "\r\n\r\n");
  expect_refused("GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n");
  expect_refused("GET http://a:81/ HTTP/1.1\r\nHost: a\r\n\r\n");
  expect_refused("GET http://a@b/ HTTP/1.1\r\nHost: b\r\n\r\n");
}

}  // namespace
}  // namespace fondaco::net::tests
