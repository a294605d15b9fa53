// SPDX-License-Identifier: MIT
#pragma once
// A site that says back what it was told.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/net/site.hpp"

namespace fondaco::net::tests {

inline std::shared_ptr<const std::string> shared_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

class EchoSite : public Site {
 public:
  /// /later keeps the answer in `kept`, /never drops it, /large has a large one.
  void request(Request request, Respond respond) override {
    requests.push_back(request);
    if (request.path == "/never") return;
    if (request.path == "/later") {
      kept.push_back(std::move(respond));
      return;
    }
    Response response;
    response.type = "text/plain";
    response.body =
        shared_text(request.path == "/large" ? large : request.method + " " + request.path + " " + request.body);
    if (request.path == "/api/kept") response.headers.emplace_back("Cache-Control", "max-age=5");
    respond(std::move(response));
  }

  /// ?refuse is refused.
  std::shared_ptr<SocketHandler> visit(const Request& request, std::shared_ptr<Socket> socket,
                                       Response& refusal) override {
    requests.push_back(request);
    if (!greeting.empty()) socket->send(shared_text(greeting));
    if (request.query == "refuse") {
      refusal.status = 401;
      refusal.body = shared_text("who are you?");
      return nullptr;
    }
    sockets.push_back(socket);
    return std::make_shared<Echo>(*this, std::move(socket));
  }

  std::vector<Request> requests;
  std::vector<Respond> kept;
  std::vector<std::shared_ptr<Socket>> sockets;
  std::vector<std::string> messages;
  std::string greeting;  ///< sent while the socket is being opened, unless empty
  int closed = 0;
  std::string large = std::string(4 << 20, 'x');

 private:
  class Echo final : public SocketHandler {
   public:
    Echo(EchoSite& site, std::shared_ptr<Socket> socket) : site_(site), socket_(std::move(socket)) {}

    void message(std::string_view text) override {
      site_.messages.emplace_back(text);
      if (text == "bye") {
        socket_->close("as you like");
      } else {
        socket_->send(shared_text(std::string(text)));
      }
    }
    void closed() override { ++site_.closed; }

   private:
    EchoSite& site_;
    std::shared_ptr<Socket> socket_;
  };
};

}  // namespace fondaco::net::tests
