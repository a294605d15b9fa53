// SPDX-License-Identifier: MIT
#pragma once
// Which handler answers which call, and what becomes of those that fail.
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/site.hpp"
#include "server/web/answer.hpp"

namespace fondaco::web {

/// One request on its way to an answer. A handler answers at once, throws, or keeps the call and answers later.
struct Call {
  net::Request request;
  net::Respond respond;
  std::vector<std::string> parts;  ///< what stood where the pattern has stars
  std::string_view route;          ///< such as GET /api/tables/*; for logs, since a path may hold a secret
  const Log* log = nullptr;        ///< the router's, which outlives its calls

  /// A parameter of the query, decoded.
  std::optional<std::string> query(std::string_view name) const;
  /// The same as a number within the bounds; what is none is a Refusal.
  std::optional<std::int64_t> query_whole(std::string_view name, std::int64_t low, std::int64_t high) const;

  void answer(net::Response response) const { respond(std::move(response)); }
  /// A document of JSON that is made bit by bit while it is sent. What the first piece throws is answered; later it is
  /// too late for that, and the log is told.
  void answer_in_pieces(net::BodySource source) const;
  void refuse(const base::Refusal& refusal) const { web::refuse(respond, refusal); }
  /// Answers as if the handler had thrown it.
  void fail(const std::exception_ptr& failure) const;
  /// The end of waiting for something: `rest` answers, unless the waiting failed; what it throws is answered as well.
  void finish(const std::exception_ptr& failure, const std::function<void()>& rest) const;
};

using Handler = std::function<void(Call)>;

class Router {
 public:
  explicit Router(Log log = {}) : log_(std::move(log)) {}
  Router(const Router&) = delete;
  Router& operator=(const Router&) = delete;

  /// A star in the pattern is any one segment: /api/tables/*/record. Of several that fit, the first registered is
  /// asked.
  void on(std::string_view method, std::string_view pattern, Handler handler);
  /// HEAD is answered as GET; whoever carries the answer leaves the body out.
  void dispatch(net::Request request, const net::Respond& respond) const;
  /// All that was registered, in that order: GET /api/tables/*
  std::vector<std::string> routes() const;

 private:
  struct Route {
    std::string method;
    std::string pattern;
    std::string name;
    Handler handler;
  };

  Log log_;
  std::deque<Route> routes_;  // calls point to names
};

}  // namespace fondaco::web
