// SPDX-License-Identifier: MIT
#include "server/net/client.hpp"

#include <deque>
#include <stdexcept>

#include "server/net/client_socket.hpp"
#include "server/net/connection.hpp"
#include "server/net/http_reader.hpp"
#include "server/net/http_text.hpp"

namespace fondaco::net {
namespace {

constexpr std::size_t most_kept_connections = 16;

/// Makes a connection and says what became of it.
template <class Done>
void connect(AsioLoop& loop, const asio::ip::tcp::endpoint& server, Done done) {
  auto socket = std::make_shared<TcpSocket>(loop.context());
  socket->async_connect(server, [&loop, socket, done = std::move(done)](boost::system::error_code error) mutable {
    done(error, error ? nullptr : std::make_shared<Connection>(loop, std::move(*socket)));
  });
}

using Done = std::function<void(ClientResponse)>;

struct Job {
  ClientRequest request;
  Done done;
};

/// One kept connection.
class Courier final : public Protocol, public std::enable_shared_from_this<Courier> {
 public:
  Courier(std::shared_ptr<Connection> connection, std::function<void()> on_change)
      : connection_(std::move(connection)), on_change_(std::move(on_change)) {}

  bool is_free() const { return connection_ && !reader_; }
  bool is_gone() const { return !connection_; }

  void carry(Job job, std::string_view host) {
    reader_ = std::make_unique<ResponseReader>(job.request.method == "HEAD");
    done_ = std::move(job.done);
    connection_->send(request_text(job.request, host));
  }

  std::size_t receive(std::span<char> bytes) override {
    if (!reader_) {
      connection_->end();
      return bytes.size();
    }
    const std::size_t used = reader_->feed({bytes.data(), bytes.size()});
    if (reader_->state() == Reading::done) {
      deliver();
    } else if (reader_->state() == Reading::malformed) {
      connection_->end();
    }
    return used;
  }

  bool wants_bytes() const override { return true; }

  void ended() override {
    connection_.reset();
    if (reader_) {
      reader_->feed_end();
      deliver();
    } else {
      on_change_();
    }
  }

  void drop() {
    done_ = nullptr;
    on_change_ = [] {};
    reader_.reset();
    if (connection_) connection_->end();
  }

 private:
  void deliver() {
    const auto reader = std::move(reader_);
    ClientResponse response;
    if (reader->state() != Reading::done) {
      response.body = "the server closed the connection";
    } else if (reader->status() == 100) {
      reader_ = std::make_unique<ResponseReader>(false);
      return;
    } else {
      response = {.status = reader->status(), .body = reader->take_body(), .headers = reader->headers()};
      if (!reader->keeps_alive() && connection_) std::exchange(connection_, nullptr)->end();
    }
    if (const auto done = std::move(done_)) done(std::move(response));
    on_change_();
  }

  std::shared_ptr<Connection> connection_;
  std::function<void()> on_change_;
  std::unique_ptr<ResponseReader> reader_;  ///< while an answer is awaited
  Done done_;
};

class TcpClient final : public Client {
 public:
  TcpClient(NetworkLoop& loop, std::string host, std::uint16_t port)
      : loop_(AsioLoop::of(loop)), host_(std::move(host) + ":" + std::to_string(port)) {
    boost::system::error_code error;
    asio::ip::tcp::resolver resolver(loop_.context());
    const auto found = resolver.resolve(host_.substr(0, host_.rfind(':')), std::to_string(port), error);
    if (error) throw std::runtime_error("cannot find " + host_ + ": " + error.message());
    server_ = *found.begin();
  }

  ~TcpClient() override {
    for (const auto& courier : couriers_) courier->drop();
    for (const auto& socket : sockets_) {
      if (const auto open = socket.lock()) open->drop();
    }
  }

  TcpClient(const TcpClient&) = delete;
  TcpClient& operator=(const TcpClient&) = delete;

  void request(ClientRequest request, Done done) override {
    waiting_.push_back({std::move(request), std::move(done)});
    hand_out();
  }

  std::shared_ptr<ClientSocket> open(std::string target, std::vector<std::pair<std::string, std::string>> headers,
                                     SocketCalls calls) override {
    const auto socket = std::make_shared<WebClientSocket>(std::move(calls));
    if (sockets_.size() == sockets_.capacity()) {
      std::erase_if(sockets_, [](const auto& old) { return old.expired(); });
    }
    sockets_.push_back(socket);
    ClientRequest request{.method = "GET", .target = std::move(target), .body = {}, .headers = std::move(headers)};
    connect(loop_, server_,
            [socket, request = std::move(request), host = host_](boost::system::error_code error,
                                                                 std::shared_ptr<Connection> connection) {
              if (error) {
                socket->fail("0 " + error.message());
              } else {
                socket->start(std::move(connection), request, host);
              }
            });
    return socket;
  }

 private:
  void hand_out() {
    std::erase_if(couriers_, [](const auto& courier) { return courier->is_gone(); });
    for (const auto& courier : couriers_) {
      if (waiting_.empty()) return;
      if (!courier->is_free()) continue;
      Job job = std::move(waiting_.front());
      waiting_.pop_front();
      courier->carry(std::move(job), host_);
    }
    while (connecting_ < waiting_.size() && couriers_.size() + connecting_ < most_kept_connections) hire();
  }

  void hire() {
    ++connecting_;
    connect(
        loop_, server_,
        [this, here = std::weak_ptr(here_)](boost::system::error_code error, std::shared_ptr<Connection> connection) {
          if (here.expired()) return;
          --connecting_;
          if (error) {
            give_up(error.message());
            return;
          }
          const auto courier = std::make_shared<Courier>(connection, [this] { hand_out_soon(); });
          connection->speak(courier);
          connection->read_on();
          couriers_.push_back(courier);
          hand_out();
        });
  }

  /// Not from within a courier, who may be dropped by it.
  void hand_out_soon() {
    loop_.post([this, here = std::weak_ptr(here_)] {
      if (!here.expired()) hand_out();
    });
  }

  void give_up(const std::string& why) {
    const std::deque<Job> jobs = std::exchange(waiting_, {});
    for (const Job& job : jobs) job.done({.status = 0, .body = why, .headers = {}});
  }

  AsioLoop& loop_;
  std::string host_;
  asio::ip::tcp::endpoint server_;
  std::deque<Job> waiting_;
  std::vector<std::shared_ptr<Courier>> couriers_;
  std::vector<std::weak_ptr<WebClientSocket>> sockets_;
  std::size_t connecting_ = 0;
  std::shared_ptr<char> here_ = std::make_shared<char>();  ///< gone when this is: calls of the network may come later
};

}  // namespace

std::string ClientResponse::header(std::string_view name) const {
  for (const auto& [field, value] : headers) {
    if (equal_without_case(field, name)) return value;
  }
  return {};
}

std::unique_ptr<Client> Client::make(NetworkLoop& loop, std::string host, std::uint16_t port) {
  return std::make_unique<TcpClient>(loop, std::move(host), port);
}

}  // namespace fondaco::net
