// SPDX-License-Identifier: MIT
#pragma once
// A connection that speaks HTTP/1.1: one request after the other, until one of them makes it a WebSocket.
#include <memory>
#include <string>

#include "server/net/connection.hpp"
#include "server/net/http_reader.hpp"
#include "server/net/http_text.hpp"
#include "server/net/net_context.hpp"

namespace fondaco::net {

class HttpSession final : public Protocol, public std::enable_shared_from_this<HttpSession> {
 public:
  HttpSession(NetContext& context, Connection& connection, std::string address, Presence connected);

  /// The last word, for somebody who may not come in.
  void refuse_too_many(int seconds);

  std::size_t receive(std::span<char> bytes) override;
  bool wants_bytes() const override;
  void sent() override;
  void look(std::int64_t now) override;
  void leave() override;
  void ended() override;

 private:
  class Pending;

  void begin();
  void admit();
  void fill_request();
  bool comes_from_elsewhere() const;
  void dispatch();
  void upgrade();
  void answer(Response response);
  void send_piece();
  void report(int status, std::size_t bytes, std::string_view refusal);
  void refuse(Response response);
  void refuse_unknown_host();
  void refuse_by_limit(Response response);
  void set_deadline(int seconds);
  std::int64_t deadline() const;

  NetContext& context_;
  Connection* connection_;  ///< null: it has ended
  std::string address_;     ///< of the other end
  Presence connected_;
  std::unique_ptr<RequestReader> reader_;  ///< while a request comes in
  Request request_;
  std::shared_ptr<Neighbour> neighbour_;  ///< whose request it is
  HeadTraits traits_;
  BodySource source_;  ///< of the answer that is under way
  bool piece_sent_ = false;
  /// What was asked, to be reported with the answer.
  struct Asked {
    std::string method;
    std::string path;
    std::string address;
    std::string agent;
    std::int64_t at = 0;
  };
  Asked asked_;
  std::int64_t deadline_ = 0;
  bool admitted_ = false;
  bool answering_ = false;
  bool head_only_ = false;
};

}  // namespace fondaco::net
