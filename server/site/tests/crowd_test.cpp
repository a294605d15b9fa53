// SPDX-License-Identifier: MIT
// Thousands who watch one table: what joining, an event and stopping cost. The server is a process of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "server/site/tests/duel.hpp"
#include "server/site/tests/playground.hpp"
#include "server/site/tests/server_process.hpp"

namespace fondaco::site {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t joining_at_once = 100;
constexpr std::chrono::seconds crowd_patience{120};

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// Spectators of one table, each with a socket.
class Crowd {
 public:
  Crowd(net::NetworkLoop& loop, net::Client& client, std::string table)
      : loop_(loop), client_(client), table_(std::move(table)) {
    for (std::string& cookie : cookies_) cookie = new_guest(loop, client);
  }

  void join(std::size_t people) {
    wanted_ = people;
    sockets_.reserve(people);
    while (sockets_.size() < std::min(people, joining_at_once)) open_next();
    EXPECT_TRUE(loop_.run_until([this] { return joined_ == wanted_; }, crowd_patience)) << joined_ << " have joined";
  }
  /// Until all have heard that many moves.
  void hear(std::size_t moves) {
    EXPECT_TRUE(loop_.run_until([&] { return moves_ >= moves * wanted_; }, crowd_patience)) << moves_ << " were heard";
    EXPECT_EQ(moves_, moves * wanted_);
  }
  std::size_t said_goodbye() const { return goodbyes_; }
  std::size_t presences() const { return presences_; }

 private:
  void open_next() {
    const std::size_t number = sockets_.size();
    net::SocketCalls calls;
    calls.opened = [this, number] { sockets_[number]->send(R"({"do":"follow","table":")" + table_ + R"("})"); };
    calls.message = [this](std::string_view text) { take(text); };
    calls.closed = [this](const std::string& why) { goodbyes_ += why.find("stops") != std::string::npos ? 1U : 0U; };
    sockets_.push_back(client_.open("/api/socket", {{"Cookie", cookies_[number % cookies_.size()]}}, std::move(calls)));
  }

  void take(std::string_view text) {
    const std::string_view start = text.substr(0, 100);
    if (start.starts_with(R"({"ok":true)")) {
      ++joined_;
      if (sockets_.size() < wanted_) open_next();
    } else if (start.find(R"("kind":"move")") != std::string_view::npos) {
      ++moves_;
    } else if (start.find(R"("kind":"presence")") != std::string_view::npos) {
      ++presences_;
    }
  }

  net::NetworkLoop& loop_;
  net::Client& client_;
  std::string table_;
  std::array<std::string, 20> cookies_;
  std::vector<std::shared_ptr<net::ClientSocket>> sockets_;
  std::size_t wanted_ = 0;
  std::size_t joined_ = 0;
  std::size_t moves_ = 0;
  std::size_t presences_ = 0;
  std::size_t goodbyes_ = 0;
};

/// Others play meanwhile, at a table of their own and on a thread of their own.
class Bystanders {
 public:
  explicit Bystanders(std::uint16_t port) : thread_([this, port] { play(port); }) {
    while (!playing_) std::this_thread::yield();
  }
  /// How long each of their moves took, in milliseconds, the longest last.
  std::vector<double> stop() {
    stopping_ = true;
    thread_.join();
    std::ranges::sort(waited_);
    return waited_;
  }

 private:
  void play(std::uint16_t port) {
    const auto loop = net::NetworkLoop::make();
    const auto client = net::Client::make(*loop, "127.0.0.1", port);
    Duel duel(*loop, *client);
    playing_ = true;
    while (!stopping_) {
      waited_.push_back(duel.move());
      loop->run_until([] { return false; }, std::chrono::milliseconds(5));
    }
  }

  std::atomic<bool> playing_ = false;
  std::atomic<bool> stopping_ = false;
  std::vector<double> waited_;
  std::thread thread_;
};

TEST(Spectators, join_by_the_thousand_hear_every_move_and_see_the_server_stop) {
  const auto people = static_cast<std::size_t>(repetitions(200, 5000));
  const base::TemporaryFolder folder;
  ServerProcess server(folder.file("store.sqlite"));
  ASSERT_NE(server.port(), 0);
  const auto loop = net::NetworkLoop::make();
  const auto client = net::Client::make(*loop, "127.0.0.1", server.port());
  Duel duel(*loop, *client);
  Crowd crowd(*loop, *client, duel.table());

  Bystanders bystanders(server.port());
  const auto begin = Clock::now();
  const double joining_cpu = server.cpu_seconds();
  crowd.join(people);
  const double joined = seconds_since(begin);
  const double join_cpu = server.cpu_seconds() - joining_cpu;
  const std::vector<double> waited = bystanders.stop();
  std::printf(
      "%zu joined in %.2f s (%.2f s of the server's CPU); %zu moves elsewhere meanwhile: p50 %.1f ms, p99 %.1f "
      "ms, max %.1f ms\n",
      people, joined, join_cpu, waited.size(), waited[waited.size() / 2], waited[waited.size() * 99 / 100],
      waited.back());

  constexpr std::size_t moves = 20;
  double event_cpu = 0;
  for (std::size_t move = 1; move <= moves; ++move) {
    const double before = server.cpu_seconds();
    duel.move();
    crowd.hear(move);
    event_cpu += server.cpu_seconds() - before;
  }
  std::printf("each event to %zu followers: %.1f ms of the server's CPU\n", people, event_cpu * 1000 / moves);

  const auto stopping = Clock::now();
  std::optional<int> status;
  server.ask_to_stop();
  while (!status && seconds_since(stopping) < 30) {
    loop->run_until([&] { return false; }, std::chrono::milliseconds(5));
    status = server.exit_status();
  }
  const double stopped = seconds_since(stopping);
  loop->run_until([&] { return crowd.said_goodbye() == people; }, std::chrono::seconds(5));
  std::printf("stopped in %.2f s; %zu of %zu heard the goodbye; %zu presences\n", stopped, crowd.said_goodbye(), people,
              crowd.presences());
  EXPECT_EQ(status, 0);
}

}  // namespace
}  // namespace fondaco::site
