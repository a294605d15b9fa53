// SPDX-License-Identifier: MIT
#pragma once
// People behind a router, on a store of its own in a temporary folder, and browsers that call them.
#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "engine/json/reader.hpp"
#include "server/base/testing_folder.hpp"
#include "server/base/testing_loop.hpp"
#include "server/people/people.hpp"
#include "server/store/sqlite.hpp"

namespace fondaco::people {

/// An answer as a test asks about it.
struct Reply {
  int status = 0;
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
  json::Value json;

  std::string header(std::string_view name) const {
    for (const auto& [key, value] : headers) {
      if (key == name) return value;
    }
    return {};
  }
  const json::Value& operator[](std::string_view key) const {
    const json::Value* found = json.find(key);
    if (found == nullptr) throw std::runtime_error(std::string(key) + " is not in " + body);
    return *found;
  }
  std::string code() const {
    const json::Value* error = json.find("error");
    return error == nullptr ? std::string() : std::string(error->find("code")->string());
  }
};

/// Hashes as cheaply as Argon2id can.
inline PeopleSettings quick_settings() {
  PeopleSettings settings;
  settings.cost = {.operations = 1, .memory = 8192};
  return settings;
}

/// A running match of somebody against a bot; its id is "t".
inline store::TableRow table_of(store::UserId user) {
  store::TableRow table;
  table.id = "t";
  table.game = "hansa";
  table.options = table.settings = "{}";
  table.host = user;
  table.seats = {{.user = user, .level = ""}, {.user = 0, .level = "medium"}};
  table.status = store::TableStatus::playing;
  return table;
}

class Office {
 public:
  explicit Office(const PeopleSettings& settings = quick_settings())
      : writing(store::open_sqlite(folder.file("store"))),
        reading(store::open_sqlite_for_reading(folder.file("store"))),
        writer(std::move(writing), loop),
        people(loop, *reading, *reading, *reading, writer, settings) {
    people.register_routes(router);
  }

  /// Waits for the answer.
  Reply send(net::Request request) {
    Reply reply;
    bool answered = false;
    router.dispatch(std::move(request), [&](const net::Response& response) {
      answered = true;
      reply.status = response.status;
      reply.headers = response.headers;
      if (response.body) reply.body = *response.body;
      while (const auto piece = response.source ? response.source() : nullptr) reply.body += *piece;
    });
    if (!loop.run_until([&] { return answered; })) throw std::runtime_error("no answer");
    Result<json::Value> body = json::read(reply.body);
    if (!body) throw std::runtime_error(body.fault().text() + " in " + reply.body);
    reply.json = *std::move(body);
    return reply;
  }

  /// Works beside People, as the parts that play do.
  void write(const store::Writer::Work& work) {
    bool done = false;
    std::exception_ptr failure;
    writer.submit(work, [&](std::exception_ptr its_failure) {
      done = true;
      failure = std::move(its_failure);
    });
    if (!loop.run_until([&] { return done; })) throw std::runtime_error("not written");
    if (failure) std::rethrow_exception(failure);
  }

  base::TemporaryFolder folder;
  base::FakeLoop loop;
  std::unique_ptr<store::Database> writing;
  std::unique_ptr<store::Database> reading;
  store::Writer writer;
  std::vector<std::string> logged;
  web::Router router{[this](std::string_view line) { logged.emplace_back(line); }};
  People people;
};

/// Keeps the cookies it is given, as browsers do.
class Browser {
 public:
  explicit Browser(Office& office, std::string address = "192.0.2.1")
      : office_(&office), address_(std::move(address)) {}

  net::Request request(const std::string& method, const std::string& path, const std::string& body = {}) const {
    net::Request request;
    request.method = method;
    request.path = path;
    request.body = body;
    request.content_type = body.empty() ? "" : "application/json";
    request.address = address_;
    request.agent = "Test/1.0";
    request.authorization = authorization;
    if (!secret.empty()) request.cookie = "theme=dark; fondaco_session=" + secret;
    if (!device.empty()) request.cookie += (request.cookie.empty() ? "" : "; ") + device;
    return request;
  }

  Reply send(const std::string& method, const std::string& path, const std::string& body = {}) {
    Reply reply = office_->send(request(method, path, body));
    constexpr std::string_view name = "fondaco_session=";
    const std::string cookie = reply.header("Set-Cookie");
    if (cookie.starts_with(name)) secret = cookie.substr(name.size(), cookie.find(';') - name.size());
    for (const auto& [header, value] : reply.headers) {
      if (value.starts_with("fondaco_device=")) device = value.substr(0, value.find(';'));
    }
    return reply;
  }

  Reply become_guest() { return send("POST", "/api/guest"); }
  Reply become_account(const std::string& name, const std::string& password = "correct horse") {
    become_guest();
    return send("POST", "/api/account", R"({"name":")" + name + R"(","password":")" + password + "\"}");
  }
  Reply sign_in(const std::string& name, const std::string& password = "correct horse") {
    return send("POST", "/api/sign-in", R"({"name":")" + name + R"(","password":")" + password + "\"}");
  }
  store::UserId id() { return send("GET", "/api/me")["id"].whole(); }

  std::string secret;
  std::string device;  ///< the cookie that says that it was here before
  std::string authorization;

 private:
  Office* office_;
  std::string address_;
};

}  // namespace fondaco::people
