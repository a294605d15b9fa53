// SPDX-License-Identifier: MIT
#pragma once
// A real server on a temporary file and a free port, and guests who talk to it over real sockets.
#include <gtest/gtest.h>

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "engine/chance.hpp"
#include "engine/json/document.hpp"
#include "engine/json/writer.hpp"
#include "server/base/testing_folder.hpp"
#include "server/net/client.hpp"
#include "server/site/server.hpp"

namespace fondaco::site {

/// A document that was received, to be looked into.
class Heard {
 public:
  explicit Heard(std::string text) : text_(std::move(text)), document_(std::make_unique<json::Document>(text_)) {
    EXPECT_TRUE(document_->ok()) << text_;
  }
  json::Cursor operator[](std::string_view key) const { return root()[key]; }
  json::Cursor root() const { return document_->root(); }
  const std::string& text() const { return text_; }
  std::string code() const { return std::string(root()["error"]["code"].string_or("")); }

 private:
  std::string text_;
  std::unique_ptr<json::Document> document_;
};

/// As many as a test takes by default, or with FONDACO_LONG as the long tests do.
int repetitions(int usual, int thorough);
/// Any kind of move, and any move of that kind: games end sooner than when all moves are alike.
std::string any_move(const std::vector<std::string>& legal, Rng& rng);

/// The time of day, and what a test adds to it.
base::SteadyTime time_with(const std::shared_ptr<const base::Time>& skipped);

class Playground {
 public:
  explicit Playground(ServerSettings settings = {});
  ~Playground();
  Playground(const Playground&) = delete;
  Playground& operator=(const Playground&) = delete;

  net::NetworkLoop& loop() { return *loop_; }
  net::Client& client() { return *client_; }
  std::uint16_t port() const { return server_->port(); }
  std::uint16_t metrics_port() const { return server_->metrics_port(); }
  void reload(const ServerSettings& settings) { server_->reload(settings); }
  /// What Prometheus would read.
  std::string metrics();
  std::vector<std::string> routes() const { return server_->routes(); }
  const std::string& store() const { return settings_.store; }
  /// Ends the server and opens it again on the same file, so much later.
  void restart(base::Time away = 0);
  /// Lets so much time pass at once, for the server and everybody.
  void skip(base::Time time) { *skipped_ += time; }
  /// Runs the loop until it holds; a failure of the test when it does not in time.
  template <class Done>
  bool until(Done done, int seconds = 20) {
    const base::Time end = loop_->now() + base::Time{1000} * seconds;
    while (!done()) {
      if (loop_->now() > end) {
        ADD_FAILURE() << "it did not happen within " << seconds << " s";
        return false;
      }
      step();
    }
    return true;
  }
  net::ClientResponse call(const std::string& cookie, const std::string& method, const std::string& target,
                           const std::string& body = {});

 private:
  void step();
  void open();
  net::ClientResponse answer_of(net::Client& client, net::ClientRequest request);

  base::TemporaryFolder folder_;
  ServerSettings settings_;
  std::shared_ptr<base::Time> skipped_ = std::make_shared<base::Time>(0);
  std::unique_ptr<net::NetworkLoop> loop_;
  std::unique_ptr<Server> server_;
  std::unique_ptr<net::Client> client_;
};

/// Somebody with a session and, from the first follow on, a socket.
class Guest {
 public:
  explicit Guest(Playground& place, const std::string& name = {});
  ~Guest();
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;

  const std::string& cookie() const { return cookie_; }
  Heard get(const std::string& target) { return Heard(place_.call(cookie_, "GET", target).body); }
  Heard post(const std::string& target, const std::string& body = "{}") {
    return Heard(place_.call(cookie_, "POST", target, body).body);
  }
  int status(const std::string& method, const std::string& target, const std::string& body = {}) {
    return place_.call(cookie_, method, target, body).status;
  }

  void connect();
  void drop();
  bool connected() const { return connected_; }
  void send(const std::string& text);
  /// Sends a command and returns its answer; events that arrive meanwhile are kept.
  Heard ask(const std::string& members);
  void follow(const std::string& table, std::int64_t after = -1);

  /// Of the table followed last: what arrived, and the latest position.
  std::deque<Heard> events;
  std::vector<std::string> received;  ///< every text, as it came
  std::int64_t seq = 0;
  std::string position;  ///< the last `now`
  std::vector<std::string> legal;
  bool over = false;
  Heard move(const std::string& table, const std::string& move, const std::string& key = {});

 private:
  void hear(std::string_view text);

  Playground& place_;
  std::string cookie_;
  std::shared_ptr<net::ClientSocket> socket_;
  std::shared_ptr<bool> alive_;
  bool connected_ = false;
  std::int64_t asked_ = 0;
  std::deque<Heard> answers_;
};

}  // namespace fondaco::site
