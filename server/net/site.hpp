// SPDX-License-Identifier: MIT
#pragma once
// What the network asks of the site behind it, in plain values: nobody but server/net knows how bytes travel.
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fondaco::net {

struct Request {
  std::string method;  ///< GET, POST, PATCH, PUT, DELETE, HEAD
  std::string path;    ///< decoded, without the query: /api/tables/abc
  std::string query;   ///< what stands after the ?, not decoded
  std::string body;
  std::string host;
  std::string origin;         ///< empty: none was named
  std::string cookie;         ///< the whole header
  std::string authorization;  ///< the whole header
  std::string agent;          ///< what the client calls itself
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string address;   ///< of the client; behind a trusted proxy what that one says
  bool trusted = false;  ///< the host has lifted the limits of one address for this one (--trust)
  bool secure = false;   ///< it came over TLS, at the proxy
};

/// The pieces of a body that is not made at once. The next one is asked for when the one before has left, so that
/// others are served meanwhile; null after the last. A throw ends the connection: the client sees that it is not whole.
using BodySource = std::function<std::shared_ptr<const std::string>()>;

struct Response {
  int status = 200;
  std::string type = "application/json";
  /// Shared, so that files are not copied; null: no body.
  std::shared_ptr<const std::string> body;
  std::vector<std::pair<std::string, std::string>> headers;
  BodySource source = nullptr;  ///< in place of a body
  std::string_view refusal{};   ///< the code, always a literal; empty: it is none
};

/// An answer that goes out, for logs and figures.
struct Answered {
  std::string_view method;  ///< empty, as the path: what came was no request
  std::string_view path;
  std::string_view address;
  std::string_view agent;
  int status = 0;
  std::size_t bytes = 0;  ///< of the body; 0 also for one that is sent piece by piece
  std::string_view refusal;
  std::int64_t milliseconds = 0;  ///< since the request was there
};

/// Any time later, once, on the loop. Dropping it without a call closes the connection.
using Respond = std::function<void(Response)>;

/// One WebSocket, as the site sees it. On the loop only.
class Socket {
 public:
  virtual ~Socket() = default;
  /// Queued and sent in order. Who reads too slowly is cut off. After the end it does nothing.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(std::string_view reason) = 0;
};

/// What the site does with a socket.
class SocketHandler {
 public:
  virtual ~SocketHandler() = default;
  virtual void message(std::string_view text) = 0;
  /// The last call.
  virtual void closed() = 0;
};

class Site {
 public:
  virtual ~Site() = default;
  virtual void request(Request request, Respond respond) = 0;
  /// Whatever was answered, also by the network itself.
  virtual void answered(const Answered& /*answered*/) {}
  /// Somebody wants a socket. Null refuses it, with the response given.
  virtual std::shared_ptr<SocketHandler> visit(const Request& request, std::shared_ptr<Socket> socket,
                                               Response& refusal) = 0;
};

}  // namespace fondaco::net
