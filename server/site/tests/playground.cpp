// SPDX-License-Identifier: MIT
#include "server/site/tests/playground.hpp"

#include <cstdlib>
#include <map>

namespace fondaco::site {

int repetitions(int usual, int thorough) { return std::getenv("FONDACO_LONG") != nullptr ? thorough : usual; }

std::string any_move(const std::vector<std::string>& legal, Rng& rng) {
  std::map<std::string, std::vector<std::string>> kinds;
  for (const std::string& move : legal) kinds[move.substr(0, move.find(':'))].push_back(move);
  const auto kind = std::next(kinds.begin(), rng.index(static_cast<std::uint32_t>(kinds.size())));
  return kind->second[rng.index(static_cast<std::uint32_t>(kind->second.size()))];
}

base::SteadyTime time_with(const std::shared_ptr<const base::Time>& skipped) {
  const auto milliseconds = [](auto moment) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(moment.time_since_epoch()).count();
  };
  return {[=] { return milliseconds(std::chrono::system_clock::now()) + *skipped; },
          [=] { return milliseconds(std::chrono::steady_clock::now()) + *skipped; }};
}

Playground::Playground(ServerSettings settings) : settings_(std::move(settings)) {
  settings_.store = folder_.file("store.sqlite");
  settings_.net.port = 0;
  settings_.net.trusted.emplace_back("127.0.0.1");
  settings_.people.cost = {.operations = 1, .memory = 8192};
  open();
}

Playground::~Playground() {
  client_.reset();
  server_.reset();
  loop_.reset();
}

void Playground::open() {
  loop_ = net::NetworkLoop::make(time_with(skipped_));
  server_ = Server::open(*loop_, settings_);
  client_ = net::Client::make(*loop_, "127.0.0.1", server_->port());
}

void Playground::restart(base::Time away) {
  client_.reset();
  server_.reset();
  loop_.reset();
  skip(away);
  open();
}

void Playground::step() {
  const auto tick = loop_->at(loop_->now() + 20, [this] { loop_->stop(); });
  loop_->run();
}

net::ClientResponse Playground::call(const std::string& cookie, const std::string& method, const std::string& target,
                                     const std::string& body) {
  net::ClientRequest request;
  request.method = method;
  request.target = target;
  request.body = body;
  if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
  if (!cookie.empty()) request.headers.emplace_back("Cookie", cookie);
  return answer_of(*client_, std::move(request));
}

std::string Playground::metrics() {
  const auto prometheus = net::Client::make(*loop_, "127.0.0.1", server_->metrics_port());
  net::ClientRequest request;
  request.target = "/metrics";
  return answer_of(*prometheus, std::move(request)).body;
}

net::ClientResponse Playground::answer_of(net::Client& client, net::ClientRequest request) {
  auto answer = std::make_shared<net::ClientResponse>();
  auto done = std::make_shared<bool>(false);
  client.request(std::move(request), [this, answer, done](net::ClientResponse response) {
    *answer = std::move(response);
    *done = true;
    loop_->stop();
  });
  until([&] { return *done; });
  return *answer;
}

Guest::Guest(Playground& place, const std::string& name) : place_(place) {
  json::Writer body;
  body.begin_object();
  if (!name.empty()) body.member("name", name);
  body.end_object();
  const net::ClientResponse response = place.call("", "POST", "/api/guest", body.take());
  EXPECT_EQ(response.status, 200) << response.body;
  const std::string cookie = response.header("Set-Cookie");
  cookie_ = cookie.substr(0, cookie.find(';'));
}

Guest::~Guest() {
  if (alive_) drop();
}

void Guest::connect() {
  alive_ = std::make_shared<bool>(true);
  net::SocketCalls calls;
  calls.opened = [this, alive = alive_] {
    connected_ = *alive;
    place_.loop().stop();
  };
  calls.message = [this, alive = alive_](std::string_view text) {
    if (*alive) hear(text);
  };
  calls.closed = [this, alive = alive_](const std::string&) {
    if (*alive) connected_ = false;
  };
  socket_ = place_.client().open("/api/socket", {{"Cookie", cookie_}}, std::move(calls));
  place_.until([&] { return connected_; });
}

void Guest::drop() {
  *alive_ = false;
  connected_ = false;
  socket_->drop();
}

void Guest::send(const std::string& text) { socket_->send(text); }

Heard Guest::ask(const std::string& members) {
  if (!connected_) connect();
  const std::int64_t id = ++asked_;
  send("{\"id\":" + std::to_string(id) + "," + members + "}");
  std::optional<Heard> answer;
  place_.until([&] {
    while (!answers_.empty()) {
      Heard next = std::move(answers_.front());
      answers_.pop_front();
      if (next["id"].whole_or(-1, -1, INT32_MAX) == id) {
        answer.emplace(std::move(next));
        return true;
      }
    }
    return !connected_;
  });
  return answer ? std::move(*answer) : Heard("{}");
}

void Guest::follow(const std::string& table, std::int64_t after) {
  std::string members = R"("do":"follow","table":")" + table + "\"";
  if (after >= 0) members += ",\"seq\":" + std::to_string(after);
  const Heard answer = ask(members);
  EXPECT_TRUE(answer["ok"].boolean_or(false)) << answer.text();
}

Heard Guest::move(const std::string& table, const std::string& move, const std::string& key) {
  std::string members =
      R"("do":"move","table":")" + table + R"(","seq":)" + std::to_string(seq) + R"(,"move":")" + move + "\"";
  if (!key.empty()) members += R"(,"key":")" + key + "\"";
  return ask(members);
}

void Guest::hear(std::string_view text) {
  place_.loop().stop();  // whoever waits looks again
  received.emplace_back(text);
  Heard heard{std::string(text)};
  if (heard["ok"].present() || heard["error"].present()) {
    answers_.push_back(std::move(heard));
    return;
  }
  if (heard["seq"].present()) seq = heard["seq"].whole(0, INT32_MAX);
  if (heard["now"].present()) {
    position = json::rewrite(*heard["now"].value(), json::Layout::compact);
    legal.clear();
    if (heard["now"]["legal"].present()) {
      heard["now"]["legal"].each([&](json::Cursor move) { legal.emplace_back(move.string()); });
    }
    over = heard["now"]["scores"]["over"].boolean();
  }
  events.push_back(std::move(heard));
}

}  // namespace fondaco::site
