// SPDX-License-Identifier: MIT
#include "server/net/http_session.hpp"

#include <algorithm>
#include <array>

#include "server/net/frames.hpp"
#include "server/net/request_head.hpp"
#include "server/net/web_socket.hpp"

namespace fondaco::net {
namespace {

constexpr std::array<std::string_view, 6> known_methods = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"};
constexpr std::size_t websocket_key_bytes = 24;  // 16 random bytes in base64

bool changes_something(std::string_view method) { return method != "GET" && method != "HEAD"; }

}  // namespace

/// What a site holds while it makes up its mind.
class HttpSession::Pending {
 public:
  explicit Pending(std::weak_ptr<HttpSession> session) : session_(std::move(session)) {}
  ~Pending() {
    const auto session = session_.lock();
    if (session && session->connection_ != nullptr) session->connection_->end();
  }
  Pending(const Pending&) = delete;
  Pending& operator=(const Pending&) = delete;

  void answer(Response response) {
    const auto session = std::exchange(session_, {}).lock();
    if (session && session->connection_ != nullptr) session->answer(std::move(response));
  }

 private:
  std::weak_ptr<HttpSession> session_;
};

HttpSession::HttpSession(NetContext& context, Connection& connection, std::string address, Presence connected)
    : context_(context), connection_(&connection), address_(std::move(address)), connected_(std::move(connected)) {
  set_deadline(context.limits().header_seconds);
}

bool HttpSession::wants_bytes() const { return !answering_ && !source_ && connection_->unsent_bytes() == 0; }

std::size_t HttpSession::receive(std::span<char> bytes) {
  if (!reader_) begin();
  const std::size_t used = reader_->feed({bytes.data(), bytes.size()});
  switch (reader_->state()) {
    case Reading::malformed:
      refuse(refusal_response(400, "bad_request", "this is not HTTP/1.1"));
      break;
    case Reading::too_large:
      refuse_by_limit(refusal_response(413, "too_large", "the request is too large"));
      break;
    case Reading::head:
      break;
    case Reading::body:
    case Reading::done:
      if (!admitted_) admit();
      break;
  }
  if (reader_ && admitted_ && reader_->state() == Reading::done) dispatch();
  return used;
}

void HttpSession::begin() {
  // The very first one has its time from the moment the connection was made.
  if (admitted_) set_deadline(context_.limits().header_seconds);
  admitted_ = false;
  traits_ = {};
  head_only_ = false;
  reader_ = std::make_unique<RequestReader>(context_.limits().large_body_bytes);
}

void HttpSession::admit() {
  const std::size_t hosts = reader_->header_count("Host");
  const std::string_view host = reader_->header("Host");
  const auto target = parse_target(reader_->target());
  const bool one_host = hosts == 1 ? is_host(host) : hosts == 0 && !reader_->is_http_1_1();
  // A target that names another host than Host would be served as one and judged as the other.
  if (!target || !one_host || (!target->host.empty() && !equal_without_case(target->host, host))) {
    refuse(refusal_response(400, "bad_request", "the path or the host of the request is not valid"));
    return;
  }
  request_ = {};
  request_.path = target->path;
  request_.query = target->query;
  fill_request();
  asked_ = {.method = std::string(reader_->method()),
            .path = request_.path,
            .address = request_.address,
            .agent = request_.agent,
            .at = context_.loop.uptime()};
  ++context_.figures.requests;
  traits_ = {.secure = request_.secure,
             .closes = !reader_->is_http_1_1() || !reader_->keeps_alive(),
             .is_api = request_.path.starts_with("/api/"),
             .chunks = reader_->is_http_1_1()};
  if (std::ranges::find(known_methods, reader_->method()) == known_methods.end()) {
    refuse(refusal_response(400, "bad_request", "this method is not known here"));
    return;
  }
  neighbour_ = context_.addresses.find(request_.address, context_.loop.uptime());
  const bool trusted = neighbour_ && neighbour_->trusted;
  const int wait = trusted ? 0 : neighbour_ ? neighbour_->requests.take(context_.loop.uptime()) : 1;
  if (wait > 0) {
    refuse_too_many(wait);
    return;
  }
  request_.trusted = neighbour_->trusted;
  if (!request_.host.empty() && !context_.host_names.knows(request_.host)) {
    refuse_unknown_host();
    return;
  }
  const bool is_visit = request_.path == context_.settings.socket_path;
  if ((is_visit || changes_something(request_.method)) && comes_from_elsewhere()) {
    refuse(refusal_response(403, "foreign_origin", "this page may not do that here"));
    return;
  }
  if (request_.path != context_.limits().large_body_path && !reader_->limit_body(context_.limits().body_bytes)) {
    refuse_by_limit(refusal_response(413, "too_large", "the body of the request is too large"));
    return;
  }
  admitted_ = true;
  set_deadline(context_.limits().body_seconds);
  if (reader_->state() == Reading::body && equal_without_case(reader_->header("Expect"), "100-continue")) {
    connection_->send("HTTP/1.1 100 Continue\r\n\r\n");
  }
}

void HttpSession::fill_request() {
  const auto header = [this](std::string_view name) { return std::string(reader_->header(name)); };
  head_only_ = reader_->method() == "HEAD";
  request_.method = head_only_ ? "GET" : reader_->method();
  request_.host = header("Host");
  request_.origin = header("Origin");
  request_.cookie = header("Cookie");
  request_.authorization = header("Authorization");
  request_.agent = header("User-Agent");
  request_.content_type = header("Content-Type");
  request_.accept_encoding = header("Accept-Encoding");
  request_.if_none_match = header("If-None-Match");
  request_.address = address_;
  if (!context_.settings.behind_proxy) return;
  // The last entry is the one that our own proxy wrote; the others are what the client wants us to believe.
  const std::string_view forwarded = last_of_list(reader_->header("X-Forwarded-For"));
  if (is_address(forwarded)) request_.address = forwarded;
  request_.secure = equal_without_case(last_of_list(reader_->header("X-Forwarded-Proto")), "https");
}

bool HttpSession::comes_from_elsewhere() const {
  if (request_.origin.empty() || is_own_origin(request_.origin, request_.host)) return false;
  return std::ranges::none_of(context_.settings.origins, [this](const std::string& origin) {
    return equal_without_case(origin, request_.origin);
  });
}

void HttpSession::dispatch() {
  if (request_.path == context_.settings.socket_path) {
    upgrade();
    return;
  }
  answering_ = true;
  request_.body = reader_->take_body();
  reader_.reset();
  const auto pending = std::make_shared<Pending>(weak_from_this());
  context_.site.request(std::exchange(request_, {}),
                        [pending](Response response) { pending->answer(std::move(response)); });
}

void HttpSession::upgrade() {
  const std::string key(reader_->header("Sec-WebSocket-Key"));
  const bool asks = request_.method == "GET" && !head_only_ && reader_->header_lists("Connection", "upgrade") &&
                    reader_->header_lists("Upgrade", "websocket") && reader_->header("Sec-WebSocket-Version") == "13" &&
                    key.size() == websocket_key_bytes;
  reader_.reset();
  if (!asks) {
    Response response = refusal_response(426, "bad_request", "this path speaks WebSocket, version 13");
    response.headers = {{"Upgrade", "websocket"}, {"Sec-WebSocket-Version", "13"}};
    refuse(std::move(response));
    return;
  }
  if (context_.stopping) {
    refuse(refusal_response(503, "stopping", "the server stops"));
    return;
  }
  if (!neighbour_->trusted && neighbour_->sockets >= context_.limits().sockets_per_address) {
    refuse_too_many(context_.limits().idle_seconds);
    return;
  }
  Response welcome;
  welcome.status = 101;
  welcome.headers = {{"Connection", "Upgrade"}, {"Upgrade", "websocket"}, {"Sec-WebSocket-Accept", accept_for(key)}};
  connection_->send(response_head(welcome, {.secure = traits_.secure}));

  const auto socket = std::make_shared<WebSocket>(context_, *connection_, std::move(connected_),
                                                  Presence(std::move(neighbour_), &Neighbour::sockets));
  Response refusal;
  refusal.status = 403;
  if (auto handler = context_.site.visit(request_, socket, refusal)) {
    report(welcome.status, 0, {});
    socket->welcome(std::move(handler));
    connection_->speak(socket);
    connection_ = nullptr;
    return;
  }
  connected_ = socket->refuse();
  connection_->unsend();
  answer(std::move(refusal));
}

void HttpSession::answer(Response response) {
  answering_ = false;
  reader_.reset();
  neighbour_.reset();
  traits_.closes = traits_.closes || context_.stopping || (response.source && !traits_.chunks);
  set_deadline(context_.limits().idle_seconds);
  report(response.status, head_only_ || !response.body ? 0 : response.body->size(), response.refusal);
  std::string head = response_head(response, traits_);
  connection_->send(std::move(head), head_only_ ? nullptr : std::move(response.body));
  if (response.source && !head_only_) {
    source_ = std::move(response.source);  // asked when the head has left
    piece_sent_ = false;
  } else if (traits_.closes) {
    connection_->finish();
  }
}

void HttpSession::send_piece() {
  std::shared_ptr<const std::string> piece;
  try {
    do {
      piece = source_();
    } while (piece && piece->empty());  // an empty chunk would end the body
  } catch (const std::exception&) {  // whoever made the source has noted why
    connection_->end();
    return;
  }
  if (piece) {
    std::string head = traits_.chunks ? chunk_head(piece->size(), !piece_sent_) : std::string();
    connection_->send(std::move(head), std::move(piece));
    piece_sent_ = true;
    return;
  }
  source_ = nullptr;
  if (traits_.chunks) connection_->send(chunks_end(!piece_sent_));
  if (traits_.closes) connection_->finish();
}

void HttpSession::report(int status, std::size_t bytes, std::string_view refusal) {
  const Asked asked = std::exchange(asked_, {});
  context_.site.answered({.method = asked.method,
                          .path = asked.path,
                          .address = asked.address.empty() ? address_ : asked.address,
                          .agent = asked.agent,
                          .status = status,
                          .bytes = bytes,
                          .refusal = refusal,
                          .milliseconds = asked.at == 0 ? 0 : context_.loop.uptime() - asked.at});
}

void HttpSession::refuse(Response response) {
  traits_.closes = true;
  answer(std::move(response));
}

void HttpSession::refuse_unknown_host() {
  context_.host_names.note_unknown(request_.host);
  refuse(refusal_response(
      421, "unknown_host",
      "this server is not known as " + name_of_host(request_.host) + "; whoever runs it can add the name with --host"));
}

void HttpSession::refuse_by_limit(Response response) {
  ++context_.figures.refused;
  refuse(std::move(response));
}

void HttpSession::refuse_too_many(int seconds) {
  Response response = refusal_response(429, "too_many", "too many at once from this address; try again later");
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  refuse_by_limit(std::move(response));
}

void HttpSession::sent() {
  if (source_) return send_piece();
  if (context_.stopping && !answering_) connection_->finish();
}

void HttpSession::look(std::int64_t now) {
  if (answering_) return;
  const bool reads = connection_->unsent_bytes() > 0;
  if (reads ? !connection_->drains_too_slowly(now) : now <= deadline()) return;
  if (reads || reader_) ++context_.figures.cut_off;
  if (reader_ && !reads) {
    refuse(refusal_response(408, "too_slow", "the request took too long to arrive"));
  } else {
    connection_->end();
  }
}

/// What has come of a body earns it more time.
std::int64_t HttpSession::deadline() const {
  if (!reader_ || !admitted_) return deadline_;
  const std::size_t earned_ms = reader_->body_bytes() * 1000 / context_.limits().least_bytes_per_second;
  return deadline_ + static_cast<std::int64_t>(earned_ms);
}

void HttpSession::leave() {
  if (!answering_ && !source_ && connection_->unsent_bytes() == 0) connection_->end();
}

void HttpSession::ended() {
  connection_ = nullptr;
  source_ = nullptr;
}

void HttpSession::set_deadline(int seconds) { deadline_ = context_.loop.uptime() + seconds * std::int64_t{1000}; }

}  // namespace fondaco::net
