// SPDX-License-Identifier: MIT
// What a host can read about requests: the access log, refusals as lines and figures, and what a reload changes.
#include "server/site/access_log.hpp"

#include <gmock/gmock.h>

#include <fstream>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string text_of(const std::string& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(AccessLogTest, hides_what_opens_a_door) {
  EXPECT_EQ(without_ids("/api/tables/abcdefghijklmnopqrstuvwxyz/move"), "/api/tables/*/move");
  EXPECT_EQ(without_ids("/t/abcdefghijklmnopqrstuvwxyz"), "/t/*");
  EXPECT_EQ(without_ids("/api/me/sessions"), "/api/me/sessions");
  EXPECT_EQ(without_ids("/"), "/");
}

TEST(AccessLogTest, has_a_line_for_each_request_and_can_be_rotated) {
  const base::TemporaryFolder folder;
  ServerSettings settings;
  settings.access_log = folder.file("access.log");
  Playground place(settings);
  Guest ada(place);
  const std::string table(ada.post("/api/tables", R"({"game":"hansa"})")["id"].string());
  ada.get("/api/tables/" + table + "/events?after=0&secret=1");
  ada.post("/api/tables/" + table + "/nonsense");
  const std::string lines = text_of(settings.access_log);
  EXPECT_THAT(lines, HasSubstr(R"("address":"127.0.0.1","method":"POST","path":"/api/guest","status":200)"));
  EXPECT_THAT(lines, HasSubstr(R"("path":"/api/tables/*/events","status":200)"));
  EXPECT_THAT(lines, HasSubstr(R"("code":"not_found")"));
  EXPECT_THAT(lines, Not(HasSubstr(table)));
  EXPECT_THAT(lines, Not(HasSubstr("secret")));

  std::filesystem::rename(settings.access_log, folder.file("access.log.1"));
  place.reload(settings);
  place.call("", "GET", "/healthz");
  EXPECT_THAT(text_of(settings.access_log), HasSubstr(R"("path":"/healthz")"));
  EXPECT_EQ(text_of(folder.file("access.log.1")), lines);
}

TEST(Refusals, are_counted_by_code_and_logged_with_the_address) {
  Playground place;
  Guest ada(place);
  ada.connect();
  testing::internal::CaptureStderr();
  EXPECT_EQ(ada.ask(R"("do":"join","table":"nowhere")").code(), "not_found");
  EXPECT_EQ(ada.post("/api/tables", R"({"game":"chess"})").code(), "bad_request");
  EXPECT_EQ(place.call("", "GET", "/api/me").status, 401);
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr(R"("level":"warning","about":"refused","what":"not_found","address":"127.0.0.1"})"));
  EXPECT_THAT(log, HasSubstr(R"("what":"bad_request","address":"127.0.0.1"})"));
  EXPECT_THAT(log, Not(HasSubstr("no_session"))) << "whoever comes first has none";
  const std::string metrics = place.metrics();
  EXPECT_THAT(metrics, HasSubstr("\nfondaco_refusals_total{code=\"not_found\"} 1\n"));
  EXPECT_THAT(metrics, HasSubstr("\nfondaco_refusals_total{code=\"bad_request\"} 1\n"));
  EXPECT_THAT(metrics, HasSubstr("\nfondaco_refusals_total{code=\"no_session\"} 1\n"));
}

TEST(Reload, shows_the_new_files_of_the_web_client_and_keeps_the_old_ones_when_they_are_gone) {
  const base::TemporaryFolder folder;
  std::ofstream(folder.file("index.html")) << "one";
  ServerSettings settings;
  settings.web = folder.path();
  Playground place(settings);
  EXPECT_EQ(place.call("", "GET", "/").body, "one");
  std::ofstream(folder.file("index.html")) << "two";
  place.reload(settings);
  EXPECT_EQ(place.call("", "GET", "/").body, "two");
  settings.web = folder.file("nowhere");
  testing::internal::CaptureStderr();
  place.reload(settings);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr(R"("level":"error","about":"reload")"));
  EXPECT_EQ(place.call("", "GET", "/").body, "two");
}

}  // namespace
}  // namespace fondaco::site
