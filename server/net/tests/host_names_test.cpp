// SPDX-License-Identifier: MIT
#include "server/net/host_names.hpp"

#include <unistd.h>

#include "server/net/tests/net_fixture.hpp"

namespace fondaco::net::tests {
namespace {

using testing::HasSubstr;

class Hosts : public NetTest {
 protected:
  int ask_as(const std::string& host, const std::string& more = {}) {
    const std::string answer = raw("GET /page HTTP/1.1\r\nHost: " + host + "\r\n" + more + "Connection: close\r\n\r\n");
    if (answer.starts_with("HTTP/1.1 421 ")) {
      EXPECT_THAT(answer, HasSubstr(R"({"error":{"code":"unknown_host","message":")")) << host;
    }
    return answer.size() < 12 ? 0 : std::stoi(answer.substr(9, 3));
  }

  NetSettings settings;
};

TEST_F(Hosts, an_address_and_localhost_are_known_without_any_setting) {
  serve();
  for (const char* host : {"127.0.0.1", "127.0.0.1:8080", "192.168.1.7:8080", "203.0.113.7", "[::1]", "[fe80::1]:8080",
                           "localhost", "LocalHost:8080", "localhost.", "fondaco.localhost"}) {
    EXPECT_EQ(ask_as(host), 200) << host;
  }
}

TEST_F(Hosts, the_machine_is_known_by_its_own_name) {
  serve();
  char name[256] = {};
  ASSERT_EQ(gethostname(name, sizeof name - 1), 0);
  EXPECT_EQ(ask_as(name), 200) << name;
}

TEST_F(Hosts, a_name_that_points_here_by_no_word_of_ours_is_refused) {
  serve();
  for (const char* host : {"evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example",
                           "xlocalhost", "local", "0x7f000001"}) {
    EXPECT_EQ(ask_as(host), 421) << host;
  }
  EXPECT_TRUE(site.requests.empty());
}

TEST_F(Hosts, a_page_of_that_name_can_neither_change_anything_nor_open_a_socket) {
  serve();
  EXPECT_THAT(raw("POST /api/guest HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
                  "Content-Length: 0\r\n\r\n"),
              testing::StartsWith("HTTP/1.1 421 "));
  EXPECT_THAT(raw("GET /api/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
                  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"),
              testing::StartsWith("HTTP/1.1 421 "));
  EXPECT_TRUE(site.requests.empty());
}

TEST_F(Hosts, names_of_the_settings_are_known_whatever_their_case_and_port) {
  settings.hosts = {"games.lan", "Table.Example:9000"};
  settings.origins = {"https://club.example", "https://play.example:8443/"};
  serve(settings);
  for (const char* host : {"games.lan", "GAMES.lan:8080", "games.lan.", "table.example", "club.example",
                           "club.example:443", "play.example"}) {
    EXPECT_EQ(ask_as(host), 200) << host;
  }
  EXPECT_EQ(ask_as("other.example"), 421);
}

TEST_F(Hosts, behind_a_proxy_only_the_names_of_the_settings_are_known) {
  settings.behind_proxy = true;
  settings.origins = {"https://club.example"};
  serve(settings);
  const std::string forwarded = "X-Forwarded-For: 192.0.2.1\r\n";
  char name[256] = {};
  ASSERT_EQ(gethostname(name, sizeof name - 1), 0);
  EXPECT_EQ(ask_as("club.example", forwarded), 200);
  EXPECT_EQ(ask_as("evil.example", forwarded), 421);
  if (std::string_view(name) != "localhost") {
    EXPECT_EQ(ask_as(name, forwarded), 421);
  }
}

TEST(HostNames, behind_a_proxy_that_nothing_was_said_about_the_proxy_decides) {
  NetSettings settings;
  settings.behind_proxy = true;
  EXPECT_TRUE(HostNames(settings).knows("club.example"));
}

TEST(HostNames, each_unknown_name_is_noted_once_and_a_flood_of_them_is_not) {
  testing::internal::CaptureStderr();
  HostNames names{NetSettings()};
  for (int i = 0; i < 3; ++i) names.note_unknown("games.lan:8080");
  const std::string first = testing::internal::GetCapturedStderr();
  EXPECT_THAT(first, HasSubstr("say --host games.lan"));
  EXPECT_EQ(std::ranges::count(first, '\n'), 1);
  testing::internal::CaptureStderr();
  for (int i = 0; i < 1000; ++i) names.note_unknown("n" + std::to_string(i));
  EXPECT_LT(std::ranges::count(testing::internal::GetCapturedStderr(), '\n'), 20);
}

}  // namespace
}  // namespace fondaco::net::tests
