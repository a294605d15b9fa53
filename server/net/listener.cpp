// SPDX-License-Identifier: MIT
#include "server/net/listener.hpp"

#include <algorithm>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <stdexcept>

#include "server/net/http_session.hpp"

namespace fondaco::net {
namespace {

namespace ip = asio::ip;

constexpr std::chrono::milliseconds look_every{500};
/// How long all may take to leave, when the server stops.
constexpr std::int64_t stop_ms = 3000;
constexpr int waiting_connections = 1024;
constexpr int too_many_retry_seconds = 10;

class TcpListener final : public Listener {
 public:
  TcpListener(NetworkLoop& loop, NetSettings settings, Site& site)
      : context_{.loop = AsioLoop::of(loop), .settings = std::move(settings), .site = site},
        acceptor_(context_.loop.context()),
        look_timer_(context_.loop.context()) {
    listen();
    accept();
    look_later();
  }

  ~TcpListener() override {
    all_gone_ = nullptr;
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    for (const auto& connection : connections_) connection->end();
  }

  TcpListener(const TcpListener&) = delete;
  TcpListener& operator=(const TcpListener&) = delete;

  std::uint16_t port() const override { return port_; }

  void stop(base::Task all_gone) override {
    if (context_.stopping) return;
    context_.stopping = true;
    stop_at_ = context_.loop.uptime() + stop_ms;
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    for (const auto& connection : connections_) connection->leave();
    all_gone_ = std::move(all_gone);
    if (open_ == 0) tell_all_gone();
  }

  NetFigures figures() const override {
    NetFigures figures = context_.figures;
    figures.connections = open_;
    return figures;
  }

  void change(const NetSettings& settings) override {
    context_.settings.origins = settings.origins;
    context_.settings.hosts = settings.hosts;
    context_.host_names = HostNames(context_.settings);
    context_.settings.trusted = settings.trusted;
    context_.addresses.trust(settings.trusted);
    context_.settings.limits = settings.limits;
    context_.addresses.allow(settings.limits.requests(), context_.loop.uptime());
  }

 private:
  void listen() {
    const NetSettings& settings = context_.settings;
    try {
      ip::tcp::resolver resolver(context_.loop.context());
      const ip::tcp::endpoint endpoint =
          *resolver.resolve(settings.host, std::to_string(settings.port), ip::tcp::resolver::passive).begin();
      acceptor_.open(endpoint.protocol());
      acceptor_.set_option(ip::tcp::acceptor::reuse_address(true));
      acceptor_.bind(endpoint);
      acceptor_.listen(waiting_connections);
      port_ = acceptor_.local_endpoint().port();
    } catch (const boost::system::system_error& error) {
      throw std::runtime_error("cannot listen on " + settings.host + ":" + std::to_string(settings.port) + ": " +
                               error.code().message());
    }
  }

  void accept() {
    accepting_ = true;
    acceptor_.async_accept([this, here = std::weak_ptr(here_)](boost::system::error_code error, TcpSocket socket) {
      if (here.expired()) return;
      accepting_ = false;
      if (error || context_.stopping) return;
      admit(std::move(socket));
      accept();
    });
  }

  void admit(TcpSocket socket) {
    boost::system::error_code error;
    const ip::tcp::endpoint peer = socket.remote_endpoint(error);
    if (error) return;
    if (open_ >= context_.limits().connections) {
      ++context_.figures.refused;
      return;
    }
    std::string address = peer.address().to_string();
    // All connections of a proxy come from one address, and say nothing about who is behind it.
    Presence presence;
    bool too_many = false;
    if (!context_.settings.behind_proxy) {
      auto neighbour = context_.addresses.find(address, context_.loop.uptime());
      const unsigned most = context_.limits().connections_per_address;
      // Twice as many are told so; then even that is too much to ask.
      const unsigned here = neighbour && !neighbour->trusted ? neighbour->connections : 0;
      if (!neighbour || here >= 2 * most) {
        ++context_.figures.refused;
        return;
      }
      too_many = here >= most;
      presence = Presence(std::move(neighbour), &Neighbour::connections);
    }
    const auto connection = std::make_shared<Connection>(context_.loop, std::move(socket), drain_pace());
    const auto session = std::make_shared<HttpSession>(context_, *connection, std::move(address), std::move(presence));
    connection->speak(session);
    if (connections_.size() >= std::size_t{2} * context_.limits().connections) forget_ended();
    connections_.push_back(connection);
    ++open_;
    connection->when_ended([this] {
      if (--open_ == 0) tell_all_gone();
    });
    if (too_many) session->refuse_too_many(too_many_retry_seconds);
    connection->read_on();
  }

  DrainPace drain_pace() const {
    const Limits& limits = context_.limits();
    return {.period_ms = limits.answer_seconds * std::int64_t{1000},
            .least_bytes = limits.answer_seconds * static_cast<std::int64_t>(limits.least_bytes_per_second)};
  }

  void look_later() {
    look_timer_.expires_after(look_every);
    look_timer_.async_wait([this, here = std::weak_ptr(here_)](boost::system::error_code error) {
      if (!error && !here.expired()) look();
    });
  }

  void look() {
    const std::int64_t now = context_.loop.uptime();
    const bool time_is_up = context_.stopping && now > stop_at_;
    for (const auto& connection : connections_) {
      if (time_is_up) {
        connection->end();
      } else {
        connection->look(now);
      }
    }
    forget_ended();
    context_.addresses.tidy(now);
    // It failed, most likely because too many files were open; by now some may be closed.
    if (!accepting_ && !context_.stopping) accept();
    look_later();
  }

  void tell_all_gone() {
    if (const base::Task task = std::exchange(all_gone_, nullptr)) task();
  }

  void forget_ended() {
    std::erase_if(connections_, [](const auto& connection) { return connection->ended(); });
  }

  NetContext context_;
  asio::basic_socket_acceptor<ip::tcp, Executor> acceptor_;
  std::uint16_t port_ = 0;
  std::vector<std::shared_ptr<Connection>> connections_;  ///< some have ended, until the next look
  std::size_t open_ = 0;
  base::Task all_gone_;
  std::int64_t stop_at_ = 0;
  SteadyTimer look_timer_;
  bool accepting_ = false;
  std::shared_ptr<char> here_ = std::make_shared<char>();  ///< gone when this is: calls of the network may come later
};

}  // namespace

std::unique_ptr<Listener> Listener::open(NetworkLoop& loop, NetSettings settings, Site& site) {
  return std::make_unique<TcpListener>(loop, std::move(settings), site);
}

}  // namespace fondaco::net
