// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "server/net/address_book.hpp"
#include "server/net/http_text.hpp"

namespace fondaco::net::tests {
namespace {

TEST(Target, is_split_and_its_path_decoded) {
  const auto target = parse_target("/api/tables/a%20b?list=mine%20x&y");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/tables/a b");
  EXPECT_EQ(target->query, "list=mine%20x&y");
  EXPECT_EQ(parse_target("http://host:1/path?q")->path, "/path");
  EXPECT_EQ(parse_target("/")->query, "");
  for (const char* bad : {"", "*", "relative", "/%", "/%2", "/%zz", "/%00", "/a%0d%0ab", "http://host"}) {
    EXPECT_FALSE(parse_target(bad)) << bad;
  }
}

TEST(Origin, is_ours_when_it_names_our_host_and_port) {
  EXPECT_TRUE(is_own_origin("http://localhost:8080", "localhost:8080"));
  EXPECT_TRUE(is_own_origin("https://Play.Example", "play.example"));
  EXPECT_TRUE(is_own_origin("https://play.example", "play.example:443"));
  for (const char* other : {"https://evil.example", "https://play.example.evil", "https://evil.example/play.example",
                            "null", "play.example", "https://play.example:444", "http://play.example:443", ""}) {
    EXPECT_FALSE(is_own_origin(other, "play.example")) << other;
  }
  EXPECT_FALSE(is_own_origin("http://", ""));
}

TEST(Head, lets_nobody_smuggle_in_another_header) {
  Response response;
  response.headers.emplace_back("Location", "/a\r\nSet-Cookie: b=c");
  const std::string head = response_head(response, {});
  EXPECT_EQ(head.find("\r\nSet-Cookie"), std::string::npos);
  EXPECT_NE(head.find("\r\nLocation: /aSet-Cookie: b=c\r\n"), std::string::npos);
}

TEST(Addresses, of_one_household_are_one) {
  EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), network_of("2001:db8:1:2::1"));
  EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
  EXPECT_TRUE(is_address("2001:db8::1"));
  EXPECT_FALSE(is_address("unknown"));
}

TEST(AddressBook, forgets_who_left_and_owes_nothing) {
  AddressBook book({10, 20});
  {
    const Presence here(book.find("192.0.2.1", 0), &Neighbour::connections);
    EXPECT_EQ(book.find("192.0.2.2", 0)->requests.take(0), 0);
    book.tidy(0);
    EXPECT_EQ(book.size(), 2U) << "one is here, one owes a token";
    book.tidy(1000);
    EXPECT_EQ(book.size(), 1U);
    EXPECT_EQ(book.find("192.0.2.1", 1000)->connections, 1U);
  }
  EXPECT_EQ(book.find("192.0.2.1", 1000)->connections, 0U);
  book.tidy(1000);
  EXPECT_EQ(book.size(), 0U);
}

TEST(AddressBook, never_grows_beyond_its_size) {
  AddressBook book({1, 1}, {}, 2);
  const auto first = book.find("192.0.2.1", 0);
  const auto second = book.find("192.0.2.2", 0);
  EXPECT_EQ(book.find("192.0.2.3", 0), nullptr);
  EXPECT_EQ(book.find("192.0.2.2", 0), second);
}

}  // namespace
}  // namespace fondaco::net::tests
