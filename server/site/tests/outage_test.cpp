// SPDX-License-Identifier: MIT
// Live games over the end of a server: nobody loses one because the server was not there.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

constexpr base::Time hour = 3'600'000;
constexpr std::string_view live_table = R"({"game":"amsterdam","clock":{"kind":"live","bank":10,"increment":0}})";

ServerSettings with_grace(base::Time grace) {
  ServerSettings settings;
  settings.registry.grace = grace;
  return settings;
}

bool somebody_was_taken_over(const Heard& snapshot) {
  return snapshot["state"]["seats"].at(0)["bot"].present() || snapshot["state"]["seats"].at(1)["bot"].present();
}

std::int64_t left_of_mover(const Heard& snapshot) {
  const json::Cursor clock = snapshot["now"]["clock"];
  return clock["left"].at(static_cast<std::size_t>(clock["running"].whole(0, 1))).whole(0, INT32_MAX);
}

TEST(OutageOfAServer, takes_nobody_over_and_then_clocks_count_again) {
  Playground place(with_grace(0));
  Guest ada(place);
  Guest bea(place);
  const std::string table(ada.post("/api/tables", std::string(live_table))["id"].string());
  bea.post("/api/tables/" + table + "/join");
  const auto snapshot = [&] { return ada.get("/api/tables/" + table); };
  place.restart(hour);
  EXPECT_FALSE(somebody_was_taken_over(snapshot()));
  EXPECT_GT(left_of_mover(snapshot()), 0);
  const Heard log = ada.get("/api/tables/" + table + "/log");
  ASSERT_EQ(log["entries"].at(1)["kind"].string(), "outage");
  EXPECT_GE(log["entries"].at(1)["at"].whole(0, INT64_MAX) - log["entries"].at(1)["since"].whole(0, INT64_MAX), hour);
  // Not in one go: a loop that is silent for so long was away.
  for (int i = 0; i < 2; ++i) {
    place.skip(6'000);
    EXPECT_EQ(ada.post("/api/tables/" + table + "/undo", R"({"seq":0})").code(), "stale");
  }
  EXPECT_TRUE(place.until([&] { return somebody_was_taken_over(snapshot()); }));
}

TEST(OutageOfAServer, leaves_people_time_to_come_back) {
  Playground place;
  Guest ada(place);
  Guest bea(place);
  const std::string table(ada.post("/api/tables", std::string(live_table))["id"].string());
  bea.post("/api/tables/" + table + "/join");
  place.restart(hour);
  ada.follow(table);
  bea.follow(table);
  Guest& mover = ada.legal.empty() ? bea : ada;
  const Heard now(mover.position);
  EXPECT_GT(now["clock"]["since"].whole(0, INT64_MAX), place.loop().now()) << "it does not run yet";
  EXPECT_TRUE(mover.move(table, mover.legal.front())["ok"].boolean_or(false));
}

TEST(OutageOfAServer, is_also_a_machine_that_slept) {
  Playground place;
  Guest ada(place);
  Guest bea(place);
  const std::string table(ada.post("/api/tables", std::string(live_table))["id"].string());
  bea.post("/api/tables/" + table + "/join");
  ada.follow(table);
  place.skip(hour);
  EXPECT_TRUE(place.until([&] { return !ada.events.empty() && ada.events.back()["kind"].string() == "outage"; }))
      << "those who are still there hear of it";
  EXPECT_FALSE(somebody_was_taken_over(ada.get("/api/tables/" + table)));
}

/// Two guests and their table, on whatever server is there.
struct Pair {
  Heard call(net::NetworkLoop& loop, std::uint16_t port, int who, const std::string& method, const std::string& target,
             const std::string& body = {}) {
    const auto client = net::Client::make(loop, "127.0.0.1", port);
    net::ClientRequest request;
    request.method = method;
    request.target = target;
    request.body = body;
    if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    std::string& cookie = cookies[static_cast<std::size_t>(who)];
    if (!cookie.empty()) request.headers.emplace_back("Cookie", cookie);
    std::optional<net::ClientResponse> answer;
    client->request(std::move(request), [&](net::ClientResponse response) { answer = std::move(response); });
    EXPECT_TRUE(loop.run_until([&] { return answer.has_value(); }, std::chrono::seconds(20)));
    if (cookie.empty()) cookie = answer->header("Set-Cookie").substr(0, answer->header("Set-Cookie").find(';'));
    return Heard(answer->body);
  }
  std::array<std::string, 2> cookies;
};

TEST(OutageOfAServer, that_was_killed_takes_nobody_over) {
  const base::TemporaryFolder folder;
  ServerSettings settings;
  settings.store = folder.file("store.sqlite");
  settings.net.port = 0;
  const auto skipped = std::make_shared<base::Time>(0);
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t victim = fork();
  if (victim == 0) {
    const auto loop = net::NetworkLoop::make(time_with(skipped));
    const auto server = Server::open(*loop, settings);
    const std::uint16_t port = server->port();
    if (write(ends[1], &port, sizeof port) == sizeof port) loop->run();
    _exit(0);
  }
  std::uint16_t port = 0;
  ASSERT_EQ(read(ends[0], &port, sizeof port), static_cast<ssize_t>(sizeof port));
  Pair pair;
  std::string table;
  {
    const auto loop = net::NetworkLoop::make();
    for (const int who : {0, 1}) pair.call(*loop, port, who, "POST", "/api/guest", "{}");
    table = pair.call(*loop, port, 0, "POST", "/api/tables", std::string(live_table))["id"].string();
    pair.call(*loop, port, 1, "POST", "/api/tables/" + table + "/join", "{}");
  }
  ::kill(victim, SIGKILL);
  waitpid(victim, nullptr, 0);
  for (const int end : ends) close(end);
  *skipped += hour;
  const auto loop = net::NetworkLoop::make(time_with(skipped));
  const auto server = Server::open(*loop, settings);
  const Heard snapshot = pair.call(*loop, server->port(), 0, "GET", "/api/tables/" + table);
  EXPECT_FALSE(somebody_was_taken_over(snapshot)) << snapshot.text();
  EXPECT_GT(left_of_mover(snapshot), 0);
  EXPECT_GT(snapshot["now"]["clock"]["since"].whole(0, INT64_MAX), loop->now());
}

}  // namespace
}  // namespace fondaco::site
