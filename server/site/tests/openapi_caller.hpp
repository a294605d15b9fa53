// SPDX-License-Identifier: MIT
#pragma once
// Calls the real server, and compares whatever it answers with docs/openapi.json and docs/protocol.md.
#include <gmock/gmock.h>

#include <set>
#include <utility>

#include "server/courier/tests/receivers.hpp"
#include "server/site/tests/openapi.hpp"
#include "server/site/tests/playground.hpp"

namespace fondaco::site {

/// With time enough for all calls about a deal.
inline ServerSettings with_mail(const courier::MailReceiver& post) {
  ServerSettings settings;
  settings.courier.mail = {.server = post.url(), .from = "fondaco@club.example", .user = "", .password = ""};
  settings.registry.deal_wait = 600'000;
  return settings;
}

/// Calls the server as anybody.
class OpenApiTest : public testing::Test {
 protected:
  using Headers = std::vector<std::pair<std::string, std::string>>;

  net::ClientResponse send(const Headers& who, const std::string& method, const std::string& target,
                           const std::string& body) {
    net::ClientRequest request;
    request.method = method;
    request.target = target;
    request.body = body;
    request.headers = who;
    if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    std::optional<net::ClientResponse> answer;
    place.client().request(std::move(request), [&](net::ClientResponse response) {
      answer = std::move(response);
      place.loop().stop();
    });
    place.until([&] { return answer.has_value(); });
    return *answer;
  }

  /// The answer, which has this status and this code (if it is none that was hoped for).
  Heard call(const Headers& who, const std::string& method, const std::string& target, const std::string& body = {},
             int status = 200, const std::string& code = {}) {
    SCOPED_TRACE(method + " " + target + " " + body.substr(0, 200));
    const net::ClientResponse response = send(who, method, target, body);
    last_cookie = response.header("Set-Cookie").substr(0, response.header("Set-Cookie").find(';'));
    EXPECT_EQ(response.status, status) << response.body;
    if (!response.header("Content-Type").starts_with("application/json")) return Heard("{}");
    Heard heard(response.body);
    EXPECT_EQ(heard.code(), code) << response.body;
    compare(method, target.substr(0, target.find('?')), body, response.status, heard);
    return heard;
  }

  void compare(const std::string& method, const std::string& path, const std::string& body, int status,
               const Heard& heard) {
    const Operation* operation = api.find(method, path);
    if (status >= 400) refused(status, heard.code());
    if (operation == nullptr) {
      EXPECT_TRUE(heard.code() == "not_found" || heard.code() == "bad_method") << "the file has no such call";
      EXPECT_EQ(api.schemas().fault(*heard.root().value(), api.component("schemas", "Error")), "");
      return;
    }
    EXPECT_EQ(api.schemas().fault(*heard.root().value(), api.answer_schema(*operation, status)), "") << heard.text();
    if (status >= 400) return;
    granted.insert(operation->name());
    if (!body.empty()) {
      EXPECT_EQ(api.schemas().fault(*Heard(body).root().value(), api.request_schema(*operation)), "");
    }
  }

  /// The table of the protocol has a row for each status.
  void refused(int status, const std::string& code) {
    codes.insert(code);
    const std::string row = "\n| " + std::to_string(status) + " | ";
    const std::size_t begin = protocol.find(row);
    ASSERT_NE(begin, std::string::npos) << "docs/protocol.md has no row for " << status;
    EXPECT_THAT(protocol.substr(begin, protocol.find('\n', begin + 1) - begin), testing::HasSubstr("`" + code + "`"));
  }

  /// A new guest, as the headers they send.
  Headers guest() {
    call({}, "POST", "/api/guest", "{}");
    return {{"Cookie", last_cookie}};
  }
  std::string new_table(const Headers& host, const std::string& body) {
    return std::string(call(host, "POST", "/api/tables", body, 201)["id"].string());
  }

  OpenApi api;
  std::string protocol = file_text("docs/protocol.md");
  courier::MailReceiver post;
  Playground place{with_mail(post)};
  std::string last_cookie;
  std::set<std::string> codes;    ///< that the server sent
  std::set<std::string> granted;  ///< operations that did what they are for
};

}  // namespace fondaco::site
