// SPDX-License-Identifier: MIT
#pragma once
// The other end, for tests and for `fondaco load`: requests and sockets on a loop, answers as calls.
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/net/network_loop.hpp"

namespace fondaco::net {

struct ClientRequest {
  std::string method = "GET";
  std::string target;  ///< path and query
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

struct ClientResponse {
  int status = 0;  ///< 0: no answer; `body` says why
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;

  /// Empty when it is not there. Names are compared without case.
  std::string header(std::string_view name) const;
};

class ClientSocket {
 public:
  virtual ~ClientSocket() = default;
  virtual void send(std::string text) = 0;
  virtual void close() = 0;
  /// Cuts the connection without a word, as a network does.
  virtual void drop() = 0;
  /// Reads no more, as a client that hangs does.
  virtual void stall() = 0;
};

struct SocketCalls {
  std::function<void()> opened;
  std::function<void(std::string_view)> message;
  std::function<void(const std::string& why)> closed;  ///< also when it could not be opened: then with the status
};

/// One server. Requests use a few kept connections; each socket has its own. All of them go with the client, without a
/// call.
class Client {
 public:
  static std::unique_ptr<Client> make(NetworkLoop& loop, std::string host, std::uint16_t port);
  virtual ~Client() = default;
  virtual void request(ClientRequest request, std::function<void(ClientResponse)> done) = 0;
  virtual std::shared_ptr<ClientSocket> open(std::string target,
                                             std::vector<std::pair<std::string, std::string>> headers,
                                             SocketCalls calls) = 0;
};

}  // namespace fondaco::net
