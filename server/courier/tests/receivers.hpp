// SPDX-License-Identifier: MIT
#pragma once
// The other ends of what the server sends to people who are away: something like a push service or a webhook, and a
// mail server. Each listens on a free port of this machine, on a thread of its own, and remembers what it was given.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <charconv>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace fondaco::courier {

/// A connection that was accepted.
class LineSocket {
 public:
  explicit LineSocket(int socket) : socket_(socket) {}
  ~LineSocket() { ::close(socket_); }
  LineSocket(const LineSocket&) = delete;
  LineSocket& operator=(const LineSocket&) = delete;

  void say(const std::string& text) const { (void)!::write(socket_, text.data(), text.size()); }
  /// All up to and with that; empty when the other end is gone.
  std::string until(const std::string& end) {
    std::size_t found = std::string::npos;
    while ((found = unread_.find(end)) == std::string::npos) {
      if (!read_more()) return {};
    }
    return take(found + end.size());
  }
  std::string bytes(std::size_t count) {
    while (unread_.size() < count && read_more()) continue;
    return take(std::min(count, unread_.size()));
  }

 private:
  bool read_more() {
    char buffer[4096];
    const auto size = ::read(socket_, buffer, sizeof buffer);
    if (size > 0) unread_.append(buffer, static_cast<std::size_t>(size));
    return size > 0;
  }
  std::string take(std::size_t count) {
    std::string taken = unread_.substr(0, count);
    unread_.erase(0, count);
    return taken;
  }

  int socket_;
  std::string unread_;
};

template <class Item>
class Receiver {
 public:
  Receiver() : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    auto* const address = reinterpret_cast<sockaddr*>(&here);
    if (::bind(socket_, address, size) != 0 || ::listen(socket_, 16) != 0 ||
        ::getsockname(socket_, address, &size) != 0) {
      throw std::runtime_error("no port to receive at");
    }
    port_ = ntohs(here.sin_port);
  }
  Receiver(const Receiver&) = delete;
  Receiver& operator=(const Receiver&) = delete;

  std::uint16_t port() const { return port_; }
  std::vector<Item> received() {
    const std::lock_guard lock(mutex_);
    return items_;
  }
  std::size_t count() { return received().size(); }

 protected:
  ~Receiver() {
    end();
    ::close(socket_);
  }
  template <class Serve>
  void begin(Serve serve) {
    thread_ = std::thread([this, serve] {
      for (int visitor = ::accept(socket_, nullptr, nullptr); visitor >= 0;
           visitor = ::accept(socket_, nullptr, nullptr)) {
        LineSocket line(visitor);
        serve(line);
      }
    });
  }
  /// Before those go who serve.
  void end() {
    ::shutdown(socket_, SHUT_RDWR);
    if (thread_.joinable()) thread_.join();
  }
  void keep(Item item) {
    const std::lock_guard lock(mutex_);
    items_.push_back(std::move(item));
  }

 private:
  int socket_;
  std::uint16_t port_ = 0;
  std::mutex mutex_;
  std::vector<Item> items_;
  std::thread thread_;
};

struct Posted {
  std::string head;
  std::string body;

  std::string header(const std::string& name) const {
    const std::size_t at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return {};
    const std::size_t from = at + 4 + name.size();
    return head.substr(from, head.find("\r\n", from) - from);
  }
};

class HttpReceiver final : public Receiver<Posted> {
 public:
  HttpReceiver() {
    begin([this](LineSocket& line) {
      Posted posted;
      posted.head = line.until("\r\n\r\n");
      const std::string length = posted.header("Content-Length");
      std::size_t size = 0;
      std::from_chars(length.data(), length.data() + length.size(), size);
      posted.body = line.bytes(size);
      keep(std::move(posted));
      line.say("HTTP/1.1 " + std::to_string(status) + " Said\r\n" + extra +
               "Content-Length: 0\r\nConnection: close\r\n\r\n");
    });
  }
  ~HttpReceiver() { end(); }
  std::string url(const std::string& path) const { return "http://127.0.0.1:" + std::to_string(port()) + path; }

  std::atomic<int> status = 201;
  std::string extra;  ///< headers of the answer, set before the first request
};

struct Mailed {
  std::string from;
  std::string to;
  std::string text;
};

class MailReceiver final : public Receiver<Mailed> {
 public:
  MailReceiver() {
    begin([this](LineSocket& line) {
      Mailed mail;
      line.say("220 here\r\n");
      for (std::string said = line.until("\r\n"); !said.empty(); said = line.until("\r\n")) {
        const std::string verb = said.substr(0, 4);
        if (verb == "MAIL") mail.from = said;
        if (verb == "RCPT") mail.to = said;
        if (verb == "QUIT") return line.say("221 bye\r\n");
        if (verb != "DATA") {
          line.say("250 fine\r\n");
          continue;
        }
        line.say("354 go on\r\n");
        mail.text = line.until("\r\n.\r\n");
        keep(mail);
        line.say("250 taken\r\n");
      }
    });
  }
  ~MailReceiver() { end(); }
  std::string url() const { return "smtp://127.0.0.1:" + std::to_string(port()); }
};

}  // namespace fondaco::courier
