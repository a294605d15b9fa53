// SPDX-License-Identifier: MIT
// /readyz, and what it notices by itself.
#include "server/site/readiness.hpp"

#include <gmock/gmock.h>

#include <fstream>

#include "server/base/testing_loop.hpp"
#include "server/site/tests/playground.hpp"
#include "server/store/sqlite.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;
namespace fs = std::filesystem;

class ReadinessTest : public testing::Test {
 protected:
  Readiness& open() {
    return readiness.emplace(loop, writer, folder.file("store"), settings, [this] { return queues; });
  }
  Heard ask(bool stopping = false) {
    const net::Response response = readiness->answer(stopping);
    status = response.status;
    return Heard(*response.body);
  }
  /// The writer has its own thread: waits until what it has to do is done.
  void settle() {
    writer.flush();
    loop.run_pending();
  }

  base::TemporaryFolder folder;
  base::FakeLoop loop;
  store::Writer writer{store::open_sqlite(folder.file("store")), loop};
  ReadinessSettings settings;
  QueueLengths queues;
  std::optional<Readiness> readiness;
  int status = 0;
};

TEST_F(ReadinessTest, is_ready_and_tells_the_queues) {
  queues = {.bots = 700, .notices = 3};
  open();
  loop.advance(1000);
  const Heard heard = ask();
  EXPECT_EQ(status, 200);
  EXPECT_TRUE(heard["ready"].boolean());
  EXPECT_EQ(heard["queues"]["bots"].whole(0, 999), 700);
  EXPECT_EQ(heard["queues"]["notices"].whole(0, 999), 3);
  EXPECT_EQ(heard["loop"]["lag_ms"].whole(0, 999), 0);
}

TEST_F(ReadinessTest, is_not_ready_while_it_stops) {
  open();
  EXPECT_TRUE(ask(true)["stopping"].boolean());
  EXPECT_EQ(status, 503);
}

TEST_F(ReadinessTest, notices_a_loop_that_was_late_and_forgives_it) {
  open();
  loop.set_now(loop.now() + 250 + 1500);
  loop.advance(0);
  EXPECT_EQ(ask()["loop"]["lag_ms"].whole(0, 9999), 1500);
  EXPECT_EQ(status, 503);
  loop.advance(11'000);
  EXPECT_TRUE(ask()["loop"]["ok"].boolean());
  EXPECT_EQ(status, 200);
}

TEST_F(ReadinessTest, notices_a_disk_that_is_nearly_full) {
  settings.least_free_bytes = std::uint64_t{1} << 62U;
  open();
  EXPECT_FALSE(ask()["disk"]["ok"].boolean());
  EXPECT_EQ(status, 503);
}

TEST_F(ReadinessTest, notices_a_store_that_was_deleted) {
  open();
  fs::remove(folder.file("store"));
  const Heard heard = ask();
  EXPECT_EQ(heard["store"]["fault"].string(), "gone");
  EXPECT_EQ(status, 503);
}

TEST_F(ReadinessTest, a_failed_write_shows_until_a_probe_succeeds) {
  open();
  fs::rename(folder.file("store"), folder.file("elsewhere"));
  writer.submit([](store::Database& database) { database.set_about("a", "b"); }, nullptr);
  settle();
  fs::rename(folder.file("elsewhere"), folder.file("store"));
  EXPECT_EQ(ask()["store"]["fault"].string(), "not_writable");
  EXPECT_EQ(status, 503);
  EXPECT_EQ(writer.figures().failed, 1U);
  loop.advance(2000);
  settle();
  EXPECT_TRUE(ask()["store"]["ok"].boolean());
  EXPECT_EQ(status, 200);
}

TEST_F(ReadinessTest, a_quiet_store_is_tried_once_a_minute) {
  open();
  loop.advance(59'000);
  settle();
  EXPECT_EQ(writer.figures().works, 0U);
  loop.advance(2'000);
  settle();
  EXPECT_EQ(writer.figures().works, 1U);
  loop.advance(30'000);
  settle();
  EXPECT_EQ(writer.figures().works, 1U);
}

TEST(ReadyServer, notices_within_a_second_that_its_store_is_gone_and_refuses_to_write) {
  Playground place;
  Guest ada(place);
  EXPECT_EQ(place.call("", "GET", "/readyz").status, 200);
  const std::string table(ada.post("/api/tables", R"({"game":"hansa","seats":["me","open"]})")["id"].string());
  testing::internal::CaptureStderr();
  fs::remove(place.store());
  const auto gone_at = std::chrono::steady_clock::now();
  bool noticed = false;
  place.until([&] {
    noticed = place.call("", "GET", "/readyz").status == 503;
    return noticed;
  });
  EXPECT_EQ(ada.post("/api/tables", R"({"game":"hansa"})").code(), "store_failed");
  EXPECT_EQ(ada.post("/api/tables/" + table + "/leave").code(), "store_failed");
  EXPECT_EQ(place.call("", "GET", "/healthz").status, 200) << "it is still alive";
  const auto later = [&] { return std::chrono::steady_clock::now() - gone_at > std::chrono::milliseconds(700); };
  place.until(later);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("the file was deleted under the running server"));
  EXPECT_THAT(place.metrics(), HasSubstr("\nfondaco_ready 0\n"));
}

}  // namespace
}  // namespace fondaco::site
