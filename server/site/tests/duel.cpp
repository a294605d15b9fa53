// SPDX-License-Identifier: MIT
#include "server/site/tests/duel.hpp"

#include <gtest/gtest.h>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

constexpr std::chrono::seconds patience{60};

}  // namespace

net::ClientResponse call_and_wait(net::NetworkLoop& loop, net::Client& client, const std::string& cookie,
                                  const std::string& target, const std::string& body) {
  net::ClientRequest request;
  request.method = body.empty() ? "GET" : "POST";
  request.target = target;
  request.body = body;
  if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
  if (!cookie.empty()) request.headers.emplace_back("Cookie", cookie);
  const auto answer = std::make_shared<net::ClientResponse>();
  const auto done = std::make_shared<bool>(false);
  client.request(std::move(request), [answer, done](net::ClientResponse response) {
    *answer = std::move(response);
    *done = true;
  });
  EXPECT_TRUE(loop.run_until([&] { return *done; }, patience)) << target;
  return *answer;
}

std::string new_guest(net::NetworkLoop& loop, net::Client& client) {
  const std::string cookie = call_and_wait(loop, client, "", "/api/guest", "{}").header("Set-Cookie");
  return cookie.substr(0, cookie.find(';'));
}

Duel::Duel(net::NetworkLoop& loop, net::Client& client) : loop_(loop), client_(client) {
  for (std::string& cookie : cookies_) cookie = new_guest(loop, client);
  begin();
}

Duel::~Duel() {
  for (const auto& socket : sockets_) socket->drop();
}

void Duel::begin() {
  for (const auto& socket : sockets_) {
    if (socket) socket->drop();
  }
  over_ = can_move_ = false;
  const net::ClientResponse made = call_and_wait(loop_, client_, cookies_[0], "/api/tables", R"({"game":"amsterdam"})");
  table_ = Heard(made.body)["id"].string();
  call_and_wait(loop_, client_, cookies_[1], "/api/tables/" + table_ + "/join", "{}");
  for (std::size_t player = 0; player < sockets_.size(); ++player) sit_down(player);
  wait_for(can_move_);
}

void Duel::sit_down(std::size_t player) {
  net::SocketCalls calls;
  answered_ = false;
  calls.opened = [this, player] { sockets_[player]->send(R"({"do":"follow","table":")" + table_ + R"("})"); };
  calls.message = [this, player](std::string_view text) { hear(player, text); };
  calls.closed = [](const std::string&) {};
  sockets_[player] = client_.open("/api/socket", {{"Cookie", cookies_[player]}}, std::move(calls));
  wait_for(answered_);
}

double Duel::move() {
  if (over_) begin();
  wait_for(can_move_);
  can_move_ = answered_ = false;
  const auto sent = std::chrono::steady_clock::now();
  sockets_[mover_]->send(R"({"do":"move","table":")" + table_ + R"(","seq":)" + seq_ + R"(,"move":")" + chosen_ +
                         R"("})");
  wait_for(answered_);
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - sent).count();
}

void Duel::hear(std::size_t player, std::string_view text) {
  const Heard heard{std::string(text)};
  EXPECT_EQ(heard.code(), "") << text;
  if (heard["ok"].present()) answered_ = true;
  if (!heard["now"].present()) return;
  if (heard["now"]["scores"]["over"].boolean()) over_ = true;
  if (!heard["now"]["legal"].present()) return;
  std::vector<std::string> legal;
  heard["now"]["legal"].each([&](json::Cursor move) { legal.emplace_back(move.string()); });
  if (legal.empty()) return;
  chosen_ = any_move(legal, rng_);
  seq_ = std::to_string(heard["seq"].whole(0, INT32_MAX));
  mover_ = player;
  can_move_ = true;
}

void Duel::wait_for(const bool& what) {
  EXPECT_TRUE(loop_.run_until([&] { return what || over_; }, patience));
}

}  // namespace fondaco::site
