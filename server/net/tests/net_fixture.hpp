// SPDX-License-Identifier: MIT
#pragma once
// A listener on a free port with an echo behind it, a client, and raw sockets; all on one loop, run by the test itself.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "server/net/client.hpp"
#include "server/net/listener.hpp"
#include "server/net/tests/echo_site.hpp"
#include "server/net/tests/raw_socket.hpp"

namespace fondaco::net::tests {

using Headers = std::vector<std::pair<std::string, std::string>>;

/// One socket of the client, and what it was told.
struct Page {
  std::shared_ptr<ClientSocket> socket;
  std::vector<std::string> messages;
  std::string closed;  ///< why
  bool opened = false;
};

class NetTest : public testing::Test {
 protected:
  void serve(NetSettings settings = {}) {
    settings.port = 0;
    settings.hosts.insert(settings.hosts.end(), {"a", "here"});  // what raw requests call it
    listener = Listener::open(*loop, std::move(settings), site);
    client = Client::make(*loop, "127.0.0.1", listener->port());
  }

  bool until(const std::function<bool()>& done, std::chrono::milliseconds timeout = std::chrono::seconds(10)) {
    // Raw sockets are not on the loop: it has to look at them from time to time.
    std::unique_ptr<base::Timer> tick;
    const base::Task again = [&] { tick = loop->at(loop->now() + 2, again); };
    again();
    return loop->run_until(done, timeout);
  }

  void run_for(std::chrono::milliseconds time) {
    loop->run_until([] { return false; }, time);
  }

  ClientResponse ask(ClientRequest request) {
    bool answered = false;
    ClientResponse answer;
    client->request(std::move(request), [&](ClientResponse response) {
      answer = std::move(response);
      answered = true;
    });
    EXPECT_TRUE(until([&] { return answered; }));
    return answer;
  }
  ClientResponse get(const std::string& target, Headers headers = {}) {
    return ask({"GET", target, "", std::move(headers)});
  }
  ClientResponse post(const std::string& target, std::string body, Headers headers = {}) {
    return ask({"POST", target, std::move(body), std::move(headers)});
  }

  std::shared_ptr<Page> open(const std::string& target = "/api/socket", Headers headers = {}) {
    auto page = std::make_shared<Page>();
    page->socket = client->open(target, std::move(headers),
                                {.opened = [page] { page->opened = true; },
                                 .message = [page](std::string_view text) { page->messages.emplace_back(text); },
                                 .closed = [page](const std::string& why) { page->closed = why; }});
    EXPECT_TRUE(until([&] { return page->opened || !page->closed.empty(); }));
    return page;
  }

  /// What comes back for these bytes until the connection ends.
  std::string raw(const std::string& bytes) {
    RawSocket socket(listener->port());
    socket.send(bytes);
    EXPECT_TRUE(until([&] { return socket.at_end(); })) << "the connection stays open";
    return socket.received();
  }

  /// A raw connection that has become a WebSocket.
  std::unique_ptr<RawSocket> raw_page() {
    auto socket = std::make_unique<RawSocket>(listener->port());
    socket->send(
        "GET /api/socket HTTP/1.1\r\nHost: here\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_TRUE(until([&] { return socket->received().ends_with("\r\n\r\n"); }));
    return socket;
  }

  EchoSite site;
  std::unique_ptr<NetworkLoop> loop = NetworkLoop::make();
  std::unique_ptr<Listener> listener;
  std::unique_ptr<Client> client;
};

}  // namespace fondaco::net::tests
